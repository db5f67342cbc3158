// An exercise in another page: the host is told the score, and a frame that is loaded again goes on where the student stopped.
'use strict';
const assert = require('node:assert/strict');
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const { program, root, folder } = require('./harness');

const playground = path.join(root, 'out/playground.html');
const AIMA = '[[3,12,8],[2,4,6],[14,5,2]]';
const EXERCISE = `#t=${AIMA}&practice=leaf,cutoff&exercise=week-3`;

/** A server on this machine: a course's page at /, which frames the playground, at /playground.html. */
async function served(link, body) {
    const host = `<!DOCTYPE html><html lang="en"><title>A course</title><script>window.told = []; addEventListener('message', event => told.push(event.data));</script><iframe src="playground.html${link}" title="Exercise" width="900" height="700"></iframe>`;
    const server = http.createServer((request, response) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(request.url.startsWith('/playground.html') ? fs.readFileSync(playground) : host);
    }).listen(0, '127.0.0.1');
    await new Promise(done => server.once('listening', done));
    try {
        return await body(`http://127.0.0.1:${/** @type {any} */ (server.address()).port}/`);
    } finally {
        server.close();
    }
}

module.exports = async ({ test, open }) => {
    await test('the host is told exercise, points and answers after each question; plycut check gives the same points', async () => {
        const context = (await open(playground)).context(), course = await context.newPage(), answered = [];
        try {
            await served(EXERCISE, async url => {
                await course.goto(url);
                const frame = async () => {
                    const inner = course.frames()[1];
                    await inner.waitForFunction(() => globalThis.playground?.practice?.question !== undefined);
                    return inner;
                };
                const answer = async (inner, right) => inner.evaluate(async isRight => {
                    const { practice } = globalThis.playground, said = await practice.plycut.json(practice.quizWords(practice.over + 1), practice.exercise.problem);
                    if (isRight)
                        await practice.plycut.json([...practice.quizWords(practice.over + 1), `--answer=${said.answer}`], practice.exercise.problem).then(() => practice.current.tries.push(said.answer)).then(() => practice.finish('right', []));
                    else
                        await practice.reveal();
                    await practice.ask();
                }, right);
                const first = await frame();
                for (const right of [true, true, false])
                    await answer(first, right);
                await course.waitForFunction(() => globalThis.told.some(({ points }) => points === 2));
                const told = await course.evaluate(() => globalThis.told.at(-1));
                assert.deepEqual({ ...told, answers: told.answers.answers.length, search: null }, { format: 'plycut-score', version: 1, exercise: 'week-3', search: null, points: 2, of: 14, finished: false, answers: 3 });

                await course.reload();
                const again = await frame();
                assert.equal(await again.evaluate(() => globalThis.playground.practice.over), 3, 'the frame goes on where it was left');
                await course.waitForFunction(() => globalThis.told.length > 0);
                assert.equal(await course.evaluate(() => globalThis.told.at(-1).points), 2);
                for (let over = 3; over < 14; over++)
                    await answer(again, true);
                await course.waitForFunction(() => globalThis.told.at(-1).finished);
                answered.push(await course.evaluate(() => globalThis.told.at(-1)));
                await again.evaluate(() => document.getElementById('again').click());
                await again.waitForFunction(() => globalThis.playground.practice.over === 0);
            });
        } finally {
            await course.close();
        }
        const [{ points, of, answers }] = answered, file = path.join(folder, 'told.json');
        fs.writeFileSync(file, JSON.stringify(answers));
        const { grades: [grade] } = JSON.parse(spawnSync(program, ['check', '-f', 'json', AIMA, file], { encoding: 'utf8' }).stdout);
        assert.deepEqual([points, of], [13, 14]);
        assert.deepEqual([grade.points, grade.of], [13, 14]);
    });

    await test('what someone else has left in the storage of the browser is no progress', async () => {
        const page = await open(playground, { hash: EXERCISE });
        await page.waitForFunction(() => globalThis.playground?.practice?.question !== undefined);
        await page.evaluate(() => globalThis.playground.exercises.keep());
        const key = await page.evaluate(() => Object.keys(localStorage).find(name => name.startsWith('plycut ')));
        for (const left of ['{', 'null', '[]', '{"search":"x"}', '{"answers":[1]}', JSON.stringify({ search: await page.evaluate(() => globalThis.playground.practice.quiz.search), answers: [{ tries: 3 }], lessons: [] })]) {
            await page.evaluate(([name, text]) => { localStorage.setItem(name, text); history.replaceState(null, '', location.href); }, [key, left]);
            await page.reload();
            await page.waitForFunction(() => globalThis.playground?.practice?.question !== undefined);
            assert.equal(await page.evaluate(() => globalThis.playground.practice.over), 0, left);
        }
    });

    await test('a frame of picture and sentence only: nothing else is in it, and it steps', async () => {
        const page = await open(playground, { hash: '#t=eppstein-deep&k=39&embed=bare', viewport: { width: 700, height: 440 } });
        await page.waitForSelector('body.ready', { state: 'attached' });
        for (const [part, is] of [['.tree', true], ['.sentence', true], ['.forward', true], ['.slider', false], ['.code', false], ['.number-line', false], ['.head', false], ['#top', false]])
            assert.equal(await page.isVisible(part), is, part);
        await page.click('.forward');
        assert.equal(await page.evaluate(() => globalThis.playground.view.k), 40);
        assert.match(await page.evaluate(() => globalThis.playground.link()), /embed=bare/);
    });
};
