// What is known after k events of a search: pure state, no page. Each event leaves a record of what it changed, so
// that a step back costs as little as a step forward.

export const NONE = -1;
export const CUTS = { __proto__: null, s: 'shallow', d: 'deep', w: 'window', l: 'limit' }; // the kinds of cutoffs, as classes and as answers have them

/** The first state: nothing visited. `search` is one of a plycut-moments document, `tree` its tree.
 *  @param {Search} search @param {Tree} tree */
export function newState(search, tree) {
    const count = tree.kind.length, column = value => new Array(count).fill(value);
    return {
        search, tree, children: childrenOf(tree),
        k: 0,                       // events that have happened
        current: NONE,              // node of the last one
        open: [],                   // nodes entered and not yet left: the call stack
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
        undo: [],
        touched: new Set(),         // nodes changed since the page last looked
    };
}

/** Sets a member of a column (or of the state itself, where `at` is a name) and keeps what it was. */
function set(state, column, at, value) {
    if (column[at] === value)
        return;
    state.undo[state.undo.length - 1].push(column, at, column[at]);
    column[at] = value;
    if (Number.isInteger(at) && at >= 0)
        state.touched.add(at);
}

function add(state, column, at, by) {
    set(state, column, at, column[at] + by);
}

function setWindow(state, node, event) {
    const { alpha, beta } = state.search.events;
    set(state, state.alpha, node, alpha[event]);
    set(state, state.beta, node, beta[event]);
}

function leavesBelow(state, node) {
    return state.tree.kind[node] === 'l' ? 1 : state.children[node].reduce((sum, child) => sum + leavesBelow(state, child), 0);
}

/** Marks a node as pruned by a cutoff of this kind; '': a visit has entered it. */
function setPruned(state, node, kind) {
    if ((kind === '') !== (state.pruned[node] === ''))
        add(state, state.counts, 'skipped', kind === '' ? -leavesBelow(state, node) : leavesBelow(state, node));
    set(state, state.pruned, node, kind);
}

/** A cutoff at a node lists another. An earlier visit may have entered it; and what its parent has pruned, the chance node
 *  above that probed the parent lists again. */
function prune(state, node, at, kind) {
    if (state.visits[node] === 0 && (state.pruned[node] === '' || state.tree.parent[node] === at))
        setPruned(state, node, kind);
}

function setProved(state, node, low, high) {
    set(state, state.low, node, low);
    set(state, state.high, node, high);
}

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

function returns(state, node, event) {
    const { value, type } = state.search.events;
    set(state, state.value, node, value[event]);
    set(state, state.type, node, type[event]);
    set(state, state.left, node, true);
}

const HAPPEN = {
    __proto__: null,
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
        set(state, state.value, node, value[event]);
        setProved(state, node, low?.[event] ?? NONE, high?.[event] ?? NONE);
        setWindow(state, node, event);
    },
    b(state, node, event) {
        const { low, high } = state.search.events;
        setProved(state, node, low?.[event] ?? NONE, high?.[event] ?? NONE);
        setWindow(state, node, event);
    },
    c(state, node) {
        const index = state.cutoffs, cutoff = state.search.cutoffs[index];
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
        setWindow(state, node, state.entered[node]);
        set(state, state, 'open', state.open.slice(0, -1));
    },
};

/** One event forward. */
function forward(state) {
    const event = state.k, { kind, node } = state.search.events;
    if (state.current !== NONE)
        state.touched.add(state.current);
    state.undo.push([]);
    set(state, state, 'current', kind[event] === 'p' ? NONE : node[event]);
    HAPPEN[kind[event]](state, node[event], event);
    state.k = event + 1;
    if (state.current !== NONE)
        state.touched.add(state.current);
}

/** One event back. */
function back(state) {
    const record = state.undo.pop();
    if (state.current !== NONE)
        state.touched.add(state.current);
    for (let i = record.length - 3; i >= 0; i -= 3) {
        const [column, at, value] = record.slice(i, i + 3);
        column[at] = value;
        if (Number.isInteger(at) && at >= 0)
            state.touched.add(at);
    }
    state.k--;
    if (state.current !== NONE)
        state.touched.add(state.current);
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
        node = state.tree.parent[node];
    return node !== NONE && state.pruned[node] !== '';
}

/** The children of each node.
 *  @param {Tree} tree @returns {Index[][]} */
export function childrenOf(tree) {
    const children = tree.parent.map(() => []);
    tree.parent.forEach((parent, node) => parent !== NONE && children[parent].push(node));
    return children;
}

/** The path of a node: "/0/2".
 *  @param {Tree} tree @param {Index} node */
export function pathOf(tree, node) {
    const steps = [];
    for (; tree.parent[node] !== NONE; node = tree.parent[node])
        steps.unshift(tree.step[node]);
    return `/${steps.join('/')}`;
}

/** The node with a path; NONE if the tree has none.
 *  @param {Tree} tree @param {string} path */
export function nodeAt(tree, path) {
    return tree.parent.findIndex((parent, node) => pathOf(tree, node) === path);
}

// ---- The same place in two searches ---------------------------------------------------------------

/** For each node of a tree the node of another with the same path, or the nearest above it that there is. */
export function twins(tree, other) {
    const nodes = new Map(other.kind.split('').map((kind, node) => [pathOf(other, node), node]));
    const found = [];
    tree.kind.split('').forEach((kind, node) => {
        const twin = nodes.get(pathOf(tree, node));
        found.push(twin === undefined ? { node: found[tree.parent[node]].node, above: true } : { node: twin, above: false });
    });
    return found;
}

/** Has a search dealt with a node: visited it, or left it out for good? */
function isReached(state, { node, above }) {
    return isNever(state, node) || (above ? state.left[node] : state.visits[node] > 0);
}

export function isVisit(state, event) {
    return 'elt'.includes(state.search.events.kind[event]);
}

/** The event of the last visit before moment k, or NONE. */
function lastVisit(state) {
    let event = state.k - 1;
    while (event >= 0 && !isVisit(state, event))
        event--;
    return event;
}

/** Brings a search to the place of another: as far as it gets without visiting what the other has not dealt with, and
 *  at the node where both are no further than the other. `twin` is twins(of this tree, of the other's). */
export function follow(state, leader, twin) {
    const nodes = state.search.events.node, end = nodes.length;
    for (let last; (last = lastVisit(state)) >= 0 && !isReached(leader, twin[nodes[last]]);)
        goTo(state, last);
    while (state.k < end && (!isVisit(state, state.k) || isReached(leader, twin[nodes[state.k]])))
        forward(state);
    const last = lastVisit(state), led = lastVisit(leader);
    if (last >= 0 && led >= 0 && twin[nodes[last]].node === leader.search.events.node[led])
        goTo(state, Math.min(state.k, last + leader.k - led));
    if (leader.k === 0)
        goTo(state, 0);
}
