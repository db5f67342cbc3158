// Pictures of the playground to look at: twelve states at five sizes, in light, dark and forced colours, at 200 %, and printed. node tests/browser/looks.js writes them into
// out/looks, with a sheet of twelve for each size and mode; with the word axe, it only says what axe-core finds, moderate findings, too.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { Bench, closeBrowser, findings, idle, openPlayground, root } = require('./harness');

const folder = path.join(root, 'out/looks');
const SIZES = [[1366, 768], [1280, 720], [1920, 1080], [390, 844], [844, 390]];
const MODES = {
    light: {}, dark: { colorScheme: 'dark' }, forced: { forcedColors: 'active' },
    double: {}, // half as many pixels of the page, each twice as large
    print: {},
};
const CHANCE = '#t=random:b=2,d=4,seed=7,values=0..9,players=max/chance/min/chance,limits=0..9&a=star2';

const click = (...selectors) => async page => {
    for (const selector of selectors) {
        await page.evaluate(one => document.querySelector(one).click(), selector);
        await idle(page);
    }
};
const answer = word => async page => {
    await page.evaluate(cut => { document.querySelector(`#predict [name=cut][value=${cut}]`).click(); }, word);
    await click('#answer')(page);
};

/** A link, and what is done there. */
const STATES = {
    first: [''], cutoff: ['#t=eppstein-deep&k=39'], chance: [`${CHANCE}&k=20`], presenter: ['#t=eppstein-deep&k=39&present=yes'],
    several: ['#t=eppstein-deep&a=alpha-beta,window-reset', click('.difference')], setup: ['#t=eppstein-deep', click('#setup-line')],
    editor: ['#t=aima-two-ply', click('#edit')], leaf: ['#t=aima-two-ply', page => page.evaluate(() => playground.editor.select('/0/0'))],
    practice: ['#t=eppstein-deep&practice=cutoff'], verdict: ['#t=eppstein-deep&practice=cutoff', answer('deep')],
    broken: ['#t=[[3,12'], frame: ['#t=eppstein-deep&k=39', click('.more', '.controls .embed')],
};

/** Opens a state; `double` and `print` are how it is looked at. */
async function show(bench, state, [width, height], mode) {
    const [link, act] = STATES[state], half = mode === 'double';
    const page = await openPlayground(bench.open, link, { viewport: half ? { width: width >> 1, height: height >> 1 } : { width, height }, deviceScaleFactor: half ? 2 : 1, hasTouch: width < 1000, ...MODES[mode] });
    await idle(page);
    await act?.(page);
    await idle(page);
    return page;
}

async function print(page) {
    await page.setViewportSize({ width: 718, height: 1047 });
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
}

async function pictures(bench) {
    fs.mkdirSync(folder, { recursive: true });
    for (const mode of Object.keys(MODES))
        for (const size of mode === 'print' ? SIZES.slice(0, 1) : SIZES) {
            const files = [];
            for (const state of Object.keys(STATES)) {
                const page = await show(bench, state, size, mode), file = `${mode}-${size.join('x')}-${state}.png`;
                if (mode === 'print')
                    await print(page);
                await page.screenshot({ path: path.join(folder, file) });
                await page.evaluate(() => dispatchEvent(new Event('afterprint')));
                await page.emulateMedia({ media: null });
                if (mode === 'print')
                    await page.setViewportSize({ width: size[0], height: size[1] });
                bench.release(page);
                files.push(file);
            }
            await sheet(bench, `sheet-${mode}-${size.join('x')}`, files, size);
        }
}

/** A page with all pictures of a size, as one picture. */
async function sheet(bench, name, files, [width, height]) {
    const columns = width > height ? 3 : 6, html = path.join(folder, `${name}.html`);
    fs.writeFileSync(html, `<!DOCTYPE html><title>${name}</title><body style="margin:4px;display:grid;gap:6px;grid-template-columns:repeat(${columns},1fr);background:#888;font:13px sans-serif">${
        files.map(file => `<div>${file}<img src="data:image/png;base64,${fs.readFileSync(path.join(folder, file), 'base64')}" style="width:100%;display:block"></div>`).join('')}`);
    const page = await bench.open(html, { viewport: { width: 2000, height: 600 }, broken: true });
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
    fs.unlinkSync(html);
    bench.release(page);
}

async function main(what) {
    const bench = new Bench(console.log);
    if (what === 'axe')
        for (const size of [SIZES[0], SIZES[3]])
            for (const state of Object.keys(STATES)) {
                const page = await show(bench, state, size, 'light');
                console.log(`${state} at ${size.join(' x ')}: ${(await findings(page, ['moderate', 'serious', 'critical'])).join('\n    ') || 'nothing'}`);
                bench.release(page);
            }
    else
        await pictures(bench);
    if (bench.problems.length > 0)
        console.log(bench.problems.join('\n'));
    await closeBrowser();
}

main(process.argv[2]);
