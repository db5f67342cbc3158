// The marks of a picture as lines: bars across an edge, a double line, corners, and the arrow from a cutoff to its bound.
import { cell } from './must.js';

const SVG = 'http://www.w3.org/2000/svg';
const NUMBERS = /-?[\d.]+(?:e-?\d+)?/g;

/** The numbers of a path.
 *  @param {string} path */
function numbersOf(path) {
    return (path.match(NUMBERS) ?? []).map(Number);
}

/** The ends of a straight line: x and y of the first, then of the second.
 *  @param {string} line @returns {[number, number, number, number]} */
export function lineOf(line) {
    const numbers = numbersOf(line), at = /** @param {number} i */ i => cell(numbers, i);
    return [at(0), at(1), at(2), at(3)];
}

/** An element of an SVG with attributes.
 *  @template {keyof SVGElementTagNameMap} K @param {K} name @param {Record<string, string | number>} attributes @param {string | null} text */
export function svgElement(name, attributes = {}, text = null) {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes))
        element.setAttribute(key, String(value));
    if (text !== null)
        element.textContent = text;
    return element;
}

/** The sides of a MIN node as long as its lines need them, in larger type than on paper.
 *  @param {Element} outline */
export function lowerSides(outline) {
    const corners = numbersOf(outline.getAttribute('d') ?? ''), [, , , side, , tip] = corners;
    if (corners.length !== 10 || side === undefined || tip === undefined)
        return;
    corners[3] = corners[7] = side + (tip - side) * 0.6;
    outline.setAttribute('d', `M${corners.join(' ')}z`);
}

const APART = 1.5; // points from the middle of a double line to each of its lines

/** Two lines in place of a straight one.
 *  @param {string} line */
export function twofold(line) {
    const [fromX, fromY, toX, toY] = lineOf(line), length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const x = APART * (toY - fromY) / length, y = APART * (fromX - toX) / length;
    return [1, -1].map(side => `M${fromX + side * x} ${fromY + side * y} ${toX + side * x} ${toY + side * y}`).join('');
}

const OFF = 12; // points from a corner to the line across it

/** A line across each corner of an outline: the transposition table knew the node's value.
 *  @param {string} outline */
export function cornersOff(outline) {
    const numbers = numbersOf(outline), corners = numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: cell(numbers, i + 1) }] : [])), count = corners.length;
    return corners.map(({ x, y }, i) => {
        const ends = [count - 1, 1].map(next => cell(corners, (i + next) % count)).map(({ x: toX, y: toY }) => {
            const length = Math.hypot(toX - x, toY - y), share = length > 2 * OFF ? OFF / length : 0.5;
            return `${x + share * (toX - x)} ${y + share * (toY - y)}`;
        });
        return `M${ends.join(' ')}`;
    }).join('');
}

/** One or two bars across an edge, near its lower end, as the program draws them.
 *  @param {SVGGeometryElement} line @param {number} count */
export function barsAcross(line, count) {
    const length = line.getTotalLength(), bars = [];
    for (let bar = 0; bar < count; bar++) {
        const along = length - 7 - 5 * bar, at = line.getPointAtLength(along), before = line.getPointAtLength(along - 1);
        const x = at.y - before.y, y = before.x - at.x, half = 6 / (Math.hypot(x, y) || 1);
        bars.push(`M${at.x - x * half} ${at.y - y * half}L${at.x + x * half} ${at.y + y * half}`);
    }
    return svgElement('path', { class: 'bars', d: bars.join('') });
}

/** A curve: where it begins, what draws it on both sides, and where it ends.
 *  @typedef {[Point, Point, Point, Point]} Curve */

/** The places of a curve, from its beginning to its end.
 *  @param {Curve} curve */
function placesOf([a, b, c, d]) {
    return Array.from({ length: 49 }, (_, i) => {
        const t = i / 48, u = 1 - t;
        const at = /** @param {'x' | 'y'} side */ side => u ** 3 * a[side] + 3 * u * u * t * b[side] + 3 * u * t * t * c[side] + t ** 3 * d[side];
        return { x: at('x'), y: at('y') };
    });
}

/** Is a place in a box, or as close to it as that?
 *  @param {Box} box @param {Point} place @param {number} close */
function holds({ x, y, width, height }, place, close) {
    return Math.abs(2 * (place.x - x) - width) <= width + 2 * close && Math.abs(2 * (place.y - y) - height) <= height + 2 * close;
}

/** The ways of an arrow: the sides on which it begins and ends, and how far its bend is from the node (0: it begins on top).
 *  @type {[number, number, number][]} */
const WAYS = [[1, 1, 22], [1, 1, 5], [1, 1, 60], [1, 1, 0], [-1, 1, 0], [-1, -1, 22], [-1, -1, 5]];

/** A curve between two boxes that leaves the tree's lines at the side, and its head: the first that is in the picture and touches no other box, as the
 *  program draws it (src/draw/layout/cause.c), or as few as may be.
 *  @param {Box} from @param {Box} to @param {Box[]} others @param {Box} picture */
export function arrowBetween(from, to, others, picture) {
    const side = from.x + from.width / 2 < to.x + to.width / 2 ? -1 : 1;
    /** @type {Curve[]} */
    const curves = [];
    for (const [begin, end, out] of WAYS) {
        const x = from.x + from.width / 2 + side * begin * from.width / (out ? 2 : 4), y = from.y + from.height / 2;
        const tip = { x: to.x + to.width / 2 + side * end * to.width / 2, y: to.y + to.height / 2 };
        const far = out ? Math.max(30, Math.abs(tip.y - y) / 3) : 30;
        for (let reach = 0; reach <= 96; reach = reach > 0 ? -reach : 8 - reach)
            curves.push([{ x, y }, { x: x + side * begin * out, y: out ? y : (y + tip.y) / 2 }, { x: tip.x + side * end * Math.max(14, far + reach), y: tip.y }, tip]);
    }
    const isOwn = /** @param {Curve} curve */ curve => placesOf(curve).every((place, i) => holds(picture, place, -2) && (i < 2 || curve[0].y > curve[1].y || !holds(from, place, -1)) && !holds(to, place, -1));
    const touched = /** @param {Curve} curve */ curve => others.filter(box => placesOf(curve).some(place => holds(box, place, 3))).length;
    let best = cell(curves, 0), least = Infinity;
    for (const curve of curves) {
        const count = least > 0 && isOwn(curve) ? touched(curve) : Infinity;
        if (count < least)
            [best, least] = [curve, count];
    }
    const [start, first, second, tip] = best;
    const curve = `M${start.x} ${start.y}C${first.x} ${first.y} ${second.x} ${second.y} ${tip.x} ${tip.y}`;
    const head = `M${tip.x} ${tip.y}l${Math.sign(second.x - tip.x) * 9} -4.5v9z`;
    return [svgElement('path', { d: curve }), svgElement('path', { class: 'head', d: head })];
}

/** The size of a text's type. The page need not be laid out for it.
 *  @param {SVGElement} text */
export function sizeOf(text) {
    return parseFloat(text.style.fontSize || text.getAttribute('font-size') || getComputedStyle(text).fontSize);
}
