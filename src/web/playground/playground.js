// The playground: a problem that the reader states, searched by the core in the page.
import { momentsOf, picturesOf } from '../../publish/page/moments.js';
import { EmbedDialog, placeOfPage } from '../../publish/page/embed.js';
import { linkWrite, membersWritten, skipTo } from '../../publish/page/link.js';
import { View } from '../../publish/page/view.js';
import { PHRASES } from './playground-words.js';
import { LinkError, newProblem, packed, problemLink, withTable } from './problem.js';
import { Address } from './address.js';
import { Core, Plycut, Refusal } from './plycut.js';
import { TreeBox } from './box.js';
import { SearchList } from './search-list.js';
import { Tools } from './tools.js';
import { Exercises } from './exercises.js';
import { LeafEditor } from './edit.js';
import { TreeEditor } from './tree-editor.js';
import { Board } from './board.js';
import { elementOf } from '../../publish/page/elements.js';
import { cell, part } from '../../publish/page/must.js';

const MOST_NODES = 200000;
const SLOW = 400;      // milliseconds until a search can be stopped

export class Playground {
    problem = newProblem('');
    /** The problems before it.
     *  @type {Problem[]} */
    before = [];
    /** What is shown; null before the first tree, and for a link that cannot be opened.
     *  @type {View | null} */
    view = null;
    /** The practice that goes on, or null.
     *  @type {Practice | null} */
    practice = null;
    turn = 0;
    seed = 1; // of the tree that was made last
    slow = 0; // the timer of a search that takes long

    /** `algorithms`: those of -a all.
     *  @param {Plycut} plycut @param {string[]} algorithms */
    constructor(plycut, algorithms) {
        this.plycut = plycut;
        this.algorithms = algorithms;
        plycut.core.busy = busy => this.showBusy(busy);
        this.address = new Address(this);
        this.box = new TreeBox(this);
        this.searches = new SearchList(this, algorithms);
        this.tools = new Tools(this);
        this.exercises = new Exercises(this);
        this.listen();
        this.editor = new LeafEditor(this);
        this.trees = new TreeEditor(this);
        this.board = new Board((spec, settings) => this.choose(spec, settings));
    }

    /** The search whose tree is edited. */
    get panel() {
        const panels = this.view?.panels ?? [];
        return cell(panels, panels.length - 1);
    }

    /** A search that takes long can be stopped.
     *  @param {boolean} busy */
    showBusy(busy) {
        clearTimeout(this.slow);
        if (busy)
            this.slow = setTimeout(() => { part('busy').hidden = false; }, SLOW);
        else
            part('busy').hidden = true;
    }

    /** Runs what the reader asked for; a refusal is shown where it belongs. Returns whether it was done.
     *  @param {() => unknown} what */
    async attempt(what, place = 'fault') {
        try {
            part(place).textContent = '';
            if (place === 'fault')
                part('fault-place').hidden = true;
            await what();
            return true;
        } catch (error) {
            if (!(error instanceof Refusal || error instanceof LinkError))
                throw error;
            part(place).textContent = error.message;
            if (place === 'fault')
                this.box.showPlace(error.message);
            return false;
        }
    }

    // ---- The problem ---------------------------------------------------------------------------------

    /** Shows a problem, unless plycut refuses it: then its message is shown, and the last good one stays. A later call wins.
     *  @param {Problem} problem @param {LinkMembers} link */
    set(problem, link = {}, live = false) {
        const turn = ++this.turn;
        return this.attempt(async () => {
            const { out: html, message } = await this.plycut.noted(['draw', '-f', 'html', `--max-nodes=${MOST_NODES}`], problem);
            if (turn !== this.turn)
                return;
            if (this.view !== null && !live && JSON.stringify(problem) !== JSON.stringify(this.problem))
                this.before.push(this.problem);
            this.problem = problem;
            this.address.broken = false;
            this.showView(html, link);
            this.showForm();
            part('read-as').textContent = PHRASES.inPage(message);
            this.address.write();
            await this.box.showShort();
            this.showMore(live);
        });
    }

    /** What may come a little later.
     *  @param {boolean} live */
    async showMore(live) {
        await this.searches.showCounts();
        if (!live)
            await this.searches.showConventions();
    }

    /** A leaf was dragged: all of it is one change.
     *  @param {Problem} before */
    async dragged(before) {
        if (JSON.stringify(before) === JSON.stringify(this.problem))
            return;
        this.before.push(before);
        this.showForm();
        await this.searches.showConventions();
    }

    /** @param {Partial<Problem>} changes */
    change(changes) {
        return this.set({ ...this.problem, ...changes });
    }

