// What is known after k events of a search: pure state, no page. Each event leaves a record of what it changed, so
// that a step back costs as little as a step forward.
import { cell, member } from './must.js';

export const NONE = -1;
/** @type {Cutoff['kind'][]} */
export const KINDS = ['s', 'd', 'w', 'l'];
/** @type {Record<string, string>} */
export const CUTS = { s: 'shallow', d: 'deep', w: 'window', l: 'limit' }; // the kinds of cutoffs, as classes and as answers have them

/** The first state: nothing visited. `search` is one of a plycut-moments document, `tree` its tree.
 *  @param {Search} search @param {Tree} tree */
export function newState(search, tree) {
    const count = tree.kind.length, column = /** @template T @param {T} value @returns {T[]} */ value => new Array(count).fill(value);
    return {
        search, tree, children: childrenOf(tree),
        k: 0,                       // events that have happened
        current: NONE,              // node of the last one
        open: /** @type {Index[]} */ ([]), // nodes entered and not yet left: the call stack
        visits: column(0),
        left: column(false),        // visited, and not open
        value: tree.value.slice(),  // an index of numbers: a leaf's, the best so far, or what was returned
        type: column('='),
        low: column(NONE),          // of an open chance node: what is proved of it so far
        high: column(NONE),
        alpha: column(NONE),        // the window now, and on entry once the node is left: indices of bounds
        beta: column(NONE),
        entered: column(NONE),      // the event of the last visit
        known: column(false),       // by the transposition table
        noisy: column(false),       // searched on in quiescence
        cut: column(''),            // the kind of the cutoff at this node: s, d, w
        cutoff: column(NONE),       // and its index in search.cutoffs
        pruned: column(''),         // the kind of the cutoff that pruned it
        causes: column(0),          // cutoffs by a bound of this node
        // leaves: distinct ones; evaluated: every visit of a leaf; skipped: leaves below nodes that are pruned now
        counts: { nodes: 0, leaves: 0, evaluated: 0, known: 0, s: 0, d: 0, w: 0, l: 0, skipped: 0, uncounted: 0 },
        cutoffs: 0,                 // that have happened
        undo: /** @type {Change[][]} */ ([]),
        touched: /** @type {Set<Index>} */ (new Set()), // nodes changed since the page last looked
    };
}

/** Sets a member of a column, of the counts or of the state itself, and keeps what it was.
 *  @template {object} C @template {keyof C} K @param {State} state @param {C} of @param {K} at @param {C[K]} value */
function set(state, of, at, value) {
    if (of[at] === value)
        return;
    cell(state.undo, state.undo.length - 1).push({ of, at, was: of[at] });
    of[at] = value;
    touch(state, at);
}

/** Notes that a node has changed.
 *  @param {State} state @param {PropertyKey} at */
function touch(state, at) {
    if (typeof at === 'number' && at >= 0)
        state.touched.add(at);
}

/** @template {PropertyKey} K @param {State} state @param {Record<K, number>} of @param {K} at @param {number} by */
function add(state, of, at, by) {
    set(state, of, at, of[at] + by);
}

/** @param {State} state @param {Index} node @param {number} event */
function setWindow(state, node, event) {
    const { alpha, beta } = state.search.events;
    set(state, state.alpha, node, cell(alpha, event));
    set(state, state.beta, node, cell(beta, event));
}

/** The leaves of a subtree.
 *  @param {State} state @param {Index} node @returns {number} */
export function leavesBelow(state, node) {
    return state.tree.kind[node] === 'l' ? 1 : cell(state.children, node).reduce((sum, child) => sum + leavesBelow(state, child), 0);
}

/** Marks a node as pruned by a cutoff of this kind; '': a visit has entered it.
 *  @param {State} state @param {Index} node @param {string} kind */
function setPruned(state, node, kind) {
    if ((kind === '') !== (state.pruned[node] === ''))
        add(state, state.counts, 'skipped', kind === '' ? -leavesBelow(state, node) : leavesBelow(state, node));
    set(state, state.pruned, node, kind);
}

/** A cutoff at a node lists another. An earlier visit may have entered it; and what its parent has pruned, the chance node
 *  above that probed the parent lists again.
 *  @param {State} state @param {Index} node @param {Index} at @param {string} kind */
function prune(state, node, at, kind) {
    if (state.visits[node] === 0 && (state.pruned[node] === '' || state.tree.parent[node] === at))
        setPruned(state, node, kind);
}

/** @param {State} state @param {Index} node @param {Index} low @param {Index} high */
function setProved(state, node, low, high) {
    set(state, state.low, node, low);
    set(state, state.high, node, high);
}

