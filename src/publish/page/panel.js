// One search of the page: its picture, its sentence, its number line, its counts, its call stack, its code.
import { CUTS, newState, NONE, pathOf } from './step.js';
import { WORDS } from './words.js';
import { svgElement } from './marks.js';
import { Notation } from './notation.js';
import { Picture } from './picture.js';
import { NumberLine } from './number-line.js';
import { bring, unionOf } from './sight.js';
import { TreeMap } from './tree-map.js';
import { legendOf } from './legend.js';
import { elementOf, fromTemplate } from './elements.js';

const LARGEST_FIT = 2; // pixels a point
const LEAST_COORDINATE = 9; // pixels: smaller letters and digits at a board are left out
const MARGIN = 28; // pixels around what must be in sight
const PADDING = 4; // pixels around a picture that fits its frame
const TIGHT = ['tight', 'tighter']; // ways to write a long sentence
const PAPER = 530, LEAST_PRINTED = 6.2; // points: the width of a sheet of A4, and the least type on it
export const AUTO = -1, FIT = 0; // scales that depend on the frame

/** What a search is called in links and ids: "alpha-beta", "alpha-beta/pass-2". */
function keyOf(search) {
    return search.pass === undefined ? search.algorithm : `${search.algorithm}/pass-${search.pass}`;
}

export class Panel {
    /** @type {Search} */
    search;
    /** @type {State} */
    state;
    /** @type {string} */
    key;
    /** @type {Picture} */
    picture;

    /** `svg` is the panel's own. `alone`: ids need no prefix.
     *  @param {Moments} moments @param {Search} search @param {SVGSVGElement} svg @param {boolean} alone */
    constructor(moments, search, svg, alone) {
        const tree = moments.trees[search.tree];
        Object.assign(this, { search, key: keyOf(search), state: newState(search, tree) });
        this.notation = new Notation(moments, search, tree);
        this.element = fromTemplate('panel');
        /** @type {(name: string) => any} */
        this.part = name => this.element.querySelector(`.${name}`);
        this.title = search.pass === undefined ? search.title : WORDS.ofPass(search.title, search.pass);
        this.part('title').textContent = this.title;
        this.part('tree').append(svg);
        this.line = new NumberLine(this.notation);
        this.part('line').append(this.line.svg);
        this.lines = search.code.map(textContent => elementOf('li', { textContent }));
        this.markWrong(moments);
        this.part('code').replaceChildren(...this.lines);
        this.part('code-part').hidden = search.code.length === 0;
        this.map = new TreeMap(this.part('map'), this.part('tree'), svg);
        this.svg = svg;
        this.prefix = alone ? '' : `${this.key}/`;
    }

    /** Marks the lines of a mistake that no right search beside it has: what it does in place of what would be right. */
    markWrong({ searches }) {
        const right = searches.filter(other => other.mistake === undefined).flatMap(other => other.code), { code, mistake } = this.search;
        this.lines.forEach((line, i) => line.classList.toggle('wrong', mistake !== undefined && right.length > 0 && !right.includes(code[i])));
        this.part('mistake').textContent = mistake === undefined ? '' : WORDS.mistake(mistake);
    }

    get end() {
        return this.search.events.kind.length;
    }

    // ---- Showing a moment ----------------------------------------------------------------------------

    /** Brings the panel up to its state. The picture is measured, so the panel must be in the page by now. */
    update() {
        this.picture ??= new Picture(this.svg, this.notation, this.state, this.prefix);
        this.picture.update();
        this.line.update(this.state);
        this.updateSentence();
        this.updateCode();
        this.updateStack();
        this.part('counts').replaceChildren(...this.counts().map(([className, number, words]) => elementOf('li', { className }, [...(number === '' ? [] : [elementOf('strong', { textContent: number })]), words])));
        this.part('marks').replaceChildren(...legendOf(this.state));
        this.updateRule();
        this.svg.setAttribute('aria-label', WORDS.picture(this.title, WORDS.stepLabel(this.state.k, this.end)));
        this.updateBoard();
    }

    /** At which value the current node stops, next to it. */
    updateRule() {
        const { state, search, notation } = this, node = state.current;
        const max = node !== NONE && state.tree.kind[node] === 'x', bound = node === NONE ? NONE : (max ? state.beta : state.alpha)[node];
        const shown = search.windowed && node !== NONE && state.open.includes(node) && bound !== NONE && state.tree.kind[node] !== 'c';
        this.picture.rule(shown ? WORDS.stopsAt(max, search.cut === 'strict', notation.bound(bound, '')) : '');
    }

