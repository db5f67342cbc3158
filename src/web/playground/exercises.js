// Exercises: what is asked of which tree, as the form or a link says it, and the practice that asks it.
import { linkWrite, setAddress } from '../../publish/page/link.js';
import { deckLink, deckOfLink, KINDS, kindsOfLink, packed, problemLink, single } from './problem.js';
import { freshTree, madeTree, Practice } from './practice.js';
import { PHRASES } from './playground-words.js';
import { store, stored } from './progress.js';
import { part } from './parts.js';

export class Exercises {
    /** @type {import('./playground.js').Playground} */
    playground;
    /** @type {Problem[]} */
    deck;

    /** @param {import('./playground.js').Playground} playground */
    constructor(playground) {
        Object.assign(this, { playground, deck: [] });
        part('begin-practice').addEventListener('click', () => playground.attempt(() => this.beginExercise(this.exercise())));
        part('exercise').addEventListener('submit', event => {
            event.preventDefault();
            playground.attempt(() => this.beginExercise(this.exercise()));
        });
        part('add-exercise').addEventListener('click', () => this.setDeck([...this.deck, single(playground.problem)]));
        part('empty-deck').addEventListener('click', () => this.setDeck([]));
        this.listenToPractice();
    }

    /** What the form asks for: the trees of the deck, then the one that is shown, if it is not in the deck. */
    exercise() {
        const { elements } = part('exercise'), now = single(this.playground.problem), inDeck = this.deck.some(problem => JSON.stringify(problem) === JSON.stringify(now));
        const [problem, ...deck] = inDeck ? this.deck : [...this.deck, now], said = name => elements[name].checked;
        return { problem, kinds: KINDS.filter(said), solutions: said('solutions'), hints: said('hints'), pseudocode: said('pseudocode'), deck, name: elements.title.value.trim() };
    }

    exerciseLink({ problem, kinds, solutions, hints, pseudocode, deck, name }) {
        const no = given => (given ? null : 'no');
        return packed(linkWrite({ ...problemLink(problem), practice: kinds.join(), solutions: no(solutions), hints: no(hints), pseudocode: no(pseudocode),
            exercise: name, deck: deckLink(deck) }));
    }

    setDeck(deck) {
        this.deck = deck;
        part('deck').textContent = PHRASES.deck(deck.length);
        part('empty-deck').hidden = deck.length === 0;
    }

    /** An exercise that begins here has its own address, so that it can be loaded again. */
    async beginExercise(exercise) {
        await this.practise(exercise, null);
        this.playground.stopWriting();
        setAddress(await this.exerciseLink(exercise));
        this.keep();
    }

    /** Shows an exercise, from where it was left, if it is the same. */
    async practise(exercise, kept) {
        const quiz = await this.playground.plycut.json(['quiz', `--kinds=${exercise.kinds.join()}`], exercise.problem);
        this.playground.practice?.inPicture.close();
        if (!await this.playground.set(exercise.problem, { k: '0' }))
            return;
        this.playground.stopWriting();
        this.playground.editor.close();
        this.playground.trees.close();
        document.body.classList.add('practising');
        document.body.classList.toggle('with-pseudocode', exercise.pseudocode);
        part('practice').hidden = false;
        part('result').hidden = true;
        part('next-exercise').hidden = exercise.deck.length === 0;
        this.playground.practice = new Practice(this.playground, exercise, quiz, kept === null ? null : kept.search === quiz.search ? kept : stored(exercise, quiz));
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
        const actions = {
            hint: practice => practice.hint(), reveal: practice => practice.reveal(), 'go-on': practice => practice.ask(),
            download: practice => practice.download(), again: practice => this.restart(practice), restart: practice => this.restart(practice),
            fresh: practice => this.freshTree(practice), leave: () => this.leavePractice(),
            'next-exercise': ({ exercise: { deck: [problem, ...deck], ...exercise } }) => this.beginExercise({ ...exercise, name: '', deck, problem }),
        };
        for (const id in actions)
            part(id).addEventListener('click', () => this.playground.attempt(async () => actions[id](this.playground.practice), 'trouble'));
        for (const form of [part('predict'), part('at-node')])
            form.addEventListener('submit', event => {
                event.preventDefault();
                if (form === part('at-node'))
                    this.playground.practice.inPicture.settle();
                this.playground.attempt(() => this.playground.practice.answer(), 'trouble');
            });
        part('predict').addEventListener('input', () => this.playground.practice.showOwner());
        part('student').addEventListener('change', () => this.keep());
        part('view').addEventListener('click', event => this.playground.practice?.inPicture.pick(event.target));
        part('view').addEventListener('keydown', event => this.enter(event));
    }

    /** Enter answers what was chosen in the picture, and then goes on. */
    enter(event) {
        const { practice } = this.playground;
        if (practice === null || event.key !== 'Enter' || event.target.closest('input, button, select, summary, a'))
            return;
        event.preventDefault();
        if (!part('go-on').hidden)
            part('go-on').click();
        else if (practice.inPicture.hasPicked)
            part('predict').requestSubmit();
    }

    /** The same exercise from its beginning; an exercise of a link keeps its address. */
    async restart({ exercise }) {
        const address = location.href;
        await this.practise(exercise, null);
        setAddress(address);
        this.keep();
    }

    /** An exercise like the last one, with another tree. */
    async freshTree(practice) {
        const { exercise: { problem } } = practice, { out } = await this.playground.tools.makeTree(freshTree(practice.tree, practice.missed, ++this.playground.seed));
        await this.beginExercise({ ...practice.exercise, name: '', problem: { ...problem, tree: madeTree(out) } });
    }

    exerciseOfLink(problem, { practice, solutions, hints, pseudocode, deck, exercise = '' }) {
        return { problem: single(problem), kinds: kindsOfLink(practice), solutions: solutions !== 'no', hints: hints !== 'no', pseudocode: pseudocode !== 'no',
            deck: deckOfLink(deck), name: exercise };
    }

    /** Keeps what was answered, for a page that is loaded again. */
    keep() {
        const { practice } = this.playground;
        setAddress(location.href, { kept: practice.kept });
        store(practice.exercise, practice.quiz, practice.kept);
    }
}
