// Practice: the student predicts what the search does next. Questions, hints, verdicts and points are plycut's (src/teach/quiz); this
// file only shows them, and keeps what was answered.
import { save } from '../../publish/page/embed.js';
import { PHRASES } from './playground-words.js';
import { KINDS } from './problem.js';
import { tell } from './progress.js';
import { PicturePrediction } from './predict.js';
import { elementOf } from '../../publish/page/elements.js';
import { inPrint } from '../../publish/page/notation.js';
import { cell, find, part } from '../../publish/page/must.js';

const TRIES = 2;

export class Practice {
    /** The kinds of cutoffs that were not found.
     *  @type {Set<string>} */
    missed = new Set();

    /** `exercise`: { problem, kinds, solutions, hints, pseudocode, deck, name }; its name ('': none) is what answers call it for
     *  plycut check --exercises. `quiz`: the questions; `kept`: what was answered before the page was loaded again, or null.
     *  @param {Playground} playground @param {View} view @param {Exercise} exercise @param {Quiz} quiz @param {Kept | null} kept */
    constructor(playground, view, exercise, quiz, kept) {
        const panel = cell(view.panels, 0);
        this.playground = playground;
        this.plycut = playground.plycut;
        this.view = view;
        this.exercise = exercise;
        this.quiz = quiz;
        this.questions = quiz.questions;
        this.search = panel.search;
        this.tree = panel.state.tree;
        this.answers = kept?.answers ?? []; // of the questions that are over, and of the one that is asked
        this.lessons = kept?.lessons ?? []; // why answers were wrong
        this.student = kept?.student ?? '';
        this.inPicture = new PicturePrediction(panel);
        view.controls.leaveKeys();
        view.part('share').hidden = true;
        view.fixed = true; // a click answers
    }

    /** How many questions are over. */
    get over() {
        return this.answers.filter(answer => answer.over).length;
    }

    get question() {
        return this.questions[this.over];
    }

    /** What was said to the question that is asked. */
    get current() {
        return this.answers[this.over] ??= { tries: [], hints: 0, over: false };
    }

    /** What a page that is loaded again needs. */
    get kept() {
        return { search: this.quiz.search, answers: this.answers, lessons: this.lessons, student: part('student').value };
    }

    // ---- A question ----------------------------------------------------------------------------------

    async begin() {
        part('student').value = this.student;
        part('rules').textContent = PHRASES.rules(this.exercise.problem, this.search.title, cell(this.tree.kind, 0));
        part('practice').classList.toggle('without-hints', !this.exercise.hints);
        await this.ask();
    }

    async ask() {
        const { question } = this;
        await this.showScore();
        part('practice').classList.toggle('finished', question === undefined);
        if (question === undefined) {
            this.view.go(this.view.leader.end);
            await this.showResult();
            return;
        }
        this.view.go(question.asked);
        this.showQuestion(question);
        this.showHints();
    }

    async showScore() {
        const grade = await this.grade();
        part('done').max = String(this.questions.length || 1);
        part('done').value = String(this.over);
        part('restart').hidden = this.over === 0 || this.question === undefined;
        part('score').textContent = PHRASES.score(grade.points, this.over, this.questions.length);
        tell(this.file(), grade, this.questions.length);
        return grade;
    }

