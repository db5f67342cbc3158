// The elements of the page.

/** The element with an id; of which kind it is, the page says.
 *  @type {(id: string) => any} */
export const part = id => document.getElementById(id);

export function elementOf(name, properties = {}, children = []) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
}
