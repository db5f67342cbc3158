// A leaf that is changed in the picture: its value as a number or along a line, on which stands for which values of the leaf
// each subtree is pruned. The intervals are those of plycut when: they hold while all other leaves stay as they are.

const RULER = { width: 640, row: 22, left: 16, right: 16, axis: 26, most: 12 };

class LeafEditor {
    constructor(playground) {
        this.playground = playground;
        this.path = null;
        part('leaf-value').addEventListener('change', event => this.move(Number(event.target.value), false));
        part('leaf-done').addEventListener('click', () => this.close());
        part('view').addEventListener('click', event => this.pick(event.target));
        part('ruler').addEventListener('pointerdown', event => this.drag(event));
    }

    /** A click on a leaf of a stored tree selects it. */
    pick(target) {
        const group = target.closest('g.node.leaf'), { playground } = this;
        if (group === null || playground.practice !== null || playground.plycut.treeText(playground.problem) === null)
            return;
        this.select(group.id.slice(group.id.indexOf('n/') + 1));
    }

    select(path) {
        const { playground } = this, panel = playground.view.panels.at(-1), { tree } = panel.state;
        const node = [...tree.kind].findIndex((kind, i) => pathOf(tree, i) === path);
        if (node < 0 || tree.kind[node] !== 'l')
            return;
        this.path = path;
        this.value = playground.moments.numbers[tree.value[node]];
        this.rows = this.rowsOf(panel);
        part('leaf').hidden = false;
        part('leaf-name').textContent = WORDS.leafNamed(panel.notation.name(node));
        this.show();
    }

    close() {
        this.path = null;
        part('leaf').hidden = true;
    }

    /** For each subtree that the search prunes, the first one of each cutoff: the leaf's values for which it is pruned. */
    rowsOf({ search, state: { tree } }) {
        const { plycut, problem } = this.playground, one = { ...problem, algorithm: search.algorithm };
        return search.cutoffs.slice(0, RULER.most).map(cutoff => {
            const node = pathOf(tree, cutoff.pruned[0]), asked = ['when', `--leaf=${this.path}`, `--pruned=${node}`];
            const answer = plycut.json([...asked, '-f', 'json'], one);
            return answer && { kind: WORDS.kinds[cutoff.kind], set: answer.set, text: plycut.ask(asked, one).out.split('\n')[0] };
        }).filter(row => row !== null);
    }

    // ---- The line ------------------------------------------------------------------------------------

    show() {
        const { numbers } = this.playground.moments, ends = this.rows.flatMap(row => row.set.flatMap(({ low, high }) => [low, high]))
            .filter(end => end !== null);
        const all = [...numbers, ...ends, this.value], low = Math.min(...all), high = Math.max(...all), margin = (high - low) / 8 || 1;
        this.low = Math.floor(low - margin);
        this.high = Math.ceil(high + margin);
        part('leaf-value').value = this.value;
        const height = RULER.axis + 8 + RULER.row * this.rows.length;
        part('ruler').setAttribute('viewBox', `0 0 ${RULER.width} ${height}`);
        part('ruler').replaceChildren(...this.rows.flatMap((row, i) => this.bars(row, RULER.axis + 8 + RULER.row * i)),
            svgElement('path', { class: 'axis', d: `M${RULER.left} ${RULER.axis}H${RULER.width - RULER.right}` }),
            ...this.ticks(), this.marker(height));
        part('intervals').replaceChildren(...this.rows.map(row => elementOf('li', { className: row.kind, textContent: row.text })));
    }

    at(number) {
        const room = RULER.width - RULER.left - RULER.right, place = (number - this.low) / (this.high - this.low);
        return RULER.left + room * Math.max(0, Math.min(1, place));
    }

    bars({ kind, set }, y) {
        return set.map(({ low, high }) => {
            const from = this.at(low ?? this.low), to = this.at(high ?? this.high);
            return svgElement('rect', { class: `bar ${kind}`, x: from, y, width: Math.max(2, to - from), height: RULER.row - 6 });
        });
    }

    ticks() {
        const step = Math.max(1, Math.ceil((this.high - this.low) / 16)), ticks = [];
        for (let number = this.low; number <= this.high; number += step)
            ticks.push(svgElement('text', { class: 'tick', x: this.at(number), y: RULER.axis - 8 }, String(number)));
        return ticks;
    }

    marker(height) {
        this.line = svgElement('g', { class: 'marker', transform: `translate(${this.at(this.value)} 0)` });
        this.line.append(svgElement('path', { d: `M0 ${RULER.axis}V${height}` }), svgElement('circle', { cy: RULER.axis, r: 7 }));
        return this.line;
    }

    // ---- Moving --------------------------------------------------------------------------------------

    /** Gives the leaf a value. `live`: while it is dragged, which is one change. */
    move(value, live) {
        const { playground, path } = this, text = playground.plycut.treeText(playground.problem);
        if (!Number.isFinite(value) || value === this.value)
            return;
        this.value = value;
        if (!playground.set({ ...playground.problem, tree: withLeaf(text, path, value) }, {}, live))
            return;
        part('leaf-value').value = value;
        this.line.setAttribute('transform', `translate(${this.at(value)} 0)`);
        if (!live)
            this.select(path);
    }

    drag(event) {
        const ruler = part('ruler'), box = ruler.getBoundingClientRect(), before = this.playground.problem;
        const move = ({ clientX }) => {
            const x = (clientX - box.left) * RULER.width / box.width, room = RULER.width - RULER.left - RULER.right;
            this.move(Math.round(this.low + (x - RULER.left) / room * (this.high - this.low)), true);
        };
        ruler.setPointerCapture(event.pointerId);
        ruler.addEventListener('pointermove', move);
        ruler.addEventListener('pointerup', () => {
            ruler.removeEventListener('pointermove', move);
            this.playground.dragged(before);
            this.select(this.path);
        }, { once: true });
        move(event);
    }
}
