// What the playground says, but for its fixed labels (playground.html). A translation replaces this table.
Object.assign(WORDS, {
    choose: 'choose …',
    leafNamed: name => `Leaf ${name}`,
    columns: ['algorithm', 'value', 'nodes', 'leaves', '% of tree', 'shallow', 'deep'],
    counted: row => [row.value, row.nodes, row.leaves,
        row.tree_leaves === null ? '' : (100 * row.leaves / row.tree_leaves).toFixed(1), row.shallow, row.deep],
    square: (name, content) => `${name}: ${{ X: 'X', O: 'O', '-': 'empty' }[content]}`,
    noMatter: 'For this tree cut and fail rule make no difference to the answers.',
    matters: what => ` changes ${what.join(', ') || 'nothing'}.`,
    rule: row => `cut ${row.cut}, fail ${row.fail}`,
    copied: what => `Copied: ${what}.`,
    copyThis: 'Copy this:',
    copies: { link: 'the link', command: 'the command line', tree: 'the tree file', svg: 'the picture', tikz: 'the picture for LaTeX', trace: 'the trace', answers: 'the answers', exercise: 'the link to the exercise' },
    deck: n => (n === 0 ? '' : `${n} more in the deck`),
    tooLarge: 'This tree is too large to be drawn here.',
});

Object.assign(WORDS, {
    score: (right, done, all) => `${right} right of ${done}; ${all - done} to go`,
    asks: {
        leaf: () => 'Which leaf is visited next?',
        update: (name, player, returned) => `${returned} to ${name}, a ${player} node. What is the window of ${name} now?`,
        cutoff: (name, player, returned) => `${returned} to ${name}, a ${player} node. Does ${name} go on to its next child?`,
        value: (name, player) => `${name}, a ${player} node, is finished. What does it return?`,
    },
    returned: (name, value) => `${name} has returned ${value}`,
    hints: {
        leaf: 'Follow the open nodes: the search goes on at the deepest one that still has a child to visit. The children of a node that is cut off are never visited.',
        update: 'A MAX node can raise only α, a MIN node can lower only β, and only if the child is better than what the bound already says.',
        cutoff: 'A MAX node stops when its value reaches β, a MIN node when its value reaches α. The cutoff is shallow if that bound is from its parent, deep if it is from a node further up.',
        value: 'A MAX node returns the greatest value of its children, a MIN node the least. If children were cut off, here or below, it may be only a bound.',
    },
    now: (name, value, alpha, beta) => `${name} is ${value || '?'}${alpha === '' ? '' : `; α ${alpha}, β ${beta}`}.`,
    missing: 'Say what you expect, or take a hint.',
    right: 'Right.', wrong: 'Not right.', shown: 'The answer was shown.',
    finished: 'The search is finished.',
    kindsAsked: { leaf: 'next leaf', update: 'windows', cutoff: 'cutoffs', value: 'values' },
    of: (right, all) => `${right} of ${all} right`,
    shownOf: n => (n === 0 ? '' : `${n} shown`),
    graded: (points, all) => `plycut check gives your answers ${points} of ${all}.`,
    leftOut: kinds => `An answer that was shown counts as not given. The file leaves out what it is part of: ${kinds.join(', ')}.`,
    noTree: 'No other tree of this kind was found.',
});
