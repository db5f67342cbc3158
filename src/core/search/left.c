/* left.c - the owners of bounds that were left behind. */
#include "search/left.h"

#include <stdlib.h>
#include <string.h>

struct Left {
    size_t room;
    int plies[2][PLYCUT_PLY_MAX +
                 1];    /* of the owner of each side, by the ply of the node that kept its bound */
    PlycutMove moves[]; /* to it, `room` of them for each */
};

Left *left_new(size_t room)
{
    Left *left = malloc(sizeof *left + 2 * (room + 1) * room * sizeof *left->moves);
    if (left != NULL)
        left->room = room;
    return left;
}

static PlycutMove *moves_of(const Search *s, PlycutSide side, int ply)
{
    Left *left = s->left;
    return left->moves + ((size_t)side * (left->room + 1) + (size_t)ply) * left->room;
}

/* The moves that lead to n. Returns their number. */
static int path_moves(const Node *n, PlycutMove *moves)
{
    const int ply = n->ply;
    for (; n->parent != NULL; n = n->parent)
        moves[n->ply - 1] = n->move;
    return ply;
}

/* If the child did not set the bound itself, it keeps it from one of its children. */
void left_keep(Search *s, const Node *n, const Node *child, PlycutSide side,
               PlycutBoundOwner *owner)
{
    PlycutMove *moves = moves_of(s, side, n->ply);
    const PlycutLeftBehind kept = left_behind(s, side, owner);
    if (owner->kind == PLYCUT_OWNER_LEFT)
        memcpy(moves, kept.moves, (size_t)kept.ply * sizeof *moves);
    s->left->plies[side][n->ply] =
        owner->kind == PLYCUT_OWNER_LEFT ? kept.ply : path_moves(child, moves);
    owner->kind = PLYCUT_OWNER_LEFT;
    owner->ply = (int16_t)n->ply;
}

PlycutLeftBehind left_behind(const Search *s, PlycutSide side, const PlycutBoundOwner *owner)
{
    if (owner->kind != PLYCUT_OWNER_LEFT)
        return (PlycutLeftBehind){0};
    return (PlycutLeftBehind){moves_of(s, side, owner->ply), s->left->plies[side][owner->ply]};
}
