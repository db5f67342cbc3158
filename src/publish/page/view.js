// The page: panels of searches that step together.
import { goTo, nodeAt, NONE } from './step.js';
import { follow, twins } from './twins.js';
import { cell, part } from './must.js';
import { WORDS } from './words.js';
import { pathOfGroup } from './adopt.js';
import { elementOf } from './elements.js';
import { AUTO } from './frame.js';
import { Panel } from './panel.js';
import { Controls } from './controls.js';
import { Player } from './player.js';
import { differenceOf } from './timeline.js';
import { linkOf, restoreView } from './view-link.js';

const PRESENTED = 18; // pixels: the least type of a presenter
const COLUMN = 600; // pixels: as many searches are shown next to each other at first as have this much
export const MOST_DRAWN = 1500; // nodes: steps of more are slow
const ZOOMS = [0.5, 0.7, 1, 1.4, 2, 3];

export class View {
    /** Told when another moment is shown.
     *  @type {(() => void) | undefined} */
    changed;
    embedded = false; // by its link
    bare = false; // only the picture and the sentence
    #fixed = false;

    /** Shows the searches of a moments document in an element. `pictures` are SVGs, one for each tree.
     *  @param {Moments} moments @param {SVGSVGElement[]} pictures @param {HTMLElement} element */
    constructor(moments, pictures, element) {
        this.element = element;
        this.k = 0;
        this.sync = 'step';
        this.scale = AUTO;
        this.presenting = false;
        this.printing = false;
        this.from = 0;      // the first moment that is shown
        this.to = Infinity; // the last, if the search has as many
        this.theme = '';
        this.asked = NONE; // the event of the cutoff that was asked for before it is shown
        this.player = new Player(this);
        const taken = new Set();
        this.panels = moments.searches.map(search => {
            const drawn = cell(pictures, search.tree), svg = taken.has(search.tree) ? drawn.cloneNode(true) : drawn;
            taken.add(search.tree);
            return new Panel(moments, search, /** @type {SVGSVGElement} */ (svg), moments.searches.length === 1);
        });
        this.controls = new Controls(this);
        element.className = 'view';
        element.replaceChildren(elementOf('div', { className: 'panels' }, this.panels.map(panel => panel.element)), this.controls.element);
        this.toggles = this.panels.map((panel, i) => this.toggle(panel, i));
        this.part('searches').replaceChildren(...(this.panels.length > 1 ? this.toggles : []));
        this.part('compare').hidden = this.panels.length === 1;
        /** By the keys of two searches.
         *  @type {Map<string, Twin[]>} */
        this.twins = new Map();
        for (const panel of this.panels)
            panel.part('tree').addEventListener('click', event => this.goToVisit(panel, /** @type {Element} */ (event.target)));
        window.addEventListener('resize', this.onResize);
        this.observer = new ResizeObserver(this.onResize); // what is above the tree may get higher
        this.panels.forEach(panel => this.observer.observe(panel.part('tree')));
        ['beforeprint', 'afterprint'].forEach(name => window.addEventListener(name, this.onPrint));
        const most = Math.max(1, Math.floor(innerWidth / COLUMN)), all = this.indicesOf(() => true);
        this.show(all.length > most && all.length > 2 ? all.slice(-1) : all);
        this.go(0);
        element.classList.add('begun'); // from here on, colours may change slowly
    }

    /** A control.
     *  @param {string} name */
    part(name) {
        return this.controls.part(name);
    }

    /** A button that shows or hides a search.
     *  @param {Panel} panel @param {number} i */
    toggle(panel, i) {
        const button = elementOf('button', { type: 'button', textContent: panel.title });
        button.addEventListener('click', () => this.toggleSearch(i));
        return button;
    }

    // ---- Which searches ------------------------------------------------------------------------------

    get shown() {
        return this.panels.filter(panel => !panel.element.hidden);
    }

    /** @param {(panel: Panel, i: number) => boolean} wanted */
    indicesOf(wanted) {
        return this.panels.flatMap((panel, i) => (wanted(panel, i) ? [i] : []));
    }

    /** The nodes of the largest picture. */
    get drawn() {
        return Math.max(...this.panels.map(panel => panel.svg.querySelectorAll('g.node').length));
    }

    /** The search that the slider moves: the longest of those shown. */
    get leader() {
        return this.shown.reduce((a, b) => (b.end > a.end ? b : a));
    }

    /** @param {number[]} indices */
    show(indices) {
        this.panels.forEach((panel, i) => {
            panel.element.hidden = !indices.includes(i);
            this.toggles[i]?.setAttribute('aria-pressed', String(indices.includes(i)));
        });
        this.element.classList.toggle('several', this.shown.length > 1);
        this.part('difference').hidden = this.shown.length < 2;
        this.shown.forEach((panel, i) => panel.part('sentence').setAttribute('aria-live', i === 0 ? 'polite' : 'off'));
        this.go(this.k);
        this.zoom(this.scale);
        this.shown.forEach(panel => panel.frame.reveal());
    }

