// The page's state: forward and back it is the one that the trace says, for every tree of the catalogue.
'use strict';
const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const path = require('node:path');
const { program } = require('./harness');

let step; // the modules

const run = (...args) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 30 });
const json = (...args) => JSON.parse(run(...args));

/** The double next to a number, above or below it. */
function beside(number, above) {
    const bits = new BigInt64Array(1), value = new Float64Array(bits.buffer);
    if (number === 0)
        return above ? Number.MIN_VALUE : -Number.MIN_VALUE;
    value[0] = number;
    bits[0] += (number > 0) === above ? 1n : -1n;
    return value[0];
}

/** What a state says, in the words and numbers of a trace. */
function said(state, document) {
    const number = i => (i < 0 ? null : document.numbers[i]);
    const scouts = state.search.bounds.scout;
    const bound = i => (i < 0 ? null : scouts[i] < 0 ? number(state.search.bounds.number[i])
        : beside(number(state.search.bounds.number[i]), state.tree.kind[scouts[i]] === 'x'));
    const of = {};
    state.tree.kind.split('').forEach((kind, node) => {
        if (state.visits[node] > 0)
            of[step.pathOf(state.tree, node)] = {
                open: state.open.includes(node), value: number(state.value[node]), type: state.type[node],
                alpha: bound(state.alpha[node]), beta: bound(state.beta[node]), visits: state.visits[node],
                cut: state.cut[node], ...(kind === 'c' ? { low: number(state.low[node]), high: number(state.high[node]) } : {}),
            };
    });
    const pruned = state.tree.kind.split('').map((kind, node) => node)
        .filter(node => state.pruned[node] !== '').map(node => step.pathOf(state.tree, node)).sort();
    const owners = state.tree.kind.split('').map((kind, node) => node)
        .filter(node => state.causes[node] > 0).map(node => step.pathOf(state.tree, node)).sort();
    return { of, pruned, owners, counts: { ...state.counts }, open: state.open.map(n => step.pathOf(state.tree, n)) };
}

const TYPE = { exact: '=', lower: '>', upper: '<' };

/** Is a path that of a node, or below it? */
const isBelow = (path, node) => path === node || path.startsWith(node === '/' ? '/' : `${node}/`);

/** The same from the first k events of a trace, written down without any state of the page's. `leaves`: their paths. */
function told(trace, k, leaves) {
    const events = trace.events.slice(0, k), of = {}, open = [], pruned = new Set(), owners = new Set(), evaluated = new Set();
    const counts = { nodes: 0, leaves: 0, evaluated: 0, known: 0, s: 0, d: 0, w: 0, l: 0, skipped: 0, uncounted: 0 };
    for (const e of events) {
        if (e.event === 'enter' || e.event === 'leaf' || e.event === 'table') {
            of[e.node] = { open: e.event === 'enter', value: e.value ?? null, type: TYPE[e.type] ?? '=', alpha: e.alpha,
                beta: e.beta, given: [e.alpha, e.beta], visits: (of[e.node]?.visits ?? 0) + 1, cut: '', ...(e.player === 'chance' ? { low: null, high: null } : {}) };
            pruned.delete(e.node);
            counts.nodes++;
            counts.evaluated += e.event === 'leaf';
            if (e.event === 'leaf')
                evaluated.add(e.node);
            counts.known += e.event === 'table';
        } else if (e.event === 'update') {
            Object.assign(of[e.node], { value: e.best, alpha: e.alpha, beta: e.beta }, 'low' in e ? { low: e.low, high: e.high } : {});
        } else if (e.event === 'probe') {
            Object.assign(of[e.node], { low: e.low, high: e.high });
        } else if (e.event === 'cutoff') {
            of[e.node].cut = e.kind[0];
            e.pruned.filter(node => of[node] === undefined).forEach(node => pruned.add(node));
            if (e.by)
                owners.add(e.by);
            counts[e.kind[0]]++;
            counts.uncounted += e.pruned_leaves === null;
        } else if (e.event === 'exit') {
            const [alpha, beta] = of[e.node].given;
            Object.assign(of[e.node], { open: false, value: e.value, type: TYPE[e.type], alpha, beta });
        }
        if (e.event === 'enter')
            open.push(e.node);
        else if (e.event === 'exit')
            open.pop();
    }
    for (const node in of)
        delete of[node].given;
    counts.leaves = evaluated.size;
    counts.skipped = leaves.filter(leaf => [...pruned].some(node => isBelow(leaf, node))).length;
    return { of, pruned: [...pruned].sort(), owners: [...owners].sort(), counts, open };
}

