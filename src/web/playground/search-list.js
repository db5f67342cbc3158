// The list of searches: the ones that are named most as buttons, all others in a list, and a table with the counts of each.
import { PHRASES } from './playground-words.js';
import { withTable } from './problem.js';
import { nothingRefused } from './plycut.js';
import { elementOf } from '../../publish/page/elements.js';
import { cell, entry, part } from '../../publish/page/must.js';

const WITH_LIMITS = 'star2'; // needs trees whose values have limits, so that -a all leaves it out
const WITH_TABLE = 'mtdf'; // needs a table

export class SearchList {
    /** `algorithms`: those of -a all.
     *  @param {Playground} playground @param {string[]} algorithms */
    constructor(playground, algorithms) {
        this.playground = playground;
        this.rows = new Map([...algorithms, WITH_LIMITS, WITH_TABLE].map(name => [name, this.row(name)]));
        this.fillSearches();
        const head = elementOf('tr', {}, PHRASES.columns.map(text => elementOf('th', { scope: 'col', textContent: text })));
        part('counts').append(elementOf('thead', {}, [head]), elementOf('tbody', {}, [...this.rows.values()].map(({ row }) => row)));
        part('counts').addEventListener('change', event => this.chooseAlgorithms(/** @type {HTMLInputElement} */ (event.target).value));
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

    /** An algorithm in the table of counts: whether it is shown, and its counts.
     *  @param {string} name */
    row(name) {
        const box = elementOf('input', { type: 'checkbox', value: name }), cells = PHRASES.columns.slice(1).map(() => elementOf('td'));
        const head = elementOf('th', { scope: 'row' }, [elementOf('label', {}, [box, ` ${name}`])]);
        return { row: elementOf('tr', {}, [head, ...cells]), box, cells };
    }

    /** The searches that are named most, as buttons, and all others in a list; a mistake is shown beside the search that is right. */
    fillSearches() {
        const option = /** @param {string} value @param {string} textContent */ (value, textContent, title = '') => elementOf('option', { value, textContent, title });
        const group = /** @param {string} label @param {HTMLOptionElement[]} options */ (label, options) => elementOf('optgroup', { label }, options);
        part('searches').replaceChildren(...Object.entries(PHRASES.mainSearches).map(([value, textContent]) => {
            const button = elementOf('button', { type: 'button', value, textContent });
            button.addEventListener('click', () => this.playground.search(value));
            return button;
        }));
        const others = [...this.rows.keys()].filter(name => !(name in PHRASES.mainSearches));
        part('more-searches').replaceChildren(option('', PHRASES.otherSearches), group(PHRASES.searches, others.map(name => option(name, name))),
            group(PHRASES.mistakes, PLAYGROUND.mistakes.map(({ name, says }) => option(`alpha-beta,${name}`, name, says))));
        part('more-searches').addEventListener('change', () => part('more-searches').value && this.playground.search(part('more-searches').value));
    }

    showSearches() {
        const { algorithm } = this.playground.problem;
        for (const button of /** @type {Iterable<HTMLButtonElement>} */ (part('searches').children))
            button.setAttribute('aria-pressed', String(algorithm.split(',').includes(button.value)));
        part('more-searches').value = [...part('more-searches').options].some(({ value }) => value === algorithm) ? algorithm : '';
    }

    async showCounts() {
        const { plycut, problem } = this.playground, count = /** @param {string} names @returns {Promise<{ results: Counted[] } | null>} */ names => plycut.json(['count', '-a', names], withTable({ ...problem, algorithm: names }), ['algorithm']).catch(nothingRefused);
        const counted = [await count('all'), await count(WITH_LIMITS), await count(WITH_TABLE)];
        for (const { cells } of this.rows.values())
            cells.forEach(field => { field.textContent = ''; });
        for (const result of counted.flatMap(one => one?.results ?? []))
            PHRASES.counted(result).forEach((text, i) => { cell(entry(this.rows, result.algorithm).cells, i).textContent = text; });
    }

    /** Which conventions make a difference for this tree: each rule of cut and fail, the order, branch-and-bound. */
    async showConventions() {
        /** @type {{ conventions: Convention[] } | null} */
        const all = await this.playground.plycut.json(['conventions'], this.playground.problem, ['algorithm', 'order', 'cut', 'fail', 'window', 'table']).catch(nothingRefused);
        const differing = (all?.conventions ?? []).filter(({ algorithm, order, cut, fail, differs }) => differs.length > 0
            && ((algorithm === 'alpha-beta' && order === 'given') || (cut === 'equal' && fail === 'soft' && (algorithm === 'alpha-beta' || order === 'given'))));
        const changes = differing.flatMap((row, i) => [i > 0 ? '; ' : PHRASES.compared, elementOf('strong', { textContent: PHRASES.convention(row) }), PHRASES.changes(row.differs)]);
        part('conventions').replaceChildren(...(all === null ? [] : changes.length > 0 ? [...changes, '.'] : [PHRASES.noMatter]));
    }

    /** The last algorithm stays.
     *  @param {string} last */
    chooseAlgorithms(last) {
        const chosen = [...this.rows.values()].filter(({ box }) => box.checked).map(({ box }) => box.value), mistakes = this.playground.problem.algorithm.split(',').filter(name => !this.rows.has(name));
        this.playground.search(chosen.length > 0 ? [...chosen, ...mistakes].join() : last);
    }
}
