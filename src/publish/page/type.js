// The type of a picture's nodes: larger than on paper, where the node has room for it.
import { lowerSides, sizeOf } from './marks.js';
import { cell, find } from './must.js';

const CHARACTER = 0.53, CAPITAL = 0.72; // the width of a character and the height of a capital, in sizes of its font
const OFF_ROOF = 2; // points from a name to a slope
const LARGEST = { window: 15, name: 15, value: 17, move: 13 }; // points
const ROOF = 348 / 911; // of the height of a house (src/draw/scene/shape.c)
const MOST_READABLE = 2; // pixels a point

/** Names, values and windows as large as the node has room for.
 *  @param {NodeParts} parts @param {Notation} notation */
export function enlarge(parts, notation) {
    const { box, name, value, window } = parts;
    if (!box || parts.board || parts.folded)
        return;
    const fill = /** @param {SVGElement} text @param {number} most @param {number} characters */ (text, most, characters) => {
        const now = parseFloat(getComputedStyle(text).fontSize), fits = 0.94 * box.width / (CHARACTER * characters);
        text.style.fontSize = `${Math.max(now, Math.min(most, fits))}px`;
    };
    if (parts.group.classList.contains('leaf')) {
        const named = parts.plain !== '';
        if (value)
            fill(value, named ? LARGEST.move : LARGEST.value, Math.max(2, textOf(value).length || notation.widestNumber));
        if (named && name)
            fill(name, LARGEST.move, parts.plain.length);
        arrange({ ...parts, name: named ? name : null }, box);
        return;
    }
    if (parts.group.classList.contains('min'))
        lowerSides(find(parts.group, 'path'));
    if (name)
        fill(name, LARGEST.name, charactersOf(parts.plain, parts.numbered));
    if (window)
        fill(window, LARGEST.window, notation.widestWindow);
    if (value)
        value.style.fontSize = `${LARGEST.value}px`;
    arrange(parts, box);
}

/** How many characters a name has, or may get with the number of its visit: "Camp #12".
 *  @param {string} plain @param {boolean} numbered */
function charactersOf(plain, numbered) {
    return Math.max(4, plain.length + (numbered ? 4 : 0));
}

/** Name, value and window one below the other: below the roof of a MAX node, above the tip of a MIN node.
 *  @param {NodeParts} parts @param {Box} box */
function arrange({ group, plain, numbered, name, value, window }, box) {
    const is = /** @param {string} shape */ shape => group.classList.contains(shape), gap = 4.2, edge = window ? 6.5 : 4.5; // brackets reach below the line
    const capital = /** @param {SVGElement} line */ line => CAPITAL * parseFloat(line.style.fontSize);
    const lines = [name, value, window].filter(line => line !== null);
    if (is('max') && name)
        fitIntoRoof(name, charactersOf(plain, numbered), box, box.height - edge - lines.slice(1).reduce((sum, line) => sum + capital(line) + gap, 0));
    const heights = lines.map(capital), height = heights.reduce((sum, each) => sum + each + gap, -gap);
    let y = is('max') ? box.y + box.height - height - edge : is('min') ? box.y + gap + 1 : box.y + (box.height - height) / 2;
    lines.forEach((line, i) => {
        line.setAttribute('y', String(y += cell(heights, i)));
        y += gap;
    });
}

/** The name of a MAX node reaches into its roof: its capitals end where the slopes leave room for them.
 *  @param {SVGElement} name @param {number} characters @param {Box} box @param {number} baseline from the top of the box */
function fitIntoRoof(name, characters, box, baseline) {
    const roof = ROOF * box.height, slope = box.width / 2 / roof, half = CHARACTER * characters / 2; // of a font of size 1
    const size = (slope * baseline - OFF_ROOF) / (half + slope * CAPITAL);
    name.style.fontSize = `${Math.min(parseFloat(name.style.fontSize), size)}px`;
}

/** The label of an edge grows away from its line.
 *  @param {NodeParts} parts */
export function enlargeMove({ line, move }) {
    if (!move || !line)
        return;
    const end = line.getPointAtLength(line.getTotalLength()), begin = line.getPointAtLength(0), x = Number(move.getAttribute('x'));
    const along = (Number(move.getAttribute('y')) - begin.y) / (end.y - begin.y), more = CHARACTER * textOf(move).length * (LARGEST.move - parseFloat(getComputedStyle(move).fontSize)) / 2;
    move.setAttribute('x', String(x + Math.sign(x - begin.x - along * (end.x - begin.x)) * more));
    move.style.fontSize = `${LARGEST.move}px`;
}

/** Pixels a point at which names and windows of nodes are 11 pixels high, and values 13, but all at least `least`. Whatever a node may get counts, so that a step changes nothing.
 *  @param {Iterable<NodeParts>} nodes @param {boolean} windowed @param {number} least */
export function readable(nodes, windowed, least) {
    let scale = 0.1;
    for (const { group, plain, numbered, name, value, window, move } of nodes) {
        /** @type {[SVGElement | null, number][]} */
        const lines = [[plain !== '' || numbered ? name : null, 11], [windowed && !group.classList.contains('leaf') ? window : null, 11], [move, 11], [value, 13]];
        for (const [text, pixels] of lines)
            if (text)
                scale = Math.max(scale, Math.max(pixels, least) / sizeOf(text));
    }
    return Math.min(scale, MOST_READABLE);
}

/** The text of an element, without the space around it.
 *  @param {Element} element */
export function textOf(element) {
    return (element.textContent ?? '').trim();
}
