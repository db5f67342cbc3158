// The page: panels of searches that step together, and the controls that move them.
import { follow, goTo, nodeAt, NONE, twins } from './step.js';
import { WORDS } from './words.js';
import { pathOfGroup } from './picture.js';
import { elementOf, fromTemplate } from './elements.js';
import { AUTO, FIT, Panel } from './panel.js';
import { Player } from './player.js';
import { differenceOf, nextCutoff, previousCutoff, ticksOf } from './timeline.js';
import { linkOf, restoreView } from './view-link.js';

const PRESENTED = 18; // pixels: the least type of a presenter
const COLUMN = 600; // pixels: as many searches are shown next to each other at first as have this much
export const MOST_DRAWN = 1500; // nodes: steps of more are slow
const ZOOMS = [0.5, 0.7, 1, 1.4, 2, 3];

export class View {
    /** Told when another moment is shown.
     *  @type {() => void} */
    changed;
    embedded = false; // by its link
    bare = false; // only the picture and the sentence
    fixed = false; // does a click do something else than show a visit?

    /** Shows the searches of a moments document in an element. `pictures` are SVGs, one for each tree.
     *  @param {Moments} moments @param {any[]} pictures @param {HTMLElement} element */
    constructor(moments, pictures, element) {
        this.element = element;
        this.k = 0;
        this.sync = 'step';
        this.scale = AUTO;
        this.presenting = false;
        this.from = 0;      // the first moment that is shown
        this.to = Infinity; // the last, if the search has as many
        this.theme = '';
        this.asked = null; // the cutoff that was asked for before it is shown
        this.player = new Player(this);
        const taken = new Set();
        this.panels = moments.searches.map(search => {
            const svg = taken.has(search.tree) ? /** @type {any} */ (pictures[search.tree].cloneNode(true)) : pictures[search.tree];
            taken.add(search.tree);
            return new Panel(moments, search, svg, moments.searches.length === 1);
        });
        this.controls = fromTemplate('controls');
        element.className = 'view';
        element.replaceChildren(elementOf('div', { className: 'panels' }, this.panels.map(panel => panel.element)), this.controls);
        /** @type {(name: string) => any} */
        this.part = name => this.controls.querySelector(`.${name}`);
        this.toggles = this.panels.map((panel, i) => this.toggle(panel, i));
        this.part('searches').replaceChildren(...(this.panels.length > 1 ? this.toggles : []));
        this.part('compare').hidden = this.panels.length === 1;
        this.twins = new Map();
        this.listen();
        const most = Math.max(1, Math.floor(innerWidth / COLUMN)), all = this.panels.map((panel, i) => i);
        this.show(all.length > most && all.length > 2 ? all.slice(-1) : all);
        this.go(0);
        element.classList.add('begun'); // from here on, colours may change slowly
    }

    toggle(panel, i) {
        const button = elementOf('button', { type: 'button', textContent: panel.title });
        button.addEventListener('click', () => this.toggleSearch(i));
        return button;
    }

    // ---- Which searches ------------------------------------------------------------------------------

    get shown() {
        return this.panels.filter(panel => !panel.element.hidden);
    }

    /** The nodes of the largest picture. */
    get drawn() {
        return Math.max(...this.panels.map(panel => panel.svg.querySelectorAll('g.node').length));
    }

    /** The search that the slider moves: the longest of those shown. */
    get leader() {
        return this.shown.reduce((a, b) => (b.end > a.end ? b : a));
    }

    show(indices) {
        this.panels.forEach((panel, i) => {
            panel.element.hidden = !indices.includes(i);
            this.toggles[i].setAttribute('aria-pressed', String(indices.includes(i)));
        });
        this.element.classList.toggle('several', this.shown.length > 1);
        this.part('difference').hidden = this.shown.length < 2;
        this.shown.forEach((panel, i) => panel.part('sentence').setAttribute('aria-live', i === 0 ? 'polite' : 'off'));
        this.go(this.k);
        this.zoom(this.scale);
        this.shown.forEach(panel => panel.reveal());
    }

    /** The last search that is shown stays. */
    toggleSearch(i) {
        if (i >= this.panels.length)
            return;
        const indices = this.panels.map((panel, j) => j).filter(j => this.panels[j].element.hidden === (j === i));
        this.show(indices.length > 0 ? indices : [i]);
    }

    /** The last moment. */
    get end() {
        return Math.min(this.to, this.leader.end);
    }

    // ---- Moments -------------------------------------------------------------------------------------

    /** The states of all that is shown, at moment k of the leader. The page is not touched. */
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

    twinsOf(panel, leader) {
        const key = `${panel.key} ${leader.key}`;
        if (!this.twins.has(key))
            this.twins.set(key, twins(panel.state.tree, leader.state.tree));
        return this.twins.get(key);
    }

    go(k) {
        this.k = Math.max(this.from, Math.min(this.end, k));
        this.bring(this.k);
        this.shown.forEach(panel => panel.update());
        this.shown.forEach(panel => panel.reveal());
        this.updateControls();
        this.changed?.();
    }

    /** One step. A presenter asks first what a cutoff will cut; the next step shows it. */
    forward() {
        const { kind, node } = this.leader.search.events;
        if (this.presenting && kind[this.k] === 'c' && this.asked !== this.k) {
            this.asked = this.k;
            this.player.pause();
            this.leader.ask(WORDS.whatIsCut(this.leader.notation.name(node[this.k])));
            return;
        }
        this.asked = null;
        this.go(this.k + 1);
    }

