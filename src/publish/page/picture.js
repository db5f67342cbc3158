// The tree of one search: the picture that plycut drew of the moment before it, whose classes and texts follow a state. ids are those of
// docs/formats.md: n/0/2 is a node, e/0/2 the edge above it.
import { childrenOf, CUTS, isNever, isVisit, NONE, pathOf } from './step.js';
import { WORDS } from './words.js';

const SVG = 'http://www.w3.org/2000/svg';
const CHARACTER = 0.53, CAPITAL = 0.72; // the width of a character and the height of a capital, in sizes of its font
const LARGEST = { window: 14, name: 14, value: 17, move: 13 }; // points
const MOST_READABLE = 2; // pixels a point
const NUMBERS = /-?[\d.]+(?:e-?\d+)?/g;

/** An element of an SVG with attributes. */
export function svgElement(name, attributes = {}, text = null) {
    const element = document.createElementNS(SVG, name);
    for (const key in attributes)
        element.setAttribute(key, attributes[key]);
    if (text !== null)
        element.textContent = text;
    return element;
}

/** The path of the node that a group of a picture draws. */
export function pathOfGroup({ id }) {
    return id.slice(id.indexOf('n/') + 1);
}

/** Numbers and bounds of a moments document as the page writes them. */
export class Notation {
    /** @type {Moments} */
    moments;
    /** @type {Search} */
    search;
    /** @type {Tree} */
    tree;
    /** @type {number} */
    widest;
    /** @type {number} */
    longest;

    constructor(moments, search, tree) {
        Object.assign(this, { moments, search, tree });
    }

    number(index) {
        return index === NONE ? '' : this.moments.texts[index];
    }

    bound(index, infinite) {
        if (index === NONE)
            return infinite;
        const { number, scout } = this.search.bounds, mark = scout[index] === NONE ? '' : WORDS.mark[this.tree.kind[scout[index]]];
        return this.number(number[index]) + mark;
    }

    window(state, node) {
        return WORDS.window(this.bound(state.alpha[node], WORDS.minusInfinity), this.bound(state.beta[node], WORDS.infinity));
    }

    /** The most characters of a value. */
    get widestNumber() {
        return this.longest ??= this.moments.texts.reduce((most, text) => Math.max(most, text.length), 0);
    }

    /** The most characters of a window. */
    get widestWindow() {
        return this.widest ??= 4 + 2 * this.search.bounds.number.reduce((most, number, i) => Math.max(most, this.bound(i, '').length), 2);
    }

    /** What a node is called: in a stored tree its name, in a game its path. */
    name(node) {
        return this.tree.name ? this.tree.name[node] : node === 0 ? WORDS.root : pathOf(this.tree, node);
    }

    /** With the node that set it: "12 (A)", and "1 (from A’s 1.5)" if a chance node has translated the bound. */
    owned(state, index, infinite) {
        const { owner, scout } = this.search.bounds, text = this.bound(index, infinite);
        return index === NONE ? text
            : owner[index] !== NONE ? WORDS.owned(text, this.name(owner[index]), this.held(index, state.value[owner[index]]))
            : scout[index] !== NONE ? WORDS.ofScout(text, this.name(scout[index]))
            : WORDS.ofWindow(text, this.held(index, this.rootEnd(state, infinite)));
    }

    /** This number, if it is another one than the bound's; '' otherwise. Only a chance node makes one of the other. */
    held(index, number) {
        return this.tree.kind.includes('c') && number !== NONE && number !== this.search.bounds.number[index] ? this.number(number) : '';
    }

    /** The end of the window that the root was given. */
    rootEnd(state, infinite) {
        const { alpha, beta } = this.search.events, end = (infinite === WORDS.infinity ? beta : alpha)[state.entered[0]];
        return end === NONE ? NONE : this.search.bounds.number[end];
    }

    value(state, node) {
        const value = state.value[node], isLeaf = this.tree.kind[node] === 'l';
        if (!state.left[node] && state.low[node] !== NONE && state.high[node] !== NONE)
            return WORDS.window(this.number(state.low[node]), this.number(state.high[node]));
        if (value === NONE)
            return '';
        if (isLeaf || state.left[node])
            return WORDS.bound[isLeaf ? '=' : state.type[node]] + this.number(value);
        return WORDS.soFar(this.number(value));
    }
}