    /** What has been counted: the class of each count, its number, and what it is of. */
    counts() {
        const { counts } = this.state, { search } = this, has = kind => counts[kind] > 0 || search.windowed;
        return [['', counts.leaves, WORDS.leaves(search.tree_leaves)],
            ...(counts.evaluated > counts.leaves ? [['', counts.evaluated, WORDS.evaluated]] : []), ['nodes', counts.nodes, WORDS.nodes(counts.nodes)],
            ...(counts.known > 0 ? [['', counts.known, WORDS.known]] : []),
            ...['s', 'd', 'w', 'l'].filter(kind => ('wl'.includes(kind) ? counts[kind] > 0 : has(kind))).map(kind => [CUTS[kind], counts[kind], WORDS.cutoffs[kind](counts[kind])]),
            ...(search.windowed && counts.uncounted === 0 ? [['', counts.skipped, WORDS.skipped(counts.skipped)]] : []),
            ['', '', WORDS.step(this.state.k, this.end)]];
    }

    /** The sentence of the last event: its first paragraph as a headline, and below it what a cutoff prunes and why. */
    updateSentence() {
        const { state, search } = this, text = state.k === 0 ? WORDS.start : search.sentences[state.k - 1] || WORDS.pass;
        const cutoff = this.picture.cutoffNow(), kind = CUTS[cutoff?.kind] ?? '';
        const paragraphs = text.split('\n').map(textContent => elementOf('p', { textContent }));
        this.part('sentence').className = `sentence ${kind}`;
        this.part('sentence').replaceChildren(...paragraphs);
        this.part('badge').className = `badge ${kind}`;
        this.part('badge').textContent = cutoff ? WORDS.badge[cutoff.kind](this.notation.name(state.current)) : '';
        this.part('badge').hidden = !cutoff;
    }

    /** A question instead of the sentence. */
    ask(question) {
        this.part('badge').hidden = true;
        this.part('sentence').className = 'sentence question';
        this.part('sentence').replaceChildren(elementOf('p', { textContent: question }));
    }

    updateCode() {
        const { state, search } = this, now = state.k === 0 ? NONE : search.events.line[state.k - 1];
        const also = now >= 0 && this.changesWindow() ? this.boundLine(now) : NONE;
        this.lines.forEach((line, i) => {
            line.classList.toggle('now', i === now || i === also);
            line.classList.toggle('also', i === also);
            line.toggleAttribute('aria-current', i === now || i === also);
            line.classList.toggle('elsewhere', now >= 0 && (this.search.code[i] === '' || this.blockOf(i) !== this.blockOf(now)));
        });
    }

    /** Of which function a line of the code is. */
    blockOf(line) {
        return this.search.code.slice(0, line).filter(text => text === '').length;
    }

    /** Has the last event, an update, moved a bound of its node? */
    changesWindow() {
        const { state, search: { events, windowed } } = this, event = state.k - 1, node = events.node[event];
        if (!windowed || events.kind[event] !== 'u')
            return false;
        const before = windowBefore(events, event);
        return events.alpha[event] !== events.alpha[before] || events.beta[event] !== events.beta[before] || node === NONE;
    }

    /** The line after this one that raises alpha or lowers beta, in the same function. */
    boundLine(now) {
        for (let i = now + 1; i < this.search.code.length && this.search.code[i] !== ''; i++)
            if (/^\s*[αβ] ← /.test(this.search.code[i]))
                return i;
        return NONE;
    }

