// A small picture of the whole tree, if the large one shows only a part.
import { svgElement } from './marks.js';

/** A small picture of the whole tree, if the large one shows only a part: the nodes, the current one, and the part. */
export class TreeMap {
    /** @type {HTMLElement} */
    element;
    /** @type {HTMLElement} */
    tree;
    /** @type {SVGSVGElement} */
    svg;
    /** @type {Map<Index, SVGElement>} */
    dots;

    constructor(element, tree, svg) {
        Object.assign(this, { element, tree, svg, dots: new Map() });
        tree.addEventListener('scroll', () => this.frameNow());
    }

    show(partly) {
        this.element.hidden = !partly || this.tree.scrollWidth < 1.1 * this.tree.clientWidth && this.tree.scrollHeight < 1.1 * this.tree.clientHeight;
    }

    draw(picture) {
        const { x, y, width, height } = this.svg.viewBox.baseVal;
        this.map = svgElement('svg', { viewBox: `${x} ${y} ${width} ${height}` });
        for (const [node, { group }] of picture.nodes) {
            const box = group.getBBox();
            this.dots.set(node, this.map.appendChild(svgElement('rect', { x: box.x, y: box.y, width: box.width, height: box.height })));
        }
        this.frame = this.map.appendChild(svgElement('rect', { class: 'frame' }));
        this.element.replaceChildren(this.map);
    }

    update(picture) {
        if (this.element.hidden)
            return;
        if (this.map === undefined)
            this.draw(picture);
        for (const [node, dot] of this.dots)
            dot.setAttribute('class', node === picture.current ? 'current' : picture.state.visits[node] > 0 ? 'visited' : '');
        this.frameNow();
    }

    frameNow() {
        if (this.element.hidden || this.map === undefined)
            return;
        const { x, y, width } = this.svg.viewBox.baseVal, box = this.svg.getBoundingClientRect(), frame = this.tree.getBoundingClientRect(), scale = width / (box.width || 1);
        const set = (name, value) => this.frame.setAttribute(name, value);
        set('x', x + Math.max(0, frame.left - box.left) * scale);
        set('y', y + Math.max(0, frame.top - box.top) * scale);
        set('width', Math.min(box.width, frame.width) * scale);
        set('height', Math.min(box.height, frame.height) * scale);
    }
}
