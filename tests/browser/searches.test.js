// The list of searches: every algorithm and every mistake, each with its pseudocode; a mistake stands beside the right search, and their first difference is one click away.
'use strict';
const assert = require('node:assert/strict');
const { execFileSync } = require('node:child_process');
const { boxes, idle, openPlayground, program, serious, text } = require('./harness');

const names = kind => execFileSync(program, ['list', '-q', kind], { encoding: 'utf8' }).split('\n').map(line => line.trim().split(/\s/)[0]).filter(word => /^[a-z]/.test(word));
const CHANCE = '{"players":["max","chance","min"],"limits":[0,10],"tree":[5,[[1,2,3],[2,8,9],[3,7,4]]]}';

module.exports = async ({ test, open }) => {
    await test('every search is in the list, and has its code; a mistake has lines of its own, which are marked', async () => {
        const page = await openPlayground(open, `#t=${encodeURIComponent(CHANCE)}`);
        const listed = await page.evaluate(() => [...document.querySelectorAll('#searches button, #more-searches option')].map(one => one.value).filter(value => value !== ''));
        const mistakes = names('mistakes').filter(name => listed.includes(`alpha-beta,${name}`));
        assert.deepEqual(names('algorithms').filter(name => !listed.includes(name)), []);
        assert.ok(mistakes.length >= 22, `${mistakes.length} mistakes`);
        for (const tree of [CHANCE, 'eppstein-deep']) {
            await page.evaluate(spec => playground.choose(spec), tree);
            for (const search of listed) {
                await page.evaluate(value => playground.search(value), search);
                await idle(page);
                const fault = await text(page, '#fault');
                if (fault !== '') {
                    assert.match(fault, /chance|limits|alternate/, `${search}: ${fault}`); // what a tree like this has no search for
                    continue;
                }
                const shown = await page.evaluate(() => playground.view.panels.map(({ search: { algorithm, code, mistake }, element }) =>
                    ({ algorithm, lines: code.length, mistake, wrong: element.querySelectorAll('.wrong').length, said: element.querySelector('.mistake').textContent })));
                assert.ok(shown.every(({ lines }) => lines > 5), `${search}: ${JSON.stringify(shown)}`);
                const wrong = shown.find(({ mistake }) => mistake !== undefined);
                assert.equal(wrong !== undefined, search.includes(','), search);
                if (wrong)
                    assert.ok(wrong.said.includes(wrong.mistake), search);
            }
        }
    });

    await test('MTD(f) gets a table, from the list and from a link, and loses it with the next search', async () => {
        const page = await openPlayground(open, '#t=aima-two-ply&a=mtdf'), table = () => page.evaluate(() => playground.problem.table);
        assert.equal(await text(page, '#fault'), '');
        assert.equal(await table(), '1000');
        assert.equal(await page.inputValue('#search [name=table]'), '1000');
        await page.click('#searches [value=alpha-beta]');
        await idle(page);
        assert.equal(await table(), '');
        await page.selectOption('#more-searches', 'negascout');
        await idle(page);
        assert.match(await text(page, '.title'), /NegaScout/);
    });

    await test('at 1920 two searches fill the width; their first difference is one click away', async () => {
        const page = await openPlayground(open, '#t=eppstein-deep&a=alpha-beta,window-reset', { viewport: { width: 1920, height: 1080 } });
        const panels = await boxes(page, '.panel:not([hidden])');
        assert.equal(panels.length, 2);
        assert.ok(panels[0].x < 20 && panels[1].x + panels[1].width > 1900 && Math.abs(panels[0].width - panels[1].width) < 2, JSON.stringify(panels.map(({ x, width }) => [x, width])));
        assert.ok(panels.every(({ y, height }) => y + height <= 1080));
        await page.click('.difference');
        assert.equal(await page.evaluate(() => playground.view.k), 34);
        assert.deepEqual(await page.$$eval('.sentence', sentences => sentences.map(sentence => sentence.textContent.replace(/.*: /, ''))), ['alpha is 12 (A has it from B), no beta.', 'no bounds.']);
        assert.ok((await page.$$eval('.panel:last-child .wrong', lines => lines.map(line => line.textContent))).every(line => line.includes('from the root')));
        await page.evaluate(() => playground.search('alpha-beta,strict-cut'));
        await idle(page);
        await page.click('.difference');
        assert.equal(await text(page, '#note'), 'These searches do the same at every moment.');
        assert.deepEqual(await serious(page), []);
    });

    await test('1366 x 768: the first difference of two searches is in sight at once: trees, sentences, number lines, and the lines that run', async () => {
        const page = await openPlayground(open, '#t=eppstein-deep&a=alpha-beta,window-reset', { viewport: { width: 1366, height: 768 } });
        await page.click('.difference');
        const [{ y: lowest }] = await boxes(page, '.controls'), panels = await boxes(page, '.panel:not([hidden])');
        assert.equal(panels.length, 2);
        assert.equal(await page.evaluate(() => scrollY), 0);
        for (const part of ['.tree g.current > path', '.tree g.open > path', '.sentence', '.number-line', '.code .now'])
            for (const { y, height } of (await boxes(page, `.panel:not([hidden]) ${part}`)))
                assert.ok(y >= 0 && y + height <= lowest + 1, `${part}: ${y} to ${y + height} of ${lowest}`);
    });

    await test('the first screen: name, purpose, three doors, examples, colours, and one primary button', async () => {
        for (const viewport of [{ width: 1366, height: 768 }, { width: 390, height: 844 }]) {
            const page = await openPlayground(open, '', { viewport, hasTouch: viewport.width < 400 });
            assert.equal(await text(page, '#top h1'), 'plycut');
            for (const part of ['#purpose', '#watch', '#begin-practice', '#own', '#catalogue', '#tree', '.controls .forward'])
                assert.ok((await boxes(page, part)).every(({ y, height }) => height > 0 && y + height <= viewport.height), `${part} at ${viewport.width}`);
            assert.equal((await page.$$eval('button.primary', buttons => buttons.filter(button => button.checkVisibility()))).length, 1);
            const fills = await page.evaluate(() => ['.max', '.min', '.leaf'].map(kind => getComputedStyle(document.querySelector(`.tree g.node.ahead${kind} > path`)).fill));
            assert.equal(new Set(fills).size, 3, fills.join());
            await page.click('#watch');
            assert.equal(await page.evaluate(() => playground.view.k), 1);
            await page.click('#begin-practice');
            await idle(page);
            assert.equal(await page.isVisible('#practice'), true);
        }
    });

    await test('nothing is out of reach on a phone: previous cutoff, zoom, presenting, frames, speed', async () => {
        const page = await openPlayground(open, '#t=eppstein-deep', { viewport: { width: 390, height: 844 }, hasTouch: true });
        await page.click('.more');
        for (const part of ['first', 'previous', 'last', 'play', 'present', 'smaller', 'fit', 'larger', 'embed', 'speed']) {
            const [{ width, height }] = await boxes(page, `.controls .${part}`);
            assert.ok(width >= 43.9 && height >= 43.9, `${part}: ${width} x ${height}`);
        }
        assert.equal((await boxes(page, '.cuts i')).length, await page.evaluate(() => playground.view.panels[0].search.cutoffs.length));
        await page.click('.last');
        await page.click('.previous');
        assert.ok(await page.evaluate(() => playground.view.k) > 0);
    });

    await test('a cut moves for 150 ms, and not at all for those who want no motion', async () => {
        for (const [reducedMotion, seconds] of [['no-preference', '0.15s'], ['reduce', '0s']]) {
            const page = await openPlayground(open, '#t=eppstein-deep&k=39', { reducedMotion });
            assert.equal(await page.$eval('.bars', bars => getComputedStyle(bars).animationDuration), seconds);
        }
    });
};
