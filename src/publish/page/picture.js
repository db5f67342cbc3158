// The tree of one search: the picture that plycut drew of the moment before it, whose classes and texts follow a state. ids are those of
// docs/formats.md: n/0/2 is a node, e/0/2 the edge above it.
import { childrenOf, CUTS, isNever, NONE, pathOf } from './step.js';
import { WORDS } from './words.js';
import { arrowBetween, barsAcross, cornersOff, lowerSides, sizeOf, svgElement, twofold } from './marks.js';

const CHARACTER = 0.53, CAPITAL = 0.72; // the width of a character and the height of a capital, in sizes of its font
const LARGEST = { window: 15, name: 15, value: 17, move: 13 }; // points
const MOST_READABLE = 2; // pixels a point

/** The path of the node that a group of a picture draws. */
export function pathOfGroup({ id }) {
    return id.slice(id.indexOf('n/') + 1);
}

export class Picture {
    /** @type {SVGSVGElement} */
    svg;
    /** @type {import('./notation.js').Notation} */
    notation;
    /** @type {State} */
    state;
    /** @type {string} */
    prefix;
    /** @type {boolean} */
    windowed;
    /** Takes over an SVG. `prefix` goes before its ids, so that a page can have several pictures. */
    constructor(svg, notation, state, prefix) {
        Object.assign(this, { svg, notation, state, prefix, windowed: notation.search.windowed });
        this.nodes = new Map();     // drawn ones: node -> { group, value, window, title, edge }
        this.children = childrenOf(state.tree);
        this.turns = turnsOf(state.search);
        this.adopt();
        this.drawn = state.tree.kind.split('').map((kind, node) => this.drawnAt(node));
        this.arrow = svgElement('g', { class: 'edge bound now', 'aria-hidden': 'true' });
        this.ring = svgElement('rect', { class: 'ring', rx: 7, 'aria-hidden': 'true', hidden: '' });
        this.svg.querySelector('g.node').before(this.arrow, this.ring);
        this.every().forEach(node => this.show(node));
    }

    every() {
        return [...this.nodes.keys()];
    }

    /** Finds the groups of nodes and edges. */
    adopt() {
        const { tree } = this.state, paths = new Map(tree.kind.split('').map((kind, node) => [pathOf(tree, node), node]));
        const boxes = this.outlineBoxes();
        for (const group of this.svg.querySelectorAll('g.node')) {
            const path = pathOfGroup(group), node = paths.get(path);
            if (node === undefined)
                continue;
            const edge = this.svg.querySelector(`[id="${CSS.escape(group.id.replace(/n\//, 'e/'))}"]`);
            this.nodes.set(node, this.partsOf(group, edge, boxes.get(group)));
            group.id = `${this.prefix}n${path}`;
            if (edge)
                edge.id = `${this.prefix}e${path}`;
        }
        for (const [node, parts] of this.nodes) {
            parts.numbered = this.isNumbered(node, parts);
            this.complete(parts);
            this.enlarge(parts);
            this.enlargeMove(parts);
            parts.outline = parts.group.querySelector('path');
            parts.around = parts.outline?.getAttribute('d');
        }
    }

    /** The boxes of the nodes' outlines. All are measured before anything is changed: a box after a change lays the page out again. */
    outlineBoxes() {
        return new Map([...this.svg.querySelectorAll('g.node')].map(group => [group, group.querySelector('path')?.getBBox()]));
    }

    partsOf(group, edge, box) {
        const of = name => group.querySelector(`.${name}`);
        if (box)    // a line of several types begins at its left end; its text will change
            group.querySelectorAll('text[text-anchor=start]').forEach(line => {
                line.setAttribute('text-anchor', 'middle');
                line.setAttribute('x', box.x + box.width / 2);
            });
        const title = group.querySelector('title') ?? group.insertBefore(svgElement('title'), group.firstChild);
        const name = of('name'), line = edge?.querySelector('path');
        return { group, edge, box, folded: group.classList.contains('folded'), title, value: of('value'), window: of('window'), name, plain: name?.textContent.trim() ?? '', board: of('board'),
            move: edge?.querySelector('.move'), line, straight: line?.getAttribute('d') };
    }

    /** Does a node get the number of its visit? That of a leaf would be too small to read. */
    isNumbered(node, { name, board, folded }) {
        const is = kind => this.svg.classList.contains(kind);
        return name !== null && is('turns') && (!folded || is('full')) && (this.state.tree.kind[node] !== 'l' || board !== null);
    }

    /** The name over a board is followed by the value, which comes later, in the type that plycut gives it (board_label in src/draw/scene/node_label.c). */
    complete(parts) {
        if (parts.name && !parts.value && parts.board)
            parts.value = parts.name.closest('text').appendChild(svgElement('tspan', { class: 'value', 'font-size': Number(parts.name.getAttribute('font-size')) + 2 }));
    }

