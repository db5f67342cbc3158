// A picture that is too wide for its type: what is off the open path folds, so that the path, the owner of a bound and their siblings stay large. As many of the other
// nodes as there is room for are shown, visited ones first.
import { leavesBelow, NONE } from './step.js';
import { cell, entry } from './must.js';
import { WORDS } from './words.js';
import { svgElement } from './marks.js';

const GAP = 9; // points between nodes that are next to each other
const PAD = 10; // points around the tree
const UNVISITED = 1000; // what has not been visited comes after all that has
const SMALL = 13; // points: the type below a node that is folded
const BELOW = 17; // points below a node that is folded, for what it hides

export class Folding {
    /** @param {Picture} picture */
    constructor(picture) {
        const { x, y, width, height } = picture.svg.viewBox.baseVal, { nodes, children } = picture;
        this.picture = picture;
        this.whole = { x, y, width, height };
        this.below = new Map([...nodes.keys()].map(node => [node, cell(children, node).filter(child => nodes.has(child))])); // the drawn children
        this.beside = new Map([...nodes].map(([node, { extent, box = extent }]) => { // how far a node, with what is written beside it, is on both sides of its middle
            const middle = box.x + box.width / 2;
            return [node, { left: extent.x - middle, right: extent.x + extent.width - middle }];
        }));
        /** @type {Set<Index>} */
        this.closed = new Set(); // nodes that are shown, and whose children are not
        /** @type {Map<Index, number>} */
        this.shifts = new Map(); // from a node's middle to its parent's
        /** @type {Map<Index, { left: number[], right: number[] }>} */
        this.sides = new Map(); // of subtrees, as they are folded now
        this.room = Infinity;
    }

    get isOn() {
        return this.room < this.whole.width;
    }

    /** Folds what does not fit into so many points; what has been shown in vain is shown again.
     *  @param {number} room */
    fit(room) {
        const wasOn = this.isOn;
        this.room = room;
        if (this.isOn)
            this.fold();
        else if (wasOn)
            this.unfold();
    }

    /** The nodes that are never folded away: above and at the last event, and at its end the best line. */
    get path() {
        const { current, ended, state } = this.picture, path = /** @type {Set<Index>} */ (new Set());
        for (const node of [current, ...(ended ? state.search.variation : [])])
            for (let above = node; above !== NONE; above = cell(state.tree.parent, above))
                path.add(above);
        return path.add(0);
    }

    fold() {
        const { picture: { state }, below, closed } = this, path = this.path, isInner = /** @param {Index} node */ node => entry(below, node).length > 0;
        /** @type {(node: Index) => number} */
        const distance = node => (path.has(cell(state.tree.parent, node)) ? 0 : 1 + distance(cell(state.tree.parent, node)));
        const inTurn = /** @param {Index[]} nodes */ nodes => nodes.map(node => ({ node, rank: distance(node) + (cell(state.visits, node) > 0 ? 0 : UNVISITED) }));
        closed.clear();
        this.sides.clear();
        for (const node of path)
            entry(below, node).filter(child => !path.has(child) && isInner(child)).forEach(child => closed.add(child));
        const waiting = inTurn([...closed].reverse());
        for (let first; (first = waiting.sort((a, b) => a.rank - b.rank).shift()) !== undefined;) {
            const { node } = first, inner = entry(below, node).filter(isInner);
            this.open(node, inner);
            if (this.width <= this.room)
                waiting.push(...inTurn(inner));
            else
                this.close(node, inner);
        }
        this.place();
    }

    /** @param {Index} node @param {Index[]} inner */
    open(node, inner) {
        this.closed.delete(node);
        inner.forEach(child => this.closed.add(child));
        this.forget(node);
    }

    /** @param {Index} node @param {Index[]} inner */
    close(node, inner) {
        inner.forEach(child => this.closed.delete(child));
        this.closed.add(node);
        this.forget(node);
    }

    /** The sides of a subtree, and of all that it is part of, are no longer what they were.
     *  @param {Index} node */
    forget(node) {
        for (const { parent } = this.picture.state.tree; node !== NONE; node = cell(parent, node))
            this.sides.delete(node);
    }

    /** The children of a node that are shown.
     *  @param {Index} node */
    shown(node) {
        return this.closed.has(node) ? [] : entry(this.below, node);
    }

    /** The left and right sides of a subtree, row by row, from the middle of its top node: its children stand as close as they may, and it above their middle.
     *  @param {Index} node @returns {{ left: number[], right: number[] }} */
    sidesOf(node) {
        const known = this.sides.get(node);
        if (known !== undefined)
            return known;
        const children = this.shown(node);
        const left = /** @type {number[]} */ ([]), right = /** @type {number[]} */ ([]), middles = /** @type {number[]} */ ([]);
        for (const child of children) {
            const sides = this.sidesOf(child), apart = sides.left.map((side, row) => (right[row] ?? -Infinity) + GAP - side);
            const middle = middles.length === 0 ? 0 : Math.max(...apart);
            middles.push(middle);
            sides.left.forEach((side, row) => { left[row] ??= side + middle; });
            sides.right.forEach((side, row) => { right[row] = side + middle; });
        }
        const centre = ((middles[0] ?? 0) + (middles.at(-1) ?? 0)) / 2, own = entry(this.beside, node);
        children.forEach((child, i) => this.shifts.set(child, (middles[i] ?? 0) - centre));
        const sides = { left: [own.left, ...left.map(side => side - centre)], right: [own.right, ...right.map(side => side - centre)] };
        this.sides.set(node, sides);
        return sides;
    }

