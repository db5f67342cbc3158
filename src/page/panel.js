// One search of the page: its picture, its sentence, its number line, its counts, its call stack, its code.

const LARGEST_FIT = 2; // pixels a point

/** What a search is called in links and ids: "alpha-beta", "alpha-beta/pass-2". */
function keyOf(search) {
    return search.pass === undefined ? search.algorithm : `${search.algorithm}/pass-${search.pass}`;
}

/** A template of page.html, as an element. */
function fromTemplate(id) {
    return document.getElementById(id).content.firstElementChild.cloneNode(true);
}

class Panel {
    /** `svg` is the panel's own. `alone`: ids need no prefix. */
    constructor(moments, search, svg, alone) {
        const tree = moments.trees[search.tree];
        Object.assign(this, { search, key: keyOf(search), state: newState(search, tree) });
        this.notation = new Notation(moments, search, tree);
        this.element = fromTemplate('panel');
        this.part = name => this.element.querySelector(`.${name}`);
        this.title = search.pass === undefined ? search.title : WORDS.ofPass(search.title, search.pass);
        this.part('title').textContent = this.title;
        this.part('tree').append(svg);
        this.line = new NumberLine(this.notation);
        this.part('line').append(this.line.svg);
        this.lines = search.code.map(text => this.codeLine(text));
        this.part('code').replaceChildren(...this.lines);
        this.part('code-part').hidden = search.code.length === 0;
        this.svg = svg;
        this.prefix = alone ? '' : `${this.key}/`;
    }

    get end() {
        return this.search.events.kind.length;
    }

    codeLine(text) {
        const line = document.createElement('li');
        line.textContent = text;
        return line;
    }

    // ---- Showing a moment ----------------------------------------------------------------------------

    /** Brings the panel up to its state. The picture is measured, so the panel must be in the page by now. */
    update() {
        this.picture ??= new Picture(this.svg, this.notation, this.state, this.prefix);
        this.picture.update();
        this.line.update(this.state);
        this.updateSentence();
        this.updateCode();
        this.updateStack();
        this.part('counts').replaceChildren(...this.counts().map(text => Object.assign(document.createElement('li'), { textContent: text })));
        this.svg.setAttribute('aria-label', WORDS.picture(this.title, WORDS.stepLabel(this.state.k, this.end)));
        this.updateBoard();
    }

    counts() {
        const { counts } = this.state, { search } = this, has = kind => counts[kind] > 0 || search.windowed;
        return [WORDS.leaves(counts.leaves, search.tree_leaves), WORDS.nodes(counts.nodes),
            ...(counts.known > 0 ? [WORDS.known(counts.known)] : []),
            ...['s', 'd', 'w'].filter(kind => (kind === 'w' ? counts.w > 0 : has(kind))).map(kind => WORDS.cutoffs[kind](counts[kind])),
            ...(search.windowed && counts.uncounted === 0 ? [WORDS.skipped(counts.skipped)] : []),
            WORDS.step(this.state.k, this.end)];
    }

    /** The sentence of the last event: its first paragraph, and below it what a cutoff prunes and why. */
    updateSentence() {
        const { state, search } = this, text = state.k === 0 ? WORDS.start : search.sentences[state.k - 1] || WORDS.pass;
        const kind = CUTS[this.picture.cutoffNow()?.kind] ?? '';
        const paragraphs = text.split('\n').map(line => Object.assign(document.createElement('p'), { textContent: line }));
        this.part('sentence').className = `sentence ${kind}`;
        this.part('sentence').replaceChildren(...paragraphs);
    }

    updateCode() {
        const { state, search } = this, now = state.k === 0 ? NONE : search.events.line[state.k - 1];
        this.lines.forEach((line, i) => {
            line.classList.toggle('now', i === now);
            line.toggleAttribute('aria-current', i === now);
        });
    }

    updateStack() {
        const { state, notation } = this;
        this.part('stack').replaceChildren(...state.open.map(node => {
            const entry = document.createElement('li'), player = state.tree.kind[node] === 'x' ? 'max' : 'min';
            entry.className = player;
            entry.textContent = WORDS.tip(`${notation.name(node)} ${WORDS[player]}`, notation.value(state, node),
                this.search.windowed ? notation.window(state, node) : '');
            return entry;
        }));
    }

    /** The board of the current node, large. */
    updateBoard() {
        const board = this.picture.nodes.get(this.picture.current)?.board;
        this.part('board-part').hidden = !board;
        if (!board)
            return;
        const { x, y, width, height } = board.getBBox(), large = svgElement('svg', { class: 'plycut', viewBox: `${x} ${y} ${width} ${height}` });
        large.append(board.cloneNode(true));
        this.part('large').replaceChildren(large);
    }

    /** The scale of the picture now. */
    get fitted() {
        return this.svg.getBoundingClientRect().width / this.svg.viewBox.baseVal.width;
    }

    /** Scrolls the current node into sight, with its children if there is room. */
    reveal() {
        const tree = this.part('tree'), frame = tree.getBoundingClientRect();
        const off = (start, end, from, to) => (start < from ? start - from - 20 : end > to ? end - to + 20 : 0);
        for (const group of this.picture.sights) {
            const box = group.getBoundingClientRect();
            tree.scrollLeft += off(box.left, box.right, frame.left, frame.right);
            tree.scrollTop += off(box.top, box.bottom, frame.top, frame.bottom);
        }
    }

    /** Draws a point `scale` pixels wide; if it is 0, the picture fits the window, but is at most LARGEST_FIT pixels a point. */
    zoom(scale) {
        this.svg.classList.toggle('fit', scale === 0);
        const { width, height } = this.svg.viewBox.baseVal;
        this.svg.style.maxWidth = scale === 0 ? `${width * LARGEST_FIT}px` : '';
        this.svg.style.width = scale === 0 ? '' : `${width * scale}px`;
        this.svg.style.height = scale === 0 ? '' : `${height * scale}px`;
    }
}
