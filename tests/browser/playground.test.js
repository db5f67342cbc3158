// The playground: a lecturer makes an exercise and shares its link, a student answers it, plycut grades the same.
'use strict';
const assert = require('node:assert/strict');
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { text, serious, cpuSeconds, program, root } = require('./harness');

const playground = path.join(root, 'out/playground.html');
const scratch = path.join(root, 'out/tests/browser');

async function opened(open, hash = '', options = {}) {
    const page = await open(playground, { hash, ...options });
    await page.evaluate(() => new Promise(done => {
        const look = () => (document.body.classList.contains('ready') ? done() : setTimeout(look, 5));
        look();
    }));
    return page;
}

const plycut = (words, input = '') => spawnSync(program, words, { input, encoding: 'utf8' });
const problemOf = page => page.evaluate(() => playground.problem);

/** Answers the questions of a practice: a value is said to be 3, everything else as the search would, except at cutoffs of the kind
 *  `missed`, where the search goes on. What is in `shown`, a kind or a kind and a node, is not answered but shown. In the page itself, as
 *  there are many. Returns what was said to each question. */
function predictAll(page, { missed = '', shown = [] } = {}) {
    return page.evaluate(([kindMissed, kindsShown]) => {
        const { practice } = playground, { search, notation } = practice, { elements } = part('predict'), verdicts = [];
        while (part('answer').checkVisibility()) {
            const { question, question: { kind, node } } = practice, cutoff = kind === 'cutoff' && question.right ? search.cutoffs[question.index] : null;
            const right = cutoff === null ? 'none' : CUTS[cutoff.kind];
            if (kind === 'leaf')
                elements.node.value = notation.name(search.events.node[question.event]);
            elements.value.value = '3';
            elements.cut.value = right === kindMissed ? 'none' : right;
            elements.by.value = cutoff === null ? '' : notation.name(cutoff.owner);
            part(kindsShown.includes(kind) || kindsShown.includes(`${kind} ${node}`) ? 'reveal' : 'answer').click();
            verdicts.push({ wrong: right === kindMissed, said: part('verdict').textContent });
            part('go-on').click();
        }
        return verdicts;
    }, [missed, shown]);
}

/** The grade that plycut gives to the answers of a practice. */
async function graded(page, tree) {
    const file = await page.evaluate(() => JSON.stringify(playground.practice.file()));
    return JSON.parse(plycut(['check', '-f', 'json', tree, '-'], file).stdout).grades[0];
}