/** Every moment of a short search, some of a long one. */
function moments(count) {
    const every = Math.ceil(count / 60), ks = [];
    for (let k = 0; k <= count; k += every)
        ks.push(k);
    return ks[ks.length - 1] === count ? ks : [...ks, count];
}

/** Everything that a state is except what it keeps for going back. */
const whole = state => JSON.stringify({ ...state, search: 0, tree: 0, undo: 0, touched: 0 });

/** Compares the moments of searches, which share a document, with a trace of each. */
function compare(args, algorithms = ['alpha-beta']) {
    const document = json('draw', '-f', 'moments', '-a', algorithms.join(), ...args);
    document.searches.forEach((search, i) => compareSearch(document, search, json('trace', '--expand-pruned', '-a', algorithms[i], ...args), args));
}

function compareSearch(document, search, trace, args) {
    const tree = document.trees[search.tree], state = step.newState(search, tree);
    assert.equal(search.algorithm, trace.search.algorithm);
    assert.equal(search.events.kind.length, trace.events.length);
    assert.equal(search.sentences.length, trace.events.length);
    const ks = moments(trace.events.length), seen = [];
    const leaves = tree.kind.split('').map((kind, node) => [kind, node]).filter(([kind]) => kind === 'l').map(([, node]) => step.pathOf(tree, node));
    for (const k of ks) {
        step.goTo(state, k);
        assert.deepEqual(said(state, document), told(trace, k, leaves), `${args} after ${k} events`);
        assert.ok(search.tree_leaves === null || state.counts.leaves + state.counts.skipped <= search.tree_leaves, `${args}: more leaves than the tree has after ${k} events`);
        seen.push(whole(state));
    }
    for (const k of [...ks].reverse()) {
        step.goTo(state, k);
        assert.equal(whole(state), seen[ks.indexOf(k)], `${args} back after ${k} events`);
    }
    assert.equal(state.undo.length, 0);
}

/** The algorithms that take these inputs, without those of several passes, or with limits. */
function defined(...args) {
    return [...new Set(JSON.parse(run('count', '-q', '-a', 'all', '-f', 'json', ...args)).results.map(({ algorithm }) => algorithm))];
}

const TREES = run('list', '-q', '--all', 'trees').trim().split('\n');

