// Links and copies. A moment as a link: what follows # in the page's address, "k=17&show=alpha-beta&sync=place".
import { find } from './must.js';
import { WORDS } from './words.js';

/** The members of a link, as texts: none if the text is not such a link.
 *  @param {string} hash @returns {Members} */
export function linkRead(hash) {
    return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
}

/** Members as texts; those that are null or empty are left out.
 *  @param {LinkMembers} members @returns {Members} */
export function membersWritten(members) {
    return Object.fromEntries(Object.entries(members).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])));
}

/** The link of members.
 *  @param {LinkMembers} members */
export function linkWrite(members) {
    const link = new URLSearchParams(membersWritten(members));
    return `#${link.toString().replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%28', '(').replaceAll('%29', ')').replaceAll('%3D', '=').replaceAll('%3A', ':')}`;
}

/** Writes the address, and what to keep for a page that is loaded again. Some browsers forbid it, in frames or if it changes often: then the page goes on
 *  without.
 *  @param {string} link @param {object | null} state */
export function setAddress(link, state = null) {
    try {
        history.replaceState(state, '', link);
    } catch (error) {
        if (!(error instanceof DOMException))
            throw error;
    }
}

const SAID = 2500; // milliseconds that a button says what it did

/** Copies a text, and says so on the button that was pressed; if the browser forbids that, shows it in `note`.
 *  @param {HTMLElement} button @param {string} text @param {HTMLElement} note @param {string} done @param {string} instead */
export async function copyFrom(button, text, note, done, instead) {
    const label = button.dataset.label ??= button.textContent ?? '';
    try {
        await navigator.clipboard.writeText(text);
        note.textContent = '';
        button.textContent = WORDS.copiedHere;
        button.setAttribute('aria-label', done);
        setTimeout(() => {
            button.textContent = label;
            button.removeAttribute('aria-label');
        }, SAID);
    } catch {
        note.textContent = `${instead} ${text}`;
    }
}

/** The link that skips to the tree does not change the address. */
export function skipTo() {
    find(document, '.skip').addEventListener('click', event => {
        event.preventDefault();
        find(document, '.tree').focus();
    });
}
