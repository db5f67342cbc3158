// The playground: a problem that the reader states, searched by the core in the page.

const CHANGED = 350;   // milliseconds after the last key until a tree is read
const MOST_NODES = 200000;

// ---- The core -------------------------------------------------------------------------------------

/** plycut for problems: its messages are what it says on the terminal, without its name. */
class Plycut {
    constructor(core, catalogue) {
        Object.assign(this, { core, catalogue });
    }

    run(words, text = '') {
        const { status, out, err } = runCore(this.core, words, text);
        return { ok: status < 2, status, out, message: err.replace(/^plycut: (standard input:)?/gm, '').trim() };
    }

    /** A command about a problem. `except`: settings that the command does not take. */
    ask(command, problem, except = [], text = null) {
        const named = this.catalogue[problem.tree.trim()], input = named === undefined ? inputOf(problem) : { word: '-', text: named };
        const word = text !== null && input.word === '-' ? `tree:${treeOf(input.text)}` : input.word;
        return this.run([...command, ...searchOptions(problem, except), word, ...(text === null ? [] : ['-'])], text ?? input.text);
    }

    /** The same, as JSON; null if plycut refuses. */
    json(command, problem, except = []) {
        const { ok, out } = this.ask(command, problem, except);
        return ok && out !== '' ? JSON.parse(out) : null;
    }

    /** The tree as a text in which leaves can be changed; null for a generated game. */
    treeText(problem) {
        return isSpec(problem.tree) ? null : this.catalogue[problem.tree.trim()] ?? problem.tree;
    }
}

// ---- The page -------------------------------------------------------------------------------------

const part = id => document.getElementById(id);

function elementOf(name, properties = {}, children = []) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
}

class Playground {
    constructor(plycut) {
        Object.assign(this, { plycut, problem: newProblem(''), before: [], view: null, timer: null, seed: 1, deck: [], practice: null });
        this.algorithms = plycut.json(['count', '-f', 'json', '-a', 'all'], newProblem('[1,2]')).results.map(row => row.algorithm);
        this.fill();
        this.listen();
        this.editor = new LeafEditor(this);
        this.board = new Board((spec, settings) => this.choose(spec, settings));
    }

    // ---- The problem ---------------------------------------------------------------------------------

    /** Shows a problem, unless plycut refuses it: then its message is shown, and the last good one stays. */
    set(problem, link = {}, live = false) {
        const drawn = this.plycut.ask(['draw', '-f', 'html', `--max-nodes=${MOST_NODES}`], problem);
        part('fault').textContent = drawn.ok ? '' : drawn.message;
        if (!drawn.ok)
            return false;
        if (this.view !== null && !live && JSON.stringify(problem) !== JSON.stringify(this.problem))
            this.before.push(this.problem);
        this.problem = problem;
        this.showView(drawn.out, link);
        this.showForm();
        this.showCounts();
        if (!live)
            this.showConventions();
        this.writeAddress();
        return true;
    }

    /** A leaf was dragged: all of it is one change. */
    dragged(before) {
        if (JSON.stringify(before) === JSON.stringify(this.problem))
            return;
        this.before.push(before);
        this.showConventions();
        this.showForm();
    }

    change(changes) {
        return this.set({ ...this.problem, ...changes });
    }

    undo() {
        const problem = this.before.pop();
        this.set(problem);
        this.before.pop();
        this.showForm();
    }

    // ---- What is shown -------------------------------------------------------------------------------

    showView(html, link) {
        const drawn = new DOMParser().parseFromString(html, 'text/html'), before = this.view?.link();
        this.moments = momentsOf(drawn);
        this.view?.close();
        this.view = new View(this.moments, [...drawn.querySelectorAll('.solved svg')].map(svg => document.adoptNode(svg)), part('view'));
        this.view.restore({ ...before, ...link });
        this.view.changed = () => this.writeAddress();
        this.view.part('share').hidden = true;
        this.view.keys.l = () => this.editor.begin();
    }

    showForm() {
        const { problem } = this, tree = part('tree');
        if (document.activeElement !== tree)
            tree.value = problem.tree;
        part('catalogue').value = problem.tree.trim() in this.plycut.catalogue ? problem.tree.trim() : '';
        for (const input of part('search').querySelectorAll('[name]'))
            input.value = problem[input.name];
        const chosen = problem.algorithm.split(',');
        for (const { row, box } of this.rows.values()) {
            box.checked = chosen.includes(box.value);
            row.classList.toggle('shown', box.checked);
        }
        part('undo').disabled = this.before.length === 0;
    }

    showCounts() {
        const counted = this.plycut.json(['count', '-f', 'json', '-a', 'all'], this.problem, ['algorithm']);
        for (const { cells } of this.rows.values())
            cells.forEach(cell => { cell.textContent = ''; });
        for (const result of counted?.results ?? [])
            WORDS.counted(result).forEach((text, i) => { this.rows.get(result.algorithm).cells[i].textContent = text; });
    }