    /** Names, values and windows as large as the node has room for. */
    enlarge(parts) {
        const { box, name, value, window } = parts;
        if (!box || parts.board || parts.folded)
            return;
        const enlarge = (text, most, characters) => {
            const now = parseFloat(getComputedStyle(text).fontSize), fits = 0.94 * box.width / (CHARACTER * characters);
            text.style.fontSize = `${Math.max(now, Math.min(most, fits))}px`;
        };
        if (parts.group.classList.contains('leaf')) {
            const named = parts.plain !== '';
            if (value)
                enlarge(value, named ? LARGEST.move : LARGEST.value, Math.max(2, value.textContent.trim().length || this.notation.widestNumber));
            if (named)
                enlarge(name, LARGEST.move, parts.plain.length);
            this.arrange({ ...parts, name: named ? name : null });
            return;
        }
        if (parts.group.classList.contains('min'))
            lowerSides(parts.group.querySelector('path'));
        if (name)
            enlarge(name, LARGEST.name, Math.max(4, parts.plain.length + (parts.numbered ? 4 : 0)));
        if (window)
            enlarge(window, LARGEST.window, this.notation.widestWindow);
        if (value)
            value.style.fontSize = `${LARGEST.value}px`;
        this.arrange(parts);
    }

    /** The label of an edge grows away from its line. */
    enlargeMove({ edge, move }) {
        if (!move)
            return;
        const line = edge.querySelector('path'), end = line.getPointAtLength(line.getTotalLength()), begin = line.getPointAtLength(0), x = Number(move.getAttribute('x'));
        const along = (Number(move.getAttribute('y')) - begin.y) / (end.y - begin.y), more = CHARACTER * move.textContent.length * (LARGEST.move - parseFloat(getComputedStyle(move).fontSize)) / 2;
        move.setAttribute('x', x + Math.sign(x - begin.x - along * (end.x - begin.x)) * more);
        move.style.fontSize = `${LARGEST.move}px`;
    }

    /** Name, value and window one below the other: below the roof of a MAX node, above the tip of a MIN node. */
    arrange({ group, box, name, value, window }) {
        const is = shape => group.classList.contains(shape), gap = is('chance') ? 4 : 2.2; // a chance node's value may be an interval
        const lines = [name, value, window].filter(line => line), heights = lines.map(line => CAPITAL * parseFloat(line.style.fontSize));
        const height = heights.reduce((sum, each) => sum + each + gap, -gap);
        let y = is('max') ? box.y + box.height - height - (window ? 5 : 3.5) : is('min') ? box.y + 1.2 * gap : box.y + (box.height - height) / 2;
        lines.forEach((line, i) => {
            line.setAttribute('y', y += heights[i]);
            y += gap;
        });
    }

    /** Pixels a point at which names and windows are 11 pixels high, and values 13, but all at least `least`. */
    readable(least) {
        let scale = 0.1;
        for (const { name, value, window, move } of this.nodes.values())
            for (const [text, pixels] of [[name, 11], [window, 11], [move, 11], [value, 13]])
                if (text && text.textContent.trim() !== '')
                    scale = Math.max(scale, Math.max(pixels, least) / sizeOf(text));
        return Math.min(scale, MOST_READABLE);
    }

    /** The drawn node that a node is part of. */
    drawnAt(node) {
        while (node !== NONE && !this.nodes.has(node))
            node = this.state.tree.parent[node];
        return node;
    }

    // ---- Showing a moment ----------------------------------------------------------------------------

    /** Brings the picture up to its state. */
    update() {
        const state = this.state, stale = new Set();
        for (const node of state.touched) {
            stale.add(this.drawn[node]);
            if (state.pruned[node] !== this.nodes.get(node)?.pruned)
                this.below(node, stale);
        }
        state.touched.clear();
        [this.current, this.owner].forEach(node => stale.add(node));
        this.current = state.current === NONE ? NONE : this.drawn[state.current];
        const cutoff = this.cutoffNow();
        this.owner = cutoff && cutoff.owner !== NONE ? this.drawn[cutoff.owner] : NONE;
        [this.current, this.owner].forEach(node => stale.add(node));
        this.ended = state.k === state.search.events.kind.length;
        state.search.variation.forEach(node => stale.add(this.drawn[node]));
        stale.forEach(node => this.nodes.has(node) && this.show(node));
        this.surround();
        this.pointTo(cutoff);
    }

    /** A ring around the current node. */
    surround() {
        const box = this.nodes.get(this.current)?.box;
        this.ring.toggleAttribute('hidden', !box);
        for (const [name, value] of Object.entries(box ? { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 } : {}))
            this.ring.setAttribute(name, String(value));
    }

    below(node, stale) {
        for (const child of this.children[node]) {
            stale.add(this.drawn[child]);
            this.below(child, stale);
        }
    }

    /** The cutoff that has just happened, or undefined. */
    cutoffNow() {
        const { state } = this;
        return state.k > 0 && state.search.events.kind[state.k - 1] === 'c' ? state.search.cutoffs[state.cutoffs - 1] : undefined;
    }

