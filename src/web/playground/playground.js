// The playground: a problem that the reader states, searched by the core in the page.
import { momentsOf, picturesOf } from '../../publish/page/moments.js';
import { EmbedDialog, placeOfPage } from '../../publish/page/embed.js';
import { copyFrom, linkWrite, setAddress, skipTo } from '../../publish/page/link.js';
import { View } from '../../publish/page/view.js';
import { PHRASES } from './playground-words.js';
import { commandLine, deckLink, deckOfLink, KINDS, kindsOfLink, LinkError, membersOf, newProblem, packed, problemLink, problemOfLink, single, unpacked, withTable } from './problem.js';
import { Core, Plycut, Refusal } from './plycut.js';
import { freshTree, madeTree, Practice } from './practice.js';
import { store, stored } from './progress.js';
import { LeafEditor } from './edit.js';
import { TreeEditor } from './tree-editor.js';
import { Board } from './board.js';
import { elementOf } from '../../publish/page/panel.js';
import { part } from './parts.js';

const CHANGED = 350;   // milliseconds after the last key until a tree is read
const MOST_NODES = 200000;
const LONGEST_SHORT = 600; // characters of a tree in the box that was chosen by its name
/** Nothing is kept in the history: a frame that was loaded again has none. */
const ELSEWHERE = { search: '' };
const SLOW = 400;      // milliseconds until a search can be stopped
const WITH_LIMITS = 'star2'; // needs trees whose values have limits, so that -a all leaves it out
const WITH_TABLE = 'mtdf'; // needs a table

/** What is only shown if plycut can say it. */
function nothingRefused(why) {
    if (!(why instanceof Refusal))
        throw why;
    return null;
}

export class Playground {
    /** @type {Plycut} */
    plycut;
    /** @type {Problem} */
    problem;
    /** @type {Problem[]} */
    before;
    /** @type {View} */
    view;
    /** @type {Problem[]} */
    deck;
    /** @type {Practice} */
    practice;
    /** @type {number} */
    turn;
    /** @type {Moments} */
    moments;

    constructor(plycut) {
        Object.assign(this, { plycut, problem: newProblem(''), before: [], view: null, timer: null, seed: 1, deck: [], practice: null, turn: 0 });
        plycut.core.busy = busy => this.showBusy(busy);
    }

