// The line on which alpha and beta close: the window of the current node, and its value.
import { NONE } from './step.js';
import { cell, entry } from './must.js';
import { WORDS } from './words.js';
import { svgElement } from './marks.js';

const LINE = { width: 350, height: 94, axis: 36, margin: 34 }; // as wide as its column and a phone, so that type stays as large

export class NumberLine {
    /** @param {Notation} notation */
    constructor(notation) {
        const { numbers, texts } = notation.moments, known = knownFrom(notation);
        this.notation = notation;
        this.low = 0;
        this.high = 0;
        this.svg = svgElement('svg', { class: 'number-line', viewBox: `0 0 ${LINE.width} ${LINE.height}`, role: 'img' });
        this.band = this.svg.appendChild(svgElement('rect', { class: 'band', y: LINE.axis - 9, height: 18 }));
        this.svg.append(svgElement('path', { class: 'axis', d: `M${LINE.margin / 2} ${LINE.axis}H${LINE.width - LINE.margin / 2}` }));
        this.ticks = numbers.flatMap((number, i) => (known.has(i) ? [this.tick(number, cell(texts, i), entry(known, i))] : []));
        this.alpha = this.bracket(WORDS.alpha, 'alpha', 1);
        this.beta = this.bracket(WORDS.beta, 'beta', -1);
        this.value = this.svg.appendChild(svgElement('path', { class: 'value', d: 'M0 0l-5 -9h10z' }));
        this.valueText = this.svg.appendChild(svgElement('text', { class: 'value', y: LINE.axis - 14 }));
    }

    /** The place of a number on the line; numbers beyond all values of nodes are at its ends.
     *  @param {number} number */
    at(number) {
        const room = LINE.width - 2 * LINE.margin, share = shareOf(number, this.low, this.high);
        return this.high === this.low && Number.isFinite(number) ? LINE.width / 2 : LINE.margin + room * Math.max(-0.03, Math.min(1.03, share));
    }

    /** A number on the line, which is known from moment `from` on.
     *  @param {number} number @param {string} text @param {number} from */
    tick(number, text, from) {
        return { number, half: 4 * text.length, from, line: this.svg.appendChild(svgElement('path', { class: 'axis', d: `M0 ${LINE.axis - 3}v6` })),
            label: this.svg.appendChild(svgElement('text', { class: 'tick', y: LINE.axis + 21 }, text)) };
    }

    /** The numbers that are known by now; as many of them as fit are written. The line ends with them, or it would tell which are still to come.
     *  @param {number} k */
    updateTicks(k) {
        const finite = this.ticks.filter(({ from, number }) => from <= k && Number.isFinite(number)).map(({ number }) => number);
        this.low = finite[0] ?? 0;
        this.high = finite.at(-1) ?? 0;
        let last = -Infinity;
        for (const { number, half, from, line, label } of this.ticks) {
            const x = this.at(number), fits = from <= k && x - half >= last;
            line.toggleAttribute('hidden', from > k);
            label.toggleAttribute('hidden', !fits);
            line.setAttribute('transform', `translate(${x} 0)`);
            label.setAttribute('x', String(x));
            last = fits ? x + half + 4 : last;
        }
    }

    /** One end of the window: a bracket that opens to this side, and its text.
     *  @param {string} name @param {string} className @param {1 | -1} side */
    bracket(name, className, side) {
        const group = this.svg.appendChild(svgElement('g', { class: className })), text = svgElement('text', { y: 37 });
        group.append(svgElement('path', { d: `M${5 * side} -10H0V10H${5 * side}` }), text);
        return { name, side, group, text };
    }

    /** Puts a bracket at its bound. Its text is inside the window, unless there is no room.
     *  @param {State} state @param {ReturnType<NumberLine['bracket']>} bracket @param {Index} bound */
    place(state, { name, side, group, text }, bound) {
        const { search, moments: { numbers } } = this.notation, isAlpha = side > 0;
        const x = bound === NONE ? (isAlpha ? 8 : LINE.width - 8) : this.at(cell(numbers, cell(search.bounds.number, bound)));
        group.setAttribute('transform', `translate(${x} ${LINE.axis})`);
        text.textContent = `${name} ${this.notation.owned(state, bound, isAlpha ? WORDS.minusInfinity : WORDS.infinity)}`;
        const outward = isAlpha ? x > 130 : x < LINE.width - 130;
        text.setAttribute('text-anchor', isAlpha !== outward ? 'start' : 'end');
        return x;
    }

    /** @param {State} state */
    update(state) {
        this.updateTicks(state.k);
        const { notation } = this, node = state.current, windowed = notation.search.windowed && node !== NONE, [alpha, beta] = node === NONE ? [NONE, NONE] : [cell(state.alpha, node), cell(state.beta, node)];
        for (const part of [this.band, this.alpha.group, this.beta.group])
            part.toggleAttribute('hidden', !windowed);
        if (windowed)
            this.updateWindow(state, alpha, beta);
        this.updateValue(state, node);
        const value = node === NONE ? '' : notation.value(state, node);
        this.svg.setAttribute('aria-label', !windowed ? WORDS.lineMinimax(value) : WORDS.line(
            notation.owned(state, alpha, WORDS.minusInfinity), notation.owned(state, beta, WORDS.infinity), value));
    }

    /** @param {State} state @param {Index} alpha @param {Index} beta */
    updateWindow(state, alpha, beta) {
        const from = this.place(state, this.alpha, alpha), to = this.place(state, this.beta, beta), apart = Math.abs(to - from);
        this.beta.text.setAttribute('y', apart < 150 ? '52' : '37');
        this.band.setAttribute('x', String(Math.min(from, to)));
        this.band.setAttribute('width', String(apart));
    }

    /** @param {State} state @param {Index} node */
    updateValue(state, node) {
        const value = node === NONE ? NONE : cell(state.value, node), known = value !== NONE;
        this.value.toggleAttribute('hidden', !known);
        this.valueText.toggleAttribute('hidden', !known);
        if (!known)
            return;
        const x = this.at(cell(this.notation.moments.numbers, value));
        this.value.setAttribute('transform', `translate(${x} ${LINE.axis - 1})`);
        const text = `${this.notation.name(node)} ${this.notation.value(state, node)}`, half = 4 * text.length;
        this.valueText.setAttribute('x', String(Math.max(half, Math.min(LINE.width - half, x))));
        this.valueText.textContent = text;
    }
}

/** The numbers that are values, each with the moment from which on it is known: leaves of a stored tree have theirs from the start.
 *  @param {Notation} notation @returns {Map<Index, number>} */
function knownFrom({ tree, search: { events } }) {
    const known = new Map(tree.value.map(value => [value, 0]));
    events.value.forEach((value, event) => {
        if (!known.has(value))
            known.set(value, event + 1);
    });
    return known;
}

/** Where a number is between two others, from 0 to 1; differences of the largest numbers would be infinite.
 *  @param {number} number @param {number} low @param {number} high */
export function shareOf(number, low, high) {
    if (!Number.isFinite(number))
        return number;
    return (number / 2 - low / 2) / (high / 2 - low / 2);
}
