// The bench itself: a picture opens, its boxes can be measured, and a page that asks for more than its file is caught.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { execFileSync } = require('node:child_process');
const { suite, boxes, serious, plycut, root } = require('./harness');

const folder = path.join(root, 'out/tests/browser');

function write(name, text) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
}

/** What tests of pages find; each test is a page, run as a separate program. */
function verdict(pages) {
    const test = write('bad.test.js', `
        const { suite } = require(${JSON.stringify(path.join(__dirname, 'harness'))});
        suite(async ({ test, open }) => {
            for (const page of ${JSON.stringify(pages)})
                await test(page, async () => { await (await open(page)).waitForTimeout(100); });
        });`);
    try {
        return execFileSync(process.execPath, [test], { encoding: 'utf8' });
    } catch (error) {
        return error.stdout;
    }
}

suite(async ({ test, open }) => {
    await test('a picture opens, and its texts have boxes', async () => {
        const page = await open(plycut(['draw', '-f', 'svg', 'aima-two-ply'], 'aima-two-ply.svg'));
        const root = (await boxes(page, 'text')).filter(box => box.text === 'A #1');
        assert.equal(root.length, 1);
        assert.ok(root[0].width > 2 && root[0].height > 5, JSON.stringify(root));
    });
    await test('axe finds what is serious', async () => {
        const page = await open(write('unnamed.html', '<!DOCTYPE html><html lang="en"><title>t</title><main><button></button></main>'));
        assert.deepEqual((await serious(page)).map(f => f.split(':')[0]), ['button-name']);
    });
    await test('a page with a request, an error on the console or in a script fails; the next one does not', () => {
        const pages = [['request', '<img src="picture.png">'], ['console', '<script>console.error("no")</script>'],
            ['script', '<script>throw new Error("no")</script>'], ['fine', 'yes']];
        const found = verdict(pages.map(([what, html]) => write(`${what}.html`, `<!DOCTYPE html><title>t</title>${html}`)));
        assert.match(found, /^1 passed, 3 failed$/m);
        for (const what of ['request', 'console', 'script'])
            assert.match(found, new RegExp(`FAIL .*/${what}\\.html\n(Error: )?${what}: `), what);
    });
});
