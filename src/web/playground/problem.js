// A problem: what is searched and how, as the page's address, as words of plycut's command line, and as a file.
import { linkRead, linkWrite } from '../../publish/page/link.js';
import { PHRASES } from './playground-words.js';

/** What can be said about a problem, in the order of a link: its letter there, its option, and its default. */
const SETTINGS = [
    { name: 'tree', link: 't', option: null, standard: '' },
    { name: 'algorithm', link: 'a', option: '--algorithm', standard: 'alpha-beta' },
    { name: 'order', link: 'order', option: '--order', standard: 'given' },
    { name: 'cut', link: 'cut', option: '--cut', standard: 'equal' },
    { name: 'fail', link: 'fail', option: '--fail', standard: 'soft' },
    { name: 'window', link: 'window', option: '--window', standard: '' },
    { name: 'root', link: 'root', option: '--root', standard: '' },
    { name: 'depth', link: 'd', option: '--depth', standard: '' },
    { name: 'table', link: 'table', option: '--table', standard: '' },
];

/** A tree, searched as usual.
 *  @param {string} tree */
export function newProblem(tree) {
    return /** @type {Problem} */ ({ ...Object.fromEntries(SETTINGS.map(({ name, standard }) => [name, standard])), tree });
}

/** The problem with one of its algorithms, the last.
 *  @param {Problem} problem */
export function single(problem) {
    return { ...problem, algorithm: problem.algorithm.split(',').pop() };
}

/** Is the tree a position or a random tree, written as a spec, and not brackets or a tree file? */
export function isSpec(tree) {
    return /^\s*[a-z]+:/.test(tree);
}

/** The options of a command that say how to search; those that are as usual are left out. `except`: names to leave out. */
export function searchOptions(problem, except = []) {
    return SETTINGS.filter(({ name, option, standard }) => option && problem[name] !== standard && !except.includes(name))
        .map(({ name, option }) => `${option}=${problem[name]}`);
}

/** What a command searches: a word of its command line, and standard input. */
export function inputOf(problem) {
    return isSpec(problem.tree) ? { word: problem.tree.trim(), text: '' } : { word: '-', text: problem.tree };
}

// ---- The command line -----------------------------------------------------------------------------

function quoted(word) {
    return /^[A-Za-z0-9_./:=,@%+-]+$/.test(word) ? word : `'${word.replaceAll('\'', '\'\\\'\'')}'`;
}

const LONGEST_WORD = 300; // characters of a tree on a command line