    async undo() {
        const problem = this.before.pop();
        if (problem === undefined)
            return;
        await this.set(problem);
        this.before.pop();
        this.showForm();
    }

    // ---- What is shown -------------------------------------------------------------------------------

    /** @param {string} html @param {LinkMembers} link */
    showView(html, link) {
        const drawn = new DOMParser().parseFromString(html, 'text/html'), moments = momentsOf(drawn), before = this.view?.link();
        this.view?.close();
        const view = this.view = new View(moments, picturesOf(drawn), part('view')), step = () => document.body.classList.toggle('stepping', view.k > 0);
        view.restore(membersWritten({ ...before, from: '', to: '', ...link }));
        view.changed = () => {
            step();
            this.address.write();
        };
        step();
        view.part('share').hidden = true;
        const dialog = new EmbedDialog(view, moments.title ?? this.treeWords(), async members => placeOfPage() + await this.link(members));
        view.part('embed').addEventListener('click', () => dialog.open());
        view.controls.keys.set('l', () => this.editor.begin());
        view.fixed = this.practice !== null || this.trees.isOpen;
    }

    /** The tree as it was typed, or how many leaves it has. */
    treeWords() {
        return PHRASES.treeOf(this.problem.tree, [...this.panel.state.tree.kind].filter(kind => kind === 'l').length);
    }

    showForm() {
        const { problem } = this;
        part('setup-line').replaceChildren(...(this.address.broken ? [PHRASES.noTreeYet] : [elementOf('strong', { textContent: this.treeWords() }), PHRASES.searchOf(problem)]));
        this.box.show();
        this.searches.show();
        part('catalogue').value = this.plycut.catalogue.has(problem.tree.trim()) ? problem.tree.trim() : '';
        for (const input of /** @type {NodeListOf<HTMLInputElement & { name: keyof Problem }>} */ (part('search').querySelectorAll('[name]')))
            input.value = problem[input.name];
        part('undo').disabled = this.before.length === 0;
    }

    // ---- The form ------------------------------------------------------------------------------------

    listen() {
        part('own').addEventListener('click', () => this.trees.begin());
        part('edit').addEventListener('click', () => (this.trees.isOpen ? this.trees.close() : this.attempt(() => this.trees.open())));
        part('watch').addEventListener('click', () => this.watch());
        part('catalogue').addEventListener('change', () => part('catalogue').value && this.choose(part('catalogue').value));
        part('search').addEventListener('change', event => {
            const { name, value } = /** @type {HTMLInputElement} */ (event.target);
            this.change({ [name]: value.trim() });
        });
        part('undo').addEventListener('click', () => this.undo());
        part('stop').addEventListener('click', () => this.plycut.core.stop());
        skipTo();
        window.addEventListener('hashchange', event => {
            part('unexpected').hidden = true;
            this.open(new URL(event.newURL).hash); // the address may have been written since
        });
    }

    /** A tree, position or name takes the place of the last one; its own root and depth hold.
     *  @param {string} tree @param {Partial<Problem>} settings */
    choose(tree, settings = {}) {
        this.editor.close();
        this.trees.close();
        return this.change({ root: '', depth: '', window: '', tree, ...settings });
    }

    /** The search begins. */
    watch() {
        if (this.view === null)
            return;
        this.editor.close();
        this.trees.close();
        this.view.go(this.view.k === this.view.end ? 0 : this.view.k + 1);
        this.view.part('forward').focus();
    }

    /** Shows these searches. A table is only for those that cannot do without one.
     *  @param {string} algorithm */
    async search(algorithm) {
        await this.set(withTable({ ...this.problem, algorithm, table: '' }));
        this.showForm();
    }

    /** Opens what a link says.
     *  @param {string} link */
    open(link) {
        return this.address.open(link);
    }

    /** @param {LinkMembers} members */
    link(members = {}) {
        return packed(linkWrite({ ...problemLink(this.problem), ...this.view?.link(), ...members }));
    }
}

async function beginPlayground() {
    const plycut = new Plycut(new Core(PLAYGROUND.core, PLAYGROUND.worker), PLAYGROUND.catalogue);
    /** @type {{ results: Counted[] }} */
    const { results } = await plycut.json(['count', '-a', 'all'], newProblem('[1,2]'));
    globalThis.playground = new Playground(plycut, results.map(row => row.algorithm));
    await globalThis.playground.open(location.hash);
    document.body.classList.add('ready');
    globalThis.playground.view?.onResize(); // a frame is as high as its page only now
}

beginPlayground();
