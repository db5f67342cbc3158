/** The element of the page with an id; of which kind it is, the page says.
 *  @type {(id: string) => any} */
export const part = id => document.getElementById(id);
