// A leaf that is changed in the picture: its value as a number or along a line. Bars show for which values of the leaf each
// subtree is pruned. The intervals are those of plycut when: they hold as long as all other leaves keep their values.
import { CUTS, nodeAt, NONE, pathOf } from '../../publish/page/step.js';
import { svgElement } from '../../publish/page/marks.js';
import { pathOfGroup } from '../../publish/page/adopt.js';
import { shareOf } from '../../publish/page/number-line.js';
import { PHRASES } from './playground-words.js';
import { Refusal } from './plycut.js';
import { elementOf } from '../../publish/page/elements.js';
import { cell, member, part } from '../../publish/page/must.js';

const RULER = { width: 640, row: 20, left: 96, right: 16, axis: 26, most: 8 };

/** @typedef {Pruning & { kind: string, name: string, always: boolean }} Row */

export class LeafEditor {
    /** The path of the leaf, or null.
     *  @type {string | null} */
    path = null;
    value = 0;
    /** For each cutoff, when the leaf's value lets it prune the same nodes as now.
     *  @type {Row[]} */
    rows = [];
    low = 0; // the ends of the line
    high = 0;
    line = svgElement('g', { class: 'marker' });
    moving = false;

    /** @param {Playground} playground */
    constructor(playground) {
        this.playground = playground;
        part('leaf-value').addEventListener('change', () => this.move(Number(part('leaf-value').value), false));
        part('leaf-done').addEventListener('click', () => this.leave());
        part('leaf-previous').addEventListener('click', () => this.go(-1));
        part('leaf-next').addEventListener('click', () => this.go(1));
        part('leaf').addEventListener('keydown', event => this.key(event));
        part('view').addEventListener('click', event => this.pick(/** @type {Element} */ (event.target)));
        part('ruler').addEventListener('pointerdown', event => this.drag(event));
    }

    // ---- Which leaf ----------------------------------------------------------------------------------

    get panel() {
        return this.playground.panel;
    }

    /** The paths of the leaves that can be changed, from left to right: those of a stored tree. */
    get leaves() {
        const { playground, panel: { state: { tree } } } = this, stored = playground.plycut.treeText(playground.problem) !== null;
        return stored && playground.practice === null ? [...tree.kind].flatMap((kind, node) => (kind === 'l' ? [pathOf(tree, node)] : [])) : [];
    }

    /** @param {Element} target */
    pick(target) {
        const group = target.closest('g.node.leaf');
        if (group !== null && !this.playground.trees.isOpen)
            this.select(pathOfGroup(group));
    }

    /** From the keyboard: the leaf that is searched now, or the first. */
    begin() {
        const { state } = this.panel, now = state.current === NONE ? '' : pathOf(state.tree, state.current), { leaves } = this;
        this.select(leaves.includes(now) ? now : leaves[0] ?? '');
        part('leaf-value').focus();
    }

    /** @param {number} by */
    go(by) {
        const { leaves } = this, now = leaves.indexOf(this.path ?? '');
        this.select(leaves[(now + by + leaves.length) % leaves.length] ?? '');
        part('leaf-value').select();
    }

    /** @param {KeyboardEvent} event */
    key(event) {
        const action = new Map([['Escape', () => this.leave()], ['PageUp', () => this.go(-1)], ['PageDown', () => this.go(1)]]).get(event.key);
        if (action === undefined)
            return;
        event.preventDefault();
        action();
    }

    /** Chooses a leaf; none if it has none with this path.
     *  @param {string} path */
    async select(path) {
        const { panel: { state: { tree }, notation, picture } } = this;
        this.close();
        if (!this.leaves.includes(path))
            return;
        const node = nodeAt(tree, path);
        this.path = path;
        this.value = cell(notation.moments.numbers, cell(tree.value, node));
        this.rows = [];
        this.marked = picture.nodes.get(node)?.group;
        this.marked?.setAttribute('data-edited', '');
        part('leaf').hidden = false;
        part('leaf-name').textContent = PHRASES.leafNamed(notation.name(node));
        this.show();
        this.marked?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const rows = await this.intervals();
        if (this.path !== path)
            return;
        this.rows = rows;
        this.show();
    }

    close() {
        this.marked?.removeAttribute('data-edited');
        this.path = null;
        part('leaf').hidden = true;
    }

    /** Back to the picture. */
    leave() {
        this.close();
        this.panel.part('tree').focus();
    }

    /** For each cutoff the leaf's values for which it prunes the same nodes as now; none if plycut cannot say. */
    async intervals() {
        const { playground: { plycut, problem }, panel: { search: { algorithm, cutoffs }, notation } } = this;
        const cuts = cutoffs.filter(({ pruned }) => pruned.length > 0), nodes = cuts.map(({ pruned }) => cell(pruned, 0));
        if (nodes.length === 0)
            return [];
        try {
            const said = await plycut.json(['when', `--leaf=${this.path}`, `--pruned=${nodes.map(node => pathOf(notation.tree, node)).join()}`], { ...problem, algorithm });
            return [said].flat().map(/** @param {Pruning} pruning @param {number} i @returns {Row} */ ({ set, text }, i) => ({ kind: member(CUTS, cell(cuts, i).kind), name: notation.name(cell(nodes, i)), set, text,
                always: set.length === 1 && set.every(({ low, high }) => low === null && high === null) }));
        } catch (refusal) {
            if (refusal instanceof Refusal)
                return [];
            throw refusal;
        }
    }

