// What becomes of an exercise outside the page: progress that a browser keeps for the next time, also in a frame that is loaded again, and the score, which the page that
// frames this one is told.

/** Runs what a browser may forbid a page in a frame.
 *  @template T @param {() => T} what */
function ifAllowed(what) {
    try {
        return what();
    } catch (error) {
        if (!(error instanceof DOMException))
            throw error;
        return null;
    }
}

/** Under which name an exercise is kept: another tree, search or kind of question is another exercise.
 *  @param {Exercise} exercise @param {Quiz} quiz */
const keyOfExercise = ({ name, kinds }, { search }) => `plycut ${JSON.stringify([name, search, kinds])}`;

/** @param {Exercise} exercise @param {Quiz} quiz @param {Kept} kept */
export function store(exercise, quiz, kept) {
    ifAllowed(() => localStorage.setItem(keyOfExercise(exercise, quiz), JSON.stringify(kept)));
}

/** What was kept of an exercise, or null. Someone else may have written there.
 *  @param {Exercise} exercise @param {Quiz} quiz @returns {Kept | null} */
export function stored(exercise, quiz) {
    const text = ifAllowed(() => localStorage.getItem(keyOfExercise(exercise, quiz)));
    try {
        const kept = JSON.parse(text ?? 'null'), isAnswer = /** @param {Partial<Answered> | null} answer */ answer => Array.isArray(answer?.tries) && answer.tries.every(said => typeof said === 'string') && Number.isInteger(answer.hints) && typeof answer.over === 'boolean';
        return kept !== null && kept.search === quiz.search && Array.isArray(kept.answers) && kept.answers.length <= quiz.questions.length + 1 && kept.answers.every(isAnswer) && Array.isArray(kept.lessons) ? kept : null;
    } catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        return null;
    }
}

/** Tells the page that frames this one how an exercise stands: docs/page.md describes the message.
 *  @param {Answers} answers @param {Grade} grade @param {number} questions */
export function tell(answers, { points, of }, questions) {
    if (parent !== window)
        parent.postMessage({ format: 'plycut-score', version: 1, exercise: answers.exercise ?? '', search: answers.search, points, of, finished: answers.answers.length === questions, answers }, '*');
}
