// The data of a page.
import { entry, find } from './must.js';

/** JSON has no infinite numbers. */
const INFINITE = new Map([['inf', Infinity], ['-inf', -Infinity]]);

/** The moments of a page that plycut wrote: its sentences are in the text of the page, a line for each event; a line that begins with a tab continues the one before.
 *  @param {Document} page @returns {Moments} */
export function momentsOf(page) {
    const moments = JSON.parse(find(page, '#moments').textContent ?? '');
    moments.numbers = moments.numbers.map(/** @param {number | string} number */ number => (typeof number === 'number' ? number : entry(INFINITE, number)));
    page.querySelectorAll('.explanation .events').forEach((text, i) => {
        moments.searches[i].sentences = (text.textContent ?? '').replaceAll('\n\t', '\t').split('\n').map(line => line.replaceAll('\t', '\n'));
    });
    return moments;
}

/** Its pictures, one for each tree: of the moment before the search, so that they have nothing of what happens later.
 *  @param {Document} page */
export function picturesOf(page) {
    return [...find(page, '#pictures').content.querySelectorAll('svg')].map(svg => document.adoptNode(svg));
}
