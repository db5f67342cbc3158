// Nothing of the future: at every moment of every search, the page shows what it would show if the search had been cut off there. The page of a search that was cut
// off has the first events, sentences and cutoffs, and nothing else; texts, marks and lines of both must be equal.
'use strict';
const assert = require('node:assert/strict');
const { execFileSync, spawnSync } = require('node:child_process');
const fs = require('node:fs');
const { plycut, program } = require('./harness');

const run = (...args) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 30 });
const names = kind => run('list', '-q', kind).split('\n').map(line => line.trim().split(/\s/)[0]).filter(word => /^[a-z]/.test(word));
const isDefined = args => spawnSync(program, ['count', '-q', ...args]).status === 0;

/** In the page: compares the whole search with the search that was cut off, at all moments (at most `most` of them, spread). Returns the differences. */
const compareAll = ([html, most]) => {
    const drawn = () => {
        const page = new DOMParser().parseFromString(html, 'text/html'), moments = globalThis.page.momentsOf(page);
        moments.searches.forEach(search => { search.variation = []; }); // the best line is shown at the end of a search
        return { moments, pictures: globalThis.page.picturesOf(page) };
    };
    const shown = ({ moments, pictures }, k) => {
        const element = document.body.appendChild(document.createElement('div')), view = new globalThis.page.View(moments, pictures, element);
        view.go(k);
        return view;
    };
    const cutOff = ({ moments, pictures }, k) => {
        const [search] = moments.searches, { events } = search;
        for (const column in events)
            events[column] = events[column].slice(0, k);
        search.sentences = search.sentences.slice(0, k);
        search.cutoffs = search.cutoffs.slice(0, [...events.kind].filter(kind => kind === 'c').length);
        return { moments, pictures };
    };
    const text = element => element.textContent.trim();
    const said = view => {
        const { element } = view, all = selector => [...element.querySelectorAll(selector)], lines = group => [...group.querySelectorAll('path')].map(path => path.getAttribute('d')).join(' ');
        return Object.fromEntries([
            ...all('.tree g.node').map(group => [group.id, [group.getAttribute('class'), ...[...group.querySelectorAll('text, title')].map(text), lines(group)].join('|')]),
            ...all('.tree g.edge:not(.bound)').map(group => [group.id, [group.getAttribute('class'), ...[...group.querySelectorAll('text')].map(text), lines(group)].join('|')]),
            ['arrow', all('.tree g.bound').map(group => `${group.getAttribute('class')} ${lines(group)}`).join()], ['rule', all('.tree .rule').map(text).join()],
            ...['.sentence', '.badge', '.stack', '.marks', '.code .now'].map(part => [part, all(part).filter(one => !one.closest('[hidden]')).map(text).join('|')]),
            ['the number line', all('.number-line text:not([hidden])').filter(one => !one.closest('[hidden]')).map(one => `${text(one)} at ${one.getAttribute('x') ?? one.parentNode.getAttribute('transform')}`).join()],
            ['counts', all('.counts li').slice(0, -1).map(text).join('|')],
        ]);
    };
    const whole = shown(drawn(), 0), { end } = whole, step = Math.max(1, Math.ceil(end / most)), wrong = [];
    for (let k = 0; k <= end; k += step) {
        whole.go(k);
        const cut = shown(cutOff(drawn(), k), k), now = said(whole), then = said(cut);
        for (const part of new Set([...Object.keys(now), ...Object.keys(then)]))
            if (now[part] !== then[part])
                wrong.push(`${k} ${part}: ${now[part]} | cut off: ${then[part]}`);
        cut.close();
        cut.element.remove();
    }
    whole.close();
    whole.element.remove();
    return { end, wrong: wrong.slice(0, 3) };
};

const PLAIN = ['tree:[[[3,12],[8,2]],[[2,4],[6,1]],[[14,5],[2,9]]]', '[1,[[7,4],5]]'];
const CHANCE = ['random:b=2,d=4,seed=7,values=0..9,players=max/chance/min/chance,limits=0..9', '{"players":["max","chance","min"],"limits":[0,10],"tree":[5,[[1,2,3],[2,8,9],[3,7,4]]]}'];
const OTHERS = [['--window', '1,3', 'aima-two-ply'], ['--window', '11,13', 'eppstein-deep'], ['--window', '2,6', '-a', 'negascout', PLAIN[0]], ['--window', '4,6', '-a', 'star2', CHANCE[1]],
    ['--cut', 'strict', '--fail', 'hard', 'ties'], ['-d', '2', '-a', 'negascout', 'othello:4x4'], ['-d', '3', '--table', '100', 'tictactoe:X.O/.X./..O'], ['-d', '2', 'pig:target=4,die=2'],
    ['--deepen', '--pass', '2', '-a', 'alpha-beta', 'static-values'], ['-a', 'mtdf', '--table', '100', '--pass', '2', PLAIN[0]]];
const MOST = 40;

module.exports = async ({ test, open, release }) => {
    const check = async (args, viewport = { width: 1280, height: 800 }) => {
        const file = plycut(['draw', '-q', '-f', 'html', ...args], 'future.html'), page = await open(file, { viewport });
        const { end, wrong } = await page.evaluate(compareAll, [fs.readFileSync(file, 'utf8'), MOST]);
        assert.ok(end > 2, args.join(' '));
        assert.deepEqual(wrong, [], args.join(' '));
        await release(page);
    };
    for (const algorithm of [...names('algorithms'), ...names('mistakes')]) {
        const needs = algorithm === 'mtdf' ? ['--table', '100'] : [], pass = algorithm === 'mtdf' ? ['--pass', '1'] : [], searches = [...PLAIN, ...CHANCE].map(tree => ['-a', algorithm, ...needs, tree]).filter(isDefined);
        await test(`${algorithm}: what is shown is what a search that was cut off there shows`, async () => {
            assert.ok(searches.length > 0);
            for (const args of searches)
                await check([...pass, ...args]);
            await check([...pass, ...searches.at(-1)], { width: 360, height: 740 }); // what is off the open path folds
        });
    }
    for (const args of OTHERS)
        await test(`${args.join(' ')}: what is shown is what a search that was cut off there shows`, () => check(args));
};
