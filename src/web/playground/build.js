// Writes the playground: the page of src/publish/page, the scripts of this folder, the core and the catalogue in one file.
// Usage: node src/web/playground/build.js CORE.WASM ESBUILD TREES > playground.html
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const [core, esbuild, trees] = process.argv.slice(2);
const sources = fileURLToPath(new URL('../../', import.meta.url));
const source = file => fs.readFileSync(path.join(sources, file), 'utf8');
const files = (folder, names) => names.map(name => source(`${folder}/${name}`)).join('\n');
const hash = text => createHash('sha256').update(text).digest('base64');

/** A script or style with all that it imports, as the page's are bundled (src/publish/page/embed.sh). */
const bundled = file => execFileSync(esbuild, [...source('publish/page/bundle.txt').trim().split(' '), path.join(sources, file)], { encoding: 'utf8', maxBuffer: 1 << 30 });

/** The trees of the catalogue, except for the corner cases that test plycut. */
function catalogue() {
    const names = fs.readdirSync(trees).filter(name => name.endsWith('.json') && !name.startsWith('corner-'));
    return Object.fromEntries(names.map(name => [name.replace('.json', ''), fs.readFileSync(path.join(trees, name), 'utf8')]));
}

/** The searches with a mistake, from the table that the program has. */
function mistakes() {
    const rows = source('core/search/mistakes.def').replace(/"\s*"/g, '').matchAll(/^(?:MISTAKE|VARIANT)\(\w+, "([^"]*)", "([^"]*)", \w+,\s*"([^"]*)"/gm);
    return [...rows].map(([, name, title, says]) => ({ name, title, says }));
}

const boot = bundled('web/playground/boot.js');
const style = 'body:not(.ready) main { visibility: hidden; }';

/** The core and the rest, compressed as one, as boot.js takes them apart. */
function packed(code, text) {
    const bytes = gzipSync(Buffer.concat([code, Buffer.from(text)]), { level: 9 });
    return `<script type="text/plain" id="packed" data-core="${code.length}">${bytes.toString('base64')}</script>\n`;
}

const places = {
    title: 'plycut playground', source: '', classes: 'playground', generator: 'plycut', pictures: '', solved: '', explanations: '', moments: '',
    style, style_hash: hash(style), script: boot, script_hash: hash(boot),
};
const page = source('publish/page/page.html').replace(/{(\w+)}/g, (whole, name) => places[name])
    .replace("script-src '", "worker-src blob:; script-src 'strict-dynamic' 'wasm-unsafe-eval' '");
/** The head ends with the message for what nobody expected: it is there before anything is unpacked. */
const [, head, body] = /^([^]*<body[^>]*>\n<p id="unexpected".*\n)([^]*)<script type="application/.exec(page);

/** What boot.js unpacks besides the core. */
const rest = {
    script: bundled('web/playground/playground.js'),
    style: bundled('web/playground/style.css'),
    body: body.replace('<div id="view"></div>', whole => files('web/playground', ['playground.html', 'practice.html']) + whole + source('web/playground/leaf.html') + source('web/playground/node.html')),
    worker: bundled('web/wasm/worker.js'),
    catalogue: catalogue(),
    mistakes: mistakes(),
};
process.stdout.write(`${head}
${source('web/playground/without.html')}${packed(fs.readFileSync(core), JSON.stringify(rest))}</body>
</html>
`);
