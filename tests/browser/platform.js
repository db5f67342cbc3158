// A simulated learning platform, and packages of exercises in it.
'use strict';
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const { program, folder } = require('./harness');

/** The package of an exercise about a tree, unpacked by another program: its folder. */
function unpacked(tree, name, questions) {
    const packages = path.join(folder, name), place = path.join(packages, 'unpacked');
    fs.rmSync(packages, { recursive: true, force: true });
    fs.mkdirSync(place, { recursive: true });
    execFileSync(program, ['bank', '-q', '-f', 'scorm', '--questions', questions, '-o', packages, tree]);
    const [file] = fs.readdirSync(packages).filter(each => each.endsWith('.zip'));
    execFileSync('/usr/bin/python3', ['-m', 'zipfile', '-e', path.join(packages, file), place]);
    return place;
}

const PLATFORM = fs.readFileSync(path.join(__dirname, 'platform.html'));

/** A server on this machine: the platform at /, and the package of a folder. */
async function served(place, body) {
    const server = http.createServer((request, response) => {
        const name = decodeURIComponent(request.url.split(/[?#]/)[0]);
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(name.startsWith('/package/') ? fs.readFileSync(path.join(place, path.basename(name))) : PLATFORM);
    }).listen(0, '127.0.0.1');
    await new Promise(done => server.once('listening', done));
    try {
        return await body(`http://127.0.0.1:${/** @type {any} */ (server.address()).port}/`);
    } finally {
        server.close();
    }
}

/** The exercise in the package in the platform: at a question, or, after all of them, at its end. */
async function exercise(page, ended = false) {
    await page.waitForFunction(() => document.querySelector('iframe')?.contentWindow?.document.querySelector('iframe') !== null);
    for (let tries = 0; page.frames().length < 3 && tries < 100; tries++)
        await page.waitForTimeout(50);
    const inner = page.frames()[2];
    await inner.waitForFunction(over => globalThis.playground?.practice?.[over ? 'over' : 'question'] !== undefined, ended);
    return inner;
}

module.exports = { unpacked, served, exercise };
