// The tools below the problem: made trees, which answers can be read, and copies of all there is.
import { copyFrom } from '../../publish/page/link.js';
import { elementOf } from '../../publish/page/elements.js';
import { PHRASES } from './playground-words.js';
import { commandLine, single } from './problem.js';
import { madeTree } from './fresh.js';
import { member, part } from '../../publish/page/must.js';

export class Tools {
    /** @param {Playground} playground */
    constructor(playground) {
        this.playground = playground;
        this.openers = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[aria-controls]')); // the buttons that show tools
        for (const button of this.openers)
            button.addEventListener('click', () => this.openTool(button));
        this.listen();
        for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-copy]')))
            button.addEventListener('click', () => playground.attempt(() => this.copy(button)));
    }

    listen() {
        const { playground } = this;
        part('make').addEventListener('submit', event => {
            event.preventDefault();
            playground.attempt(() => this.make(), 'made');
        });
        part('make-next').addEventListener('click', () => {
            part('make').elements.seed.value = String(playground.seed + 1);
            playground.attempt(() => this.make(), 'made');
        });
        part('readable').addEventListener('submit', event => {
            event.preventDefault();
            playground.attempt(() => this.showReadable(), 'read');
        });
        const { file, answers } = part('readable').elements;
        file.addEventListener('change', async () => {
            answers.value = await file.files[0]?.text() ?? '';
            part('readable').requestSubmit();
        });
    }

    /** Shows the tool of a button and hides the others, or hides it.
     *  @param {HTMLElement} chosen */
    openTool(chosen) {
        for (const button of this.openers) {
            const open = button === chosen && button.getAttribute('aria-expanded') === 'false';
            button.setAttribute('aria-expanded', String(open));
            part(button.getAttribute('aria-controls') ?? '').hidden = !open;
        }
    }

    /** The form's conditions as options of plycut make. */
    conditions() {
        return [...part('make').elements].filter(input => input.name && (input.type === 'checkbox' ? input.checked : input.value.trim() !== ''))
            .map(input => (input.type === 'checkbox' ? `--${input.name}` : `--${input.name}=${input.name === 'players' ? PHRASES.players(input.value) : input.value.trim()}`));
    }

    /** What plycut make writes, and says; no tree is tried for long.
     *  @param {string[]} conditions */
    makeTree(conditions) {
        return this.playground.plycut.run(['make', '--tries=20000', ...conditions]);
    }

    async make() {
        const { out, message } = await this.makeTree(this.conditions());
        part('made').textContent = message;
        this.playground.seed = Number(/seed (\d+)/.exec(message)?.[1] ?? this.playground.seed);
        await this.playground.choose(madeTree(out));
    }

    /** Which of the answers can be read; nothing about right or wrong. */
    async showReadable() {
        const said = await this.playground.plycut.form(single(this.playground.problem), part('readable').elements.answers.value);
        part('read').replaceChildren(...PHRASES.readable(said).map(line => elementOf('p', { className: /^\w*/.exec(line)?.[0] ?? '', textContent: line })));
    }

    /** What a button copies.
     *  @param {string} what @returns {Promise<string>} */
    textToCopy(what) {
        const { playground } = this, { problem, plycut, exercises } = playground, one = single(problem), here = location.href.replace(/#.*/, '');
        const name = plycut.catalogue.has(problem.tree.trim()) ? problem.tree.trim() : null;
        return member({
            link: async () => here + await playground.link(),
            command: async () => commandLine(['draw', '-f', 'html'], problem, name),
            tree: async () => await plycut.treeFile(problem) ?? problem.tree,
            svg: () => plycut.ask(['draw', '-f', 'svg'], problem),
            tikz: () => plycut.ask(['draw', '-f', 'tikz'], one),
            trace: () => plycut.ask(['trace'], one),
            answers: () => plycut.ask(['answers'], one),
            exercise: async () => here + await exercises.exerciseLink(exercises.exercise()),
        }, what)();
    }

    /** Copies, and says so on the button itself.
     *  @param {HTMLElement} button */
    async copy(button) {
        const what = button.dataset.copy ?? '', text = await this.textToCopy(what);
        await copyFrom(button, text, part('note'), PHRASES.copied(member(PHRASES.copies, what)), PHRASES.copyThis);
    }
}
