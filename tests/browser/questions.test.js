// What a practice asks: a right prediction is graded right and a wrong one wrong, for every question about every catalogue tree.
'use strict';
const assert = require('node:assert/strict');
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');
const { folder, program, root } = require('./harness');
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

/** The grades of files of answers about a tree, in one run. */
function graded(tree, files) {
    const place = path.join(folder, 'answers');
    fs.rmSync(place, { recursive: true, force: true });
    fs.mkdirSync(place, { recursive: true });
    files.forEach((answers, i) => fs.writeFileSync(path.join(place, `${i}.json`), JSON.stringify(answers)));
    const { stdout, stderr } = spawnSync(program, ['check', '-f', 'json', path.join(root, 'trees', tree), place], { encoding: 'utf8', maxBuffer: 1 << 30 });
    assert.notEqual(stdout, '', stderr);
    const grades = new Map(JSON.parse(stdout).grades.map(grade => [path.basename(grade.file), grade]));
    return files.map((answers, i) => grades.get(`${i}.json`));
}

module.exports = async ({ test }) => {
    for (const [file, text] of trees)
        for (const algorithm of ['alpha-beta', 'branch-and-bound'])
            await test(`${file}: ${algorithm}`, () => {
                if (JSON.parse(text).root === 'min')
                    return;
                const what = searched(text, algorithm), questions = questionsOf(what.search, what.tree, kinds);
                assert.equal(questions.filter(({ kind }) => kind === 'leaf').length, what.key.visited.length);
                assert.equal(questions.filter(({ kind, right }) => kind === 'cutoff' && right).length, what.key.cutoffs.length);
                assert.equal(questions.filter(({ kind, right }) => kind === 'update' && right).length, what.key.updates.length);
                const at = node => pathOf(what.tree, node), answers = predicted => answersOf(what.key, predicted, at);
                const [right, wrong] = [0, 1].map(i => question => ({ question, prediction: predictions(what, question)[i] }));
                const some = questions.filter((q, i) => questions.length < 60 || i % 7 === 0);
                const grades = graded(file, [...some.map(question => [right(question)]), ...some.map(question => [wrong(question)]), questions.map(right)].map(answers));
                for (const [i, { kind, node }] of some.entries()) {
                    const good = grades[i], bad = grades[some.length + i];
                    assert.equal(good.points, good.of, `${kind} ${at(node)}: ${good.divergence?.text}`);
                    assert.ok(bad.points < bad.of, `${kind} ${at(node)}`);
                }
                const all = grades.at(-1);
                assert.equal(all.points, all.of, all.divergence?.text);
                const shown = answers(questions.map(question => ({ question, prediction: null })));
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
};
