// A small picture of the whole tree, if the large one shows only a part.
import { svgElement } from './marks.js';
import { cell } from './must.js';

/** A small picture of the whole tree, if the large one shows only a part: the nodes, the current one, and the part. */
export class TreeMap {
    /** The nodes of the map.
     *  @type {Map<Index, SVGElement>} */
    dots = new Map();
    /** Is a part of the tree folded? Then the map has no frame. */
    folded = false;
    /** What is in sight; undefined while there is no map.
     *  @type {SVGElement | undefined} */
    frame;

    /** @param {HTMLElement} element @param {HTMLElement} tree @param {SVGSVGElement} svg */
    constructor(element, tree, svg) {
        this.element = element;
        this.tree = tree;
        this.svg = svg;
        tree.addEventListener('scroll', () => this.frameNow());
    }

    /** @param {boolean} partly @param {boolean} folded */
    show(partly, folded) {
        this.folded = folded;
        this.element.hidden = !folded && (!partly || this.tree.scrollWidth < 1.1 * this.tree.clientWidth && this.tree.scrollHeight < 1.1 * this.tree.clientHeight);
        if (!this.element.hidden)
            return;
        this.frame = undefined; // what is not seen takes no time
        this.dots.clear();
        this.element.replaceChildren();
    }

    /** The tree as it is without folding.
     *  @param {Picture} picture */
    draw(picture) {
        const { x, y, width, height } = picture.folding.whole, map = svgElement('svg', { viewBox: `${x} ${y} ${width} ${height}` });
        for (const [node, { extent: box }] of picture.nodes)
            this.dots.set(node, map.appendChild(svgElement('rect', { x: box.x, y: box.y, width: box.width, height: box.height })));
        this.frame = map.appendChild(svgElement('rect', { class: 'frame' }));
        this.element.replaceChildren(map);
    }

    /** @param {Picture} picture */
    update(picture) {
        if (this.element.hidden)
            return;
        if (this.frame === undefined)
            this.draw(picture);
        for (const [node, dot] of this.dots)
            dot.setAttribute('class', node === picture.current ? 'current' : cell(picture.state.visits, node) > 0 ? 'visited' : '');
        this.frameNow();
    }

    frameNow() {
        const { frame: drawn } = this;
        if (this.element.hidden || drawn === undefined)
            return;
        drawn.toggleAttribute('hidden', this.folded);
        const { x, y, width } = this.svg.viewBox.baseVal, box = this.svg.getBoundingClientRect(), frame = this.tree.getBoundingClientRect(), scale = width / (box.width || 1);
        const place = { x: x + Math.max(0, frame.left - box.left) * scale, y: y + Math.max(0, frame.top - box.top) * scale,
            width: Math.min(box.width, frame.width) * scale, height: Math.min(box.height, frame.height) * scale };
        Object.entries(place).forEach(([name, value]) => drawn.setAttribute(name, String(value)));
    }
}
