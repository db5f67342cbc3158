// The playground: a problem that the reader states, searched by the core in the page.
import { momentsOf, picturesOf } from '../../publish/page/moments.js';
import { EmbedDialog, placeOfPage } from '../../publish/page/embed.js';
import { linkWrite, setAddress, skipTo } from '../../publish/page/link.js';
import { View } from '../../publish/page/view.js';
import { PHRASES } from './playground-words.js';
import { LinkError, membersOf, newProblem, packed, problemLink, problemOfLink, unpacked, withTable } from './problem.js';
import { Core, nothingRefused, Plycut, Refusal } from './plycut.js';
import { TreeBox } from './box.js';
import { SearchList } from './search-list.js';
import { Tools } from './tools.js';
import { Exercises } from './exercises.js';
import { LeafEditor } from './edit.js';
import { TreeEditor } from './tree-editor.js';
import { Board } from './board.js';
import { elementOf } from '../../publish/page/elements.js';
import { part } from './parts.js';

const MOST_NODES = 200000;
/** Nothing is kept in the history: a frame that was loaded again has none. */
const ELSEWHERE = { search: '' };
const SLOW = 400;      // milliseconds until a search can be stopped

export class Playground {
    /** @type {Plycut} */
    plycut;
    /** @type {Problem} */
    problem;
    /** @type {Problem[]} */
    before;
    /** @type {View} */
    view;
    /** The practice that goes on, or null.
     *  @type {import('./practice.js').Practice} */
    practice;
    /** @type {number} */
    turn;
    /** @type {Moments} */
    moments;
    /** Of the tree that was made last.
     *  @type {number} */
    seed;

    constructor(plycut) {
        Object.assign(this, { plycut, problem: newProblem(''), before: [], view: null, seed: 1, practice: null, turn: 0 });
        plycut.core.busy = busy => this.showBusy(busy);
    }

    async begin(link) {
        const counted = await this.plycut.json(['count', '-a', 'all'], newProblem('[1,2]'));
        this.algorithms = counted.results.map(row => row.algorithm);
        this.box = new TreeBox(this);
        this.searches = new SearchList(this, this.algorithms);
        this.tools = new Tools(this);
        this.exercises = new Exercises(this);
        this.listen();
        this.editor = new LeafEditor(this);
        this.trees = new TreeEditor(this);
        this.board = new Board((spec, settings) => this.choose(spec, settings));
        await this.open(link);
    }

    /** A search that takes long can be stopped. */
    showBusy(busy) {
        clearTimeout(this.slow);
        if (busy)
            this.slow = setTimeout(() => { part('busy').hidden = false; }, SLOW);
        else
            part('busy').hidden = true;
    }

    /** Runs what the reader asked for; a refusal is shown where it belongs. Returns whether it was done. */
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

    /** Shows a problem, unless plycut refuses it: then its message is shown, and the last good one stays. A later call wins. */
    set(problem, link = {}, live = false) {
        const turn = ++this.turn;
        return this.attempt(async () => {
            const { out: html, message } = await this.plycut.noted(['draw', '-f', 'html', `--max-nodes=${MOST_NODES}`], problem);
            if (turn !== this.turn)
                return;
            if (this.view !== null && !live && JSON.stringify(problem) !== JSON.stringify(this.problem))
                this.before.push(this.problem);
            this.problem = problem;
            this.broken = false;
            this.showView(html, link);
            this.showForm();
            part('read-as').textContent = PHRASES.inPage(message);
            this.writeAddress();
            await this.box.showShort();
            this.showMore(live);
        });
    }

    /** What may come a little later. */
    async showMore(live) {
        await this.searches.showCounts();
        if (!live)
            await this.showConventions();
    }

    /** A leaf was dragged: all of it is one change. */
    async dragged(before) {
        if (JSON.stringify(before) === JSON.stringify(this.problem))
            return;
        this.before.push(before);
        this.showForm();
        await this.showConventions();
    }

    change(changes) {
        return this.set({ ...this.problem, ...changes });
    }

    async undo() {
        const problem = this.before.pop();
        await this.set(problem);
        this.before.pop();
        this.showForm();
    }

    // ---- What is shown -------------------------------------------------------------------------------

    showView(html, link) {
        const drawn = new DOMParser().parseFromString(html, 'text/html'), before = this.view?.link();
        this.moments = momentsOf(drawn);
        this.view?.close();
        this.view = new View(this.moments, picturesOf(drawn), part('view'));
        this.view.restore({ ...before, from: '', to: '', ...link });
        this.view.changed = () => {
            document.body.classList.toggle('stepping', this.view.k > 0);
            this.writeAddress();
        };
        document.body.classList.toggle('stepping', this.view.k > 0);
        this.view.part('share').hidden = true;
        const dialog = new EmbedDialog(this.view, this.moments.title ?? this.treeWords(), async members => placeOfPage() + await this.link(members));
        this.view.part('embed').addEventListener('click', () => dialog.open());
        this.view.keys.l = () => this.editor.begin();
        this.view.fixed = this.practice !== null || this.trees.isOpen;
    }

