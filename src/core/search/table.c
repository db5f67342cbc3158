/* table.c - the transposition table. */
#include "search/table.h"

#include <assert.h>
#include <stdlib.h>

__extension__ typedef unsigned __int128 Wide;

/* What is known about a position. */
typedef struct Entry {
    /* of the position; the node of a stored tree, which has no words, is in word[1] */
    uint64_t word[2];
    double value;
    PlycutMove move; /* the best, or NO_MOVE */
    unsigned used : 1;
    unsigned player : 2;
    unsigned lower : 1;  /* the value is a lower bound, or exact */
    unsigned upper : 1;  /* it is an upper bound, or exact */
    unsigned whole : 1;  /* the horizon cut nothing below it */
    unsigned plies : 10; /* below it to the horizon, NO_PLIES without a horizon */
    unsigned pass : 12;  /* that wrote it */
} Entry;

static_assert(PLYCUT_PLAYERS <= 1 << 2, "a player takes two bits of an entry");

enum { NO_PLIES = 1023, PASSES_MOST = 4095, SMALLEST = 1 << 13, CROWD = 2, LINE = 64, NEARBY = 4 };

/* There is memory for `room` entries, but only the first `size` are in use, so that a short search touches
 * little of it. When a part of them is filled, the size doubles. */
struct Table {
    uint64_t room, size, filled;
    Entry *entries; /* two to a line of the processor's cache */
};

Table *table_new(uint64_t room)
{
    if (room > (SIZE_MAX - sizeof(Table) - LINE) / sizeof(Entry))
        return NULL;
    Table *table = calloc(1, sizeof *table + LINE + (size_t)room * sizeof *table->entries);
    if (table == NULL)
        return NULL;
    table->entries = (Entry *)(((uintptr_t)(table + 1) + LINE - 1) / LINE * LINE);
    table->room = table->size = room;
    while (table->size > SMALLEST)
        table->size /= 2;
    return table;
}

void table_free(Table *table)
{
    free(table);
}

/* The node of a stored tree, whose positions have no words, takes the place of the second word. */
static uint64_t last_word(const PlycutState *state)
{
    assert(state->node == 0 || (state->word[0] | state->word[1]) == 0);
    return state->word[1] | state->node;
}

/* The words, each changed by a constant, multiplied to 128 bits and folded ("mum", of Wang Yi's wyhash, 2019).
 * Cheaper than Zobrist's sum over all discs, and as good: every bit changes bits at both ends. */
uint64_t table_key(const PlycutState *state)
{
    static const uint64_t FIRST = UINT64_C(0xa0761d6478bd642f), LAST = UINT64_C(0xe7037ed1a0b428db);
    static const uint64_t MIN_TO_MOVE = UINT64_C(0x8ebc6af09c88c6e3);
    const Wide product = (Wide)(state->word[0] ^ FIRST) * (last_word(state) ^ LAST);
    return (uint64_t)product ^ (uint64_t)(product >> 64) ^
           PLYCUT_BY_DECIDER(state->player, 0, MIN_TO_MOVE);
}

static PlycutState state_of(const Search *s, const Entry *entry)
{
    const bool stored = s->rules->stored;
    return (PlycutState){.word = {entry->word[0], stored ? 0 : entry->word[1]},
                         .node = stored ? (uint32_t)entry->word[1] : 0,
                         .player = (PlycutPlayer)entry->player};
}

static bool is_of(const Entry *entry, const PlycutState *state)
{
    return entry->used && entry->word[0] == state->word[0] && entry->word[1] == last_word(state) &&
           entry->player == (unsigned)state->player;
}

/* How much an entry is worth keeping: most if it is of this pass, then the more plies it reaches. */
static unsigned worth(const Search *s, const Entry *entry)
{
    enum { THIS_PASS = NO_PLIES + 1 };
    return !entry->used
               ? 0
               : 1u + entry->plies + (entry->pass == (s->pass & PASSES_MOST) ? THIS_PASS : 0u);
}

/* The position's entry, or the one to replace by it: of its place and the neighbours the one that is worth
 * least. */
static Entry *entry_for(const Search *s, uint64_t key, const PlycutState *state)
{
    const Table *table = s->table;
    /* The n-th of equal shares of all keys has the n-th entry. */
    const size_t place = (size_t)((Wide)key * table->size >> 64);
    Entry *least = &table->entries[place];
    for (size_t i = 0; i < NEARBY; i++) {
        Entry *entry = &table->entries[(place ^ i) < table->size ? place ^ i : place];
        if (is_of(entry, state))
            return entry;
        if (worth(s, entry) < worth(s, least))
            least = entry;
    }
    return least;
}

