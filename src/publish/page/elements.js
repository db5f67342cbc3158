// Elements of the page.

/** An element with properties. */
export function elementOf(name, properties = {}, children = []) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
}

/** A template of page.html, as an element. */
export function fromTemplate(id) {
    /** @type {HTMLTemplateElement} */
    const template = document.querySelector(`#${id}`);
    return /** @type {HTMLElement} */ (template.content.firstElementChild.cloneNode(true));
}
