// The page: panels of searches that step together, and the controls that move them.
import { CUTS, follow, goTo, nodeAt, NONE, twins } from './step.js';
import { WORDS } from './words.js';
import { pathOfGroup } from './picture.js';
import { setTheme } from './embed.js';
import { AUTO, elementOf, FIT, fromTemplate, Panel } from './panel.js';

const SPEEDS = [2400, 1200, 500, 120]; // milliseconds a step
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
        this.timer = null;
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
            this.pause();
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
        this.part('play').textContent = this.timer === null ? WORDS.play : WORDS.pause;
        this.part('play').classList.toggle('playing', this.timer !== null);
        if (this.timer !== null && this.k === end)
            this.pause();
    }

    /** A tick on the time line for each cutoff of the leader. */
    markCuts() {
        const { leader, from, end } = this, key = `${leader.key} ${from} ${end}`;
        if (this.marked === key)
            return;
        this.marked = key;
        const { kind } = leader.search.events, at = [...kind].flatMap((one, event) => (one === 'c' ? [event + 1] : []));
        this.part('cuts').replaceChildren(...at.map((k, i) => ({ k, className: CUTS[leader.search.cutoffs[i].kind] })).filter(({ k }) => k >= from && k <= end).map(({ k, className }) => {
            const tick = elementOf('i', { className });
            tick.style.left = `${100 * (k - from) / (end - from || 1)}%`;
            return tick;
        }));
    }

    /** To the first moment at which the searches that are shown have not done the same. */
    firstDifference() {
        const [one, ...others] = this.shown, last = Math.max(...this.shown.map(panel => panel.end));
        const windowed = this.shown.every(panel => panel.search.windowed), said = (panel, k) => panel.happening(k, windowed);
        let k = 0;
        while (k < last && others.every(other => said(other, k) === said(one, k)))
            k++;
        this.part('sync').value = this.sync = 'step';
        this.go(k < last ? k + 1 : last);
        document.getElementById('note').textContent = k < last ? WORDS.differ(k + 1) : WORDS.noDifference;
    }

    /** Cutoffs so far, in all searches that are shown. */
    cutoffs(k) {
        this.bring(k);
        return this.shown.reduce((sum, panel) => sum + panel.state.cutoffs, 0);
    }

    nextCutoff() {
        const now = this.cutoffs(this.k), { end } = this;
        let k = this.k + 1;
        while (k < end && this.cutoffs(k) === now)
            k++;
        this.go(k);
    }

    previousCutoff() {
        let k = this.k - 1;
        while (k > 0 && this.cutoffs(k) === this.cutoffs(k - 1))
            k--;
        this.go(k);
    }

    // ---- Playing -------------------------------------------------------------------------------------

    play() {
        if (this.k === this.end)
            this.go(this.from);
        this.timer = setTimeout(() => this.tick(), SPEEDS[this.part('speed').value]);
        this.updateControls();
    }

    tick() {
        this.timer = setTimeout(() => this.tick(), SPEEDS[this.part('speed').value]);
        this.forward();
    }

    pause() {
        clearTimeout(this.timer);
        this.timer = null;
        this.updateControls();
    }

    playOrPause() {
        if (this.timer === null)
            this.play();
        else
            this.pause();
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
            last: () => this.go(this.end), next: () => this.nextCutoff(), previous: () => this.previousCutoff(),
            play: () => this.playOrPause(), smaller: () => this.zoomBy(-1), larger: () => this.zoomBy(1), fit: () => this.zoom(FIT), present: () => this.present(!this.presenting), more: () => this.expand(), difference: () => this.firstDifference(),
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
        this.pause();
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
        const shown = this.shown.map(panel => panel.key).join(','), all = this.shown.length === this.panels.length;
        return { k: this.k === this.from ? null : this.k, from: this.from || null, to: this.to === Infinity ? null : this.to, theme: this.theme,
            embed: document.body.classList.contains('embed') && this.embedded ? (this.bare ? 'bare' : 'yes') : null, show: all ? null : shown, sync: this.sync === 'step' ? null : this.sync, present: this.presenting ? 'yes' : null };
    }

    /** Sets the view as a link says; what the link leaves out, or gets wrong, stays as it is.
     *  @param {Members} members */
    restore({ k, show, sync, present, from, to, theme, embed }) {
        const number = (text, otherwise) => (/^\d+$/.test(text ?? '') ? Number(text) : otherwise);
        this.from = Math.min(number(from, this.from), this.leader.end);
        this.to = Math.max(number(to, this.to), this.from);
        this.embedded ||= embed === 'yes' || embed === 'bare';
        this.bare ||= embed === 'bare';
        document.body.classList.toggle('bare', this.bare);
        document.body.classList.toggle('embed', this.embedded || document.body.classList.contains('embed'));
        if (theme === 'light' || theme === 'dark')
            setTheme(this.theme = theme);
        if (present === '' || present === 'yes')
            this.present(true);
        if (['step', 'place'].includes(sync))
            this.part('sync').value = this.sync = sync;
        const keys = (show ?? '').split(','), indices = this.panels.map((panel, i) => i).filter(i => keys.includes(this.panels[i].key));
        this.k = number(k, Math.max(this.k, this.from));
        this.show(indices.length > 0 ? indices : this.panels.map((panel, i) => i).filter(i => !this.panels[i].element.hidden));
    }
}
