// The keys of a view.

/** Does what a key stands for; a field keeps its own keys, and a slider those that move it.
 *  @param {View} view @param {ReadonlyMap<string, () => void>} keys @param {KeyboardEvent} event */
export function pressed(view, keys, event) {
    const { key } = event, target = /** @type {HTMLInputElement} */ (event.target), own = target.closest('input, select, textarea, [contenteditable]');
    if (own && !(target.type === 'range' && !/Arrow|Home|End|Page/.test(key)))
        return;
    if (event.ctrlKey || event.altKey || event.metaKey || (key === ' ' && target.closest('button, summary, a')))
        return;
    const action = keys.get(key) ?? (/^[1-9]$/.test(key) ? () => view.toggleSearch(Number(key) - 1) : null);
    if (action === null)
        return;
    event.preventDefault();
    action();
}
