// What the playground says, except for its fixed labels (playground.html). A translation replaces this table.
import { table } from '../../publish/page/words.js';

export const PHRASES = table({
    choose: 'choose …',
    noTreeYet: 'No tree', end: '(the end)',
    mainSearches: { minimax: 'Minimax', 'branch-and-bound': 'Branch & bound', 'alpha-beta': 'Alpha-beta' },
    otherSearches: 'More searches …', searches: 'Searches', mistakes: 'Alpha-beta beside a mistake', several: 'several searches',
    /** "max/chance/min", however it is typed.
     *  @type {OfText} */
    players: text => text.toLowerCase().match(/[a-z]+/g)?.join('/') ?? text,
    /** A tree's text is never cut, since it could not be typed back.
     *  @type {(tree: string, leaves: number) => string} */
    treeOf: (tree, leaves) => (tree.trim().length <= 60 && !tree.trim().includes('\n') ? tree.trim() : /^\s*\{/.test(tree) && /"(format|tree)"/.test(tree) ? 'a tree file' : leaves === 1 ? 'a tree with 1 leaf' : `a tree with ${leaves} leaves`),
    /** @type {(problem: Problem) => string} */ searchOf: ({ algorithm, order, cut, fail, window, depth, table }) => [algorithm.replaceAll(',', ', '), `cut ${cut}`, fail === 'soft' ? '' : `fail ${fail}`,
        order === 'given' ? '' : `order ${order}`, window === '' ? '' : `window ${window}`, depth === '' ? '' : `depth ${depth}`, table === '' ? '' : `table ${table}`].filter(word => word !== '').map(word => ` · ${word}`).join(''),
    /** @type {OfText} */ noSuchTree: name => `There is no tree ‘${name}’ in the catalogue.`,
    theRoot: 'the root',
    /** @type {OfText} */ newNode: above => `New child of ${above}`,
    newHint: 'Type the values of its leaves; Enter goes on with the next node, an empty row goes up, Tab goes deeper.',
    innerHint: 'Values that are typed become its children. A click or an arrow key chooses another node.',
    leafHint: 'A click or an arrow key chooses another node.',
    /** @type {OfText} */ leafNamed: name => `Leaf ${name}`,
    /** @type {OfList} */ always: names => `Always pruned, whatever its value is: ${names.join(', ')}.`,
    columns: ['algorithm', 'value', 'nodes', 'leaves', '% of tree', 'shallow', 'deep'],
    /** @type {(row: Counted) => string[]} */ counted: row => [row.value, row.nodes, row.leaves,
        row.tree_leaves === null ? '' : (100 * (row.distinct_leaves ?? row.leaves) / row.tree_leaves).toFixed(1), row.shallow, row.deep].map(count => String(count ?? '')),
    /** @type {OfTexts} */ square: (name, content) => `${name}: ${{ __proto__: null, X: 'X', O: 'O', '-': 'empty' }[content]}`,
    noMatter: 'For this tree the conventions make no difference to the answers.',
    compared: 'Compared with alpha-beta, cut equal, fail soft, order given: ',
    /** @type {OfList} */ changes: what => ` changes ${what.map(fact => ({ __proto__: null, returned: 'returned values', types: 'node types' })[fact] ?? fact).join(', ')}`,
    /** @type {(convention: Convention) => string} */ convention: ({ algorithm, order, cut, fail }) => [algorithm === 'alpha-beta' ? '' : algorithm, cut === 'equal' ? '' : `cut ${cut}`,
        fail === 'soft' ? '' : `fail ${fail}`, order === 'given' ? '' : `order ${order}`].filter(word => word !== '').join(', '),
    /** The lines of plycut check --form.
     *  @type {(said: string) => string[]} */
    readable: said => said.replaceAll('standard input: ', '').replaceAll(/(unread line \d+: .*)standard input:\d+: /g, '$1').replaceAll(/standard input:(\d+)/g, 'line $1').trimEnd().split('\n').map(line => line.trim().replace(/ {2,}/, ' ')),
    /** @type {OfText} */ copied: what => `Copied: ${what}.`,
    copyThis: 'Copy this:',
    copies: { link: 'the link', command: 'the command line', tree: 'the tree file', svg: 'the picture', tikz: 'the picture for LaTeX', trace: 'the trace', answers: 'the answers', exercise: 'the link to the exercise' },
    /** @type {OfNumber} */ deck: n => (n === 0 ? '' : `${n} in the deck`),

    broken: 'The search failed, perhaps because it needs too much memory. Choose a smaller Depth or a smaller tree.',
    stopped: 'Stopped.',
    busy: 'Searching …',
    noCore: 'The part of this page that searches does not start, so nothing can be searched here. Reload the page, or try another browser.',
    /** Where a tree's text is wrong, from its path in JSON: ".tree[1].children[0].player".
     *  @type {OfText} */
    place: path => {
        const [, nodes, member] = /^(?:\.tree)?((?:(?:\.children)?\[\d+\])*)(?:\.(\w+))?$/.exec(path) ?? [null, '', path.slice(1)];
        const children = (nodes.match(/\d+/g) ?? []).map(i => `child ${Number(i) + 1} of `).reverse();
        return [children.length > 0 ? `${children.join('')}the root` : '', member].filter(Boolean).map(part => `${part}: `).join('');
    },
    /** A message of plycut in the words of this page: its form instead of options.
     *  @type {OfText} */
    inPage: message => message.replace(/; try 'plycut [^']*'/g, '').replace(/; 'when', 'sheet'.*/, ': give it a number').replace(/(such as \[\[.*?\]\]), positions or a trace; answers .*/, '$1').replace(/ a smaller -b\b/, ' fewer children').replace(/: draw the tree, or its steps \(draw --steps\)/, ', yet').replace(/-d (\d+) fits/, 'Depth $1 fits').replace(/(?:reduce -d, or )?raise --max-nodes/, 'choose a smaller Depth')
        .replace(/(?:--|\b)(depth|window|order|cut|fail|root|algorithm|table)(?=[=: ])/g, word => word.replace('--', '').replace(/^./, letter => letter.toUpperCase()))
        .replace(/: choose one with --as$/, '; write it so that only one fits').replace(/--leaf: /, '').replace(/--(\w+)/g, '$1').replace(/ -d\b/g, ' Depth')
        .replace(/^\d+:\d+: (?=\$)/, '').replace(/^(\d+):(\d+): /, 'line $1, character $2: ').replace(/^\$(\S*): /, (whole, path) => PHRASES.place(path)),
    link: {
        cut: 'This link is damaged: a part of it is missing or was changed. Ask for it again, or copy all of it.',
        large: 'This link unpacks to more than 1 MB, which no tree here needs. It was not opened.',
        unknown: /** @type {OfText} */ name => `This link has an unknown part: ${name}. It may be mistyped.`,
        twice: /** @type {OfText} */ name => `This link says ${name} twice. It may be mistyped.`,
        noTree: 'This link names no tree: there is no t= in it.',
        kinds: /** @type {OfText} */ word => `This link asks for unknown questions: ${word}. Choose from leaf, update, cutoff and value.`,
        refused: /** @type {OfText} */ message => `This link cannot be opened: ${message}`,
        instead: 'The address stays as it is. To begin with something else, choose an example, or type a tree.',
    },
    /** @type {(problem: Problem, title: string, root: string) => string} */ rules: ({ algorithm, order, cut, fail, window, depth }, title, root) => [
        title, `${{ __proto__: null, n: 'MIN', c: 'a chance node' }[root] ?? 'MAX'} first`,
        { __proto__: null, given: 'left to right', reversed: 'right to left' }[order] ?? `order ${order}`,
        ...(depth === '' ? [] : [`${depth} ${Number(depth) === 1 ? 'ply' : 'plies'}`]), ...(window === '' ? [] : [`window ${window}`])].join(', ')
        + (algorithm === 'minimax' ? '.' : `; a node stops at ${cut === 'strict' ? '> and <' : '>= and <='}; fail ${fail}.`),
    /** @type {(points: number, done: number, all: number) => string} */ score: (points, done, all) => `${points} of ${all} points${done < all ? `, ${all - done} to go` : ''}`,
    /** @type {(hints: number, tries: number) => string} */ right: (hints, tries) => (hints === 0 && tries === 1 ? 'Right.' : `Right, ${tries > 1 ? 'at the second try' : ''}${tries > 1 && hints > 0 ? ' and ' : ''}${hints > 0 ? 'with a hint' : ''}.`),
    /** @type {(marked: boolean, cut: string, by: string) => string} */ picked: (marked, cut, by) => (!marked ? 'no cutoff' : cut === '' ? 'cut: whose bound?' : cut === 'window' ? 'cut by the window' : by === '' ? cut : `${cut} by ${by}`),
    whoseBound: 'Whose bound is it? Click that node, or choose what happens in the form.',
    wrong: 'Not right.', tryAgain: 'You can try once more.',
    /** @type {OfText} */ shown: answer => `The answer is: ${answer}`,
    /** @type {(points: number, all: number) => string} */ finished: (points, all) => `The search is finished: ${points} of ${all} points.`,
    kindsAsked: { leaf: 'next leaf', update: 'windows', cutoff: 'cutoffs', value: 'values' },
    /** @type {(right: number, all: number) => string} */ of: (right, all) => `${right} of ${all} right`,
    /** @type {OfNumber} */ helped: n => (n === 0 ? '' : `${n} with a hint or at the second try`),
    /** @type {(number: number, reason: string) => string} */ lesson: (number, reason) => `Question ${number}: ${reason}`,
    /** @type {(points: number, all: number) => string} */ graded: (points, all) => `plycut check gives your file ${points} of ${all} points: 1 for each right answer, less a quarter for each hint, and half at the second try.`,
    noTree: 'No other tree of this kind was found.',
});
