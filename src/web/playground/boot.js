// Unpacks the playground: its core, its scripts, its style and the catalogue are compressed data in the page.
import { part } from '../../publish/page/must.js';
import { watchErrors } from '../../publish/page/unexpected.js';

/** What is packed in the page: the bytes of the core, and of a text in JSON. */
async function unpacked() {
    const { textContent, dataset: { core } } = part('packed'), text = atob(textContent ?? ''), packed = new Uint8Array(text.length), size = Number(core);
    for (let i = 0; i < text.length; i++) // takes a tenth of the time of Uint8Array.from
        packed[i] = text.charCodeAt(i);
    const bytes = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
    return { program: new Uint8Array(bytes, 0, size), rest: new Uint8Array(bytes, size) };
}

async function boot() {
    const { program, rest } = await unpacked(), compiled = WebAssembly.compile(program), sheet = new CSSStyleSheet();
    const { script, worker, style, body, catalogue, mistakes } = JSON.parse(new TextDecoder().decode(rest)), core = await compiled;
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    part('without').remove();
    part('unexpected').insertAdjacentHTML('afterend', body);
    globalThis.PLAYGROUND = { core, worker, catalogue, mistakes };
    document.head.append(Object.assign(document.createElement('script'), { src: URL.createObjectURL(new Blob([script], { type: 'text/javascript' })) }));
}

watchErrors();
document.documentElement.classList.add('js');
document.addEventListener('DOMContentLoaded', boot);
