// Answers that are given in the picture: a box at the node takes values and windows, a click chooses a leaf, marks the edges that
// are cut, and says whose bound it is. All of it goes into the form, which stays for keyboards and says the same.
import { childrenOf, nodeAt, NONE } from '../../publish/page/step.js';
import { barsAcross, svgElement } from '../../publish/page/marks.js';
import { pathOfGroup } from '../../publish/page/picture.js';
import { PHRASES } from './playground-words.js';
import { part } from './parts.js';

export class PicturePrediction {
    /** @param {import('../../publish/page/panel.js').Panel} panel */
    constructor(panel) {
        this.state = panel.state;
        this.tree = panel.state.tree;
        this.notation = panel.notation;
        this.picture = panel.picture;
        this.frame = panel.part('tree');
        this.children = childrenOf(this.tree);
        this.box = part('at-node');
        this.frame.append(this.box);
        this.question = null;
        this.box.oninput = ({ target }) => { part('predict').elements[target.name].value = target.value; };
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
        for (const inputs of this.box.querySelectorAll('[data-kind]'))
            inputs.hidden = inputs.dataset.kind !== question.kind;
        this.edges = question.kind !== 'cutoff' ? [] : this.children[this.node].filter(child => this.state.visits[child] === 0)
            .map(child => this.picture.nodes.get(child)?.edge).filter(edge => edge);
        this.edges.forEach(edge => edge.append(svgElement('path', { class: 'hit', d: edge.querySelector('path').getAttribute('d') })));
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
        for (const input of this.box.querySelectorAll('input'))
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

    /** Bars across the edges that are cut, and a ring around the chosen leaf, or the owner of the bound. */
    mark(cut) {
        this.frame.querySelectorAll('.picked-bars').forEach(bars => bars.remove());
        this.frame.querySelectorAll('[data-picked]').forEach(group => group.removeAttribute('data-picked'));
        if (this.marked)
            for (const edge of this.edges) {
                const bars = barsAcross(edge.querySelector('path'), cut === 'deep' ? 2 : 1);
                bars.setAttribute('class', 'picked-bars');
                edge.append(bars);
            }
        for (const node of [this.chosen, this.owner])
            this.picture.nodes.get(node)?.group.setAttribute('data-picked', '');
    }

    /** The box is below the leaf that is chosen; else above the node that is asked about, whose edges and leaves stay in sight, or beside the root. */
    place() {
        const node = this.question?.kind === 'leaf' ? this.chosen : this.node, group = this.picture.nodes.get(this.picture.drawn[node])?.group;
        this.box.hidden = this.question === null || group === undefined;
        if (this.box.hidden)
            return;
        const { frame, box } = this, at = group.getBoundingClientRect(), from = frame.getBoundingClientRect();
        const room = at.top - from.top + frame.scrollTop >= box.offsetHeight + 6, below = this.question.kind === 'leaf';
        const left = (below || room ? at.left + at.width / 2 - box.offsetWidth / 2 : at.right + 6) - from.left + frame.scrollLeft;
        const top = (below ? at.bottom + 3 : room ? at.top - box.offsetHeight - 3 : at.top) - from.top + frame.scrollTop;
        box.style.left = `${Math.max(2, Math.min(left, Math.max(frame.scrollWidth, frame.clientWidth) - box.offsetWidth - 2))}px`;
        box.style.top = `${Math.max(2, Math.min(top, Math.max(frame.scrollHeight, frame.clientHeight) - box.offsetHeight - 2))}px`;
    }

    // ---- Clicks --------------------------------------------------------------------------------------

    /** @param {Element} target */
    pick(target) {
        const group = target.closest('g.node'), edge = target.closest('g.edge');
        if (this.question === null || (group === null && edge === null))
            return;
        const node = group === null ? NONE : nodeAt(this.tree, pathOfGroup(group)), { kind } = this.question;
        if (kind === 'leaf' && this.tree.kind[node] === 'l')
            this.choose(node);
        else if (kind === 'cutoff' && (this.edges.includes(edge) || (node !== NONE && this.tree.parent[node] === this.node && this.state.visits[node] === 0)))
            this.cut();
        else if (kind === 'cutoff' && node !== NONE && this.tree.kind[node] !== 'l' && node !== this.node)
            this.chooseOwner(node);
        this.follow();
    }

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

    /** What a cutoff is called follows from whose bound it is: shallow if it is the parent's, chance nodes passed over, and deep beyond. */
    chooseOwner(node) {
        const { elements } = part('predict'), { parent, kind } = this.tree;
        let above = parent[this.node];
        while (kind[above] === 'c')
            above = parent[above];
        this.owner = node;
        this.marked = true;
        elements.by.value = this.notation.name(node);
        elements.cut.value = above === node ? 'shallow' : 'deep';
        part('predict').querySelector('.owner').hidden = false;
    }

    /** The answer of the box: with no edge marked it is that nothing is cut. */
    settle() {
        const { elements } = part('predict');
        if (this.question.kind === 'cutoff' && !this.marked)
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
