// A view that goes on by itself.

const SPEEDS = [2400, 1200, 500, 120]; // milliseconds a step

export class Player {
    /** Of the next step.
     *  @type {number | undefined} */
    timer;

    /** @param {View} view */
    constructor(view) {
        this.view = view;
    }

    get isPlaying() {
        return this.timer !== undefined;
    }

    play() {
        const { view } = this;
        if (view.k === view.end)
            view.go(view.from);
        this.wait();
        view.controls.update();
    }

    wait() {
        this.timer = setTimeout(() => {
            this.wait();
            this.view.forward();
        }, SPEEDS[Number(this.view.part('speed').value)]);
    }

    pause() {
        clearTimeout(this.timer);
        this.timer = undefined;
        this.view.controls.update();
    }

    playOrPause() {
        if (this.timer === undefined)
            this.play();
        else
            this.pause();
    }
}
