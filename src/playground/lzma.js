// Unpacks what xz --format=lzma packed: a tenth smaller than gzip, which browsers could unpack themselves. The format and its words
// are those of the LZMA specification (Igor Pavlov, 2015): a range coder whose chances adapt, over literals and matches.

/** The `size` bytes that a packed file holds. */
export function unpack(packed, size) {
    const coder = new RangeDecoder(packed.subarray(13)), out = new Uint8Array(size);
    const literalBits = packed[0] % 9, placeMask = (1 << Math.floor(packed[0] / 45)) - 1, literalMask = (1 << Math.floor(packed[0] / 9) % 5) - 1;
    const isMatch = chances(192), isRepeat = chances(12), isOlder = [chances(12), chances(12), chances(12)], isLong = chances(192);
    const literals = chances(0x300 << (literalBits + Math.floor(packed[0] / 9) % 5)), matchLength = lengthChances(), repeatLength = lengthChances();
    const distances = { slots: chances(256), middle: chances(128), low: chances(16) };
    const repeats = new Uint32Array(4); // the last four distances
    let state = 0, done = 0;

    const literal = () => {
        const before = done > 0 ? out[done - 1] : 0, from = 0x300 * (((done & literalMask) << literalBits) + (before >> (8 - literalBits)));
        let symbol = 1;
        if (state >= 7)
            for (let match = out[done - repeats[0] - 1], same = true; same && symbol < 0x100; match <<= 1) {
                const expected = match >> 7 & 1, bit = coder.bit(literals, from + ((1 + expected) << 8) + symbol);
                symbol = symbol << 1 | bit;
                same = bit === expected;
            }
        out[done++] = coder.descend(literals, from, symbol, 0x100);
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
    };
    const copy = length => {
        const distance = repeats[0] + 1, end = done + length;
        for (let i = done; i < end; i++)
            out[i] = out[i - distance];
        done = end;
    };
    /** A distance becomes the last, in the place of one before. */
    const toFront = (which, distance) => {
        repeats.copyWithin(1, 0, which);
        repeats[0] = distance;
    };
    /** A match at one of the last four distances, which becomes the last; or one byte at the last. */
    const repeated = place => {
        if (coder.bit(isOlder[0], state) === 0) {
            if (coder.bit(isLong, (state << 4) + place) === 0) {
                state = state < 7 ? 9 : 11;
                return 1;
            }
        } else {
            const which = coder.bit(isOlder[1], state) === 0 ? 1 : coder.bit(isOlder[2], state) === 0 ? 2 : 3;
            toFront(which, repeats[which]);
        }
        state = state < 7 ? 8 : 11;
        return 2 + coder.length(repeatLength, place);
    };
    const matched = place => {
        const length = coder.length(matchLength, place);
        toFront(3, coder.distance(distances, length));
        state = state < 7 ? 7 : 10;
        return 2 + length;
    };
    while (done < size) {
        const place = done & placeMask;
        if (coder.bit(isMatch, (state << 4) + place) === 0)
            literal();
        else
            copy(coder.bit(isRepeat, state) === 0 ? matched(place) : repeated(place));
    }
    return out;
}

/** Of 2048, how often each bit was 0. */
const chances = count => new Uint16Array(count).fill(1024);

const lengthChances = () => ({ choice: chances(2), short: chances(128), middle: chances(128), long: chances(256) });

class RangeDecoder {
    constructor(bytes) {
        this.bytes = bytes;
        this.at = 5;
        this.range = new Uint32Array([0xFFFFFFFF, new DataView(bytes.buffer, bytes.byteOffset).getUint32(1)]); // and where the code is in it
    }

    /** Goes down a tree of chances from a node, to the child 2n or 2n + 1 as the next bit says, until a node is not below `end`: that one.
     *  The chances adapt. Almost all time goes here: range and code are in variables while it goes down. */
    descend(chance, from, node, end) {
        const { bytes } = this;
        let { range: { 0: range, 1: code }, at } = this;
        while (node < end) {
            const i = from + node, now = chance[i], bound = (range >>> 11) * now;
            node <<= 1;
            if (code < bound) {
                range = bound;
                chance[i] = now + ((2048 - now) >>> 5);
            } else {
                range -= bound;
                code -= bound;
                chance[i] = now - (now >>> 5);
                node |= 1;
            }
            if (range < 0x1000000) {
                range = range << 8 >>> 0;
                code = (code << 8 | bytes[at++]) >>> 0;
            }
        }
        this.range[0] = range;
        this.range[1] = code;
        this.at = at;
        return node;
    }

    /** The next bit, by a chance of its own. */
    bit(chance, i) {
        return this.descend(chance, i - 1, 1, 2) & 1;
    }

    fill() {
        if (this.range[0] < 0x1000000) {
            this.range[0] <<= 8;
            this.range[1] = this.range[1] << 8 | this.bytes[this.at++];
        }
    }

    /** Bits of equal chance. */
    direct(count) {
        const { range } = this;
        let sum = 0;
        for (; count > 0; count--) {
            range[0] >>>= 1;
            const one = range[1] >= range[0];
            if (one)
                range[1] -= range[0];
            sum = sum * 2 + (one ? 1 : 0);
            this.fill();
        }
        return sum;
    }

    /** A number of some bits, the highest first. */
    tree(chance, bits, from = 0) {
        return this.descend(chance, from, 1, 1 << bits) - (1 << bits);
    }

    /** A number of some bits, the lowest first. */
    reverse(chance, bits, from = 0) {
        let node = 1, sum = 0;
        for (let i = 0; i < bits; i++) {
            const bit = this.bit(chance, from + node);
            node = node << 1 | bit;
            sum |= bit << i;
        }
        return sum;
    }

    length({ choice, short, middle, long }, place) {
        return this.bit(choice, 0) === 0 ? this.tree(short, 3, place << 3)
            : this.bit(choice, 1) === 0 ? 8 + this.tree(middle, 3, place << 3) : 16 + this.tree(long, 8);
    }

    distance({ slots, middle, low }, length) {
        const slot = this.tree(slots, 6, Math.min(length, 3) << 6), bits = (slot >> 1) - 1;
        if (slot < 4)
            return slot;
        const high = (2 | slot & 1) * 2 ** bits;
        return high + (slot < 14 ? this.reverse(middle, bits, high - slot) : this.direct(bits - 4) * 16 + this.reverse(low, 4));
    }
}
