// Answers that are given in the picture: a box at the node takes values and windows, a click chooses a leaf, marks the edges that
// are cut, and says whose bound it is. All of it goes into the form, which stays for keyboards and says the same.
import { childrenOf, nodeAt, NONE } from '../../publish/page/step.js';
import { barsAcross, svgElement } from '../../publish/page/marks.js';
import { pathOfGroup } from '../../publish/page/adopt.js';
import { PHRASES } from './playground-words.js';
import { cell, find, part } from '../../publish/page/must.js';

export class PicturePrediction {
    /** What is asked, or null.
     *  @type {Question | null} */
    question = null;
    node = NONE; // that it is about
    chosen = NONE; // the leaf, and the owner of the bound, that were clicked
    owner = NONE;
    marked = false; // are the edges cut?
    /** The edges that may be.
     *  @type {SVGGElement[]} */
    edges = [];

    /** @param {Panel} panel */
    constructor(panel) {
        this.state = panel.state;
        this.tree = panel.state.tree;
        this.notation = panel.notation;
        this.picture = panel.picture;
        this.frame = panel.part('tree');
        this.children = childrenOf(this.tree);
        this.box = part('at-node');
        this.frame.append(this.box);
        this.inputs = /** @type {NodeListOf<HTMLInputElement & { name: 'alpha' | 'beta' | 'value' }>} */ (this.box.querySelectorAll('input'));
        for (const input of this.inputs)
            input.oninput = () => { part('predict').elements[input.name].value = input.value; };
        this.observer = new ResizeObserver(() => this.place());
        this.observer.observe(panel.svg);
    }

    /** The page's next view has pictures of its own. */
    close() {
        this.hide();
        this.observer.disconnect();
        part('practice').append(this.box);
    }

    // ---- A question ----------------------------------------------------------------------------------

    /** @param {Question} question */
    show(question) {
        this.hide();
        this.question = question;
        this.node = nodeAt(this.tree, question.node);
        this.chosen = this.owner = NONE;
        this.marked = false;
        for (const inputs of /** @type {NodeListOf<HTMLElement>} */ (this.box.querySelectorAll('[data-kind]')))
            inputs.hidden = inputs.dataset.kind !== question.kind;
        this.edges = question.kind !== 'cutoff' ? [] : cell(this.children, this.node).filter(child => this.state.visits[child] === 0)
            .flatMap(child => this.picture.nodes.get(child)?.edge ?? []);
        this.edges.forEach(edge => edge.append(svgElement('path', { class: 'hit', d: lineOf(edge).getAttribute('d') ?? '' })));
        this.follow();
    }

    hide() {
        this.question = null;
        this.box.hidden = true;
        this.frame.querySelectorAll('.hit, .picked-bars').forEach(mark => mark.remove());
        this.frame.querySelectorAll('[data-picked]').forEach(group => group.removeAttribute('data-picked'));
    }

    /** Shows what the form says. */
    follow() {
        if (this.question === null)
            return;
        const { elements } = part('predict'), { kind } = this.question, cut = elements.cut.value;
        for (const input of this.inputs)
            if (input.value !== elements[input.name].value)
                input.value = elements[input.name].value;
        if (cut !== '')
            this.marked = cut !== 'none';
        if (kind === 'leaf' && this.chosen !== NONE && this.notation.name(this.chosen) !== elements.node.value)
            this.chosen = NONE;
        if (this.owner !== NONE && this.notation.name(this.owner) !== elements.by.value)
            this.owner = NONE;
        part('picked').textContent = kind === 'leaf' ? elements.node.value : kind === 'cutoff' ? PHRASES.picked(this.marked, cut, elements.by.value) : '';
        this.mark(cut);
        this.place();
    }

    /** Bars across the edges that are cut, and a ring around the chosen leaf, or the owner of the bound.
     *  @param {string} cut */
    mark(cut) {
        this.frame.querySelectorAll('.picked-bars').forEach(bars => bars.remove());
        this.frame.querySelectorAll('[data-picked]').forEach(group => group.removeAttribute('data-picked'));
        if (this.marked)
            for (const edge of this.edges) {
                const bars = barsAcross(lineOf(edge), cut === 'deep' ? 2 : 1);
                bars.setAttribute('class', 'picked-bars');
                edge.append(bars);
            }
        for (const node of [this.chosen, this.owner])
            this.picture.nodes.get(node)?.group.setAttribute('data-picked', '');
    }