    updateStack() {
        const { state, notation } = this;
        this.part('stack').replaceChildren(...state.open.map(node => {
            const className = { x: 'max', n: 'min', c: 'chance' }[state.tree.kind[node]], window = this.search.windowed ? notation.window(state, node) : '';
            return elementOf('li', { className, textContent: WORDS.tip(`${notation.name(node)} ${WORDS[className]}`, notation.value(state, node), window) });
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

    /** The event after which a node is visited for the first time, or NONE. */
    visitOf(node) {
        const { node: nodes, kind } = this.search.events;
        return nodes.findIndex((at, event) => at === node && 'elt'.includes(kind[event]));
    }

    /** The scale of the picture now. Its element may be wider than what is drawn. */
    get fitted() {
        return this.svg.getScreenCTM().a;
    }

    /** Scrolls the current node into sight, with its children and the open nodes above it if there is room, and the line of the code. Where the owner of a
     *  bound would be out of sight, the picture gets as small as need be. */
    reveal() {
        const tree = this.part('tree');
        if (this.scaled > FIT)
            this.resize(Math.max(this.smallest, Math.min(this.scaled, this.roomFor(this.picture.point))));
        for (const group of this.picture.sights)
            bring(tree, group.getBoundingClientRect());
        bring(tree, unionOf(this.picture.point));
        const code = this.part('code-part'), line = code.querySelector('.now');
        if (line)
            bring(code, line.getBoundingClientRect());
        this.tighten();
        this.bringPage();
        this.map.update(this.picture);
    }

    /** Where the sentence is so long that the number line would be out of sight, its reason is smaller. */
    tighten() {
        const lesson = this.part('lesson'), line = this.part('line'), top = this.element.getBoundingClientRect().top;
        const bottom = () => Math.min(lesson.getBoundingClientRect().bottom, top + this.height);
        lesson.scrollTop = 0;
        lesson.classList.remove(...TIGHT);
        for (const name of TIGHT)
            if (line.getBoundingClientRect().bottom > bottom())
                lesson.classList.add(name);
    }

    /** The pixels that a moment may take: from the top of the panel, or of the page, to the controls. */
    get height() {
        const controls = this.element.closest('.view').querySelector('.controls').getBoundingClientRect(), { top } = this.element.getBoundingClientRect();
        return (controls.height > 0 ? controls.top : innerHeight) - Math.min(top, 4);
    }

    /** Paper has no controls and no scrolling: where the whole tree would be too small to read, only the part around the point is printed. */
    crop() {
        const { x, y, width, height } = this.svg.viewBox.baseVal, least = Math.min(...[...this.svg.querySelectorAll('.node text')].filter(text => text.textContent.trim() !== '').map(text => parseFloat(getComputedStyle(text).fontSize)));
        const boxes = this.picture.point.map(group => /** @type {SVGGElement} */ (group).getBBox()), left = Math.min(...boxes.map(box => box.x)), right = Math.max(...boxes.map(box => box.x + box.width));
        const part = Math.max(right - left + MARGIN, Math.min(width, PAPER * least / LEAST_PRINTED)), start = Math.max(x, Math.min(x + width - part, (left + right - part) / 2));
        this.whole ??= `${x} ${y} ${width} ${height}`;
        this.svg.setAttribute('viewBox', `${start} ${y} ${Math.min(width, part)} ${height}`);
    }

    uncrop() {
        if (this.whole !== undefined)
            this.svg.setAttribute('viewBox', this.whole);
        this.whole = undefined;
    }

    /** Where the parts stand one below the other: the page scrolls so that tree, sentence and number line are in sight. */
    bringPage() {
        const { top } = this.element.getBoundingClientRect(), { bottom } = this.part('line').getBoundingClientRect();
        const end = this.height + Math.min(top, 4);
        if (this.state.k > 0 && bottom > end && top > 0)
            scrollBy(0, Math.min(top - 4, bottom - end));
    }

    /** The most pixels a point with which some groups are in sight together. */
    roomFor(groups) {
        const box = unionOf(groups), tree = this.part('tree'), scale = this.fitted;
        return Math.min((tree.clientWidth - MARGIN) / box.width, (tree.clientHeight - MARGIN) / box.height) * scale;
    }

    /** Draws a point `scale` pixels wide. AUTO: the picture fits its frame, unless type would be too small to read, or less than `least` pixels; FIT: it fits. */
    zoom(scale, least = 0) {
        const { width, height } = this.svg.viewBox.baseVal, { clientWidth, clientHeight } = this.part('tree');
        const fit = Math.min((clientWidth - PADDING) / width, (clientHeight - PADDING) / height, LARGEST_FIT), readable = this.picture?.readable(least);
        this.smallest = Math.min((clientWidth - MARGIN) / width, (clientHeight - MARGIN) / height, LARGEST_FIT);
        if (scale === AUTO)
            this.scaled = scale = readable > fit && clientWidth > 0 ? readable : FIT;
        else
            this.scaled = NONE;
        this.svg.classList.toggle('fit', scale <= FIT);
        if (scale > FIT)
            this.resize(scale);
        else
            Object.assign(this.svg.style, { maxWidth: `${width * LARGEST_FIT}px`, width: '', height: '' });
        const coordinates = this.svg.querySelector('.board > text:first-child');
        this.svg.classList.toggle('bare', coordinates !== null && parseFloat(getComputedStyle(coordinates).fontSize) * (scale > FIT ? scale : fit) < LEAST_COORDINATE);
        this.map.show(scale > FIT);
    }

    /** Draws a point so many pixels wide. */
    resize(scale) {
        const { width, height } = this.svg.viewBox.baseVal;
        this.svg.style.maxWidth = '';
        this.svg.style.width = `${width * scale}px`;
        this.svg.style.height = `${height * scale}px`;
    }

    /** What an event does, as a text: events of two searches that do the same have the same. */
    happening(event, windowed) {
        const { events, bounds: { number } } = this.search, { kind, node, value, type, alpha, beta } = events;
        if (event >= kind.length)
            return '';
        const window = windowed ? [alpha[event], beta[event]].map(bound => (bound === NONE ? '' : number[bound])) : [];
        return [kind[event], node[event] === NONE ? '' : pathOf(this.state.tree, node[event]), value[event], type[event], ...window].join(' ');
    }
}

/** The event that gave a node its window before an event of this node. */
function windowBefore({ node, kind }, event) {
    let before = event - 1;
    while (before > 0 && (node[before] !== node[event] || !'eu'.includes(kind[before])))
        before--;
    return before;
}
