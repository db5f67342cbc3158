// What must be there: what a column, a map or a table has, an element of the page. Where it is missing, an error says so, and nothing goes on without it.

/** @param {string} what */
function missing(what) {
    return new Error(`the page has no ${what}`);
}

/** What a column has in a row; of a text, a character.
 *  @template T @param {ArrayLike<T>} column @param {number} row @returns {T} */
export function cell(column, row) {
    const found = column[row];
    if (found === undefined)
        throw missing(`row ${row}`);
    return found;
}

/** What a map has for a key.
 *  @template K, T @param {ReadonlyMap<K, T>} map @param {K} key @returns {T} */
export function entry(map, key) {
    const found = map.get(key);
    if (found === undefined)
        throw missing(`entry ${key}`);
    return found;
}

/** What a table has under a name.
 *  @template T @param {Record<string, T>} table @param {string} name @returns {T} */
export function member(table, name) {
    const found = Object.hasOwn(table, name) ? table[name] : undefined;
    if (found === undefined)
        throw missing(`member ${name}`);
    return found;
}

/** The first element in a place that a selector names.
 *  @param {ParentNode} place @param {string} selector @returns {Part} */
export function find(place, selector) {
    /** @type {Part | null} */
    const found = place.querySelector(selector);
    if (found === null)
        throw missing(selector);
    return found;
}

/** The element of the page with an id.
 *  @param {string} id */
export function part(id) {
    return find(document, `#${id}`);
}
