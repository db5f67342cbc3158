// The tree is edited where it is: a click, a tap or the keyboard chooses a node; values are typed like an outline, a row for each node. The draft may be unfinished; what
// the core takes for a tree is searched and shown at once, and what it refuses leaves the last picture as it is.
import { nodeAt, NONE } from '../../publish/page/step.js';
import { pathOfGroup } from '../../publish/page/adopt.js';
import { Draft, lastOf, numberOf, pathOfSteps, stepsOf } from './draft.js';
import { inTurn } from './in-turn.js';
import { Reorder } from './reorder.js';
import { PHRASES } from './playground-words.js';
import { part } from '../../publish/page/must.js';

export class TreeEditor {
    draft = new Draft();
    /** The node that is chosen; of one that is still to be typed, its place.
     *  @type {Steps} */
    path = [];
    isNew = false; // is the node still to be typed?
    player = ''; // of the rows that follow, if it was chosen
    /** The node that is marked in the picture.
     *  @type {Element | undefined} */
    marked;

    /** @param {Playground} playground */
    constructor(playground) {
        this.playground = playground;
        this.inTurn = inTurn(action => playground.attempt(async () => action()));
        const actions = { 'node-in': () => this.deeper(), 'node-out': () => this.up(), 'node-child': () => this.addChild(), 'node-delete': () => this.remove(), 'node-left': () => this.move(-1), 'node-right': () => this.move(1),
            'node-undo': () => this.undo(), 'node-new': () => this.begin(), 'node-done': () => this.close() };
        for (const [id, action] of Object.entries(actions))
            part(id).addEventListener('click', () => this.inTurn(action));
        part('row').addEventListener('submit', event => {
            event.preventDefault();
            this.enterRow();
        });
        for (const [id, name] of /** @type {const} */ ([['node-player', 'player'], ['node-value', 'value'], ['node-label', 'name'], ['node-probability', 'probability']]))
            part(id).addEventListener('change', () => playground.attempt(() => this.put(name, part(id).value.trim())));
        part('node').addEventListener('keydown', event => this.key(event));
        part('view').addEventListener('click', event => this.pick(/** @type {Element} */ (event.target)));
        this.reorder = new Reorder(this);
    }

    get isOpen() {
        return !part('node').hidden;
    }

    // ---- Opening -------------------------------------------------------------------------------------

    /** Edits the tree that is shown; a generated game has none, and another tree begins. */
    async open() {
        const { plycut, problem } = this.playground;
        if (plycut.treeText(problem) === null) {
            this.begin();
            return;
        }
        await this.load();
        this.show([], false);
    }

    /** A tree of one's own, from nothing: the picture stays until there is something to show. */
    begin() {
        this.draft = new Draft();
        this.show([0], true);
    }

    /** Takes over the tree of the problem. */
    async load() {
        const { plycut, problem } = this.playground, text = plycut.treeText(problem) ?? '';
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
        return this.playground.panel;
    }

    /** @param {Element} target */
    pick(target) {
        const group = target.closest('g.node');
        if (!this.isOpen || group === null)
            return;
        this.draft.purge();
        part('row-text').value = '';
        this.show(stepsOf(pathOfGroup(group)), false);
    }