/* An entry whose share of the keys is halved moves up, so the highest goes first. Two may meet if a share
 * is not halved exactly; the lower one stays. */
static void table_grow(const Search *s)
{
    Table *table = s->table;
    const uint64_t size = table->size;
    table->size = table->room;
    while (table->size / 2 > size)
        table->size /= 2;
    table->filled = 0;
    for (uint64_t i = size; i-- > 0;) {
        const Entry entry = table->entries[i];
        if (!entry.used)
            continue;
        const PlycutState state = state_of(s, &entry);
        table->entries[i].used = false;
        Entry *place = entry_for(s, table_key(&state), &state);
        table->filled += !place->used;
        *place = entry;
    }
}

static int plies_below(const Search *s, const Node *n)
{
    return s->horizon == NO_HORIZON ? NO_PLIES : s->horizon - n->ply;
}

static double low_of(const Entry *entry)
{
    return entry->lower ? entry->value : -INFINITY;
}

static double high_of(const Entry *entry)
{
    return entry->upper ? entry->value : INFINITY;
}

/* Does a bound lie outside the window of n? A bound at its end counts only if equality cuts. */
static bool is_past(const Search *s, const Node *n, const Entry *entry)
{
    const double low = low_of(entry), high = high_of(entry);
    return (entry->lower && judge_crosses(PLYCUT_MAX, s->strict, low, n->beta_in)) ||
           (entry->upper && judge_crosses(PLYCUT_MIN, s->strict, high, n->alpha_in));
}

/* The position that the table keeps for n's, by n->symmetry. */
static PlycutState kept_state(const Search *s, const Node *n)
{
    PlycutState state = n->state;
    for (int i = 0; i < 2 && n->symmetry != 0; i++)
        state.word[i] = plycut_image(state.word[i], s->side, n->symmetry);
    return state;
}

/* The image of a move; a pass is its own. */
static PlycutMove turned_move(const Search *s, PlycutMove move, unsigned symmetry)
{
    if (symmetry == 0 || move >= PLYCUT_PASS)
        return move;
    return (PlycutMove)__builtin_ctzll(plycut_image(UINT64_C(1) << move, s->side, symmetry));
}

bool table_knows(const Search *s, Node *n)
{
    n->remembered = NO_MOVE;
    n->kept = s->table_left == 0 || s->rules->plies_left(s->game, &n->state) >= s->table_left;
    if (!n->kept)
        return false;
    PlycutState state = n->state;
    n->symmetry = s->symmetries == 0
                      ? 0
                      : plycut_least_image(n->state.word, s->side, s->symmetries, state.word);
    n->hash = table_key(&state);
    const Entry *entry = entry_for(s, n->hash, &state);
    if (!is_of(entry, &state))
        return false;
    n->remembered = turned_move(s, entry->move, plycut_symmetry_back(n->symmetry));
    bool exact = entry->lower && entry->upper;
    if (n->ply == 0 || entry->plies != (unsigned)plies_below(s, n) ||
        !(exact || (s->windowed && is_past(s, n, entry))))
        return false;
    n->low = low_of(entry);
    n->high = high_of(entry);
    n->best = entry->value;
    n->ends = !entry->whole;
    return true;
}

/* What the window proved, even if a traced search knows more: a quiet search must behave the same. */
void table_keep(Search *s, const Node *n, double value)
{
    if (s->stopped || !n->kept)
        return;
    Table *table = s->table;
    const unsigned plies = (unsigned)plies_below(s, n);
    const PlycutMove best = s->line_length[n->ply] > 0 ? search_line(s, n->ply)[0] : NO_MOVE;
    const PlycutState state = kept_state(s, n);
    Entry *entry = entry_for(s, n->hash, &state);
    if (entry->used && entry->pass == (s->pass & PASSES_MOST) && entry->plies > plies)
        return;
    table->filled += !entry->used;
    *entry = (Entry){.word = {state.word[0], last_word(&state)},
                     .value = value,
                     .move = turned_move(s, best, n->symmetry),
                     .used = true,
                     .player = PLYCUT_BY_DECIDER(n->state.player, 0, 1),
                     .lower = !s->windowed || judge_is_lower(value, n->alpha_in),
                     .upper = !s->windowed || judge_is_upper(value, n->beta_in),
                     .whole = n->ends == s->ends,
                     .plies = plies & NO_PLIES,
                     .pass = s->pass & PASSES_MOST};
    if (table->size < table->room && table->filled > table->size / CROWD)
        table_grow(s);
}
