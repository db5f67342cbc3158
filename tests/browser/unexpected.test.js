// No page is ever blank: words that every object of JavaScript has are only words, and what nobody expected is said in the page.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { plycut, folder, root } = require('./harness');

const playground = path.join(root, 'out/playground.html');
const WORDS = Object.getOwnPropertyNames(Object.prototype);

const isReady = page => page.waitForSelector('body.ready', { state: 'attached', timeout: 20000 });

/** What a reader sees: is the page there, does it show a tree, and what does it say? */
const seen = page => page.evaluate(() => {
    const said = id => { const place = document.getElementById(id), at = place?.getBoundingClientRect(); return place?.checkVisibility() && at.bottom > 0 && at.top < innerHeight ? place.textContent.trim() : ''; };
    const main = document.querySelector('main');
    return { visible: main !== null && getComputedStyle(main).visibility === 'visible', tree: document.querySelector('.tree g.node') !== null,
        fault: said('fault'), unexpected: said('unexpected') };
});

/** Opens a file whose errors are what is tested. */
async function openBroken(open, file, hash = '') {
    const page = await open(file, { hash, broken: true });
    await isReady(page);
    return page;
}

/** Follows a link within the playground, until it is shown or refused. */
const follow = (page, link) => page.evaluate(to => globalThis.playground.open(to), link);

