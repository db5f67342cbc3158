/* Unpacks what xz --format=lzma packed, in WebAssembly: a tenth smaller than gzip, which browsers could unpack themselves. The words
 * are those of the LZMA specification (Igor Pavlov, 2015): a range coder whose chances adapt, over literals and matches. The packed
 * bytes have lc=3, lp=0 and pb=0, and follow the program's own data in memory; what is unpacked follows them. */
#include <stdint.h>

enum {
    HEADER = 13,    /* bytes */
    AFTER_MATCH = 7 /* the least state after a match */
};

/* The chance that a bit is 0, in parts of 2048. */
typedef struct Lengths {
    uint16_t choice[2], low[8], middle[8], high[256];
} Lengths;

static struct Chances {
    uint16_t match[12], repeat[12], older[3][12], longer[12];
    uint16_t literal[8][0x300], slot[4][64], middle[128], align[16];
    Lengths matched, repeated;
} chances;

static const uint8_t *next;
static uint32_t range, code;

static void refill(void)
{
    if (range >= 1u << 24)
        return;
    range <<= 8;
    code = code << 8 | *next++;
}

static uint32_t bit(uint16_t *chance)
{
    const uint32_t bound = (range >> 11) * *chance, one = code >= bound;
    range = one ? range - bound : bound;
    code -= one ? bound : 0;
    *chance = (uint16_t)(one ? *chance - (*chance >> 5) : *chance + ((2048 - *chance) >> 5));
    refill();
    return one;
}

/* Walks down a tree of chances from a node n, to the child 2n or 2n + 1 by the next bit, and returns the first node that is at least
 * `end`. */
static uint32_t descend(uint16_t *tree, uint32_t node, uint32_t end)
{
    while (node < end)
        node = node << 1 | bit(&tree[node]);
    return node;
}

/* A number of some bits, the lowest first. */
static uint32_t reverse(uint16_t *tree, uint32_t bits)
{
    uint32_t node = 1, sum = 0;
    for (uint32_t i = 0; i < bits; i++) {
        const uint32_t one = bit(&tree[node]);
        node = node << 1 | one;
        sum |= one << i;
    }
    return sum;
}

/* Bits of equal chance. */
static uint32_t direct(uint32_t bits)
{
    uint32_t sum = 0;
    for (; bits > 0; bits--) {
        range >>= 1;
        const uint32_t one = code >= range;
        code -= one ? range : 0;
        sum = sum << 1 | one;
        refill();
    }
    return sum;
}

static uint32_t length(Lengths *lengths)
{
    if (bit(&lengths->choice[0]) == 0)
        return descend(lengths->low, 1, 8) - 8;
    return bit(&lengths->choice[1]) == 0 ? descend(lengths->middle, 1, 8)
                                         : 16 + descend(lengths->high, 1, 256) - 256;
}

static uint32_t distance(uint32_t of_length)
{
    const uint32_t slot = descend(chances.slot[of_length < 3 ? of_length : 3], 1, 64) - 64,
                   bits = (slot >> 1) - 1;
    if (slot < 4)
        return slot;
    const uint32_t high = (2 | (slot & 1)) << bits;
    if (slot < 14)
        return high + reverse(&chances.middle[high - slot], bits);
    const uint32_t upper = direct(bits - 4);
    return high + (upper << 4) + reverse(chances.align, 4);
}

/* ---- Literals and matches -------------------------------------------------------------------- */

static uint32_t state;   /* what the last words were */
static uint32_t last[4]; /* the last distances */

/* The byte at `out`; after a match, it may resemble the byte at the last distance. */
static uint8_t literal(const uint8_t *out, uint32_t before)
{
    uint16_t *tree = chances.literal[before >> 5];
    uint32_t symbol = 1, same = 1;
    if (state >= AFTER_MATCH)
        for (uint32_t match = *(out - last[0] - 1); same && symbol < 0x100; match <<= 1) {
            const uint32_t expected = match >> 7 & 1,
                           one = bit(&tree[((1 + expected) << 8) + symbol]);
            symbol = symbol << 1 | one;
            same = one == expected;
        }
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
    return (uint8_t)descend(tree, symbol, 0x100);
}

/* A distance becomes the last, in the place of one before. */
static void to_front(uint32_t which, uint32_t distance)
{
    for (; which > 0; which--)
        last[which] = last[which - 1];
    last[0] = distance;
}

/* The length of a match, whose distance becomes the last. */
static uint32_t matched(void)
{
    const uint32_t count = length(&chances.matched);
    to_front(3, distance(count));
    state = state < AFTER_MATCH ? 7 : 10;
    return 2 + count;
}

/* The same for a match at one of the last distances, or for one byte at the last distance. */
static uint32_t repeated(void)
{
    const uint32_t which = bit(&chances.older[0][state]) == 0   ? 0
                           : bit(&chances.older[1][state]) == 0 ? 1
                                                                : 2 + bit(&chances.older[2][state]);
    if (which == 0 && bit(&chances.longer[state]) == 0) {
        state = state < AFTER_MATCH ? 9 : 11;
        return 1;
    }
    to_front(which, last[which]);
    state = state < AFTER_MATCH ? 8 : 11;
    return 2 + length(&chances.repeated);
}

/* The `size` bytes that a packed file holds. */
__attribute__((export_name("unpack"))) void unpack(const uint8_t *packed, uint8_t *out,
                                                   uint32_t size);

void unpack(const uint8_t *packed, uint8_t *out, uint32_t size)
{
    const uint8_t *const end = out + size;
    for (uint32_t i = 0; i < sizeof chances / sizeof(uint16_t); i++)
        ((uint16_t *)&chances)[i] = 1024;
    range = UINT32_MAX;
    for (next = packed + HEADER; next < packed + HEADER + 5; next++)
        code = code << 8 | *next;
    for (uint8_t before = 0; out < end; before = out[-1])
        if (bit(&chances.match[state]) == 0) {
            *out = literal(out, before);
            out++;
        } else
            for (uint32_t count = bit(&chances.repeat[state]) == 0 ? matched() : repeated();
                 count > 0; count--, out++)
                *out = *(out - last[0] - 1);
}
