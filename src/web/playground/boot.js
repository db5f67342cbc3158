// Unpacks the playground: its core, its scripts, its style and the catalogue are compressed data in the page.
import { watchErrors } from '../../publish/page/unexpected.js';

const PAGE = 65536; // bytes of a memory's page

/** What is packed in the page, as base64: the bytes of the core, and of a text in JSON. unpack.c says how. */
function unpacked() {
    const { textContent, dataset: { core, bytes, program } } = document.getElementById('packed'), packed = atob(textContent), size = Number(bytes);
    const { memory, unpack, __heap_base: { value: from } } = /** @type {any} */ (new WebAssembly.Instance(new WebAssembly.Module(bytesOf(atob(program))))).exports, to = from + packed.length;
    memory.grow(Math.ceil((to + size - memory.buffer.byteLength) / PAGE));
    bytesOf(packed, new Uint8Array(memory.buffer, from));
    unpack(from, to, size);
    return [new Uint8Array(memory.buffer, to, Number(core)), new Uint8Array(memory.buffer, to + Number(core), size - Number(core))];
}

/** A plain loop takes a tenth of the time of Uint8Array.from. */
function bytesOf(text, bytes = new Uint8Array(text.length)) {
    for (let i = 0; i < text.length; i++)
        bytes[i] = text.charCodeAt(i);
    return bytes;
}

async function boot() {
    const [program, rest] = unpacked(), compiled = WebAssembly.compile(program), sheet = new CSSStyleSheet();
    const { script, worker, style, body, catalogue, mistakes } = JSON.parse(new TextDecoder().decode(rest)), core = await compiled;
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    document.getElementById('without').remove();
    document.getElementById('unexpected').insertAdjacentHTML('afterend', body);
    globalThis.PLAYGROUND = { core, worker, catalogue, mistakes };
    document.head.append(Object.assign(document.createElement('script'), { src: URL.createObjectURL(new Blob([script], { type: 'text/javascript' })) }));
}

watchErrors();
document.documentElement.classList.add('js');
document.addEventListener('DOMContentLoaded', boot);
