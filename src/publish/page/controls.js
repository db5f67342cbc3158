// The controls of a view: buttons, slider and keys.
import { fromTemplate } from './elements.js';
import { FIT } from './frame.js';
import { pressed } from './keyboard.js';
import { find } from './must.js';
import { nextCutoff, previousCutoff, ticksOf } from './timeline.js';
import { WORDS } from './words.js';

export class Controls {
    /** Of which search and moments the ticks are. */
    marked = '';

    /** @param {View} view */
    constructor(view) {
        this.view = view;
        this.element = fromTemplate('controls');
        const actions = {
            first: () => view.go(view.from), back: () => view.go(view.k - 1), forward: () => view.forward(), last: () => view.go(view.end),
            next: () => view.go(nextCutoff(view)), previous: () => view.go(previousCutoff(view)), play: () => view.player.playOrPause(),
            smaller: () => view.zoomBy(-1), larger: () => view.zoomBy(1), fit: () => view.zoom(FIT),
            present: () => view.present(!view.presenting), more: () => this.expand(), difference: () => view.firstDifference(),
        };
        for (const [name, action] of Object.entries(actions))
            this.part(name).addEventListener('click', action);
        /** What keys do. */
        this.keys = new Map(Object.entries({
            ArrowRight: actions.forward, ArrowLeft: actions.back, Home: actions.first, End: actions.last, c: actions.next, C: actions.previous,
            p: actions.present, ' ': actions.play, '+': actions.larger, '-': actions.smaller, 0: actions.fit,
        }));
        document.addEventListener('keydown', this.onKey);
        this.part('slider').addEventListener('input', () => view.go(Number(this.part('slider').value)));
        this.part('sync').addEventListener('change', () => {
            view.sync = this.part('sync').value;
            view.go(view.k);
        });
    }

    onKey = /** @param {KeyboardEvent} event */ event => pressed(this.view, this.keys, event);

    /** From here on, keys are not the view's. */
    leaveKeys() {
        document.removeEventListener('keydown', this.onKey);
    }

    /** @param {string} name */
    part(name) {
        return find(this.element, `.${name}`);
    }

    /** Brings slider and buttons up to the moment. */
    update() {
        const slider = this.part('slider'), { view: { from, k, end, player } } = this;
        slider.min = String(from);
        slider.max = String(end);
        slider.value = String(k);
        slider.setAttribute('aria-valuetext', WORDS.stepLabel(k, end));
        this.part('step').textContent = WORDS.step(k, end);
        for (const name of ['first', 'back', 'previous'])
            this.part(name).disabled = k === from;
        for (const name of ['forward', 'next', 'last'])
            this.part(name).disabled = k === end;
        this.markCuts();
        this.part('play').textContent = player.isPlaying ? WORDS.pause : WORDS.play;
        this.part('play').classList.toggle('playing', player.isPlaying);
        if (player.isPlaying && k === end)
            player.pause();
    }

    markCuts() {
        const { view: { leader, from, end } } = this, key = `${leader.key} ${from} ${end}`;
        if (this.marked !== key)
            this.part('cuts').replaceChildren(...ticksOf(leader.search, from, end));
        this.marked = key;
    }

    /** Shows all controls, or those that are used most. */
    expand() {
        const expanded = this.element.classList.toggle('expanded');
        this.part('more').setAttribute('aria-expanded', String(expanded));
        this.view.onResize();
    }
}
