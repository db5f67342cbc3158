// The core in a worker, and plycut for problems. A call gives a value, or an error whose message is in the page's words.
import { PHRASES } from './playground-words.js';
import { inputOf, isSpec, searchOptions } from './problem.js';
import { withLeaf } from './leaf-text.js';
import { entry } from '../../publish/page/must.js';

/** @param {string} text */
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    } catch {
        return false;
    }
}

/** Why a call has no value. */
export class Refusal extends Error {}

/** What is only shown if plycut can say it.
 *  @param {unknown} why */
export function nothingRefused(why) {
    if (!(why instanceof Refusal))
        throw why;
    return null;
}

const MOST_DEATHS = 3; // of workers in a row, none of which has answered

export class Core {
    /** The calls that wait for an answer.
     *  @type {Map<number, { done: (run: Run) => void, fail: (why: Error) => void }>} */
    waiting = new Map();
    calls = 0;
    died = 0; // how often in a row the worker has died without an answer
    /** Told whether the core runs.
     *  @type {(busy: boolean) => void} */
    busy = () => {};

    /** @param {WebAssembly.Module} module @param {string} script */
    constructor(module, script) {
        this.module = module;
        this.url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
        this.worker = this.begin();
    }

    begin() {
        const worker = new Worker(this.url);
        worker.postMessage({ module: this.module });
        worker.onmessage = ({ data: { id, result, broken } }) => {
            const { done, fail } = entry(this.waiting, id);
            this.waiting.delete(id);
            this.died = 0;
            this.busy(this.waiting.size > 0);
            if (broken === undefined)
                done(result);
            else
                this.restart(fail, new Refusal(PHRASES.broken));
        };
        worker.onerror = worker.onmessageerror = () => this.bury();
        return worker;
    }

    /** The worker has died: another one takes its place, unless that does not help. */
    bury() {
        this.died++;
        this.stop(this.died < MOST_DEATHS ? PHRASES.broken : PHRASES.noCore);
    }

    /** @param {(why: Error) => void} fail @param {Error} why */
    restart(fail, why) {
        fail(why);
        this.stop(PHRASES.broken);
    }

    /** What a command line does.
     *  @param {string[]} words @param {string} input @returns {Promise<Run>} */
    run(words, input) {
        const id = ++this.calls;
        if (this.died >= MOST_DEATHS)
            return Promise.reject(new Refusal(PHRASES.noCore));
        return new Promise((done, fail) => {
            this.worker.postMessage({ id, words, input }); // before anyone waits: what cannot be sent is never answered
            this.waiting.set(id, { done, fail });
            this.busy(true);
        });
    }

    /** Ends what runs. */
    stop(message = PHRASES.stopped) {
        this.worker.terminate();
        const waiting = [...this.waiting.values()];
        this.waiting.clear();
        if (this.died < MOST_DEATHS)
            this.worker = this.begin();
        this.busy(false);
        waiting.forEach(({ fail }) => fail(new Refusal(message)));
    }
}

/** plycut for problems. */
export class Plycut {
    /** @param {Core} core @param {Record<string, string>} catalogue */
    constructor(core, catalogue) {
        this.core = core;
        /** The texts of trees, by name. What people type is looked up here, so it is no object: those have "constructor". */
        this.catalogue = new Map(Object.entries(catalogue));
    }

    /** What a command line writes; its messages are what plycut says in a terminal, in the words of the page.
     *  @param {string[]} words @param {string} input */
    async run(words, input = '') {
        const { status, out, err } = await this.core.run(words, input);
        if (status > 1 || (out === '' && err !== ''))
            throw this.refusal(err);
        return { out, message: err.replace(/^plycut: /gm, '').trim() };
    }

    /** @param {string} err */
    refusal(err) {
        return new Refusal(PHRASES.inPage(err.replace(/^plycut: ?(standard input:)? ?/gm, '').trim()));
    }

    /** A command about a problem. `except`: settings that the command does not take.
     *  @param {string[]} command @param {Problem} problem @param {string[]} except */
    async ask(command, problem, except = []) {
        return (await this.noted(command, problem, except)).out;
    }

    /** The same, and what plycut notes: what the tree's text was taken for.
     *  @param {string[]} command @param {Problem} problem @param {string[]} except */
    async noted(command, problem, except = []) {
        const named = this.catalogue.get(problem.tree.trim());
        if (named === undefined && /^[a-z][\w-]*$/i.test(problem.tree.trim()))
            throw new Refusal(PHRASES.noSuchTree(problem.tree.trim()));
        const { word, text } = named === undefined ? inputOf(problem) : { word: '-', text: named };
        return this.run([...command, ...searchOptions(problem, except), word], text);
    }

    /** The same, as JSON.
     *  @param {string[]} command @param {Problem} problem @param {string[]} except */
    async json(command, problem, except = []) {
        return JSON.parse(await this.ask([...command, '-f', 'json'], problem, except));
    }

    /** What plycut check --form says of answers.
     *  @param {Problem} problem @param {string} answers */
    async form(problem, answers) {
        const tree = this.treeText(problem);
        const { out, err } = await this.core.run(['check', '--form', ...searchOptions(problem), tree === null ? problem.tree.trim() : `tree:${tree}`, '-'], answers);
        if (out === '')
            throw this.refusal(err);
        return out;
    }

    /** The tree as a text, in any notation; null for a generated game.
     *  @param {Problem} problem */
    treeText(problem) {
        return isSpec(problem.tree) ? null : this.catalogue.get(problem.tree.trim()) ?? problem.tree;
    }

    /** The tree as a tree file; null for a generated game.
     *  @param {Problem} problem */
    async treeFile(problem) {
        const text = this.treeText(problem);
        return text === null || this.catalogue.has(problem.tree.trim()) ? text : (await this.run(['convert', '-f', 'json', '-'], text)).out;
    }

    /** The tree's text with another value of a leaf: JSON stays as it was typed, any other notation becomes the short form. A generated game has none.
     *  @param {Problem} problem @param {string} path @param {number} value */
    async changed(problem, path, value) {
        const text = this.treeText(problem);
        if (text === null)
            return problem.tree;
        const changed = isJson(text) ? withLeaf(text, path, value) : text;
        if (changed !== text)
            return changed;
        return (await this.run(['convert', '-q', '-f', 'short', '-'], withLeaf(await this.treeFile(problem) ?? text, path, value))).out.trim();
    }
}
