// A view that goes on by itself.

const SPEEDS = [2400, 1200, 500, 120]; // milliseconds a step

export class Player {
    /** @type {import('./view.js').View} */
    view;

    /** @param {import('./view.js').View} view */
    constructor(view) {
        Object.assign(this, { view, timer: null });
    }

    get isPlaying() {
        return this.timer !== null;
    }

    play() {
        const { view } = this;
        if (view.k === view.end)
            view.go(view.from);
        this.wait();
        view.updateControls();
    }

    wait() {
        this.timer = setTimeout(() => {
            this.wait();
            this.view.forward();
        }, SPEEDS[this.view.part('speed').value]);
    }

    pause() {
        clearTimeout(this.timer);
        this.timer = null;
        this.view.updateControls();
    }

    playOrPause() {
        if (this.timer === null)
            this.play();
        else
            this.pause();
    }
}
