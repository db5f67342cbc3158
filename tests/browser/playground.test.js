// The playground: a lecturer makes an exercise and shares its link, a student answers it, plycut grades the same.
'use strict';
const assert = require('node:assert/strict');
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { deflateRawSync } = require('node:zlib');
const { text, serious, quietSeconds, program, root } = require('./harness');

const playground = path.join(root, 'out/playground.html');
const scratch = path.join(root, 'out/tests/browser');

async function opened(open, hash = '', options = {}) {
    const page = await open(playground, { hash, ...options });
    await isReady(page);
    return page;
}

const isReady = page => page.evaluate(() => new Promise(done => {
    const look = () => (document.body?.classList.contains('ready') ? done() : setTimeout(look, 5));
    look();
}));

const plycut = (words, input = '') => spawnSync(program, words, { input, encoding: 'utf8' });
const problemOf = page => page.evaluate(() => playground.problem);
const AIMA = '[[3,12,8],[2,4,6],[14,5,2]]';

/** Waits until the core has answered everything. */
const idle = page => page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; quiet = playground.plycut.core.waiting.size === 0 ? quiet + 1 : 0)
        await new Promise(done => setTimeout(done, 10));
});

async function press(page, selector) {
    await page.click(selector);
    await idle(page);
}

/** Answers all questions of a practice as plycut would, but says "no cutoff" where there is one of the kind `missed`, and shows the
 *  answers to questions of the kinds `shown`. Returns what was said to each question. */
async function answerAll(page, { missed = 'none', shown = [] } = {}) {
    return page.evaluate(async ([kindMissed, kindsShown]) => {
        const { practice } = playground, verdicts = [];
        while (practice.question !== undefined) {
            const { answer } = await practice.plycut.json(practice.quizWords(practice.over + 1), practice.exercise.problem), wrong = answer.startsWith(kindMissed);
            if (kindsShown.includes(practice.question.kind))
                await practice.reveal();
            for (let tries = 0; !practice.answers[verdicts.length]?.over && tries < 2; tries++) {
                put(practice, wrong ? 'no cutoff' : answer);
                await practice.answer();
            }
            verdicts.push({ wrong, said: document.getElementById('verdict').textContent });
            await practice.ask();
        }
        return verdicts;

        /** Types an answer into the form. */
        function put({ question: { kind } }, answer) {
            const { elements } = document.getElementById('predict'), [, cut, by = ''] = /^(\S+)(?: by (.*))?$/.exec(answer.replace('no cutoff', 'none')) ?? [], [alpha, beta] = answer.replace(/[[\]]/g, '').split(', ');
            if (kind === 'update')
                [elements.alpha.value, elements.beta.value] = [alpha, beta];
            else if (kind === 'cutoff')
                [elements.cut.value, elements.by.value] = [cut, by];
            else
                elements[kind === 'leaf' ? 'node' : 'value'].value = answer;
        }
    }, [missed, shown]);
}

/** The grade that the program gives to the file of a practice. */
async function graded(page, tree, ...options) {
    const file = path.join(scratch, 'handed-in.json');
    fs.mkdirSync(scratch, { recursive: true });
    fs.writeFileSync(file, await page.evaluate(() => JSON.stringify(playground.practice.file())));
    return JSON.parse(plycut(['check', '-f', 'json', ...options, tree, file]).stdout).grades[0];
}

