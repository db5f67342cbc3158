// The playground: a problem that the reader states, searched by the core in the page.

const CHANGED = 350;   // milliseconds after the last key until a tree is read
const MOST_NODES = 200000;

// ---- The core -------------------------------------------------------------------------------------

/** The bytes of an element's text, which is base64. Much faster than Uint8Array.from. */
function bytesOf(text) {
    const binary = atob(text.trim()), bytes = new Uint8Array(binary.length);
    for (let i = 0; i < bytes.length; i++)
        bytes[i] = binary.charCodeAt(i);
    return bytes;
}

async function unzipped(id) {
    const stream = new Blob([bytesOf(document.getElementById(id).textContent)]).stream();
    return new Uint8Array(await new Response(stream.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}

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
        Object.assign(this, { plycut, problem: newProblem(''), before: [], view: null, timer: null, seed: 1 });
        this.algorithms = plycut.json(['count', '-f', 'json', '-a', 'all'], newProblem('[1,2]')).results.map(row => row.algorithm);
        this.fill();
        this.listen();
    }

    // ---- The problem ---------------------------------------------------------------------------------

    /** Shows a problem, unless plycut refuses it: then its message is shown, and the last good one stays. */
    set(problem, link = {}) {
        const drawn = this.plycut.ask(['draw', '-f', 'html', `--max-nodes=${MOST_NODES}`], problem);
        part('fault').textContent = drawn.ok ? '' : drawn.message;
        if (!drawn.ok)
            return false;
        if (this.view !== null && JSON.stringify(problem) !== JSON.stringify(this.problem))
            this.before.push(this.problem);
        this.problem = problem;
        this.showView(drawn.out, link);
        this.showForm();
        this.showCounts();
        this.showConventions();
        this.writeAddress();
        return true;
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
        this.moments = momentsOfPage(drawn);
        this.view?.close();
        this.view = new View(this.moments, [...drawn.querySelectorAll('.solved svg')].map(svg => document.adoptNode(svg)), part('view'));
        this.view.restore({ ...before, ...link });
        this.view.changed = () => this.writeAddress();
        this.view.part('share').hidden = true;
    }

    showForm() {
        const { problem } = this, tree = part('tree');
        if (document.activeElement !== tree)
            tree.value = problem.tree;
        part('catalogue').value = problem.tree.trim() in this.plycut.catalogue ? problem.tree.trim() : '';
        for (const input of part('search').querySelectorAll('[name]'))
            input.value = problem[input.name];
        const chosen = problem.algorithm.split(',');
        for (const box of part('algorithms').querySelectorAll('input'))
            box.checked = chosen.includes(box.value) || problem.algorithm === 'all';
        part('undo').disabled = this.before.length === 0;
    }

    showCounts() {
        const counted = this.plycut.json(['count', '-f', 'json', '-a', 'all'], this.problem, ['algorithm']);
        const cells = (row, head) => WORDS.counted(row).map(text => elementOf('td', { textContent: text ?? '' }));
        const rows = (counted?.results ?? []).map(row => elementOf('tr',
            { className: this.problem.algorithm.split(',').includes(row.algorithm) ? 'shown' : '' },
            [elementOf('th', { scope: 'row', textContent: row.algorithm }), ...cells(row)]));
        const head = elementOf('tr', {}, WORDS.columns.map(text => elementOf('th', { scope: 'col', textContent: text })));
        part('counts').replaceChildren(elementOf('thead', {}, [head]), elementOf('tbody', {}, rows));
    }

    /** Which cut and fail rules make a difference, with the algorithm and order that are chosen. */
    showConventions() {
        const { problem } = this, all = this.plycut.json(['conventions', '-f', 'json'], problem, ['algorithm', 'order', 'cut', 'fail', 'window']);
        const algorithm = problem.algorithm.split(',').pop(), rows = (all?.conventions ?? []).filter(row => row.order === problem.order
            && row.algorithm === (algorithm === 'branch-and-bound' ? algorithm : 'alpha-beta'));
        const own = rows.find(row => row.cut === 'equal' && row.fail === 'soft'), differing = rows.filter(row => row.differs.join() !== own.differs.join());
        const lines = differing.map(row => elementOf('span', {}, [elementOf('strong', { textContent: WORDS.rule(row) }),
            WORDS.matters(row, row.differs.filter(what => !own.differs.includes(what) || true))]));
        part('conventions').replaceChildren(...(all === null ? [] : lines.length > 0 ? lines.flatMap(line => [line, ' ']) : [WORDS.noMatter]));
    }

    writeAddress() {
        clearTimeout(this.writing);
        this.writing = setTimeout(() => history.replaceState(null, '', this.link()), 250);
    }

    link() {
        return linkWrite({ ...problemLink(this.problem), ...this.view.link() });
    }

    // ---- The form ------------------------------------------------------------------------------------

    fill() {
        const option = (value, text) => elementOf('option', { value, textContent: text });
        part('catalogue').replaceChildren(option('', WORDS.choose),
            ...Object.entries(this.plycut.catalogue).map(([name, text]) => option(name, JSON.parse(text).title ?? name)));
        part('algorithms').replaceChildren(...this.algorithms.map(name =>
            elementOf('label', {}, [elementOf('input', { type: 'checkbox', value: name }), ` ${name}`])));
    }

    listen() {
        part('tree').addEventListener('input', event => {
            clearTimeout(this.timer);
            this.timer = setTimeout(() => this.change({ tree: event.target.value }), CHANGED);
        });
        part('catalogue').addEventListener('change', event => event.target.value && this.choose(event.target.value));
        part('search').addEventListener('change', event => this.chooseSearch(event.target));
        part('undo').addEventListener('click', () => this.undo());
        part('make').addEventListener('submit', event => {
            event.preventDefault();
            this.make();
        });
        part('make-next').addEventListener('click', () => {
            part('make').elements.seed.value = this.seed + 1;
            this.make();
        });
        for (const button of document.querySelectorAll('[data-copy]'))
            button.addEventListener('click', () => this.copy(button.dataset.copy));
        window.addEventListener('hashchange', () => this.open(linkRead(location.hash)));
    }

    /** A tree, position or name takes the place of the last one; its own root and depth hold. */
    choose(tree, settings = {}) {
        return this.change({ root: '', depth: '', window: '', tree, ...settings });
    }

    chooseSearch(input) {
        if (input.name)
            this.change({ [input.name]: input.value.trim() });
        else {
            const chosen = [...part('algorithms').querySelectorAll('input:checked')].map(box => box.value);
            this.change({ algorithm: chosen.length > 0 ? chosen.join() : input.value });
        }
        this.showForm();
    }

    // ---- Made trees ----------------------------------------------------------------------------------

    /** The form's conditions as options of plycut make. */
    conditions() {
        return [...part('make').elements].filter(input => input.name && (input.type === 'checkbox' ? input.checked : input.value.trim() !== ''))
            .map(input => (input.type === 'checkbox' ? `--${input.name}` : `--${input.name}=${input.value.trim()}`));
    }

    make() {
        const made = this.plycut.run(['make', '--tries=20000', ...this.conditions()]);
        part('made').textContent = made.message;
        this.seed = Number(/seed (\d+)/.exec(made.message)?.[1] ?? this.seed);
        if (made.out !== '') {
            const { tree, root } = JSON.parse(made.out);
            this.choose(JSON.stringify(tree), { root: root === 'min' ? root : '' });
        }
    }

    // ---- Copies --------------------------------------------------------------------------------------

    textToCopy(what) {
        const { problem, plycut } = this, one = { ...problem, algorithm: problem.algorithm.split(',').pop() };
        const name = problem.tree.trim() in plycut.catalogue ? problem.tree.trim() : null;
        return {
            link: () => location.href.replace(/#.*/, '') + this.link(),
            command: () => commandLine(['draw', '-f', 'html'], problem, name),
            tree: () => plycut.treeText(problem) ?? problem.tree,
            svg: () => plycut.ask(['draw', '-f', 'svg'], problem).out,
            trace: () => plycut.ask(['trace'], one).out,
            answers: () => plycut.ask(['answers'], one).out,
        }[what]();
    }

    async copy(what) {
        const text = this.textToCopy(what), note = part('note');
        try {
            await navigator.clipboard.writeText(text);
            note.textContent = WORDS.copied(WORDS.copies[what]);
        } catch {
            note.textContent = `${WORDS.copyThis} ${text}`;
        }
    }

    // ---- The address ---------------------------------------------------------------------------------

    /** Opens what a link says. */
    open(members) {
        const problem = problemOfLink(members) ?? newProblem('aima-two-ply');
        if (!this.set(problem, members) && this.view === null)
            this.set(newProblem('aima-two-ply'));
        this.showForm();
    }
}

async function startPlayground() {
    const [core, catalogue] = await Promise.all([unzipped('core').then(bytes => WebAssembly.compile(bytes)), unzipped('catalogue')]);
    const playground = new Playground(new Plycut(core, JSON.parse(new TextDecoder().decode(catalogue))));
    playground.open(linkRead(location.hash));
    document.body.classList.add('ready');
}

document.documentElement.classList.add('js');
document.addEventListener('DOMContentLoaded', startPlayground);