    /** Large type, no forms, and a question before each cutoff. */
    present(presenting) {
        this.presenting = presenting;
        document.body.classList.toggle('presenting', presenting);
        this.part('present').setAttribute('aria-pressed', String(presenting));
        this.zoom(this.scale);
        this.shown.forEach(panel => panel.reveal());
        this.changed?.();
    }

    updateControls() {
        const slider = this.part('slider'), { from, end } = this;
        slider.min = from;
        slider.max = end;
        slider.value = this.k;
        slider.setAttribute('aria-valuetext', WORDS.stepLabel(this.k, end));
        this.part('step').textContent = WORDS.step(this.k, end);
        for (const name of ['first', 'back', 'previous'])
            this.part(name).disabled = this.k === from;
        for (const name of ['forward', 'next', 'last'])
            this.part(name).disabled = this.k === end;
        this.markCuts();
        this.part('play').textContent = this.player.isPlaying ? WORDS.pause : WORDS.play;
        this.part('play').classList.toggle('playing', this.player.isPlaying);
        if (this.player.isPlaying && this.k === end)
            this.player.pause();
    }

    markCuts() {
        const { leader, from, end } = this, key = `${leader.key} ${from} ${end}`;
        if (this.marked !== key)
            this.part('cuts').replaceChildren(...ticksOf(leader.search, from, end));
        this.marked = key;
    }

    /** To the first moment at which the searches that are shown have not done the same. */
    firstDifference() {
        const event = differenceOf(this.shown);
        this.part('sync').value = this.sync = 'step';
        this.go(event === null ? this.end : event + 1);
        document.getElementById('note').textContent = event === null ? WORDS.noDifference : WORDS.differ(event + 1);
    }

    // ---- Size ----------------------------------------------------------------------------------------

    /** AUTO: as large as its frame, unless it cannot be read then; FIT: as large as its frame. */
    zoom(scale) {
        this.scale = scale;
        this.panels.forEach(panel => panel.zoom(scale, this.presenting ? PRESENTED : 0));
    }

    zoomBy(direction) {
        const now = this.leader.fitted;
        const larger = ZOOMS.find(z => z > now * 1.05), smaller = ZOOMS.findLast(z => z < now * 0.95);
        this.zoom((direction > 0 ? larger : smaller) ?? now);
        this.shown.forEach(panel => panel.reveal());
    }

    // ---- Controls ------------------------------------------------------------------------------------

    listen() {
        const actions = {
            first: () => this.go(this.from), back: () => this.go(this.k - 1), forward: () => this.forward(),
            last: () => this.go(this.end), next: () => this.go(nextCutoff(this)), previous: () => this.go(previousCutoff(this)),
            play: () => this.player.playOrPause(), smaller: () => this.zoomBy(-1), larger: () => this.zoomBy(1), fit: () => this.zoom(FIT), present: () => this.present(!this.presenting), more: () => this.expand(), difference: () => this.firstDifference(),
        };
        for (const name in actions)
            this.part(name).addEventListener('click', actions[name]);
        this.part('slider').addEventListener('input', event => this.go(Number(event.target.value)));
        this.part('sync').addEventListener('change', event => {
            this.sync = event.target.value;
            this.go(this.k);
        });
        this.keys = {
            __proto__: null, ArrowRight: actions.forward, ArrowLeft: actions.back, Home: actions.first, End: actions.last,
            c: actions.next, C: actions.previous, p: actions.present, ' ': actions.play, '+': actions.larger, '-': actions.smaller, 0: actions.fit,
        };
        for (const panel of this.panels)
            panel.part('tree').addEventListener('click', event => this.goToVisit(panel, event.target));
        this.onResize = () => {
            this.zoom(this.scale);
            this.shown.forEach(panel => panel.reveal());
        };
        window.addEventListener('resize', this.onResize);
        this.observer = new ResizeObserver(() => this.onResize()); // what is above the tree may get higher
        this.panels.forEach(panel => this.observer.observe(panel.part('tree')));
        this.onPrint = ({ type }) => this.shown.forEach(panel => (type === 'beforeprint' ? panel.crop() : panel.uncrop()));
        window.addEventListener('beforeprint', this.onPrint);
        window.addEventListener('afterprint', this.onPrint);
        this.onKey = event => this.key(event);
        document.addEventListener('keydown', this.onKey);
    }

    /** Shows all controls, or those that are used most. */
    expand() {
        const expanded = this.controls.classList.toggle('expanded');
        this.part('more').setAttribute('aria-expanded', String(expanded));
        this.onResize();
    }

    /** To the visit of the node that is clicked. */
    goToVisit(panel, target) {
        const group = target.closest('g.node');
        if (group === null || this.fixed)
            return;
        const event = panel.visitOf(nodeAt(panel.state.tree, pathOfGroup(group)));
        if (event !== NONE)
            this.go(event + 1);
    }

    key(event) {
        const { target } = event, own = target.closest('input, select, textarea, [contenteditable]');
        if (own && !(own.type === 'range' && !/Arrow|Home|End|Page/.test(event.key)))
            return;
        if (event.ctrlKey || event.altKey || event.metaKey || (event.key === ' ' && target.closest('button, summary, a')))
            return;
        const action = this.keys[event.key] ?? (/^[1-9]$/.test(event.key) ? () => this.toggleSearch(Number(event.key) - 1) : null);
        if (action === null)
            return;
        event.preventDefault();
        action();
    }

    /** Takes the view out of the page. */
    close() {
        this.player.pause();
        document.removeEventListener('keydown', this.onKey);
        window.removeEventListener('resize', this.onResize);
        window.removeEventListener('beforeprint', this.onPrint);
        window.removeEventListener('afterprint', this.onPrint);
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
