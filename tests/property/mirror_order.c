/* mirror_order.c - the order in which a mirror expects children, what it learns, where its table
 * keeps it. */
#include "property/mirror.h"
#include "search/table.h"

#include <math.h>
#include <string.h>

/* ---- The table ------------------------------------------------------------------------------- */

bool mirror_entry_is_of(const MirrorEntry *entry, const PlycutState *state)
{
    const PlycutState *kept = &entry->state;
    return entry->used && kept->word[0] == state->word[0] && kept->word[1] == state->word[1] &&
           kept->node == state->node && kept->player == state->player;
}

/* An empty entry is worth least, then one that another pass wrote, then one with fewer plies below
 * it. */
static bool is_worth_less(const Mirror *m, const MirrorEntry *a, const MirrorEntry *b)
{
    const bool a_now = a->pass == m->pass, b_now = b->pass == m->pass;
    return a->used != b->used ? !a->used
                              : a->used && (a_now != b_now ? !a_now : a->plies < b->plies);
}

/* The n-th of N equal shares of the keys has the n-th entry and three neighbours. */
MirrorEntry *mirror_entry(Mirror *m, const PlycutState *state)
{
    long double share = 18446744073709551616.0L / (long double)m->options.table;
    size_t n = (size_t)((long double)table_key(state) / share);
    MirrorEntry *least = &m->table[n];
    for (size_t i = 0; i < 4; i++) {
        MirrorEntry *entry = &m->table[(n ^ i) < m->options.table ? n ^ i : n];
        if (mirror_entry_is_of(entry, state))
            return entry;
        if (is_worth_less(m, entry, least))
            least = entry;
    }
    return least;
}

/* Only positions with enough plies below them are kept. */
bool mirror_keeps(const Mirror *m, const PlycutState *state)
{
    const int from = plycut_table_from(m->game, &m->options);
    if (m->depth >= 0)
        return m->depth - state->ply >= from;
    return m->game->rules->plies_left == NULL || m->game->rules->plies_left(m->game, state) >= from;
}

/* ---- Orders ---------------------------------------------------------------------------------- */

/* A quarter of the board has an odd number of empty squares, counted one by one. */
static bool is_odd(const Mirror *m, const PlycutState *state, PlycutMove move)
{
    char squares[65];
    const int side = plycut_board_side(m->game->rules->board->squares(m->game, state, squares));
    int empty = 0;
    for (int i = 0; i < side * side; i++)
        empty += squares[i] == '-' && (i % side < side / 2) == ((int)move % 8 < side / 2) &&
                 (i / side < side / 2) == ((int)move / 8 < side / 2);
    return move != PLYCUT_PASS && empty % 2 == 1;
}

static double replies_key(const Mirror *m, const PlycutState *child, bool corners_twice)
{
    PlycutMove replies[MIRROR_MOVES];
    char squares[65];
    const size_t count = naive_moves(m->game, child, replies, MIRROR_MOVES);
    double key = (double)count;
    if (!corners_twice)
        return key;
    const int last = plycut_board_side(m->game->rules->board->squares(m->game, child, squares)) - 1;
    for (size_t i = 0; i < count; i++)
        key += replies[i] != PLYCUT_PASS &&
               ((int)replies[i] % 8 == 0 || (int)replies[i] % 8 == last) &&
               ((int)replies[i] / 8 == 0 || (int)replies[i] / 8 == last);
    return key;
}

static double base_key(const Mirror *m, const MirrorNode *n, size_t index, PlycutOrder order)
{
    PlycutState child;
    NaiveReach reach = naive_reach(&m->options, m->depth);
    m->game->rules->play(m->game, &n->state, n->moves[index], &child);
    if (order == PLYCUT_ORDER_REVERSED)
        return -(double)index;
    if (order == PLYCUT_ORDER_PARITY)
        return !is_odd(m, &n->state, n->moves[index]);
    if (order == PLYCUT_ORDER_FEWEST || order == PLYCUT_ORDER_MOBILITY)
        return replies_key(m, &child, order == PLYCUT_ORDER_MOBILITY);
    double value = order == PLYCUT_ORDER_STATIC
                       ? m->game->rules->value(m->game, &child)
                       : naive_game_value(m->game, &reach, &n->state, &child);
    bool greatest_first = n->state.player == PLYCUT_MAX;
    if (order == PLYCUT_ORDER_WORST)
        greatest_first = !greatest_first;
    return greatest_first ? -value : value;
}