/** @param {State} state @param {Index} node @param {number} event */
function visit(state, node, event) {
    setPruned(state, node, '');
    add(state, state.visits, node, 1);
    add(state, state.counts, 'nodes', 1);
    set(state, state.entered, node, event);
    set(state, state.left, node, false);
    set(state, state.known, node, false);
    set(state, state.noisy, node, state.search.events.noisy?.[event] === 1);
    set(state, state.cut, node, '');
    set(state, state.cutoff, node, NONE);
    setWindow(state, node, event);
}

/** @param {State} state @param {Index} node @param {number} event */
function returns(state, node, event) {
    const { value, type } = state.search.events;
    set(state, state.value, node, cell(value, event));
    set(state, state.type, node, cell(type, event));
    set(state, state.left, node, true);
}

/** What happens at an event, by its kind.
 *  @type {Record<string, (state: State, node: Index, event: number) => void>} */
const HAPPEN = {
    p() {},
    e(state, node, event) {
        visit(state, node, event);
        set(state, state.value, node, NONE);
        set(state, state.type, node, '=');
        setProved(state, node, NONE, NONE);
        set(state, state, 'open', [...state.open, node]);
    },
    l(state, node, event) {
        visit(state, node, event);
        returns(state, node, event);
        add(state, state.counts, 'evaluated', 1);
        add(state, state.counts, 'leaves', state.visits[node] === 1 ? 1 : 0);
    },
    t(state, node, event) {
        visit(state, node, event);
        returns(state, node, event);
        set(state, state.known, node, true);
        add(state, state.counts, 'known', 1);
    },
    u(state, node, event) {
        const { value, low, high } = state.search.events;
        set(state, state.value, node, cell(value, event));
        setProved(state, node, low?.[event] ?? NONE, high?.[event] ?? NONE);
        setWindow(state, node, event);
    },
    b(state, node, event) {
        const { low, high } = state.search.events;
        setProved(state, node, low?.[event] ?? NONE, high?.[event] ?? NONE);
        setWindow(state, node, event);
    },
    c(state, node) {
        const index = state.cutoffs, cutoff = cell(state.search.cutoffs, index);
        set(state, state, 'cutoffs', index + 1);
        set(state, state.cut, node, cutoff.kind);
        set(state, state.cutoff, node, index);
        if (cutoff.owner !== NONE)
            add(state, state.causes, cutoff.owner, 1);
        for (const listed of cutoff.pruned)
            prune(state, listed, node, cutoff.kind);
        add(state, state.counts, cutoff.kind, 1);
        add(state, state.counts, 'uncounted', cutoff.leaves === null ? 1 : 0);
    },
    x(state, node, event) {
        returns(state, node, event);
        setWindow(state, node, cell(state.entered, node));
        set(state, state, 'open', state.open.slice(0, -1));
    },
};

/** One event forward.
 *  @param {State} state */
export function forward(state) {
    const event = state.k, kind = cell(state.search.events.kind, event), node = cell(state.search.events.node, event);
    touch(state, state.current);
    state.undo.push([]);
    set(state, state, 'current', kind === 'p' ? NONE : node);
    member(HAPPEN, kind)(state, node, event);
    state.k = event + 1;
    touch(state, state.current);
}

/** One event back.
 *  @param {State} state */
function back(state) {
    touch(state, state.current);
    for (const { of, at, was } of (state.undo.pop() ?? []).reverse()) {
        Reflect.set(of, at, was);
        touch(state, at);
    }
    state.k--;
    touch(state, state.current);
}

/** To the moment after k events.
 *  @param {State} state @param {number} k */
export function goTo(state, k) {
    const end = state.search.events.kind.length;
    k = Math.max(0, Math.min(end, k));
    while (state.k < k)
        forward(state);
    while (state.k > k)
        back(state);
}

/** Is a node, or one above it, pruned?
 *  @param {State} state @param {Index} node */
export function isNever(state, node) {
    while (node !== NONE && state.visits[node] === 0 && state.pruned[node] === '')
        node = cell(state.tree.parent, node);
    return node !== NONE && state.pruned[node] !== '';
}

/** The children of each node.
 *  @param {Tree} tree @returns {Index[][]} */
export function childrenOf(tree) {
    const children = tree.parent.map(() => /** @type {Index[]} */ ([]));
    tree.parent.forEach((parent, node) => children[parent]?.push(node)); // the root has no parent
    return children;
}

/** The path of a node: "/0/2".
 *  @param {Tree} tree @param {Index} node */
export function pathOf(tree, node) {
    const steps = [];
    for (let above; (above = cell(tree.parent, node)) !== NONE; node = above)
        steps.unshift(tree.step[node]);
    return `/${steps.join('/')}`;
}

/** The node with a path; NONE if the tree has none.
 *  @param {Tree} tree @param {string} path */
export function nodeAt(tree, path) {
    return tree.parent.findIndex((parent, node) => pathOf(tree, node) === path);
}
