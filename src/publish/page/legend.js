// What the marks mean.
import { CUTS, KINDS } from './step.js';
import { member } from './must.js';
import { elementOf } from './elements.js';
import { WORDS } from './words.js';

const SAMPLES = new Map(Object.entries(WORDS.samples));

/** Marks that only trees with such nodes have.
 *  @type {Record<string, string>} */
const ONLY_WITH = { min: 'n', chance: 'c' };

/** What the marks mean that a search has used so far.
 *  @param {State} state */
export function legendOf({ search, tree, counts, type }) {
    const kinds = KINDS.filter(kind => counts[kind] > 0);
    const marks = ['max', 'min', 'chance', 'current', 'open', 'visited', 'ahead', ...(kinds.length > 0 ? ['pruned'] : []), ...kinds.map(kind => member(CUTS, kind)),
        ...(search.windowed ? ['window-text', 'so-far'] : []), ...(type.some(one => '<>'.includes(one)) ? ['bound'] : []),
        ...(type.includes('?') ? ['unproved'] : [])];
    return marks.filter(mark => tree.kind.includes(ONLY_WITH[mark] ?? '')).map(mark => {
        const sample = elementOf('span', { className: `sample ${mark}`, textContent: SAMPLES.get(mark) ?? '' });
        sample.setAttribute('aria-hidden', 'true');
        return elementOf('li', {}, [sample, member(WORDS.marks, mark)]);
    });
}
