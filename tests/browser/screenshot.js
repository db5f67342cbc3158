// Takes the screenshots in the documents again: node tests/browser/screenshot.js. That of the notebook needs out/notebook (make test-notebook).
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { Bench, closeBrowser, plycut, root } = require('./harness');

async function main() {
    const page = await new Bench(console.log).open(plycut(['draw', '-f', 'html', 'eppstein-deep'], 'screenshot.html'), { hash: '#k=39', viewport: { width: 1366, height: 768 } });
    await page.screenshot({ path: path.join(root, 'docs/screen/page.png') });
    const lesson = path.join(root, 'out/notebook/lesson.html');
    if (fs.existsSync(lesson)) {
        const notebook = await page.context().newPage();
        await notebook.setViewportSize({ width: 900, height: 640 });
        await notebook.goto(`file://${lesson}`);
        await notebook.locator('h2#Alpha-beta').evaluate((heading) => heading.scrollIntoView());
        await notebook.screenshot({ path: path.join(root, 'docs/screen/notebook.png') });
    }
    await closeBrowser();
}

main();
