// The tree is edited where it is: a click, a tap or the keyboard chooses a node; values are typed like an outline, a row for each node. The draft may be unfinished; what
// the core takes for a tree is searched and shown at once, and what it refuses leaves the last picture as it is.
import { nodeAt, NONE } from '../../publish/page/step.js';
import { pathOfGroup } from '../../publish/page/picture.js';
import { Draft, numberOf, pathOfSteps, stepsOf } from './draft.js';
import { PHRASES } from './playground-words.js';
import { part } from './parts.js';

export class TreeEditor {
    /** @type {import('./playground.js').Playground} */
    playground;
    /** @type {Draft} */
    draft;
    /** The node that is chosen; of one that is still to be typed, its place.
     *  @type {number[]} */
    path;
    /** Is the node still to be typed?
     *  @type {boolean} */
    isNew;

    /** @param {import('./playground.js').Playground} playground */
    constructor(playground) {
        Object.assign(this, { playground, draft: new Draft(), path: [], isNew: false, player: '' });
        const actions = { 'node-in': () => this.deeper(), 'node-out': () => this.up(), 'node-child': () => this.addChild(), 'node-delete': () => this.remove(), 'node-left': () => this.move(-1), 'node-right': () => this.move(1),
            'node-undo': () => this.undo(), 'node-new': () => this.begin(), 'node-done': () => this.close() };
        for (const id in actions)
            part(id).addEventListener('click', () => playground.attempt(async () => actions[id]()));
        part('row').addEventListener('submit', event => {
            event.preventDefault();
            playground.attempt(() => this.enter(part('row-text').value.trim()));
        });
        for (const [id, name] of [['node-player', 'player'], ['node-value', 'value'], ['node-label', 'name'], ['node-probability', 'probability']])
            part(id).addEventListener('change', event => playground.attempt(() => this.put(name, event.target.value.trim())));
        part('node').addEventListener('keydown', event => this.key(event));
        part('view').addEventListener('click', event => this.pick(event.target));
    }

    get isOpen() {
        return !part('node').hidden;
    }

    // ---- Opening -------------------------------------------------------------------------------------

    /** Edits the tree that is shown. */
    async open(path = []) {
        const file = await this.playground.plycut.treeFile(this.playground.problem);
        if (file === null)
            return this.begin();
        await this.load();
        this.show(path, false);
        return undefined;
    }

    /** A tree of one's own, from nothing: the picture stays until there is something to show. */
    begin() {
        this.draft = new Draft();
        this.show([0], true);
    }

    /** Takes over the tree of the problem. */
    async load() {
        const { plycut, problem } = this.playground, text = plycut.treeText(problem);
        this.draft = new Draft(JSON.parse((await plycut.run(['convert', '-q', '-f', 'json', '-'], text)).out));
    }

    close() {
        this.mark(null);
        part('node').hidden = true;
        part('edit').setAttribute('aria-pressed', 'false');
        document.body.classList.remove('editing');
        if (this.playground.view !== null)
            this.playground.view.fixed = this.playground.practice !== null;
    }

    // ---- The node that is chosen ---------------------------------------------------------------------

    get panel() {
        return this.playground.view.panels.at(-1);
    }

    pick(target) {
        const group = target.closest('g.node');
        if (!this.isOpen || group === null)
            return;
        this.draft.purge();
        this.show(stepsOf(pathOfGroup(group)), false);
    }

    /** Chooses a node, or a place for a new one. */
    show(path, isNew) {
        const { playground } = this, node = isNew ? undefined : this.draft.at(path), parent = this.draft.parent(path);
        playground.editor.close();
        Object.assign(this, { path, isNew: isNew || node === undefined });
        part('node').hidden = false;
        part('edit').setAttribute('aria-pressed', 'true');
        document.body.classList.add('editing');
        if (playground.view !== null)
            playground.view.fixed = true;
        part('node-name').textContent = this.isNew ? PHRASES.newNode(this.nameOf(path.slice(0, -1))) : this.nameOf(path);
        const shown = (id, is) => { part(id).closest('label').hidden = !is; }, isLeaf = node !== undefined && node.children === undefined;
        shown('node-player', this.isNew || !isLeaf);
        shown('node-value', isLeaf);
        shown('node-label', !this.isNew);
        shown('node-probability', !this.isNew && this.playerAt(path.slice(0, -1)) === 'chance' && parent !== undefined);
        for (const id of ['node-child', 'node-delete'])
            part(id).hidden = this.isNew;
        for (const id of ['node-left', 'node-right'])
            part(id).hidden = this.isNew || (parent?.children.length ?? 1) < 2;
        part('node-out').disabled = this.isNew && path.length < 2;
        part('node-player').value = this.isNew && this.player !== '' ? this.player : this.playerAt(path);
        part('node-value').value = node?.value ?? '';
        part('node-label').value = node?.name ?? '';
        part('node-probability').value = node?.probability ?? '';
        part('node-hint').textContent = this.isNew ? PHRASES.newHint : isLeaf ? PHRASES.leafHint : PHRASES.innerHint;
        part('row-text').value = '';
        part('row-text').focus({ preventScroll: true });
        this.mark(this.isNew ? path.slice(0, -1) : path);
    }

    /** A node of the picture gets the mark of what is edited. */
    mark(path) {
        this.marked?.removeAttribute('data-edited');
        const { view } = this.playground, tree = view === null ? null : this.panel.state.tree, node = path === null || tree === null ? NONE : nodeAt(tree, pathOfSteps(path));
        this.marked = node === NONE ? undefined : this.panel.picture?.nodes.get(node)?.group;
        this.marked?.setAttribute('data-edited', '');
    }

