/* learn.c - what a search learns about moves while it runs: killers (Huberman 1968; Akl & Newborn
 * 1977), the history of good moves (Schaeffer 1983), the transposition table's move, and the
 * principal variation of the previous pass (Slate & Atkin 1977). It changes the order of children, but
 * no value. */
#include "search/node.h"

#include <string.h>

static PlycutMove best_move(Search *s, const Node *n)
{
    return s->line_length[n->ply] > 0 ? search_line(s, n->ply)[0] : NO_MOVE;
}

/* The last two moves that cut off at a ply, the latest first. */
void learn_killer(Search *s, const Node *n)
{
    PlycutMove move = best_move(s, n), *killers = s->killers[n->ply];
    if (move == NO_MOVE || move == killers[0])
        return;
    killers[1] = killers[0];
    killers[0] = move;
}

/* A move that was best or cut off N plies above the horizon gains 2^N. */
void learn_history(Search *s, const Node *n)
{
    PlycutMove move = best_move(s, n);
    int plies = s->horizon == NO_HORIZON ? 0 : s->horizon - n->ply;
    if (move != NO_MOVE)
        s->history[n->state.player][move] += ldexp(1, plies > 0 ? plies : 0);
}

/* The children of a node while they are being ordered, with the reason for each one's place. */
typedef struct Children {
    PlycutMove *moves;
    uint8_t *tried; /* NULL: not asked for */
    size_t count;
} Children;

/* The reason for the one at `from` moves with it to the front. */
static void bring_reason(const Children *c, size_t from, PlycutTried why)
{
    if (c->tried == NULL)
        return;
    memmove(c->tried + 1, c->tried, from);
    c->tried[0] = (uint8_t)why;
}

/* Promote a move, if it is one of the children, to the front. */
static void bring_forward(const Children *c, PlycutMove move, PlycutTried why)
{
    for (size_t i = 0; i < c->count; i++)
        if (c->moves[i] == move) {
            memmove(c->moves + 1, c->moves, i * sizeof *c->moves);
            c->moves[0] = move;
            bring_reason(c, i, why);
            return;
        }
}

static void sort_by_history(Search *s, const Node *n, const Children *c)
{
    const double *history = s->history[n->state.player];
    for (size_t i = 0; i < c->count; i++)
        s->ranked[i] = (Ranked){-history[c->moves[i]], (uint32_t)i, c->moves[i]};
    sort_ranked(s, c->moves, c->count);
    for (size_t i = 0; i < c->count && c->tried != NULL; i++)
        c->tried[i] = history[c->moves[i]] > 0 ? PLYCUT_TRIED_HISTORY : PLYCUT_TRIED_IN_ORDER;
}

/* From the weakest promotion to the strongest. */
void order_by_learning(Search *s, const Node *n, size_t count)
{
    uint8_t *tried = s->tried == NULL ? NULL : s->tried + n->list_base;
    const Children c = {s->list + n->list_base, tried, count};
    const PlycutMove *killers = s->killers[n->ply];
    unsigned learned = s->options.learned;
    if (tried != NULL)
        memset(tried, PLYCUT_TRIED_IN_ORDER, count);
    if (learned & PLYCUT_LEARNED_HISTORY)
        sort_by_history(s, n, &c);
    if (learned & PLYCUT_LEARNED_KILLER) {
        bring_forward(&c, killers[1], PLYCUT_TRIED_KILLER);
        bring_forward(&c, killers[0], PLYCUT_TRIED_KILLER);
    }
    if (learned & PLYCUT_LEARNED_HASH && n->ply <= s->table_ply)
        bring_forward(&c, n->remembered, PLYCUT_TRIED_HASH);
    if (n->leading && n->ply < s->lead_length)
        bring_forward(&c, s->lead[n->ply], PLYCUT_TRIED_VARIATION);
}
