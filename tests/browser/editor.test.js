// The tree is edited where it is: typed like an outline, clicked, tapped, pasted, dropped; what the core refuses leaves the last picture.
'use strict';
const assert = require('node:assert/strict');
const { idle, openPlayground, serious, text } = require('./harness');
const { Hand, PHONE } = require('./hand');

const treeOf = page => page.evaluate(() => playground.problem.tree);

module.exports = async ({ test, open }) => {
    await test('AIMA\'s two-ply tree on a phone, in at most 30 taps', async () => {
        const page = await openPlayground(open, '', PHONE), hand = new Hand(page);
        await hand.tap('#own');
        await hand.type('3 12 8\n2 4 6\n14 5 2\n');
        await hand.tap('#node-done');
        assert.equal(await treeOf(page), '((3 12 8) (2 4 6) (14 5 2))');
        assert.equal(await page.inputValue('#tree'), '((3 12 8) (2 4 6) (14 5 2))');
        assert.equal(await page.evaluate(() => playground.view.panels[0].state.tree.kind), 'xnlllnlllnlll');
        assert.ok(hand.count <= 30, `${hand.count} taps`);
    });

    await test('a tree with chance nodes on a phone, in at most 30 taps, without a bracket', async () => {
        const page = await openPlayground(open, '', PHONE), hand = new Hand(page);
        await hand.tap('#own');
        await hand.choose('#node-player', 'chance');
        await hand.tap('#node-in');
        await hand.type('2 4\n7 4\n\n');
        await hand.choose('#node-player', 'chance');
        await hand.type('6 0\n');
        await hand.tap('#node-done');
        assert.equal(await treeOf(page), '(chance((2 4) (7 4)) chance(6 0))');
        assert.equal(await page.evaluate(() => playground.view.panels[0].state.tree.kind), 'xcnllnllcll');
        assert.ok(hand.count <= 30, `${hand.count} taps`);
    });

    await test('click: a child more, a name, a player, a probability, another order, one less; each can be undone', async () => {
        const page = await openPlayground(open, '#t=[[3,12,8],[2,4,6],[14,5,2]]'), seen = [];
        const put = async (selector, value) => {
            await page.fill(selector, value);
            await page.press(selector, 'Enter');
            await idle(page);
        };
        const note = async () => seen.push(await treeOf(page));
        await page.click('#edit');
        await idle(page);
        await note();
        await page.click('[id="n/1"]');
        await put('#row-text', '9');
        await note();
        assert.equal(seen.at(-1), '((3 12 8) (2 4 6 9) (14 5 2))');
        await put('#node-label', 'Fork');
        await note();
        assert.equal(seen.at(-1), '((3 12 8) Fork(2 4 6 9) (14 5 2))');
        await page.selectOption('#node-player', 'chance');
        await idle(page);
        await note();
        assert.equal(seen.at(-1), '((3 12 8) chance Fork(2 4 6 9) (14 5 2))');
        await page.click('#node-left');
        await idle(page);
        await note();
        assert.equal(seen.at(-1), '(chance Fork(2 4 6 9) (3 12 8) (14 5 2))');
        await page.click('[id="n/2"]');
        await page.click('#node-delete');
        await idle(page);
        await note();
        assert.equal(seen.at(-1), '(chance Fork(2 4 6 9) (3 12 8))');
        await page.click('[id="n/1/0"]');
        await put('#node-value', '-7');
        await note();
        assert.equal(seen.at(-1), '(chance Fork(2 4 6 9) (-7 12 8))');
        for (const before of seen.slice(0, -1).reverse()) {
            await page.click('#node-undo');
            await idle(page);
            assert.equal((await treeOf(page)).replace('[[3,12,8],[2,4,6],[14,5,2]]', seen[0]), before);
        }
    });

    for (const [what, options] of [['a mouse', {}], ['a finger', { hasTouch: true, isMobile: true, viewport: { width: 800, height: 1100 } }]])
        await test(`dragged with ${what}, a node goes to another place among its siblings; a click still chooses, and it can be undone`, async () => {
            const page = await openPlayground(open, '#t=A(B(3 12 8) C(2 4 6) D(14 5 2))', options), tree = () => page.inputValue('#tree');
            await page.click('#edit');
            await idle(page);
            const client = await page.context().newCDPSession(page);
            const drag = async (from, to, left) => {
                const place = id => page.$eval(`[id="n/${id}"]`, group => (({ left: x, top: y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(group.getBoundingClientRect()));
                const begin = await place(from), end = await place(to), x = end.x + (left ? -9 : 9);
                const step = (type, at) => (options.hasTouch ? client.send('Input.dispatchTouchEvent', { type: { down: 'touchStart', move: 'touchMove', up: 'touchEnd' }[type], touchPoints: type === 'up' ? [] : [{ x: at, y: begin.y }] })
                    : client.send('Input.dispatchMouseEvent', { type: { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' }[type], x: at, y: begin.y, button: 'left', buttons: 1, clickCount: 1 }));
                await step('down', begin.x);
                for (let i = 1; i <= 5; i++)
                    await step('move', begin.x + i * (x - begin.x) / 5);
                assert.equal((await page.$$('.tree .drop')).length, 1);
                await step('up', x);
                await idle(page);
            };
            await drag('0', '2', false);
            assert.equal(await tree(), 'A(C(2 4 6) D(14 5 2) B(3 12 8))');
            assert.equal(await text(page, '#node-name'), 'B');
            await drag('1/2', '1/0', true);
            assert.equal(await tree(), 'A(C(2 4 6) D(2 14 5) B(3 12 8))');
            assert.equal((await page.$$('.tree .drop, .tree g.node[transform]')).length, 0);
            await page.click('[id="n/0"] > path');
            assert.equal(await text(page, '#node-name'), 'C');
            await page.click('#node-undo');
            await idle(page);
            assert.equal(await tree(), 'A(C(2 4 6) D(14 5 2) B(3 12 8))');
        });

    await test('probabilities: the core says what is wrong, the last picture stays, and the draft is kept until it is right', async () => {
        const page = await openPlayground(open, '#t=(chance(3 5) 4)');
        await page.click('#edit');
        await idle(page);
        await page.click('[id="n/0/0"]');
        await page.fill('#node-probability', '30%');
        await page.press('#node-probability', 'Enter');
        await idle(page);
        assert.match(await text(page, '#fault'), /probab/);
        assert.equal(await treeOf(page), '(chance(3 5) 4)');
        await page.click('[id="n/0/1"]');
        await page.fill('#node-probability', '70%');
        await page.press('#node-probability', 'Enter');
        await idle(page);
        assert.equal(await text(page, '#fault'), '');
        assert.equal(await treeOf(page), '(chance(0.3: 3, 0.7: 5) 4)');
    });

    await test('by keyboard: deeper, up, neighbours, delete, done', async () => {
        const page = await openPlayground(open), type = async keys => {
            for (const key of keys)
                await page.keyboard.press(key).then(() => idle(page));
        };
        await page.focus('#own');
        await type(['Enter', 'Tab', '3', 'Space', '5', 'Enter', '6', 'Space', '9', 'Enter', 'Shift+Tab', '4', 'Enter']);
        assert.equal(await treeOf(page), '(((3 5) (6 9)) 4)');
        await type(['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'Delete']);
        assert.equal(await treeOf(page), '(((3 5)) 4)');
        await type(['Escape']);
        assert.equal(await page.isVisible('#node'), false);
        assert.equal(await page.isVisible('.controls'), true);
    });

    await test('who types faster than trees are searched loses nothing', async () => {
        const page = await openPlayground(open);
        await page.click('#own');
        await page.evaluate(() => {
            const row = document.getElementById('row-text');
            for (const text of ['3 12 8', '2 4 6', '14 5 ((', '14 5 2']) {
                row.value = text;
                row.form.requestSubmit();
            }
            row.value = '9';
        });
        await page.waitForFunction(() => playground.problem.tree.includes('14'));
        await idle(page);
        assert.equal(await treeOf(page), '((3 12 8) (2 4 6) (14 5 2))');
        assert.equal(await page.inputValue('#row-text'), '9');
        await page.fill('#row-text', '14 5 ((');
        await page.press('#row-text', 'Enter');
        await idle(page);
        assert.equal(await page.inputValue('#row-text'), '14 5 ((', 'what cannot be read comes back');
        assert.match(await text(page, '#fault'), /\S/);
    });

    for (const [what, notation, short] of [['an outline', 'A\n  B\n    4 11\n  3', 'A(B(4 11) 3)'], ['Python', "{'A': ['B', 'C'], 'B': [4, 11], 'C': 3}", 'A(B(4 11) C=3)'], ['Newick', '((4,11)P,(3,7)Q)S;', 'S(P(4 11) Q(3 7))']])
        await test(`a file with ${what} is dropped, and edited`, async () => {
            const page = await openPlayground(open);
            await page.evaluate(content => {
                const dataTransfer = new DataTransfer();
                dataTransfer.items.add(new File([content], 'tree.txt', { type: 'text/plain' }));
                for (const name of ['dragover', 'drop'])
                    document.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
            }, notation);
            await page.waitForFunction(content => playground.problem.tree === content, notation);
            await idle(page);
            await page.click('#edit');
            await idle(page);
            await page.fill('#row-text', '1');
            await page.press('#row-text', 'Enter');
            await idle(page);
            assert.equal(await treeOf(page), short.replace(/\)$/, ' 1)'));
        });

    await test('a mistake in the box keeps the last picture and marks its place', async () => {
        const page = await openPlayground(open, '#t=[[1,2],[3,4]]');
        await page.fill('#tree', '[[1,2],[3,x y]]');
        await page.waitForFunction(() => document.getElementById('fault').textContent !== '');
        assert.equal(await page.evaluate(() => playground.view.panels[0].state.tree.kind), 'xnllnll');
        assert.equal(await text(page, '#fault-place'), '[[1,2],[3,x y]]');
        assert.equal(await text(page, '#fault-place mark'), 'y');
        await page.fill('#tree', '[[1,2],[3,5]]');
        await page.waitForFunction(() => document.getElementById('fault').textContent === '');
        assert.equal(await page.isVisible('#fault-place'), false);
    });

    await test('axe finds nothing serious in the editor, on a laptop and a phone', async () => {
        for (const options of [{}, PHONE]) {
            const page = await openPlayground(open, '', options);
            await page.click('#own');
            assert.deepEqual(await serious(page), []);
            await page.evaluate(() => playground.trees.open([0, 1]));
            await idle(page);
            assert.deepEqual(await serious(page), []);
        }
    });
};
