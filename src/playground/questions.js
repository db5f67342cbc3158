// What a practice asks about a search, and the student's predictions as a file of answers. The answer key and the verdicts
// are plycut's; this file only decides which event a question is about.

const KINDS = ['leaf', 'update', 'cutoff', 'value'];

/** A search's questions of the kinds, in order. `at`: the moment at which it is asked; `event`: what it is about; `index`:
 *  which of the leaves (updates, cutoffs) of the key it is about, or where it would be; `right`: is it there? `rest`: the
 *  children that a cutoff would prune. */
function questionsOf(search, tree, kinds) {
    const state = newState(search, tree), children = childrenOf(tree), { kind, node } = search.events, questions = [];
    const before = { leaf: 0, update: 0, cutoff: 0 };
    for (let event = 0; event < kind.length; event++) {
        goTo(state, event);
        const at = node[event], add = (name, more) => kinds.includes(name)
            && questions.push({ kind: name, event, at: event, node: at, ...more });
        if (kind[event] === 'l')
            add('leaf', { index: before.leaf++, at: beforeEntering(search, event) });
        if (kind[event] === 'x')
            add('value', {});
        if (kind[event] !== 'u' || !search.windowed)
            continue;
        const window = [state.alpha[at], state.beta[at]];
        goTo(state, event + 1);
        const changes = state.alpha[at] !== window[0] || state.beta[at] !== window[1], cuts = kind[event + 1] === 'c';
        add('update', { index: before.update, right: changes });
        const rest = children[at].filter(child => state.visits[child] === 0);
        if (rest.length > 0)
            add('cutoff', { index: before.cutoff, right: cuts, rest, at: event + 1, event: cuts ? event + 1 : event });
        before.update += changes;
        before.cutoff += cuts;
    }
    return questions;
}

/** The moment before the nodes above a leaf are entered: they would say where the search goes. */
function beforeEntering({ events: { kind } }, event) {
    while (event > 0 && kind[event - 1] === 'e')
        event--;
    return event;
}

// ---- Answers --------------------------------------------------------------------------------------

/** What the key says of the search: everything but its answers. */
function claimsOf(key) {
    const claims = ['format', 'version', 'algorithm', 'cut', 'fail', 'order', 'root', 'depth', 'window'];
    return Object.fromEntries(claims.filter(name => name in key).map(name => [name, key[name]]));
}

const LISTS = { leaf: 'visited', update: 'updates', cutoff: 'cutoffs' };

/** The entries of a list that a prediction stands for: none if the student says that nothing happens. */
function entriesOf(question, prediction, path) {
    if (question.kind === 'leaf')
        return [prediction.node];
    if (question.kind === 'cutoff')
        return prediction.kind === 'none' ? [] : [{ node: path(question.node), kind: prediction.kind, ...(prediction.by === '' ? {} : { by: prediction.by }) }];
    return ['alpha', 'beta'].filter(side => side in prediction).map(side => ({ node: path(question.node), [side]: prediction[side] }));
}

/** Replaces the key's answer by a prediction. What was said before is in the file by now, so the place has moved. */
function putPrediction(file, key, question, prediction, path) {
    const name = LISTS[question.kind], list = file[name] ??= key[name].slice(), moved = list.length - key[name].length;
    list.splice(question.index + moved, question.kind === 'leaf' || question.right ? 1 : 0, ...entriesOf(question, prediction, path));
    if (question.kind !== 'cutoff')
        return;
    // What is pruned says when a cutoff happens, and not only where.
    const rest = question.rest.map(path), others = (file.pruned ?? key.pruned).filter(node => !question.right || !rest.includes(node));
    file.pruned = [...new Set([...others, ...(prediction.kind === 'none' ? [] : rest)])];
}

/** A file of answers: the predictions, and the key's answers to what has not been predicted. An answer that was shown
 *  (its prediction is null) was not given: the value, or the whole list that it is part of, is left out. */
function answersOf(key, predicted, path) {
    const file = claimsOf(key), shown = predicted.filter(({ prediction }) => prediction === null).map(({ question }) => question.kind);
    for (const { question, prediction } of predicted)
        if (question.kind !== 'value' && !shown.includes(question.kind))
            putPrediction(file, key, question, prediction, path);
        else if (question.kind === 'value' && prediction !== null)
            (file.values ??= {})[path(question.node)] = prediction.value;
    return file;
}

/** The options of plycut make for a fresh tree of the same shape, with what went wrong in it. */
function freshTree(tree, wrong, seed) {
    const children = childrenOf(tree), inner = children.filter(list => list.length > 0), counts = inner.map(list => list.length);
    const low = Math.min(...counts), high = Math.max(...counts), depth = tree.parent.reduce((depths, parent) => {
        depths.push(parent === NONE ? 0 : depths[parent] + 1);
        return depths;
    }, []);
    const some = kind => (wrong.has(kind) ? [`--${kind}=1+`] : []);
    return [`--branching=${low}${low < high ? `..${high}` : ''}`, ...(low < high ? ['--irregular'] : []),
        `--plies=${Math.max(...depth)}`, ...some('shallow'), ...some('deep'), '--values=1..20', `--seed=${seed}`];
}
