// The data of a page.

/** JSON has no infinite numbers. */
const INFINITE = { inf: Infinity, '-inf': -Infinity };

/** The moments of a page that plycut wrote: its sentences are in the text of the page, a line for each event; a line that begins with a tab continues the one before. */
export function momentsOf(page) {
    const moments = JSON.parse(page.getElementById('moments').textContent);
    moments.numbers = moments.numbers.map(number => INFINITE[number] ?? number);
    page.querySelectorAll('.explanation .events').forEach((text, i) => {
        moments.searches[i].sentences = text.textContent.replaceAll('\n\t', '\t').split('\n').map(line => line.replaceAll('\t', '\n'));
    });
    return moments;
}

/** Its pictures, one for each tree: of the moment before the search, so that they have nothing of what happens later. */
export function picturesOf(page) {
    return [...page.getElementById('pictures').content.querySelectorAll('svg')].map(svg => document.adoptNode(svg));
}
