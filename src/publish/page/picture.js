// The tree of one search: the picture that plycut drew of the moment before it, whose classes and texts follow a state. ids are those of
// docs/formats.md: n/0/2 is a node, e/0/2 the edge above it.
import { childrenOf, CUTS, isNever, NONE } from './step.js';
import { cell, entry, find, member } from './must.js';
import { WORDS } from './words.js';
import { Folding } from './fold.js';
import { adopt } from './adopt.js';
import { readable, textOf } from './type.js';
import { arrowBetween, barsAcross, cornersOff, svgElement, twofold } from './marks.js';

/** What a node is drawn as, by its kind. */
export const SHAPES = { x: 'max', n: 'min', c: 'chance', l: 'leaf' };
const RULE = 6.6; // points: the width of a character of the note at which value a node stops

export class Picture {
    /** Takes over an SVG. `prefix` goes before its ids, so that a page can have several pictures.
     *  @param {SVGSVGElement} svg @param {Notation} notation @param {State} state @param {string} prefix */
    constructor(svg, notation, state, prefix) {
        this.svg = svg;
        this.notation = notation;
        this.state = state;
        this.windowed = notation.search.windowed;
        this.current = NONE; // the node of the last event, and the owner of the bound of its cutoff, as far as they are drawn
        this.owner = NONE;
        this.ended = false;
        this.nodes = adopt(svg, notation, prefix); // those that are drawn
        this.children = childrenOf(state.tree);
        this.turns = turnsOf(state.search);
        this.folding = new Folding(this);
        /** What is readable, by the least type that is asked for.
         *  @type {Map<number, number>} */
        this.scales = new Map();
        this.ruled = ''; // at which value the current node stops
        this.drawn = state.tree.parent.map((parent, node) => this.drawnAt(node));
        this.arrow = svgElement('g', { class: 'edge bound now', 'aria-hidden': 'true' });
        this.ring = svgElement('rect', { class: 'ring', rx: 7, 'aria-hidden': 'true', hidden: '' });
        find(this.svg, 'g.node').before(this.arrow, this.ring);
        [...this.nodes.keys()].forEach(node => this.show(node));
    }

    /** Pixels a point at which names and windows are 11 pixels high, and values 13, but all at least `least`.
     *  @param {number} least */
    readable(least) {
        const scale = this.scales.get(least) ?? readable(this.nodes.values(), this.windowed, least);
        this.scales.set(least, scale);
        return scale;
    }

    /** The drawn node that a node is part of.
     *  @param {Index} node */
    drawnAt(node) {
        while (node !== NONE && !this.nodes.has(node))
            node = cell(this.state.tree.parent, node);
        return node;
    }

    // ---- Showing a moment ----------------------------------------------------------------------------

    /** Brings the picture up to its state. */
    update() {
        const state = this.state, stale = /** @type {Set<Index>} */ (new Set()), drawnAt = /** @param {Index} node */ node => (node === NONE ? NONE : cell(this.drawn, node));
        for (const node of state.touched) {
            stale.add(drawnAt(node));
            if (state.pruned[node] !== this.nodes.get(node)?.pruned)
                this.below(node, stale);
        }
        state.touched.clear();
        [this.current, this.owner].forEach(node => stale.add(node));
        this.current = drawnAt(state.current);
        const cutoff = this.cutoffNow();
        this.owner = drawnAt(cutoff?.owner ?? NONE);
        [this.current, this.owner].forEach(node => stale.add(node));
        this.ended = state.k === state.search.events.kind.length;
        state.search.variation.forEach(node => stale.add(drawnAt(node)));
        stale.forEach(node => this.nodes.has(node) && this.show(node));
    }

    /** Folds what does not fit into so many points, and marks the node and the bound of the last event.
     *  @param {number} room */
    fit(room) {
        this.folding.fit(room);
        const moved = [...this.nodes].filter(([, parts]) => parts.moved);
        for (const [node, parts] of moved) {
            parts.moved = false;
            this.show(node);
        }
        if (moved.length > 0)
            this.rule(this.ruled);
        this.surround();
        this.pointTo(this.cutoffNow());
    }

    /** Where a node is, if it is shown.
     *  @param {Index} node */
    boxOf(node) {
        const parts = this.nodes.get(node);
        if (parts === undefined || parts.hidden)
            return undefined;
        const { x, y, width, height } = parts.box ?? parts.extent;
        return { x: x + parts.shift, y, width, height };
    }

    /** A ring around the current node. */
    surround() {
        const box = this.nodes.get(this.current)?.box && this.boxOf(this.current);
        this.ring.toggleAttribute('hidden', !box);
        if (box)
            Object.entries({ x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }).forEach(([name, value]) => this.ring.setAttribute(name, String(value)));
    }

    /** All that is drawn below a node is no longer right.
     *  @param {Index} node @param {Set<Index>} stale */
    below(node, stale) {
        for (const child of cell(this.children, node)) {
            stale.add(cell(this.drawn, child));
            this.below(child, stale);
        }
    }

    /** The cutoff that has just happened, or undefined. */
    cutoffNow() {
        const { state } = this;
        return state.k > 0 && state.search.events.kind[state.k - 1] === 'c' ? state.search.cutoffs[state.cutoffs - 1] : undefined;
    }