export class Picture {
    /** @type {SVGSVGElement} */
    svg;
    /** @type {Notation} */
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
        const visits = state.search.events.node.filter((node, event) => isVisit(state, event));
        this.never = new Set(visits).size < visits.length ? WORDS.neverYet : WORDS.never;
        this.adopt();
        this.drawn = state.tree.kind.split('').map((kind, node) => this.drawnAt(node));
        this.arrow = svgElement('g', { class: 'edge bound now', 'aria-hidden': 'true' });
        this.svg.querySelector('g.node').before(this.arrow);
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
        let y = is('max') ? box.y + box.height - height - (window ? 5 : 3.5) : is('min') ? box.y + 1.4 * gap : box.y + (box.height - height) / 2;
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
                    scale = Math.max(scale, Math.max(pixels, least) / parseFloat(getComputedStyle(text).fontSize));
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
        this.point(cutoff);
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
        const about = status === 'visited' ? [value, window] : [value, status === 'ahead' ? WORDS.notYet : this.never];
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
    point(cutoff) {
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
}

/** The sides of a MIN node as long as its lines need them, in larger type than on paper. */
function lowerSides(outline) {
    const corners = outline.getAttribute('d').match(/[\d.-]+/g).map(Number), [, , , side, , tip] = corners;
    if (corners.length !== 10)
        return;
    corners[3] = corners[7] = side + (tip - side) * 0.4;
    outline.setAttribute('d', `M${corners.join(' ')}z`);
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

const APART = 1.5; // points from the middle of a double line to each of its lines

/** Two lines in place of a straight one. */
function twofold(line) {
    const [fromX, fromY, toX, toY] = line.match(NUMBERS).map(Number), length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const x = APART * (toY - fromY) / length, y = APART * (fromX - toX) / length;
    return [1, -1].map(side => `M${fromX + side * x} ${fromY + side * y} ${toX + side * x} ${toY + side * y}`).join('');
}

const OFF = 12; // points from a corner to the line across it

/** A line across each corner of an outline: the transposition table knew the node's value. */
function cornersOff(outline) {
    const numbers = outline.match(NUMBERS).map(Number), corners = numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]]] : []));
    return corners.map(([x, y], i) => {
        const ends = [corners.at(i - 1), corners[(i + 1) % corners.length]].map(([toX, toY]) => {
            const length = Math.hypot(toX - x, toY - y), share = length > 2 * OFF ? OFF / length : 0.5;
            return `${x + share * (toX - x)} ${y + share * (toY - y)}`;
        });
        return `M${ends.join(' ')}`;
    }).join('');
}

/** One or two bars across an edge, near its lower end, as the program draws them. */
export function barsAcross(line, count) {
    const length = line.getTotalLength(), bars = [];
    for (let bar = 0; bar < count; bar++) {
        const along = length - 7 - 5 * bar, at = line.getPointAtLength(along), before = line.getPointAtLength(along - 1);
        const x = at.y - before.y, y = before.x - at.x, half = 6 / (Math.hypot(x, y) || 1);
        bars.push(`M${at.x - x * half} ${at.y - y * half}L${at.x + x * half} ${at.y + y * half}`);
    }
    return svgElement('path', { class: 'bars', d: bars.join('') });
}

/** The places of a curve, from its beginning to its end. */
function placesOf([a, b, c, d]) {
    return Array.from({ length: 49 }, (_, i) => {
        const t = i / 48, u = 1 - t;
        const at = side => u ** 3 * a[side] + 3 * u * u * t * b[side] + 3 * u * t * t * c[side] + t ** 3 * d[side];
        return { x: at('x'), y: at('y') };
    });
}

/** Is a place in a box, or as close to it as that? */
function holds({ x, y, width, height }, place, close) {
    return Math.abs(2 * (place.x - x) - width) <= width + 2 * close && Math.abs(2 * (place.y - y) - height) <= height + 2 * close;
}

/** The ways of an arrow: the sides on which it begins and ends, and how far its bend is from the node (0: it begins on top). */
const WAYS = [[1, 1, 22], [1, 1, 5], [1, 1, 60], [1, 1, 0], [-1, 1, 0], [-1, -1, 22], [-1, -1, 5]];

/** A curve between two boxes that leaves the tree's lines at the side, and its head: the first that is in the picture and touches no other box, as the
 *  program draws it (src/draw/layout/cause.c). */
function arrowBetween(from, to, others, picture) {
    const side = from.x + from.width / 2 < to.x + to.width / 2 ? -1 : 1, curves = [];
    for (const [begin, end, out] of WAYS) {
        const x = from.x + from.width / 2 + side * begin * from.width / (out ? 2 : 4), y = from.y + from.height / 2;
        const tip = { x: to.x + to.width / 2 + side * end * to.width / 2, y: to.y + to.height / 2 };
        const far = out ? Math.max(30, Math.abs(tip.y - y) / 3) : 30;
        for (let reach = 0; reach <= 96; reach = reach > 0 ? -reach : 8 - reach)
            curves.push([{ x, y }, { x: x + side * begin * out, y: out ? y : (y + tip.y) / 2 }, { x: tip.x + side * end * Math.max(14, far + reach), y: tip.y }, tip]);
    }
    const isFree = curve => placesOf(curve).every((place, i) => holds(picture, place, -2) && !others.some(box => holds(box, place, 3)) &&
        (i < 2 || curve[0].y > curve[1].y || !holds(from, place, -1)) && !holds(to, place, -1));
    const [start, first, second, tip] = curves.find(isFree) ?? curves[0];
    const curve = `M${start.x} ${start.y}C${first.x} ${first.y} ${second.x} ${second.y} ${tip.x} ${tip.y}`;
    const head = `M${tip.x} ${tip.y}l${Math.sign(second.x - tip.x) * 9} -4.5v9z`;
    return [svgElement('path', { d: curve }), svgElement('path', { class: 'head', d: head })];
}
