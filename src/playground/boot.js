// Unpacks the playground: its core, its scripts, its style and the catalogue are compressed data in the page.
import { unpack } from './lzma.js';

/** The bytes that are packed in an element of the page: its text is their base64. */
function bytesIn(id) {
    const { textContent, dataset } = document.getElementById(id), text = atob(textContent), bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++)
        bytes[i] = text.charCodeAt(i);
    return unpack(bytes, Number(dataset.bytes));
}

async function boot() {
    const compiled = WebAssembly.compile(bytesIn('core')), sheet = new CSSStyleSheet();
    const { script, worker, style, body, catalogue } = JSON.parse(new TextDecoder().decode(bytesIn('rest'))), core = await compiled;
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    document.getElementById('without').remove();
    document.body.insertAdjacentHTML('afterbegin', body);
    globalThis.PLAYGROUND = { core, worker, catalogue };
    document.head.append(Object.assign(document.createElement('script'), { src: URL.createObjectURL(new Blob([script], { type: 'text/javascript' })) }));
}

document.documentElement.classList.add('js');
document.addEventListener('DOMContentLoaded', boot);