    /** Which conventions make a difference for this tree: each rule of cut and fail, the order, branch-and-bound. */
    showConventions() {
        const all = this.plycut.json(['conventions', '-f', 'json'], this.problem, ['algorithm', 'order', 'cut', 'fail', 'window']);
        const differing = (all?.conventions ?? []).filter(({ algorithm, order, cut, fail, differs }) => differs.length > 0
            && ((algorithm === 'alpha-beta' && order === 'given') || (cut === 'equal' && fail === 'soft' && (algorithm === 'alpha-beta' || order === 'given'))));
        const changes = differing.flatMap((row, i) => [i > 0 ? '; ' : WORDS.compared, elementOf('strong', { textContent: WORDS.convention(row) }), WORDS.changes(row.differs)]);
        part('conventions').replaceChildren(...(all === null ? [] : changes.length > 0 ? [...changes, '.'] : [WORDS.noMatter]));
    }

    writeAddress() {
        if (this.practice !== null)
            return;
        clearTimeout(this.writing);
        this.writing = setTimeout(async () => history.replaceState(null, '', await this.link()), 250);
    }

    link() {
        return packed(linkWrite({ ...problemLink(this.problem), ...this.view.link() }));
    }

    // ---- The form ------------------------------------------------------------------------------------

    fill() {
        const option = (value, text) => elementOf('option', { value, textContent: text });
        part('catalogue').replaceChildren(option('', WORDS.choose),
            ...Object.entries(this.plycut.catalogue).map(([name, text]) => option(name, JSON.parse(text).title ?? name)));
        this.rows = new Map(this.algorithms.map(name => [name, this.row(name)]));
        const head = elementOf('tr', {}, WORDS.columns.map(text => elementOf('th', { scope: 'col', textContent: text })));
        part('counts').append(elementOf('thead', {}, [head]), elementOf('tbody', {}, [...this.rows.values()].map(({ row }) => row)));
    }

    /** An algorithm in the table of counts: whether it is shown, and its counts. */
    row(name) {
        const box = elementOf('input', { type: 'checkbox', value: name }), cells = WORDS.columns.slice(1).map(() => elementOf('td'));
        const head = elementOf('th', { scope: 'row' }, [elementOf('label', {}, [box, ` ${name}`])]);
        return { row: elementOf('tr', {}, [head, ...cells]), box, cells };
    }

    listen() {
        part('tree').addEventListener('input', event => {
            clearTimeout(this.timer);
            this.timer = setTimeout(() => this.change({ tree: event.target.value }), CHANGED);
        });
        part('catalogue').addEventListener('change', event => event.target.value && this.choose(event.target.value));
        part('search').addEventListener('change', event => this.change({ [event.target.name]: event.target.value.trim() }));
        part('counts').addEventListener('change', event => this.chooseAlgorithms(event.target.value));
        for (const button of document.querySelectorAll('[aria-controls]'))
            button.addEventListener('click', () => this.openTool(button));
        part('undo').addEventListener('click', () => this.undo());
        part('make').addEventListener('submit', event => {
            event.preventDefault();
            this.make();
        });
        part('make-next').addEventListener('click', () => {
            part('make').elements.seed.value = this.seed + 1;
            this.make();
        });
        part('exercise').addEventListener('submit', event => {
            event.preventDefault();
            this.practise(this.exercise());
        });
        part('add-exercise').addEventListener('click', () => this.setDeck([...this.deck, single(this.problem)]));
        part('empty-deck').addEventListener('click', () => this.setDeck([]));
        this.listenToPractice();
        for (const button of document.querySelectorAll('[data-copy]'))
            button.addEventListener('click', () => this.copy(button.dataset.copy));
        window.addEventListener('hashchange', event => this.open(new URL(event.newURL).hash)); // `writing` may have replaced the address
    }

    /** A tree, position or name takes the place of the last one; its own root and depth hold. */
    choose(tree, settings = {}) {
        this.editor.close();
        return this.change({ root: '', depth: '', window: '', tree, ...settings });
    }

    /** The last algorithm stays. */
    chooseAlgorithms(last) {
        const chosen = [...this.rows.values()].filter(({ box }) => box.checked).map(({ box }) => box.value);
        this.change({ algorithm: chosen.length > 0 ? chosen.join() : last });
        this.showForm();
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
            .map(input => (input.type === 'checkbox' ? `--${input.name}` : `--${input.name}=${input.value.trim()}`));
    }

    /** What plycut make writes, and says; no tree is tried for long. */
    makeTree(conditions) {
        return this.plycut.run(['make', '--tries=20000', ...conditions]);
    }

    make() {
        const made = this.makeTree(this.conditions());
        part('made').textContent = made.message;
        this.seed = Number(/seed (\d+)/.exec(made.message)?.[1] ?? this.seed);
        if (made.out !== '') {
            const { tree, root } = JSON.parse(made.out);
            this.choose(JSON.stringify(tree), { root: root === 'min' ? root : '' });
        }
    }

    // ---- Copies --------------------------------------------------------------------------------------

