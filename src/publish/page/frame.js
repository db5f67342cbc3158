// The frame of a panel's picture: how large it is drawn, how far it folds, and which parts of it, and of the lesson next to it, are in sight.
import { sizeOf } from './marks.js';
import { find } from './must.js';
import { bring, unionOf } from './sight.js';

const LARGEST_FIT = 2; // pixels a point
const LEAST_COORDINATE = 9; // pixels: smaller letters and digits at a board are left out
const MARGIN = 28; // pixels around what must be in sight
const PADDING = 4; // pixels around a picture that fits its frame
const TIGHT = ['tight', 'tighter']; // ways to write a long sentence
const PAPER = 530, LEAST_PRINTED = 6.2; // points: the width of a sheet of A4, and the least type on it
export const AUTO = -1, FIT = 0; // scales that depend on the frame

export class Frame {
    /** @param {Panel} panel */
    constructor(panel) {
        this.panel = panel;
        this.svg = panel.svg;
        this.tree = panel.part('tree');
        this.zoomed = AUTO; // as it was asked for
        this.least = 0; // pixels: the least type
        this.scaled = FIT; // pixels a point, or FIT
        this.smallest = 0;
        this.width = 0; // pixels of the frame, when it was measured last: to measure it lays the page out
        this.height = 0;
        /** @type {SVGTextElement | null} */
        this.coordinates = this.svg.querySelector('.board > text:first-child');
        /** The view of a picture that is cropped for paper.
         *  @type {string | undefined} */
        this.whole = undefined;
        this.folds = true; // unless every node must stay, to be clicked
    }

    get picture() {
        return this.panel.measured;
    }

    get isFolded() {
        return this.picture?.folding.isOn ?? false;
    }

    /** The scale of the picture now. Its element may be wider than what is drawn. */
    get fitted() {
        return this.svg.getScreenCTM()?.a ?? 1;
    }

    // ---- Size ----------------------------------------------------------------------------------------

    /** Draws a point `scale` pixels wide. AUTO: the picture fits its frame, unless type would be too small to read, or less than `least` pixels; then it folds as far as need be.
     *  FIT: it fits.
     *  @param {number} scale */
    zoom(scale, least = 0) {
        const { clientWidth: width, clientHeight: height } = this.tree;
        Object.assign(this, { zoomed: scale, least, width, height });
        this.fold();
        this.size();
    }

    /** The picture has changed: it folds and grows as it was asked to. */
    update() {
        const wasOn = this.isFolded;
        this.fold();
        if (wasOn || this.isFolded)
            this.size();
    }

    /** Folds the picture to the width of its frame, unless it is to be whole. */
    fold() {
        this.picture?.fit(this.zoomed === AUTO && this.folds && this.width > 0 ? (this.width - PADDING) / this.picture.readable(this.least) : Infinity);
    }

    size() {
        const { zoomed, svg, coordinates } = this, { width, height } = svg.viewBox.baseVal;
        const fit = Math.min((this.width - PADDING) / width, (this.height - PADDING) / height, LARGEST_FIT), readable = this.picture?.readable(this.least) ?? 0;
        this.smallest = Math.min((this.width - MARGIN) / width, (this.height - MARGIN) / height, LARGEST_FIT);
        this.scaled = zoomed === AUTO && readable > fit && this.width > 0 ? readable : FIT;
        const scale = zoomed === AUTO ? this.scaled : zoomed;
        svg.classList.toggle('fit', scale <= FIT);
        if (scale > FIT)
            this.resize(scale);
        else
            Object.assign(svg.style, { maxWidth: `${width * LARGEST_FIT}px`, width: '', height: '' });
        svg.classList.toggle('bare', coordinates !== null && sizeOf(coordinates) * (scale > FIT ? scale : fit) < LEAST_COORDINATE);
        this.panel.map.show(scale > FIT, this.isFolded);
    }

