// Elements of the page.
import { find, part } from './must.js';

/** An element with properties.
 *  @template {keyof HTMLElementTagNameMap} K @param {K} name @param {Partial<HTMLElementTagNameMap[K]>} properties @param {(Node | string)[]} children @returns {HTMLElementTagNameMap[K]} */
export function elementOf(name, properties = {}, children = []) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
}

/** A template of page.html, as an element.
 *  @param {string} id */
export function fromTemplate(id) {
    return /** @type {HTMLElement} */ (find(part(id).content, '*').cloneNode(true));
}
