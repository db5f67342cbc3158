// A fresh tree of the same kind: what plycut make is asked for, and the tree that it writes.
import { childrenOf, NONE } from '../../publish/page/step.js';
import { SHAPES } from '../../publish/page/picture.js';
import { cell, member } from '../../publish/page/must.js';

/** The options of plycut make for a fresh tree of the same shape, players and limits, with what went wrong in it.
 *  @param {Tree} tree @param {Set<string>} wrong @param {number} seed */
export function freshTree(tree, wrong, seed) {
    const counts = childrenOf(tree).map(list => list.length).filter(count => count > 0), low = Math.min(...counts), high = Math.max(...counts), depths = /** @type {number[]} */ ([]), levels = /** @type {string[]} */ ([]);
    tree.parent.forEach((parent, node) => {
        const depth = parent === NONE ? 0 : cell(depths, parent) + 1, kind = cell(tree.kind, node);
        depths.push(depth);
        if (kind !== 'l')
            levels[depth] ??= member(SHAPES, kind);
    });
    const some = /** @param {string} kind */ kind => (wrong.has(kind) ? [`--${kind}=1+`] : []), [least = null, most = null] = tree.limits ?? [];
    return [`--branching=${low}${low < high ? `..${high}` : ''}`, ...(low < high ? ['--irregular'] : []), `--plies=${Math.max(...depths)}`,
        ...(levels.includes('chance') ? [`--players=${levels.join('/')}`] : [`--root=${levels[0] ?? 'max'}`]), ...some('shallow'), ...some('deep'),
        ...(least === null || most === null ? ['--values=1..20'] : [`--limits=${least},${most}`, `--values=${Math.ceil(least)}..${Math.floor(most)}`]), `--seed=${seed}`];
}

/** The tree in what plycut make writes: brackets, if they say all.
 *  @param {string} text */
export function madeTree(text) {
    const { root, limits, tree } = JSON.parse(text);
    return JSON.stringify(root === 'max' && limits === undefined ? tree : { root, limits, tree });
}
