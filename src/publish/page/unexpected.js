// What goes wrong that nobody expected is said in the page, and the page is shown, whatever state it is in: an error while it begins, in a handler
// of an event or in a promise, a script that cannot be loaded.
import { find } from './must.js';

/** What an error says of itself.
 *  @param {unknown} what */
function reasonOf(what) {
    if (!(what instanceof Error))
        return String(what);
    return what.name === 'Error' ? what.message : `${what.name}: ${what.message}`;
}

/** Shows the message, now or when the page has been read.
 *  @param {unknown} what */
export function showUnexpected(what) {
    const place = document.getElementById('unexpected');
    if (place === null) {
        document.addEventListener('DOMContentLoaded', () => showUnexpected(what), { once: true });
        return;
    }
    find(place, 'output').textContent = reasonOf(what);
    place.hidden = false;
    if (!document.body.classList.contains('ready'))
        document.documentElement.classList.remove('js'); // what readers without scripts see is better than nothing
    document.body.classList.add('ready');
}

/** A browser says so if a box changes its size while it is measured: nothing is wrong. */
const HARMLESS = /^ResizeObserver loop/;

export function watchErrors() {
    window.addEventListener('error', event => {
        const { target, message, error } = event;
        if (target !== window)
            showUnexpected(`a part of the page was not loaded: ${/** @type {Element} */ (target).tagName.toLowerCase()}`);
        else if (!HARMLESS.test(message))
            showUnexpected(error ?? message);
    }, true); // elements that are not loaded tell nobody above them
    window.addEventListener('unhandledrejection', event => showUnexpected(event.reason));
}
