// The line on which alpha and beta close: the window of the current node, and its value.
import { NONE } from './step.js';
import { WORDS } from './words.js';
import { svgElement } from './marks.js';

const LINE = { width: 350, height: 94, axis: 36, margin: 34 }; // as wide as its column and a phone, so that type stays as large

export class NumberLine {
    /** @type {import('./notation.js').Notation} */
    notation;
    /** @type {number} */
    low;
    /** @type {number} */
    high;

    constructor(notation) {
        const { numbers, texts } = notation.moments, known = knownFrom(notation), ticks = numbers.map((number, i) => i).filter(i => known.has(i));
        const finite = ticks.map(i => numbers[i]).filter(Number.isFinite);
        Object.assign(this, { notation, low: finite[0] ?? 0, high: finite[finite.length - 1] ?? 0 });
        this.svg = svgElement('svg', { class: 'number-line', viewBox: `0 0 ${LINE.width} ${LINE.height}`, role: 'img' });
        this.band = this.svg.appendChild(svgElement('rect', { class: 'band', y: LINE.axis - 9, height: 18 }));
        this.svg.append(svgElement('path', { class: 'axis', d: `M${LINE.margin / 2} ${LINE.axis}H${LINE.width - LINE.margin / 2}` }));
        this.ticks = ticks.map(i => this.tick(this.at(numbers[i]), texts[i], known.get(i)));
        this.alpha = this.bracket('alpha', 1);
        this.beta = this.bracket('beta', -1);
        this.value = this.svg.appendChild(svgElement('path', { class: 'value', d: 'M0 0l-5 -9h10z' }));
        this.valueText = this.svg.appendChild(svgElement('text', { class: 'value', y: LINE.axis - 14 }));
    }

    /** The place of a number on the line; numbers beyond all values of nodes are at its ends. */
    at(number) {
        const room = LINE.width - 2 * LINE.margin, share = shareOf(number, this.low, this.high);
        return this.high === this.low && Number.isFinite(number) ? LINE.width / 2 : LINE.margin + room * Math.max(-0.03, Math.min(1.03, share));
    }

    /** A number on the line, which is known from moment `from` on. */
    tick(x, text, from) {
        return { x, half: 4 * text.length, from, line: this.svg.appendChild(svgElement('path', { class: 'axis', d: `M${x} ${LINE.axis - 3}v6` })),
            label: this.svg.appendChild(svgElement('text', { class: 'tick', x, y: LINE.axis + 21 }, text)) };
    }

    /** The numbers that are known by now; as many of them as fit are written. */
    updateTicks(k) {
        let last = -Infinity;
        for (const { x, half, from, line, label } of this.ticks) {
            const fits = from <= k && x - half >= last;
            line.toggleAttribute('hidden', from > k);
            label.toggleAttribute('hidden', !fits);
            last = fits ? x + half + 4 : last;
        }
    }

    bracket(name, side) {
        const group = this.svg.appendChild(svgElement('g', { class: name }));
        group.append(svgElement('path', { d: `M${5 * side} -10H0V10H${5 * side}` }));
        group.append(svgElement('text', { y: 37, 'text-anchor': side > 0 ? 'start' : 'end' }));
        return group;
    }

    place(state, group, bound, infinite, name) {
        const { bounds } = this.notation.search, open = bound === NONE;
        const x = open ? (infinite === WORDS.infinity ? LINE.width - 8 : 8) : this.at(this.notation.moments.numbers[bounds.number[bound]]);
        group.setAttribute('transform', `translate(${x} ${LINE.axis})`);
        group.lastChild.textContent = `${name} ${this.notation.owned(state, bound, infinite)}`;
        const outward = name === WORDS.alpha ? x > 130 : x < LINE.width - 130, start = (name === WORDS.alpha) !== outward;
        group.lastChild.setAttribute('text-anchor', start ? 'start' : 'end');
        return x;
    }

    update(state) {
        this.updateTicks(state.k);
        const { notation } = this, node = state.current, windowed = notation.search.windowed && node !== NONE;
        for (const part of [this.band, this.alpha, this.beta])
            part.toggleAttribute('hidden', !windowed);
        if (windowed)
            this.updateWindow(state, state.alpha[node], state.beta[node]);
        this.updateValue(state, node);
        const value = node === NONE ? '' : notation.value(state, node);
        this.svg.setAttribute('aria-label', !windowed ? WORDS.lineMinimax(value) : WORDS.line(
            notation.owned(state, state.alpha[node], WORDS.minusInfinity), notation.owned(state, state.beta[node], WORDS.infinity), value));
    }

    updateWindow(state, alpha, beta) {
        const from = this.place(state, this.alpha, alpha, WORDS.minusInfinity, WORDS.alpha);
        const to = this.place(state, this.beta, beta, WORDS.infinity, WORDS.beta);
        this.beta.lastChild.setAttribute('y', Math.abs(to - from) < 150 ? 52 : 37);
        this.band.setAttribute('x', Math.min(from, to));
        this.band.setAttribute('width', Math.abs(to - from));
    }

    updateValue(state, node) {
        const known = node !== NONE && state.value[node] !== NONE;
        this.value.toggleAttribute('hidden', !known);
        this.valueText.toggleAttribute('hidden', !known);
        if (!known)
            return;
        const x = this.at(this.notation.moments.numbers[state.value[node]]);
        this.value.setAttribute('transform', `translate(${x} ${LINE.axis - 1})`);
        const text = `${this.notation.name(node)} ${this.notation.value(state, node)}`, half = 4 * text.length;
        this.valueText.setAttribute('x', Math.max(half, Math.min(LINE.width - half, x)));
        this.valueText.textContent = text;
    }
}

/** The numbers that are values, each with the moment from which on it is known: leaves of a stored tree have theirs from the start.
 *  @returns {Map<Index, number>} */
function knownFrom({ tree, search: { events } }) {
    const known = new Map(tree.value.map(value => [value, 0]));
    events.value.forEach((value, event) => {
        if (!known.has(value))
            known.set(value, event + 1);
    });
    return known;
}

/** Where a number is between two others, from 0 to 1; differences of the largest numbers would be infinite. */
export function shareOf(number, low, high) {
    if (!Number.isFinite(number))
        return number;
    return (number / 2 - low / 2) / (high / 2 - low / 2);
}