    show(node) {
        const { state, notation } = this, parts = this.nodes.get(node), shown = state.visits[node] > 0;
        const value = notation.value(state, node), window = shown && this.windowed ? notation.window(state, node) : '';
        const status = shown ? 'visited' : isNever(state, node) ? 'pruned' : 'ahead';
        parts.pruned = state.pruned[node];
        this.dress(node, parts, status);
        if (parts.name)
            parts.name.textContent = `${parts.plain} ${shown && parts.numbered ? WORDS.turn(this.turns.get(node), state.noisy[node], state.visits[node]) : ''}`.trim() + (parts.board ? ' ' : '');
        if (parts.value)
            parts.value.textContent = value;
        if (parts.window && this.state.tree.kind[node] !== 'l')
            parts.window.textContent = window;
        const about = status === 'visited' ? [value, window] : [value, status === 'ahead' ? WORDS.notYet : WORDS.pruned];
        parts.title.textContent = WORDS.tip(notation.name(node), ...about);
    }

    dress(node, parts, status) {
        const { state } = this, open = state.open.includes(node), kind = CUTS[state.cut[node]];
        const shape = { x: 'max', n: 'min', c: 'chance', l: 'leaf' }[state.tree.kind[node]];
        const pv = this.ended && state.search.variation.includes(node);
        const words = [shape, status, parts.folded && 'folded', open && 'open', node === this.current && 'current',
            kind && `cut ${kind}`, node === this.owner && 'owner', state.causes[node] > 0 && 'cause', state.known[node] && 'known',
            pv && 'pv'].filter(Boolean).join(' ');
        parts.group.setAttribute('class', `node ${words}`);
        if (!parts.folded && !parts.board && 'xn'.includes(state.tree.kind[node]))
            parts.outline?.setAttribute('d', state.known[node] ? parts.around + cornersOff(parts.around) : parts.around);
        if (parts.edge)
            this.dressEdge(node, parts, status, open || node === this.current, pv);
    }

    /** A cutoff is marked with bars, one by the window with a double line. */
    dressEdge(node, { edge, line, straight }, status, open, pv) {
        const kind = CUTS[this.state.pruned[node]];
        edge.setAttribute('class', `edge ${status}${kind ? ` cut-edge ${kind}` : ''}${open ? ' open' : ''}${pv ? ' pv' : ''}`);
        edge.querySelector('.bars')?.remove();
        line.setAttribute('d', straight);
        if (kind)
            edge.appendChild(barsAcross(line, kind === 'deep' ? 2 : 1));
        if (kind === 'window')
            line.setAttribute('d', twofold(straight));
    }

    /** The arrow from a node that cuts off to the owner of the bound. */
    pointTo(cutoff) {
        this.arrow.replaceChildren();
        this.arrow.setAttribute('class', 'edge bound now');
        if (this.owner === NONE || this.owner === undefined || this.owner === this.current || !cutoff)
            return;
        const from = this.nodes.get(this.current).group.getBBox(), to = this.nodes.get(this.owner).group.getBBox();
        this.arrow.setAttribute('class', `edge bound now ${CUTS[cutoff.kind]}`);
        const others = [...this.nodes].filter(([node]) => node !== this.current && node !== this.owner).map(([, { group }]) => group.getBBox());
        this.arrow.append(...arrowBetween(from, to, others, this.svg.viewBox.baseVal));
    }

    /** Writes above the current node at which value it stops. */
    rule(text) {
        const outline = this.nodes.get(this.current)?.group;
        this.ruleText?.remove();
        if (!outline || text === '')
            return;
        const { x, y, width } = outline.getBBox(), above = this.nodes.get(this.state.tree.parent[this.current])?.box;
        const place = !above ? { x, 'text-anchor': 'start' } : above.x + above.width / 2 > x + width / 2 ? { x: x + width / 2 - 4, 'text-anchor': 'end' } : { x: x + width / 2 + 5, 'text-anchor': 'start' };
        this.ruleText = this.svg.appendChild(svgElement('text', { class: 'rule', 'aria-hidden': 'true', y: Math.max(y - 4, this.svg.viewBox.baseVal.y + 10), ...place }, text));
    }

    /** What to bring into sight: the first and the last child of the current node (or of the root), and finally the node itself. */
    get sights() {
        const node = this.nodes.has(this.current) ? this.current : 0, children = this.children[node];
        return [...this.state.open, children[0], children.at(-1), node].flatMap(n => this.nodes.get(n)?.group ?? []);
    }

    /** What must be in sight together: the current node, and the owner of the bound. */
    get point() {
        const node = this.nodes.has(this.current) ? this.current : 0;
        return [node, this.owner].flatMap(n => this.nodes.get(n)?.group ?? []);
    }
}

/** The number of each node's first visit. */
function turnsOf(search) {
    const turns = new Map();
    search.events.node.forEach((node, i) => {
        if ('elt'.includes(search.events.kind[i]) && !turns.has(node))
            turns.set(node, turns.size + 1);
    });
    return turns;
}
