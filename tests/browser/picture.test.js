// Text measured where it is shown: in Chromium, each line of each label is inside the outline of its node, no line
// touches another, each edge meets its nodes, and labels of moves, title and legend keep clear of everything. The catalogue, boards, hostile names.
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { plycut, root } = require('./harness');

const folder = path.join(root, 'out/tests/browser');

// Markup, entities, marks of other writings, letters wider and narrower than most, spaces, long names.
const hostile = {
    format: 'plycut-tree', version: 1,
    title: '<b>&amp; "quotes" ]]> \\N {count} 木 𝔸 and so on, longer than any title that somebody reads above a picture of a tree',
    tree: { name: '<script>alert(1)</script>', children: [
        { name: ']]>', move: '<&>"\'', children: [{ name: 'a"b\'c', value: 3 }, { name: '日本語の名前', value: 12 }] },
        { name: 'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', move: 'a move that goes on and on and on', children: [
            { name: 'e\u0301e\u0301e\u0301', value: -7.123456789 }, { name: 'iiiiiiiiiiiiiiiiiiiiii', value: 1e300 }] },
        { name: '🎉🎉 مرحبا', children: [{ value: 0.000001 }, { name: ' spaces  within ', value: 4 }] }] },
};

/** What is wrong in the picture with this number, one per line; runs in the browser. */
function misplaced(number) {
    const SLACK = 0.6; // points: hinting
    const found = [];
    const svg = document.querySelectorAll('svg.plycut')[number];
    const label = text => `"${text.textContent}"`;
    // The letters' box: as wide as the text, from the capitals' height to the baseline.
    const letters = text => {
        const box = text.getBBox(), size = Math.max(...[text, ...text.querySelectorAll('tspan')]
            .map(e => parseFloat(getComputedStyle(e).fontSize)));
        const baseline = parseFloat(text.getAttribute('y'));
        return { left: box.x, right: box.x + box.width, top: baseline - 0.72 * size, bottom: baseline };
    };
    const apart = (a, b) => a.right < b.left + SLACK || b.right < a.left + SLACK || a.bottom < b.top + SLACK || b.bottom < a.top + SLACK;
    const texts = [...svg.querySelectorAll('text')].filter(t => t.textContent.trim() !== '');
    for (const text of texts) {
        const family = getComputedStyle(text).fontFamily;
        if (!family.startsWith('Arial'))
            found.push(`${label(text)} is set in ${family}`);
    }
    for (const node of svg.querySelectorAll('.node')) {
        const outline = node.querySelector(':scope > path');
        const lines = [...node.querySelectorAll(':scope > text')].filter(t => t.textContent.trim() !== '');
        for (const line of lines) {
            const { left, right, top, bottom } = letters(line);
            for (const [x, y] of [[left, top], [right, top], [left, bottom], [right, bottom]]) {
                const inside = svg.createSVGPoint();
                inside.x = x + (x === left ? SLACK : -SLACK);
                inside.y = y;
                if (outline && !outline.isPointInFill(inside))
                    found.push(`${node.id}: ${label(line)} leaves the outline at ${x.toFixed(1)}, ${y.toFixed(1)}`);
            }
        }
        for (let i = 1; i < lines.length; i++)
            if (letters(lines[i - 1]).bottom > letters(lines[i]).top + SLACK)
                found.push(`${node.id}: ${label(lines[i])} overlaps ${label(lines[i - 1])}`);
        const board = node.querySelector(':scope > .board');
        for (const line of board ? lines : []) {
            const box = board.getBBox();
            if (!apart(letters(line), { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }))
                found.push(`${node.id}: ${label(line)} overlaps the board`);
        }
        // An owner's name ends before what follows it.
        for (const owner of node.querySelectorAll('.owner')) {
            const text = owner.closest('text'), begin = text.textContent.indexOf(owner.textContent);
            const last = text.getEndPositionOfChar(begin + owner.textContent.length - 1);
            const next = begin + owner.textContent.length < text.getNumberOfChars()
                ? text.getStartPositionOfChar(begin + owner.textContent.length) : last;
            if (next.x < last.x - SLACK)
                found.push(`${node.id}: ${label(owner)} runs into what follows it`);
        }
    }
    // Edges begin and end on the outlines of their nodes.
    const outlines = new Map([...svg.querySelectorAll('.node')].map(node => [node.id, node.querySelector(':scope > path')]));
    for (const outline of outlines.values())
        Object.assign(outline?.style ?? {}, { strokeWidth: '2px', strokeDasharray: 'none' });
    for (const edge of svg.querySelectorAll('.edge:not(.window)[id]')) {
        const [, prefix, way] = edge.id.match(/^(.*?)e(\/.*)$/), line = edge.querySelector('path');
        const up = way.replace(/\/[^/]*$/, '') || '/';
        for (const [end, id] of [[0, `${prefix}n${up}`], [line.getTotalLength(), `${prefix}n${way}`]]) {
            const outline = outlines.get(id), point = line.getPointAtLength(end);
            if (outline !== null && !outline.isPointInStroke(point) && !outline.isPointInFill(point)) // an edge to no node fails here, too
                found.push(`${edge.id} does not meet ${id}`);
        }
    }
    // Outside of nodes: moves, title, captions, legend.
    const nodes = [...svg.querySelectorAll('.node > path:first-of-type')].map(p => p.getBBox())
        .map(b => ({ left: b.x, right: b.x + b.width, top: b.y, bottom: b.y + b.height }));
    const outside = texts.filter(t => !t.closest('.node'));
    const places = outside.map(letters);
    places.forEach((place, i) => {
        if (nodes.some(node => !apart(place, node)))
            found.push(`${label(outside[i])} touches a node`);
        for (let k = 0; k < i; k++)
            if (!apart(place, places[k]))
                found.push(`${label(outside[i])} touches ${label(outside[k])}`);
        const paper = svg.viewBox.baseVal;
        if (place.left < paper.x || place.right > paper.x + paper.width || place.top < paper.y || place.bottom > paper.y + paper.height)
            found.push(`${label(outside[i])} runs off the paper`);
    });
    return found;
}

