// A view as members of a link, and back.
import { setTheme } from './embed.js';

/** What a link says about a view.
 *  @param {import('./view.js').View} view */
export function linkOf(view) {
    const shown = view.shown.map(panel => panel.key).join(','), all = view.shown.length === view.panels.length;
    return { k: view.k === view.from ? null : view.k, from: view.from || null, to: view.to === Infinity ? null : view.to, theme: view.theme,
        embed: document.body.classList.contains('embed') && view.embedded ? (view.bare ? 'bare' : 'yes') : null, show: all ? null : shown, sync: view.sync === 'step' ? null : view.sync, present: view.presenting ? 'yes' : null };
}

/** Sets a view as a link says; what the link leaves out, or gets wrong, stays as it is.
 *  @param {import('./view.js').View} view @param {Members} members */
export function restoreView(view, { k, show, sync, present, from, to, theme, embed }) {
    const number = (text, otherwise) => (/^\d+$/.test(text ?? '') ? Number(text) : otherwise);
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
    if (['step', 'place'].includes(sync))
        view.part('sync').value = view.sync = sync;
    const keys = (show ?? '').split(','), indices = view.panels.map((panel, i) => i).filter(i => keys.includes(view.panels[i].key));
    view.k = number(k, Math.max(view.k, view.from));
    view.show(indices.length > 0 ? indices : view.panels.map((panel, i) => i).filter(i => !view.panels[i].element.hidden));
}
