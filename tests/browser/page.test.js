// The page that steps through searches: what it shows is what the program draws, whichever way it got there.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const { execFileSync } = require('node:child_process');
const path = require('node:path');
const { boxes, text, serious, quietSeconds, plycut, program, folder } = require('./harness');

const run = (...args) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 30 });
const json = (...args) => JSON.parse(run(...args));
const MARKS = ['visited', 'ahead', 'pruned', 'open', 'current', 'cut', 'cut-edge', 'shallow', 'deep', 'window'];

/** What pictures, as texts, say of each node and each edge: the marks among its classes, and its value. */
function said(page, pictures) {
    return page.evaluate(([texts, marks]) => texts.map(svg => new DOMParser().parseFromString(svg, 'text/html')).map(picture =>
        Object.fromEntries([...picture.querySelectorAll('g.node, g.edge:not(.bound)')].map(group => [
            group.id, `${[...group.classList].filter(word => marks.includes(word)).sort().join(' ')}|` +
                (group.querySelector('.value')?.textContent.trim() ?? ''),
        ]))), [pictures.map(svg => svg.replace(/<style>.*?<\/style>| style="[^"]*"/gs, '')), MARKS]);
}

/** Presses a button until it is disabled. Returns what the page then shows, each time. */
function pressAll(page, selector) {
    return page.evaluate(name => {
        const seen = [], button = document.querySelector(name);
        while (!button.disabled) {
            button.click();
            seen.push({ step: document.querySelector('.controls .step').textContent, picture: document.querySelector('.tree').innerHTML });
        }
        return seen;
    }, selector);
}

const step = page => text(page, '.controls .step');
const sentence = page => text(page, '.panel:not([hidden]) .sentence');
/** Follows a link within the page, which notes where it is. */
const follow = (page, hash) => page.evaluate(link => new Promise(done => {
    window.addEventListener('hashchange', done, { once: true });
    location.hash = link;
}), hash);
/** Everything that is shown except what is hidden, and the map, which depends on where the tree was scrolled. */
const snapshot = page => page.evaluate(() => [...document.querySelectorAll('.panel:not([hidden])')].map(panel => {
    const copy = panel.cloneNode(true);
    copy.querySelectorAll('[hidden], .map').forEach(part => part.remove());
    return copy.outerHTML.replaceAll(' class=""', '');
}).join('\n'));

module.exports = async ({ test, open, release }) => {
    const page = (name, ...args) => plycut(['draw', '-f', 'html', ...args], `${name}.html`);

    for (const [tree, ...args] of [['eppstein-deep'], ['aima-two-ply'], ['ties', '--cut', 'strict'], ['same-player'], ['static-values', '-d', '2'],
        ['irregular', '-a', 'negascout'], ['eppstein-deep', '--window', '11,13'], ['binary16', '--order', 'reversed', '--fail', 'hard']])
        await test(`${tree} ${args.join(' ')}: at each cutoff the page shows what the program draws`, async () => {
            const shown = await open(page('tree', ...args, tree)), trace = json('trace', ...args, tree);
            await shown.keyboard.press('0'); // nothing folds
            const start = await snapshot(shown), after = trace.events.flatMap((e, i) => (e.event === 'cutoff' ? [i + 1] : []));
            const ks = [...new Set([...after, trace.events.length])], steps = moments => moments.map(k => `${k} / ${trace.events.length}`);
            const seen = await pressAll(shown, '.next');
            assert.deepEqual(seen.map(at => at.step), steps(ks));
            const drawn = ks.map(k => run('draw', '-f', 'svg', '--until', String(k), ...args, tree));
            assert.deepEqual(await said(shown, seen.map(at => at.picture)), await said(shown, drawn));
            assert.deepEqual((await pressAll(shown, '.previous')).map(at => at.step), steps([...after.reverse(), 0]));
            assert.equal(await snapshot(shown), start, 'back at the start');
        });

    await test('passes: each event has its own sentence, the first of which begins the pass', async () => {
        const shown = await open(page('passes', '--deepen', '--pass', 'all', 'static-values'));
        assert.deepEqual(await shown.$$eval('.searches button', buttons => buttons.map(b => b.textContent)),
            ['Alpha-beta, pass 1', 'Alpha-beta, pass 2', 'Alpha-beta, pass 3']);
        for (const beginning of ['The pass begins.', 'Enter A (the root), a MAX node: no bounds.']) {
            await shown.click('.forward');
            assert.equal(await sentence(shown), beginning);
        }
        await shown.click('.last');
        assert.match(await sentence(shown), /^A returns .* The pass is complete\.$/);
    });

    await test('searches side by side have the numbers of their own visits', async () => {
        const numbers = (shown, prefix) => shown.evaluate(start => [...document.querySelectorAll(`.panel [id^="${start}n/"] .name`)]
            .map(name => name.textContent.trim()).filter(name => name !== ''), prefix);
        const alone = await open(page('alone', 'aima-two-ply')), both = await open(page('both', '-a', 'minimax,alpha-beta', 'aima-two-ply'));
        for (const moment of ['last', 'first']) {
            await alone.click(`.${moment}`);
            await both.click(`.${moment}`);
            assert.deepEqual(await numbers(both, 'alpha-beta/'), await numbers(alone, ''), moment);
        }
    });

    await test('the shape of a game tree does not give away what will be pruned', async () => {
        const nodes = async (...args) => (await boxes(await open(page('shape', ...args, '-d', '3', 'othello:4x4')), '.tree g.node')).map(box => box.id).sort();
        assert.deepEqual(await nodes('-a', 'alpha-beta'), await nodes('-a', 'minimax'));
    });

    await test('the arrow to the owner of a bound is whole, and touches no other node', async () => {
        for (const [tree, at] of [['chance-deep', 13], ['eppstein-deep', 51], ['binary16', 37]]) {
            const page = await open(plycut(['draw', '-f', 'html', tree], `arrow-${tree}.html`), { hash: `#k=${at}`, viewport: { width: 1600, height: 900 } });
            const { outside, touched } = await page.evaluate(() => {
                const arrow = document.querySelector('.tree .edge.bound.now.deep'), line = arrow.querySelector('path'), frame = arrow.closest('svg').getBoundingClientRect(), screen = line.getScreenCTM();
                const half = parseFloat(getComputedStyle(line).strokeWidth) / 2, length = line.getTotalLength();
                const points = Array.from({ length: 99 }, (_, i) => line.getPointAtLength((i + .5) / 99 * length).matrixTransform(screen));
                const nodes = [...document.querySelectorAll('.tree g.node:not(.current)')].map(node => [node.id, node.getBoundingClientRect()]);
                return {
                    outside: points.filter(({ x }) => x - half < frame.x || x + half > frame.x + frame.width).length,
                    touched: nodes.filter(([, box]) => points.slice(2, -2).some(({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)).map(([id]) => id),
                };
            });
            assert.deepEqual({ tree, outside, touched }, { tree, outside: 0, touched: [] });
        }
    });

    await test('what is said at a cutoff is what explain says', async () => {
        const shown = await open(page('deep', 'eppstein-deep'), { hash: '#k=39' });
        assert.deepEqual(await shown.evaluate(() => [...document.querySelectorAll('.stack li')].map(e => e.className)), ['max', 'min', 'max', 'min']);
        assert.match(await sentence(shown), /^Cutoff at N: 10 ≤ 12, the value that A already has from B\.This is a deep alpha cutoff/);
        assert.equal(await shown.getAttribute('[id="n/0"]', 'class'), 'node min visited cause');
        assert.match(await shown.getAttribute('[id="n/"]', 'class'), /owner/);
        assert.equal(await shown.textContent('.code .now'), '        if v ≤ α: return v');
        assert.deepEqual(await shown.$$eval('.stack li', entries => entries.map(e => e.textContent)),
            ['A MAX  12…  [12, ∞]', 'C MIN  [12, ∞]', 'J MAX  [12, ∞]', 'N MIN  10…  [12, ∞]']);
        assert.equal(await shown.getAttribute('.number-line', 'aria-label'), 'alpha 12 (A), beta ∞, value 10…');
        assert.deepEqual(await shown.$$eval('.counts li', items => items.map(e => e.textContent)),
            ['8 of 29 leaves visited', '17 nodes', '3 shallow cutoffs', '1 deep cutoff', '7 leaves cut off so far', '39 / 70']);
    });

    await test('a translation changes what is said and no class', async () => {
        const shown = await open(page('words', 'eppstein-deep'));
        const classes = () => shown.evaluate(() => [...document.querySelectorAll('.panel, .panel *')].map(e => e.getAttribute('class')));
        const before = await follow(shown, '#k=39').then(classes);
        await shown.evaluate(() => {
            const { WORDS } = globalThis.page, translated = word => (typeof word === 'string' ? '語' : typeof word === 'function' ? () => '語'
                : Object.fromEntries(Object.entries(word).map(([name, part]) => [name, translated(part)])));
            Object.assign(WORDS, translated(WORDS));
        });
        await follow(shown, '#k=0');
        assert.deepEqual(await follow(shown, '#k=39').then(classes), before);
        assert.match(await text(shown, '.stack li'), /^語$/);
    });

    await test('every link is restored', async () => {
        const file = page('links', '-a', 'minimax,alpha-beta', 'aima-two-ply'), shown = await open(file);
        for (const sync of ['step', 'place'])
            for (const show of ['minimax', 'minimax,alpha-beta'])
                for (const k of [0, 5, 14, 26]) {
                    const link = `#k=${k}&show=${show}&sync=${sync}`;
                    await follow(shown, link);
                    assert.ok((await step(shown)).startsWith(`${k} /`), link);
                    const opened = await open(file, { hash: link });
                    assert.equal(await snapshot(opened), await snapshot(shown), link);
                    await release(opened);
                }
        await shown.evaluate(() => { // the page notes where it is just after a link was followed
            location.hash = '#k=7';
            history.replaceState(null, '', '#k=2');
        });
        await shown.waitForFunction(() => document.querySelector('.controls .step').textContent.startsWith('7 /'));
        await shown.click('.first');
        await shown.click('.forward');
        await shown.waitForFunction(() => location.hash.includes('k=1'));
        assert.equal(await shown.evaluate(() => location.hash), '#k=1&sync=place');
    });

    await test('by keyboard alone', async () => {
        const shown = await open(page('keys', '-a', 'minimax,alpha-beta', 'aima-two-ply'));
        const at = async (key, k) => {
            await shown.keyboard.press(key);
            assert.match(await step(shown), new RegExp(`^${k} /`), key);
        };
        await at('ArrowRight', 1);
        await at('ArrowRight', 2);
        await at('ArrowLeft', 1);
        await at('c', 14);
        await at('End', 29);
        await at('Shift+C', 14);
        await at('Home', 0);
        await shown.keyboard.press('2');
        assert.equal(await shown.isVisible('.panel >> nth=1'), false);
        await at('End', 29);
        await shown.keyboard.press('2');
        await shown.keyboard.press('Home');
        await shown.click('.more');
        const names = [];
        for (let i = 0; i < 36; i++) {
            await shown.keyboard.press('Tab');
            names.push(await shown.evaluate(() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.slice(0, 20)));
        }
        for (const name of ['▶ Next step', '✂ Next cutoff', '▷ Play', 'Moment', 'Copy link', 'Tree'])
            assert.ok(names.some(other => other === name || other.startsWith(`${name}, `)), `${name} is not reached: ${names}`);
        await shown.focus('.play');
        await shown.selectOption('.speed', '3');
        await shown.keyboard.press('Enter');
        await shown.waitForFunction(() => document.querySelector('.controls .step').textContent.startsWith('3 /'));
        await shown.keyboard.press('Space');
        assert.equal(await shown.textContent('.play'), '▷ Play');
    });

    await test('by mouse', async () => {
        const shown = await open(page('mouse', 'aima-two-ply'));
        for (const [button, k] of [['next', 14], ['forward', 15], ['last', 26], ['previous', 14], ['back', 13], ['first', 0]]) {
            await shown.click(`.${button}`);
            assert.equal(await step(shown), `${k} / 26`, button);
        }
    });

    await test('it plays to the end and stops', async () => {
        const shown = await open(page('play', 'tree:[3,1]'));
        await shown.click('.more');
        await shown.selectOption('.speed', '3');
        await shown.click('.play');
        await shown.waitForFunction(() => document.querySelector('.last').disabled);
        assert.equal(await text(shown, '.play'), '▷ Play');
    });

    await test('nothing serious for axe: light, dark, at a cutoff, with boards', async () => {
        for (const [args, options] of [[['eppstein-deep'], {}], [['-a', 'all', 'aima-two-ply'], {}], [['-d', '2', 'othello:4x4'], { viewport: { width: 390, height: 800 } }]])
            assert.deepEqual(await serious(await open(page('axe', ...args), { hash: '#k=13', ...options })), [], args.join(' '));
    });

    await test('without JavaScript the solved picture and the whole explanation are there', async () => {
        const file = page('plain', 'eppstein-deep'), shown = await open(file, { javaScriptEnabled: false });
        assert.equal(await shown.isVisible('noscript svg'), true);
        const text = await shown.textContent('.events') + await shown.textContent('.summary');
        const flat = s => s.replace(/^ *\d+\. /gm, '').replace(/\s+/g, ' ');
        const explained = flat(run('explain', 'eppstein-deep'));
        for (const sentence of flat(text).split(/(?<=[.:]) /).filter(s => !/^Enter/.test(s)))
            assert.ok(explained.includes(sentence.trim()), sentence);
        assert.equal((await said(shown, [await shown.innerHTML('noscript')]))[0]['n/'], 'visited|12');
    });

    await test('a name that looks like markup is only a name', async () => {
        const tree = JSON.stringify({ format: 'plycut-tree', version: 1, title: '</title><script>alert(1)</script>&amp;',
            tree: { name: '</script><b>"\'&\\', children: [{ name: '{moments}', children: [1, 2] }, 3] } });
        const file = path.join(folder, 'hostile.json');
        fs.writeFileSync(file, tree);
        const shown = await open(page('hostile', file), { hash: '#k=1' });
        assert.match(await sentence(shown), /^Enter <\/script><b>"'&\\ \(the root\), a MAX node: no bounds\.$/);
        assert.equal(await shown.textContent('h1'), '</title><script>alert(1)</script>&amp;');
        assert.equal(await shown.$$eval('b', found => found.length), 0);
    });

    await test('it fits a phone and a frame', async () => {
        for (const [args, viewport] of [[['eppstein-deep'], { width: 360, height: 740 }], [['--embed', 'eppstein-deep'], { width: 800, height: 500 }],
            [['-a', 'all', 'knuth-moore-pi'], { width: 360, height: 740 }]]) {
            const shown = await open(page('small', ...args), { viewport, hash: '#k=39' });
            assert.ok(await shown.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${args} is too wide`);
            if (args[0] === '--embed')
                assert.ok(await shown.evaluate(() => document.documentElement.scrollHeight <= innerHeight), `${args} is too high`);
            for (const button of await boxes(shown, '.controls .group:not(.zooms) button'))
                assert.ok(button.width === 0 || (button.height >= 36 && button.x >= 0 && button.x + button.width <= viewport.width), JSON.stringify(button));
        }
    });

    await test('on a phone, the children of the current node are in sight', async () => {
        const shown = await open(page('phone', 'eppstein-deep'), { viewport: { width: 360, height: 740 }, hash: '#k=5' });
        const [tree] = await boxes(shown, '.tree');
        for (const leaf of await boxes(shown, '[id^="n/0/0/"]'))
            assert.ok(leaf.x >= tree.x && leaf.x + leaf.width <= tree.x + tree.width, leaf.id);
    });

    await test('it prints on one page, with the number of the moment', async () => {
        const shown = await open(page('print', 'eppstein-deep'), { hash: '#k=39' }), pdf = await shown.pdf({ format: 'A4' });
        assert.equal(pdf.toString('latin1').match(/\/Type \/Page\b/g).length, 1);
        await shown.emulateMedia({ media: 'print' });
        assert.equal(await shown.isVisible('.counts li:text("39 / 70")'), true);
        await shown.emulateMedia({ media: null });
        assert.equal(await shown.isVisible('.counts li:text("39 / 70")'), false);
    });

    await test('the tree of pi by three algorithms takes at most 1 MB', () => {
        const { size } = fs.statSync(page('pi', '-a', 'minimax,branch-and-bound,alpha-beta', 'knuth-moore-pi'));
        assert.ok(size <= 1e6, String(size));
    });

    await test('100,000 events on 500 drawn nodes load in 2 s and step in 50 ms', async () => {
        const file = page('long', '-a', 'minimax', '--draw-nodes', '500', 'random:b=15,d=4,seed=1');
        const shown = await open(file);
        const load = await quietSeconds(open, shown, () => shown.reload().then(() => shown.waitForSelector('body.ready', { state: 'attached' })));
        assert.ok(await shown.$eval('.slider', slider => Number(slider.max)) >= 100000);
        assert.ok(load < 2, `it takes ${load} s to load`);
        const steps = await quietSeconds(open, shown, () => shown.evaluate(() => {
            for (let i = 0; i < 20; i++) {
                document.querySelector('.forward').click();
                document.body.getBoundingClientRect();
            }
        }));
        assert.ok(steps < 20 * 0.05, `a step takes ${steps / 20} s`);
    });

    await test('a cutoff has a headline of two lines, and the lit line of the code says in numbers what it found', async () => {
        const found = async (hash, ...words) => {
            const shown = await open(page('lit', ...words), { hash, viewport: { width: 1366, height: 768 } });
            await shown.waitForFunction(() => document.body.classList.contains('ready'));
            return shown.evaluate(() => {
                const headline = document.querySelector('.sentence p'), line = document.querySelector('.code .now:not(.also)'), lesson = document.querySelector('.lesson');
                return { lines: Math.round(headline.offsetHeight / parseFloat(getComputedStyle(headline).lineHeight)), says: headline.textContent, test: line.dataset.test ?? '',
                    seen: line.getBoundingClientRect().bottom <= lesson.getBoundingClientRect().bottom };
            });
        };
        assert.deepEqual(await found('#k=39', 'eppstein-deep'), { lines: 2, says: 'Cutoff at N: 10 ≤ 12, the value that A already has from B.', test: '10 ≤ 12', seen: true });
        assert.equal((await found('#k=38', 'eppstein-deep')).test, '');
        assert.equal((await found('#k=14', '--cut=strict', '[[3,12,8],[2,4,6],[14,5,2]]')).test, '2 < 3');
    });
};