    /** Chooses a node, or a place for a new one.
     *  @param {Steps} path @param {boolean} isNew */
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
        const shown = /** @param {string} id @param {boolean} is */ (id, is) => { part(id).closest('label')?.toggleAttribute('hidden', !is); }, isLeaf = node !== undefined && node.children === undefined;
        shown('node-player', this.isNew || !isLeaf);
        shown('node-value', isLeaf);
        shown('node-label', !this.isNew);
        shown('node-probability', !this.isNew && this.playerAt(path.slice(0, -1)) === 'chance' && parent !== undefined);
        for (const id of ['node-child', 'node-delete'])
            part(id).hidden = this.isNew;
        for (const id of ['node-left', 'node-right'])
            part(id).hidden = this.isNew || (parent?.children?.length ?? 1) < 2;
        part('node-out').disabled = this.isNew && path.length < 2;
        part('node-player').value = this.isNew && this.player !== '' ? this.player : this.playerAt(path);
        part('node-value').value = String(node?.value ?? '');
        part('node-label').value = node?.name ?? '';
        part('node-probability').value = String(node?.probability ?? '');
        part('node-hint').textContent = this.isNew ? PHRASES.newHint : isLeaf ? PHRASES.leafHint : PHRASES.innerHint;
        part('row-text').focus({ preventScroll: true });
        this.mark(this.isNew ? path.slice(0, -1) : path);
    }

    /** A node of the picture gets the mark of what is edited.
     *  @param {Steps | null} path */
    mark(path) {
        this.marked?.removeAttribute('data-edited');
        this.marked = path === null || this.playground.view === null ? undefined : this.panel.measured?.nodes.get(this.nodeAt(path))?.group;
        this.marked?.setAttribute('data-edited', '');
    }

    /** The node of the picture with a path, or NONE.
     *  @param {Steps} path */
    nodeAt(path) {
        return this.playground.view === null ? NONE : nodeAt(this.panel.state.tree, pathOfSteps(path));
    }

    /** Who moves at a node: as it says itself, or as levels alternate.
     *  @param {Steps} path */
    playerAt(path) {
        const said = path.map((step, i) => this.draft.at(path.slice(0, i))?.player ?? ''), own = this.draft.at(path)?.player ?? '';
        return [...said, own].reduce((before, player) => (player !== '' ? player : before === 'max' ? 'min' : 'max'), '');
    }

    /** @param {Steps} path */
    nameOf(path) {
        const node = this.nodeAt(path);
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

    /** The row is free for the next one at once; what cannot be read comes back. */
    enterRow() {
        const row = part('row-text'), text = row.value.trim();
        row.value = '';
        return this.inTurn(async () => {
            try {
                await this.enter(text);
            } catch (error) {
                row.value ||= text;
                throw error;
            }
        });
    }

    /** What was typed in a row: a new node, more children of the one that is chosen, or, if it is nothing, the end of this list.
     *  @param {string} text */
    async enter(text) {
        if (text === '')
            return this.up();
        const { path } = this, nodes = await this.nodesOf(text), player = part('node-player').value;
        if (this.isNew) {
            const [first] = nodes, node = first !== undefined && nodes.length === 1 && !/[\s,;]/.test(text) ? first : { children: nodes, ...(player === this.playerAt(path) ? {} : { player }) };
            this.draft.insert(path, node);
            await this.apply();
            return this.show([...path.slice(0, -1), lastOf(path) + 1], true);
        }
        const count = this.draft.at(path)?.children?.length ?? 0;
        nodes.forEach((node, i) => this.draft.insert([...path, count + i], node));
        await this.apply();
        return this.show(path, false);
    }

    /** The nodes of a row, in any notation that fits into a list.
     *  @param {string} text @returns {Promise<FileNode[]>} */
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
        this.show([...path, this.draft.at(path)?.children?.length ?? 0], true);
    }

    /** After the node above, or that node itself. */
    up() {
        const above = this.path.slice(0, -1), isEmpty = above.length > 0 && this.draft.at(above)?.children?.length === 0;
        this.player = '';
        if (this.isNew && isEmpty) {
            this.draft.remove(above);
            return this.show(above, true);
        }
        if (this.isNew && above.length > 0)
            return this.show([...above.slice(0, -1), lastOf(above) + 1], true);
        return this.show(above, false);
    }

    addChild() {
        this.show([...this.path, this.draft.at(this.path)?.children?.length ?? 0], true);
    }

    async remove() {
        const { path } = this;
        if (path.length === 0)
            return this.begin();
        this.draft.remove(path);
        await this.apply();
        return this.show(this.draft.at(path) ? path : path.slice(0, -1), false);
    }

    /** @param {number} by */
    async move(by) {
        const path = this.draft.move(this.path, by);
        await this.apply();
        this.show(path, false);
    }

    /** Puts a node at another place among its siblings.
     *  @param {Steps} path @param {number} to */
    moveTo(path, to) {
        this.path = path;
        return this.playground.attempt(() => this.move(to - lastOf(path)));
    }

    /** Sets the player, value, name or probability of the node that is chosen; the player of a new one is for the rows that follow.
     *  @param {'player' | 'value' | 'name' | 'probability'} name @param {string} text */
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

    /** @param {KeyboardEvent} event */
    key(event) {
        const inRow = event.target === part('row-text'), isEmpty = part('row-text').value === '';
        /** @type {Record<string, (() => unknown) | false>} */
        const actions = { Escape: () => this.close(), Insert: () => !this.isNew && this.addChild(), ...(event.ctrlKey ? { z: isEmpty && (() => this.undo()) } : {}),
            ...(event.altKey && !this.isNew ? { ArrowLeft: () => this.move(-1), ArrowRight: () => this.move(1) } : {}),
            ...(inRow && isEmpty && !event.altKey ? { ArrowUp: () => this.go('up'), ArrowDown: () => this.go('down'), ArrowLeft: () => this.go('left'), ArrowRight: () => this.go('right'), Delete: !this.isNew && (() => this.remove()) } : {}),
            ...(inRow && isEmpty && this.isNew && !event.shiftKey ? { Tab: () => this.deeper() } : {}), ...(inRow && isEmpty && this.isNew && event.shiftKey ? { Tab: () => this.up() } : {}) };
        const action = actions[event.key];
        event.stopPropagation(); // letters are no commands here
        if (!action)
            return;
        event.preventDefault();
        this.inTurn(action);
    }

    /** To a neighbour of the node that is chosen.
     *  @param {'up' | 'down' | 'left' | 'right'} way */
    go(way) {
        const { path } = this, last = lastOf(path), above = path.slice(0, -1);
        const to = { up: above, down: [...path, 0], left: [...above, last - 1], right: [...above, last + 1] }[way];
        if ((path.length > 0 || way === 'down') && this.draft.at(to))
            this.show(to, false);
    }
}
