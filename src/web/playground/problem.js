// A problem: what is searched and how, as the page's address, as words of plycut's command line, and as a file.
import { linkRead, linkWrite } from '../../publish/page/link.js';
import { PHRASES } from './playground-words.js';

/** What can be said about a problem, in the order of a link: its letter there, its option, and its default.
 *  @type {{ name: keyof Problem, link: string, option: string | null, standard: string }[]} */
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
    return problemWith(({ name, standard }) => (name === 'tree' ? tree : standard));
}

/** A problem with what is said of each setting.
 *  @param {(setting: typeof SETTINGS[number]) => string} said */
function problemWith(said) {
    return /** @type {Problem} */ ({ tree: '', ...Object.fromEntries(SETTINGS.map(setting => [setting.name, said(setting)])) });
}

/** The problem with one of its algorithms, the last.
 *  @param {Problem} problem */
export function single(problem) {
    return { ...problem, algorithm: problem.algorithm.split(',').pop() ?? '' };
}

/** Is the tree a position or a random tree, written as a spec, and not brackets or a tree file?
 *  @param {string} tree */
export function isSpec(tree) {
    return /^\s*[a-z]+:/.test(tree);
}

/** The options of a command that say how to search; those that are as usual are left out. `except`: names to leave out.
 *  @param {Problem} problem @param {string[]} except */
export function searchOptions(problem, except = []) {
    return SETTINGS.filter(({ name, option, standard }) => option && problem[name] !== standard && !except.includes(name))
        .map(({ name, option }) => `${option}=${problem[name]}`);
}

/** What a command searches: a word of its command line, and standard input.
 *  @param {Problem} problem */
export function inputOf(problem) {
    return isSpec(problem.tree) ? { word: problem.tree.trim(), text: '' } : { word: '-', text: problem.tree };
}

// ---- The command line -----------------------------------------------------------------------------

/** @param {string} word */
function quoted(word) {
    return /^[A-Za-z0-9_./:=,@%+-]+$/.test(word) ? word : `'${word.replaceAll('\'', '\'\\\'\'')}'`;
}

const LONGEST_WORD = 300; // characters of a tree on a command line

/** The tree on one line, as a word of a command line; null if it is long, or more than one line and not only brackets and numbers.
 *  @param {string} tree */
function wordOf(tree) {
    const line = /^[\s[\](){}0-9.,eE+-]*$/.test(tree) ? tree.trim().replace(/\s+/g, ' ').replace(/ ?([,()[\]{}]) ?/g, '$1').replace(/([)\]}])(?=[^,)\]}])/g, '$1 ') : tree.trim();
    return line.length > LONGEST_WORD || line.includes('\n') || !/[([{]/.test(line) ? null : line;
}

/** The command line that does the same; `name` is the tree's name in the catalogue, or null.
 *  @param {string[]} command @param {Problem} problem @param {string | null} name */
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
    return withTable(problemWith(({ link, standard }) => members[link] ?? standard));
}

const USUAL_TABLE = '1000'; // entries

/** MTD(f) cannot do without a table of positions: a problem that has it gets one.
 *  @param {Problem} problem @returns {Problem} */
export function withTable(problem) {
    return problem.table === '' && problem.algorithm.split(',').includes('mtdf') ? { ...problem, table: USUAL_TABLE } : problem;
}

/** Several problems as one member of a link, and back. A deck of an old link has only trees.
 *  @param {Problem[]} problems */
export function deckLink(problems) {
    return problems.map(problem => linkWrite(problemLink(problem)).slice(1)).join(';');
}

/** @param {string} deck */
export function deckOfLink(deck) {
    return deck.split(';').filter(entry => entry !== '').map(entry => problemOfLink(linkRead(entry)) ?? newProblem(entry));
}

/** The kinds of questions.
 *  @type {Kind[]} */
export const KINDS = ['leaf', 'update', 'cutoff', 'value'];

const LONGEST_PLAIN = 400; // characters: a longer link is compressed

/** A link that can be mailed: "#z=" and the link deflated, in base64url, if it is long.
 *  @param {string} link */
export async function packed(link) {
    if (link.length <= LONGEST_PLAIN)
        return link;
    const bytes = new Uint8Array(await new Response(new Blob([link]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
    return `#z=${btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

const LARGEST_LINK = 1 << 20; // bytes: what a link may unpack to

/** What a link cannot be opened for. */
export class LinkError extends Error {}

/** The text of a stream of bytes, if it is not too long.
 *  @param {ReadableStream<Uint8Array>} stream @param {number} most */
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

/** The link that was packed.
 *  @param {string} link */
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

const PUNCTUATION = /(?:[.,;:!?'"’”»>)\]}]|%(?:22|27|29|3E|5D|7D))$/i, MOST_CUT = 3; // what stands after a link in a text

/** A link as it was given, and as it may have been meant: mail programs encode it once more, and a text goes on after it. A full
 *  stop is the text's, also where a tree could end with one.
 *  @param {string} link */
export function* spellingsOf(link) {
    for (let text of new Set([link, link.replace(/%25(?=[0-9a-f]{2})/gi, '%')])) {
        text = text.replace(/\.$/, '');
        yield text;
        for (let cut = 0; cut < MOST_CUT && PUNCTUATION.test(text); cut++)
            yield text = text.replace(PUNCTUATION, '');
    }
}

const OTHER_MEMBERS = ['k', 'show', 'sync', 'practice', 'solutions', 'hints', 'pseudocode', 'exercise', 'deck', 'present', 'from', 'to', 'theme', 'embed'];

/** The members of a link of the playground, all of them known.
 *  @param {string} link @returns {Members} */
export function membersOf(link) {
    const pairs = [...new URLSearchParams(link.replace(/^#/, ''))], names = pairs.map(([name]) => name), known = [...SETTINGS.map(setting => setting.link), ...OTHER_MEMBERS];
    const unknown = names.find(name => !known.includes(name)), twice = names.find((name, i) => names.indexOf(name) < i);
    if (unknown !== undefined)
        throw new LinkError(PHRASES.link.unknown(unknown === '' ? '=' : unknown));
    if (twice !== undefined)
        throw new LinkError(PHRASES.link.twice(twice));
    const members = Object.fromEntries(pairs);
    if (pairs.length > 0 && (members.t ?? '').trim() === '')
        throw new LinkError(PHRASES.link.noTree);
    return members;
}

/** The kinds of questions that a link asks for.
 *  @param {string} practice @returns {Kind[]} */
export function kindsOfLink(practice) {
    const words = practice.split(',').filter(word => word !== ''), unknown = words.find(word => !KINDS.some(kind => kind === word));
    if (unknown !== undefined)
        throw new LinkError(PHRASES.link.kinds(unknown));
    return words.length > 0 ? KINDS.filter(kind => words.includes(kind)) : ['leaf', 'cutoff'];
}
