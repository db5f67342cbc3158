// A small bench for tests in a real browser. A file NAME.test.js exports its tests; run.js runs them, all files in one
// browser, and ends with "N passed, N failed". make deps-page installs what they need.
//
//     module.exports = async ({ test, open }) => {
//         await test('a name', async () => {
//             const page = await open(plycut(['draw', '-f', 'svg', 'aima-two-ply'], 'aima.svg'));
//             assert.equal((await boxes(page, 'text')).length, 30);
//         });
//     };
//
// A page may not ask for anything beyond its own file, nor write an error to its console: either fails the test.
'use strict';
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const url = require('node:url');

const root = path.resolve(__dirname, '../..');
const program = process.env.PLYCUT || path.join(root, 'out/bin/plycut');
const folder = path.join(root, 'out/tests/browser');

/** A module that make deps-page installed. */
function installed(name) {
    const place = path.join(root, 'out/browser/node_modules', name);
    if (!fs.existsSync(place))
        throw new Error(`${name} is not installed: make deps-page`);
    return require(place);
}

function chromium() {
    for (const place of (process.env.PATH || '').split(path.delimiter))
        for (const name of ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])
            if (fs.existsSync(path.join(place, name)))
                return path.join(place, name);
    throw new Error('chromium is not installed: make deps-page');
}

/** Runs plycut and leaves its standard output in out/tests/browser/NAME. Returns that file's path. */
function plycut(args, name) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, execFileSync(program, args, { maxBuffer: 1 << 30 }));
    return file;
}

const playground = path.join(root, 'out/playground.html');

/** The playground, ready, at this link. */
async function openPlayground(open, hash = '', options = {}) {
    const page = await open(playground, { hash, ...options });
    await page.waitForSelector('body.ready', { state: 'attached' });
    return page;
}

/** Waits until the core has answered all that the page has asked. */
const idle = page => page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; quiet = globalThis.playground.plycut.core.waiting.size === 0 ? quiet + 1 : 0)
        await new Promise(done => setTimeout(done, 10));
});

/** The boxes of the elements that a selector finds, in pixels of the page: {x, y, width, height, text, id, class}. */
function boxes(page, selector) {
    return page.evaluate(wanted => [...document.querySelectorAll(wanted)].map(e => {
        const { x, y, width, height } = e.getBoundingClientRect();
        return { x, y, width, height, text: e.textContent, id: e.id, class: e.getAttribute('class') || '' };
    }), selector);
}

/** The text of the first element that a selector finds. Playwright's own function loads a script of 400 KB into each page. */
function text(page, selector) {
    return page.evaluate(wanted => document.querySelector(wanted).textContent, selector);
}

// Work of the kinds that pages do: strings, objects, elements, layout. The machine of 2026 takes KNOWN_WORK seconds for it if nothing else runs.
const KNOWN_WORK = 0.43;
const knownWork = `<!DOCTYPE html><html lang="en"><title>Known work</title><script>
for (let round = 0, sum = 0; round < 40; round++) {
    const items = Array.from({ length: 20000 }, (_, i) => ({ i, text: String(i) })), part = document.createElement('div');
    part.innerHTML = '<p>some <b>words</b></p>'.repeat(200);
    document.documentElement.append(part);
    sum += part.offsetHeight + items.reduce((length, { text }) => length + text.length, 0);
}
</script>`;

/** The seconds of processor time that `work` takes in a page on an idle machine. Other processes slow a page down up to five times, so the
 *  known work is measured just before, and the times are divided. The least of three. */
async function quietSeconds(open, page, work) {
    const file = path.join(folder, 'known-work.html'), least = { known: Infinity, work: Infinity };
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(file, knownWork);
    const known = await open(file);
    const measure = async (what, of, body) => {
        const before = await cpuSeconds(of);
        await body();
        least[what] = Math.min(least[what], await cpuSeconds(of) - before);
    };
    for (let i = 0; i < 3; i++) {
        await measure('known', known, () => known.reload());
        await measure('work', page, () => work(i));
    }
    return KNOWN_WORK * least.work / least.known;
}

/** The seconds of processor time that a page has taken. */
async function cpuSeconds(page) {
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(metric => metric.name === 'ProcessTime').value;
}

