// Boxes in sight.

/** Scrolls an element so that a box is in sight.
 *  @param {Element} element @param {Sides} box */
export function bring(element, { left, right, top, bottom }) {
    const frame = element.getBoundingClientRect(), off = /** @param {number} start @param {number} end @param {number} from @param {number} to */ (start, end, from, to) => (start < from ? start - from - 10 : end > to ? end - to + 10 : 0);
    element.scrollLeft += off(left, right, frame.left, frame.left + element.clientWidth);
    element.scrollTop += off(top, bottom, frame.top, frame.top + element.clientHeight);
}

/** The box of elements together.
 *  @param {Element[]} elements */
export function unionOf(elements) {
    const boxes = elements.map(element => element.getBoundingClientRect());
    const left = Math.min(...boxes.map(box => box.left)), top = Math.min(...boxes.map(box => box.top)), right = Math.max(...boxes.map(box => box.right)), bottom = Math.max(...boxes.map(box => box.bottom));
    return { left, top, right, bottom, width: right - left, height: bottom - top };
}
