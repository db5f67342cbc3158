// Practice: the student predicts what the search does next. Verdicts and reasons are those of plycut check.

class Practice {
    /** `exercise`: { problem, kinds, solutions, name }; its name ('': none) is what answers call it for plycut check --exercises. */
    constructor(plycut, view, moments, exercise) {
        Object.assign(this, { plycut, view, exercise });
        const panel = view.panels[0];
        Object.assign(this, { search: panel.search, state: panel.state, tree: panel.state.tree, notation: panel.notation });
        this.key = plycut.json(['answers'], exercise.problem);
        this.questions = questionsOf(this.search, this.tree, exercise.kinds);
        this.predicted = [];
        this.mistakes = [];
        document.removeEventListener('keydown', view.onKey);
        view.part('share').hidden = true;
        this.ask(0);
    }

    get question() {
        return this.questions[this.predicted.length];
    }

    path(node) {
        return pathOf(this.tree, node);
    }

    // ---- A question ----------------------------------------------------------------------------------

    ask() {
        const { question } = this;
        this.showScore();
        part('practice').classList.toggle('finished', question === undefined);
        if (question === undefined) {
            this.view.go(this.view.leader.end);
            this.showResult();
            return;
        }
        this.hints = 0;
        this.view.go(question.at);
        this.showQuestion(question);
    }

    showScore() {
        part('done').max = this.questions.length || 1;
        part('done').value = this.predicted.length;
        part('score').textContent = WORDS.score(this.predicted.length - this.mistakes.length, this.predicted.length, this.questions.length);
    }

    showQuestion({ kind, node, at }) {
        const form = part('predict'), name = this.notation.name(node);
        form.reset();
        form.hidden = false;
        for (const inputs of form.querySelectorAll('[data-kind]'))
            inputs.hidden = inputs.dataset.kind !== kind;
        form.querySelector('.by-window').hidden = this.exercise.problem.window === '';
        this.mode('asking');
        this.say('', []);
        part('asked').textContent = WORDS.asks[kind](name, this.player(node), this.returned(at));
        if (kind === 'update') {
            form.elements.alpha.value = this.notation.bound(this.state.alpha[node], '-inf');
            form.elements.beta.value = this.notation.bound(this.state.beta[node], 'inf');
        }
        this.showOwner();
        form.querySelector(`[data-kind=${kind}] input`).focus({ preventScroll: true });
    }

    player(node) {
        return this.tree.kind[node] === 'x' ? WORDS.max : WORDS.min;
    }

    /** The child that has just returned at a moment, with its value; '' if none has. */
    returned(at) {
        const { kind, from, node } = this.search.events, event = kind[at] === 'u' ? at : at - 1;
        if (kind[event] !== 'u')
            return '';
        const child = from?.[event] ?? node[event - 1];
        return WORDS.returned(this.notation.name(child), this.notation.value(this.state, child));
    }

    /** Asking: an answer is awaited; answered: the verdict is shown. */
    mode(mode) {
        const asking = mode === 'asking';
        part('answer').hidden = !asking;
        part('hint').hidden = !asking;
        part('reveal').hidden = !asking || !this.exercise.solutions;
        part('go-on').hidden = asking;
        for (const input of part('predict').querySelectorAll('input'))
            input.disabled = !asking;
    }

    showOwner() {
        const cut = part('predict').elements.cut.value;
        part('predict').querySelector('.owner').hidden = !['shallow', 'deep'].includes(cut);
    }

    say(className, lines) {
        part('verdict').className = className;
        part('verdict').replaceChildren(...lines.filter(line => line !== '').map(line => elementOf('p', { textContent: line })));
    }

    // ---- Predictions ---------------------------------------------------------------------------------

    /** What the form says, or null if something is missing or is not a bound. */
    prediction() {
        const { kind, node } = this.question, { elements } = part('predict'), text = name => elements[name].value.trim();
        if (kind === 'leaf')
            return text('node') === '' ? null : { node: text('node') };
        if (kind === 'value')
            return text('value') === '' ? null : { value: text('value') };
        if (kind === 'cutoff')
            return elements.cut.value === '' ? null : { kind: elements.cut.value, by: ['shallow', 'deep'].includes(elements.cut.value) ? text('by') : '' };
        const before = { alpha: this.notation.bound(this.state.alpha[node], '-inf'), beta: this.notation.bound(this.state.beta[node], 'inf') };
        const typed = ['alpha', 'beta'].filter(side => text(side) !== before[side]).map(side => [side, boundOf(text(side))]);
        return typed.some(([, bound]) => bound === undefined) ? null : Object.fromEntries(typed);
    }

    answer() {
        const prediction = this.prediction();
        if (prediction === null) {
            this.say('', [WORDS.missing[this.question.kind] ?? WORDS.missing.any]);
            return;
        }
        const grade = this.grade([{ question: this.question, prediction }]), wrong = grade?.marks.find(mark => !mark.right);
        if (wrong?.not_understood)
            this.say('', [wrong.not_understood.replace(/^.*?\$\.\S* /, '')]);
        else if (grade !== null)
            this.take(prediction, wrong === undefined, () => this.reasons(grade));
    }

    /** plycut's grade of predictions; null (and its message on the page) if it refuses them. */
    grade(predicted) {
        const { out, message } = this.plycut.ask(['check', '-f', 'json'], this.exercise.problem,
            ['algorithm', 'order', 'cut', 'fail', 'window', 'depth', 'root'], JSON.stringify(this.file(predicted)));
        if (out === '') {
            this.say('', [message]);
            return null;
        }
        return JSON.parse(out).grades[0];
    }

