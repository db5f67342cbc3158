// Takes the screenshot of the page in the documents again: node tests/browser/screenshot.js
'use strict';
const path = require('node:path');
const { suite, plycut, root } = require('./harness');

suite(async ({ test, open }) => test('the picture of docs/page.md', async () => {
    const page = await open(plycut(['draw', '-f', 'html', 'eppstein-deep'], 'screenshot.html'), { hash: '#k=39', viewport: { width: 1280, height: 740 } });
    await page.waitForSelector('body.ready');
    await page.screenshot({ path: path.join(root, 'docs/screen/page.png') });
}));
