/* pruned.c - what a cutoff prunes: the list of its subtrees, their leaves, and how much of the tree is pruned by now. */
#include "search/node.h"

/* ---- The list -------------------------------------------------------------------------------- */

size_t plycut_pruned_take(PlycutPruned *pruned, PlycutMove moves[2])
{
    if (!plycut_siblings_take(&pruned->below, &moves[1])) {
        if (!plycut_siblings_take(&pruned->left, &pruned->child))
            return 0;
        moves[0] = pruned->child;
        if (pruned->unprobed == NULL ||
            !pruned->unprobed(pruned->probes, pruned->taken++, pruned->child, &pruned->below))
            return 1;
        (void)plycut_siblings_take(&pruned->below,
                                   &moves[1]); /* only nodes with several children are probed */
    }
    moves[0] = pruned->child;
    return 2;
}

size_t plycut_pruned_count(const PlycutPruned *pruned)
{
    PlycutPruned copy = *pruned;
    PlycutMove moves[2];
    size_t count = 0;
    while (plycut_pruned_take(&copy, moves) > 0)
        count++;
    return count;
}

/* ---- Probes ---------------------------------------------------------------------------------- */

/* Was this child of a chance node probed, counted from the first of n->left? While children are still being probed, none
 * has been searched. */
static bool was_probed(const Node *n, size_t index)
{
    const Probes *probes = &n->chance.probes;
    const size_t searched = probes->count - plycut_siblings_count(&n->left),
                 reached = searched == 0 ? probes->next : probes->count;
    return searched + index < reached && !isnan(probes->found[searched + index].bound);
}

/* The children of a probed child in search order, but for the first, which the probe has entered. The order depends on
 * nothing that a search learns (fits.c), so it is still that of the probe. */
static bool left_by_probe(const void *self, size_t index, PlycutMove move, PlycutSiblings *below)
{
    const PrunedAt *at = self;
    Search *s = at->search;
    const Node *n = at->node;
    const size_t used = s->list_used;
    PlycutMove first;
    if (!was_probed(n, index))
        return false;
    Node child = {.move = move, .ply = n->ply + 1, .key = path_key(n->key, move)};
    child.state = taken_play(s->game, s->options.algorithm, &n->state, move);
    s->rules->moves(s->game, &child.state, &child.left.moves);
    if (s->ordered)
        order_children(s, &child);
    s->list_used = used;
    *below = child.left;
    return plycut_siblings_take(below, &first);
}

PlycutPruned pruned_list(const PrunedAt *at)
{
    const bool probed = at->search->probes != NULL && at->node->chance.probes.count > 0;
    return (PlycutPruned){
        .left = at->node->left, .unprobed = probed ? left_by_probe : NULL, .probes = at};
}

/* ---- Leaves ---------------------------------------------------------------------------------- */

/* The leaves of a pruned subtree under quiescence, which decides which nodes are leaves. */
static uint64_t noisy_leaves(const Search *s, const PlycutState *parent, const PlycutState *state)
{
    PlycutMoves moves;
    uint64_t leaves = 0;
    if (ends_at_horizon(s, parent, state) || !s->rules->moves(s->game, state, &moves))
        return 1;
    for (PlycutMove move; plycut_moves_take(&moves, &move);) {
        PlycutState child;
        s->rules->play(s->game, state, move, &child);
        leaves += noisy_leaves(s, state, &child);
    }
    return leaves;
}

static int64_t leaves_of(const Search *s, const PlycutState *parent, const PlycutState *state)
{
    const int depth = s->horizon == NO_HORIZON ? -1 : s->horizon;
    return (int64_t)(s->options.quiescence > 0
                         ? noisy_leaves(s, parent, state)
                         : plycut_game_leaves(s->game, state, depth, INT64_MAX));
}

/* The leaves below all children that were not searched, whatever was probed. */
static int64_t leaves_left(const Search *s, const Node *n)
{
    PlycutSiblings left = n->left;
    int64_t leaves = 0;
    for (PlycutMove move; plycut_siblings_take(&left, &move);) {
        PlycutState child;
        s->rules->play(s->game, &n->state, move, &child);
        leaves += leaves_of(s, &n->state, &child);
    }
    return leaves;
}

/* ---- How much is pruned ---------------------------------------------------------------------- */

/* A cutoff lists a subtree: it is pruned from now on, unless a visit has entered it, or a cutoff has listed it. */
static void pruned_add(Search *s, const PlycutState *state, int64_t leaves)
{
    uint8_t *seen = s->seen == NULL || !s->rules->stored ? NULL : &s->seen[state->node];
    if (seen != NULL && *seen & (SEEN_AT_DEPTH | SEEN_LISTED))
        return;
    if (seen != NULL)
        *seen |= SEEN_LISTED;
    s->pruned_subtrees++;
    s->pruned_leaves += leaves;
}

void pruned_entered(Search *s, const Node *n)
{
    uint8_t *seen = &s->seen[n->state.node];
    if ((*seen & (SEEN_AT_DEPTH | SEEN_LISTED)) == SEEN_LISTED) {
        s->pruned_subtrees--;
        s->pruned_leaves -= leaves_of(s, n->parent == NULL ? NULL : &n->parent->state, &n->state);
    }
    *seen |= SEEN_AT_DEPTH;
}

void pruned_forget(Search *s)
{
    for (size_t i = s->seen == NULL ? 0 : s->rules->node_count(s->game); i-- > 0;)
        s->seen[i] &= (uint8_t) ~(SEEN_AT_DEPTH | SEEN_LISTED);
}

/* Count the listed subtrees and their leaves. */
static int64_t list_counted(Search *s, const Node *n, PlycutPruned pruned)
{
    int64_t leaves = 0;
    size_t count;
    for (PlycutMove moves[2]; (count = plycut_pruned_take(&pruned, moves)) > 0;) {
        PlycutState above = n->state, state;
        s->rules->play(s->game, &above, moves[0], &state);
        if (count > 1) {
            above = state;
            s->rules->play(s->game, &above, moves[1], &state);
        }
        const int64_t below = leaves_of(s, &above, &state);
        pruned_add(s, &state, below);
        leaves += below;
    }
    return leaves;
}

void pruned_listed(Search *s, const Node *n, PlycutEvent *event)
{
    const PlycutPruned *pruned = &event->as.cutoff.pruned;
    int64_t *leaves = &event->as.cutoff.pruned_leaves, *left = &event->as.cutoff.left_leaves;
    s->listed_subtrees += (int64_t)plycut_siblings_count(&n->left);
    if (s->rules->stored || s->options.expand_pruned) {
        *leaves = list_counted(s, n, *pruned);
        *left = pruned->unprobed == NULL ? *leaves : leaves_left(s, n);
        s->listed_leaves += *left;
        if (!counts_pruned(s))
            *leaves = *left = -1;
    } else {
        *leaves = *left = s->pruned_leaves = s->listed_leaves = -1;
        s->pruned_subtrees += (int64_t)plycut_pruned_count(pruned);
    }
}