    /** Draws a point so many pixels wide, to a tenth of a pixel: what was measured differs in its last digits.
     *  @param {number} scale */
    resize(scale) {
        const { width, height } = this.svg.viewBox.baseVal;
        Object.assign(this.svg.style, { maxWidth: '', width: `${(width * scale).toFixed(1)}px`, height: `${(height * scale).toFixed(1)}px` });
    }

    /** Paper has no controls and no scrolling: where the whole tree would be too small to read, it folds; where that does not help, only the part around the point is printed. */
    crop() {
        const { picture, svg } = this;
        if (picture === undefined)
            return;
        const most = PAPER * picture.leastType / LEAST_PRINTED;
        picture.fit(most);
        const { x, y, width, height } = svg.viewBox.baseVal, boxes = picture.point.flatMap(node => picture.boxOf(node) ?? []), left = Math.min(...boxes.map(box => box.x)), right = Math.max(...boxes.map(box => box.x + box.width));
        const part = Math.max(right - left + MARGIN, Math.min(width, most)), start = Math.max(x, Math.min(x + width - part, (left + right - part) / 2));
        this.whole ??= `${x} ${y} ${width} ${height}`;
        svg.setAttribute('viewBox', `${start} ${y} ${Math.min(width, part)} ${height}`);
    }

    uncrop() {
        if (this.whole !== undefined)
            this.svg.setAttribute('viewBox', this.whole);
        this.whole = undefined;
        this.zoom(this.zoomed, this.least);
    }

    // ---- What is in sight ----------------------------------------------------------------------------

    /** Scrolls the current node into sight, with its children and the open nodes above it if there is room, and the line of the code. Where the owner of a
     *  bound would be out of sight, the picture gets as small as need be. */
    reveal() {
        const { panel, picture, tree } = this;
        if (picture === undefined)
            return;
        const point = picture.groupsOf(picture.point);
        if (this.scaled > FIT)
            this.resize(Math.max(this.smallest, Math.min(this.scaled, this.roomFor(point))));
        for (const group of picture.groupsOf(picture.sights))
            bring(tree, group.getBoundingClientRect());
        bring(tree, unionOf(point));
        this.tighten(); // before the code: it leaves the code more room
        const code = panel.part('code-part'), line = code.querySelector('.now');
        if (line)
            bring(code, line.getBoundingClientRect());
        this.bringPage();
        panel.map.update(picture);
    }

    /** The most pixels a point with which some groups are in sight together.
     *  @param {Element[]} groups */
    roomFor(groups) {
        const box = unionOf(groups), { tree } = this, scale = this.fitted;
        return Math.min((tree.clientWidth - MARGIN) / box.width, (tree.clientHeight - MARGIN) / box.height) * scale;
    }

    /** Where the sentence is so long that the number line or the lit line of the code would be out of sight, its reason is smaller. */
    tighten() {
        const { panel } = this, lesson = panel.part('lesson'), line = panel.part('line'), top = panel.element.getBoundingClientRect().top;
        const bottom = () => Math.min(lesson.getBoundingClientRect().bottom, top + this.lowest);
        lesson.scrollTop = 0;
        lesson.classList.remove(...TIGHT);
        for (const name of TIGHT)
            if (line.getBoundingClientRect().bottom > bottom() || lesson.scrollHeight > lesson.clientHeight + 1)
                lesson.classList.add(name);
    }

    /** The pixels that a moment may take: from the top of the panel, or of the page, to the controls. */
    get lowest() {
        const { element } = this.panel, controls = find(element.closest('.view') ?? document, '.controls').getBoundingClientRect(), { top } = element.getBoundingClientRect();
        return (controls.height > 0 ? controls.top : innerHeight) - Math.min(top, 4);
    }

    /** Where the parts stand one below the other: the page scrolls so that tree, sentence and number line are in sight. */
    bringPage() {
        const { panel } = this, { top } = panel.element.getBoundingClientRect(), bottom = Math.max(...['line', 'stage'].map(part => panel.part(part).getBoundingClientRect().bottom));
        const end = this.lowest + Math.min(top, 4);
        if (panel.state.k > 0 && bottom > end && top > 0)
            scrollBy(0, Math.min(top - 4, bottom - end));
    }
}