    /** The box is below the leaf that is chosen; else above the node that is asked about, whose edges and leaves stay in sight, or beside the root. */
    place() {
        const { question } = this, node = question?.kind === 'leaf' ? this.chosen : this.node, group = this.picture.nodes.get(this.picture.drawn[node] ?? NONE)?.group;
        this.box.hidden = question === null || group === undefined;
        if (question === null || group === undefined)
            return;
        const { frame, box } = this, at = group.getBoundingClientRect(), from = frame.getBoundingClientRect();
        const room = at.top - from.top + frame.scrollTop >= box.offsetHeight + 6, below = question.kind === 'leaf';
        const left = (below || room ? at.left + at.width / 2 - box.offsetWidth / 2 : at.right + 6) - from.left + frame.scrollLeft;
        const top = (below ? at.bottom + 3 : room ? at.top - box.offsetHeight - 3 : at.top) - from.top + frame.scrollTop;
        box.style.left = `${Math.max(2, Math.min(left, Math.max(frame.scrollWidth, frame.clientWidth) - box.offsetWidth - 2))}px`;
        box.style.top = `${Math.max(2, Math.min(top, Math.max(frame.scrollHeight, frame.clientHeight) - box.offsetHeight - 2))}px`;
    }

    // ---- Clicks --------------------------------------------------------------------------------------

    /** @param {Element} target */
    pick(target) {
        const group = target.closest('g.node'), edge = target.closest('g.edge'), { parent, kind: players } = this.tree;
        if (this.question === null || (group === null && edge === null))
            return;
        const node = group === null ? NONE : nodeAt(this.tree, pathOfGroup(group)), { kind } = this.question;
        if (kind === 'leaf' && players[node] === 'l')
            this.choose(node);
        else if (kind === 'cutoff' && (this.edges.some(each => each === edge) || (node !== NONE && parent[node] === this.node && this.state.visits[node] === 0)))
            this.cut();
        else if (kind === 'cutoff' && node !== NONE && players[node] !== 'l' && node !== this.node)
            this.chooseOwner(node);
        this.follow();
    }

    /** @param {Index} node */
    choose(node) {
        this.chosen = node;
        part('predict').elements.node.value = this.notation.name(node);
    }

    /** A cutoff leaves out all that remain, so a click on one edge marks them all, and a second click none. */
    cut() {
        const { elements } = part('predict');
        this.marked = !this.marked;
        elements.cut.value = this.marked ? '' : 'none';
        if (!this.marked)
            elements.by.value = '';
    }

    /** What a cutoff is called follows from whose bound it is: shallow if it is the parent's, chance nodes passed over, and deep beyond.
     *  @param {Index} node */
    chooseOwner(node) {
        const { elements } = part('predict'), { parent, kind } = this.tree;
        let above = cell(parent, this.node);
        while (kind[above] === 'c')
            above = cell(parent, above);
        this.owner = node;
        this.marked = true;
        elements.by.value = this.notation.name(node);
        elements.cut.value = above === node ? 'shallow' : 'deep';
        find(part('predict'), '.owner').hidden = false;
    }

    /** The answer of the box: with no edge marked it is that nothing is cut. */
    settle() {
        const { elements } = part('predict');
        if (this.question?.kind === 'cutoff' && !this.marked)
            elements.cut.value = 'none';
    }

    /** Was anything chosen in the picture? */
    get hasPicked() {
        return this.chosen !== NONE || this.owner !== NONE || this.marked;
    }

    /** What an answer of this kind still needs, or ''. */
    get missing() {
        const { elements } = part('predict');
        return this.question?.kind === 'cutoff' && this.marked && elements.cut.value === '' ? PHRASES.whoseBound : '';
    }
}

/** The line of an edge.
 *  @param {SVGGElement} edge @returns {SVGPathElement} */
function lineOf(edge) {
    return /** @type {SVGElement & SVGPathElement} */ (/** @type {unknown} */ (find(edge, 'path')));
}
