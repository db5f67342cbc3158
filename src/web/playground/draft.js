// A tree while it is edited: a tree file whose nodes are all objects, and where inner nodes may be empty for a while. Pure data; what may be a tree, the core says.

/** A node of a tree file as an object of its own: a list of nodes is an inner node, a number or a text a leaf. */
function nodeOf(node) {
    const { children, ...rest } = Array.isArray(node) ? { children: node } : typeof node === 'object' && node !== null ? node : typeof node === 'string' && !/^[-+\d.∞]|^-?inf/i.test(node) ? { name: node } : { value: node };
    return children === undefined ? rest : { ...rest, children: children.map(nodeOf) };
}

/** A node as a tree file has it; null for an inner node without leaves.
 *  @param {DraftNode} node @returns {any} */
function written({ children, ...rest }) {
    if (children === undefined)
        return Object.keys(rest).length === 1 && 'value' in rest ? rest.value : Object.keys(rest).length === 1 && 'name' in rest ? rest.name : rest;
    const kept = children.map(written).filter(child => child !== null);
    return kept.length === 0 ? null : Object.keys(rest).length === 0 ? kept : { ...rest, children: kept };
}

export class Draft {
    /** `file`: the JSON of a tree file; none: an empty tree.
     *  @param {any} file */
    constructor(file = null) {
        const { root = 'max', limits = undefined, tree = { children: [] } } = file ?? {};
        /** @type {DraftNode} */
        this.root = nodeOf(tree);
        this.limits = limits;
        if (this.root.children !== undefined)
            this.root.player ??= root;
    }

    /** The tree file; null while there is no leaf. */
    get file() {
        const { player, ...root } = this.root, tree = written(root);
        return tree === null ? null : { format: 'plycut-tree', version: 1, ...(player === undefined ? {} : { root: player }), ...(this.limits === undefined ? {} : { limits: this.limits }), tree };
    }

    /** The node at a path, as a list of indices; undefined if there is none. */
    at(path) {
        return path.reduce((node, i) => node?.children?.[i], this.root);
    }

    parent(path) {
        return path.length === 0 ? undefined : this.at(path.slice(0, -1));
    }

    /** Puts a node at a path, before the one that is there. A leaf above it becomes an inner node. */
    insert(path, node) {
        const parent = this.parent(path);
        if (parent.children === undefined) {
            parent.children = [];
            delete parent.value;
        }
        parent.children.splice(path.at(-1), 0, nodeOf(node));
    }

    remove(path) {
        this.parent(path)?.children.splice(path.at(-1), 1);
    }

    /** Takes inner nodes without children away, as the tree file leaves them out. */
    purge(node = this.root) {
        node.children = node.children?.filter(child => child.children === undefined || this.purge(child).children.length > 0);
        if (node.children === undefined)
            delete node.children;
        return node;
    }

    /** Moves a node among its siblings. Returns its path then. */
    move(path, by) {
        const siblings = this.parent(path)?.children ?? [], from = path.at(-1), to = Math.max(0, Math.min(siblings.length - 1, from + by));
        if (siblings.length === 0)
            return path;
        siblings.splice(to, 0, ...siblings.splice(from, 1));
        return [...path.slice(0, -1), to];
    }

    /** Sets a member of a node; '' takes it away. */
    set(path, name, value) {
        const node = this.at(path);
        if (value === '')
            delete node[name];
        else
            node[name] = value;
    }
}

/** "/1/0" as [1, 0], and back. */
export const stepsOf = path => path.split('/').filter(step => step !== '').map(Number);
export const pathOfSteps = steps => `/${steps.join('/')}`;

/** A number as a tree file has it: a percentage as a decimal, a fraction as a text. */
export function numberOf(text) {
    const [, percent] = /^\s*([\d.]+)\s*%\s*$/.exec(text) ?? [];
    return percent !== undefined ? Number(percent) / 100 : text.trim() !== '' && Number.isFinite(Number(text.replace('−', '-'))) ? Number(text.replace('−', '-')) : text.trim();
}