    /** @param {Index} node */
    show(node) {
        const { state, notation } = this, parts = entry(this.nodes, node), visits = cell(state.visits, node), shown = visits > 0;
        const value = notation.value(state, node), window = shown && this.windowed ? notation.window(state, node) : '';
        const status = shown ? 'visited' : isNever(state, node) ? 'pruned' : 'ahead';
        parts.pruned = state.pruned[node];
        this.dress(node, parts, status);
        if (parts.name)
            parts.name.textContent = `${parts.plain} ${shown && parts.numbered ? WORDS.turn(entry(this.turns, node), cell(state.noisy, node), visits) : ''}`.trim() + (parts.board ? ' ' : '');
        if (parts.value)
            parts.value.textContent = value;
        if (parts.window && this.state.tree.kind[node] !== 'l')
            parts.window.textContent = window;
        parts.title.textContent = WORDS.tip(notation.name(node), value, shown ? window : status === 'ahead' ? WORDS.notYet : WORDS.pruned);
    }

    /** @param {Index} node @param {NodeParts} parts @param {string} status */
    dress(node, parts, status) {
        const { state } = this, open = state.open.includes(node), kind = CUTS[cell(state.cut, node)], player = cell(state.tree.kind, node);
        const pv = this.ended && state.search.variation.includes(node);
        const words = [member(SHAPES, player), status, parts.folded && 'folded', open && 'open', node === this.current && 'current',
            kind && `cut ${kind}`, node === this.owner && 'owner', cell(state.causes, node) > 0 && 'cause', state.known[node] && 'known',
            pv && 'pv'].filter(Boolean).join(' ');
        parts.group.setAttribute('class', `node ${words}`);
        if (!parts.folded && !parts.board && 'xn'.includes(player))
            parts.outline?.setAttribute('d', state.known[node] ? parts.around + cornersOff(parts.around) : parts.around);
        if (parts.edge)
            this.dressEdge(parts.edge, node, parts, status, (open || node === this.current ? ' open' : '') + (pv ? ' pv' : ''));
    }

    /** A cutoff is marked with bars, one by the window with a double line.
     *  @param {Element} edge @param {Index} node @param {NodeParts} parts @param {string} status @param {string} more */
    dressEdge(edge, node, { line, straight }, status, more) {
        const kind = CUTS[cell(this.state.pruned, node)];
        edge.setAttribute('class', `edge ${status}${kind ? ` cut-edge ${kind}` : ''}${more}`);
        edge.querySelector('.bars')?.remove();
        if (!line)
            return;
        line.setAttribute('d', straight);
        if (kind)
            edge.appendChild(barsAcross(line, kind === 'deep' ? 2 : 1));
        if (kind === 'window')
            line.setAttribute('d', twofold(straight));
    }

    /** The arrow from a node that cuts off to the owner of the bound.
     *  @param {Cutoff | undefined} cutoff */
    pointTo(cutoff) {
        this.arrow.replaceChildren();
        this.arrow.setAttribute('class', 'edge bound now');
        if (this.owner === NONE || this.owner === this.current || !cutoff)
            return;
        // as it was drawn, with what is written at the node: a box that is measured now depends on the scale
        const around = /** @param {NodeParts} parts */ ({ extent, shift }) => ({ ...extent, x: extent.x + shift });
        const from = around(entry(this.nodes, this.current)), to = around(entry(this.nodes, this.owner));
        this.arrow.setAttribute('class', `edge bound now ${CUTS[cutoff.kind]}`);
        const others = [...this.nodes].filter(([node, { hidden }]) => node !== this.current && node !== this.owner && !hidden).map(([, parts]) => around(parts));
        this.arrow.append(...arrowBetween(from, to, others, this.svg.viewBox.baseVal));
    }

    /** Writes above the current node at which value it stops.
     *  @param {string} text */
    rule(text) {
        this.ruled = text;
        const box = this.boxOf(this.current), above = this.boxOf(this.state.tree.parent[this.current] ?? NONE);
        this.ruleText?.remove();
        if (!box || text === '')
            return;
        const { x, y, width } = box;
        const middle = x + width / 2, { x: left, y: top, width: all } = this.svg.viewBox.baseVal;
        const place = !above ? { x, 'text-anchor': 'start' } : above.x + above.width / 2 > middle ? { x: middle - 4, 'text-anchor': 'end' } : { x: middle + 5, 'text-anchor': 'start' };
        const long = RULE * text.length, begin = place['text-anchor'] === 'end' ? place.x - long : place.x, over = Math.min(0, begin - left) + Math.max(0, begin + long - left - all);
        this.ruleText = this.svg.appendChild(svgElement('text', { class: 'rule', 'aria-hidden': 'true', y: Math.max(y - 4, top + 10), ...place, x: place.x - over }, text));
    }

    /** What to bring into sight: the first and the last child of the current node (or of the root), and finally the node itself. */
    get sights() {
        const { pointed } = this, children = cell(this.children, pointed);
        return [...this.state.open, ...children.slice(0, 1), ...children.slice(-1), pointed];
    }

    /** The groups of those nodes that are shown.
     *  @param {Index[]} nodes */
    groupsOf(nodes) {
        return nodes.flatMap(node => (this.boxOf(node) ? entry(this.nodes, node).group : []));
    }

    /** What must be in sight together: the current node, and the owner of the bound. */
    get point() {
        return [this.pointed, this.owner].filter(node => this.nodes.has(node));
    }

    /** The current node, or the root. */
    get pointed() {
        return this.nodes.has(this.current) ? this.current : 0;
    }

    /** The least type of the nodes, in points. */
    get leastType() {
        return Math.min(...[...this.svg.querySelectorAll('.node text')].filter(text => textOf(text) !== '').map(text => parseFloat(getComputedStyle(text).fontSize)));
    }
}

/** The number of each node's first visit.
 *  @param {Search} search @returns {Map<Index, number>} */
function turnsOf(search) {
    const turns = new Map();
    search.events.node.forEach((node, i) => {
        if ('elt'.includes(cell(search.events.kind, i)) && !turns.has(node))
            turns.set(node, turns.size + 1);
    });
    return turns;
}
