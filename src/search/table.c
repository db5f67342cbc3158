/* table.c - the transposition table. */
#include "search/table.h"

#include <stdlib.h>
#include <string.h>

typedef struct Entry {
    uint64_t word[2];
    double low, high;
    uint32_t node;
    PlycutMove move; /* the best, or NO_MOVE */
    uint32_t pass;   /* that wrote it */
    int16_t plies;   /* below it to the horizon, NO_PLIES without a horizon */
    uint8_t player;
    bool used;
    bool whole; /* the horizon cut nothing below it */
} Entry;

#define NO_PLIES (-1)

struct Table {
    uint64_t size;
    Entry entries[];
};

Table *table_new(uint64_t size)
{
    if (size > (SIZE_MAX - sizeof(Table)) / sizeof(Entry))
        return NULL;
    Table *table = calloc(1, sizeof *table + (size_t)size * sizeof *table->entries);
    if (table != NULL)
        table->size = size;
    return table;
}

void table_free(Table *table)
{
    free(table);
}

/* SplitMix64's finaliser (Steele, Lea & Flood 2014) over what tells positions apart. */
static uint64_t key_of_state(const PlycutState *state)
{
    uint64_t x = state->word[0] ^ (state->word[1] << 32 | state->word[1] >> 32);
    x += ((uint64_t)state->node + 1) * 0x9e3779b97f4a7c15u + (uint64_t)state->player;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

/* Scale the key from its own range to the size of the table. */
static Entry *entry_of(const Search *s, const PlycutState *state)
{
    uint64_t key = s->rules->key != NULL ? s->rules->key(s->game, state) : key_of_state(state);
    __extension__ typedef unsigned __int128 Wide;
    return &s->table->entries[(size_t)((Wide)key * s->table->size >> 64)];
}

static bool is_of(const Entry *entry, const PlycutState *state)
{
    return entry->used && entry->word[0] == state->word[0] && entry->word[1] == state->word[1] &&
           entry->node == state->node && entry->player == (uint8_t)state->player;
}

static int plies_below(const Search *s, const Node *n)
{
    return s->horizon == NO_HORIZON ? NO_PLIES : s->horizon - n->ply;
}

/* Does a bound lie outside the window of n? On equality, only if equality cuts. */
static bool is_past(const Search *s, const Node *n, const Entry *entry)
{
    return s->strict ? entry->low > n->beta_in || entry->high < n->alpha_in
                     : entry->low >= n->beta_in || entry->high <= n->alpha_in;
}

bool table_knows(const Search *s, Node *n)
{
    n->remembered = NO_MOVE;
    if (n->ply >= s->horizon)
        return false;
    const Entry *entry = entry_of(s, &n->state);
    if (!is_of(entry, &n->state))
        return false;
    n->remembered = entry->move;
    bool exact = entry->low == entry->high;
    if (n->ply == 0 || entry->plies != plies_below(s, n) ||
        !(exact || (s->windowed && is_past(s, n, entry))))
        return false;
    n->low = entry->low;
    n->high = entry->high;
    n->best = isinf(n->low) ? n->high : n->low;
    n->ends = !entry->whole;
    return true;
}

/* Store what the window proved, even if a traced search knows more: a quiet search must behave the same. */
static void keep_interval(const Search *s, const Node *n, double value, Entry *entry)
{
    entry->low = s->windowed && value <= n->alpha_in ? -INFINITY : value;
    entry->high = s->windowed && value >= n->beta_in ? INFINITY : value;
}

void table_keep(Search *s, const Node *n, double value)
{
    if (s->stopped || n->ply >= s->horizon)
        return;
    Entry *entry = entry_of(s, &n->state);
    int plies = plies_below(s, n);
    if (entry->used && entry->pass == s->pass && entry->plies > plies)
        return;
    *entry = (Entry){.word = {n->state.word[0], n->state.word[1]},
                     .node = n->state.node,
                     .player = (uint8_t)n->state.player,
                     .used = true,
                     .whole = n->ends == s->ends,
                     .pass = s->pass,
                     .plies = (int16_t)plies,
                     .move = s->line_length[n->ply] > 0 ? search_line(s, n->ply)[0] : NO_MOVE};
    keep_interval(s, n, value, entry);
}