/** Moderate, serious and critical findings of axe-core, one per line. */
const serious = page => findings(page, ['moderate', 'serious', 'critical']);

/** The findings of axe-core of some impacts on a page in its light colours, and in its dark ones those about colours, one per line. */
async function findings(page, impacts) {
    if (!await page.evaluate(() => 'axe' in window))
        await page.evaluate(installed('axe-core').source);
    const look = options => page.evaluate(more => window.axe.run(document, { resultTypes: ['violations'], preload: false, ...more }), options);
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await look({});
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await look({ runOnly: ['color-contrast', 'link-in-text-block'] });
    await page.emulateMedia({ colorScheme: 'light' });
    return [...light.violations, ...dark.violations].filter(v => impacts.includes(v.impact))
        .map(v => `${v.id}: ${v.help}: ${v.nodes.map(n => n.target.join(' ')).join(', ')}`);
}

// Only the file itself may be asked for; data: and blob: never leave the page. Of a page that is broken on purpose errors are expected.
function watch(page, place, problems, broken) {
    if (!broken) {
        page.on('console', m => { if (m.type() === 'error') problems.push(`console: ${m.text()}`); });
        page.on('pageerror', e => problems.push(`script: ${e.message}`));
    }
    page.on('request', r => {
        if (r.url().split('#')[0] !== place && !/^(data|blob):/.test(r.url()))
            problems.push(`request: ${r.url()}`);
    });
}

let launched = null, opened = 0;

/** The browser of all tests: to start one takes longer than most tests. */
function browser() {
    launched ??= installed('playwright-core').chromium.launch({ executablePath: chromium(), args: process.getuid() === 0 ? ['--no-sandbox'] : [] });
    return launched;
}

/** Fails after a while: what is evaluated in a page has no limit of its own. */
function late(seconds) {
    return new Promise((done, fail) => setTimeout(() => fail(new Error(`it takes more than ${seconds} s`)), 1000 * seconds).unref());
}

class Bench {
    /** `report` is called with the name of each test that fails, and why. A test may take `seconds`. */
    constructor(report, seconds = 180) {
        Object.assign(this, { report, seconds });
        this.taken = new Map(); // pages that are used now, and what they were opened with
        this.free = new Map();  // pages to be used again, by what they were opened with: a new one takes a while
        this.problems = [];
        this.passed = 0;
        this.failed = 0;
    }

    /** Opens a file, with '#...' after its name if `hash` says so; a page that is `broken` on purpose may have errors; what else `options` may say is Playwright's newContext. */
    open = async (file, { hash = '', broken = false, ...options } = {}) => {
        const kind = JSON.stringify(options), page = this.free.get(kind)?.pop() ?? await this.newPage(options);
        const place = `${url.pathToFileURL(path.resolve(file)).href}?${opened++}`; // with a number, or the same file would not be loaded again
        await page.evaluate(() => localStorage.clear()).catch(() => null); // what another test has left; a new page has none
        this.taken.set(page, kind);
        watch(page, place, this.problems, broken);
        await page.goto(place + hash);
        return page;
    };

    async newPage(options) {
        const context = await (await browser()).newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options });
        const page = await context.newPage();
        page.setDefaultTimeout(60000); // where other suites take most of the processors
        return page;
    }

    /** Another test may use the page now. */
    release = page => {
        ['console', 'pageerror', 'request'].forEach(event => page.removeAllListeners(event));
        const kind = this.taken.get(page);
        this.taken.delete(page);
        this.free.set(kind, [...this.free.get(kind) ?? [], page]);
    };

    test = async (name, body) => {
        try {
            await Promise.race([body(), late(this.seconds)]);
            if (this.problems.length > 0)
                throw new Error(this.problems.join('\n'));
            this.passed++;
        } catch (error) {
            this.fail(name, error);
        }
        [...this.taken.keys()].forEach(this.release);
        this.problems = [];
    };

    fail(name, error) {
        this.failed++;
        this.report(`FAIL ${name}\n${error.stack}`);
    }
}

async function closeBrowser() {
    await (await launched)?.close();
}

module.exports = { Bench, idle, openPlayground, playground, closeBrowser, boxes, text, serious, findings, quietSeconds, installed, plycut, program, root, folder };
