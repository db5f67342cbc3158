// The box with the tree's text: typed, pasted, or from a file; the place of a mistake in it; and its short form where it was chosen by a name.
import { elementOf } from '../../publish/page/elements.js';
import { PHRASES } from './playground-words.js';
import { part } from './parts.js';

const CHANGED = 350;   // milliseconds after the last key until a tree is read
const LONGEST_SHORT = 600; // characters of a tree in the box that was chosen by its name

export class TreeBox {
    /** @type {import('./playground.js').Playground} */
    playground;
    /** The short form of the tree of a problem.
     *  @type {{ problem: Problem, text: string } | null} */
    short;

    /** @param {import('./playground.js').Playground} playground */
    constructor(playground) {
        Object.assign(this, { playground, short: null, timer: null });
        part('tree').addEventListener('input', event => {
            clearTimeout(this.timer);
            this.timer = setTimeout(() => playground.change({ tree: event.target.value }), CHANGED);
        });
        this.listenToFiles();
        this.fill();
    }

    /** The names of the catalogue. */
    fill() {
        const option = (value, text) => elementOf('option', { value, textContent: text });
        part('catalogue').replaceChildren(option('', PHRASES.choose),
            ...[...this.playground.plycut.catalogue].map(([name, text]) => option(name, JSON.parse(text).title ?? name)));
    }

    /** Shows the tree of the problem, unless someone types. */
    show() {
        const { problem } = this.playground, tree = part('tree');
        if (document.activeElement !== tree)
            tree.value = this.short?.problem === problem ? this.short.text : problem.tree;
    }

    /** Marks the place of a mistake in the text of a tree, as the message names it. */
    showPlace(message) {
        const [, row, column] = /^line (\d+), character (\d+):/.exec(message) ?? [], line = part('tree').value.split('\n')[Number(row) - 1], at = [...(line ?? '')];
        const i = Math.min(Number(column), at.length + 1) - 1;
        part('fault-place').hidden = line === undefined;
        if (line !== undefined)
            part('fault-place').replaceChildren(at.slice(Math.max(0, i - 60), i).join(''), elementOf('mark', { textContent: at[i] ?? PHRASES.end }), at.slice(i + 1, i + 61).join(''));
    }

    /** The tree of the catalogue in the box: in the short form, so that it can be changed there. */
    async showShort() {
        const { playground } = this, { plycut, problem } = playground, text = plycut.catalogue.get(problem.tree.trim());
        if (text === undefined || document.activeElement === part('tree'))
            return;
        const short = (await plycut.run(['convert', '-q', '-f', 'short', '-'], text)).out.trim();
        if (short.length > LONGEST_SHORT)
            return;
        this.short = { problem, text: short };
        playground.showForm();
    }

    /** A file that is chosen, or dropped anywhere, becomes the tree. */
    listenToFiles() {
        const take = async file => file && this.playground.choose((await file.text()).trim());
        part('file').addEventListener('change', event => take(event.target.files[0]));
        const drop = (name, body) => document.addEventListener(name, event => {
            if (!event.dataTransfer?.types.includes('Files'))
                return;
            event.preventDefault();
            document.body.classList.toggle('dropping', name === 'dragover');
            body?.(event);
        });
        drop('dragover');
        drop('dragleave');
        drop('drop', event => take(event.dataTransfer.files[0]));
    }
}