/* A stable insertion sort. */
static void sort_by(MirrorNode *n, double *keys)
{
    for (size_t i = 1; i < n->count; i++)
        for (size_t j = i; j > 0 && keys[j] < keys[j - 1]; j--) {
            double key = keys[j];
            PlycutMove move = n->moves[j];
            keys[j] = keys[j - 1];
            n->moves[j] = n->moves[j - 1];
            keys[j - 1] = key;
            n->moves[j - 1] = move;
        }
}

/* Rotates a move to the front, one exchange at a time. */
static void to_front(MirrorNode *n, PlycutMove move)
{
    size_t at = 0;
    while (at < n->count && n->moves[at] != move)
        at++;
    for (; at < n->count && at > 0; at--) {
        n->moves[at] = n->moves[at - 1];
        n->moves[at - 1] = move;
    }
}

/* The move that the table remembers for a node. */
static PlycutMove remembered(const Mirror *m, const MirrorNode *n)
{
    bool asks =
        m->knows_table && m->options.learned & PLYCUT_LEARNED_HASH && mirror_keeps(m, &n->state);
    const MirrorEntry *entry = asks ? mirror_entry((Mirror *)m, &n->state) : NULL;
    return asks && mirror_entry_is_of(entry, &n->state) ? entry->move : MIRROR_NO_MOVE;
}

/* The strongest reason for a move. */
static PlycutTried reason(const Mirror *m, const MirrorNode *n, PlycutMove move)
{
    const unsigned learned = m->options.learned;
    const size_t ply = (size_t)n->state.ply;
    const PlycutMove *killers = m->killers[ply];
    if (n->leading && ply < m->lead_length && m->lead[ply] == move)
        return PLYCUT_TRIED_VARIATION;
    if (remembered(m, n) == move)
        return PLYCUT_TRIED_HASH;
    if (learned & PLYCUT_LEARNED_KILLER && (killers[0] == move || killers[1] == move))
        return PLYCUT_TRIED_KILLER;
    return learned & PLYCUT_LEARNED_HISTORY && m->history[n->state.player][move] > 0
               ? PLYCUT_TRIED_HISTORY
               : PLYCUT_TRIED_IN_ORDER;
}

void mirror_order(const Mirror *m, MirrorNode *n)
{
    const unsigned learned = m->options.learned;
    const int ply = n->state.ply;
    double keys[MIRROR_MOVES];
    n->next = 0;
    n->count = naive_moves(m->game, &n->state, n->moves, MIRROR_MOVES);
    if (m->options.order != PLYCUT_ORDER_GIVEN) {
        for (size_t i = 0; i < n->count && m->options.then != PLYCUT_ORDER_GIVEN; i++)
            keys[i] = base_key(m, n, i, m->options.then);
        if (m->options.then != PLYCUT_ORDER_GIVEN)
            sort_by(n, keys);
        for (size_t i = 0; i < n->count; i++)
            keys[i] = base_key(m, n, i, m->options.order);
        sort_by(n, keys);
    }
    if (learned & PLYCUT_LEARNED_HISTORY) {
        for (size_t i = 0; i < n->count; i++)
            keys[i] = -m->history[n->state.player][n->moves[i]];
        sort_by(n, keys);
    }
    if (learned & PLYCUT_LEARNED_KILLER) {
        to_front(n, m->killers[ply][1]);
        to_front(n, m->killers[ply][0]);
    }
    to_front(n, remembered(m, n));
    if (n->leading && (size_t)ply < m->lead_length)
        to_front(n, m->lead[ply]);
    for (size_t i = 0; i < n->count; i++)
        n->tried[i] = reason(m, n, n->moves[i]);
}

/* ---- Learning -------------------------------------------------------------------------------- */

void mirror_learn(Mirror *m, const MirrorNode *n, bool crossed)
{
    if (n->length == 0)
        return;
    PlycutMove move = n->line[0], *killers = m->killers[n->state.ply];
    int plies = m->depth < 0 || n->state.ply > m->depth ? 0 : m->depth - n->state.ply;
    m->history[n->state.player][move] += pow(2, plies);
    if (crossed && move != killers[0]) {
        killers[1] = killers[0];
        killers[0] = move;
    }
}
