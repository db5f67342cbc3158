// A page in another page: the code that the page gives makes a frame that shows what was asked for; a moment as a picture in a file.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { plycut, root, folder, serious } = require('./harness');

const playground = path.join(root, 'out/playground.html');

async function ready(open, file, options = {}) {
    const page = await open(file, options);
    await page.waitForSelector('body.ready', { state: 'attached' });
    return page;
}

/** Fills in the dialog and returns its code. */
function codeFor(page, said) {
    return page.evaluate(async fields => {
        document.querySelector('.controls .embed').click();
        const dialog = document.querySelector('.embed-dialog');
        for (const name in fields)
            dialog.querySelector(`[name=${name}]`).value = fields[name];
        dialog.dispatchEvent(new Event('input'));
        await new Promise(done => setTimeout(done, 50)); // long links are packed
        return dialog.querySelector('[name=code]').value;
    }, said);
}

const sourceOf = code => /(?:iframe|src)="([^"]*#[^"]*)"/.exec(code)[1].replaceAll('&amp;', '&');

async function saved(page, name) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(`.embed-dialog [name=${name}]`)]);
    const file = path.join(folder, download.suggestedFilename());
    await download.saveAs(file);
    return file;
}

module.exports = async ({ test, open }) => {
    const file = () => plycut(['draw', '-f', 'html', '-a', 'minimax,alpha-beta', 'eppstein-deep'], 'embedded.html');

    for (const [name, source, hash] of [['a page', file, '#k=39'], ['the playground', () => playground, '#t=eppstein-deep&a=minimax,alpha-beta&k=39']])
        await test(`${name}: the code makes a frame of the moments, colours and searches that were chosen`, async () => {
            const page = await ready(open, source(), { hash });
            const code = await codeFor(page, { from: '30', to: '47', theme: 'dark', width: '700', height: '480' });
            assert.match(code, /^<iframe src="[\w.]*\.html#[^"]*" title="A deep cutoff, step by step" style="width:700px; height:480px; border:0" loading="lazy"><\/iframe>$/);
            const frame = await ready(open, source(), { hash: sourceOf(code).replace(/^[^#]*/, ''), viewport: { width: 700, height: 480 } });
            const shown = () => frame.evaluate(() => ({
                k: document.querySelector('.slider').value, min: document.querySelector('.slider').min, max: document.querySelector('.slider').max,
                first: document.querySelector('.back').disabled, last: document.querySelector('.forward').disabled,
                bright: getComputedStyle(document.body).backgroundColor.match(/\d+/)[0] > 127, scrolls: document.documentElement.scrollHeight > innerHeight,
                setup: (document.getElementById('setup') ?? document.querySelector('header')).checkVisibility(),
            }));
            assert.deepEqual(await shown(), { k: '39', min: '30', max: '47', first: false, last: false, bright: false, scrolls: false, setup: false });
            for (const [key, k, end] of [['Home', '30', 'first'], ['End', '47', 'last']]) {
                await frame.keyboard.press(key);
                const now = await shown();
                assert.deepEqual([now.k, now[end]], [k, true], key);
            }
            await frame.keyboard.press('ArrowRight');
            assert.equal((await shown()).k, '47', 'no step leaves the moments');
        });

    await test('code for Quarto, reveal.js and Moodle, and for some of the searches', async () => {
        const page = await ready(open, file(), { hash: '#k=39' });
        assert.match(await codeFor(page, { for: 'quarto' }), /^```\{=html\}\n<iframe [^\n]*<\/iframe>\n```$/);
        await page.keyboard.press('Escape');
        assert.match(await codeFor(page, { for: 'reveal' }), /^<section data-background-iframe="embedded\.html#k=39&amp;embed=yes" data-background-interactive/);
        await page.keyboard.press('Escape');
        assert.match(await codeFor(page, { for: 'moodle', height: '500' }), /^<p><iframe src="[^"]*" title="[^"]*" width="100%" height="500" /);
        await page.click('.embed-dialog .shown input >> nth=0');
        assert.equal(new URLSearchParams(sourceOf(await page.inputValue('.embed-dialog [name=code]')).replace(/.*#/, '')).get('show'), 'alpha-beta');
        assert.deepEqual(await serious(page), []);
        await page.click('.embed-dialog [name=close]');
        assert.equal(await page.evaluate(() => document.querySelector('.embed-dialog').open), false);
    });

    await test('the moment as SVG and PNG: as it looks, with no style of the page', async () => {
        const page = await ready(open, plycut(['draw', '-f', 'html', 'eppstein-deep'], 'moment.html'), { hash: '#k=39' });
        await codeFor(page, {});
        const svg = fs.readFileSync(await saved(page, 'svg'), 'utf8'), png = fs.readFileSync(await saved(page, 'png'));
        const alone = await open(path.join(folder, 'A-deep-cutoff-alpha-beta-39.svg')), look = () => {
            const parts = [...document.querySelectorAll('g.node, g.edge')];
            return parts.map(group => [group.id, ...[...group.querySelectorAll('path, text')].map(part => {
                const { fill, stroke, strokeWidth, strokeDasharray, fontSize } = getComputedStyle(part);
                return [part.textContent, fill, stroke, strokeWidth, strokeDasharray, fontSize];
            })]);
        };
        assert.doesNotMatch(svg, /<style|var\(/);
        assert.deepEqual(await alone.evaluate(look), await page.evaluate(look));
        const [width, height] = await page.evaluate(() => { const { viewBox } = document.querySelector('.tree > svg'); return [viewBox.baseVal.width, viewBox.baseVal.height]; });
        assert.deepEqual([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)], ['PNG', Math.ceil(2 * width), Math.ceil(2 * height)]);
    });
};
