/* learn.c - what a search learns about moves while it runs: killers (Huberman 1968; Akl & Newborn
 * 1977), the history of good moves (Schaeffer 1983), the transposition table's move, and the
 * principal variation of the pass before (Slate & Atkin 1977). It orders children and changes no
 * value. */
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

/* A move that was best or cut off so many plies above the horizon gains 2 to the power of that. */
void learn_history(Search *s, const Node *n)
{
    PlycutMove move = best_move(s, n);
    int plies = s->horizon == NO_HORIZON ? 0 : s->horizon - n->ply;
    if (move != NO_MOVE)
        s->history[n->state.player][move] += ldexp(1, plies > 0 ? plies : 0);
}

/* Put a move, where it is one of the list, before the others. */
static void bring_forward(PlycutMove *list, size_t count, PlycutMove move)
{
    for (size_t i = 0; i < count; i++)
        if (list[i] == move) {
            memmove(list + 1, list, i * sizeof *list);
            list[0] = move;
            return;
        }
}

static void sort_by_history(Search *s, const Node *n, PlycutMove *list, size_t count)
{
    for (size_t i = 0; i < count; i++)
        s->ranked[i] = (Ranked){-s->history[n->state.player][list[i]], i, list[i]};
    sort_ranked(s, list, count);
}

/* From the least of them to what goes before all. */
void order_by_learning(Search *s, const Node *n, PlycutMove *list, size_t count)
{
    unsigned learned = s->options.learned;
    const PlycutMove *killers = s->killers[n->ply];
    if (learned & PLYCUT_LEARNED_HISTORY)
        sort_by_history(s, n, list, count);
    if (learned & PLYCUT_LEARNED_KILLER) {
        bring_forward(list, count, killers[1]);
        bring_forward(list, count, killers[0]);
    }
    if (learned & PLYCUT_LEARNED_HASH)
        bring_forward(list, count, n->remembered);
    if (n->leading && n->ply < s->lead_length)
        bring_forward(list, count, s->lead[n->ply]);
}
