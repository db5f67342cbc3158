// Unpacks what xz --format=lzma packed: a tenth smaller than gzip, which browsers could unpack themselves. The format and its words
// are those of the LZMA specification (Igor Pavlov, 2015): a range coder whose chances adapt, over literals and matches.

/** The `size` bytes that a packed file holds. */
export function unpack(packed, size) {
    const coder = new RangeDecoder(packed.subarray(13)), out = new Uint8Array(size);
    const literalBits = packed[0] % 9, placeMask = (1 << Math.floor(packed[0] / 45)) - 1, literalMask = (1 << Math.floor(packed[0] / 9) % 5) - 1;
    const isMatch = chances(192), isRepeat = chances(12), isOlder = [chances(12), chances(12), chances(12)], isLong = chances(192);
    const literals = chances(0x300 << (literalBits + Math.floor(packed[0] / 9) % 5)), matchLength = lengthChances(), repeatLength = lengthChances();
    const distances = { slots: chances(256), middle: chances(128), low: chances(16) };
    let state = 0, repeats = [0, 0, 0, 0], done = 0;

    const literal = () => {
        const before = done > 0 ? out[done - 1] : 0, from = 0x300 * (((done & literalMask) << literalBits) + (before >> (8 - literalBits)));
        let symbol = 1;
        if (state >= 7)
            for (let match = out[done - repeats[0] - 1], same = true; same && symbol < 0x100; match <<= 1) {
                const expected = match >> 7 & 1, bit = coder.bit(literals, from + ((1 + expected) << 8) + symbol);
                symbol = symbol << 1 | bit;
                same = bit === expected;
            }
        while (symbol < 0x100)
            symbol = symbol << 1 | coder.bit(literals, from + symbol);
        out[done++] = symbol;
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
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
            repeats.unshift(...repeats.splice(which, 1));
        }
        state = state < 7 ? 8 : 11;
        return 2 + coder.length(repeatLength, place);
    };
    const matched = place => {
        const length = coder.length(matchLength, place);
        repeats = [coder.distance(distances, length), ...repeats.slice(0, 3)];
        state = state < 7 ? 7 : 10;
        return 2 + length;
    };
    while (done < size) {
        const place = done & placeMask;
        if (coder.bit(isMatch, (state << 4) + place) === 0)
            literal();
        else
            for (let left = coder.bit(isRepeat, state) === 0 ? matched(place) : repeated(place); left > 0; left--, done++)
                out[done] = out[done - repeats[0] - 1];
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

    /** The next bit, whose chance adapts. */
    bit(chance, i) {
        const { range } = this, bound = (range[0] >>> 11) * chance[i], one = range[1] >= bound;
        if (one) {
            range[0] -= bound;
            range[1] -= bound;
            chance[i] -= chance[i] >>> 5;
        } else {
            range[0] = bound;
            chance[i] += (2048 - chance[i]) >>> 5;
        }
        this.fill();
        return one ? 1 : 0;
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
        let node = 1;
        for (let i = 0; i < bits; i++)
            node = node << 1 | this.bit(chance, from + node);
        return node - (1 << bits);
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
