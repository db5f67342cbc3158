// A tree while it is edited: a tree file whose nodes are all objects, and where inner nodes may be empty for a while. Pure data; what may be a tree, the core says.

/** A node of a tree file as an object of its own: a list of nodes is an inner node, a number or a text a leaf.
 *  @param {FileNode} node @returns {DraftNode} */
function nodeOf(node) {
    if (typeof node === 'string')
        return /^[-+\d.∞]|^-?inf/i.test(node) ? { value: node } : { name: node };
    if (typeof node === 'number')
        return { value: node };
    const { children, ...rest } = Array.isArray(node) ? { children: node } : node;
    return children === undefined ? rest : { ...rest, children: children.map(nodeOf) };
}

/** A node as a tree file has it; null for an inner node without leaves.
 *  @param {DraftNode} node @returns {FileNode | null} */
function written({ children, ...rest }) {
    if (children === undefined)
        return Object.keys(rest).length === 1 ? rest.value ?? rest.name ?? rest : rest;
    const kept = children.map(written).filter(child => child !== null);
    return kept.length === 0 ? null : Object.keys(rest).length === 0 ? kept : { ...rest, children: kept };
}

export class Draft {
    /** `file`: the JSON of a tree file; none: an empty tree.
     *  @param {TreeFile} file */
    constructor(file = { tree: [] }) {
        const { root = 'max', limits, tree } = file;
        /** @type {DraftNode} */
        this.root = nodeOf(tree);
        this.limits = limits;
        if (this.root.children !== undefined)
            this.root.player ??= root;
    }

    /** The tree file; null while there is no leaf.
     *  @returns {TreeFile | null} */
    get file() {
        const { player, ...root } = this.root, tree = written(root);
        return tree === null ? null : { format: 'plycut-tree', version: 1, ...(player === undefined ? {} : { root: player }), ...(this.limits === undefined ? {} : { limits: this.limits }), tree };
    }

    /** The node at a path, as a list of indices; undefined if there is none.
     *  @param {Steps} path @returns {DraftNode | undefined} */
    at(path) {
        return path.reduce((node, i) => node?.children?.[i], /** @type {DraftNode | undefined} */ (this.root));
    }

    /** @param {Steps} path */
    parent(path) {
        return path.length === 0 ? undefined : this.at(path.slice(0, -1));
    }

    /** Puts a node at a path, before the one that is there. A leaf above it becomes an inner node.
     *  @param {Steps} path @param {FileNode} node */
    insert(path, node) {
        const parent = this.parent(path);
        if (parent === undefined)
            return;
        if (parent.children === undefined) {
            parent.children = [];
            delete parent.value;
        }
        parent.children.splice(lastOf(path), 0, nodeOf(node));
    }

    /** @param {Steps} path */
    remove(path) {
        this.parent(path)?.children?.splice(lastOf(path), 1);
    }

    /** Takes inner nodes without children away, as the tree file leaves them out. */
    purge() {
        purged(this.root);
    }

    /** Moves a node among its siblings. Returns its path then.
     *  @param {Steps} path @param {number} by @returns {Steps} */
    move(path, by) {
        const siblings = this.parent(path)?.children ?? [], from = lastOf(path), to = Math.max(0, Math.min(siblings.length - 1, from + by));
        if (siblings.length === 0)
            return path;
        siblings.splice(to, 0, ...siblings.splice(from, 1));
        return [...path.slice(0, -1), to];
    }

    /** Sets a member of a node; '' takes it away.
     *  @param {Steps} path @param {'player' | 'value' | 'name' | 'probability'} name @param {number | string} value */
    set(path, name, value) {
        const node = this.at(path);
        if (node === undefined)
            return;
        if (value === '')
            delete node[name];
        else
            Object.assign(node, { [name]: value });
    }
}

/** Takes the inner nodes below a node away that have no children.
 *  @param {DraftNode} node */
function purged(node) {
    if (node.children !== undefined)
        node.children = node.children.filter(child => purged(child).children?.length !== 0);
    return node;
}

/** The last step of a path: which child of its parent a node is. The root is nobody's child.
 *  @param {Steps} path */
export const lastOf = path => path.at(-1) ?? 0;

/** "/1/0" as [1, 0], and back.
 *  @param {string} path */
export const stepsOf = path => path.split('/').filter(step => step !== '').map(Number);
/** @param {Steps} steps */
export const pathOfSteps = steps => `/${steps.join('/')}`;

/** A number as a tree file has it: a percentage as a decimal, a fraction as a text.
 *  @param {string} text */
export function numberOf(text) {
    const [, percent] = /^\s*([\d.]+)\s*%\s*$/.exec(text) ?? [];
    return percent !== undefined ? Number(percent) / 100 : text.trim() !== '' && Number.isFinite(Number(text.replace('−', '-'))) ? Number(text.replace('−', '-')) : text.trim();
}
