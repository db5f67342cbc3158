// One search of the page: its picture, its sentence, its number line, its counts, its call stack, its code.
import { CUTS, KINDS, newState, NONE, pathOf } from './step.js';
import { isVisit } from './twins.js';
import { cell, find, member } from './must.js';
import { WORDS } from './words.js';
import { svgElement } from './marks.js';
import { inPrint, Notation } from './notation.js';
import { Picture, SHAPES } from './picture.js';
import { NumberLine } from './number-line.js';
import { Frame } from './frame.js';
import { TreeMap } from './tree-map.js';
import { legendOf } from './legend.js';
import { elementOf, fromTemplate } from './elements.js';

/** What a search is called in links and ids: "alpha-beta", "alpha-beta/pass-2".
 *  @param {Search} search */
function keyOf(search) {
    return search.pass === undefined ? search.algorithm : `${search.algorithm}/pass-${search.pass}`;
}

export class Panel {
    /** The picture, once it could be measured.
     *  @type {Picture | undefined} */
    measured;

    /** `svg` is the panel's own. `alone`: ids need no prefix.
     *  @param {Moments} moments @param {Search} search @param {SVGSVGElement} svg @param {boolean} alone */
    constructor(moments, search, svg, alone) {
        const tree = cell(moments.trees, search.tree);
        this.search = search;
        this.key = keyOf(search);
        this.state = newState(search, tree);
        this.notation = new Notation(moments, search, tree);
        this.element = fromTemplate('panel');
        this.title = search.pass === undefined ? search.title : WORDS.ofPass(search.title, search.pass);
        this.part('title').textContent = this.title;
        this.part('tree').append(svg);
        this.line = new NumberLine(this.notation);
        this.part('line').append(this.line.svg);
        this.lines = search.code.map(textContent => elementOf('li', { textContent }));
        this.markWrong(moments);
        this.part('code').replaceChildren(...this.lines);
        this.part('code-part').hidden = search.code.length === 0;
        this.part('help').popoverTargetElement = this.part('legend');
        this.map = new TreeMap(this.part('map'), this.part('tree'), svg);
        this.svg = svg;
        this.frame = new Frame(this);
        if (!alone)
            for (const name of ['tree', 'lesson', 'code-part']) // each region has a name of its own
                this.part(name).setAttribute('aria-label', WORDS.ofSearch(this.part(name).getAttribute('aria-label') ?? '', this.title));
        this.prefix = alone ? '' : `${this.key}/`;
    }

    /** @param {string} name */
    part(name) {
        return find(this.element, `.${name}`);
    }

    /** It is measured when it is made, so the panel must be in the page by now. */
    get picture() {
        return this.measured ??= new Picture(this.svg, this.notation, this.state, this.prefix);
    }

    /** Marks the lines in which a mistake differs from the right search that is shown next to it.
     *  @param {Moments} moments */
    markWrong({ searches }) {
        const right = searches.filter(other => other.mistake === undefined).flatMap(other => other.code), { code, mistake } = this.search;
        this.lines.forEach((line, i) => line.classList.toggle('wrong', mistake !== undefined && right.length > 0 && !right.includes(cell(code, i))));
        this.part('mistake').textContent = mistake === undefined ? '' : WORDS.mistake(mistake);
    }

    get end() {
        return this.search.events.kind.length;
    }

    // ---- Showing a moment ----------------------------------------------------------------------------

    /** Brings the panel up to its state. */
    update() {
        this.picture.update();
        this.frame.update();
        this.line.update(this.state);
        this.updateSentence();
        this.updateCode();
        this.updateStack();
        this.part('counts').replaceChildren(...this.counts().map(({ className, number, words }) => elementOf('li', { className }, [...(number === '' ? [] : [elementOf('strong', { textContent: number })]), words])));
        this.part('marks').replaceChildren(...legendOf(this.state));
        this.updateRule();
        this.svg.setAttribute('aria-label', WORDS.picture(this.title, WORDS.stepLabel(this.state.k, this.end)));
        this.updateBoard();
    }

    /** At which value the current node stops, next to it. */
    updateRule() {
        const { state, search, notation } = this, node = state.current;
        const max = node !== NONE && state.tree.kind[node] === 'x', bound = node === NONE ? NONE : cell(max ? state.beta : state.alpha, node);
        const shown = search.windowed && node !== NONE && state.open.includes(node) && bound !== NONE && state.tree.kind[node] !== 'c';
        this.picture.rule(shown ? WORDS.stopsAt(max, search.cut === 'strict', notation.bound(bound, '')) : '');
    }

    /** What has been counted: the class of each count, its number, and what it is of. */
    counts() {
        const { state: { k, counts }, search } = this, cuts = KINDS.filter(kind => counts[kind] > 0 || ('sd'.includes(kind) && search.windowed));
        const count = /** @param {string} className @param {string | number} number @param {string} words */ (className, number, words) => ({ className, number: String(number), words });
        return [count('', counts.leaves, WORDS.leaves(search.tree_leaves)),
            ...(counts.evaluated > counts.leaves ? [count('', counts.evaluated, WORDS.evaluated)] : []), count('nodes', counts.nodes, WORDS.nodes(counts.nodes)),
            ...(counts.known > 0 ? [count('', counts.known, WORDS.known)] : []),
            ...cuts.map(kind => count(member(CUTS, kind), counts[kind], member(WORDS.cutoffs, kind)(counts[kind]))),
            ...(search.windowed && counts.uncounted === 0 ? [count('', counts.skipped, WORDS.skipped(counts.skipped))] : []),
            count('', '', WORDS.step(k, this.end))];
    }

