// What a practice asks: a right prediction is graded right and a wrong one wrong, for every question about every catalogue tree.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { suite, root } = require('./harness');
const { runCore } = require('../../src/wasm/core.js');

const page = vm.createContext({});
for (const file of ['page/step.js', 'page/picture.js', 'playground/problem.js', 'playground/questions.js'])
    vm.runInContext(fs.readFileSync(path.join(root, 'src', file), 'utf8'), page);
const { questionsOf, answersOf, pathOf, leafPlaces, withLeaf, commandLine, newProblem } =
    vm.runInContext('({ questionsOf, answersOf, pathOf, leafPlaces, withLeaf, commandLine, newProblem })', page);
const kinds = vm.runInContext('KINDS', page);

const core = new WebAssembly.Module(fs.readFileSync(path.join(root, 'out/wasm/core.wasm')));
const run = (words, input = '') => runCore(core, words, input);
const trees = fs.readdirSync(path.join(root, 'trees')).filter(file => file.endsWith('.json'))
    .map(file => [file, fs.readFileSync(path.join(root, 'trees', file), 'utf8')]);

function searched(text, algorithm) {
    const { out } = run(['draw', '-f', 'moments', '-a', algorithm, '-'], text), moments = JSON.parse(out), [search] = moments.searches;
    const key = JSON.parse(run(['answers', '-a', algorithm, '-'], text).out);
    return { moments, search, tree: moments.trees[search.tree], key };
}

/** The prediction that the key answers a question with, and one that it does not. */
function predictions({ key, search, tree }, question) {
    const at = pathOf(tree, question.node);
    if (question.kind === 'leaf')
        return [{ node: key.visited[question.index] }, { node: '/' }];
    if (question.kind === 'value')
        return [{ value: key.values[at] }, { value: 12345 }];
    if (question.kind === 'cutoff') {
        const none = { kind: 'none', by: '' }, shallow = { kind: 'shallow', by: '' };
        return question.right ? [key.cutoffs[question.index], none].map(({ kind, by = '' }) => ({ kind, by })) : [none, shallow];
    }
    const { node, ...update } = question.right ? key.updates[question.index] : {};
    return [update, { alpha: 12345 }];
}

function graded(tree, answers) {
    const words = ['check', '-f', 'json', `tree:${JSON.stringify(JSON.parse(tree).tree ?? JSON.parse(tree))}`, '-'];
    const { out, err } = run(words, JSON.stringify(answers));
    assert.notEqual(out, '', err);
    return JSON.parse(out).grades[0];
}

suite(async ({ test }) => {
    for (const [file, text] of trees)
        for (const algorithm of ['alpha-beta', 'branch-and-bound'])
            await test(`${file}: ${algorithm}`, () => {
                if (JSON.parse(text).root === 'min')
                    return;
                const what = searched(text, algorithm), questions = questionsOf(what.search, what.tree, kinds);
                assert.equal(questions.filter(({ kind }) => kind === 'leaf').length, what.key.visited.length);
                assert.equal(questions.filter(({ kind, right }) => kind === 'cutoff' && right).length, what.key.cutoffs.length);
                assert.equal(questions.filter(({ kind, right }) => kind === 'update' && right).length, what.key.updates.length);
                for (const question of questions.filter((q, i) => questions.length < 60 || i % 7 === 0)) {
                    const path = node => pathOf(what.tree, node), at = path(question.node), [right, wrong] = predictions(what, question);
                    const [good, bad] = [right, wrong].map(prediction => graded(text, answersOf(what.key, [{ question, prediction }], path)));
                    assert.equal(good.points, good.of, `${question.kind} ${at}: ${good.divergence?.text}`);
                    assert.ok(bad.points < bad.of, `${question.kind} ${at}`);
                }
                const all = questions.map(question => ({ question, prediction: predictions(what, question)[0] }));
                const file = answersOf(what.key, all, node => pathOf(what.tree, node)), grade = graded(text, file);
                assert.equal(grade.points, grade.of, grade.divergence?.text);
                const shown = answersOf(what.key, all.map(({ question }) => ({ question, prediction: null })), node => pathOf(what.tree, node));
                assert.ok(['values', 'visited', 'updates', 'cutoffs', 'pruned'].every(name => !(name in shown)), JSON.stringify(shown));
            });

    await test('each leaf of a text is found, and can be changed', () => {
        for (const [file, text] of trees) {
            const { tree } = searched(text, 'minimax'), leaves = [...tree.kind].map((kind, i) => [kind, pathOf(tree, i)]).filter(([kind]) => kind === 'l');
            assert.deepEqual([...leafPlaces(text).keys()].sort(), leaves.map(([, at]) => at).sort(), file);
            const changed = searched(withLeaf(text, leaves[0][1], -77), 'minimax');
            assert.ok(changed.moments.numbers.includes(-77), file);
        }
    });

    await test('a command line says what the page shows', () => {
        const problem = { ...newProblem(' [[3, 12],\n [2,4]]'), cut: 'strict', window: '-2,9' };
        assert.equal(commandLine(['draw', '-f', 'html'], problem, null), "plycut draw -f html --cut=strict --window=-2,9 '[[3,12],[2,4]]'");
        assert.equal(commandLine(['draw'], newProblem('othello:4x4'), null), 'plycut draw othello:4x4');
    });
});