    get width() {
        const { left, right } = this.sidesOf(0);
        return Math.max(...right) - Math.min(...left) + 2 * PAD;
    }

    /** Puts the nodes that are shown where they stand, and hides the others. */
    place() {
        const { picture: { svg, nodes, state: { tree } }, closed, width } = this, middles = /** @type {Map<Index, number>} */ (new Map());
        /** @type {(node: Index, middle: number) => void} */
        const walk = (node, middle) => {
            middles.set(node, middle);
            this.shown(node).forEach(child => walk(child, middle + entry(this.shifts, child)));
        };
        walk(0, PAD - Math.min(...this.sidesOf(0).left));
        this.insert(node => middles.has(node));
        let bottom = 0;
        for (const [node, parts] of nodes) {
            const middle = middles.get(node), above = cell(tree.parent, node);
            if (middle === undefined) {
                this.hide(parts);
                continue;
            }
            this.move(parts, middle, above === NONE ? null : { x: entry(middles, above), parts: entry(nodes, above) });
            this.count(node, parts);
            bottom = Math.max(bottom, parts.extent.y + parts.extent.height + (closed.has(node) ? BELOW : 0));
        }
        const box = `0 ${this.whole.y} ${width} ${bottom + PAD - this.whole.y}`;
        if (svg.getAttribute('viewBox') !== box)
            svg.setAttribute('viewBox', box);
    }

    /** Takes a node out of the picture: what is only hidden would still take its time in a large one.
     *  @param {NodeParts} parts */
    hide(parts) {
        parts.hidden = true;
        [parts.group, parts.edge].forEach(part => part?.remove());
    }

    /** Puts nodes into the picture that are not there, in their order.
     *  @param {(node: Index) => boolean} wanted */
    insert(wanted) {
        const { picture: { nodes, arrow } } = this;
        /** @type {Element | null} */
        let node = null;
        /** @type {Element} */
        let edge = arrow;
        for (const [index, parts] of [...nodes].reverse()) {
            if (!wanted(index))
                continue;
            if (parts.hidden) {
                arrow.parentNode?.insertBefore(parts.group, node);
                if (parts.edge)
                    arrow.parentNode?.insertBefore(parts.edge, edge);
                parts.hidden = false;
            }
            node = parts.group;
            edge = parts.edge ?? edge;
        }
    }

    /** A node with its middle at x, and its edge from the middle of the node above to its top.
     *  @param {NodeParts} parts @param {number} middle @param {{ x: number, parts: NodeParts } | null} above */
    move(parts, middle, above) {
        const { group, extent, box = extent, edge, move, drawn } = parts;
        if (parts.middle === middle && parts.above === above?.x)
            return;
        Object.assign(parts, { middle, above: above?.x, shift: middle - box.x - box.width / 2, moved: true });
        group.setAttribute('transform', `translate(${parts.shift} 0)`);
        if (!edge || above === null)
            return;
        const { extent: around, box: outline = around } = above.parts, top = { x: middle, y: box.y }, from = outline.y + outline.height / 2;
        parts.straight = `M${above.x} ${from} ${top.x} ${top.y}`;
        if (move && drawn) { // as far from the line as before, on the same side of a line that leans the same way
            const along = (drawn.y - from) / (top.y - from), leans = Math.sign(top.x - above.x) === drawn.leans ? 1 : -1;
            move.setAttribute('x', String(above.x + along * (top.x - above.x) + (drawn.leans === 0 ? 1 : leans) * drawn.off));
        }
    }

    /** Below a node that is folded: how many leaves it has.
     *  @param {Index} node @param {NodeParts} parts */
    count(node, parts) {
        if (this.closed.has(node) === (parts.more !== undefined))
            return;
        parts.more?.remove();
        parts.more = undefined;
        if (!this.closed.has(node))
            return;
        const { extent, box: { x, width } = extent, group } = parts, says = WORDS.folded(leavesBelow(this.picture.state, node));
        parts.more = group.appendChild(svgElement('text', { class: 'below', 'font-size': SMALL, x: x + width / 2, y: extent.y + extent.height + SMALL },
            says.length * SMALL / 2 > width + GAP ? WORDS.more : says));
    }

    /** The picture as it was drawn. */
    unfold() {
        const { picture: { svg, nodes }, whole: { x, y, width, height } } = this;
        for (const parts of nodes.values()) {
            parts.more?.remove();
            Object.assign(parts, { more: undefined, shift: 0, middle: undefined, straight: parts.drawn?.line ?? '', moved: true });
            parts.group.removeAttribute('transform');
            parts.move?.setAttribute('x', String(parts.drawn?.x));
        }
        this.insert(() => true);
        this.closed.clear();
        svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    }
}