    /** The tree as it was typed, or how many leaves it has. */
    treeWords() {
        return PHRASES.treeOf(this.problem.tree, [...this.moments.trees[0].kind].filter(kind => kind === 'l').length);
    }

    showForm() {
        const { problem } = this;
        part('setup-line').replaceChildren(...(this.broken ? [PHRASES.noTreeYet] : [elementOf('strong', { textContent: this.treeWords() }), PHRASES.searchOf(problem)]));
        this.box.show();
        this.searches.show();
        part('catalogue').value = this.plycut.catalogue.has(problem.tree.trim()) ? problem.tree.trim() : '';
        for (const input of part('search').querySelectorAll('[name]'))
            input.value = problem[input.name];
        part('undo').disabled = this.before.length === 0;
    }

    /** Which conventions make a difference for this tree: each rule of cut and fail, the order, branch-and-bound. */
    async showConventions() {
        const all = await this.plycut.json(['conventions'], this.problem, ['algorithm', 'order', 'cut', 'fail', 'window', 'table']).catch(nothingRefused);
        const differing = (all?.conventions ?? []).filter(({ algorithm, order, cut, fail, differs }) => differs.length > 0
            && ((algorithm === 'alpha-beta' && order === 'given') || (cut === 'equal' && fail === 'soft' && (algorithm === 'alpha-beta' || order === 'given'))));
        const changes = differing.flatMap((row, i) => [i > 0 ? '; ' : PHRASES.compared, elementOf('strong', { textContent: PHRASES.convention(row) }), PHRASES.changes(row.differs)]);
        part('conventions').replaceChildren(...(all === null ? [] : changes.length > 0 ? [...changes, '.'] : [PHRASES.noMatter]));
    }

    /** The address of an exercise stays what it is, and so does one that could not be opened. */
    writeAddress() {
        this.stopWriting();
        if (this.practice !== null || this.broken)
            return;
        const timer = this.writing = setTimeout(async () => {
            const link = await this.link();
            if (this.writing === timer)
                setAddress(link);
        }, 250);
    }

    stopWriting() {
        clearTimeout(this.writing);
        this.writing = null;
    }

    link(members = {}) {
        return packed(linkWrite({ ...problemLink(this.problem), ...this.view.link(), ...members }));
    }

    // ---- The form ------------------------------------------------------------------------------------

    listen() {
        part('own').addEventListener('click', () => this.trees.begin());
        part('edit').addEventListener('click', () => (this.trees.isOpen ? this.trees.close() : this.attempt(() => this.trees.open())));
        part('watch').addEventListener('click', () => this.watch());
        part('catalogue').addEventListener('change', event => event.target.value && this.choose(event.target.value));
        part('search').addEventListener('change', event => this.change({ [event.target.name]: event.target.value.trim() }));
        part('undo').addEventListener('click', () => this.undo());
        part('stop').addEventListener('click', () => this.plycut.core.stop());
        skipTo();
        window.addEventListener('hashchange', event => {
            part('unexpected').hidden = true;
            this.open(new URL(event.newURL).hash); // `writing` may have replaced the address
        });
    }

    /** A tree, position or name takes the place of the last one; its own root and depth hold. */
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

    /** Shows these searches. A table is only for those that cannot do without one. */
    async search(algorithm) {
        await this.set(withTable({ ...this.problem, algorithm, table: '' }));
        this.showForm();
    }

    // ---- The address ---------------------------------------------------------------------------------

    /** Opens what a link says; one that cannot be opened says why, keeps its address, and shows no other tree. */
    async open(link) {
        this.stopWriting();
        if (location.hash !== link) // the address of the last moment was written after this link was followed
            setAddress(link);
        this.broken = false;
        try {
            await this.follow(membersOf(await unpacked(link)));
        } catch (error) {
            if (!(error instanceof Refusal || error instanceof LinkError))
                throw error;
            this.showBroken(error instanceof Refusal ? PHRASES.link.refused(error.message) : error.message);
        }
        this.showForm();
    }

    showBroken(message) {
        this.broken = true;
        this.stopWriting();
        this.exercises.endPractice();
        this.view?.close();
        this.view = null;
        part('fault').textContent = `${message.replace(/[.]?$/, '.')} ${PHRASES.link.instead}`;
    }

    async follow(members) {
        const problem = problemOfLink(members) ?? newProblem('aima-two-ply');
        if (problem.algorithm === 'all')
            problem.algorithm = this.algorithms.join();
        if (members.practice !== undefined)
            await this.exercises.practise(this.exercises.exerciseOfLink(problem, members), history.state?.kept ?? ELSEWHERE);
        else {
            this.exercises.endPractice();
            await this.set(problem, members);
        }
        if (this.view === null || JSON.stringify(this.problem) !== JSON.stringify(problem) && members.practice === undefined)
            throw new Refusal(part('fault').textContent);
    }

}

async function beginPlayground() {
    globalThis.playground = new Playground(new Plycut(new Core(PLAYGROUND.core, PLAYGROUND.worker), PLAYGROUND.catalogue));
    await globalThis.playground.begin(location.hash);
    document.body.classList.add('ready');
    globalThis.playground.view?.onResize(); // a frame is as high as its page only now
}

beginPlayground();
