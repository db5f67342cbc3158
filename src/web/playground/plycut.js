// The core in a worker, and plycut for problems. A call gives a value, or an error whose message is in the page's words.
import { PHRASES } from './playground-words.js';
import { inputOf, isSpec, searchOptions, treeFile } from './problem.js';

/** Why a call has no value. */
export class Refusal extends Error {}

export class Core {
    /** @type {WebAssembly.Module} */
    module;
    /** @type {string} */
    url;
    /** @type {Map<number, { done: (run: Run) => void, fail: (why: Error) => void }>} */
    waiting;
    /** @type {number} */
    calls;

    constructor(module, script) {
        Object.assign(this, { module, url: URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), waiting: new Map(), calls: 0 });
        /** @type {(busy: boolean) => void} */
        this.busy = () => {};
        this.begin();
    }

    begin() {
        this.worker = new Worker(this.url);
        this.worker.postMessage({ module: this.module });
        this.worker.onmessage = ({ data: { id, result, broken } }) => {
            const { done, fail } = this.waiting.get(id);
            this.waiting.delete(id);
            this.busy(this.waiting.size > 0);
            if (broken === undefined)
                done(result);
            else
                this.restart(fail, new Refusal(PHRASES.broken));
        };
        this.worker.onerror = () => this.stop(PHRASES.broken);
    }

    restart(fail, why) {
        fail(why);
        this.stop(PHRASES.broken);
    }

    /** What a command line does.
     *  @param {string[]} words @param {string} input @returns {Promise<Run>} */
    run(words, input) {
        const id = ++this.calls;
        return new Promise((done, fail) => {
            this.waiting.set(id, { done, fail });
            this.busy(true);
            this.worker.postMessage({ id, words, input });
        });
    }

    /** Ends what runs. */
    stop(message = PHRASES.stopped) {
        this.worker.terminate();
        const waiting = [...this.waiting.values()];
        this.waiting.clear();
        this.begin();
        this.busy(false);
        waiting.forEach(({ fail }) => fail(new Refusal(message)));
    }
}

/** plycut for problems. */
export class Plycut {
    /** @type {Core} */
    core;
    /** @type {Record<string, string>} */
    catalogue;

    constructor(core, catalogue) {
        Object.assign(this, { core, catalogue });
    }

    /** What a command line writes; its messages are what plycut says in a terminal, in the words of the page. */
    async run(words, input = '') {
        const { status, out, err } = await this.core.run(words, input);
        if (status > 1 || (out === '' && err !== ''))
            throw this.refusal(err);
        return { out, message: err.replace(/^plycut: /gm, '').trim() };
    }

    refusal(err) {
        return new Refusal(PHRASES.inPage(err.replace(/^plycut: ?(standard input:)? ?/gm, '').trim()));
    }

    /** A command about a problem. `except`: settings that the command does not take.
     *  @param {string[]} command @param {Problem} problem @param {string[]} except */
    async ask(command, problem, except = []) {
        const named = this.catalogue[problem.tree.trim()];
        if (named === undefined && /^[a-z][\w-]*$/i.test(problem.tree.trim()))
            throw new Refusal(PHRASES.noSuchTree(problem.tree.trim()));
        const { word, text } = named === undefined ? inputOf(problem) : { word: '-', text: named };
        return (await this.run([...command, ...searchOptions(problem, except), word], text)).out;
    }

    /** The same, as JSON. */
    async json(command, problem, except = []) {
        return JSON.parse(await this.ask([...command, '-f', 'json'], problem, except));
    }

    /** What plycut check --form says of answers. */
    async form(problem, answers) {
        const tree = this.treeText(problem);
        const { out, err } = await this.core.run(['check', '--form', ...searchOptions(problem), tree === null ? problem.tree.trim() : `tree:${tree}`, '-'], answers);
        if (out === '')
            throw this.refusal(err);
        return out;
    }

    /** The tree as a text in which leaves can be changed; null for a generated game. */
    treeText(problem) {
        return isSpec(problem.tree) ? null : this.catalogue[problem.tree.trim()] ?? treeFile(problem.tree);
    }
}
