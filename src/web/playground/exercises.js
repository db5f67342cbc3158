// Exercises: what is asked of which tree, as the form or a link says it, and the practice that asks it.
import { linkWrite, setAddress } from '../../publish/page/link.js';
import { deckLink, deckOfLink, KINDS, kindsOfLink, packed, problemLink, single } from './problem.js';
import { Practice } from './practice.js';
import { freshTree, madeTree } from './fresh.js';
import { PHRASES } from './playground-words.js';
import { store, stored } from './progress.js';
import { part } from '../../publish/page/must.js';

export class Exercises {
    /** The exercises before the one that is shown.
     *  @type {Problem[]} */
    deck = [];

    /** @param {Playground} playground */
    constructor(playground) {
        this.playground = playground;
        part('begin-practice').addEventListener('click', () => playground.attempt(() => this.beginExercise(this.exercise())));
        part('exercise').addEventListener('submit', event => {
            event.preventDefault();
            playground.attempt(() => this.beginExercise(this.exercise()));
        });
        part('add-exercise').addEventListener('click', () => this.setDeck([...this.deck, single(playground.problem)]));
        part('empty-deck').addEventListener('click', () => this.setDeck([]));
        this.listenToPractice();
    }

    /** What the form asks for: the trees of the deck, then the one that is shown, if it is not in the deck.
     *  @returns {Exercise} */
    exercise() {
        const { elements } = part('exercise'), now = single(this.playground.problem), inDeck = this.deck.some(problem => JSON.stringify(problem) === JSON.stringify(now));
        const [problem = now, ...deck] = inDeck ? this.deck : [...this.deck, now], said = /** @param {Kind | 'solutions' | 'hints' | 'pseudocode'} name */ name => elements[name].checked;
        return { problem, kinds: KINDS.filter(said), solutions: said('solutions'), hints: said('hints'), pseudocode: said('pseudocode'), deck, name: elements.title.value.trim() };
    }

    /** @param {Exercise} exercise */
    exerciseLink({ problem, kinds, solutions, hints, pseudocode, deck, name }) {
        const no = /** @param {boolean} given */ given => (given ? null : 'no');
        return packed(linkWrite({ ...problemLink(problem), practice: kinds.join(), solutions: no(solutions), hints: no(hints), pseudocode: no(pseudocode),
            exercise: name, deck: deckLink(deck) }));
    }

    /** @param {Problem[]} deck */
    setDeck(deck) {
        this.deck = deck;
        part('deck').textContent = PHRASES.deck(deck.length);
        part('empty-deck').hidden = deck.length === 0;
    }

    /** An exercise that begins here has its own address, so that it can be loaded again.
     *  @param {Exercise} exercise */
    async beginExercise(exercise) {
        await this.practise(exercise, null);
        this.playground.address.stop();
        setAddress(await this.exerciseLink(exercise));
        this.keep();
    }

    /** Shows an exercise, from where it was left, if it is the same.
     *  @param {Exercise} exercise @param {Kept | null} kept */
    async practise(exercise, kept) {
        const quiz = await this.playground.plycut.json(['quiz', `--kinds=${exercise.kinds.join()}`], exercise.problem);
        this.playground.practice?.inPicture.close();
        if (!await this.playground.set(exercise.problem, { k: '0' }) || this.playground.view === null)
            return;
        this.playground.address.stop();
        this.playground.editor.close();
        this.playground.trees.close();
        document.body.classList.add('practising');
        document.body.classList.toggle('with-pseudocode', exercise.pseudocode);
        part('practice').hidden = false;
        part('result').hidden = true;
        part('next-exercise').hidden = exercise.deck.length === 0;
        this.playground.practice = new Practice(this.playground, this.playground.view, exercise, quiz, kept === null ? null : kept.search === quiz.search ? kept : stored(exercise, quiz));
        await this.playground.practice.begin();
    }

    endPractice() {
        document.body.classList.remove('practising');
        part('practice').hidden = true;
        this.playground.practice?.inPicture.close();
        this.playground.practice = null;
    }

    async leavePractice() {
        this.endPractice();
        await this.playground.set(this.playground.problem);
        part('begin-practice').focus();
    }

    listenToPractice() {
        /** @type {Record<string, (practice: Practice) => unknown>} */
        const actions = {
            hint: practice => practice.hint(), reveal: practice => practice.reveal(), 'go-on': practice => practice.ask(),
            download: practice => practice.download(), again: practice => this.restart(practice), restart: practice => this.restart(practice),
            fresh: practice => this.freshTree(practice), leave: () => this.leavePractice(),
            'next-exercise': ({ exercise: { deck: [problem, ...deck], ...exercise } }) => problem && this.beginExercise({ ...exercise, name: '', deck, problem }),
        };
        const whilePractising = /** @param {(practice: Practice) => unknown} what */ what => {
            const { practice } = this.playground;
            if (practice !== null)
                this.playground.attempt(async () => what(practice), 'trouble');
        };
        for (const [id, action] of Object.entries(actions))
            part(id).addEventListener('click', () => whilePractising(action));
        for (const form of [part('predict'), part('at-node')])
            form.addEventListener('submit', event => {
                event.preventDefault();
                whilePractising(practice => {
                    if (form === part('at-node'))
                        practice.inPicture.settle();
                    return practice.answer();
                });
            });
        part('predict').addEventListener('input', () => this.playground.practice?.showOwner());
        part('student').addEventListener('change', () => this.keep());
        part('view').addEventListener('click', event => this.playground.practice?.inPicture.pick(/** @type {Element} */ (event.target)));
        part('view').addEventListener('keydown', event => this.enter(event));
    }

    /** Enter answers what was chosen in the picture, and then goes on.
     *  @param {KeyboardEvent} event */
    enter(event) {
        const { practice } = this.playground;
        if (practice === null || event.key !== 'Enter' || /** @type {Element} */ (event.target).closest('input, button, select, summary, a'))
            return;
        event.preventDefault();
        if (!part('go-on').hidden)
            part('go-on').click();
        else if (practice.inPicture.hasPicked)
            part('predict').requestSubmit();
    }

    /** The same exercise from its beginning; an exercise of a link keeps its address.
     *  @param {Practice} practice */
    async restart({ exercise }) {
        const address = location.href;
        await this.practise(exercise, null);
        setAddress(address);
        this.keep();
    }

    /** An exercise like the last one, with another tree.
     *  @param {Practice} practice */
    async freshTree(practice) {
        const { exercise: { problem } } = practice, { out } = await this.playground.tools.makeTree(freshTree(practice.tree, practice.missed, ++this.playground.seed));
        await this.beginExercise({ ...practice.exercise, name: '', problem: { ...problem, tree: madeTree(out) } });
    }

    /** @param {Problem} problem @param {Members} members @returns {Exercise} */
    exerciseOfLink(problem, { practice = '', solutions, hints, pseudocode, deck = '', exercise = '' }) {
        return { problem: single(problem), kinds: kindsOfLink(practice), solutions: solutions !== 'no', hints: hints !== 'no', pseudocode: pseudocode !== 'no',
            deck: deckOfLink(deck), name: exercise };
    }

    /** Keeps what was answered, for a page that is loaded again. */
    keep() {
        const { practice } = this.playground;
        if (practice === null)
            return;
        setAddress(location.href, { kept: practice.kept });
        store(practice.exercise, practice.quiz, practice.kept);
    }
}