    async begin(link) {
        const counted = await this.plycut.json(['count', '-a', 'all'], newProblem('[1,2]'));
        this.algorithms = counted.results.map(row => row.algorithm);
        this.fill();
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
                this.showPlace(error.message);
            return false;
        }
    }

    /** Marks the place of a mistake in the text of a tree, as the message names it. */
    showPlace(message) {
        const [, row, column] = /^line (\d+), character (\d+):/.exec(message) ?? [], line = part('tree').value.split('\n')[Number(row) - 1], at = [...(line ?? '')];
        const i = Math.min(Number(column), at.length + 1) - 1;
        part('fault-place').hidden = line === undefined;
        if (line !== undefined)
            part('fault-place').replaceChildren(at.slice(Math.max(0, i - 60), i).join(''), elementOf('mark', { textContent: at[i] ?? PHRASES.end }), at.slice(i + 1, i + 61).join(''));
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
            await this.showShort();
            this.showMore(live);
        });
    }

    /** What may come a little later. */
    async showMore(live) {
        await this.showCounts();
        if (!live)
            await this.showConventions();
    }

    /** The tree of the catalogue in the box: in the short form, so that it can be changed there. */
    async showShort() {
        const { problem } = this, text = this.plycut.catalogue.get(problem.tree.trim());
        if (text === undefined || document.activeElement === part('tree'))
            return;
        const short = (await this.plycut.run(['convert', '-q', '-f', 'short', '-'], text)).out.trim();
        if (short.length > LONGEST_SHORT)
            return;
        this.short = { problem, text: short };
        this.showForm();
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
        const { problem } = this, tree = part('tree');
        part('setup-line').replaceChildren(...(this.broken ? [PHRASES.noTreeYet] : [elementOf('strong', { textContent: this.treeWords() }), PHRASES.searchOf(problem)]));
        if (document.activeElement !== tree)
            tree.value = this.short?.problem === problem ? this.short.text : problem.tree;
        this.showSearches();
        part('catalogue').value = this.plycut.catalogue.has(problem.tree.trim()) ? problem.tree.trim() : '';
        for (const input of part('search').querySelectorAll('[name]'))
            input.value = problem[input.name];
        const chosen = problem.algorithm.split(',');
        for (const { row, box } of this.rows.values()) {
            box.checked = chosen.includes(box.value);
            row.classList.toggle('shown', box.checked);
        }
        part('undo').disabled = this.before.length === 0;
    }

    async showCounts() {
        const { problem } = this, count = names => this.plycut.json(['count', '-a', names], withTable({ ...problem, algorithm: names }), ['algorithm']).catch(nothingRefused);
        const counted = [await count('all'), await count(WITH_LIMITS), await count(WITH_TABLE)];
        for (const { cells } of this.rows.values())
            cells.forEach(cell => { cell.textContent = ''; });
        for (const result of counted.flatMap(one => one?.results ?? []))
            PHRASES.counted(result).forEach((text, i) => { this.rows.get(result.algorithm).cells[i].textContent = text; });
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

    /** Keeps what was answered, for a page that is loaded again. */
    keep() {
        const { practice } = this;
        setAddress(location.href, { kept: practice.kept });
        store(practice.exercise, practice.quiz, practice.kept);
    }

    link(members = {}) {
        return packed(linkWrite({ ...problemLink(this.problem), ...this.view.link(), ...members }));
    }

    // ---- The form ------------------------------------------------------------------------------------

    fill() {
        const option = (value, text) => elementOf('option', { value, textContent: text });
        part('catalogue').replaceChildren(option('', PHRASES.choose),
            ...[...this.plycut.catalogue].map(([name, text]) => option(name, JSON.parse(text).title ?? name)));
        this.rows = new Map([...this.algorithms, WITH_LIMITS, WITH_TABLE].map(name => [name, this.row(name)]));
        this.fillSearches();
        const head = elementOf('tr', {}, PHRASES.columns.map(text => elementOf('th', { scope: 'col', textContent: text })));
        part('counts').append(elementOf('thead', {}, [head]), elementOf('tbody', {}, [...this.rows.values()].map(({ row }) => row)));
    }

    /** An algorithm in the table of counts: whether it is shown, and its counts. */
    row(name) {
        const box = elementOf('input', { type: 'checkbox', value: name }), cells = PHRASES.columns.slice(1).map(() => elementOf('td'));
        const head = elementOf('th', { scope: 'row' }, [elementOf('label', {}, [box, ` ${name}`])]);
        return { row: elementOf('tr', {}, [head, ...cells]), box, cells };
    }

    listen() {
        part('tree').addEventListener('input', event => {
            clearTimeout(this.timer);
            this.timer = setTimeout(() => this.change({ tree: event.target.value }), CHANGED);
        });
        part('own').addEventListener('click', () => this.trees.begin());
        part('edit').addEventListener('click', () => (this.trees.isOpen ? this.trees.close() : this.attempt(() => this.trees.open())));
        this.listenToFiles();
        part('watch').addEventListener('click', () => this.watch());
        part('begin-practice').addEventListener('click', () => this.attempt(() => this.beginExercise(this.exercise())));
        part('catalogue').addEventListener('change', event => event.target.value && this.choose(event.target.value));
        part('search').addEventListener('change', event => this.change({ [event.target.name]: event.target.value.trim() }));
        part('counts').addEventListener('change', event => this.chooseAlgorithms(event.target.value));
        for (const button of document.querySelectorAll('[aria-controls]'))
            button.addEventListener('click', () => this.openTool(button));
        part('undo').addEventListener('click', () => this.undo());
        part('make').addEventListener('submit', event => {
            event.preventDefault();
            this.attempt(() => this.make(), 'made');
        });
        part('make-next').addEventListener('click', () => {
            part('make').elements.seed.value = this.seed + 1;
            this.attempt(() => this.make(), 'made');
        });
        part('stop').addEventListener('click', () => this.plycut.core.stop());
        part('exercise').addEventListener('submit', event => {
            event.preventDefault();
            this.attempt(() => this.beginExercise(this.exercise()));
        });
        part('readable').addEventListener('submit', event => {
            event.preventDefault();
            this.attempt(() => this.showReadable(), 'read');
        });
        part('readable').elements.file.addEventListener('change', async event => {
            part('readable').elements.answers.value = await event.target.files[0]?.text() ?? '';
            part('readable').requestSubmit();
        });
        part('add-exercise').addEventListener('click', () => this.setDeck([...this.deck, single(this.problem)]));
        part('empty-deck').addEventListener('click', () => this.setDeck([]));
        this.listenToPractice();
        skipTo();
        for (const button of document.querySelectorAll('[data-copy]'))
            button.addEventListener('click', () => this.attempt(() => this.copy(button)));
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

    /** A file that is chosen, or dropped anywhere, becomes the tree. */
    listenToFiles() {
        const take = async file => file && this.choose((await file.text()).trim());
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

    /** The search begins. */
    watch() {
        if (this.view === null)
            return;
        this.editor.close();
        this.trees.close();
        this.view.go(this.view.k === this.view.end ? 0 : this.view.k + 1);
        this.view.part('forward').focus();
    }

    /** The last algorithm stays. */
    chooseAlgorithms(last) {
        const chosen = [...this.rows.values()].filter(({ box }) => box.checked).map(({ box }) => box.value), mistakes = this.problem.algorithm.split(',').filter(name => !this.rows.has(name));
        this.search(chosen.length > 0 ? [...chosen, ...mistakes].join() : last);
    }

    /** Shows these searches. A table is only for those that cannot do without one. */
    async search(algorithm) {
        await this.set(withTable({ ...this.problem, algorithm, table: '' }));
        this.showForm();
    }

    /** The searches that are named most, as buttons, and all others in a list; a mistake is shown beside the search that is right. */
    fillSearches() {
        const option = (value, textContent, title = '') => elementOf('option', { value, textContent, title }), group = (label, options) => elementOf('optgroup', { label }, options);
        part('searches').replaceChildren(...Object.entries(PHRASES.mainSearches).map(([value, textContent]) => {
            const button = elementOf('button', { type: 'button', value, textContent });
            button.addEventListener('click', () => this.search(value));
            return button;
        }));
        const others = [...this.rows.keys()].filter(name => !(name in PHRASES.mainSearches));
        part('more-searches').replaceChildren(option('', PHRASES.otherSearches), group(PHRASES.searches, others.map(name => option(name, name))),
            group(PHRASES.mistakes, PLAYGROUND.mistakes.map(({ name, says }) => option(`alpha-beta,${name}`, name, says))));
        part('more-searches').addEventListener('change', event => event.target.value && this.search(event.target.value));
    }

    showSearches() {
        const { algorithm } = this.problem;
        for (const button of part('searches').children)
            button.setAttribute('aria-pressed', String(algorithm.split(',').includes(button.value)));
        part('more-searches').value = [...part('more-searches').options].some(({ value }) => value === algorithm) ? algorithm : '';
    }

    /** Shows the tool of a button and hides the others, or hides it. */
    openTool(chosen) {
        for (const button of document.querySelectorAll('[aria-controls]')) {
            const open = button === chosen && button.getAttribute('aria-expanded') === 'false';
            button.setAttribute('aria-expanded', String(open));
            part(button.getAttribute('aria-controls')).hidden = !open;
        }
    }

    // ---- Made trees ----------------------------------------------------------------------------------

    /** The form's conditions as options of plycut make. */
    conditions() {
        return [...part('make').elements].filter(input => input.name && (input.type === 'checkbox' ? input.checked : input.value.trim() !== ''))
            .map(input => (input.type === 'checkbox' ? `--${input.name}` : `--${input.name}=${input.name === 'players' ? PHRASES.players(input.value) : input.value.trim()}`));
    }

    /** What plycut make writes, and says; no tree is tried for long. */
    makeTree(conditions) {
        return this.plycut.run(['make', '--tries=20000', ...conditions]);
    }

    async make() {
        const { out, message } = await this.makeTree(this.conditions());
        part('made').textContent = message;
        this.seed = Number(/seed (\d+)/.exec(message)?.[1] ?? this.seed);
        await this.choose(madeTree(out));
    }

    // ---- Answers -------------------------------------------------------------------------------------

    /** Which of the answers can be read; nothing about right or wrong. */
    async showReadable() {
        const said = await this.plycut.form(single(this.problem), part('readable').elements.answers.value);
        part('read').replaceChildren(...PHRASES.readable(said).map(line => elementOf('p', { className: /^\w*/.exec(line)[0], textContent: line })));
    }

    // ---- Copies --------------------------------------------------------------------------------------

    textToCopy(what) {
        const { problem, plycut } = this, one = single(problem), here = location.href.replace(/#.*/, '');
        const name = plycut.catalogue.has(problem.tree.trim()) ? problem.tree.trim() : null;
        return {
            link: async () => here + await this.link(),
            command: async () => commandLine(['draw', '-f', 'html'], problem, name),
            tree: async () => await plycut.treeFile(problem) ?? problem.tree,
            svg: () => plycut.ask(['draw', '-f', 'svg'], problem),
            tikz: () => plycut.ask(['draw', '-f', 'tikz'], one),
            trace: () => plycut.ask(['trace'], one),
            answers: () => plycut.ask(['answers'], one),
            exercise: async () => here + await this.exerciseLink(this.exercise()),
        }[what]();
    }

    /** Copies, and says so on the button itself. */
    async copy(button) {
        const what = button.dataset.copy, text = await this.textToCopy(what);
        await copyFrom(button, text, part('note'), PHRASES.copied(PHRASES.copies[what]), PHRASES.copyThis);
    }

    // ---- Practice ------------------------------------------------------------------------------------

    /** What the form asks for: the trees of the deck, then the one that is shown, if it is not in the deck. */
    exercise() {
        const { elements } = part('exercise'), now = single(this.problem), inDeck = this.deck.some(problem => JSON.stringify(problem) === JSON.stringify(now));
        const [problem, ...deck] = inDeck ? this.deck : [...this.deck, now], said = name => elements[name].checked;
        return { problem, kinds: KINDS.filter(said), solutions: said('solutions'), hints: said('hints'), pseudocode: said('pseudocode'), deck, name: elements.title.value.trim() };
    }

    exerciseLink({ problem, kinds, solutions, hints, pseudocode, deck, name }) {
        const no = given => (given ? null : 'no');
        return packed(linkWrite({ ...problemLink(problem), practice: kinds.join(), solutions: no(solutions), hints: no(hints), pseudocode: no(pseudocode),
            exercise: name, deck: deckLink(deck) }));
    }

    setDeck(deck) {
        this.deck = deck;
        part('deck').textContent = PHRASES.deck(deck.length);
        part('empty-deck').hidden = deck.length === 0;
    }

    /** An exercise that begins here has its own address, so that it can be loaded again. */
    async beginExercise(exercise) {
        await this.practise(exercise, null);
        this.stopWriting();
        setAddress(await this.exerciseLink(exercise));
        this.keep();
    }

    /** Shows an exercise, from where it was left, if it is the same. */
    async practise(exercise, kept) {
        const quiz = await this.plycut.json(['quiz', `--kinds=${exercise.kinds.join()}`], exercise.problem);
        this.practice?.inPicture.close();
        if (!await this.set(exercise.problem, { k: '0' }))
            return;
        this.stopWriting();
        this.editor.close();
        this.trees.close();
        document.body.classList.add('practising');
        document.body.classList.toggle('with-pseudocode', exercise.pseudocode);
        part('practice').hidden = false;
        part('result').hidden = true;
        part('next-exercise').hidden = exercise.deck.length === 0;
        this.practice = new Practice(this, exercise, quiz, kept === null ? null : kept.search === quiz.search ? kept : stored(exercise, quiz));
        await this.practice.begin();
    }

    endPractice() {
        document.body.classList.remove('practising');
        part('practice').hidden = true;
        this.practice?.inPicture.close();
        this.practice = null;
    }

    async leavePractice() {
        this.endPractice();
        await this.set(this.problem);
        part('begin-practice').focus();
    }

    listenToPractice() {
        const actions = {
            hint: practice => practice.hint(), reveal: practice => practice.reveal(), 'go-on': practice => practice.ask(),
            download: practice => practice.download(), again: practice => this.restart(practice), restart: practice => this.restart(practice),
            fresh: practice => this.freshTree(practice), leave: () => this.leavePractice(),
            'next-exercise': ({ exercise: { deck: [problem, ...deck], ...exercise } }) => this.beginExercise({ ...exercise, name: '', deck, problem }),
        };
        for (const id in actions)
            part(id).addEventListener('click', () => this.attempt(async () => actions[id](this.practice), 'trouble'));
        for (const form of [part('predict'), part('at-node')])
            form.addEventListener('submit', event => {
                event.preventDefault();
                if (form === part('at-node'))
                    this.practice.inPicture.settle();
                this.attempt(() => this.practice.answer(), 'trouble');
            });
        part('predict').addEventListener('input', () => this.practice.showOwner());
        part('student').addEventListener('change', () => this.keep());
        part('view').addEventListener('click', event => this.practice?.inPicture.pick(event.target));
    }

    /** The same exercise from its beginning; an exercise of a link keeps its address. */
    async restart({ exercise }) {
        const address = location.href;
        await this.practise(exercise, null);
        setAddress(address);
        this.keep();
    }

    /** An exercise like the last one, with another tree. */
    async freshTree(practice) {
        const { exercise: { problem } } = practice, { out } = await this.makeTree(freshTree(practice.tree, practice.missed, ++this.seed));
        await this.beginExercise({ ...practice.exercise, name: '', problem: { ...problem, tree: madeTree(out) } });
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
        this.endPractice();
        this.view?.close();
        this.view = null;
        part('fault').textContent = `${message.replace(/[.]?$/, '.')} ${PHRASES.link.instead}`;
    }

    async follow(members) {
        const problem = problemOfLink(members) ?? newProblem('aima-two-ply');
        if (problem.algorithm === 'all')
            problem.algorithm = this.algorithms.join();
        if (members.practice !== undefined)
            await this.practise(this.exerciseOfLink(problem, members), history.state?.kept ?? ELSEWHERE);
        else {
            this.endPractice();
            await this.set(problem, members);
        }
        if (this.view === null || JSON.stringify(this.problem) !== JSON.stringify(problem) && members.practice === undefined)
            throw new Refusal(part('fault').textContent);
    }

    exerciseOfLink(problem, { practice, solutions, hints, pseudocode, deck, exercise = '' }) {
        return { problem: single(problem), kinds: kindsOfLink(practice), solutions: solutions !== 'no', hints: hints !== 'no', pseudocode: pseudocode !== 'no',
            deck: deckOfLink(deck), name: exercise };
    }
}

async function beginPlayground() {
    globalThis.playground = new Playground(new Plycut(new Core(PLAYGROUND.core, PLAYGROUND.worker), PLAYGROUND.catalogue));
    await globalThis.playground.begin(location.hash);
    document.body.classList.add('ready');
    globalThis.playground.view?.onResize(); // a frame is as high as its page only now
}

beginPlayground();