module.exports = async ({ test, open }) => {
    await test('a lecturer makes an exercise, a student answers it, plycut check gives the same points', async () => {
        const lecturer = await opened(open);
        await lecturer.click('#setup-line');
        await lecturer.fill('#tree', AIMA);
        await lecturer.waitForFunction(tree => playground.problem.tree === tree, AIMA);
        await idle(lecturer);
        assert.match(await text(lecturer, '#counts'), / alpha-beta3117/);
        await lecturer.click('button:has-text("Make a tree")');
        for (const [name, typed] of [['deep', ''], ['plies', '3'], ['players', 'MAX, chance, min'], ['limits', '0..9']])
            await lecturer.fill(`#make [name=${name}]`, typed);
        await press(lecturer, '#make [type=submit]');
        assert.match((await problemOf(lecturer)).tree, /^{"root":"max","limits":\[0,9\],"tree":\[{"player":"chance"/);
        assert.match(await text(lecturer, '#setup-line'), /^a tree file · alpha-beta/);
        for (const [name, typed] of [['deep', '1'], ['plies', ''], ['players', ''], ['limits', '']])
            await lecturer.fill(`#make [name=${name}]`, typed);
        await press(lecturer, '#make [type=submit]');
        const { tree } = await problemOf(lecturer);
        assert.equal(JSON.parse(plycut(['count', '-a', 'alpha-beta', '-f', 'json', tree]).stdout).results[0].deep, 1);
        await lecturer.click('[aria-controls=exercise]');
        await lecturer.fill('#exercise [name=title]', 'week 3');
        const link = await lecturer.evaluate(() => playground.tools.textToCopy('exercise'));

        const student = await opened(open, link.replace(/^[^#]*/, ''));
        assert.equal(await student.isVisible('#setup'), false);
        assert.equal(await text(student, '#rules'), 'Alpha-beta, MAX first, left to right; a node stops at >= and <=; fail soft.');
        assert.equal(await student.isVisible('.code-part'), true);
        const verdicts = await answerAll(student, { missed: 'deep' }), reasons = verdicts.filter(({ wrong }) => wrong).map(({ said }) => said);
        assert.ok(verdicts.every(({ wrong, said }) => wrong || said.startsWith('Right.')), JSON.stringify(verdicts));
        assert.equal(reasons.length, 1);
        assert.match(reasons[0], /^Not right\..* is cut off: .*: a deep cutoff\./);

        await student.fill('#student', 'Ann Lee');
        const [download] = await Promise.all([student.waitForEvent('download'), student.click('#download')]);
        const file = path.join(scratch, 'answers.json');
        fs.mkdirSync(scratch, { recursive: true });
        await download.saveAs(file);
        assert.equal(download.suggestedFilename(), 'week-3-Ann-Lee.json');
        const checked = plycut(['check', '-f', 'json', tree, file]), [grade] = JSON.parse(checked.stdout).grades;
        assert.equal(checked.status, 1);
        assert.equal(grade.student, 'Ann Lee');
        assert.equal(grade.of - grade.points, 1);
        assert.match(await text(student, '#graded'), new RegExp(`${grade.points} of ${grade.of}`));
        assert.match(await text(student, '#asked'), new RegExp(`${grade.points} of ${grade.of}`));
    });

    const deepByChance = 'tree:{"limits":[0,10],"tree":[5,[[{"player":"chance","children":[{"player":"min","children":[0,7]},3]}],8]]}';
    for (const [what, tree] of [['in the picture', '[5,[[[3,9],2],1]]'], ['with chance nodes', deepByChance]])
        await test(`${what}: a leaf is clicked, a window and a value are typed at the node, edges are cut and the owner is clicked`, async () => {
            const page = await opened(open, `#t=${encodeURIComponent(tree)}&practice=leaf,update,cutoff,value`), kinds = new Set();
            for (let asked; (asked = await page.evaluate(() => playground.practice.question)) !== undefined;) {
                const { answer } = await page.evaluate(() => playground.practice.plycut.json(playground.practice.quizWords(playground.practice.over + 1), playground.problem));
                const [, cut, owner = ''] = /^(\S+)(?: by (.*))?$/.exec(answer) ?? [], words = answer.replace(/[[\]]/g, '').split(', ');
                const click = (selector, name) => page.evaluate(([groups, wanted]) => [...document.querySelectorAll(groups)]
                    .find(group => wanted === null || playground.practice.inPicture.notation.name([...playground.practice.inPicture.picture.nodes.keys()]
                        .find(node => playground.practice.inPicture.picture.nodes.get(node).group === group)) === wanted)
                    .dispatchEvent(new MouseEvent('click', { bubbles: true })), [selector, name]);
                if (asked.kind === 'leaf')
                    await click('g.node.leaf', answer);
                else if (asked.kind === 'update') {
                    await page.fill('#at-node [name=alpha]', words[0]);
                    await page.fill('#at-node [name=beta]', words[1]);
                } else if (asked.kind === 'value')
                    await page.fill('#at-node [name=value]', answer);
                else if (cut === 'shallow' || cut === 'deep') {
                    const edges = await page.evaluate(() => document.querySelectorAll('.tree .hit').length);
                    await click('.tree .hit', null);
                    assert.equal(await page.evaluate(() => document.querySelectorAll('.tree .picked-bars').length), edges, 'every edge that remains is marked');
                    await press(page, '#at-node button');
                    assert.match(await text(page, '#verdict'), /^Whose bound is it\?/);
                    await click('g.node:not(.leaf)', owner);
                    assert.equal(await text(page, '#picked'), answer);
                }
                kinds.add(asked.kind === 'cutoff' ? cut ?? 'no' : asked.kind);
                await press(page, '#at-node button');
                assert.equal(await text(page, '#verdict p'), 'Right.', `${asked.question} ${answer}`);
                assert.equal(await page.evaluate(() => document.querySelectorAll('.tree .hit, .tree .picked-bars, [data-picked]').length), 0, 'nothing is left of the answer');
                await press(page, '#go-on');
            }
            for (const kind of ['deep', 'leaf', 'no', 'update', 'value'])
                assert.ok(kinds.has(kind), kind);
            await press(page, '#leave');
            assert.equal(await page.evaluate(() => document.querySelector('#practice #at-node') !== null), true, 'the box waits for the next exercise');
        });

    await test('1,000 leaves: a click on a leaf answers within 0.3 s of processor time', async () => {
        const page = await opened(open);
        let next = 0; // 1,024 leaves of 300 values
        const grow = depth => (depth === 0 ? (next = next * 7919 % 65537 + 17) % 300 : [grow(depth - 1), grow(depth - 1)]);
        await page.evaluate(tree => playground.choose(tree), JSON.stringify(grow(10)));
        await idle(page);
        const seconds = await quietSeconds(open, page, i => page.evaluate(which => playground.editor.select(playground.editor.leaves[which]), 100 + 300 * i));
        assert.ok(await page.evaluate(() => playground.editor.rows.length) > 100);
        assert.ok(seconds < 0.3, `it takes ${seconds} s`);
    });

    await test('every message is in the words of the page: no option, no command, no terminal', async () => {
        const page = await opened(open), bad = fs.readdirSync(path.join(root, 'tests/bad')).filter(name => name.endsWith('.json')).map(name => ({ tree: fs.readFileSync(path.join(root, 'tests/bad', name), 'utf8') }));
        const settings = { depth: ['-1', 'x', '999', '1e9'], window: ['3', '5,3', 'a,b', '1,1', 'nan,2'], order: ['random', 'best'], algorithm: ['mtdf', 'nothing'], cut: ['x'], fail: ['x'], root: ['x', 'min'] };
        const trees = ['othello', 'othello:5x5', 'othello:6x6', 'othello:8x8', 'othello:4x4:xx X', 'tictactoe', 'tictactoe:XXX', 'tictactoe:XXXXX....', 'random', 'random:b=9,d=30', 'random:b=2,d=3,values=z', 'nim:3', 'no-such-tree',
            '[1,', '[]', '[1,[2,"x"]]', '{"tree":1}', '{"format":"plycut-trace"}', '[1,2]]', 'tree:[1', 'trees/x.json', 'x.obf:3', '{"players":["max","chance"],"tree":[[3,10],[2,15]]}'];
        const problems = [...bad, ...trees.map(tree => ({ tree })), ...Object.entries(settings).flatMap(([name, values]) => values.flatMap(value => ['[[3,12],[2,4]]', 'othello:6x6', '[[3,12],["x",4]]'].map(tree => ({ tree, [name]: value }))))];
        const said = await page.evaluate(async all => {
            const messages = [];
            for (const one of all)
                for (const command of [['draw', '-f', 'html', '--max-nodes=200000'], ['quiz', '-f', 'json', '--kinds=leaf,update'], ['when', '--leaf=/0/0', '--pruned=/1/1', '-f', 'json'], ['answers']])
                    await playground.plycut.ask(command, { ...playground.problem, ...one }).catch(refusal => messages.push({ message: refusal.message, one, command }));
            for (const options of ['--branching=x', '--plies=99', '--values=9', '--shallow=-1', '--deep=9+', '--cutoffs=1..', '--seed=x', '--branching=1', '--ties --distinct', '--best-case --worst-case'])
                await playground.plycut.run(['make', '--tries=50', ...options.split(' ')]).catch(refusal => messages.push({ message: refusal.message, one: options, command: ['make'] }));
            return messages;
        }, problems);
        assert.ok(said.length > 200, `${said.length}`);
        const foreign = said.filter(({ message }) => message === '' || /(^|[\s('])--?[a-zA-Z]|plycut [a-z]+ ['A-Z-]|terminal|option|standard input|undefined/.test(message.replaceAll('-inf', '').replace(/"[^"]*"|‘[^’]*’/g, '')));
        assert.deepEqual([...new Set(foreign.map(({ message }) => message))], []);
    });

    await test('one wrong answer names no habit, the summary does', async () => {
        const page = await opened(open, '#t=eppstein-deep&practice=leaf,cutoff'), verdicts = await answerAll(page, { missed: 'deep' });
        const grade = await graded(page, 'eppstein-deep');
        assert.deepEqual(grade.mistakes.map(({ name }) => name), ['parent-only']);
        assert.ok(verdicts.every(({ said }) => !said.includes(grade.mistakes[0].text)));
        assert.equal(await text(page, '#mistakes li'), grade.mistakes[0].text);
    });

    for (const [tree, ...options] of [[AIMA], ['ties', '--cut=strict', '--fail=hard'], ['decimals'], ['random:b=2,d=4,seed=7,values=0..9,players=max/chance/min/chance,limits=0..9'], ['[1,[[7,4],5]]', '-a', 'negascout'], ['random:b=2,d=3,seed=3,values=0..9,players=max/chance/min,limits=0..9', '-a', 'star2'], ['othello:6x6', '-d', '2'], ['tictactoe:XOX/.OO/.X.', '-a', 'minimax']])
        await test(`${tree} ${options.join(' ')}: the answers of plycut are right in the page, and the file gets all points`, async () => {
            const at = name => options[options.indexOf(name) + 1], has = name => options.includes(name);
            const link = `#t=${tree}&practice=leaf,update,cutoff,value${has('-a') ? `&a=${at('-a')}` : ''}${has('-d') ? `&d=${at('-d')}` : ''}${has('--cut=strict') ? '&cut=strict&fail=hard' : ''}`;
            const page = await opened(open, link), verdicts = await answerAll(page), grade = await graded(page, tree, ...options);
            assert.ok(verdicts.length > 0 && verdicts.every(({ said }) => said.startsWith('Right.')), link);
            assert.equal(grade.points, grade.of, link);
            assert.equal(grade.of, verdicts.length, link);
        });

    await test('hints, second tries and shown answers are counted, in the page and in the file', async () => {
        const page = await opened(open, `#t=${AIMA}&practice=leaf,cutoff`), said = () => text(page, '#verdict');
        await page.fill('[name=node]', '8');
        await press(page, '#answer');
        assert.match(await said(), /^Not right\.8 of B is below A, but another leaf comes before it\.You can try once more\./);
        await page.fill('[name=node]', '3');
        await press(page, '#answer');
        assert.match(await said(), /^Right, at the second try\./);
        await press(page, '#go-on');
        await press(page, '#hint');
        assert.match(await said(), /^A MAX node is cut off when/);
        await press(page, '#hint');
        assert.match(await said(), /B has 3 now; its window was \[-inf, inf\]\.$/);
        assert.equal(await page.isDisabled('#hint'), true);
        await page.check('[name=cut][value=none]');
        await press(page, '#answer');
        assert.match(await said(), /^Right, with a hint\./);
        await press(page, '#go-on');
        await press(page, '#reveal');
        assert.match(await said(), /^The answer is: 12 of B/);
        const grade = await graded(page, AIMA);
        assert.deepEqual([grade.points, grade.of], [1, 14]);
        assert.match(await text(page, '#score'), /^1 of 14 points, 11 to go/);
        assert.deepEqual(grade.marks.slice(0, 3).map(({ reading, right }) => reading ?? right), ['at the second try', 'after two hints', false]);
    });

    await test('an exercise keeps its address and what was answered when it is loaded again', async () => {
        const link = `#t=${AIMA}&practice=leaf&exercise=tree-1`, page = await opened(open, link);
        await page.fill('[name=node]', '3');
        await press(page, '#answer');
        await press(page, '#go-on');
        await press(page, '#hint');
        await page.waitForTimeout(400);
        assert.equal(new URL(page.url()).hash, link);
        await page.reload();
        await page.waitForSelector('body.ready', { state: 'attached' });
        assert.equal(new URL(page.url()).hash, link);
        assert.match(await text(page, '#score'), /^1 of 7 points, 6 to go/);
        assert.match(await text(page, '#verdict'), /^The search goes on with the next child/);
        assert.equal(await page.isVisible('#setup'), false);
    });

    await test('without hints, solutions and pseudocode', async () => {
        const page = await opened(open, `#t=${AIMA}&practice=leaf,cutoff&solutions=no&hints=no&pseudocode=no`);
        assert.deepEqual(await Promise.all(['#reveal', '#hint', '.code-part'].map(part => page.isVisible(part))), [false, false, false]);
        const verdicts = await answerAll(page, { missed: 'shallow' });
        assert.deepEqual(verdicts.filter(({ said, wrong }) => said !== (wrong ? 'Not right.' : 'Right.')), []);
        assert.equal(verdicts.filter(({ wrong }) => wrong).length, 1);
        assert.equal(await page.evaluate(() => document.getElementById('mistakes').childElementCount), 0);
    });

    await test('what is not understood is explained, asked again, and not counted', async () => {
        const page = await opened(open, `#t=${AIMA}&practice=update`);
        for (const [alpha, beta] of [['inf', ''], ['three', '3'], ['', ''], ['1,2', '3']]) {
            await page.fill('[name=alpha]', alpha);
            await page.fill('[name=beta]', beta);
            await press(page, '#answer');
            assert.match(await text(page, '#verdict'), /^Write both bounds/, `${alpha} ${beta}`);
        }
        assert.equal(await page.evaluate(() => playground.practice.current.tries.length), 0);
        await page.fill('[name=alpha]', '−∞');
        await page.fill('[name=beta]', '3.0');
        await press(page, '#answer');
        assert.match(await text(page, '#verdict'), /^Right\./);
        await press(page, '#go-on');
        await page.fill('[name=alpha]', 'inf');
        await press(page, '#answer');
        assert.match(await text(page, '#verdict'), /^Not right\.Beta is right; alpha is not\./);
    });

    await test('a click into the picture names a leaf, or the owner of a bound', async () => {
        const page = await opened(open, `#t=${AIMA}&practice=leaf,cutoff`), click = path => page.click(`[id="n${path}"]`);
        await click('/0');
        assert.equal(await page.inputValue('[name=node]'), '', 'B is no leaf');
        await click('/0/0');
        assert.equal(await page.inputValue('[name=node]'), '3 of B');
        await press(page, '#answer');
        assert.match(await text(page, '#verdict'), /^Right\./);
        await press(page, '#go-on');
        await page.check('[name=cut][value=shallow]');
        await click('/');
        assert.equal(await page.inputValue('[name=by]'), 'A');
        await press(page, '#answer');
        assert.match(await text(page, '#verdict'), /^Not right\.Compare 3, the value of B so far, with alpha, which is -inf\./);
    });

    await test('Enter answers what was chosen in the picture, and goes on', async () => {
        const page = await opened(open, `#t=${AIMA}&practice=leaf,cutoff`), enter = () => page.keyboard.press('Enter').then(() => idle(page));
        await page.click('[id="n/0/0"]');
        await enter();
        assert.match(await text(page, '#verdict'), /^Right\./);
        await page.click('.tree', { position: { x: 5, y: 5 } });
        await enter();
        assert.match(await text(page, '#asked'), /Is B cut off now/);
        await page.click('.tree', { position: { x: 5, y: 5 } });
        await enter();
        assert.equal(await text(page, '#verdict'), '', 'nothing was chosen');
        await page.click('[id="n/0/1"]');
        await page.click('[id="n/"]');
        await enter();
        assert.match(await text(page, '#verdict'), /^Not right\./);
    });

    await test('no question is answered by the picture or the pseudocode; a phone has the form alone', async () => {
        const page = await opened(open, '#t=eppstein-deep&practice=cutoff');
        assert.match(await text(page, '#asked'), /^11 of F has returned 11/);
        assert.equal(await page.isVisible('#at-node'), true);
        assert.match(await text(page, '.stack'), /F MAX.*\[−∞, ∞\]/, 'the window before 11 is taken');
        await page.evaluate(() => { location.hash = '#t=eppstein-deep&practice=update,cutoff'; });
        await page.waitForFunction(() => playground.practice.question.kind === 'update');
        await page.evaluate(() => playground.practice.reveal().then(() => playground.practice.ask()));
        assert.deepEqual(await page.$$eval('.code .now', lines => lines.map(line => getComputedStyle(line).fontWeight)), ['600', '400']);
        for (let k = 0; k < 12; k++) {
            assert.equal(await page.evaluate(() => [...document.querySelectorAll('.rule')].every(rule => getComputedStyle(rule).display === 'none')), true);
            await page.evaluate(() => playground.practice.reveal().then(() => playground.practice.ask()));
        }
        const phone = await opened(open, '#t=eppstein-deep&practice=cutoff', { viewport: { width: 390, height: 844 } });
        assert.equal(await phone.isVisible('#at-node'), false);
    });

    for (const [hash, rules] of [
        ['t=aima-two-ply&a=negascout', 'NegaScout, MAX first, left to right; a node stops at >= and <=; fail soft.'],
        ['t=random:b=2,players=chance/max,d=2,seed=1', 'Alpha-beta, a chance node first, left to right; a node stops at >= and <=; fail soft.'],
        ['t=othello:4x4&d=1&a=minimax', 'Minimax, MAX first, left to right, 1 ply.'],
    ])
        await test(`an exercise states its rules: ${hash}`, async () => {
            const page = await opened(open, `#${hash}&practice`);
            assert.equal(await text(page, '#rules'), rules);
        });

    await test('plycut sheet --link makes the same exercise', async () => {
        const made = plycut(['sheet', '--link', 'playground.html', '--questions', 'cutoffs,values', '--cut', 'strict', '--root', 'min', 'eppstein-deep']);
        const page = await opened(open, made.stdout.trim().replace(/^[^#]*/, ''));
        assert.deepEqual(await page.evaluate(() => playground.practice.exercise.kinds), ['cutoff', 'value']);
        assert.match(await page.evaluate(() => playground.practice.quiz.search), /--cut=strict .*--root=min/);
        assert.equal(await page.evaluate(() => playground.practice.file().exercise), 'eppstein-deep');
    });

    await test('a link that was encoded once more, or after which a sentence ends, is opened as it was meant', async () => {
        for (const [link, tree, k] of [['#t=%255B%255B3,12%255D,%255B2,4%255D%255D', '[[3,12],[2,4]]', 0], ['#t=[[3,12],[2,4]].', '[[3,12],[2,4]]', 0], ['#t=((3,12),(2,4))).', '((3,12),(2,4))', 0],
            ['#t=[[3,12],[2,4]]%22%3E', '[[3,12],[2,4]]', 0], ['#t=eppstein-deep&k=39.', 'eppstein-deep', 39], ['#t=eppstein-deep,', 'eppstein-deep', 0], ['#k=39&t=eppstein-deep).', 'eppstein-deep', 39]]) {
            const page = await opened(open, link);
            assert.deepEqual(await page.evaluate(() => [document.getElementById('fault').textContent, playground.problem.tree, playground.view?.k]), ['', tree, k], link);
        }
    });

    await test('a link that is cut, mistyped or refused says so, keeps its address, and shows no other tree', async () => {
        const long = `#z=${deflateRawSync(`t=${JSON.stringify(Array.from({ length: 300 }, (_, i) => [i, i + 1]))}`).toString('base64url')}`;
        const bomb = `#z=${deflateRawSync(`t=${'[1,2] '.repeat(400000)}`).toString('base64url')}`;
        assert.ok(bomb.length < 20000);
        const page = await opened(open, '#t=[3,4]');
        const follow = link => page.evaluate(async to => {
            location.hash = to;
            await new Promise(done => window.addEventListener('hashchange', () => setTimeout(done, 60), { once: true }));
        }, link).then(() => idle(page));
        for (const [link, why] of [[long.slice(0, -40), /damaged/], ['#z=@@', /damaged/], [bomb, /more than 1 MB/], ['#t=[[3,12', /expected \] before the end/], ['#t=eppstein-dep', /no tree ‘eppstein-dep’/],
            ['#tree=[1,2]', /unknown part: tree/], ['#k=3', /no tree/], ['#t=', /no tree/], ['#t=[1,2]&t=[3]', /twice/], ['#t=[1,2]&cut=stric', /stric/], ['#t=[1,2]&a=alpha', /alpha/],
            ['#t=[1,2]&practice=leav', /leav/], ['#t=[1,2]&practice=leaf&window=3', /Window|window/], ['#t=othello:8x8&d=-1', /Depth|depth/]]) {
            await follow('#t=[1,2]');
            await follow(link);
            assert.match(await text(page, '#fault'), why, link.slice(0, 60));
            assert.equal(decodeURI(new URL(page.url()).hash), decodeURI(link));
            assert.equal(await page.evaluate(() => playground.view), null, link.slice(0, 60));
            assert.equal(await page.isVisible('#fault'), true);
        }
        const first = await opened(open, '#t=[[3,12');
        await first.waitForTimeout(300);
        assert.match(await text(first, '#fault'), /expected \] before the end/);
        assert.equal(new URL(first.url()).hash, '#t=[[3,12');
        const whole = await opened(open, long);
        assert.equal((await problemOf(whole)).tree.length > 1000, true);
    });

    await test('messages speak of this page, not of options', async () => {
        const page = await opened(open, '#t=othello:8x8');
        assert.match(await text(page, '#fault'), /choose a smaller Depth/);
        assert.doesNotMatch(await text(page, '#fault'), /--| -\w\b/);
    });

    await test('braces may lack the format of a tree file, in a link and in what is copied; a mistake in them is said in words', async () => {
        const braces = '{"players":["max","chance"],"limits":[0,20],"tree":[[3,10,8],[2,15,7]]}', page = await opened(open, `#t=${braces}&practice=value`);
        assert.deepEqual([...new Set((await answerAll(page)).map(({ said }) => said.slice(0, 6)))], ['Right.']);
        const encoded = await opened(open, `#t=${encodeURIComponent(braces)}`), file = await encoded.evaluate(() => playground.tools.textToCopy('tree'));
        assert.equal(await encoded.evaluate(() => playground.view.panels[0].state.tree.kind), 'xclllclll');
        assert.match(plycut(['count', '-'], file).stdout, / 8 [^]*values in \[0, 20\]/);
        for (const [tree, said] of [['[[1,2],[3,[]]]', 'child 2 of child 2 of the root: an empty array is'], ['{"tree":[[3,{"player":"x","children":[1]}],2]}', 'child 2 of child 1 of the root: player: expected "max"'],
            ['{"tree":{"children":[[],1]}}', 'child 1 of the root: an empty'], ['{"title":1,"tree":[1,2]}', 'title: expected a text'],
            ['{"tree":[1,2],"limits":[3,"x"]}', 'limits'], ['{"tree":[1,', 'line 1, character 12: unexpected end'], ['[]', 'an empty array is']]) {
            const message = await page.evaluate(text => playground.plycut.ask(['count'], { ...playground.problem, algorithm: 'alpha-beta', tree: text }).catch(refusal => refusal.message), tree);
            assert.ok(message.startsWith(said) && !message.includes('$'), `${tree}: ${message}`);
        }
    });

    await test('any notation is searched, copied as a tree file, and a leaf of it can be changed', async () => {
        const page = await opened(open, `#t=${encodeURIComponent('Camp(cross the ford: Ford(-3, 5), wait: Wait(8))')}`);
        assert.equal(await page.evaluate(() => playground.view.panels[0].state.tree.kind), 'xnllnl');
        assert.match(await page.evaluate(() => playground.tools.textToCopy('command')), /'Camp\(cross the ford: Ford\(-3, 5\), wait: Wait\(8\)\)'$/);
        assert.match(plycut(['convert', '-f', 'short', '-'], await page.evaluate(() => playground.tools.textToCopy('tree'))).stdout, /^Camp\(cross the ford: Ford\(-3 5\), wait: Wait\(8\)\)\n$/);
        await page.evaluate(() => playground.editor.select('/0/1'));
        await page.evaluate(() => playground.editor.move(9, false));
        assert.equal((await problemOf(page)).tree, 'Camp(cross the ford: Ford(-3 9), wait: Wait(8))');
        for (const [tree, kind] of [['(S (P 4 11) (Q 3 7))', 'xnllnll'], ['((4,11)P,(3,7)Q)S;', 'xnllnll'], ['A\n  B\n    4 11\n  3', 'xnlll'], ["{'A': ['B', 'C'], 'B': [4, 11], 'C': 3}", 'xnlll'], ['A B\nA C\nB 4\nC 3', 'xll']]) {
            await page.evaluate(text => playground.choose(text), tree);
            await idle(page);
            assert.equal(await page.evaluate(() => playground.view.panels[0].state.tree.kind), kind, tree);
            assert.match(await text(page, '#read-as'), /^read as /);
        }
        await page.evaluate(() => playground.choose('((4 11) 3)'));
        await idle(page);
        assert.equal(await text(page, '#read-as'), '');
    });

    await test('a long search can be stopped', async () => {
        const page = await opened(open, `#t=${AIMA}`);
        await page.evaluate(() => { playground.plycut.core.run(['count', '-a', 'minimax', 'random:b=4,d=13,seed=1,values=1..9', '--max-nodes=200000000'], '').catch(error => { window.why = error.message; }); });
        await page.waitForSelector('#busy:not([hidden])');
        await page.evaluate(() => document.getElementById('stop').click());
        await page.waitForFunction(() => window.why === 'Stopped.');
        assert.equal(await page.isVisible('#busy'), false);
        await page.evaluate(() => playground.change({ tree: '[4,5]' }));
        assert.equal((await problemOf(page)).tree, '[4,5]');
    });

    await test('a link brings back the problem and the moment', async () => {
        const page = await opened(open, '#t=eppstein-deep&a=minimax,alpha-beta&cut=strict&k=12');
        assert.deepEqual({ ...await problemOf(page) }, { tree: 'eppstein-deep', algorithm: 'minimax,alpha-beta', order: 'given',
            cut: 'strict', fail: 'soft', window: '', root: '', depth: '', table: '' });
        assert.equal(await page.evaluate(() => playground.view.k), 12);
        const link = await page.evaluate(() => playground.link());
        assert.match(link, /^#t=eppstein-deep&/);
        const again = await opened(open, link);
        assert.equal(await again.evaluate(() => playground.link()), link);
    });

    await test('what is copied is what the program writes, and the button says so', async () => {
        const page = await opened(open, '#t=eppstein-deep&a=minimax,alpha-beta&cut=strict'), copy = what => page.evaluate(name => playground.tools.textToCopy(name), what);
        assert.equal(await copy('command'), 'plycut draw -f html --algorithm=minimax,alpha-beta --cut=strict eppstein-deep');
        assert.equal(await copy('tree'), fs.readFileSync(path.join(root, 'trees/eppstein-deep.json'), 'utf8'));
        const tree = path.join(root, 'trees/eppstein-deep.json');
        for (const [what, ...words] of [['svg', 'draw', '-f', 'svg', '-a', 'minimax,alpha-beta'], ['tikz', 'draw', '-f', 'tikz'], ['trace', 'trace'], ['answers', 'answers']])
            assert.equal(await copy(what), plycut([...words, '--cut', 'strict', '-'], fs.readFileSync(tree, 'utf8')).stdout, what);
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.click('#setup-line');
        await page.click('[data-copy=answers]');
        await page.waitForFunction(() => document.querySelector('[data-copy=answers]').textContent === '✓ Copied');
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await copy('answers'));
    });

    await test('Star2 is in the list, with its counts where the values have limits', async () => {
        const page = await opened(open, '#t=aima-chance-limits'), row = () => text(page, '#counts tr:has(input[value=star2])');
        await page.waitForFunction(() => /\d/.test(document.querySelector('#counts tr:has(input[value=star2]) td').textContent));
        await page.$eval('#counts input[value=star2]', box => box.click());
        await page.waitForFunction(() => playground.problem.algorithm === 'alpha-beta,star2');
        assert.match(await row(), /star2/);
        assert.equal(await text(page, '#fault'), '');
    });

    await test('the line of conventions says what plycut conventions says', async () => {
        const page = await opened(open, '#t=ties'), { conventions } = JSON.parse(plycut(['conventions', '-f', 'json', 'ties']).stdout);
        const strict = conventions.find(({ algorithm, order, cut, fail }) => algorithm === 'alpha-beta' && order === 'given' && cut === 'strict' && fail === 'soft');
        await page.waitForFunction((line) => document.querySelector('#conventions').textContent.includes(line),
            `cut strict changes ${strict.differs.join(', ').replace('returned', 'returned values').replace('types', 'node types')}`);
    });

    await test('a fresh tree has the kind of cutoff that went wrong', async () => {
        const page = await opened(open, '#t=eppstein-deep&practice=cutoff');
        await answerAll(page, { missed: 'deep' });
        await press(page, '#fresh');
        const { tree } = await problemOf(page), [counted] = JSON.parse(plycut(['count', '-a', 'alpha-beta', '-f', 'json', tree]).stdout).results;
        assert.notEqual(tree, 'eppstein-deep');
        assert.ok(counted.deep >= 1);
        assert.equal(await page.evaluate(() => playground.practice.over), 0);
    });

    for (const [tree, kinds, limits, leaves] of [['random:b=2,d=4,seed=7,values=0..9,players=max/chance/min/chance,limits=0..9', 'xcncl', '[0,9]', 16], ['aima-chance-limits', 'xcnl', '[-2,2]', 8], ['aima-chance', 'xcnl', undefined, 8],
        ['{"root":"min","tree":[[3,12],[2,4]]}', 'nxl', undefined, 4]])
        await test(`a fresh tree has the players and limits of ${tree}`, async () => {
            const page = await opened(open, `#t=${tree}&practice=value`);
            await answerAll(page);
            await press(page, '#fresh');
            assert.equal(await text(page, '#trouble'), '');
            const fresh = (await problemOf(page)).tree, file = JSON.parse(fresh), kind = await page.evaluate(() => playground.practice.tree.kind);
            assert.equal([...new Set(kind)].join(''), [...new Set(kinds)].join(''));
            assert.equal(kind.slice(0, kinds.length), kinds);
            assert.equal(kind.replaceAll(/[^l]/g, '').length, leaves);
            assert.equal(JSON.stringify(file.limits), limits);
            assert.notEqual(fresh, tree);
            assert.ok((await answerAll(page)).every(({ said }) => said.startsWith('Right.')));
        });

    await test('a long link is compressed, and brings back all of it', async () => {
        const tree = fs.readFileSync(path.join(root, 'trees/knuth-moore-pi.json'), 'utf8');
        const page = await opened(open), link = await page.evaluate(async text => {
            await playground.choose(text, { cut: 'strict' });
            return playground.link();
        }, tree);
        assert.match(link, /^#z=[\w-]+$/);
        assert.ok(link.length < tree.length / 2, `${link.length} of ${tree.length}`);
        const again = await opened(open, link);
        assert.deepEqual(await problemOf(again), await problemOf(page));
        assert.equal((await problemOf(again)).tree, tree);
    });

    await test('a deck of exercises, each with its own rules, in one link', async () => {
        const page = await opened(open, '#t=[[1,2],[3,4]]&cut=strict');
        await page.click('#setup-line');
        await page.click('[aria-controls=exercise]');
        await page.click('#add-exercise');
        await page.selectOption('#catalogue', 'ties');
        await idle(page);
        await page.selectOption('#search [name=cut]', 'equal');
        await idle(page);
        await page.click('#add-exercise');
        assert.equal(await text(page, '#deck'), '2 in the deck');
        const student = await opened(open, await page.evaluate(() => playground.exercises.exerciseLink(playground.exercises.exercise())));
        const now = async () => (({ tree, cut }) => [tree, cut])(await problemOf(student));
        assert.deepEqual(await now(), ['[[1,2],[3,4]]', 'strict']);
        await answerAll(student);
        await press(student, '#next-exercise');
        assert.deepEqual(await now(), ['ties', 'equal']);
        assert.equal(await student.evaluate(() => playground.practice.exercise.deck.length), 0);
        const old = await opened(open, '#t=[1,2]&practice=leaf&deck=[3,4];[5,6]');
        assert.deepEqual(await old.evaluate(() => playground.practice.exercise.deck.map(({ tree }) => tree)), ['[3,4]', '[5,6]']);
    });

    await test('wrong input gets the message of the program, and can be undone', async () => {
        const page = await opened(open, '#t=[[1,2],[3,4]]'), wrong = '[[1,2],[3,x y]]';
        await page.click('#setup-line');
        await page.fill('#tree', wrong);
        await page.waitForFunction(() => document.getElementById('fault').textContent !== '');
        const said = plycut(['draw', '-f', 'html', '-'], wrong).stderr.replace('plycut: standard input:1:13:', 'line 1, character 13:').trim();
        assert.equal(await text(page, '#fault'), said);
        await page.fill('#tree', '[[1,2],[3,5]]');
        await page.waitForFunction(() => document.getElementById('fault').textContent === '');
        await idle(page);
        await press(page, '#undo');
        assert.equal((await problemOf(page)).tree, '[[1,2],[3,4]]');
    });

    await test('a position is searched to a depth', async () => {
        const page = await opened(open, '#t=tictactoe:XOX/.O./.X.&d=2');
        await idle(page);
        assert.match(await text(page, '#counts'), /alpha-beta/);
        assert.equal(await text(page, '#fault'), '');
    });

    await test('a leaf is dragged, and each cutoff stays in its interval', async () => {
        const page = await opened(open, '#t=[[3,12,8],[2,4,6],[14,5,2]]');
        await press(page, '[id="n/1/0"]');
        await page.click('#setup-line');
        const said = plycut(['when', '--leaf', '/1/0', '--pruned', '/1/1', '[[3,12,8],[2,4,6],[14,5,2]]']).stdout.split('\n')[0];
        assert.equal(await text(page, '#intervals'), said);
        await page.locator('#ruler').scrollIntoViewIfNeeded();
        const { x, y, width } = await page.locator('#ruler').boundingBox();
        await page.mouse.move(x + width / 3, y + 20);
        await page.mouse.down();
        await page.mouse.move(x + width / 2, y + 20, { steps: 5 });
        await page.mouse.up();
        await idle(page);
        const tree = JSON.parse((await problemOf(page)).tree), value = tree[1][0];
        assert.notEqual(value, 2);
        assert.equal(Number(await page.inputValue('#leaf-value')), value);
        await idle(page);
        await press(page, '#undo');
        assert.equal((await problemOf(page)).tree, '[[3,12,8],[2,4,6],[14,5,2]]');
    });

    await test('the largest numbers have their places on both lines', async () => {
        const page = await opened(open, '#t=[1e308,-1e308,[1,5]]&k=4');
        const places = await page.$$eval('.number-line .tick, .number-line > path.axis', parts => parts.map(part => part.getAttribute('x') ?? part.getAttribute('d')));
        assert.ok(places.length > 2 && places.every(place => !/NaN|Infinity/.test(place)), places.join(' '));
        await press(page, '[id="n/2/0"]');
        assert.ok((await page.$$eval('#ruler .tick', ticks => ticks.map(tick => tick.getAttribute('x')))).every(x => !/NaN|Infinity/.test(x)));
    });

    await test('a board is set up by clicking', async () => {
        const page = await opened(open);
        await page.click('#setup-line');
        await page.click('button:has-text("Set up a board")');
        for (const square of ['a1', 'b2', 'b2', 'c3'])
            await page.click(`#board [aria-label^="${square}:"]`);
        await press(page, '#board-use');
        assert.equal((await problemOf(page)).tree, 'tictactoe:X../.O./..X');
        assert.equal(await text(page, '#fault'), '');
    });

    await test('by keyboard alone: a tree is typed, a leaf changed, the search stepped through, the next leaf predicted', async () => {
        const page = await opened(open, '#t=[[1,2],[3,4]]'), { keyboard } = page;
        /** Tab until the element with this name has the focus, which must be seen. */
        const reach = async name => {
            for (let i = 0; i < 80; i++) {
                await keyboard.press('Tab');
                const [found, outline] = await page.evaluate(() => [document.activeElement.ariaLabel ?? document.activeElement.labels?.[0]?.textContent.trim()
                    ?? document.activeElement.textContent, getComputedStyle(document.activeElement).outlineStyle]);
                if (found.startsWith(name))
                    return assert.notEqual(outline, 'none', `${name} does not show the focus`);
            }
            throw new Error(`${name} is not reached`);
        };
        await reach('[[1,2],[3,4]]');
        await keyboard.press('Enter');
        await reach('Tree or position');
        await keyboard.press('Control+A');
        await keyboard.type('[[3,12,8],[2,4,6],[14,5,2]]');
        await page.waitForFunction(() => playground.problem.tree.length > 20);
        await idle(page);
        await reach('Undo');
        await keyboard.press('l');
        for (const key of ['PageDown', 'PageDown', 'PageDown', 'Control+A', '1', 'Enter'])
            await keyboard.press(key).then(() => idle(page));
        assert.equal((await problemOf(page)).tree, '[[3,12,8],[1,4,6],[14,5,2]]');
        assert.match(await text(page, '#intervals'), /is pruned|Pruned/);
        await keyboard.press('Escape');
        assert.equal(await page.isVisible('#leaf'), false);
        for (const [key, k] of [['ArrowRight', 1], ['End', 26], ['Shift+C', 14], ['Home', 0]]) {
            await keyboard.press(key);
            assert.match(await text(page, '.controls .step'), new RegExp(`^${k} / `), key);
        }
        await page.evaluate(() => document.activeElement.blur());
        await reach('Practice');
        await keyboard.press('Enter');
        await reach('cutoffs');
        await keyboard.press('Space');
        await reach('Practise');
        await keyboard.press('Enter');
        await idle(page);
        await keyboard.type('3');
        await keyboard.press('Enter');
        await idle(page);
        assert.match(await text(page, '#verdict'), /^Right/);
        await keyboard.press('Enter');
        await idle(page);
        await keyboard.type('8');
        await keyboard.press('Enter');
        await idle(page);
        assert.match(await text(page, '#verdict'), /^Not right\.8 of B is below B, but another leaf comes before it/);
        await reach('Leave practice');
        await keyboard.press('Enter');
        await idle(page);
        assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Practise');
    });

    await test('a box says which answers can be read, and nothing about right or wrong', async () => {
        const page = await opened(open, `#t=${AIMA}&cut=strict`, { viewport: { width: 390, height: 844 } });
        await page.click('#setup-line');
        await press(page, '[aria-controls=readable]');
        const ask = async answers => {
            await page.fill('#readable textarea', answers);
            await press(page, '#readable [type=submit]');
            return page.evaluate(() => document.getElementById('read').innerText);
        };
        const right = await ask('Ann\nvalue = 3\n(3) 3, 12\nfoo: 9\ncutoffs: C'), wrong = await ask('Ann\nvalue = 9\n(3) 3, 12\nfoo: 9\ncutoffs: B');
        assert.match(right, /^3 of 5 answers can be read\n+not answered: .*\n+unread line 1: Ann; not understood: expected .*\n+read value: 3\n+read .*\n+unread foo: 9; not understood: line 4: /);
        assert.doesNotMatch(right, /\b(right|wrong|standard input|plycut)\b/i);
        assert.equal(wrong.replaceAll('9', '3').replaceAll('B', 'C'), right.replaceAll('9', '3').replaceAll('B', 'C'), 'right and wrong answers are read alike');
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, 'it fits a phone');
        assert.match(await ask(''), /^there are no answers in this file/);
        assert.deepEqual(await serious(page), []);

        const native = plycut(['check', '--form', '--cut=strict', `tree:${AIMA}`, '-'], 'value = 3\nvisited: 3 and 12');
        const file = { name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from('value = 3\nvisited: 3 and 12') };
        await page.setInputFiles('#readable [type=file]', file);
        await idle(page);
        assert.equal(await page.evaluate(() => document.getElementById('read').innerText.replace(/\n+/g, '\n')), native.stdout.replace('standard input: ', '').replace(/^ +/gm, '').replace(/ {2,}/g, ' ').trim());
        assert.deepEqual(native.status, 0);
    });

    await test('axe finds nothing serious', async () => {
        const page = await opened(open);
        await page.keyboard.press('l');
        await idle(page);
        await page.evaluate(() => { document.getElementById('setup').open = true; document.querySelector('.legend').showPopover(); });
        await page.evaluate(() => document.querySelectorAll('.tool').forEach(tool => { tool.hidden = false; }));
        assert.deepEqual(await serious(page), [], 'a problem');
        await page.evaluate(() => playground.open('#t=[[1,2],[3,4]]&practice=leaf'));
        assert.deepEqual(await serious(page), [], 'a question');
        await answerAll(page, { shown: ['leaf'] });
        assert.deepEqual(await serious(page), [], 'the result');
    });

    await test('at most 1 MB, and ready within 0.5 s of processor time', async () => {
        const { size } = fs.statSync(playground);
        assert.ok(size <= 1e6, `${size} bytes`);
        const page = await opened(open), seconds = await quietSeconds(open, page, () => page.reload().then(() => isReady(page)));
        assert.ok(seconds < 0.5, `it takes ${seconds} s`);
    });

    await test('a picture is measured once, whatever it has of nodes', async () => {
        const layouts = [];
        for (const tree of ['aima-two-ply', 'knuth-moore-pi']) {
            const page = await opened(open), client = await page.context().newCDPSession(page);
            await client.send('Performance.enable');
            const count = async () => (await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount').value, before = await count();
            await page.evaluate(name => playground.choose(name), tree);
            layouts.push(await count() - before);
        }
        assert.ok(layouts[1] <= layouts[0] + 10, `the pages are laid out ${layouts.join(' and ')} times`);
    });
};
