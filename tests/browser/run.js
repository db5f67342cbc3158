// Runs tests in a browser: node tests/browser/run.js [NAME...] runs the files NAME.test.js; without a name, all of them.
'use strict';
const fs = require('node:fs');
const { Bench, closeBrowser } = require('./harness');

const SUFFIX = '.test.js';

async function main(names) {
    const bench = new Bench(console.log);
    for (const name of names)
        try {
            await require(`./${name}${SUFFIX}`)(bench);
        } catch (error) {
            bench.fail(name, error);
        }
    await closeBrowser();
    console.log(`${bench.passed} passed, ${bench.failed} failed`);
    process.exitCode = bench.failed > 0 ? 1 : 0;
}

const [, , ...names] = process.argv;
main(names.length > 0 ? names : fs.readdirSync(__dirname).filter(file => file.endsWith(SUFFIX)).map(file => file.slice(0, -SUFFIX.length)));
