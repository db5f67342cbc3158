// The marks of a picture as lines: bars across an edge, a double line, corners, and the arrow from a cutoff to its bound.

const SVG = 'http://www.w3.org/2000/svg';
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

/** The sides of a MIN node as long as its lines need them, in larger type than on paper. */
export function lowerSides(outline) {
    const corners = outline.getAttribute('d').match(/[\d.-]+/g).map(Number), [, , , side, , tip] = corners;
    if (corners.length !== 10)
        return;
    corners[3] = corners[7] = side + (tip - side) * 0.6;
    outline.setAttribute('d', `M${corners.join(' ')}z`);
}

const APART = 1.5; // points from the middle of a double line to each of its lines

/** Two lines in place of a straight one. */
export function twofold(line) {
    const [fromX, fromY, toX, toY] = line.match(NUMBERS).map(Number), length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const x = APART * (toY - fromY) / length, y = APART * (fromX - toX) / length;
    return [1, -1].map(side => `M${fromX + side * x} ${fromY + side * y} ${toX + side * x} ${toY + side * y}`).join('');
}

const OFF = 12; // points from a corner to the line across it

/** A line across each corner of an outline: the transposition table knew the node's value. */
export function cornersOff(outline) {
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
export function arrowBetween(from, to, others, picture) {
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

/** The size of a text's type. The page need not be laid out for it. */
export function sizeOf(text) {
    return parseFloat(text.style.fontSize || text.getAttribute('font-size') || getComputedStyle(text).fontSize);
}
