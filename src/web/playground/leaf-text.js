// The numbers of the leaves in a tree's text, and the text with another one: it stays as it was typed.

/** A word of a text in JSON: a string, a mark or a number, and where it is. */
class Words {
    at = 0;

    /** @param {string} text */
    constructor(text) {
        this.text = text;
        this.next = this.read();
    }

    /** The word that begins next; '' at the end. */
    read() {
        const token = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/gy;
        token.lastIndex = this.at + this.text.slice(this.at).search(/\S|$/);
        const found = token.exec(this.text), start = token.lastIndex;
        return found ? { text: found[0], start: found.index, end: start } : { text: '', start: this.text.length, end: this.text.length };
    }

    /** Goes on to the next word. Returns the one that it was. */
    take() {
        const { next } = this;
        this.at = next.end;
        this.next = this.read();
        return next;
    }

    /** Takes what is between brackets, a part at a time.
     *  @param {string} close @param {(i: number) => void} each */
    list(close, each) {
        this.take();
        for (let i = 0; this.next.text !== close && this.next.text !== ''; i++) {
            each(i);
            if (this.next.text === ',')
                this.take();
        }
        this.take();
    }
}

/** Where the numbers of a tree's text are, by path: "/0/2" -> { start, end }. The text is a tree that plycut has read.
 *  @param {string} text @returns {Map<string, { start: number, end: number }>} */
function leafPlaces(text) {
    const places = new Map(), words = new Words(text);
    /** @type {(path: string | null) => void} */
    const value = path => { // path null: not a part of the tree
        if (words.next.text === '[')
            words.list(']', i => value(path === null ? null : `${path === '/' ? '' : path}/${i}`));
        else if (words.next.text === '{')
            words.list('}', () => {
                const key = words.take().text;
                words.take();
                value(['"tree"', '"children"', '"value"'].includes(key) ? path : null);
            });
        else {
            const { start, end } = words.take();
            if (path !== null)
                places.set(path, { start, end });
        }
    };
    value('/');
    return places;
}

/** The tree's text with another value of a leaf; the published answers, which may no longer hold, are left out.
 *  @param {string} text @param {string} path @param {number} value */
export function withLeaf(text, path, value) {
    const place = leafPlaces(text).get(path);
    return place === undefined ? text : withoutAnswers(text.slice(0, place.start) + value + text.slice(place.end));
}

/** @param {string} text */
function withoutAnswers(text) {
    if (!/"answers"/.test(text))
        return text;
    const { answers, ...file } = JSON.parse(text);
    return JSON.stringify(file);
}
