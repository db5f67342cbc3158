// The point in sight: at every cutoff the node that stops, the owner of the bound, the whole sentence and the number line are seen at once, in a lecture room, in a
// frame, on a phone, and on one sheet of paper.
'use strict';
const assert = require('node:assert/strict');
const { plycut, boxes } = require('./harness');

const TREES = ['eppstein-deep', 'knuth-moore-pi', 'wikipedia-ab', 'chance-deep', 'binary16'];
const PLACES = [
    ['a presenter', '&present=yes', { width: 1366, height: 768 }], ['a presenter', '&present=yes', { width: 1280, height: 720 }],
    ['a laptop', '', { width: 1366, height: 768 }], ['a frame', '&embed=yes', { width: 700, height: 440 }], ['a phone', '', { width: 390, height: 844 }],
    ['a phone on its side', '', { width: 844, height: 390 }],
];
const LEAST_POINTS = 6, MILLIMETRE = 96 / 25.4, SHEETS = { portrait: [190, 277], landscape: [277, 190] }; // A4 without its margins

/** The page at moment k: what is not in sight. */
const hiddenAt = k => {
    const slider = document.querySelector('.slider');
    slider.value = String(k);
    slider.dispatchEvent(new Event('input'));
    const panel = document.querySelector('.panel:not([hidden])'), controls = document.querySelector('.controls').getBoundingClientRect();
    const text = document.createRange(), clips = { left: 0, top: 0, right: innerWidth, bottom: controls.top };
    text.selectNodeContents(panel.querySelector('.sentence'));
    const hidden = [];
    const look = (name, box, ...frames) => {
        for (const { left, top, right, bottom } of [clips, ...frames.map(frame => panel.querySelector(frame).getBoundingClientRect())])
            if (box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1)
                return hidden.push(`${name} ${[box.left, box.top, box.right, box.bottom].map(Math.round)} of ${[left, top, right, bottom].map(Math.round)}`);
        return undefined;
    };
    for (const group of panel.querySelectorAll('.tree g.node:is(.current, .owner)'))
        look(group.matches('.current') ? 'the node' : 'the owner', (group.querySelector('path') ?? group).getBoundingClientRect(), '.tree');
    look('the sentence', text.getBoundingClientRect(), '.lesson');
    look('the number line', panel.querySelector('.number-line').getBoundingClientRect(), '.lesson');
    return hidden;
};

async function ready(open, file, options) {
    const page = await open(file, options);
    await page.waitForSelector('body.ready', { state: 'attached' });
    return page;
}

/** The moments after the cutoffs of a page. */
const cutoffsOf = page => page.evaluate(() => {
    const { kind } = JSON.parse(document.getElementById('moments').textContent).searches[0].events;
    return [...kind].flatMap((one, event) => (one === 'c' ? [event + 1] : []));
});

module.exports = async ({ test, open }) => {
    const page = tree => plycut(['draw', '-f', 'html', tree], `sight-${tree}.html`);
    for (const [what, members, viewport] of PLACES)
        await test(`${what}, ${viewport.width} x ${viewport.height}: owner, node, sentence and number line at every cutoff`, async () => {
            const hidden = [];
            for (const tree of TREES) {
                const shown = await ready(open, page(tree), { hash: `#k=1${members}`, viewport }), cutoffs = await cutoffsOf(shown);
                assert.ok(cutoffs.length > 0, tree);
                for (const k of cutoffs)
                    hidden.push(...(await shown.evaluate(hiddenAt, k)).map(part => `${tree} ${k}: ${part}`));
            }
            assert.deepEqual(hidden, []);
        });
    for (const [orientation, [width, height]] of Object.entries(SHEETS))
        await test(`on paper, ${orientation}: one sheet at every second cutoff, type of at least ${LEAST_POINTS} pt, node and owner on it`, async () => {
            for (const tree of TREES) {
                const shown = await ready(open, page(tree), { viewport: { width: 1366, height: 768 } }), cutoffs = await cutoffsOf(shown);
                for (const k of cutoffs.filter((one, i) => i % 2 === 0).slice(0, 5)) {
                    await shown.setViewportSize({ width: 1366, height: 768 });
                    await shown.evaluate(hiddenAt, k);
                    const pdf = await shown.pdf({ format: 'A4', landscape: orientation === 'landscape' });
                    assert.equal(pdf.toString('latin1').match(/\/Type \/Page\b/g).length, 1, `${tree} ${k}: sheets`);
                    await shown.setViewportSize({ width: Math.round(width * MILLIMETRE), height: Math.round(height * MILLIMETRE) });
                    await shown.emulateMedia({ media: 'print' });
                    await shown.evaluate(() => dispatchEvent(new Event('beforeprint')));
                    const [frame] = await boxes(shown, '.tree > svg'), least = await shown.evaluate(() => Math.min(...[...document.querySelectorAll('.tree .node text')]
                        .filter(text => text.textContent.trim() !== '').map(text => parseFloat(getComputedStyle(text).fontSize) * text.ownerSVGElement.getScreenCTM().a)));
                    assert.ok(least * 0.75 >= LEAST_POINTS, `${tree} ${k}: ${least * 0.75} pt`);
                    for (const box of await boxes(shown, '.tree g.node:is(.current, .owner) > path'))
                        assert.ok(box.x >= frame.x - 1 && box.x + box.width <= frame.x + frame.width + 1 && box.y >= frame.y - 1 && box.y + box.height <= frame.y + frame.height + 1, `${tree} ${k}: ${box.x} ${box.y} in ${JSON.stringify(frame)}`);
                    await shown.evaluate(() => dispatchEvent(new Event('afterprint')));
                    await shown.emulateMedia({ media: null });
                    await shown.setViewportSize({ width: 1366, height: 768 }); // the next test may take this page
                }
            }
        });
};