module.exports = async ({ test, open }) => {
    await test('a lecturer makes an exercise, a student answers it, plycut check agrees', async () => {
        const lecturer = await opened(open);
        await lecturer.fill('#tree', '[[3,12,8],[2,4,6],[14,5,2]]');
        await lecturer.waitForFunction(() => playground.problem.tree === '[[3,12,8],[2,4,6],[14,5,2]]');
        assert.match(await text(lecturer, '#counts'), / alpha-beta3117/);
        await lecturer.click('button:has-text("Make a tree")');
        await lecturer.fill('#make [name=deep]', '1');
        await lecturer.click('#make [type=submit]');
        const { tree } = await problemOf(lecturer);
        const counted = JSON.parse(plycut(['count', '-a', 'alpha-beta', '-f', 'json', tree]).stdout);
        assert.equal(counted.results[0].deep, 1);
        const link = await lecturer.evaluate(() => playground.textToCopy('exercise'));

        const student = await opened(open, link.replace(/^[^#]*/, ''));
        assert.equal(await student.isVisible('#problem'), false);
        const verdicts = await predictAll(student, { missed: 'deep' }), reasons = verdicts.filter(({ wrong }) => wrong).map(({ said }) => said);
        assert.ok(verdicts.every(({ wrong, said }) => wrong || said.startsWith('Right.')), JSON.stringify(verdicts));
        assert.equal(reasons.length, 1);
        assert.match(reasons[0], /You had no cutoff at .*, but it was cut off: .*\(a deep cutoff\)/);

        await student.fill('#student', 'Ann');
        const [download] = await Promise.all([student.waitForEvent('download'), student.click('#download')]);
        const file = path.join(scratch, 'answers.json');
        fs.mkdirSync(scratch, { recursive: true });
        await download.saveAs(file);
        const graded = plycut(['check', '-f', 'json', tree, file]), [grade] = JSON.parse(graded.stdout).grades;
        assert.equal(graded.status, 1);
        assert.equal(download.suggestedFilename(), 'Ann.json');
        assert.ok(reasons[0].startsWith(grade.divergence.text), `${reasons[0]}\n${grade.divergence.text}`);
        assert.match(await text(student, '#graded'), new RegExp(`${grade.points} of ${grade.of}`));
    });

    await test('a mistake that plycut knows by name is named', async () => {
        const page = await opened(open, '#t=eppstein-deep&practice=leaf,cutoff');
        await predictAll(page, { missed: 'deep' });
        const grade = await graded(page, 'eppstein-deep');
        assert.deepEqual(grade.mistakes.map(({ name }) => name), ['parent-only']);
        assert.equal(await text(page, '#mistakes li'), grade.mistakes[0].text);
        assert.equal(await text(page, '#mistakes li + li'), grade.divergence.text);
    });

    await test('an answer that was shown counts as not given, in the page and in the file', async () => {
        const page = await opened(open, '#t=[[3,12,8],[2,4,6],[14,5,2]]&practice=leaf,cutoff,value');
        await predictAll(page, { shown: ['cutoff', 'value 0'] });
        assert.deepEqual(await page.$$eval('#kinds tr', rows => rows.map(row => row.textContent)),
            ['next leaf7 of 7 right', 'cutoffs0 of 7 right7 shown', 'values1 of 4 right1 shown']);
        const grade = await graded(page, '[[3,12,8],[2,4,6],[14,5,2]]');
        assert.deepEqual(grade.marks.map(({ item, right }) => `${item} ${right}`), ['visited true', 'values.B true', 'values.C false', 'values.D false']);
        assert.match(await text(page, '#graded'), new RegExp(`${grade.points} of ${grade.of}.*: cutoffs, values\\.`));
    });

    await test('an answer that is not understood is explained, and asked again', async () => {
        const page = await opened(open, '#t=[[3,12,8],[2,4,6],[14,5,2]]&practice=leaf');
        await page.fill('#predict [name=node]', 'Zoe');
        await page.click('#answer');
        assert.match(await text(page, '#verdict'), /Zoe/);
        assert.equal(await page.isVisible('#answer'), true);
        assert.equal(await page.evaluate(() => playground.practice.predicted.length), 0);
    });

    await test('a click into the picture names a leaf, or the owner of a bound', async () => {
        const page = await opened(open, '#t=[[3,12,8],[2,4,6],[14,5,2]]&practice=leaf,cutoff'), click = path => page.click(`[id="n${path}"]`);
        await click('/0');
        assert.equal(await page.inputValue('[name=node]'), '', 'B is no leaf');
        await click('/0/0');
        assert.equal(await page.inputValue('[name=node]'), '3 of B');
        await page.click('#answer');
        assert.match(await text(page, '#verdict'), /^Right\./);
        await click('/0/1');
        assert.equal(await page.inputValue('[name=node]'), '3 of B', 'the answer has been given');
        await page.click('#go-on');
        await page.check('[name=cut][value=shallow]');
        await click('/0/1');
        assert.equal(await page.inputValue('[name=by]'), '', '12 of B has no bounds');
        await click('/');
        assert.equal(await page.inputValue('[name=by]'), 'A');
        await page.click('#answer');
        assert.match(await text(page, '#verdict'), /^You pruned 12 of B, but /);
    });

    await test('windows are typed', async () => {
        const page = await opened(open, '#t=[[3,12,8],[2,4,6],[14,5,2]]&practice=update');
        const answer = async bounds => {
            for (const side in bounds)
                await page.fill(`[name=${side}]`, bounds[side]);
            await page.click('#answer');
            const verdict = await text(page, '#verdict p');
            await page.evaluate(() => part('go-on').checkVisibility() && part('go-on').click());
            return verdict;
        };
        assert.deepEqual([await page.inputValue('[name=alpha]'), await page.inputValue('[name=beta]')], ['-inf', 'inf']);
        assert.match(await answer({ beta: 'three' }), /^Enter numbers/);
        assert.equal(await answer({ beta: '3' }), 'Right.');
        assert.equal(await answer({}), 'Right.');
        assert.equal(await answer({ beta: '8' }), 'The window of B is now [−∞, 3].', 'not the next change, which is asked later');
        assert.equal(await answer({ alpha: '3', beta: '∞' }), 'Right.');
        await page.evaluate(() => part('reveal').click());
        assert.match(await text(page, '#score'), /^3 of 5 right/);
    });

    await test('an exercise without solutions says only whether an answer is right', async () => {
        const page = await opened(open, '#t=[[3,12,8],[2,4,6],[14,5,2]]&practice=leaf,cutoff&solutions=no');
        assert.equal(await page.isVisible('#reveal'), false);
        const verdicts = await predictAll(page, { missed: 'shallow' });
        assert.deepEqual(verdicts.filter(({ said, wrong }) => said !== (wrong ? 'Not right.' : 'Right.')), []);
        assert.equal(verdicts.filter(({ wrong }) => wrong).length, 1);
        assert.equal(await page.evaluate(() => part('mistakes').childElementCount), 0);
        const grade = await graded(page, '[[3,12,8],[2,4,6],[14,5,2]]');
        assert.match(await text(page, '#graded'), new RegExp(`${grade.points} of ${grade.of}`));
    });

    await test('plycut sheet --link makes the same exercise', async () => {
        const made = plycut(['sheet', '--link', 'playground.html', '--questions', 'cutoffs,values', '--cut', 'strict', '--root', 'min', 'eppstein-deep']);
        const page = await opened(open, made.stdout.trim().replace(/^[^#]*/, ''));
        assert.deepEqual(await page.evaluate(() => playground.practice.exercise.kinds), ['cutoff', 'value']);
        const key = JSON.parse(plycut(['answers', '--cut', 'strict', '--root', 'min', 'eppstein-deep']).stdout);
        assert.deepEqual(await page.evaluate(() => playground.practice.key), key);
        assert.equal(await page.evaluate(() => playground.practice.file().exercise), 'eppstein-deep');
    });

    await test('a link brings back the problem and the moment', async () => {
        const page = await opened(open, '#t=eppstein-deep&a=minimax,alpha-beta&cut=strict&k=12');
        assert.deepEqual({ ...await problemOf(page) }, { tree: 'eppstein-deep', algorithm: 'minimax,alpha-beta', order: 'given',
            cut: 'strict', fail: 'soft', window: '', root: '', depth: '' });
        assert.equal(await page.evaluate(() => playground.view.k), 12);
        const link = await page.evaluate(() => playground.link());
        assert.match(link, /^#t=eppstein-deep&/);
        const again = await opened(open, link);
        assert.equal(await again.evaluate(() => playground.link()), link);
    });

    await test('what is copied is what the program writes', async () => {
        const page = await opened(open, '#t=eppstein-deep&a=minimax,alpha-beta&cut=strict'), copy = what => page.evaluate(name => playground.textToCopy(name), what);
        assert.equal(await copy('command'), 'plycut draw -f html --algorithm=minimax,alpha-beta --cut=strict eppstein-deep');
        assert.equal(await copy('tree'), fs.readFileSync(path.join(root, 'trees/eppstein-deep.json'), 'utf8'));
        const tree = path.join(root, 'trees/eppstein-deep.json');
        for (const [what, ...words] of [['svg', 'draw', '-f', 'svg', '-a', 'minimax,alpha-beta'], ['tikz', 'draw', '-f', 'tikz'], ['trace', 'trace'], ['answers', 'answers']])
            assert.equal(await copy(what), plycut([...words, '--cut', 'strict', '-'], fs.readFileSync(tree, 'utf8')).stdout, what);
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.click('[data-copy=answers]');
        await page.waitForFunction(() => document.getElementById('note').textContent === 'Copied: the answers.');
        assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await copy('answers'));
    });

    await test('the line of conventions says what plycut conventions says', async () => {
        const page = await opened(open, '#t=ties'), { conventions } = JSON.parse(plycut(['conventions', '-f', 'json', 'ties']).stdout);
        const strict = conventions.find(({ algorithm, order, cut, fail }) => algorithm === 'alpha-beta' && order === 'given' && cut === 'strict' && fail === 'soft');
        assert.ok((await text(page, '#conventions')).includes(`cut strict changes ${strict.differs.join(', ').replace('returned', 'returned values').replace('types', 'node types')}`));
    });

    await test('hints come in steps, and a fresh tree has the kind of cutoff that went wrong', async () => {
        const page = await opened(open, '#t=eppstein-deep&practice=cutoff'), hint = () => page.click('#hint').then(() => page.$$eval('#verdict p', lines => lines.length));
        assert.deepEqual([await hint(), await hint()], [1, 2]);
        const strict = await opened(open, '#t=ties&cut=strict&practice=cutoff');
        await strict.click('#hint');
        assert.match(await text(strict, '#verdict'), /^A MAX node stops when its value is above β/);
        await predictAll(page, { missed: 'deep' });
        await page.click('#fresh');
        await page.waitForFunction(() => playground.practice.predicted.length === 0);
        const { tree } = await problemOf(page), [counted] = JSON.parse(plycut(['count', '-a', 'alpha-beta', '-f', 'json', tree]).stdout).results;
        assert.notEqual(tree, 'eppstein-deep');
        assert.ok(counted.deep >= 1);
    });

    await test('a long link is compressed, and brings back all of it; a damaged one does no harm', async () => {
        const tree = fs.readFileSync(path.join(root, 'trees/knuth-moore-pi.json'), 'utf8');
        const page = await opened(open), link = await page.evaluate(text => {
            playground.choose(text, { cut: 'strict' });
            return playground.link();
        }, tree);
        assert.match(link, /^#z=[\w-]+$/);
        assert.ok(link.length < tree.length / 2, `${link.length} of ${tree.length}`);
        const again = await opened(open, link);
        assert.deepEqual(await problemOf(again), await problemOf(page));
        assert.equal((await problemOf(again)).tree, tree);
        assert.equal((await problemOf(await opened(open, link.slice(0, -9)))).tree, 'aima-two-ply');
    });

    await test('a deck of exercises, each with its own rules, in one link', async () => {
        const page = await opened(open, '#t=[[1,2],[3,4]]&cut=strict');
        await page.click('[aria-controls=exercise]');
        await page.click('#add-exercise');
        await page.selectOption('#catalogue', 'ties');
        await page.selectOption('#search [name=cut]', 'equal');
        await page.click('#add-exercise');
        assert.equal(await text(page, '#deck'), '2 in the deck');
        const student = await opened(open, await page.evaluate(() => playground.exerciseLink()));
        const now = async () => (({ tree, cut }) => [tree, cut])(await problemOf(student));
        assert.deepEqual(await now(), ['[[1,2],[3,4]]', 'strict']);
        await predictAll(student);
        await student.click('#next-exercise');
        assert.deepEqual(await now(), ['ties', 'equal']);
        assert.equal(await student.evaluate(() => playground.practice.exercise.deck.length), 0);
        const old = await opened(open, '#t=[1,2]&practice=leaf&deck=[3,4];[5,6]');
        assert.deepEqual(await old.evaluate(() => playground.practice.exercise.deck.map(({ tree }) => tree)), ['[3,4]', '[5,6]']);
    });

    await test('wrong input gets the message of the program, and can be undone', async () => {
        const page = await opened(open, '#t=[[1,2],[3,4]]'), wrong = '[[1,2],[3,x]]';
        await page.fill('#tree', wrong);
        await page.waitForFunction(() => document.getElementById('fault').textContent !== '');
        const said = plycut(['draw', '-f', 'html', '-'], wrong).stderr.replace('plycut: standard input:', '').trim();
        assert.equal(await text(page, '#fault'), said);
        await page.fill('#tree', '[[1,2],[3,5]]');
        await page.waitForFunction(() => document.getElementById('fault').textContent === '');
        await page.click('#undo');
        assert.equal((await problemOf(page)).tree, '[[1,2],[3,4]]');
    });

    await test('a position is searched to a depth', async () => {
        const page = await opened(open, '#t=tictactoe:XOX.O..X.&d=2');
        assert.match(await text(page, '#counts'), /alpha-beta/);
        assert.equal(await text(page, '#fault'), '');
    });

    await test('a leaf is dragged, and each cutoff stays in its interval', async () => {
        const page = await opened(open, '#t=[[3,12,8],[2,4,6],[14,5,2]]');
        await page.click('[id="n/1/0"]');
        const said = plycut(['when', '--leaf', '/1/0', '--pruned', '/1/1', '[[3,12,8],[2,4,6],[14,5,2]]']).stdout.split('\n')[0];
        assert.equal(await text(page, '#intervals'), said);
        await page.locator('#ruler').scrollIntoViewIfNeeded();
        const { x, y, width } = await page.locator('#ruler').boundingBox();
        await page.mouse.move(x + width / 3, y + 20);
        await page.mouse.down();
        await page.mouse.move(x + width / 2, y + 20, { steps: 5 });
        await page.mouse.up();
        const tree = JSON.parse((await problemOf(page)).tree), value = tree[1][0];
        assert.notEqual(value, 2);
        assert.equal(Number(await page.inputValue('#leaf-value')), value);
        await page.click('#undo');
        assert.equal((await problemOf(page)).tree, '[[3,12,8],[2,4,6],[14,5,2]]');
    });

    await test('a board is set up by clicking', async () => {
        const page = await opened(open);
        await page.click('button:has-text("Set up a board")');
        for (const square of ['a1', 'b2', 'b2', 'c3'])
            await page.click(`#board [aria-label^="${square}:"]`);
        await page.click('#board-use');
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
        await reach('Tree or position');
        await keyboard.press('Control+A');
        await keyboard.type('[[3,12,8],[2,4,6],[14,5,2]]');
        await page.waitForFunction(() => playground.problem.tree.length > 20);
        await reach('Undo');
        await keyboard.press('l');
        for (const key of ['PageDown', 'PageDown', 'PageDown', 'Control+A', '1', 'Enter'])
            await keyboard.press(key);
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
        await keyboard.type('3');
        await keyboard.press('Enter');
        assert.match(await text(page, '#verdict'), /^Right/);
        await keyboard.press('Enter');
        await keyboard.type('8');
        await keyboard.press('Enter');
        assert.match(await text(page, '#verdict'), /^You left out 12 of B/);
        await reach('Leave practice');
        await keyboard.press('Enter');
        assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Practice');
    });

    await test('axe finds nothing serious', async () => {
        const page = await opened(open);
        await page.keyboard.press('l');
        await page.evaluate(() => document.querySelectorAll('.tool').forEach(tool => { tool.hidden = false; }));
        assert.deepEqual(await serious(page), [], 'a problem');
        await page.evaluate(() => playground.open('#t=[[1,2],[3,4]]&practice=leaf'));
        assert.deepEqual(await serious(page), [], 'a question');
        await predictAll(page, { shown: ['leaf'] });
        assert.deepEqual(await serious(page), [], 'the result');
    });

    await test('at most 300 KB, and ready within a second', async () => {
        assert.ok(fs.statSync(playground).size <= 300000, `${fs.statSync(playground).size} bytes`);
        const seconds = []; // of pages that no other test uses; what else runs makes each take longer, so the least counts
        for (let i = 0; i < 3; i++)
            seconds.push(await cpuSeconds(await opened(open, '', { reducedMotion: 'reduce' })));
        assert.ok(Math.min(...seconds) < 1, `it takes ${seconds.join(', ')} s`);
    });
};
