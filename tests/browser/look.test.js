// Places and sizes, as numbers: the tree comes first, and its type can be read.
'use strict';
const assert = require('node:assert/strict');
const path = require('node:path');
const { boxes, plycut, root, serious, text } = require('./harness');

const playground = path.join(root, 'out/playground.html');
const EPPSTEIN = '#t=eppstein-deep&k=47';

async function ready(open, file, options) {
    const page = await open(file, options);
    await page.waitForSelector('body.ready', { state: 'attached' });
    return page;
}

/** The smallest type of names and windows, and of values, in pixels. */
const typeSizes = page => page.evaluate(() => {
    const scale = document.querySelector('.panel:not([hidden]) .tree > svg').getScreenCTM().a;
    const least = selector => Math.min(...[...document.querySelectorAll(selector)].filter(e => e.textContent.trim() !== '').map(e => parseFloat(getComputedStyle(e).fontSize) * scale));
    return [least('.panel:not([hidden]) .node:not(.board) > :is(.name, .window)'), least('.panel:not([hidden]) .node > .value')];
});

module.exports = async ({ test, open }) => {
    const page = (name, ...args) => plycut(['draw', '-f', 'html', ...args], `${name}.html`);

    await test('1366 x 768: tree, sentence and number line of 40 nodes without scrolling; the problem is one line', async () => {
        const shown = await ready(open, playground, { hash: EPPSTEIN, viewport: { width: 1366, height: 768 } });
        assert.ok(await shown.$eval('.code-part', part => part.scrollWidth <= part.clientWidth), 'the pseudocode is in sight');
        for (const part of ['.tree', '.sentence', '.number-line', '.code']) {
            const [box] = await boxes(shown, part);
            assert.ok(box.y >= 0 && box.y + box.height <= 768, `${part}: ${box.y} to ${box.y + box.height}`);
        }
        const nodes = await boxes(shown, '.tree g.node'), [tree] = await boxes(shown, '.tree');
        assert.ok(nodes.length > 40 && nodes.every(({ x, width }) => x >= tree.x - 1 && x + width <= tree.x + tree.width + 1), 'the whole tree is in sight');
        assert.equal(await text(shown, '#setup-line'), 'eppstein-deep · alpha-beta · cut equal');
        assert.equal(await shown.isVisible('#counts'), false);
        await shown.click('#setup-line');
        assert.equal(await shown.isVisible('#counts'), true);
    });

    await test('names and windows have at least 11 pixels, values 13', async () => {
        const embedded = page('frame', '--embed', 'knuth-moore-pi');
        for (const [file, width, height, hash] of [[playground, 1280, 800, EPPSTEIN], [playground, 390, 844, EPPSTEIN], [playground, 1280, 800, '#t=knuth-moore-pi&k=40'],
            [embedded, 700, 440, '#k=40'], [page('several', '-a', 'minimax,branch-and-bound,alpha-beta', 'eppstein-deep'), 1920, 1080, '#k=40']]) {
            const [names, values] = await typeSizes(await ready(open, file, { hash, viewport: { width, height } }));
            assert.ok(names >= 10.99 && values >= 12.99, `${width} ${hash}: ${names} and ${values}`);
        }
    });

    await test('names, values and windows do not touch each other or the slanted side of their node, and fit on the number line', async () => {
        for (const [hash, width] of [[EPPSTEIN, 1366], [EPPSTEIN, 390], ['#t=pig:target=4,die=2&d=3&k=17', 1366], ['#t=random:b=2,d=4,seed=5,values=0..9,players=max/chance/min/chance,limits=0..9&k=43', 390]]) {
            const shown = await ready(open, playground, { hash, viewport: { width, height: 800 } });
            const wrong = await shown.evaluate(() => {
                const found = [], line = document.querySelector('.number-line').getBoundingClientRect();
                const base = text => Number(text.getAttribute('y')), capital = text => 0.72 * parseFloat(getComputedStyle(text).fontSize);
                for (const node of document.querySelectorAll('.tree g.node')) {
                    const texts = [...node.querySelectorAll('text')].filter(text => text.textContent.trim() !== '').sort((a, b) => base(a) - base(b)), last = texts.at(-1);
                    if (texts.some((text, i) => i > 0 && base(text) - capital(text) < base(texts[i - 1]) + 1))
                        found.push(`${node.id}: ${texts.map(text => text.textContent).join(' on ')}`);
                    if (node.matches('.min') && last?.matches('.window') && base(last) > Number(node.querySelector('path').getAttribute('d').match(/[\d.]+/g)[3]))
                        found.push(`${node.id}: ${last.textContent} at the slanted side`);
                }
                for (const text of document.querySelectorAll('.number-line text')) {
                    const { left, right, width } = text.getBoundingClientRect();
                    if (width > 0 && (left < line.left || right > line.right))
                        found.push(`${text.textContent} beyond the number line`);
                }
                return found;
            });
            assert.deepEqual(wrong, [], `${hash} ${width}`);
        }
    });

    await test('coordinates of boards can be read or are left out, and the node above is in sight', async () => {
        for (const width of [1366, 390])
            for (const [hash, seen] of [['#t=othello:6x6&d=3&k=60', true], ['#t=othello:8x8&d=2&k=20', false]]) {
                const shown = await ready(open, playground, { hash, viewport: { width, height: width === 390 ? 844 : 768 } });
                const [coordinates, above] = await shown.evaluate(() => {
                    const { picture, state, svg } = playground.view.panels[0], text = svg.querySelector('.board > text:first-child'), { visibility, fontSize } = getComputedStyle(text);
                    const box = picture.nodes.get(state.tree.parent[picture.current]).group.getBoundingClientRect(), frame = document.querySelector('.tree').getBoundingClientRect();
                    return [visibility === 'visible' ? parseFloat(fontSize) * svg.getScreenCTM().a : null, Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top)];
                });
                assert.ok(seen ? coordinates >= 9 : coordinates === null, `${hash}: ${coordinates}`);
                assert.ok(!seen || above > 80, `${hash} ${width}: ${above} pixels of the node above`);
            }
    });

    await test('names and windows of boards have at least 11 pixels, too, and the open path is in sight', async () => {
        const shown = await ready(open, playground, { hash: '#t=othello:4x4&d=4&k=60', viewport: { width: 1366, height: 768 } });
        const sizes = await shown.evaluate(() => {
            const scale = document.querySelector('.tree > svg').getScreenCTM().a;
            return [...document.querySelectorAll('.tree g.node:not(.leaf) > text')].filter(e => e.textContent.trim() !== '').map(e => parseFloat(getComputedStyle(e).fontSize) * scale);
        });
        assert.ok(sizes.length > 20 && Math.min(...sizes) >= 10.99, `${Math.min(...sizes)}`);
        const [tree] = await boxes(shown, '.tree'), [now] = await boxes(shown, '.tree g.node.current');
        assert.ok(now.x >= tree.x && now.x + now.width <= tree.x + tree.width && now.y >= tree.y - 1 && now.y + now.height <= tree.y + tree.height, JSON.stringify([tree, now]));
    });

    await test('values over boards have one size, whether they are known from the start or come later', async () => {
        const shown = await ready(open, playground, { hash: '#t=othello:4x4&d=3&k=60' });
        await shown.keyboard.press('0'); // nothing folds
        const sizes = await shown.evaluate(() => [...document.querySelectorAll('.tree g.node:has(.board) .value')].filter(e => e.textContent.trim() !== '').map(e => getComputedStyle(e).fontSize));
        assert.ok(sizes.length > 40);
        assert.equal(new Set(sizes).size, 1, [...new Set(sizes)].join(' '));
    });

    await test('numbers on the number line have at least 9 pixels', async () => {
        for (const [hash, width, height] of [[EPPSTEIN, 390, 844], [EPPSTEIN, 1366, 768], [`${EPPSTEIN}&embed=yes`, 700, 480]]) {
            const shown = await ready(open, playground, { hash, viewport: { width, height } });
            const least = await shown.evaluate(() => Math.min(...[...document.querySelectorAll('.number-line text')].map(e => parseFloat(getComputedStyle(e).fontSize) * e.ownerSVGElement.getScreenCTM().a)));
            assert.ok(least >= 9, `${width}: ${least}`);
        }
    });

    await test('side by side each search has the notes that it has alone, whichever comes first', async () => {
        const notes = await Promise.all([['alpha-beta'], ['minimax', 'alpha-beta'], ['alpha-beta', 'minimax']].map(async algorithms => {
            const shown = await ready(open, page(`notes-${algorithms}`, '-a', algorithms.join(), 'eppstein-deep'), { hash: '#k=40' });
            await shown.keyboard.press('0'); // nothing folds
            return shown.evaluate(which => [...document.querySelectorAll('.panel')][which].querySelectorAll('.tree g.node').values()
                .map(group => [...group.querySelectorAll('text')].map(text => text.textContent.trim()).filter(text => text !== '').join(' ')).toArray(), algorithms.indexOf('alpha-beta'));
        }));
        assert.ok(notes[0].some(text => /\[.*\]/.test(text)));
        assert.deepEqual(notes[1], notes[0]);
        assert.deepEqual(notes[2], notes[0]);
    });

    for (const [hash, width, height] of [['#t=eppstein-deep&a=minimax,branch-and-bound,alpha-beta&k=47', 1920, 1080], ['#t=eppstein-deep&k=39&embed=yes', 700, 480], ['#t=knuth-moore-pi&k=39', 390, 844]])
        await test(`the map is above the tree and covers nothing: ${hash}`, async () => {
            const shown = await ready(open, playground, { hash, viewport: { width, height } });
            assert.equal(await shown.isVisible('.map'), true);
            assert.deepEqual(await shown.evaluate(() => [...document.querySelectorAll('.panel')].map(panel => {
                const [map, tree, counts] = ['.map', '.tree', '.counts'].map(part => panel.querySelector(part).getBoundingClientRect());
                return map.bottom <= tree.top && (map.left >= counts.right || map.top >= counts.bottom) && map.right <= panel.getBoundingClientRect().right;
            }).every(free => free)), true);
        });

    for (const tree of ['binary16', 'knuth-moore-pi', 'aima-chance-limits'])
        await test(`name, value and window of a node are one below the other, in each search that shares the picture: ${tree}`, async () => {
            const shown = await ready(open, playground, { hash: `#t=${tree}&a=minimax,alpha-beta&k=1000` });
            const wrong = await shown.evaluate(() => playground.view.panels.flatMap(({ picture }) => [...picture.nodes.values()].filter(({ box, group }) => box && !group.classList.contains('leaf')).filter(({ name, value, window, box, plain, group }) => {
                let above = box.y;
                return (picture.numbered && group.classList.contains('visited') && name.textContent === plain) || [name, value, window].filter(text => text).some(text => {
                    const y = Number(text.getAttribute('y')), top = y - 0.72 * parseFloat(getComputedStyle(text).fontSize), overlaps = top < above + 1.5;
                    above = y;
                    return overlaps || y > box.y + box.height;
                });
            }).map(({ plain }) => plain)));
            assert.deepEqual(wrong, []);
        });

    await test('in a long pseudocode the line of the moment is in sight, and so are probabilities of 11 pixels', async () => {
        const shown = await ready(open, playground, { hash: '#t=aima-chance-limits&k=26', viewport: { width: 1366, height: 768 } });
        const [now] = await boxes(shown, '.code .now'), [part] = await boxes(shown, '.code-part');
        assert.ok(now.y >= part.y && now.y + now.height <= part.y + part.height + 1 && part.y + part.height <= 768, JSON.stringify([now, part]));
        assert.ok(await shown.evaluate(() => Math.min(...[...document.querySelectorAll('.tree .move')].map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))) >= 11);
    });

    await test('the view follows the open path of a tree that is too large, with a map of the whole', async () => {
        const shown = await ready(open, playground, { hash: '#t=knuth-moore-pi', viewport: { width: 1280, height: 800 } });
        assert.equal(await shown.isVisible('.map'), true);
        for (const k of [10, 60, 110]) {
            await shown.evaluate(moment => playground.view.go(moment), k);
            const [tree] = await boxes(shown, '.tree'), [now] = await boxes(shown, '.tree g.node.current > path');
            assert.ok(now.x >= tree.x && now.x + now.width <= tree.x + tree.width, `moment ${k}`);
            assert.equal((await boxes(shown, '.map .current')).length, 1);
        }
    });

    await test('a phone: the tree begins within 300 pixels, with two rows of controls below; targets have 44 pixels', async () => {
        const shown = await ready(open, playground, { hash: EPPSTEIN, viewport: { width: 390, height: 844 }, hasTouch: true });
        const [tree] = await boxes(shown, '.tree'), [controls] = await boxes(shown, '.controls');
        assert.ok(tree.y < 300, `the tree begins at ${tree.y}`);
        assert.ok(controls.height < 110, `the controls are ${controls.height} high`);
        assert.ok(await shown.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
        await shown.click('#setup-line');
        for (const box of await boxes(shown, '.controls button, #problem button, #problem select, #setup-line'))
            assert.ok(box.width === 0 || (box.height >= 43.9 && box.width >= 43.9), JSON.stringify(box));
    });

    await test('practice on a phone: the tree begins within 300 pixels, whatever is asked', async () => {
        const shown = await ready(open, playground, { hash: '#t=[[3,12,8],[2,4,6],[14,5,2]]&practice=leaf,update,cutoff,value', viewport: { width: 390, height: 844 }, hasTouch: true });
        const places = await shown.evaluate(async () => {
            const { practice } = playground, at = {};
            for (; practice.question !== undefined; await practice.reveal(), await practice.ask())
                at[practice.question.kind] = document.querySelector('.tree').getBoundingClientRect().y;
            return at;
        });
        assert.equal(Object.keys(places).length, 4);
        assert.ok(Object.values(places).every(y => y < 300), JSON.stringify(places));
    });

    await test('three searches stand in three columns at 1920, and behind a switch on less', async () => {
        const file = page('three', '-a', 'minimax,branch-and-bound,alpha-beta', 'eppstein-deep');
        const wide = await boxes(await ready(open, file, { viewport: { width: 1920, height: 1080 } }), '.panel:not([hidden])');
        assert.equal(wide.length, 3);
        assert.ok(wide.every(({ y }) => y === wide[0].y), 'side by side');
        assert.equal((await boxes(await ready(open, file, { viewport: { width: 1000, height: 800 } }), '.panel:not([hidden])')).length, 1);
    });

    await test('nodes ahead, pruned and current differ without colour; the rule at the node; the line that moves a bound', async () => {
        const shown = await ready(open, playground, { hash: '#t=aima-two-ply&k=10' }), style = (selector, name) => shown.$eval(selector, (e, what) => getComputedStyle(e)[what], name);
        assert.deepEqual(await shown.$$eval('.code .now', lines => lines.map(line => line.textContent.trim())), ['v ← max(v, min-value(child, α, β))', 'α ← max(α, v)']);
        await shown.evaluate(() => playground.view.go(14));
        assert.equal(await text(shown, '.rule'), 'stops at ≤ 3');
        assert.deepEqual(await shown.$$eval('.code .now', lines => lines.map(line => line.textContent.trim())), ['if v ≤ α: return v']);
        assert.equal(await style('[id="n/1/1"] > path', 'strokeDasharray'), '4px, 3px');
        assert.equal(await style('[id="n/2"] > path', 'strokeDasharray'), 'none');
        const [ring] = await boxes(shown, '.tree .ring'), [now] = await boxes(shown, '[id="n/1"] > path');
        assert.ok(ring.x < now.x && ring.x + ring.width > now.x + now.width && ring.y < now.y, 'a ring surrounds the current node');
        await shown.evaluate(() => playground.change({ cut: 'strict' }).then(() => playground.view.go(13)));
        assert.equal(await text(shown, '.rule'), 'stops at < 3');
    });

    await test('the controls of a page are in one row at 1280 pixels', async () => {
        const shown = await ready(open, page('row', 'eppstein-deep'));
        const tops = (await boxes(shown, '.controls button')).filter(({ width }) => width > 0).map(({ y }) => Math.round(y));
        assert.equal(new Set(tops).size, 1, tops.join());
    });

    await test('a click on a node goes to its visit', async () => {
        const shown = await ready(open, page('click', 'aima-two-ply'));
        await shown.click('[id="n/2"]');
        assert.match(await text(shown, '.sentence'), /^Enter D/);
        assert.equal((await boxes(shown, '[id="n/2"].current')).length, 1);
    });

    await test('a presenter sees all of a step, a deep cutoff too, without scrolling', async () => {
        for (const k of [12, 51]) {
            const shown = await ready(open, page('present', 'eppstein-deep'), { hash: `#k=${k}&present=yes`, viewport: { width: 1366, height: 768 } });
            const line = (await boxes(shown, '.number-line'))[0];
            assert.ok(line.y + line.height <= 768, `${k}: ${line.y + line.height}`);
        }
    });

    await test('a presenter asks before each cutoff, in large type, without forms', async () => {
        const shown = await ready(open, playground, { hash: '#t=aima-two-ply&k=13&present=yes' });
        assert.equal(await shown.isVisible('#setup'), false);
        await shown.keyboard.press('ArrowRight');
        assert.match(await text(shown, '.sentence'), /^C stops here\. What is cut, and by whose bound\?$/);
        assert.equal(await shown.evaluate(() => playground.view.k), 13);
        for (const part of ['.sentence', '.counts', '.controls button'])
            assert.ok(parseFloat(await shown.$eval(part, e => getComputedStyle(e).fontSize)) >= 18, part);
        for (const [width, hash] of [[1366, EPPSTEIN], [390, EPPSTEIN]]) {
            const sizes = await typeSizes(await ready(open, playground, { hash: `${hash}&present=yes`, viewport: { width, height: 768 } }));
            assert.ok(Math.min(...sizes) >= 17.99, `${width}: ${sizes}`);
        }
        await shown.keyboard.press('ArrowRight');
        assert.match(await text(shown, '.sentence'), /^Cutoff at C/);
        await shown.keyboard.press('p');
        assert.equal(await shown.isVisible('#setup'), true);
    });

    await test('the legend names the marks in use', async () => {
        const shown = await ready(open, page('legend', 'eppstein-deep'), { hash: '#k=70' });
        await shown.click('.help');
        const words = await text(shown, '.marks');
        for (const word of ['MAX node', 'MIN node', 'shallow cutoff', 'deep cutoff', 'pruned', 'window [alpha, beta]'])
            assert.ok(words.includes(word), `${word}: ${words}`);
        const plain = await ready(open, page('legend-minimax', '-a', 'minimax', 'aima-two-ply'), { hash: '#k=1000' });
        assert.doesNotMatch(await text(plain, '.marks'), /cutoff|pruned|alpha/);
    });

    await test('it prints on one sheet, and the tree takes at most half of it', async () => {
        for (const tree of ['eppstein-deep', 'aima-two-ply', 'two-dice', 'two-dice&a=star2']) {
            const shown = await ready(open, playground, { hash: `#t=${tree}&k=9` }), pdf = await shown.pdf({ format: 'A4' });
            assert.equal(pdf.toString('latin1').match(/\/Type \/Page\b/g).length, 1, tree);
            await shown.emulateMedia({ media: 'print' });
            const [tree_] = await boxes(shown, '.tree > svg');
            assert.ok(tree_.height <= 0.5 * 297 / 25.4 * 96, `${tree}: ${tree_.height}`);
            await shown.emulateMedia({ media: null });
        }
    });

    await test('in forced colours only the current line is marked; axe finds nothing serious there', async () => {
        const shown = await ready(open, playground, { hash: EPPSTEIN, forcedColors: 'active' });
        const colours = await shown.$$eval('.code li', lines => lines.map(line => [line.className, getComputedStyle(line).borderLeftColor, getComputedStyle(line).backgroundColor]));
        const now = colours.filter(([name]) => name === 'now'), other = colours.filter(([name]) => name !== 'now');
        assert.equal(now.length, 1);
        assert.ok(other.every(([, border]) => border !== now[0][1]) && other.every(([, , back]) => back !== now[0][2]));
    });

    await test('the skip link leads to the tree and leaves the address alone', async () => {
        const shown = await ready(open, playground, { hash: EPPSTEIN });
        await shown.keyboard.press('Tab');
        assert.equal(await shown.evaluate(() => document.activeElement.textContent), 'Skip to the tree');
        await shown.keyboard.press('Enter');
        assert.equal(await shown.evaluate(() => document.activeElement.className), 'tree');
        assert.doesNotMatch(shown.url(), /#view/);
    });

    await test('the lines of a node are inside it: a name in a roof ends where the slopes leave room', async () => {
        for (const tree of ['Camp(now: Boat(-3 5), wait: Bridge(2 8 4), later: Quay(Harbour(1 2) 3))', 'random:b=3,d=3,seed=1', 'random:b=3,d=4,seed=1', 'tictactoe:XOX/.OO/.X.']) {
            const shown = await ready(open, page('roofs', tree), { hash: '#k=999' });
            const outside = await shown.$$eval('.tree g.node:is(.max, .min):not(.board, .folded)', nodes => nodes.flatMap(node => {
                const outline = node.querySelector('path'), svg = node.ownerSVGElement;
                return [...node.querySelectorAll('text')].filter(line => line.textContent.trim() !== '').flatMap(line => {
                    const { x, width } = line.getBBox(), baseline = Number(line.getAttribute('y')), capital = 0.72 * parseFloat(getComputedStyle(line).fontSize);
                    const isIn = (left, top) => outline.isPointInFill(Object.assign(svg.createSVGPoint(), { x: left, y: top }));
                    return [[x, baseline], [x + width, baseline], [x, baseline - capital], [x + width, baseline - capital]].every(([left, top]) => isIn(left, top)) ? [] : [`${node.id} ${line.textContent}`];
                });
            }));
            assert.deepEqual(outside, [], tree);
        }
    });

    await test('axe finds nothing serious in the presenter and with the legend open', async () => {
        const shown = await ready(open, page('axe', 'eppstein-deep'), { hash: '#k=47&present=yes' });
        assert.deepEqual(await serious(shown), []);
        await shown.keyboard.press('p');
        await shown.click('.help');
        assert.deepEqual(await serious(shown), []);
    });
};
