// Unpacks the playground: its core, its scripts, its style and the catalogue are compressed data in the page.
import { unpack } from './lzma.js';

/** What is packed in the page, as base64: the bytes of the core, and of a text in JSON. */
function unpacked() {
    const { textContent, dataset } = document.getElementById('packed'), text = atob(textContent), bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++)
        bytes[i] = text.charCodeAt(i);
    const all = unpack(bytes, Number(dataset.bytes)), core = Number(dataset.core);
    return [all.subarray(0, core), all.subarray(core)];
}

async function boot() {
    const [program, rest] = unpacked(), compiled = WebAssembly.compile(program), sheet = new CSSStyleSheet();
    const { script, worker, style, body, catalogue } = JSON.parse(new TextDecoder().decode(rest)), core = await compiled;
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    document.getElementById('without').remove();
    document.body.insertAdjacentHTML('afterbegin', body);
    globalThis.PLAYGROUND = { core, worker, catalogue };
    document.head.append(Object.assign(document.createElement('script'), { src: URL.createObjectURL(new Blob([script], { type: 'text/javascript' })) }));
}

document.documentElement.classList.add('js');
document.addEventListener('DOMContentLoaded', boot);
