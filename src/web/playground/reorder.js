// A node that is dragged to another place among its siblings, with a mouse, a pen or a finger; from the keyboard, Alt+← and Alt+→ do the same.
import { nodeAt } from '../../publish/page/step.js';
import { svgElement } from '../../publish/page/marks.js';
import { pathOfGroup } from '../../publish/page/adopt.js';
import { lastOf, pathOfSteps, stepsOf } from './draft.js';
import { part } from '../../publish/page/must.js';

const LEAST = 8; // pixels: less is a click

export class Reorder {
    /** A line where the node would go.
     *  @type {SVGElement | undefined} */
    line;

    /** @param {import('./tree-editor.js').TreeEditor} editor */
    constructor(editor) {
        this.editor = editor;
        part('view').addEventListener('pointerdown', event => this.begin(event));
    }

    /** The groups of a node's siblings and of itself, from left to right.
     *  @param {Steps} path */
    siblingsOf(path) {
        const { draft, panel: { picture, state: { tree } } } = this.editor, siblings = draft.parent(path)?.children ?? [];
        const groups = siblings.flatMap((sibling, i) => picture.nodes.get(nodeAt(tree, pathOfSteps([...path.slice(0, -1), i])))?.group ?? []);
        return groups.length === siblings.length ? groups : [];
    }

    /** @param {PointerEvent} event */
    begin(event) {
        const { editor } = this;
        /** @type {SVGGElement | null} */
        const group = /** @type {Element} */ (event.target).closest('g.node');
        if (!editor.isOpen || group === null || event.button !== 0)
            return;
        editor.draft.purge();
        const path = stepsOf(pathOfGroup(group)), siblings = path.length > 0 && editor.draft.at(path) ? this.siblingsOf(path) : [];
        if (siblings.length > 1)
            this.follow(event, group, path, siblings);
    }

    /** @param {PointerEvent} begin @param {SVGGElement} group @param {Steps} path @param {SVGGElement[]} siblings */
    follow({ pointerId, clientX: start }, group, path, siblings) {
        const others = siblings.filter(other => other !== group), scale = group.ownerSVGElement?.getScreenCTM()?.a ?? 1, from = lastOf(path), ends = /** @type {const} */ (['pointerup', 'pointercancel']);
        let to = from, moved = false;
        const move = /** @param {PointerEvent} event */ event => {
            const by = event.clientX - start;
            if (event.pointerId !== pointerId || !moved && Math.abs(by) < LEAST)
                return;
            moved = true;
            event.preventDefault();
            to = others.filter(other => middleOf(other) < event.clientX).length;
            group.setAttribute('transform', `translate(${by / scale} 0)`);
            this.mark(others, to);
        };
        const end = /** @param {PointerEvent} event */ event => {
            if (event.pointerId !== pointerId)
                return;
            window.removeEventListener('pointermove', move);
            ends.forEach(name => window.removeEventListener(name, end));
            group.removeAttribute('transform');
            this.line?.remove();
            if (!moved)
                return;
            window.addEventListener('click', click => click.stopPropagation(), { capture: true, once: true }); // it would choose the node
            setTimeout(() => window.dispatchEvent(new Event('click')), 0); // if none comes
            if (event.type === 'pointerup' && to !== from)
                this.editor.moveTo(path, to);
        };
        window.addEventListener('pointermove', move);
        ends.forEach(name => window.addEventListener(name, end));
    }

    /** Shows where the node would go.
     *  @param {SVGGElement[]} others @param {number} to */
    mark(others, to) {
        const left = others[to - 1], right = others[to], beside = left ?? right;
        if (beside === undefined)
            return;
        const { y, height } = beside.getBBox(), before = left?.getBBox(), end = before && before.x + before.width, begin = right?.getBBox().x;
        const x = ((end ?? (begin ?? 0) - 12) + (begin ?? (end ?? 0) + 12)) / 2; // between them, or next to the only one
        this.line?.remove();
        this.line = svgElement('path', { class: 'drop', d: `M${x} ${y - 4}v${height + 8}` });
        beside.parentNode?.append(this.line);
    }
}

/** @param {SVGGElement} group */
function middleOf(group) {
    const { left, right } = group.getBoundingClientRect();
    return (left + right) / 2;
}
