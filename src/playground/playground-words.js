// What the playground says, but for its fixed labels (playground.html). A translation replaces this table.
Object.assign(WORDS, {
    choose: 'choose …',
    columns: ['algorithm', 'value', 'nodes', 'leaves', '% of tree', 'shallow', 'deep'],
    counted: row => [row.value, row.nodes, row.leaves,
        row.tree_leaves === null ? '' : (100 * row.leaves / row.tree_leaves).toFixed(1), row.shallow, row.deep],
    square: (name, content) => `${name}: ${{ X: 'X', O: 'O', '-': 'empty' }[content]}`,
    noMatter: 'For this tree cut and fail rule make no difference to the answers.',
    matters: (rule, what) => ` changes ${what.join(', ')}.`,
    rule: row => `cut ${row.cut}, fail ${row.fail}`,
    copied: what => `Copied: ${what}.`,
    copyThis: 'Copy this:',
    copies: { link: 'the link', command: 'the command line', tree: 'the tree file', svg: 'the picture', trace: 'the trace', answers: 'the answers' },
    tooLarge: 'This tree is too large to be drawn here.',
});
