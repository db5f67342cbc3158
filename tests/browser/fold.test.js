// A tree that is too wide for its frame folds off the open path: type stays as large as everywhere, nothing overlaps, and what the moment is about is in sight.
'use strict';
const assert = require('node:assert/strict');
const { idle, openPlayground, plycut, quietSeconds, text } = require('./harness');

const WIDE = 'random:b=3,d=4,seed=1', HUGE = 'random:b=4,d=6,seed=1';
const PRESSED = 8.9; // pixels: the least type where the owner of a bound would be out of sight otherwise
const SIZES = [{ width: 390, height: 844 }, { width: 700, height: 440 }, { width: 1366, height: 768 }];

async function ready(open, file, options) {
    const page = await open(file, options);
    await page.waitForSelector('body.ready', { state: 'attached' });
    return page;
}

/** In the page, at every `step`th moment: what is wrong with the picture. */
const faults = ([step, least]) => {
    const found = [], slider = document.querySelector('.slider'), svg = document.querySelector('.tree > svg');
    const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    for (let k = 0; k <= Number(slider.max); k += step) {
        slider.value = String(k);
        slider.dispatchEvent(new Event('input'));
        const groups = [...svg.querySelectorAll('g.node')], boxes = groups.map(group => (group.querySelector('path') ?? group).getBoundingClientRect()), scale = svg.getScreenCTM().a;
        const [frame] = document.querySelector('.tree').getClientRects();
        boxes.forEach((box, i) => boxes.slice(0, i).forEach((other, j) => apart(box, other) || found.push(`${k}: ${groups[i].id} on ${groups[j].id}`)));
        for (const line of svg.querySelectorAll('g.node > :is(.name, .window, .below)'))
            if (line.textContent.trim() !== '' && parseFloat(getComputedStyle(line).fontSize) * scale < least)
                found.push(`${k}: ${line.textContent} is ${parseFloat(getComputedStyle(line).fontSize) * scale} pixels high`);
        for (const group of svg.querySelectorAll('g.node:is(.current, .owner)')) {
            const { left, right, top, bottom } = (group.querySelector('path') ?? group).getBoundingClientRect();
            if (left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1)
                found.push(`${k}: ${group.id} is out of sight`);
        }
        const ids = new Set(groups.map(group => group.id)), open = groups.filter(group => group.matches('.open, .current')).map(group => group.id);
        if (k > 0 && (open.length === 0 || open.some(id => id !== 'n/' && !ids.has(id.replace(/\/?[^/]*$/, '') || 'n/') && !ids.has(`${id.replace(/\/[^/]*$/, '')}/`))))
            found.push(`${k}: the path has gaps: ${open}`);
    }
    return found;
};

module.exports = async ({ test, open }) => {
    const page = tree => plycut(['draw', '-q', '-f', 'html', tree], `fold-${tree.length}.html`);
    const nodes = shown => shown.$$eval('.tree g.node', groups => groups.length);

    for (const viewport of SIZES)
        await test(`${viewport.width} x ${viewport.height}: nothing overlaps, type is large, and the node and the owner are in sight`, async () => {
            for (const [tree, step] of [[WIDE, 3], ...(viewport.height > 700 ? [[HUGE, 297]] : []), ['wikipedia-ab', 2]]) {
                const shown = await ready(open, page(tree), { viewport, hash: viewport.width === 700 ? '#embed=yes' : '' });
                assert.deepEqual((await shown.evaluate(faults, [step, viewport.width < 1000 ? PRESSED : 10.5])).slice(0, 5), [], tree);
            }
        });

    await test('what is folded says how many leaves it has; "Fit" shows the whole tree, and the map always', async () => {
        const shown = await ready(open, page(WIDE), { viewport: SIZES[2], hash: '#k=40' }), before = await nodes(shown);
        assert.ok(before < 121, `${before} nodes`);
        const leaves = await shown.evaluate(() => [...document.querySelectorAll('.tree .below')].map(({ textContent, parentElement: { id } }) => [id, textContent]));
        assert.ok(leaves.length > 0 && leaves.every(([, says]) => /^(⋯|\d+ leaves|1 leaf)$/.test(says)), JSON.stringify(leaves));
        const folded = leaves.filter(([, says]) => says !== '⋯').map(([id, says]) => [id, Number(says.split(' ')[0])]);
        for (const [id, count] of folded)
            assert.equal(count, 3 ** (4 - id.split('/').length + 1), id);
        assert.equal(await shown.isVisible('.map'), true);
        assert.equal((await shown.$$('.map rect:not(.frame)')).length, 121);
        await shown.keyboard.press('0');
        assert.equal(await nodes(shown), 121);
        assert.deepEqual(await shown.$$eval('.tree .below', all => all.length), 0);
    });

    await test('a tree that fits stays as it was drawn; a wide one folds again after it was whole', async () => {
        const shown = await ready(open, page('aima-two-ply'), { viewport: SIZES[0], hash: '#k=9' });
        assert.equal(await nodes(shown), 13);
        const wide = await ready(open, page(WIDE), { viewport: SIZES[0], hash: '#k=40' }), before = await nodes(wide), box = () => wide.getAttribute('.tree > svg', 'viewBox'), folded = await box();
        await wide.setViewportSize({ width: 4000, height: 2000 });
        await wide.waitForFunction(() => document.querySelectorAll('.tree g.node').length === 121);
        await wide.setViewportSize(SIZES[0]);
        await wide.waitForFunction(count => document.querySelectorAll('.tree g.node').length === count, before);
        assert.equal(await box(), folded);
    });

    await test('nothing folds while nodes are clicked: in practice, and in the editor', async () => {
        const shown = await openPlayground(open, `#t=${WIDE}&practice=leaf,cutoff`, { viewport: SIZES[0] });
        assert.equal(await nodes(shown), 121);
        await shown.click('#leave');
        await idle(shown);
        await shown.waitForFunction(() => document.querySelectorAll('.tree g.node').length < 121);
        await shown.evaluate(() => document.getElementById('tree').focus());
        await shown.evaluate(() => playground.choose('((((1,2,3),(4,5,6),(7,8,9)),((1,2,3),(4,5,6),(7,8,9))),((1,2,3),(4,5,6),(7,8,9)))'));
        await idle(shown);
        await shown.click('#edit');
        await idle(shown);
        assert.equal(await nodes(shown), 41);
        assert.equal(await text(shown, '#fault'), '');
    });

    await test('a step of a tree with thousands of nodes takes less than 60 ms', async () => {
        const shown = await ready(open, page(HUGE), { viewport: SIZES[2], hash: '#k=20' });
        const seconds = await quietSeconds(open, shown, () => shown.evaluate(() => {
            for (let i = 0; i < 10; i++)
                document.querySelector('.forward').click();
        }));
        assert.ok(seconds < 0.6, `ten steps take ${seconds} s`);
    });
};
