// Nothing that comes later is shown: at every moment of a search, the numbers of visits and the marks of cutoffs in the page are those of the
// search up to there. What they should be is counted in the trace; edges are compared with what the program draws of that moment, too.
'use strict';
const assert = require('node:assert/strict');
const { execFileSync, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { folder, plycut, program, root } = require('./harness');

const playground = path.join(root, 'out/playground.html');
const run = (...args) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 30 });

// ---- What is marked in a picture ------------------------------------------------------------------

/** In the page: the marks of all nodes and edges. `lines`: the lines of an edge and the bars across it, by paths as in a trace. */
const marksOf = picture => {
    const text = (group, part) => group.querySelector(part)?.textContent.trim() ?? '', count = element => (element?.getAttribute('d').match(/M/g) ?? []).length;
    const parts = selector => [...picture.querySelectorAll(selector)].map(group => [group.id.slice(group.id.search(/[ne]\//) + 1), group]);
    return {
        names: Object.fromEntries(parts('g.node:is(:not(.leaf), :has(.board))').map(([node, group]) => [node, text(group, '.name')])),
        leaves: parts('g.node.leaf:not(:has(.board))').filter(([, group]) => /[#×]/.test(text(group, '.name'))).map(([node]) => node),
        lines: Object.fromEntries(parts('g.edge:not(.bound)').map(([node, group]) => [node, `${count(group.querySelector('path'))} ${count(group.querySelector('.bars'))}`])),
        outlines: Object.fromEntries(parts('g.node:is(.max, .min):not(.folded)').map(([node, group]) => [node, count(group.querySelector('path'))])),
    };
};

/** The numbers of visits after the first events of a trace: "#3 ×2". */
function numbersOf(events) {
    const visits = new Map(), noisy = new Map();
    for (const event of events)
        if (['enter', 'leaf', 'table'].includes(event.event)) {
            visits.set(event.node, (visits.get(event.node) ?? 0) + 1);
            noisy.set(event.node, 'swing' in event);
        }
    return new Map([...visits].map(([node, count], i) => [node, `#${i + 1}${noisy.get(node) ? ' ↓' : ''}${count > 1 ? ` ×${count}` : ''}`]));
}

/** Does a name end with the number that it should have, and not with another one? */
const hasNumber = (name, number) => (number === undefined ? !/[#×]/.test(name) : name.endsWith(number) && !/[#×]/.test(name.slice(0, -number.length)));

/** Compares what was shown at moments with the trace, and with what the program draws of them: `drawn` after each number of events. */
function compare(seen, args, events, drawn) {
    const numbered = drawn.some(({ names }) => Object.values(names).some(name => name.includes('#')));
    assert.equal(drawn.length, events.length + 1, args.join(' '));
    seen.forEach(({ k, names, leaves, lines, outlines }) => {
        const numbers = numbersOf(numbered ? events.slice(0, k) : []), where = `${args.join(' ')} after ${k} events`;
        const wrong = Object.entries(names).filter(([node, name]) => !hasNumber(name, numbers.get(node)));
        assert.deepEqual(wrong.map(([node, name]) => `${node}: ${name}, not ${numbers.get(node)}`), [], where);
        assert.deepEqual(leaves, [], where);
        assert.deepEqual({ lines, outlines }, { lines: drawn[k].lines, outlines: drawn[k].outlines }, where);
    });
}

/** The marks of what the program draws of all moments, in one run: a process for each takes twenty times as long. A pass begins after the last moment of the one before. */
async function drawnOf(page, args, { before }) {
    const place = path.join(folder, 'marks'), draw = (...how) => run('draw', '-q', '-f', 'svg', '--expand-pruned', ...(args.includes('--draw-nodes') ? [] : ['--draw-nodes', '5000']), ...how, ...args);
    fs.rmSync(place, { recursive: true, force: true });
    fs.mkdirSync(place, { recursive: true });
    draw('--steps', 'all', '-o', path.join(place, 'step.svg'));
    const steps = fs.readdirSync(place).sort().map(file => fs.readFileSync(path.join(place, file), 'utf8')), pictures = [before > 0 ? steps[0] : draw('--until', '0'), ...steps];
    return page.evaluate(([texts, source]) => texts.map(text => eval(source)(new DOMParser().parseFromString(text, 'text/html'))),
        [pictures.map(svg => svg.replace(/<style>.*?<\/style>/gs, '')), `(${marksOf})`]);
}

/** The marks at all moments, forward and, as a spot check, back at the beginning. */
const shownAtAll = page => page.evaluate(source => {
    const slider = document.querySelector('.slider'), seen = [], marks = eval(source);
    for (const k of [...Array(Number(slider.max) + 1).keys(), 0]) {
        slider.value = String(k);
        slider.dispatchEvent(new Event('input'));
        seen.push({ k, ...marks(document.querySelector('.panel:not([hidden]) .tree')) });
    }
    return seen;
}, `(${marksOf})`);

// ---- Searches -------------------------------------------------------------------------------------

const PLAIN = ['tree:[[[3,12],[8,2]],[[2,4],[6,1]],[[14,5],[2,9]]]', '[1,[[7,4],5]]', 'corner-eppstein'];
const CHANCE = ['random:b=2,d=4,seed=7,values=0..9,players=max/chance/min/chance,limits=0..9', '{"players":["max","chance","min"],"limits":[0,10],"tree":[5,[[1,2,3],[2,8,9],[3,7,4]]]}'];
const words = kind => run('list', '-q', kind).split('\n').map(line => line.trim().split(/\s/)[0]).filter(word => /^[a-z]/.test(word));

/** Is there such a search? An algorithm may not be defined for a tree. */
const isDefined = args => spawnSync(program, ['count', '-q', ...args]).status === 0;

/** Options that pictures have and traces have not. */
const OF_PICTURES = ['--turns', '--draw-nodes'];

/** The events of each pass of a search, and how many came before; of a search in one pass, all of them. */
function passesOf(args) {
    const search = args.filter((word, i) => !OF_PICTURES.includes(word) && !OF_PICTURES.includes(args[i - 1]));
    const { events } = JSON.parse(run('trace', '-q', ...search)), begins = events.flatMap(({ event }, i) => (event === 'pass' ? [i] : []));
    return begins.length === 0 ? [{ events, before: 0, words: [] }]
        : begins.map((begin, i) => ({ events: events.slice(begin, begins[i + 1]), before: begin, words: ['--pass', String(i + 1)] }));
}

const OTHERS = [['--window', '1,3', 'aima-two-ply'], ['--window', '11,13', 'eppstein-deep'], ['--window', '2,6', '-a', 'negascout', PLAIN[0]], ['--window', '4,6', '-a', 'star2', CHANCE[1]],
    ['--cut', 'strict', '--fail', 'hard', 'ties'], ['--limits-cut', 'random:b=2,d=4,seed=3,values=0..9,limits=0..9'], ['-d', '2', '-a', 'negascout', 'othello:4x4'],
    ['-d', '3', '--table', '100', 'tictactoe:X.O/.X./..O'], ['-d', '1', '--quiescence', '1', '--draw-nodes', '40', 'othello:4x4'], ['--turns', 'none', 'aima-two-ply'], ['--draw-nodes', '20', 'random:b=3,d=4,seed=1,values=0..9']];
const PASSES = [['--deepen', '-a', 'alpha-beta', 'static-values'], ['--deepen', '--aspiration', '1', '--table', '100', 'random:b=3,d=3,seed=3,values=0..9'], ['-a', 'mtdf', '--table', '100', PLAIN[0]]];

module.exports = async ({ test, open, release }) => {
    const whole = async file => { // nothing folds
        const page = await open(file);
        await page.keyboard.press('0');
        return page;
    };
    const check = async args => {
        for (const pass of passesOf(args)) {
            const all = [...pass.words, ...args], page = await whole(plycut(['draw', '-q', '-f', 'html', ...all], 'marks.html')), seen = await shownAtAll(page);
            assert.equal(seen.length, pass.events.length + 2, all.join(' '));
            compare(seen, all, pass.events, await drawnOf(page, all, pass));
            await release(page);
        }
    };
    for (const algorithm of [...words('algorithms'), ...words('mistakes')]) {
        const needs = algorithm === 'mtdf' ? ['--table', '100'] : [], searches = [...PLAIN, ...CHANCE].map(tree => ['-a', algorithm, ...needs, tree]).filter(isDefined);
        await test(`${algorithm}: no number of a visit and no mark of a cutoff comes early`, async () => {
            assert.ok(searches.length > 0);
            for (const args of searches)
                await check(args);
        });
    }
    for (const [link, ...args] of [[`t=${PLAIN[0]}&a=negascout`, '-a', 'negascout', PLAIN[0]], ['t=eppstein-deep', 'eppstein-deep'], ['t=aima-two-ply&a=negascout&cut=strict', '-a', 'negascout', '--cut', 'strict', 'aima-two-ply'],
        [`t=${CHANCE[0]}`, CHANCE[0]]])
        await test(`practice, ${args.join(' ')}: no mark comes before its question is answered`, async () => {
            const page = await open(playground, { hash: `#${link}&practice=leaf,cutoff,value` });
            await page.waitForSelector('body.ready', { state: 'attached' });
            const seen = await page.evaluate(async source => {
                const { practice } = globalThis.playground, marks = eval(source), all = [];
                const note = () => all.push({ k: globalThis.playground.view.k, ...marks(document.querySelector('.tree')) });
                for (note(); practice.question !== undefined; note()) {
                    await practice.reveal();
                    note();
                    await practice.ask();
                }
                return all;
            }, `(${marksOf})`);
            const [pass] = passesOf(args);
            assert.ok(seen.length > 20);
            compare(seen, args, pass.events, await drawnOf(page, args, pass));
        });
    await test('what the marks mean is told as they come, so that no question is answered by it', async () => {
        const page = await open(plycut(['draw', '-f', 'html', 'eppstein-deep'], 'legend.html'));
        const cuts = JSON.parse(run('trace', 'eppstein-deep')).events.map(event => (event.event === 'cutoff' ? event.kind : ''));
        const told = await page.evaluate(() => {
            const slider = document.querySelector('.slider'), seen = [];
            for (let k = 0; k <= Number(slider.max); k++) {
                slider.value = String(k);
                slider.dispatchEvent(new Event('input'));
                seen.push(['shallow', 'deep'].filter(kind => document.querySelector(`.marks .${kind}`)).join());
            }
            return seen;
        });
        assert.deepEqual(told, told.map((words, k) => ['shallow', 'deep'].filter(kind => cuts.slice(0, k).includes(kind)).join()));
    });
    for (const args of [['-d', '3', 'pig:target=4,die=2'], ['-d', '3', 'tictactoe:X.O/.X./..O'], [CHANCE[0]], [PLAIN[0]]])
        await test(`${args.join(' ')}: the number line has the values that are known, and no others`, async () => {
            const page = await open(plycut(['draw', '-f', 'html', ...args], 'line.html')), { events } = JSON.parse(run('trace', ...args));
            const { trees: [tree], numbers, texts } = JSON.parse(run('draw', '-f', 'moments', ...args)), before = tree.value.filter(i => i >= 0).map(i => texts[i]);
            const written = value => texts[numbers.findIndex(number => number === value)];
            const told = await page.evaluate(() => {
                const slider = document.querySelector('.slider');
                return Array.from({ length: Number(slider.max) + 1 }, (_, k) => {
                    slider.value = String(k);
                    slider.dispatchEvent(new Event('input'));
                    return [...document.querySelectorAll('.number-line .tick:not([hidden])')].map(tick => tick.textContent);
                });
            });
            const known = new Set(before);
            told.forEach((ticks, k) => {
                for (const value of k === 0 ? [] : [events[k - 1].best, events[k - 1].value])
                    known.add(written(value));
                assert.deepEqual(ticks.filter(tick => !known.has(tick)), [], `after ${k} events`);
            });
            assert.ok(told.at(-1).length > 1);
        });
    for (const args of [...OTHERS, ...PASSES])
        await test(`${args.join(' ')}: no number of a visit and no mark of a cutoff comes early`, () => check(args));
};
