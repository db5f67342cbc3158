// The time line of a view: its ticks, and the moment at which searches part.
import { CUTS } from './step.js';
import { elementOf } from './elements.js';
import { cell, member } from './must.js';

/** A tick for each cutoff of a search between two moments.
 *  @param {Search} search @param {number} from @param {number} end */
export function ticksOf({ events: { kind }, cutoffs }, from, end) {
    const at = [...kind].flatMap((one, event) => (one === 'c' ? [event + 1] : []));
    return at.map((k, i) => ({ k, className: member(CUTS, cell(cutoffs, i).kind) })).filter(({ k }) => k >= from && k <= end).map(({ k, className }) => {
        const tick = elementOf('i', { className });
        tick.style.left = `${100 * (k - from) / (end - from || 1)}%`;
        return tick;
    });
}

/** The event that is the first not to be the same in all these searches; null if all are.
 *  @param {Panel[]} panels */
export function differenceOf(panels) {
    const [one, ...others] = panels;
    if (one === undefined)
        return null;
    const last = Math.max(one.end, ...others.map(panel => panel.end)), windowed = [one, ...others].every(panel => panel.search.windowed);
    for (let event = 0; event < last; event++)
        if (others.some(other => other.happening(event, windowed) !== one.happening(event, windowed)))
            return event;
    return null;
}

/** Cutoffs up to a moment, in all searches that are shown.
 *  @param {View} view @param {number} k */
function cutoffsUntil(view, k) {
    view.bring(k);
    return view.shown.reduce((sum, panel) => sum + panel.state.cutoffs, 0);
}

/** The moment of the next cutoff, or the last one.
 *  @param {View} view */
export function nextCutoff(view) {
    const now = cutoffsUntil(view, view.k), { end } = view;
    let k = view.k + 1;
    while (k < end && cutoffsUntil(view, k) === now)
        k++;
    return k;
}

/** The moment of the cutoff before this one, or the first.
 *  @param {View} view */
export function previousCutoff(view) {
    let k = view.k - 1;
    while (k > 0 && cutoffsUntil(view, k) === cutoffsUntil(view, k - 1))
        k--;
    return k;
}
