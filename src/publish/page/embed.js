// A page in another page: the code of a frame, and the moment that is shown as a picture in a file.
import { copyFrom } from './link.js';
import { elementOf, fromTemplate } from './elements.js';
import { svgElement } from './marks.js';
import { cell, find, member } from './must.js';
import { WORDS } from './words.js';

/** What a picture takes from the page's style. */
const STYLED = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'paint-order', 'opacity', 'display', 'font-family', 'font-size', 'font-weight',
    'text-anchor', 'text-decoration'];
const PNG_SCALE = 2; // pixels a point

/** Code for different places.
 *  @type {Record<string, (frame: { src: string, title: string, width: string, height: string }) => string>} */
const CODES = {
    html: ({ src, title, width, height }) => `<iframe src="${src}" title="${title}" style="width:${width}; height:${height}; border:0" loading="lazy"></iframe>`,
    quarto: frame => `\`\`\`{=html}\n${member(CODES, 'html')(frame)}\n\`\`\``,
    reveal: ({ src, title }) => `<section data-background-iframe="${src}" data-background-interactive aria-label="${title}"></section>`,
    moodle: ({ src, title, width, height }) =>
        `<p><iframe src="${src}" title="${title}" width="${width.replace('px', '')}" height="${height.replace('px', '')}" frameborder="0" allowfullscreen="allowfullscreen"></iframe></p>`,
};

/** Gives the reader a file.
 *  @param {string} download @param {Blob} blob */
export function save(download, blob) {
    const link = elementOf('a', { download, href: URL.createObjectURL(blob) });
    link.click();
    URL.revokeObjectURL(link.href);
}

/** A picture as it looks now, with all of its style in its attributes.
 *  @param {SVGSVGElement} svg */
export function pictureOf(svg) {
    const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true)), { x, y, width, height } = svg.viewBox.baseVal, elements = [...svg.querySelectorAll('*')];
    [...copy.querySelectorAll('*')].forEach((element, i) => {
        const style = getComputedStyle(cell(elements, i));
        STYLED.forEach(name => element.setAttribute(name, style.getPropertyValue(name)));
        element.removeAttribute('style');
    });
    copy.querySelectorAll('.hit').forEach(hit => hit.remove());
    copy.prepend(svgElement('rect', { x, y, width, height, fill: getComputedStyle(document.body).backgroundColor }));
    copy.removeAttribute('style');
    for (const [name, value] of Object.entries({ width, height, 'font-family': 'Arial, Liberation Sans, Helvetica, sans-serif' }))
        copy.setAttribute(name, String(value));
    return new XMLSerializer().serializeToString(copy);
}

/** A picture as a PNG.
 *  @param {string} text @param {{ width: number, height: number }} size @returns {Promise<Blob>} */
export async function pngOf(text, { width, height }) {
    const image = new Image(), canvas = document.createElement('canvas'), url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
    image.src = url;
    await image.decode();
    Object.assign(canvas, { width: Math.ceil(PNG_SCALE * width), height: Math.ceil(PNG_SCALE * height) });
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    URL.revokeObjectURL(url);
    return new Promise((done, fail) => canvas.toBlob(blob => (blob ? done(blob) : fail(new Error(WORDS.noPng))), 'image/png'));
}

/** Colours that do not follow the reader's system: 'light' or 'dark'.
 *  @param {string} theme */
export function setTheme(theme) {
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
        for (const rule of sheet.cssRules)
            if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme'))
                rule.media.mediaText = theme === 'dark' ? 'screen' : 'not all';
}

/** The form for all this: a dialog of a view. `link` gives the link of the page with members of its own. */
export class EmbedDialog {
    /** @param {View} view @param {string} title @param {(members: LinkMembers) => Promise<string>} link */
    constructor(view, title, link) {
        this.view = view;
        this.title = title;
        this.link = link;
        this.element = /** @type {HTMLDialogElement} */ (fromTemplate('embed'));
        view.element.append(this.element);
        this.element.addEventListener('input', () => this.show());
        this.part('copy').addEventListener('click', () => copyFrom(this.part('copy'), this.part('code').value, this.part('note'), WORDS.codeCopied, WORDS.codeShown));
        this.part('svg').addEventListener('click', () => save(`${this.name}.svg`, new Blob([pictureOf(view.leader.svg)], { type: 'image/svg+xml' })));
        this.part('png').addEventListener('click', async () => save(`${this.name}.png`, await pngOf(pictureOf(view.leader.svg), view.leader.svg.viewBox.baseVal)));
        this.part('close').addEventListener('click', () => this.element.close());
        this.element.addEventListener('keydown', event => event.stopPropagation()); // letters are no commands here
    }

    /** @param {string} name */
    part(name) {
        return find(this.element, `[name=${name}]`);
    }

    /** The name of files. */
    get name() {
        return `${this.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}-${this.view.leader.key.replace('/', '-')}-${this.view.k}`;
    }

    open() {
        const { view } = this, boxes = view.panels.map(panel => {
            const box = elementOf('input', { type: 'checkbox', value: panel.key, checked: view.shown.includes(panel) });
            return elementOf('label', {}, [box, ` ${panel.title}`]);
        });
        find(this.element, '.shown').replaceChildren(...(boxes.length > 1 ? boxes : []));
        this.part('from').value = String(view.from);
        this.part('to').value = String(view.end);
        this.part('theme').value = view.theme;
        this.element.showModal();
        this.show();
    }

    async show() {
        const { view } = this, said = /** @param {string} name */ name => this.part(name).value.trim();
        const boxes = Array.from(/** @type {NodeListOf<HTMLInputElement>} */ (this.element.querySelectorAll('.shown input'))), shown = boxes.filter(box => box.checked).map(box => box.value);
        const from = Number(said('from')), to = Number(said('to')), size = /** @param {string} text */ text => (/^\d+$/.test(text) ? `${text}px` : text);
        const more = { k: Math.min(to, Math.max(from, view.k)) || null, from: from || null, to: to < view.leader.end ? to : null, theme: said('theme'),
            show: shown.length > 0 && shown.length < boxes.length ? shown.join() : null, embed: said('what') };
        const quote = /** @param {string} text */ text => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
        const src = quote(await this.link(more));
        this.part('code').value = member(CODES, said('for'))({ src, title: quote(WORDS.stepByStep(this.title)), width: size(said('width')), height: size(said('height')) });
    }
}

/** Where this page is, for a frame: next to the page that frames it, if it is a file. */
export function placeOfPage() {
    return location.protocol === 'file:' ? location.pathname.replace(/.*\//, '') : location.href.replace(/[?#].*/, '');
}
