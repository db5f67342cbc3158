// The box with the tree's text: typed, pasted, or from a file; the place of a mistake in it; and its short form where it was chosen by a name.
import { elementOf } from '../../publish/page/elements.js';
import { PHRASES } from './playground-words.js';
import { part } from '../../publish/page/must.js';

const CHANGED = 350;   // milliseconds after the last key until a tree is read
const LONGEST_SHORT = 600; // characters of a tree in the box that was chosen by its name

export class TreeBox {
    /** The short form of the tree of a problem.
     *  @type {{ problem: Problem, text: string } | null} */
    short = null;

    /** @param {Playground} playground */
    constructor(playground) {
        this.playground = playground;
        let timer = 0;
        part('tree').addEventListener('input', () => {
            clearTimeout(timer);
            timer = setTimeout(() => playground.change({ tree: part('tree').value }), CHANGED);
        });
        this.listenToFiles();
        this.fill();
    }

    /** The names of the catalogue. */
    fill() {
        const option = /** @param {string} value @param {string} text */ (value, text) => elementOf('option', { value, textContent: text });
        part('catalogue').replaceChildren(option('', PHRASES.choose),
            ...[...this.playground.plycut.catalogue].map(([name, text]) => option(name, JSON.parse(text).title ?? name)));
    }

    /** Shows the tree of the problem, unless someone types. */
    show() {
        const { problem } = this.playground, tree = part('tree');
        if (document.activeElement !== tree)
            tree.value = this.short?.problem === problem ? this.short.text : problem.tree;
    }

    /** Marks the place of a mistake in the text of a tree, as the message names it.
     *  @param {string} message */
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
        const take = /** @param {File | undefined} file */ async file => file && this.playground.choose((await file.text()).trim());
        part('file').addEventListener('change', () => take(part('file').files[0]));
        for (const name of /** @type {const} */ (['dragover', 'dragleave', 'drop']))
            document.addEventListener(name, event => {
                if (!event.dataTransfer?.types.includes('Files'))
                    return;
                event.preventDefault();
                document.body.classList.toggle('dropping', name === 'dragover');
                if (name === 'drop')
                    take(event.dataTransfer.files[0]);
            });
    }
}
