// Writes the playground: the page of src/publish/page, the scripts of this folder, the core and the catalogue in one file.
// Usage: node src/web/playground/build.js CORE.WASM UNPACK.WASM TREES > playground.html
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const [core, unpack, trees] = process.argv.slice(2);
const source = file => fs.readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const files = (folder, names) => names.map(name => source(`${folder}/${name}`)).join('\n');

/** Modules as one script: without imports, exports, comments that are lines of their own, and indentation. */
const slim = text => text.replace(/^import .*$/gm, '').replace(/^export /gm, '').replace(/^\s*\/\*[^]*?\*\/$/gm, '').replace(/^\s*(\/\/.*)?$/gm, '').replace(/^\s+/gm, '').replace(/\n+/g, '\n');
const hash = text => createHash('sha256').update(text).digest('base64');

/** As unpack.c reads it. Code has no alignment (pb=0). */
const pack = bytes => execFileSync('xz', ['--format=lzma', '--lzma1=preset=9e,lc=3,lp=0,pb=0', '--stdout'], { input: bytes, maxBuffer: 1 << 30 });

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

const scripts = slim(["'use strict';", files('publish/page', ['words.js', 'moments.js', 'step.js', 'elements.js', 'notation.js', 'marks.js', 'sight.js', 'picture.js', 'number-line.js', 'link.js', 'tree-map.js', 'legend.js',
    'panel.js', 'embed.js', 'player.js', 'timeline.js', 'view-link.js', 'view.js']),
    files('web/playground', ['parts.js', 'playground-words.js', 'problem.js', 'plycut.js', 'progress.js', 'predict.js', 'practice.js', 'draft.js', 'edit.js', 'tree-editor.js', 'board.js', 'box.js', 'search-list.js', 'tools.js', 'exercises.js', 'playground.js'])].join('\n'));
const worker = slim(`'use strict';\n${source('web/wasm/core.js')}${source('web/wasm/worker.js')}`);
const boot = slim(`'use strict';\n${source('publish/page/unexpected.js')}${source('web/playground/boot.js')}`);
const style = 'body:not(.ready) main { visibility: hidden; }';

/** The core and the rest, packed as one: texts of the core and of the page resemble each other. */
function packed(code, text) {
    const bytes = Buffer.concat([code, Buffer.from(text)]);
    return `<script type="text/plain" id="packed" data-core="${code.length}" data-bytes="${bytes.length}" data-program="${fs.readFileSync(unpack, 'base64')}">${pack(bytes).toString('base64')}</script>\n`;
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
    script: scripts,
    style: slim(source('publish/page/page.css') + files('web/playground', ['playground.css', 'practice.css'])),
    body: body.replace('<div id="view"></div>', whole => files('web/playground', ['playground.html', 'practice.html']) + whole + source('web/playground/leaf.html') + source('web/playground/node.html')),
    worker,
    catalogue: catalogue(),
    mistakes: mistakes(),
};
process.stdout.write(`${head}
${source('web/playground/without.html')}${packed(fs.readFileSync(core), JSON.stringify(rest))}</body>
</html>
`);
