// What the marks mean.
import { CUTS } from './step.js';
import { elementOf } from './elements.js';
import { WORDS } from './words.js';

/** What the marks mean that a search has used so far. */
export function legendOf({ search, tree, counts, type }) {
    const kinds = Object.keys(CUTS).filter(kind => counts[kind] > 0);
    const marks = ['max', 'min', 'chance', 'current', 'open', 'visited', 'ahead', ...(kinds.length > 0 ? ['pruned'] : []), ...kinds.map(kind => CUTS[kind]),
        ...(search.windowed ? ['window-text', 'so-far'] : []), ...(type.some(one => '<>'.includes(one)) ? ['bound'] : []),
        ...(type.includes('?') ? ['unproved'] : [])];
    return marks.filter(mark => tree.kind.includes({ min: 'n', chance: 'c' }[mark] ?? '')).map(mark => {
        const sample = elementOf('span', { className: `sample ${mark}`, textContent: WORDS.samples[mark] ?? '' });
        sample.setAttribute('aria-hidden', 'true');
        return elementOf('li', {}, [sample, WORDS.marks[mark]]);
    });
}