/** The tree on one line, as a word of a command line; null if it is long, or more than one line and not only brackets and numbers. */
function wordOf(tree) {
    const line = /^[\s[\](){}0-9.,eE+-]*$/.test(tree) ? tree.trim().replace(/\s+/g, ' ').replace(/ ?([,()[\]{}]) ?/g, '$1').replace(/([)\]}])(?=[^,)\]}])/g, '$1 ') : tree.trim();
    return line.length > LONGEST_WORD || line.includes('\n') || !/[([{]/.test(line) ? null : line;
}

/** The command line that does the same; `name` is the tree's name in the catalogue, or null. */
export function commandLine(command, problem, name) {
    const tree = name ?? (isSpec(problem.tree) ? problem.tree.trim() : wordOf(problem.tree) ?? 'tree.json');
    return ['plycut', ...command, ...searchOptions(problem), tree].map(quoted).join(' ');
}

// ---- Links ----------------------------------------------------------------------------------------

/** The members of a link.
 *  @param {Problem} problem */
export function problemLink(problem) {
    return Object.fromEntries(SETTINGS.filter(({ name, standard }) => problem[name] !== standard)
        .map(({ name, link }) => [link, problem[name]]));
}

/** The problem of a link's members; null if they have no tree.
 *  @param {Members} members @returns {Problem | null} */
export function problemOfLink(members) {
    if (members.t === undefined)
        return null;
    return withTable(/** @type {any} */ (Object.fromEntries(SETTINGS.map(({ name, link, standard }) => [name, members[link] ?? standard]))));
}

const USUAL_TABLE = '1000'; // entries

/** MTD(f) cannot do without a table of positions: a problem that has it gets one.
 *  @param {Problem} problem @returns {Problem} */
export function withTable(problem) {
    return problem.table === '' && problem.algorithm.split(',').includes('mtdf') ? { ...problem, table: USUAL_TABLE } : problem;
}

/** Several problems as one member of a link, and back. A deck of an old link has only trees. */
export function deckLink(problems) {
    return problems.map(problem => linkWrite(problemLink(problem)).slice(1)).join(';');
}

export function deckOfLink(deck) {
    return (deck ?? '').split(';').filter(entry => entry !== '').map(entry => problemOfLink(linkRead(entry)) ?? newProblem(entry));
}

/** The kinds of questions. */
export const KINDS = ['leaf', 'update', 'cutoff', 'value'];

const LONGEST_PLAIN = 400; // characters: a longer link is compressed

async function bytesThrough(stream, bytes) {
    return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** A link that can be mailed: "#z=" and the link deflated, in base64url, if it is long. */
export async function packed(link) {
    if (link.length <= LONGEST_PLAIN)
        return link;
    const bytes = await bytesThrough(new CompressionStream('deflate-raw'), link);
    return `#z=${btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')).replace(/[+/=]/g, digit => ({ '+': '-', '/': '_', '=': '' })[digit])}`;
}

const LARGEST_LINK = 1 << 20; // bytes: what a link may unpack to

/** What a link cannot be opened for. */
export class LinkError extends Error {}

/** The text of a stream of bytes, if it is not too long. */
async function textOfStream(stream, most) {
    const reader = stream.getReader(), decoder = new TextDecoder(undefined, { fatal: true }), texts = [];
    for (let length = 0; ;) {
        const { done, value } = await reader.read();
        if (done)
            return texts.join('') + decoder.decode();
        length += value.length;
        if (length > most) {
            reader.cancel();
            throw new LinkError(PHRASES.link.large);
        }
        texts.push(decoder.decode(value, { stream: true }));
    }
}

/** The link that was packed. */
export async function unpacked(link) {
    if (!link.startsWith('#z='))
        return link;
    try {
        const bytes = Uint8Array.from(atob(link.slice(3).replaceAll('-', '+').replaceAll('_', '/')), digit => digit.charCodeAt(0));
        return await textOfStream(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')), LARGEST_LINK);
    } catch (error) {
        throw error instanceof LinkError ? error : new LinkError(PHRASES.link.cut);
    }
}

const OTHER_MEMBERS = ['k', 'show', 'sync', 'practice', 'solutions', 'hints', 'pseudocode', 'exercise', 'deck', 'present', 'from', 'to', 'theme', 'embed'];

/** The members of a link of the playground, all of them known. */
export function membersOf(link) {
    const pairs = [...new URLSearchParams(link.replace(/^#/, ''))], names = pairs.map(([name]) => name), known = [...SETTINGS.map(setting => setting.link), ...OTHER_MEMBERS];
    const unknown = names.find(name => !known.includes(name)), twice = names.find((name, i) => names.indexOf(name) < i);
    if (unknown !== undefined)
        throw new LinkError(PHRASES.link.unknown(unknown === '' ? '=' : unknown));
    if (twice !== undefined)
        throw new LinkError(PHRASES.link.twice(twice));
    if (pairs.length > 0 && !(names.includes('t') && pairs.find(([name]) => name === 't')[1].trim() !== ''))
        throw new LinkError(PHRASES.link.noTree);
    return Object.fromEntries(pairs);
}

/** The kinds of questions that a link asks for. */
export function kindsOfLink(practice) {
    const words = practice.split(',').filter(word => word !== ''), unknown = words.find(word => !KINDS.includes(word));
    if (unknown !== undefined)
        throw new LinkError(PHRASES.link.kinds(unknown));
    return words.length > 0 ? KINDS.filter(kind => words.includes(kind)) : ['leaf', 'cutoff'];
}

// ---- The leaves of a tree's text ------------------------------------------------------------------

/** Where the numbers of a tree's text are, by path: "/0/2" -> { start, end }. The text is a tree that plycut has read. */
function leafPlaces(text) {
    const places = new Map(), token = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/gy;
    let next = null;
    const take = () => {
        const now = next;
        token.lastIndex = now === null ? text.search(/\S|$/) : text.slice(now.end).search(/\S|$/) + now.end;
        const found = token.exec(text);
        next = found ? { text: found[0], start: found.index, end: token.lastIndex } : { text: '', start: text.length, end: text.length };
        return now;
    };
    const list = each => {
        take();
        for (let i = 0; next.text !== ']' && next.text !== ''; i++) {
            each(i);
            if (next.text === ',')
                take();
        }
        take();
    };
    const value = path => { // path null: not a part of the tree
        if (next.text === '[')
            list(i => value(path === null ? null : `${path === '/' ? '' : path}/${i}`));
        else if (next.text === '{')
            members(path);
        else {
            if (path !== null)
                places.set(path, { start: next.start, end: next.end });
            take();
        }
    };
    const members = path => {
        take();
        while (next.text !== '}' && next.text !== '') {
            const key = take().text;
            take();
            value(['"tree"', '"children"', '"value"'].includes(key) ? path : null);
            if (next.text === ',')
                take();
        }
        take();
    };
    take();
    value('/');
    return places;
}

/** The tree's text with another value of a leaf; the published answers, which may no longer hold, are left out. */
export function withLeaf(text, path, value) {
    const place = leafPlaces(text).get(path);
    return place === undefined ? text : withoutAnswers(text.slice(0, place.start) + value + text.slice(place.end));
}

function withoutAnswers(text) {
    if (!/"answers"/.test(text))
        return text;
    const { answers, ...file } = JSON.parse(text);
    return JSON.stringify(file);
}
