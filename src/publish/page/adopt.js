// What a picture has of each node: the groups, texts and lines of plycut's SVG, with the type that a page has room for.
import { pathOf } from './step.js';
import { enlarge, enlargeMove, textOf } from './type.js';
import { lineOf, svgElement } from './marks.js';

/** The path of the node that a group of a picture draws.
 *  @param {Element} group */
export function pathOfGroup({ id }) {
    return id.slice(id.indexOf('n/') + 1);
}

/** The nodes that an SVG draws. `prefix` goes before its ids from now on.
 *  @param {SVGSVGElement} svg @param {Notation} notation @param {string} prefix @returns {Map<Index, NodeParts>} */
export function adopt(svg, notation, prefix) {
    const { tree } = notation, nodes = new Map(), paths = new Map(tree.parent.map((parent, node) => [pathOf(tree, node), node]));
    for (const [group, boxes] of boxesOf(svg)) {
        const path = pathOfGroup(group), node = paths.get(path);
        if (node === undefined)
            continue;
        /** @type {SVGGElement | null} */
        const edge = svg.querySelector(`[id="${CSS.escape(group.id.replace(/n\//, 'e/'))}"]`);
        const parts = partsOf(group, edge, boxes);
        parts.numbered = isNumbered(svg, parts, tree.kind[node] === 'l');
        nodes.set(node, parts);
        group.id = `${prefix}n${path}`;
        if (edge)
            edge.id = `${prefix}e${path}`;
    }
    nodes.forEach(parts => complete(parts, notation));
    return nodes;
}

/** The boxes of the nodes and of their outlines. All are measured before anything is changed: a box after a change lays the page out again.
 *  @param {SVGSVGElement} svg */
function boxesOf(svg) {
    return Array.from(/** @type {NodeListOf<SVGGElement>} */ (svg.querySelectorAll('g.node')), group => {
        const box = group.querySelector('path')?.getBBox();
        return /** @type {const} */ ([group, { extent: plain(group.getBBox()), box: box && plain(box) }]);
    });
}

/** A box as an object of its own: to ask the browser's costs more.
 *  @param {Box} box @returns {Box} */
function plain({ x, y, width, height }) {
    return { x, y, width, height };
}

/** @param {SVGGElement} group @param {SVGGElement | null} edge @param {{ extent: Box, box: Box | undefined }} boxes @returns {NodeParts} */
function partsOf(group, edge, { extent, box }) {
    /** @type {(name: string) => SVGTextElement | null} */
    const of = name => group.querySelector(`.${name}`);
    if (box)    // a line of several types begins at its left end; its text will change
        group.querySelectorAll('text[text-anchor=start]').forEach(line => {
            line.setAttribute('text-anchor', 'middle');
            line.setAttribute('x', String(box.x + box.width / 2));
        });
    const title = group.querySelector('title') ?? group.insertBefore(svgElement('title'), group.firstChild), name = of('name'), line = edge?.querySelector('path') ?? null;
    return { group, edge, line, move: edge?.querySelector('.move') ?? null, box, extent, outline: group.querySelector('path'), around: '', title, name, value: of('value'), window: of('window'),
        board: group.querySelector('.board'), plain: name ? textOf(name) : '', folded: group.classList.contains('folded'), numbered: false, drawn: undefined,
        straight: line?.getAttribute('d') ?? '', shift: 0, hidden: false, moved: false };
}

/** Does a node get the number of its visit? That of a leaf would be too small to read.
 *  @param {SVGSVGElement} svg @param {NodeParts} parts @param {boolean} isLeaf */
function isNumbered(svg, { name, board, folded }, isLeaf) {
    const is = /** @param {string} kind */ kind => svg.classList.contains(kind);
    return name !== null && is('turns') && (!folded || is('full')) && (!isLeaf || board !== null);
}

/** Gives a node a page's type. The name over a board is followed by the value, which comes later, in the type that plycut gives it (board_label in
 *  src/draw/scene/node_label.c).
 *  @param {NodeParts} parts @param {Notation} notation */
function complete(parts, notation) {
    if (parts.name && !parts.value && parts.board)
        parts.value = (parts.name.closest('text') ?? parts.name).appendChild(svgElement('tspan', { class: 'value', 'font-size': Number(parts.name.getAttribute('font-size')) + 2 }));
    enlarge(parts, notation);
    enlargeMove(parts);
    parts.drawn = drawnEdge(parts);
    parts.around = parts.outline?.getAttribute('d') ?? '';
}

/** The edge above a node as drawn, the place of its label, how far that is from the line, and which way the line leans.
 *  @param {NodeParts} parts @returns {DrawnEdge | undefined} */
function drawnEdge({ line, straight, move }) {
    if (!line)
        return undefined;
    const [fromX, fromY, toX, toY] = lineOf(straight), x = Number(move?.getAttribute('x')), y = Number(move?.getAttribute('y'));
    return { line: straight, x, y, off: x - fromX - (y - fromY) / (toY - fromY) * (toX - fromX), leans: Math.sign(toX - fromX) };
}