    // ---- The line ------------------------------------------------------------------------------------

    show() {
        const { numbers } = this.panel.notation.moments, always = this.rows.filter(row => row.always);
        const rows = this.rows.filter(row => !row.always).slice(0, RULER.most);
        const ends = rows.flatMap(row => row.set.flatMap(({ low, high }) => [low ?? [], high ?? []].flat()));
        const all = [0, ...numbers, ...ends, this.value].filter(Number.isFinite).slice(numbers.some(Number.isFinite) ? 1 : 0), low = Math.min(...all), high = Math.max(...all), margin = high / 8 - low / 8 || 1;
        this.low = Math.max(-Number.MAX_VALUE, Math.floor(low - margin));
        this.high = Math.min(Number.MAX_VALUE, Math.ceil(high + margin));
        part('leaf-value').value = String(this.value);
        const height = RULER.axis + 10 + RULER.row * rows.length;
        part('ruler').setAttribute('viewBox', `0 0 ${RULER.width} ${height}`);
        part('ruler').replaceChildren(...rows.flatMap((row, i) => this.bars(row, RULER.axis + 10 + RULER.row * i)),
            svgElement('path', { class: 'axis', d: `M${RULER.left} ${RULER.axis}H${RULER.width - RULER.right}` }),
            ...this.ticks(), this.marker(height));
        part('intervals').replaceChildren(...[...rows.map(row => row.text), ...(always.length > 0 ? [PHRASES.always(always.map(row => row.name))] : [])]
            .map(textContent => elementOf('li', { textContent })));
    }

    /** @param {number} number */
    at(number) {
        const room = RULER.width - RULER.left - RULER.right, place = shareOf(number, this.low, this.high);
        return RULER.left + room * Math.max(0, Math.min(1, place));
    }

    /** What is pruned, and a bar for each interval.
     *  @param {Row} row @param {number} y */
    bars({ kind, name, set }, y) {
        const label = svgElement('text', { class: 'name', x: RULER.left - 8, y: y + RULER.row - 9 }, name);
        return [label, ...set.map(({ low, high }) => {
            const from = this.at(low ?? this.low), to = this.at(high ?? this.high);
            return svgElement('rect', { class: `bar ${kind}`, x: from, y, width: Math.max(2, to - from), height: RULER.row - 6 });
        })];
    }

    ticks() {
        const step = Math.max(1, Math.ceil(this.high / 16 - this.low / 16)), ticks = [];
        for (let i = 0; i <= 16 && this.low + i * step <= this.high; i++) {
            const number = this.low + i * step;
            ticks.push(svgElement('text', { class: 'tick', x: this.at(number), y: RULER.axis - 8 }, String(Number(number.toPrecision(6))).replace('-', '−')));
        }
        return ticks;
    }

    /** @param {number} height */
    marker(height) {
        this.line = svgElement('g', { class: 'marker', transform: `translate(${this.at(this.value)} 0)` });
        this.line.append(svgElement('path', { d: `M0 ${RULER.axis}V${height}` }), svgElement('circle', { cy: RULER.axis, r: 7 }));
        return this.line;
    }

    // ---- Moving --------------------------------------------------------------------------------------

    /** Gives the leaf a value. `live`: while it is dragged, which is one change; only the newest value is searched.
     *  @param {number} value @param {boolean} live */
    async move(value, live) {
        const { playground, path } = this;
        if (path === null || !Number.isFinite(value) || value === this.value)
            return;
        this.value = value;
        part('leaf-value').value = String(value);
        this.line.setAttribute('transform', `translate(${this.at(value)} 0)`);
        if (this.moving)
            return;
        this.moving = true;
        for (let searched = NaN; searched !== this.value && this.path === path;) {
            searched = this.value;
            const tree = await playground.plycut.changed(playground.problem, path, searched);
            await playground.set({ ...playground.problem, tree }, {}, live);
        }
        this.moving = false;
        if (!live)
            await this.select(path);
    }

    /** @param {PointerEvent} event */
    drag(event) {
        const ruler = part('ruler'), box = ruler.getBoundingClientRect(), before = this.playground.problem;
        const move = /** @param {PointerEvent} event */ ({ clientX }) => {
            const x = (clientX - box.left) * RULER.width / box.width, room = RULER.width - RULER.left - RULER.right;
            this.move(Math.round(this.low + (x - RULER.left) / room * this.high - (x - RULER.left) / room * this.low), true);
        };
        ruler.setPointerCapture(event.pointerId);
        ruler.addEventListener('pointermove', move);
        ruler.addEventListener('pointerup', async () => {
            ruler.removeEventListener('pointermove', move);
            while (this.moving)
                await new Promise(done => setTimeout(done, 10));
            await this.playground.dragged(before);
            await this.select(this.path ?? '');
        }, { once: true });
        move(event);
    }
}