    textToCopy(what) {
        const { problem, plycut } = this, one = single(problem), here = location.href.replace(/#.*/, '');
        const name = problem.tree.trim() in plycut.catalogue ? problem.tree.trim() : null;
        return {
            link: async () => here + await this.link(),
            command: () => commandLine(['draw', '-f', 'html'], problem, name),
            tree: () => plycut.treeText(problem) ?? problem.tree,
            svg: () => plycut.ask(['draw', '-f', 'svg'], problem).out,
            tikz: () => plycut.ask(['draw', '-f', 'tikz'], one).out,
            trace: () => plycut.ask(['trace'], one).out,
            answers: () => plycut.ask(['answers'], one).out,
            exercise: async () => here + await this.exerciseLink(),
        }[what]();
    }

    async copy(what) {
        await copyText(await this.textToCopy(what), part('note'), WORDS.copied(WORDS.copies[what]), WORDS.copyThis);
    }

    // ---- Practice ------------------------------------------------------------------------------------

    /** What the form asks for: the trees of the deck, then the one that is shown, if it is not in the deck. */
    exercise() {
        const { elements } = part('exercise'), now = single(this.problem), inDeck = this.deck.some(problem => JSON.stringify(problem) === JSON.stringify(now));
        const [problem, ...deck] = inDeck ? this.deck : [...this.deck, now];
        return { problem, kinds: KINDS.filter(kind => elements[kind].checked), solutions: elements.solutions.checked, deck, name: '' };
    }

    exerciseLink() {
        const { problem, kinds, solutions, deck } = this.exercise();
        return packed(linkWrite({ ...problemLink(problem), practice: kinds.join(), solutions: solutions ? null : 'no', deck: deckLink(deck) }));
    }

    setDeck(deck) {
        this.deck = deck;
        part('deck').textContent = WORDS.deck(deck.length);
        part('empty-deck').hidden = deck.length === 0;
    }

    practise(exercise) {
        if (!this.set(exercise.problem, { k: '0' }))
            return;
        this.editor.close();
        document.body.classList.add('practising');
        part('practice').hidden = false;
        part('result').hidden = true;
        part('next-exercise').hidden = exercise.deck.length === 0;
        this.practice = new Practice(this.plycut, this.view, this.moments, exercise);
    }

    leavePractice() {
        document.body.classList.remove('practising');
        part('practice').hidden = true;
        this.practice = null;
        this.set(this.problem);
        document.querySelector('[aria-controls=exercise]').focus();
    }

    listenToPractice() {
        const actions = {
            hint: practice => practice.hint(), reveal: practice => practice.reveal(), 'go-on': practice => practice.ask(),
            download: practice => practice.download(), again: practice => this.practise(practice.exercise),
            fresh: practice => this.freshTree(practice), leave: () => this.leavePractice(),
            'next-exercise': ({ exercise: { deck: [problem, ...deck], ...exercise } }) => this.practise({ ...exercise, name: '', deck, problem }),
        };
        for (const id in actions)
            part(id).addEventListener('click', () => actions[id](this.practice));
        part('predict').addEventListener('submit', event => {
            event.preventDefault();
            this.practice.answer();
        });
        part('predict').addEventListener('change', () => this.practice.showOwner());
        part('view').addEventListener('click', event => this.practice?.pick(event.target));
    }

    /** An exercise like the last one, with another tree. */
    freshTree(practice) {
        const made = this.makeTree(freshTree(practice.tree, practice.wrongCutoffs(), ++this.seed));
        if (made.out === '')
            part('graded').textContent = WORDS.noTree;
        else
            this.practise({ ...practice.exercise, name: '', problem: { ...practice.exercise.problem, tree: JSON.stringify(JSON.parse(made.out).tree) } });
    }

    // ---- The address ---------------------------------------------------------------------------------

    /** Opens what a link says. */
    async open(link) {
        const members = linkRead(await unpacked(link).catch(() => '')), problem = problemOfLink(members) ?? newProblem('aima-two-ply');
        if (problem.algorithm === 'all')
            problem.algorithm = this.algorithms.join();
        if (members.practice !== undefined && this.openExercise(problem, members))
            return;
        if (!this.set(problem, members) && this.view === null)
            this.set(newProblem('aima-two-ply'));
        this.showForm();
    }

    openExercise(problem, { practice, solutions, deck, exercise = '' }) {
        const kinds = KINDS.filter(kind => practice.split(',').includes(kind));
        this.practise({ problem: single(problem), kinds: kinds.length > 0 ? kinds : ['leaf', 'cutoff'],
            solutions: solutions !== 'no', deck: deckOfLink(deck), name: exercise });
        return this.practice !== null;
    }
}

/** The tree of a tree's text, in brackets, as a command line takes it. */
function treeOf(text) {
    const read = JSON.parse(text);
    return JSON.stringify(read.tree ?? read);
}

globalThis.playground = new Playground(new Plycut(PLAYGROUND.core, PLAYGROUND.catalogue));
globalThis.playground.open(location.hash).then(() => document.body.classList.add('ready'));