/** A copy of a page, changed, with the policy that allows its scripts. */
function changed(file, name, ...changes) {
    const text = changes.reduce((before, [from, to]) => {
        assert.ok(before.includes(from), from);
        return before.replace(from, to);
    }, fs.readFileSync(file, 'utf8'));
    const place = path.join(folder, name);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(place, text.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
    return place;
}

module.exports = async ({ test, open, release }) => {
    await test('a link with the name of a property of every object is opened like any other', async () => {
        for (const word of WORDS) {
            const page = await open(playground, { hash: `#t=${word}` });
            await isReady(page);
            const { visible, fault, unexpected } = await seen(page);
            assert.deepEqual([visible, unexpected], [true, ''], word);
            assert.match(fault, /^This link cannot be opened: ./, word);
            await release(page);
        }
    });

    await test('such a name as any part of a link, or as a part that does not exist', async () => {
        const page = await open(playground, { hash: '#t=[1,2]' });
        await isReady(page);
        const parts = ['a', 'order', 'cut', 'fail', 'window', 'root', 'd', 'k', 'show', 'sync', 'practice', 'solutions', 'exercise', 'deck', 'present', 'from', 'to', 'theme', 'embed'];
        for (const word of WORDS)
            for (const link of [...parts.map(part => `#t=[[1,2],[3,4]]&${part}=${word}`), `#${word}=1`, `#t=[1,2]&${word}=1`, `#t=[1,2]&practice=leaf&exercise=${word}&deck=${word}`]) {
                await follow(page, link);
                const { visible, tree, fault, unexpected } = await seen(page);
                assert.deepEqual([visible, unexpected], [true, ''], link);
                assert.ok(tree !== (fault !== ''), `${link}: a tree or a message, not ${JSON.stringify({ tree, fault })}`);
            }
    });

    await test('such names as names of nodes, as typed trees, in pages of the program', async () => {
        const named = JSON.stringify({ format: 'plycut-tree', version: 1, tree: { name: '__proto__', children: WORDS.filter(word => word !== '__proto__').map((name, i) => ({ name, children: [i, 3] })) } });
        const page = await open(playground, { hash: `#t=${encodeURIComponent(named)}&practice=leaf,cutoff,value` });
        await isReady(page);
        assert.deepEqual(await seen(page), { visible: true, tree: true, fault: '', unexpected: '' });
        await page.evaluate(() => globalThis.playground.exercises.leavePractice());
        for (const word of WORDS) {
            await page.evaluate(tree => globalThis.playground.change({ tree }), word);
            const { visible, fault, unexpected } = await seen(page);
            assert.deepEqual([visible, unexpected], [true, ''], word);
            assert.notEqual(fault, '', word);
        }
        const file = path.join(folder, 'named.json');
        fs.writeFileSync(file, named);
        for (const word of WORDS) {
            const shown = await open(plycut(['draw', '-f', 'html', file], 'named.html'), { hash: `#k=5&show=${word}&sync=${word}&theme=${word}&${word}=1` });
            await isReady(shown);
            assert.deepEqual(await seen(shown), { visible: true, tree: true, fault: '', unexpected: '' });
            await release(shown);
        }
    });

    const files = { 'the playground': () => playground, 'a page of the program': () => plycut(['draw', '-f', 'html', 'aima-two-ply'], 'unexpected.html') };
    const errors = {
        'in a handler of an event': () => { document.querySelector('.forward').addEventListener('click', () => null.nothing); document.querySelector('.forward').click(); },
        'in a promise': () => { Promise.reject(new TypeError('nothing is there')); },
        'that is no error': () => { Promise.reject('nothing at all'); },
        'in a timer': () => { setTimeout(() => { throw new RangeError('too far'); }); },
    };
    for (const file in files)
        for (const where in errors)
            await test(`${file}: an error ${where} is said in the page, which stays`, async () => {
                const page = await openBroken(open, files[file]());
                await page.evaluate(errors[where]);
                await page.waitForSelector('#unexpected:not([hidden])', { timeout: 5000 });
                const { visible, tree, unexpected } = await seen(page);
                assert.deepEqual([visible, tree], [true, true]);
                assert.match(unexpected, /^Something went wrong in this page.*(nothing|null|too far)/);
            });

    for (const [what, ...changes] of [['its data are no data', ['id="moments">{', 'id="moments">[{']], ['its picture is missing', ['<template id="pictures">', '<template id="other">']], ['its data lack a part', ['"events":{', '"other":{']]])
        await test(`a page of the program is there if ${what}`, async () => {
            const page = await openBroken(open, changed(files['a page of the program'](), 'changed.html', ...changes));
            const { visible, unexpected } = await seen(page);
            assert.ok(visible && unexpected !== '', unexpected);
            assert.equal(await page.isVisible('.explanation'), true, 'the explanation can be read');
        });

    for (const [what, ...changes] of [['what is packed in it is damaged', ['id="packed"', 'id="nothing"']], ['its core is damaged', ['data-core="', 'data-core="1']]])
        await test(`the playground is there if ${what}`, async () => {
            const page = await openBroken(open, changed(playground, 'changed.html', ...changes));
            assert.notEqual((await seen(page)).unexpected, '');
        });

    await test('a worker that dies takes one search with it; one that always dies is given up, and the page says so', async () => {
        const page = await openBroken(open, playground, '#t=[[1,2],[3,4]]');
        const dies = message => page.evaluate(text => {
            const { core } = globalThis.playground.plycut;
            core.worker.postMessage = () => setTimeout(() => core.worker.onerror(new ErrorEvent('error', { message: text })));
            return globalThis.playground.change({ tree: '[5,6]' });
        }, message);
        await dies('out of memory');
        assert.match((await seen(page)).fault, /^The search failed/);
        await page.evaluate(() => globalThis.playground.change({ tree: '[7,8]' }));
        assert.deepEqual(await seen(page), { visible: true, tree: true, fault: '', unexpected: '' });
        const workers = await page.evaluate(async () => {
            let made = 0;
            const url = URL.createObjectURL(new Blob(['throw new Error("never")'], { type: 'text/javascript' })), { core } = globalThis.playground.plycut, { begin } = core;
            core.begin = function () { made++; return begin.call(this); };
            core.url = url;
            core.stop();
            for (let i = 0; i < 5; i++)
                await globalThis.playground.change({ tree: `[${i},9]` });
            await new Promise(done => setTimeout(done, 300));
            return made;
        });
        assert.ok(workers <= 4, `${workers} workers were started`);
        const { visible, fault } = await seen(page);
        assert.ok(visible);
        assert.match(fault, /does not start/);
    });
};
