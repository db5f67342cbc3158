// The core in a worker, and plycut for problems. A call gives a value, or an error whose message is in the page's words.

/** Why a call has no value. */
class Refusal extends Error {}

class Core {
    constructor(module, script) {
        Object.assign(this, { module, url: URL.createObjectURL(new Blob([script], { type: 'text/javascript' })), waiting: new Map(), calls: 0 });
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
                this.restart(fail, new Refusal(WORDS.broken));
        };
        this.worker.onerror = () => this.stop(WORDS.broken);
    }

    restart(fail, why) {
        fail(why);
        this.stop(WORDS.broken);
    }

    /** { status, out, err } of a command line. */
    run(words, input) {
        const id = ++this.calls;
        return new Promise((done, fail) => {
            this.waiting.set(id, { done, fail });
            this.busy(true);
            this.worker.postMessage({ id, words, input });
        });
    }

    /** Ends what runs. */
    stop(message = WORDS.stopped) {
        this.worker.terminate();
        const waiting = [...this.waiting.values()];
        this.waiting.clear();
        this.begin();
        this.busy(false);
        waiting.forEach(({ fail }) => fail(new Refusal(message)));
    }
}

/** plycut for problems. */
class Plycut {
    constructor(core, catalogue) {
        Object.assign(this, { core, catalogue });
    }

    /** What a command line writes; its messages are what plycut says in a terminal, in the words of the page. */
    async run(words, input = '') {
        const { status, out, err } = await this.core.run(words, input);
        if (status > 1 || (out === '' && err !== ''))
            throw new Refusal(WORDS.inPage(err.replace(/^plycut: ?(standard input:)? ?/gm, '').trim()));
        return { out, message: err.replace(/^plycut: /gm, '').trim() };
    }

    /** A command about a problem. `except`: settings that the command does not take. */
    async ask(command, problem, except = []) {
        const named = this.catalogue[problem.tree.trim()];
        if (named === undefined && /^[a-z][\w-]*$/i.test(problem.tree.trim()))
            throw new Refusal(WORDS.noSuchTree(problem.tree.trim()));
        const { word, text } = named === undefined ? inputOf(problem) : { word: '-', text: named };
        return (await this.run([...command, ...searchOptions(problem, except), word], text)).out;
    }

    /** The same, as JSON. */
    async json(command, problem, except = []) {
        return JSON.parse(await this.ask([...command, '-f', 'json'], problem, except));
    }

    /** The tree as a text in which leaves can be changed; null for a generated game. */
    treeText(problem) {
        return isSpec(problem.tree) ? null : this.catalogue[problem.tree.trim()] ?? problem.tree;
    }
}