    /** Who moves at a node: as it says itself, or as levels alternate. */
    playerAt(path) {
        const said = path.map((step, i) => this.draft.at(path.slice(0, i))?.player ?? ''), own = this.draft.at(path)?.player ?? '';
        return [...said, own].reduce((before, player) => (player !== '' ? player : before === 'max' ? 'min' : 'max'), '');
    }

    nameOf(path) {
        const { view } = this.playground, tree = view?.panels.at(-1).state.tree, node = tree === undefined ? NONE : nodeAt(tree, pathOfSteps(path));
        return this.draft.at(path)?.name ?? (node === NONE || this.draft.file === null ? PHRASES.place(path.map(i => `[${i}]`).join('')).replace(/: $/, '') || PHRASES.theRoot : this.panel.notation.name(node));
    }

    // ---- Changes -------------------------------------------------------------------------------------

    /** Searches the draft, if it has a leaf. */
    async apply() {
        const { playground } = this, { file } = this.draft;
        if (file === null)
            return true;
        const text = JSON.stringify(file), short = file.limits === undefined ? (await playground.plycut.run(['convert', '-q', '-f', 'short', '-'], text)).out.trim() : text;
        return playground.change({ tree: short, root: '', depth: '', window: '' });
    }

    /** What was typed in a row: a new node, more children of the one that is chosen, or, if it is nothing, the end of this list. */
    async enter(text) {
        if (text === '')
            return this.up();
        const { path } = this, nodes = await this.nodesOf(text), player = part('node-player').value;
        if (this.isNew) {
            const [first] = nodes, node = nodes.length === 1 && !/[\s,;]/.test(text) ? first : { children: nodes, ...(player === this.playerAt(path) ? {} : { player }) };
            this.draft.insert(path, node);
            await this.apply();
            return this.show([...path.slice(0, -1), path.at(-1) + 1], true);
        }
        const count = this.draft.at(path).children?.length ?? 0;
        nodes.forEach((node, i) => this.draft.insert([...path, count + i], node));
        await this.apply();
        return this.show(path, false);
    }

    /** The nodes of a row, in any notation that fits into a list. */
    async nodesOf(text) {
        const several = /[\s,;]/.test(text), { out } = await this.playground.plycut.run(['convert', '-q', '-f', 'json', '--as=short', '-'], several ? `(${text})` : text), { tree } = JSON.parse(out);
        return several ? tree.children ?? tree : [tree];
    }

    /** From here on children of a new node are typed, or of the one that is chosen. */
    deeper() {
        const { path } = this, player = part('node-player').value;
        if (this.isNew)
            this.draft.insert(path, { children: [], ...(player === this.playerAt(path) ? {} : { player }) });
        this.player = '';
        this.show([...path, this.draft.at(path).children?.length ?? 0], true);
    }

    /** After the node above, or that node itself. */
    up() {
        const above = this.path.slice(0, -1), isEmpty = above.length > 0 && this.draft.at(above).children?.length === 0;
        this.player = '';
        if (this.isNew && isEmpty) {
            this.draft.remove(above);
            return this.show(above, true);
        }
        if (this.isNew && above.length > 0)
            return this.show([...above.slice(0, -1), above.at(-1) + 1], true);
        return this.show(above, false);
    }

    addChild() {
        this.show([...this.path, this.draft.at(this.path).children?.length ?? 0], true);
    }

    async remove() {
        const { path } = this;
        if (path.length === 0)
            return this.begin();
        this.draft.remove(path);
        await this.apply();
        return this.show(this.draft.at(path) ? path : path.slice(0, -1), false);
    }

    async move(by) {
        const path = this.draft.move(this.path, by);
        await this.apply();
        this.show(path, false);
    }

    /** Sets the player, value, name or probability of the node that is chosen; the player of a new one is for the rows that follow. */
    async put(name, text) {
        if (this.isNew && name === 'player') {
            this.player = text;
            part('row-text').focus();
            return;
        }
        this.draft.set(this.path, name, name === 'value' || name === 'probability' ? numberOf(text) : text);
        if (await this.apply())
            this.show(this.path, false);
    }

    async undo() {
        if (this.playground.before.length === 0)
            return;
        await this.playground.undo();
        await this.load();
        this.show(this.draft.at(this.path) ? this.path : [], false);
    }

    // ---- Keys ----------------------------------------------------------------------------------------

    key(event) {
        const inRow = event.target === part('row-text'), isEmpty = part('row-text').value === '';
        const actions = { __proto__: null, Escape: () => this.close(), Insert: () => !this.isNew && this.addChild(), ...(event.ctrlKey ? { z: isEmpty && (() => this.undo()) } : {}),
            ...(event.altKey && !this.isNew ? { ArrowLeft: () => this.move(-1), ArrowRight: () => this.move(1) } : {}),
            ...(inRow && isEmpty && !event.altKey ? { ArrowUp: () => this.go('up'), ArrowDown: () => this.go('down'), ArrowLeft: () => this.go('left'), ArrowRight: () => this.go('right'), Delete: !this.isNew && (() => this.remove()) } : {}),
            ...(inRow && isEmpty && this.isNew && !event.shiftKey ? { Tab: () => this.deeper() } : {}), ...(inRow && isEmpty && this.isNew && event.shiftKey ? { Tab: () => this.up() } : {}) };
        const action = actions[event.key];
        event.stopPropagation(); // letters are no commands here
        if (!action)
            return;
        event.preventDefault();
        this.playground.attempt(async () => action());
    }

    /** To a neighbour of the node that is chosen. */
    go(way) {
        const { path } = this, last = path.at(-1), above = path.slice(0, -1);
        const to = { up: above, down: [...path, 0], left: [...above, last - 1], right: [...above, last + 1] }[way];
        if ((path.length > 0 || way === 'down') && this.draft.at(to))
            this.show(to, false);
    }
}
