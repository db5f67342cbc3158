// The bench itself: a picture opens, its boxes can be measured, and a page that asks for more than its file is caught.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { Bench, boxes, serious, plycut, folder } = require('./harness');

function write(name, body) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, name), `<!DOCTYPE html><html lang="en"><title>t</title><main><h1>t</h1>${body}</main>`);
    return path.join(folder, name);
}

module.exports = async ({ test, open }) => {
    await test('a picture opens, and its texts have boxes', async () => {
        const page = await open(plycut(['draw', '-f', 'svg', 'aima-two-ply'], 'aima-two-ply.svg'));
        const root = (await boxes(page, 'text')).filter(box => box.text === 'A #1');
        assert.equal(root.length, 1);
        assert.ok(root[0].width > 2 && root[0].height > 5, JSON.stringify(root));
    });
    await test('axe finds what is serious', async () => {
        const button = await open(write('unnamed.html', '<button></button>'));
        assert.deepEqual((await serious(button)).map(f => f.split(':')[0]), ['button-name']);
        const pale = await open(write('pale.html', '<style>@media (prefers-color-scheme: dark) { p { color: #eee; } }</style><p>read me</p>'));
        assert.deepEqual((await serious(pale)).map(f => f.split(':')[0]), ['color-contrast']);
    });
    await test('a page with a request, an error on the console or in a script fails, and one that is waited for in vain; the next one does not', async () => {
        const pages = { request: '<img src="picture.png">', console: '<script>console.error("no")</script>', script: '<script>throw new Error("no")</script>', fine: 'yes' };
        const found = [], report = line => found.push(line), inner = new Bench(report);
        await new Bench(report, 1).test('waits', async () => (await inner.open(write('waits.html', ''))).evaluate(() => new Promise(() => {})));
        for (const what in pages)
            await inner.test(what, () => inner.open(write(`${what}.html`, pages[what])));
        assert.deepEqual([inner.passed, inner.failed], [1, 3]);
        assert.match(found.shift(), /^FAIL waits\nError: it takes more than 1 s/);
        for (const [i, what] of ['request', 'console', 'script'].entries())
            assert.match(found[i], new RegExp(`^FAIL ${what}\n(Error: )?${what}: `));
    });
};
