// A view as members of a link, and back.
import { setTheme } from './embed.js';

/** What a link says about a view.
 *  @param {View} view */
export function linkOf(view) {
    const shown = view.shown.map(panel => panel.key).join(','), all = view.shown.length === view.panels.length;
    return { k: view.k === view.from ? null : view.k, from: view.from || null, to: view.to === Infinity ? null : view.to, theme: view.theme,
        embed: document.body.classList.contains('embed') && view.embedded ? (view.bare ? 'bare' : 'yes') : null, show: all ? null : shown, sync: view.sync === 'step' ? null : view.sync, present: view.presenting ? 'yes' : null };
}

/** Sets a view as a link says; what the link leaves out, or gets wrong, stays as it is.
 *  @param {View} view @param {Members} members */
export function restoreView(view, { k, show, sync, present, from, to, theme, embed }) {
    const number = /** @param {string | undefined} text @param {number} otherwise */ (text, otherwise) => (text !== undefined && /^\d+[.,;:!?)\]]*$/.test(text) ? parseInt(text, 10) : otherwise); // a sentence may end after a link
    view.from = Math.min(number(from, view.from), view.leader.end);
    view.to = Math.max(number(to, view.to), view.from);
    view.embedded ||= embed === 'yes' || embed === 'bare';
    view.bare ||= embed === 'bare';
    document.body.classList.toggle('bare', view.bare);
    document.body.classList.toggle('embed', view.embedded || document.body.classList.contains('embed'));
    if (theme === 'light' || theme === 'dark')
        setTheme(view.theme = theme);
    if (present === '' || present === 'yes')
        view.present(true);
    if (sync === 'step' || sync === 'place')
        view.part('sync').value = view.sync = sync;
    const keys = (show ?? '').split(','), indices = view.indicesOf(panel => keys.includes(panel.key));
    view.k = number(k, Math.max(view.k, view.from));
    view.show(indices.length > 0 ? indices : view.indicesOf(panel => !panel.element.hidden));
}
