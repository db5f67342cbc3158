// An exercise as a SCORM package, in a simulated learning platform: begun, scored, completed, continued. Completion, score and answers arrive.
'use strict';
const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { program, folder, plycut } = require('./harness');
const { unpacked, served, exercise } = require('./platform');

const TREE = 'A(B(3 12 8) C(2 4 6))';

/** Answers one question right, as the page does when a student has. */
async function answer(inner) {
    await inner.evaluate(async () => {
        const { practice } = globalThis.playground, said = await practice.plycut.json(practice.quizWords(practice.over + 1), practice.exercise.problem);
        await practice.plycut.json([...practice.quizWords(practice.over + 1), `--answer=${said.answer}`], practice.exercise.problem);
        practice.current.tries.push(said.answer);
        practice.finish('right', []);
        await practice.ask();
    });
}

module.exports = async ({ test, open }) => {
    const place = unpacked(TREE, 'scorm', 'visited,cutoffs');

    await test('the manifest names every file of the package, and one page to start', async () => {
        const manifest = fs.readFileSync(path.join(place, 'imsmanifest.xml'), 'utf8');
        const files = [...manifest.matchAll(/<file href="([^"]+)"/g)].map(match => match[1]);
        assert.deepEqual(fs.readdirSync(place).sort(), [...files, 'imsmanifest.xml'].sort());
        assert.match(manifest, /<schemaversion>1\.2<\/schemaversion>/);
        assert.match(manifest, /adlcp:scormtype="sco" href="index\.html"/);
        execFileSync('/usr/bin/python3', ['-c', 'import sys, xml.dom.minidom as m; m.parse(sys.argv[1])', path.join(place, 'imsmanifest.xml')]);
    });

    await test('the platform is told begin, score, answers and completion, and a second attempt does not undo it', async () => {
        const context = (await open(plycut(['draw', '-f', 'html', TREE], 'any.html'))).context(), page = await context.newPage();
        try {
            await served(place, async url => {
                await page.goto(url);
                const inner = await exercise(page);
                await page.waitForFunction(() => globalThis.kept['cmi.core.lesson_status'] === 'incomplete');
                assert.deepEqual(await page.evaluate(() => globalThis.calls), ['initialize']);
                await answer(inner);
                await page.waitForFunction(() => Number(globalThis.kept['cmi.core.score.raw']) > 0);
                assert.equal(await page.evaluate(() => globalThis.kept['cmi.core.score.max']), '100');
                for (let i = 0; i < 40 && await page.evaluate(() => globalThis.kept['cmi.core.lesson_status']) !== 'completed'; i++) {
                    await answer(inner);
                    await page.waitForTimeout(20);
                }
                const kept = await page.evaluate(() => globalThis.kept);
                assert.equal(kept['cmi.core.lesson_status'], 'completed');
                assert.equal(kept['cmi.core.score.raw'], '100');
                assert.equal(kept['cmi.interactions.0.type'], 'fill-in');
                assert.ok(kept['cmi.interactions.0.student_response'].length > 0, 'the answer to the first question');
                const answers = path.join(folder, 'scorm-answers.json');
                fs.writeFileSync(answers, kept['cmi.suspend_data']);
                const { grades: [grade] } = JSON.parse(execFileSync(program, ['check', '-f', 'json', TREE, answers], { encoding: 'utf8' }));
                assert.equal(grade.points, grade.of, 'plycut check gives the same');

                await page.reload();
                const again = await exercise(page, true);
                assert.equal(await page.evaluate(() => sessionStorage.getItem('finished')), 'yes', 'the package said goodbye');
                await again.evaluate(() => document.getElementById('again').click());
                await page.waitForTimeout(200);
                assert.equal(await page.evaluate(() => globalThis.kept['cmi.core.lesson_status']), 'completed');
                assert.deepEqual(await page.evaluate(() => globalThis.calls.filter(call => call.startsWith('not'))), []);
            });
        } finally {
            await page.close();
        }
    });

    await test('without a platform the exercise works all the same', async () => {
        const context = (await open(path.join(folder, 'any.html'))).context(), page = await context.newPage();
        try {
            await served(place, async url => {
                await page.goto(`${url}package/index.html`);
                for (let tries = 0; page.frames().length < 2 && tries < 100; tries++)
                    await page.waitForTimeout(50);
                await page.frames()[1].waitForFunction(() => globalThis.playground?.practice?.question !== undefined);
            });
        } finally {
            await page.close();
        }
    });

    await test('a program without the playground says how to get it', async () => {
        const lonely = path.join(folder, 'lonely/bin');
        fs.rmSync(lonely, { recursive: true, force: true });
        fs.mkdirSync(lonely, { recursive: true });
        fs.copyFileSync(program, path.join(lonely, 'plycut'));
        assert.throws(() => execFileSync(path.join(lonely, 'plycut'), ['bank', '-f', 'scorm', '-o', path.join(folder, 'lonely/out'), TREE], { stdio: 'pipe' }), /make playground/);
        assert.ok(!fs.existsSync(path.join(folder, 'lonely/out')), 'nothing is written');
    });
};