    /** Shows a verdict, and goes on to the event. `prediction` is null if the answer was shown; `reasons` gives those at the event. */
    take(prediction, right, reasons) {
        const { question } = this, { solutions } = this.exercise, event = question.event;
        this.view.go(event + 1);
        const why = right ? [WORDS.right] : reasons();
        if (!right)
            this.mistakes.push({ question, reasons: why });
        this.predicted.push({ question, prediction });
        this.showScore();
        const sentence = solutions ? this.search.sentences[event].split('\n') : [];
        this.say(right ? 'right' : 'wrong', [...(right || solutions ? why : [WORDS.wrong]), ...sentence]);
        this.mode('answered');
        part('go-on').focus({ preventScroll: true });
    }

    /** Why an answer is wrong, as plycut says it: the mistakes that it knows by name, and where the search was left. For a window it
     *  would name the next change, which may be the answer to a later question, so the window itself is shown. */
    reasons({ mistakes = [], divergence }) {
        const { kind, node } = this.question, left = divergence ? [divergence.text] : [];
        return [...mistakes.map(({ text }) => text), ...(kind === 'update' ? [WORDS.windowNow(this.notation.name(node), this.notation.window(this.state, node))] : left)];
    }

    /** The answer is shown, and counts as not given. */
    reveal() {
        this.take(null, false, () => [WORDS.shown]);
    }

    hint() {
        const { question: { kind, node } } = this, { state, notation } = this;
        this.hints++;
        this.say('', [WORDS.hints[kind](this.exercise.problem.cut === 'strict'), ...(this.hints > 1 ? [WORDS.now(notation.name(node), notation.value(state, node),
            this.search.windowed && kind !== 'leaf' ? notation.owned(state.alpha[node], WORDS.minusInfinity) : '',
            notation.owned(state.beta[node], WORDS.infinity))] : [])]);
    }

    /** A click into the picture names a node. */
    pick(target) {
        const group = target.closest('g.node'), { elements } = part('predict');
        if (group === null || this.question === undefined || part('answer').hidden)
            return;
        const node = nodeAt(this.tree, pathOfGroup(group));
        if (this.question.kind === 'leaf' && this.tree.kind[node] === 'l')
            elements.node.value = this.notation.name(node);
        else if (this.question.kind === 'cutoff' && this.tree.kind[node] !== 'l')
            elements.by.value = this.notation.name(node);
    }

    // ---- The result ----------------------------------------------------------------------------------

    file(predicted = this.predicted) {
        const { name } = this.exercise, answers = answersOf(this.key, predicted, node => this.path(node));
        return name === '' ? answers : { ...answers, exercise: name };
    }

    /** The kinds of mistakes: shallow and deep cutoffs that were wrong. */
    wrongCutoffs() {
        return new Set(this.mistakes.filter(({ question }) => question.kind === 'cutoff' && question.right)
            .map(({ question }) => CUTS[this.search.cutoffs[question.index].kind]));
    }

    showResult() {
        const of = (list, kind) => list.filter(({ question }) => question.kind === kind);
        const kinds = KINDS.filter(kind => of(this.questions.map(question => ({ question })), kind).length > 0);
        part('predict').hidden = true;
        part('asked').textContent = WORDS.finished;
        part('kinds').replaceChildren(...kinds.map(kind => this.row(kind, of(this.predicted, kind), of(this.mistakes, kind).length)));
        part('mistakes').replaceChildren(...(this.exercise.solutions ? this.lessons(kinds.map(kind => of(this.predicted, kind))) : []));
        const grade = this.predicted.length > 0 ? this.grade(this.predicted) : null, shown = this.predicted.filter(({ prediction }) => prediction === null);
        part('graded').textContent = [grade?.of > 0 && WORDS.graded(grade.points, grade.of), grade?.remark,
            shown.length > 0 && WORDS.leftOut([...new Set(shown.map(({ question }) => WORDS.kindsAsked[question.kind]))])].filter(Boolean).join(' ');
        part('result').hidden = false;
        part('result').querySelector('h2').focus();
    }

    row(kind, predicted, wrong) {
        const shown = predicted.filter(({ prediction }) => prediction === null).length, all = predicted.length;
        return elementOf('tr', {}, [elementOf('th', { scope: 'row', textContent: WORDS.kindsAsked[kind] }),
            elementOf('td', { textContent: WORDS.of(all - wrong, all) }), elementOf('td', { textContent: WORDS.shownOf(shown) })]);
    }

    /** What to learn: the mistakes that all answers of a kind follow from, then why each wrong answer is wrong. */
    lessons(kinds) {
        const named = new Set(kinds.flatMap(predicted => (this.grade(predicted)?.mistakes ?? []).map(({ text }) => text)));
        const reasons = this.mistakes.map(({ reasons: all }) => all.at(-1)).filter(reason => reason !== WORDS.shown);
        return [...[...named].map(text => elementOf('li', {}, [elementOf('strong', { textContent: text })])),
            ...reasons.map(textContent => elementOf('li', { textContent }))];
    }

    download() {
        const link = elementOf('a', { download: `${part('student').value.trim() || 'answers'}.json`,
            href: URL.createObjectURL(new Blob([`${JSON.stringify(this.file())}\n`], { type: 'application/json' })) });
        link.click();
        URL.revokeObjectURL(link.href);
    }
}

/** A typed bound as answers have it: a number, or null if it is infinite; undefined if it is neither. */
function boundOf(text) {
    const plain = text.replace('−', '-');
    return /^[-+]?(inf|infinity|∞)$/i.test(plain) ? null : /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}
