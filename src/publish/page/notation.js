// How the page writes numbers, bounds, windows and values of a moments document.
import { NONE, pathOf } from './step.js';
import { cell, member } from './must.js';
import { WORDS } from './words.js';

/** A sentence of plycut with the signs of print. Its own are those of a keyboard, for terminals and for who types an answer.
 *  @param {string} sentence */
export function inPrint(sentence) {
    return sentence.replace(/(?<=[\d?f] )(<=|>=)(?= -?[\dif?])/g, sign => (sign === '<=' ? '≤' : '≥'));
}

/** Numbers and bounds of a moments document as the page writes them. */
export class Notation {
    /** @type {number | undefined} */
    widest;
    /** @type {number | undefined} */
    longest;

    /** @param {Moments} moments @param {Search} search @param {Tree} tree */
    constructor(moments, search, tree) {
        this.moments = moments;
        this.search = search;
        this.tree = tree;
    }

    /** @param {Index} index */
    number(index) {
        return index === NONE ? '' : cell(this.moments.texts, index);
    }

    /** @param {Index} index @param {string} infinite */
    bound(index, infinite) {
        if (index === NONE)
            return infinite;
        const { bounds } = this.search, scout = cell(bounds.scout, index), mark = scout === NONE ? '' : member(WORDS.mark, cell(this.tree.kind, scout));
        return this.number(cell(bounds.number, index)) + mark;
    }

    /** @param {State} state @param {Index} node */
    window(state, node) {
        return WORDS.window(this.bound(cell(state.alpha, node), WORDS.minusInfinity), this.bound(cell(state.beta, node), WORDS.infinity));
    }

    /** The most characters of a value. */
    get widestNumber() {
        return this.longest ??= this.moments.texts.reduce((most, text) => Math.max(most, text.length), 0);
    }

    /** The most characters of a window. */
    get widestWindow() {
        return this.widest ??= 4 + 2 * this.search.bounds.number.reduce((most, number, i) => Math.max(most, this.bound(i, '').length), 2);
    }

    /** What a node is called: in a stored tree its name, in a game its path.
     *  @param {Index} node */
    name(node) {
        return this.tree.name ? cell(this.tree.name, node) : node === 0 ? WORDS.root : pathOf(this.tree, node);
    }

    /** With the node that set it: "12 (A)", and "1 (from A’s 1.5)" if a chance node has translated the bound.
     *  @param {State} state @param {Index} index @param {string} infinite */
    owned(state, index, infinite) {
        const { bounds } = this.search, text = this.bound(index, infinite);
        if (index === NONE)
            return text;
        const owner = cell(bounds.owner, index), scout = cell(bounds.scout, index);
        return owner !== NONE ? WORDS.owned(text, this.name(owner), this.held(index, cell(state.value, owner)))
            : scout !== NONE ? WORDS.ofScout(text, this.name(scout))
            : WORDS.ofWindow(text, this.held(index, this.rootEnd(state, infinite)));
    }

    /** This number, if it is another one than the bound's; '' otherwise. Only a chance node makes one of the other.
     *  @param {Index} index @param {Index} number */
    held(index, number) {
        return this.tree.kind.includes('c') && number !== NONE && number !== this.search.bounds.number[index] ? this.number(number) : '';
    }

    /** The end of the window that the root was given.
     *  @param {State} state @param {string} infinite */
    rootEnd(state, infinite) {
        const { alpha, beta } = this.search.events, end = cell(infinite === WORDS.infinity ? beta : alpha, cell(state.entered, 0));
        return end === NONE ? NONE : cell(this.search.bounds.number, end);
    }

    /** @param {State} state @param {Index} node */
    value(state, node) {
        const value = cell(state.value, node), low = cell(state.low, node), high = cell(state.high, node), isLeaf = this.tree.kind[node] === 'l';
        if (!state.left[node] && low !== NONE && high !== NONE)
            return WORDS.window(this.number(low), this.number(high));
        if (value === NONE)
            return '';
        if (isLeaf || state.left[node])
            return member(WORDS.bound, isLeaf ? '=' : cell(state.type, node)) + this.number(value);
        return WORDS.soFar(this.number(value));
    }
}