module.exports = async ({ test, open }) => {
    // Several pictures share a page: opening a page takes longer than measuring.
    const draw = async (name, ...pictures) => {
        const drawn = pictures.map((args, i) => fs.readFileSync(plycut(['draw', '-q', '-f', 'svg', ...args], `${name}-${i}.svg`), 'utf8'));
        const page = path.join(folder, `${name}.html`);
        fs.writeFileSync(page, `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${name}</title><body>${drawn.join('')}</body></html>`);
        await test(name, async () => {
            const opened = await open(page);
            for (const [i, args] of pictures.entries())
                assert.deepEqual(await opened.evaluate(misplaced, i), [], args.join(' '));
        });
    };
    for (const tree of fs.readdirSync(path.join(root, 'trees')).filter(name => name.endsWith('.json'))) {
        const file = path.join(root, 'trees', tree), other = /chance/.test(fs.readFileSync(file, 'utf8')) ? 'branch-and-bound' : 'negascout';
        await draw(path.basename(tree, '.json'), [file], ['--detail', 'full', '--fold', 'none', file],
            ['--detail', 'compact', '-a', `minimax,${other}`, file],
            ['--style', 'mono', '--fold', 'pruned', '--draw-nodes', '20', file]);
    }
    fs.mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'hostile.json');
    fs.writeFileSync(file, JSON.stringify(hostile));
    await draw('hostile', [file], ['--detail', 'compact', '-a', 'all', file]);
    await draw('boards', ['-d', '2', 'othello:start'],
        ['-d', '3', '--deepen', '--aspiration', '1', '--boards', 'all', '--pass', 'all', 'othello:f5d6c3'],
        ['-d', '2', '--boards', 'inner', '--draw-nodes', '20', 'othello-midgame'],
        ['-d', '2', '--style', 'mono', 'tictactoe:X.O/.X./..O']);
    await draw('searches', ['--until', 'cut:N', 'eppstein-deep'], ['--legend', 'counts', 'eppstein-deep'],
        ['--draw-nodes', '12', 'random:b=4,d=4,seed=1,values=0..9'],
        ['--deepen', '--aspiration', '2', '--table', '100', '--order', 'hash,killer', '--detail', 'full', 'random:b=3,d=4,seed=3,values=0..9']);
    await test('a text that is too wide is found', async () => {
        const page = await open(plycut(['draw', '-f', 'svg', 'aima-two-ply'], 'wide.svg'));
        await page.evaluate(() => { document.querySelector('.node .value').textContent = '1234567890'; });
        assert.match((await page.evaluate(misplaced, 0)).join(), /^n\/: "1234567890" leaves the outline/);
    });
    await test('the picture has a name and a description', async () => {
        const page = await open(plycut(['draw', '-f', 'svg', 'aima-two-ply'], 'named.svg'));
        const [role, words] = await page.evaluate(() => {
            const svg = document.documentElement, ids = svg.getAttribute('aria-labelledby').split(' ');
            return [svg.getAttribute('role'), ids.map(id => document.getElementById(id).textContent.trim())];
        });
        assert.equal(role, 'img');
        assert.deepEqual(words, ['Two-ply game tree', 'MAX moves at the root: A(B(3 12 8) C(2 4 6) D(14 5 2)). ' +
            'Alpha-beta: 3, 7 leaves, 11 nodes; cutoffs: 1 shallow, 0 deep, 0 by the window. Principal variation: B, 3 of B.']);
    });
};
