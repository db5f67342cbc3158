// Takes the screenshot of the page in the documents again: node tests/browser/screenshot.js
'use strict';
const path = require('node:path');
const { Bench, closeBrowser, plycut, root } = require('./harness');

async function main() {
    const page = await new Bench(console.log).open(plycut(['draw', '-f', 'html', 'eppstein-deep'], 'screenshot.html'), { hash: '#k=39', viewport: { width: 1366, height: 768 } });
    await page.screenshot({ path: path.join(root, 'docs/screen/page.png') });
    await closeBrowser();
}

main();
