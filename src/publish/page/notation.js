// How the page writes numbers, bounds, windows and values of a moments document.
import { NONE, pathOf } from './step.js';
import { WORDS } from './words.js';

/** Numbers and bounds of a moments document as the page writes them. */
export class Notation {
    /** @type {Moments} */
    moments;
    /** @type {Search} */
    search;
    /** @type {Tree} */
    tree;
    /** @type {number} */
    widest;
    /** @type {number} */
    longest;

    constructor(moments, search, tree) {
        Object.assign(this, { moments, search, tree });
    }

    number(index) {
        return index === NONE ? '' : this.moments.texts[index];
    }

    bound(index, infinite) {
        if (index === NONE)
            return infinite;
        const { number, scout } = this.search.bounds, mark = scout[index] === NONE ? '' : WORDS.mark[this.tree.kind[scout[index]]];
        return this.number(number[index]) + mark;
    }

    window(state, node) {
        return WORDS.window(this.bound(state.alpha[node], WORDS.minusInfinity), this.bound(state.beta[node], WORDS.infinity));
    }

    /** The most characters of a value. */
    get widestNumber() {
        return this.longest ??= this.moments.texts.reduce((most, text) => Math.max(most, text.length), 0);
    }

    /** The most characters of a window. */
    get widestWindow() {
        return this.widest ??= 4 + 2 * this.search.bounds.number.reduce((most, number, i) => Math.max(most, this.bound(i, '').length), 2);
    }

    /** What a node is called: in a stored tree its name, in a game its path. */
    name(node) {
        return this.tree.name ? this.tree.name[node] : node === 0 ? WORDS.root : pathOf(this.tree, node);
    }

    /** With the node that set it: "12 (A)", and "1 (from A’s 1.5)" if a chance node has translated the bound. */
    owned(state, index, infinite) {
        const { owner, scout } = this.search.bounds, text = this.bound(index, infinite);
        return index === NONE ? text
            : owner[index] !== NONE ? WORDS.owned(text, this.name(owner[index]), this.held(index, state.value[owner[index]]))
            : scout[index] !== NONE ? WORDS.ofScout(text, this.name(scout[index]))
            : WORDS.ofWindow(text, this.held(index, this.rootEnd(state, infinite)));
    }

    /** This number, if it is another one than the bound's; '' otherwise. Only a chance node makes one of the other. */
    held(index, number) {
        return this.tree.kind.includes('c') && number !== NONE && number !== this.search.bounds.number[index] ? this.number(number) : '';
    }

    /** The end of the window that the root was given. */
    rootEnd(state, infinite) {
        const { alpha, beta } = this.search.events, end = (infinite === WORDS.infinity ? beta : alpha)[state.entered[0]];
        return end === NONE ? NONE : this.search.bounds.number[end];
    }

    value(state, node) {
        const value = state.value[node], isLeaf = this.tree.kind[node] === 'l';
        if (!state.left[node] && state.low[node] !== NONE && state.high[node] !== NONE)
            return WORDS.window(this.number(state.low[node]), this.number(state.high[node]));
        if (value === NONE)
            return '';
        if (isLeaf || state.left[node])
            return WORDS.bound[isLeaf ? '=' : state.type[node]] + this.number(value);
        return WORDS.soFar(this.number(value));
    }
}