module.exports = async ({ test }) => {
    step = { ...await import('../../src/publish/page/step.js'), ...await import('../../src/publish/page/twins.js') };
    for (const levels of ['max/chance/min', 'min/chance/max/chance', 'max/chance'])
        await test(`${levels}: chance nodes have their intervals, and what a probe leaves out is pruned`, () => {
            for (const seed of [1, 2])
                for (const variant of [[], ['--cut', 'strict'], ['--limits-cut']])
                    compare([...variant, '--expand-pruned', `random:b=3,d=4,seed=${seed},values=0..9,players=${levels},limits=0..9`], ['alpha-beta', 'star2', 'minimax', 'branch-and-bound']);
        });
    for (const tree of TREES)
        await test(`${tree}: the state is that of the trace, forward and back`, () => {
            const depth = tree.includes('othello') || /\.obf$/.test(tree) ? ['-d', '3'] : [];
            for (const variant of [[], ['--cut', 'strict', '--fail', 'hard'], ['--order', 'reversed']])
                compare([...variant, ...depth, tree], defined(tree, ...depth));
        });
    await test('boards, tables, windows', () => {
        compare(['-d', '4', 'othello:4x4']);
        compare(['-d', '4', 'othello:4x4'], ['negascout']);
        compare(['-d', '5', '--table', '500', 'othello:4x4']);
        compare(['--window', '3,6', 'eppstein-deep']);
    });
    await test('infinite values, and leaves of unknown value', () => {
        for (const tree of ['((inf 4) (2 -inf) (-inf inf) (inf inf))', '((-inf -inf) (-inf))', '(((inf) (3 -inf)) ((-inf 2) (inf 5)))'])
            compare([tree], ['alpha-beta', 'minimax', 'negascout']);
        compare(['((4 11) (3 x y) (9 5))'], ['alpha-beta', 'branch-and-bound']);
    });
    await test('a re-search: no leaf counts twice, and what a test pruned may still be visited', () => {
        for (const tree of ['tree:[[[3,12],[8,2]],[[2,4],[6,1]],[[14,5],[2,9]]]', '[1,[[7,4],5]]'])
            compare([tree], ['negascout']);
        const document = json('draw', '-f', 'moments', '-a', 'negascout', 'tree:[[[3,12],[8,2]],[[2,4],[6,1]],[[14,5],[2,9]]]');
        const [search] = document.searches, state = step.newState(search, document.trees[search.tree]);
        const leaf = step.nodeAt(state.tree, '/2/0/1');
        step.goTo(state, 46);
        assert.equal(step.isNever(state, leaf), true, 'the test has pruned the leaf 5, and no visit has entered it');
        step.goTo(state, 49);
        assert.equal(step.isNever(state, leaf), false, 'the leaf 5 is visited at event 49');
        step.goTo(state, search.events.kind.length);
        assert.deepEqual([state.counts.leaves, state.counts.evaluated, state.counts.skipped, search.tree_leaves], [10, 13, 2, 12]);
    });
    await test('a bound that a chance node has translated has both numbers', async () => {
        const { Notation } = await import('../../src/publish/page/notation.js');
        const said = (name, ...args) => {
            const document = json('draw', '-f', 'moments', ...args), [search] = document.searches, tree = document.trees[search.tree];
            const state = step.newState(search, tree), notation = new Notation(document, search, tree);
            step.goTo(state, 1 + search.events.node.indexOf(tree.name.indexOf(name)));
            return notation.owned(state, state.alpha[state.current], '−∞');
        };
        assert.equal(said('C', 'aima-chance-limits'), '1.5 (A)');
        assert.equal(said('F', 'aima-chance-limits'), '1 (from A’s 1.5)');
        assert.equal(said('B', '--window=1.7,2', 'aima-chance-limits'), '1.7');
        assert.equal(said('D', '--window=1.7,2', 'aima-chance-limits'), '1.4 (from 1.7, the end of the window at the root)');
    });
    await test('searches side by side, by place in the tree', () => {
        const document = json('draw', '-f', 'moments', '-a', 'minimax,alpha-beta', 'eppstein-deep');
        const [minimax, alphaBeta] = document.searches.map(s => step.newState(s, document.trees[s.tree]));
        const twin = step.twins(alphaBeta.tree, minimax.tree), leaf = state => {
            const { kind, node } = state.search.events;
            return node.filter((n, i) => i < state.k && kind[i] === 'l').map(n => step.pathOf(state.tree, n));
        };
        for (const k of [...Array(minimax.search.events.kind.length + 1).keys()].flatMap(k => [k, Math.max(0, k - 7)])) {
            step.goTo(minimax, k);
            step.follow(alphaBeta, minimax, twin);
            const visited = new Set(leaf(minimax)), mine = leaf(alphaBeta);
            assert.ok(mine.every(path => visited.has(path)), `after ${k}: ${mine} are not all in ${[...visited]}`);
            const all = document.searches[1].events, next = [...all.kind].findIndex((c, i) => i >= alphaBeta.k && c === 'l');
            assert.ok(next < 0 || !visited.has(step.pathOf(alphaBeta.tree, all.node[next])) ||
                minimax.k - 1 === minimax.entered[minimax.current] || alphaBeta.current === minimax.current, `after ${k}: behind`);
        }
        step.goTo(minimax, 0);
        step.follow(alphaBeta, minimax, twin);
        assert.equal(alphaBeta.k, 0);
        step.goTo(minimax, Infinity);
        step.follow(alphaBeta, minimax, twin);
        assert.equal(alphaBeta.k, alphaBeta.search.events.kind.length);
    });
};