    /** The sentence of the last event: its first paragraph as a headline, and below it what a cutoff prunes and why. */
    updateSentence() {
        const { state, search } = this, text = state.k === 0 ? WORDS.start : search.sentences[state.k - 1] || WORDS.pass;
        const cutoff = this.picture.cutoffNow(), kind = cutoff ? member(CUTS, cutoff.kind) : '';
        const paragraphs = text.split('\n').map(line => elementOf('p', { textContent: inPrint(line) }));
        this.part('sentence').className = `sentence ${kind}`;
        this.part('sentence').replaceChildren(...paragraphs);
        this.part('badge').className = `badge ${kind}`;
        this.part('badge').textContent = cutoff ? member(WORDS.badge, cutoff.kind)(this.notation.name(state.current)) : '';
        this.part('badge').hidden = !cutoff;
    }

    /** A question instead of the sentence.
     *  @param {string} question */
    ask(question) {
        this.part('badge').hidden = true;
        this.part('sentence').className = 'sentence question';
        this.part('sentence').replaceChildren(elementOf('p', { textContent: question }));
    }

    updateCode() {
        const { state, search } = this, now = state.k === 0 ? NONE : cell(search.events.line, state.k - 1);
        const also = now >= 0 && this.changesWindow() ? this.boundLine(now) : NONE;
        const test = this.testNow();
        this.lines.forEach((line, i) => {
            line.classList.toggle('now', i === now || i === also);
            line.removeAttribute('data-test');
            if (i === now && test !== '')
                line.dataset.test = test;
            line.classList.toggle('also', i === also);
            line.toggleAttribute('aria-current', i === now || i === also);
            line.classList.toggle('elsewhere', now >= 0 && (this.search.code[i] === '' || this.blockOf(i) !== this.blockOf(now)));
        });
    }

    /** What the line of a cutoff has found, in numbers: "10 ≤ 12"; '' at other events. */
    testNow() {
        const { state: { k }, search: { events }, notation } = this, cutoff = this.picture.cutoffNow();
        return cutoff && cutoff.sign !== '' ? WORDS.test(notation.number(cell(events.value, k - 1)), cutoff.sign, notation.number(cutoff.bound)) : '';
    }

    /** Of which function a line of the code is.
     *  @param {number} line */
    blockOf(line) {
        return this.search.code.slice(0, line).filter(text => text === '').length;
    }

    /** Has the last event, an update, moved a bound of its node? */
    changesWindow() {
        const { state, search: { events, windowed } } = this, event = state.k - 1;
        if (!windowed || events.kind[event] !== 'u')
            return false;
        const before = windowBefore(events, event);
        return events.alpha[event] !== events.alpha[before] || events.beta[event] !== events.beta[before];
    }

    /** The line after this one that raises alpha or lowers beta, in the same function.
     *  @param {number} now */
    boundLine(now) {
        const after = this.search.code.slice(now + 1), end = after.indexOf(''), found = after.slice(0, end < 0 ? after.length : end).findIndex(text => /^\s*[αβ] ← /.test(text));
        return found < 0 ? NONE : now + 1 + found;
    }

    updateStack() {
        const { state, notation } = this;
        this.part('stack').replaceChildren(...state.open.map(node => {
            const className = member(SHAPES, cell(state.tree.kind, node)), window = this.search.windowed ? notation.window(state, node) : '';
            return elementOf('li', { className, textContent: WORDS.tip(`${notation.name(node)} ${member(WORDS.players, className)}`, notation.value(state, node), window) });
        }));
    }

    /** The board of the current node, large. */
    updateBoard() {
        const board = this.picture.nodes.get(this.picture.current)?.board;
        this.part('board-part').hidden = !board;
        if (!board)
            return;
        const { x, y, width, height } = board.getBBox(), large = svgElement('svg', { class: 'plycut', viewBox: `${x} ${y} ${width} ${height}` });
        large.append(board.cloneNode(true));
        this.part('large').replaceChildren(large);
    }

    /** The event after which a node is visited for the first time, or NONE.
     *  @param {Index} node */
    visitOf(node) {
        return this.search.events.node.findIndex((at, event) => at === node && isVisit(this.state, event));
    }

    /** What an event does, as a text: events of two searches that do the same have the same.
     *  @param {number} event @param {boolean} windowed */
    happening(event, windowed) {
        const { events, bounds: { number } } = this.search, { kind, value, type, alpha, beta } = events;
        if (event >= kind.length)
            return '';
        const node = cell(events.node, event), window = windowed ? [cell(alpha, event), cell(beta, event)].map(bound => (bound === NONE ? '' : number[bound])) : [];
        return [kind[event], node === NONE ? '' : pathOf(this.state.tree, node), value[event], type[event], ...window].join(' ');
    }
}

/** The event that gave a node its window before an event of this node.
 *  @param {Events} events @param {number} event */
function windowBefore({ node, kind }, event) {
    let before = event - 1;
    while (before > 0 && (node[before] !== node[event] || !'eu'.includes(cell(kind, before))))
        before--;
    return before;
}
