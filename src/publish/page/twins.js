// The same place in two searches: one is brought to where the other is.
import { cell } from './must.js';
import { forward, goTo, isNever, pathOf } from './step.js';

/** For each node of a tree the node of another with the same path, or the nearest above it that there is.
 *  @param {Tree} tree @param {Tree} other @returns {Twin[]} */
export function twins(tree, other) {
    const nodes = new Map(other.parent.map((parent, node) => [pathOf(other, node), node]));
    /** @type {Twin[]} */
    const found = [];
    tree.parent.forEach((parent, node) => {
        const twin = nodes.get(pathOf(tree, node));
        found.push(twin === undefined ? { node: cell(found, parent).node, above: true } : { node: twin, above: false });
    });
    return found;
}

/** Has a search dealt with a node: visited it, or left it out for good?
 *  @param {State} state @param {Twin} twin */
function isReached(state, { node, above }) {
    return isNever(state, node) || (above ? cell(state.left, node) : cell(state.visits, node) > 0);
}

/** Does an event visit a node?
 *  @param {State} state @param {number} event */
export function isVisit(state, event) {
    return 'elt'.includes(cell(state.search.events.kind, event));
}

/** The event of the last visit before moment k, or NONE.
 *  @param {State} state */
function lastVisit(state) {
    let event = state.k - 1;
    while (event >= 0 && !isVisit(state, event))
        event--;
    return event;
}

/** Brings a search to the place of another: as far as it gets without visiting what the other has not dealt with, and
 *  at the node where both are no further than the other. `twin` is twins(of this tree, of the other's).
 *  @param {State} state @param {State} leader @param {Twin[]} twin */
export function follow(state, leader, twin) {
    const nodes = state.search.events.node, end = nodes.length, twinAt = /** @param {number} event */ event => cell(twin, cell(nodes, event));
    for (let last; (last = lastVisit(state)) >= 0 && !isReached(leader, twinAt(last));)
        goTo(state, last);
    while (state.k < end && (!isVisit(state, state.k) || isReached(leader, twinAt(state.k))))
        forward(state);
    const last = lastVisit(state), led = lastVisit(leader);
    if (last >= 0 && led >= 0 && twinAt(last).node === leader.search.events.node[led])
        goTo(state, Math.min(state.k, last + leader.k - led));
    if (leader.k === 0)
        goTo(state, 0);
}