    /** The last search that is shown stays.
     *  @param {number} i */
    toggleSearch(i) {
        if (i >= this.panels.length)
            return;
        const indices = this.indicesOf((panel, j) => panel.element.hidden === (j === i));
        this.show(indices.length > 0 ? indices : [i]);
    }

    /** The last moment. */
    get end() {
        return Math.min(this.to, this.leader.end);
    }

    // ---- Moments -------------------------------------------------------------------------------------

    /** The states of all that is shown, at moment k of the leader. The page is not touched.
     *  @param {number} k */
    bring(k) {
        const { leader } = this;
        goTo(leader.state, k);
        for (const panel of this.shown)
            if (panel === leader)
                continue;
            else if (this.sync === 'place')
                follow(panel.state, leader.state, this.twinsOf(panel, leader));
            else
                goTo(panel.state, k);
    }

    /** @param {Panel} panel @param {Panel} leader */
    twinsOf(panel, leader) {
        const key = `${panel.key} ${leader.key}`, found = this.twins.get(key) ?? twins(panel.state.tree, leader.state.tree);
        this.twins.set(key, found);
        return found;
    }

    /** @param {number} k */
    go(k) {
        this.k = Math.max(this.from, Math.min(this.end, k));
        this.bring(this.k);
        this.shown.forEach(panel => panel.update());
        this.shown.forEach(panel => panel.frame.reveal());
        this.controls.update();
        this.changed?.();
    }

    /** One step. A presenter asks first what a cutoff will cut; the next step shows it. */
    forward() {
        const { kind, node } = this.leader.search.events;
        if (this.presenting && kind[this.k] === 'c' && this.asked !== this.k) {
            this.asked = this.k;
            this.player.pause();
            this.leader.ask(WORDS.whatIsCut(this.leader.notation.name(cell(node, this.k))));
            return;
        }
        this.asked = NONE;
        this.go(this.k + 1);
    }

    /** Large type, no forms, and a question before each cutoff.
     *  @param {boolean} presenting */
    present(presenting) {
        this.presenting = presenting;
        document.body.classList.toggle('presenting', presenting);
        this.part('present').setAttribute('aria-pressed', String(presenting));
        this.zoom(this.scale);
        this.shown.forEach(panel => panel.frame.reveal());
        this.changed?.();
    }

    /** To the first moment at which the searches that are shown have not done the same. */
    firstDifference() {
        const event = differenceOf(this.shown);
        this.part('sync').value = this.sync = 'step';
        this.go(event === null ? this.end : event + 1);
        part('note').textContent = event === null ? WORDS.noDifference : WORDS.differ(event + 1);
    }

    /** Does a click do something else than show a visit? Then every node stays. */
    get fixed() {
        return this.#fixed;
    }

    set fixed(fixed) {
        if (this.#fixed === fixed)
            return;
        this.#fixed = fixed;
        this.panels.forEach(panel => { panel.frame.folds = !fixed; });
        this.onResize();
    }

    // ---- Size ----------------------------------------------------------------------------------------

    /** AUTO: as large as its frame, unless it cannot be read then; FIT: as large as its frame.
     *  @param {number} scale */
    zoom(scale) {
        this.scale = scale;
        this.panels.forEach(panel => panel.frame.zoom(scale, this.presenting ? PRESENTED : 0));
    }

    /** @param {1 | -1} direction */
    zoomBy(direction) {
        const now = this.leader.frame.fitted;
        const larger = ZOOMS.find(z => z > now * 1.05), smaller = ZOOMS.findLast(z => z < now * 0.95);
        this.zoom((direction > 0 ? larger : smaller) ?? now);
        this.shown.forEach(panel => panel.frame.reveal());
    }

    onResize = () => {
        if (this.printing) // a sheet is no window: the picture stays as it was cropped for paper
            return;
        this.zoom(this.scale);
        this.shown.forEach(panel => panel.frame.reveal());
    };

    onPrint = /** @param {Event} event */ ({ type }) => {
        this.printing = type === 'beforeprint';
        this.shown.forEach(panel => (this.printing ? panel.frame.crop() : panel.frame.uncrop()));
    };

    /** To the visit of the node that is clicked.
     *  @param {Panel} panel @param {Element} target */
    goToVisit(panel, target) {
        const group = target.closest('g.node');
        if (group === null || this.fixed)
            return;
        const event = panel.visitOf(nodeAt(panel.state.tree, pathOfGroup(group)));
        if (event !== NONE)
            this.go(event + 1);
    }

    /** Takes the view out of the page. */
    close() {
        this.player.pause();
        this.controls.leaveKeys();
        window.removeEventListener('resize', this.onResize);
        ['beforeprint', 'afterprint'].forEach(name => window.removeEventListener(name, this.onPrint));
        this.observer.disconnect();
        this.element.replaceChildren();
    }

    // ---- Links ---------------------------------------------------------------------------------------

    /** What a link says about the view. */
    link() {
        return linkOf(this);
    }

    /** Sets the view as a link says; what the link leaves out, or gets wrong, stays as it is.
     *  @param {Members} members */
    restore(members) {
        restoreView(this, members);
    }
}