    /** @param {Question} asked */
    showQuestion(asked) {
        const { kind, question, window } = asked;
        const form = part('predict');
        form.reset();
        form.hidden = false;
        for (const inputs of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll('[data-kind]')))
            inputs.hidden = inputs.dataset.kind !== kind;
        find(form, '.by-window').hidden = !this.quiz.window_cutoffs;
        this.mode('asking');
        this.say('', []);
        part('asked').textContent = question;
        if (window !== undefined)
            [form.elements.alpha.value, form.elements.beta.value] = window;
        this.showOwner();
        this.inPicture.show(asked);
        find(form, `[data-kind=${kind}] input`).focus({ preventScroll: true });
    }

    /** Asking: an answer is awaited; answered: the verdict is shown.
     *  @param {'asking' | 'answered'} mode */
    mode(mode) {
        const asking = mode === 'asking';
        part('answer').hidden = !asking;
        part('hint').hidden = !asking || !this.exercise.hints;
        part('reveal').hidden = !asking || !this.exercise.solutions;
        part('go-on').hidden = asking;
        for (const input of part('predict').querySelectorAll('input'))
            input.disabled = !asking;
    }

    showOwner() {
        const cut = part('predict').elements.cut.value;
        find(part('predict'), '.owner').hidden = !['shallow', 'deep'].includes(cut);
        this.inPicture.follow();
    }

    /** @param {string} className @param {string[]} lines */
    say(className, lines) {
        part('verdict').className = className;
        part('verdict').replaceChildren(...lines.filter(line => line !== '').map(line => elementOf('p', { textContent: inPrint(line) })));
    }

    // ---- Answers -------------------------------------------------------------------------------------

    /** What the form says to a question, as plycut reads it.
     *  @param {Kind} kind */
    typed(kind) {
        const { elements } = part('predict'), by = elements.by.value.trim(), cut = elements.cut.value;
        return {
            leaf: () => elements.node.value,
            update: () => `[${elements.alpha.value}, ${elements.beta.value}]`,
            cutoff: () => (cut === 'none' ? 'no cutoff' : cut !== '' && cut !== 'window' && by !== '' ? `${cut} by ${by}` : cut),
            value: () => elements.value.value,
        }[kind]();
    }

    /** The command that asks a question or, without a number, the whole quiz.
     *  @param {number} [number] */
    quizWords(number) {
        return ['quiz', `--kinds=${this.exercise.kinds.join()}`, ...(number === undefined ? [] : [`--question=${number}`])];
    }

    async answer() {
        const { question, current, inPicture: { missing } } = this;
        if (question === undefined)
            return;
        const typed = this.typed(question.kind);
        if (missing !== '') {
            this.say('', [missing]);
            return;
        }
        /** @type {Verdict} */
        const verdict = await this.plycut.json([...this.quizWords(this.over + 1), `--answer=${typed}`], this.exercise.problem);
        if (!verdict.understood) {
            this.say('', [verdict.part]);
            return;
        }
        current.tries.push(typed.trim());
        if (verdict.right)
            await this.finish('right', [PHRASES.right(current.hints, current.tries.length)]);
        else if (current.tries.length < TRIES)
            this.tryAgain(verdict);
        else
            await this.finish('wrong', [PHRASES.wrong, ...(this.exercise.solutions ? [verdict.reason] : [])], verdict.reason);
    }

    /** @param {Verdict} verdict */
    tryAgain({ part: wrong, reason }) {
        this.lessons.push({ number: this.over + 1, reason });
        this.say('wrong', [PHRASES.wrong, wrong, PHRASES.tryAgain]);
        this.playground.exercises.keep();
    }

    /** The answer is shown, and the question earns nothing. */
    async reveal() {
        const { answer } = await this.plycut.json(this.quizWords(this.over + 1), this.exercise.problem);
        this.current.tries = [];
        await this.finish('', [PHRASES.shown(answer)], PHRASES.shown(answer));
    }

    /** The question is over: the search goes on to the event that answers it. `lesson`: why the answer was not right.
     *  @param {string} className @param {string[]} lines @param {string | null} lesson */
    async finish(className, lines, lesson = null) {
        const { question, exercise: { solutions } } = this, number = this.over + 1;
        if (question === undefined)
            return;
        this.current.over = true;
        this.inPicture.hide();
        this.lessons = this.lessons.filter(({ number: other }) => other !== number || lesson === null);
        if (lesson !== null)
            this.lessons.push({ number, reason: lesson });
        this.lessons = [...new Map(this.lessons.map(one => [one.number, one])).values()];
        this.view.go(question.shown);
        await this.showScore();
        const sentence = solutions ? cell(this.search.sentences, question.shown - 1).split('\n') : [];
        this.say(className, [...lines, ...sentence]);
        this.mode('answered');
        this.playground.exercises.keep();
        part('go-on').focus({ preventScroll: true });
    }

    hint() {
        this.current.hints = Math.min(this.current.hints + 1, this.question?.hints.length ?? 0);
        this.showHints();
        this.playground.exercises.keep();
    }

    showHints() {
        const { current, question } = this, hints = question?.hints ?? [];
        if (current.hints > 0)
            this.say('', hints.slice(0, current.hints));
        part('hint').disabled = current.hints === hints.length;
    }

    // ---- The result ----------------------------------------------------------------------------------

    /** The answers as plycut check reads them.
     *  @returns {Answers} */
    file() {
        const { exercise: { name, kinds }, quiz: { search } } = this, student = part('student').value.trim();
        return {
            format: 'plycut-quiz', version: 1, search, kinds: kinds.join(),
            ...(name === '' ? {} : { exercise: name }), ...(student === '' ? {} : { student }),
            answers: this.answers.filter(({ over }) => over).map(({ tries, hints }) => ({ tries, hints })),
        };
    }

    /** @returns {Promise<Grade>} */
    async grade() {
        return (await this.plycut.json([...this.quizWords(), `--grade=${JSON.stringify(this.file())}`], this.exercise.problem)).grades[0];
    }

    /** @param {Grade} grade */
    missedCutoffs(grade) {
        return new Set(grade.marks.filter(({ item, right }) => item.startsWith('cutoff') && !right)
            .flatMap(({ found }) => found.split(' ').slice(0, 1)).filter(kind => ['shallow', 'deep'].includes(kind)));
    }

    async showResult() {
        const grade = await this.grade(), kinds = KINDS.filter(kind => this.questions.some(question => question.kind === kind));
        this.missed = this.missedCutoffs(grade);
        part('predict').hidden = true;
        part('asked').textContent = PHRASES.finished(grade.points, grade.of);
        part('kinds').replaceChildren(...kinds.map(kind => this.row(kind, grade.marks.filter(({ item }) => item.startsWith(`${kind} `)))));
        part('mistakes').replaceChildren(...(this.exercise.solutions ? this.lessonsOf(grade) : []));
        part('graded').textContent = PHRASES.graded(grade.points, grade.of);
        part('result').hidden = false;
        this.playground.exercises.keep();
        find(part('result'), 'h2').focus();
    }

    /** How the questions of a kind went.
     *  @param {Kind} kind @param {Mark[]} marks */
    row(kind, marks) {
        const right = marks.filter(mark => mark.right), helped = right.filter(({ share = 1 }) => share < 1);
        return elementOf('tr', {}, [elementOf('th', { scope: 'row', textContent: PHRASES.kindsAsked[kind] }),
            elementOf('td', { textContent: PHRASES.of(right.length, marks.length) }), elementOf('td', { textContent: PHRASES.helped(helped.length) })]);
    }

    /** What to learn: the habit that explains all wrong answers, if plycut knows one, then why each was wrong.
     *  @param {Grade} grade */
    lessonsOf({ mistakes = [] }) {
        return [...mistakes.map(({ text }) => elementOf('li', {}, [elementOf('strong', { textContent: inPrint(text) })])),
            ...this.lessons.map(({ number, reason }) => elementOf('li', { textContent: inPrint(PHRASES.lesson(number, reason)) }))];
    }

    download() {
        const name = [this.exercise.name, part('student').value.trim()].filter(word => word !== '').join('-') || 'answers';
        save(`${name.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.json`, new Blob([`${JSON.stringify(this.file())}\n`], { type: 'application/json' }));
    }
}
