// Begins when the page has been read: the data in it become a view, and the address follows the view.
import { momentsOf, picturesOf } from './moments.js';
import { part } from './must.js';
import { WORDS } from './words.js';
import { watchErrors } from './unexpected.js';
import { EmbedDialog, pictureOf, placeOfPage, pngOf } from './embed.js';
import { copyFrom, linkRead, linkWrite, setAddress, skipTo } from './link.js';
import { MOST_DRAWN, View } from './view.js';

/** What a translation, and a test, takes from the page: `page.WORDS`, ... */
export { momentsOf, pictureOf, picturesOf, pngOf, View, WORDS };

function start() {
    const view = new View(momentsOf(document), picturesOf(document), part('view')), note = part('note');
    document.body.classList.add('ready');
    if (view.drawn > MOST_DRAWN)
        note.textContent = WORDS.tooMany(view.drawn);
    view.restore(linkRead(location.hash));
    let waiting = 0;
    view.changed = () => {
        clearTimeout(waiting);
        waiting = setTimeout(() => setAddress(linkWrite(view.link()) === '#' ? location.pathname + location.search : linkWrite(view.link())), 250);
    };
    window.addEventListener('hashchange', event => view.restore(linkRead(new URL(event.newURL).hash))); // `waiting` may have replaced the address
    skipTo();
    const dialog = new EmbedDialog(view, document.title, async members => placeOfPage() + linkWrite({ ...view.link(), ...members }));
    view.part('embed').addEventListener('click', () => dialog.open());
    view.part('share').addEventListener('click', () =>
        copyFrom(view.part('share'), location.href.replace(/#.*/, '') + linkWrite(view.link()), note, WORDS.linkCopied, WORDS.linkShown));
}

watchErrors();
document.documentElement.classList.add('js');
document.addEventListener('DOMContentLoaded', start);
