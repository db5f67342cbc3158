// Unpacks the playground: its core, its scripts, its style and the catalogue are compressed data in the page.
'use strict';

/** The bytes of a text in basE91: two characters hold 13 bits, or 14 if they fit, a twelfth less than base64 takes. */
function bytesOf(text, count) {
    const bytes = new Uint8Array(count), digits = new Uint8Array(128);
    [...DIGITS].forEach((digit, i) => { digits[digit.charCodeAt(0)] = i; });
    let held = 0, bits = 0, length = 0;
    for (let i = 0; i + 1 < text.length; i += 2) {
        const pair = digits[text.charCodeAt(i)] + 91 * digits[text.charCodeAt(i + 1)];
        held |= pair << bits;
        for (bits += (pair & 8191) > 88 ? 13 : 14; bits > 7; bits -= 8) {
            bytes[length++] = held;
            held >>>= 8;
        }
    }
    return bytes; // what is left are no whole bytes
}

async function unzipped(id) {
    const { textContent, dataset } = document.getElementById(id), stream = new Blob([bytesOf(textContent, Number(dataset.bytes))]).stream();
    return new Response(stream.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

async function boot() {
    const [core, rest] = await Promise.all([unzipped('core').then(bytes => WebAssembly.compile(bytes)), unzipped('rest')]);
    const { script, worker, style, body, catalogue } = JSON.parse(new TextDecoder().decode(rest)), sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    document.getElementById('without').remove();
    document.body.insertAdjacentHTML('afterbegin', body);
    globalThis.PLAYGROUND = { core, worker, catalogue };
    document.head.append(Object.assign(document.createElement('script'), { src: URL.createObjectURL(new Blob([script], { type: 'text/javascript' })) }));
}

document.documentElement.classList.add('js');
document.addEventListener('DOMContentLoaded', boot);
