// The whole way: a tree is typed by taps, framed and set as an exercise, answered on a phone, loaded again; the score arrives in the learning platform, and plycut check gives
// the same points.
'use strict';
const assert = require('node:assert/strict');
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { idle, openPlayground, program, folder } = require('./harness');
const { Hand, PHONE } = require('./hand');
const { unpacked, served, exercise } = require('./platform');

/** Types what a form on the phone asks for: the right answer, or one that is wrong. */
async function answer(page, inner, right) {
    const { kind, said } = await inner.evaluate(async () => {
        const { practice } = globalThis.playground, { answer: words } = await practice.plycut.json(practice.quizWords(practice.over + 1), practice.exercise.problem);
        return { kind: practice.question.kind, said: words };
    });
    const field = name => inner.locator(`#predict [name=${name}]`);
    if (kind === 'leaf')
        await field('node').fill(right ? said : '12');
    else {
        const [, cut, by = ''] = /^(\S+)(?: by (.*))?$/.exec(said.replace('no cutoff', 'none'));
        await inner.locator(`#predict [name=cut][value=${right ? cut : cut === 'none' ? 'window' : 'none'}]`).check({ force: true });
        if (right && by !== '')
            await field('by').fill(by);
    }
    await inner.locator('#answer').tap();
    await inner.waitForFunction(() => document.getElementById('verdict').textContent !== '' || !document.getElementById('go-on').hidden);
    if (!right && await inner.locator('#go-on').isHidden())
        await inner.locator('#reveal').tap();
    await inner.waitForFunction(() => !document.getElementById('go-on').hidden);
    const over = await inner.evaluate(() => globalThis.playground.practice.over);
    await inner.locator('#go-on').tap();
    await inner.waitForFunction(count => globalThis.playground.practice.question === undefined || (globalThis.playground.practice.over === count && !document.getElementById('answer').hidden), over);
    return over;
}

const kept = (page, name) => page.evaluate(key => globalThis.kept[key], name);

module.exports = async ({ test, open }) => {
    await test('from a tree that is typed by taps to a score in the learning platform', async () => {
        const lecturer = await openPlayground(open, '', PHONE), hand = new Hand(lecturer);
        await hand.tap('#own');
        await hand.type('3 12 8\n2 4 6\n14 5 2\n');
        await hand.tap('#node-done');
        const tree = await lecturer.inputValue('#tree');
        assert.equal(tree, '((3 12 8) (2 4 6) (14 5 2))');

        await lecturer.evaluate(() => document.querySelector('.controls .embed').click());
        await lecturer.waitForFunction(() => document.querySelector('dialog [name=code]').value !== '');
        const code = await lecturer.inputValue('dialog [name=code]');
        await lecturer.evaluate(() => document.querySelector('dialog [name=close]').click());
        const [, framed] = /^<iframe src="([^"#]*#[^"]*)"/.exec(code);
        const frame = await openPlayground(open, framed.replace(/^[^#]*/, '').replaceAll('&amp;', '&'), { viewport: { width: 700, height: 440 } });
        assert.equal(await frame.evaluate(() => playground.problem.tree), tree, 'the frame shows the tree');
        assert.equal(await frame.evaluate(() => document.body.classList.contains('embed')), true);

        await hand.tap('#setup-line');
        await hand.tap('[aria-controls=exercise]');
        await lecturer.fill('#exercise [name=title]', 'week 3');
        const link = await lecturer.evaluate(() => playground.tools.textToCopy('exercise'));
        const outside = await openPlayground(open, link.replace(/^[^#]*/, ''), PHONE);
        await outside.waitForFunction(() => globalThis.playground.practice !== null);
        assert.equal(await outside.evaluate(() => playground.practice.exercise.problem.tree), tree, 'the link asks about the tree');
        await idle(outside);

        const place = unpacked(tree, 'way', 'visited,cutoffs'), page = await outside.context().newPage();
        try {
            await served(place, async url => {
                await page.goto(url);
                const before = await exercise(page), count = await before.evaluate(() => globalThis.playground.practice.questions.length);
                const wrong = Math.floor(count / 2);
                for (let over = 0; over < 3;)
                    over = await answer(page, before, true);
                await page.waitForFunction(() => Number(globalThis.kept['cmi.core.score.raw']) > 0);

                await page.reload();
                const again = await exercise(page);
                assert.equal(await again.evaluate(() => globalThis.playground.practice.over), 3, 'a page that is loaded again goes on where it was left');
                for (let over = 3; over < count;)
                    over = await answer(page, again, over !== wrong);
                await page.waitForFunction(() => globalThis.kept['cmi.core.lesson_status'] === 'completed');

                const file = path.join(folder, 'way-answers.json');
                fs.writeFileSync(file, await kept(page, 'cmi.suspend_data'));
                const [grade] = JSON.parse(spawnSync(program, ['check', '-f', 'json', tree, file], { encoding: 'utf8' }).stdout).grades;
                assert.equal(grade.of, count);
                assert.equal(grade.points, count - 1, 'one answer was wrong');
                assert.equal(Number(await kept(page, 'cmi.core.score.raw')), Math.round(10000 * grade.points / grade.of) / 100, 'the platform has the points that plycut check gives');
                await again.waitForFunction(points => document.getElementById('asked').textContent.includes(points), `${grade.points} of ${grade.of} points`);
            });
        } finally {
            await page.close();
        }
    });
};
