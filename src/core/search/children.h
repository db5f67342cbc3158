/* children.h - a node's children: whether it has any, the next one to search, and whether some are left. */
#pragma once

#include "search/ahead.h"

static inline const PlycutState *parent_state(const Node *n)
{
    return n->parent == NULL ? NULL : &n->parent->state;
}

/* Are there moves to search? */
INLINE bool find_moves(const Search *s, Node *n)
{
    return TRACED ? s->rules->moves(s->game, &n->state, &n->left.moves) : find_moves_ahead(s, n);
}

/* Is the node evaluated: at the horizon, or terminal? Finds the moves of any other node. (A quiet search may also
 * evaluate a node together with the children that it would visit.) */
INLINE bool is_leaf(const Search *s, Node *n)
{
    if (!TRACED)
        ahead_begin(n);
    return ends_at_horizon(s, parent_state(n), &n->state) || !find_moves(s, n);
}

static inline bool children_left(const Node *n)
{
    return (SELDOM(n->left.list != NULL) ? n->left.count > 0 : plycut_moves_left(&n->left.moves)) ||
           (!TRACED && has_aside(n));
}

/* Who is to move at a child in the game, whatever a search with a mistake takes it for. */
static inline PlycutPlayer true_player(const Search *s, const Node *n, const Node *child)
{
    PlycutState parent = n->state, state;
    if (!takes_other_players(s->options.algorithm))
        return child->state.player;
    parent.player = n->truly;
    s->rules->play(s->game, &parent, child->move, &state);
    return state.player;
}

/* What only a search with chance nodes knows about a child: its player as taken, its probability, and the runs above it. */
static inline void draw_child(const Search *s, const Node *n, Node *child)
{
    const Probes *probes = &n->chance.probes;
    child->state.player = taken_player(s->options.algorithm, child->state.player);
    child->chance.probability =
        plycut_decides(n->state.player)
            ? 1
            : taken_probability(s->game, s->options.algorithm, &n->state, child->move);
    child->chance.weight =
        plycut_decides(n->truly) ? 1 : s->rules->probability(s->game, &n->state, child->move);
    child->chance.probes.found = probes->count > 0 ? probes->found + probes->count : probes->found;
    child->chance.probes.count = 0;
    child->chance.decider = n->chance.decider;
    child->runs =
        judge_runs_by_chance(n->runs, &child->chance.decider, child->ply, child->state.player);
}

/* The child that a move leads to; its window is not set yet. */
INLINE void reach_child(Search *s, Node *n, PlycutMove move, Node *child)
{
    child->parent = n;
    child->move = move;
    child->ply = n->ply + 1;
    s->rules->play(s->game, &n->state, move, &child->state);
    if (TRACED) {
        child->truly = true_player(s, n, child);
        child->state = taken_turn(s->options.algorithm, n->state.player, child->state);
    }
    if (CHANCE)
        draw_child(s, n, child);
    else
        child->runs = judge_runs(n->runs, child->ply, child->state.player == n->state.player);
    child->leading = n->leading && n->ply < s->lead_length && move == s->lead[n->ply];
    if (SELDOM(s->options.order >= PLYCUT_ORDER_SHUFFLE))
        child->key = path_key(n->key, move);
    if (TRACED) {
        child->tried = PLYCUT_TRIED_IN_ORDER;
        child->search = 1;
        emit_path(s, child);
    }
}

/* A child of a chance node is searched: its probability no longer belongs to the children left. */
static inline void take_share(Node *n, const Node *child, bool last)
{
    if (!plycut_decides(n->state.player))
        n->chance.rest =
            last ? 0 : plycut_add_product(n->chance.rest, -1, child->chance.probability);
}

/* The next child to search. */
INLINE bool next_child(Search *s, Node *n, Node *child)
{
    PlycutMove move;
    if (s->stopped ||
        !(plycut_siblings_take(&n->left, &move) || (!TRACED && take_aside(s, n, &move))))
        return false;
    reach_child(s, n, move, child);
    if (CHANCE)
        take_share(n, child, !children_left(n));
    if (TRACED && n->left.list != NULL)
        child->tried = (PlycutTried)s->tried[n->left.list - 1 - s->list];
    return true;
}
