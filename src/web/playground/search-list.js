// The list of searches: the ones that are named most as buttons, all others in a list, and a table with the counts of each.
import { PHRASES } from './playground-words.js';
import { withTable } from './problem.js';
import { nothingRefused } from './plycut.js';
import { elementOf } from '../../publish/page/elements.js';
import { part } from './parts.js';

const WITH_LIMITS = 'star2'; // needs trees whose values have limits, so that -a all leaves it out
const WITH_TABLE = 'mtdf'; // needs a table

export class SearchList {
    /** @type {import('./playground.js').Playground} */
    playground;

    /** `algorithms`: those of -a all.
     *  @param {import('./playground.js').Playground} playground @param {string[]} algorithms */
    constructor(playground, algorithms) {
        this.playground = playground;
        this.rows = new Map([...algorithms, WITH_LIMITS, WITH_TABLE].map(name => [name, this.row(name)]));
        this.fillSearches();
        const head = elementOf('tr', {}, PHRASES.columns.map(text => elementOf('th', { scope: 'col', textContent: text })));
        part('counts').append(elementOf('thead', {}, [head]), elementOf('tbody', {}, [...this.rows.values()].map(({ row }) => row)));
        part('counts').addEventListener('change', event => this.chooseAlgorithms(event.target.value));
    }

    /** Shows which searches a problem has. */
    show() {
        const chosen = this.playground.problem.algorithm.split(',');
        this.showSearches();
        for (const { row, box } of this.rows.values()) {
            box.checked = chosen.includes(box.value);
            row.classList.toggle('shown', box.checked);
        }
    }

    /** An algorithm in the table of counts: whether it is shown, and its counts. */
    row(name) {
        const box = elementOf('input', { type: 'checkbox', value: name }), cells = PHRASES.columns.slice(1).map(() => elementOf('td'));
        const head = elementOf('th', { scope: 'row' }, [elementOf('label', {}, [box, ` ${name}`])]);
        return { row: elementOf('tr', {}, [head, ...cells]), box, cells };
    }

    /** The searches that are named most, as buttons, and all others in a list; a mistake is shown beside the search that is right. */
    fillSearches() {
        const option = (value, textContent, title = '') => elementOf('option', { value, textContent, title }), group = (label, options) => elementOf('optgroup', { label }, options);
        part('searches').replaceChildren(...Object.entries(PHRASES.mainSearches).map(([value, textContent]) => {
            const button = elementOf('button', { type: 'button', value, textContent });
            button.addEventListener('click', () => this.playground.search(value));
            return button;
        }));
        const others = [...this.rows.keys()].filter(name => !(name in PHRASES.mainSearches));
        part('more-searches').replaceChildren(option('', PHRASES.otherSearches), group(PHRASES.searches, others.map(name => option(name, name))),
            group(PHRASES.mistakes, PLAYGROUND.mistakes.map(({ name, says }) => option(`alpha-beta,${name}`, name, says))));
        part('more-searches').addEventListener('change', event => event.target.value && this.playground.search(event.target.value));
    }

    showSearches() {
        const { algorithm } = this.playground.problem;
        for (const button of part('searches').children)
            button.setAttribute('aria-pressed', String(algorithm.split(',').includes(button.value)));
        part('more-searches').value = [...part('more-searches').options].some(({ value }) => value === algorithm) ? algorithm : '';
    }

    async showCounts() {
        const { plycut, problem } = this.playground, count = names => plycut.json(['count', '-a', names], withTable({ ...problem, algorithm: names }), ['algorithm']).catch(nothingRefused);
        const counted = [await count('all'), await count(WITH_LIMITS), await count(WITH_TABLE)];
        for (const { cells } of this.rows.values())
            cells.forEach(cell => { cell.textContent = ''; });
        for (const result of counted.flatMap(one => one?.results ?? []))
            PHRASES.counted(result).forEach((text, i) => { this.rows.get(result.algorithm).cells[i].textContent = text; });
    }

    /** The last algorithm stays. */
    chooseAlgorithms(last) {
        const chosen = [...this.rows.values()].filter(({ box }) => box.checked).map(({ box }) => box.value), mistakes = this.playground.problem.algorithm.split(',').filter(name => !this.rows.has(name));
        this.playground.search(chosen.length > 0 ? [...chosen, ...mistakes].join() : last);
    }
}
