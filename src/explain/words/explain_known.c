/* Explain a node whose value was in the transposition table: where the value comes from, and why it is enough. */
#include "game/board_text.h"
#include "words/explain.h"

#include <stdlib.h>
#include <string.h>

/* ---- Where it was searched --------------------------------------------------------------- */

/* The squares of X and of O. */
static void board_sets(const char *board, int side, uint64_t sets[2])
{
    const BoardForm form = board_text_plain(side, side);
    BoardSlip slip;
    (void)board_text_read(&form, board, strlen(board), sets, &slip);
}

/* The position of a node, or the image that represents it. */
static Position representative(const Explanation *e, const PlycutTraceNode *node)
{
    Position position = {.node = node};
    uint64_t sets[2];
    board_sets(node->board, e->side, sets);
    plycut_least_image(sets, e->side, e->symmetries, position.sets);
    return position;
}

/* Sort nodes of the same position together, in the order of visits. */
static int by_position(const void *first, const void *second)
{
    const Position *a = first, *b = second;
    for (int i = 0; i < 2; i++)
        if (a->sets[i] != b->sets[i])
            return a->sets[i] < b->sets[i] ? -1 : 1;
    return a->node->player != b->node->player
               ? (a->node->player > b->node->player) - (a->node->player < b->node->player)
               : (a->node->visit > b->node->visit) - (a->node->visit < b->node->visit);
}

bool explain_list_positions(Explanation *e, PlycutError *error)
{
    const PlycutTrace *trace = e->trace;
    uint64_t root[2];
    if (trace->options.table == 0 || !trace->squares)
        return true;
    e->positions = malloc(trace->node_count * sizeof *e->positions);
    if (e->positions == NULL)
        return plycut_no_memory(error);
    e->side = plycut_board_side(strlen(trace->nodes[0].board));
    board_sets(trace->nodes[0].board, e->side, root);
    e->symmetries = trace->options.symmetry ? plycut_symmetries(root, e->side) : 0;
    for (uint32_t i = 0; i < trace->node_count; i++)
        if (trace->nodes[i].visited && !trace->nodes[i].leaf)
            e->positions[e->position_count++] = representative(e, &trace->nodes[i]);
    qsort(e->positions, e->position_count, sizeof *e->positions, by_position);
    return true;
}

/* The earlier search of the same position at the same ply; NULL: not in this pass. */
static const PlycutTraceNode *twin_of(const Explanation *e, const PlycutTraceNode *n)
{
    const Position own = representative(e, n);
    const Position *at =
        bsearch(&own, e->positions, e->position_count, sizeof *e->positions, by_position);
    for (size_t i = (size_t)(at - e->positions); i-- > 0;) {
        const Position *before = &e->positions[i];
        if (before->sets[0] != own.sets[0] || before->sets[1] != own.sets[1] ||
            before->node->player != n->player)
            break;
        if (!before->node->known && before->node->ply == n->ply)
            return before->node;
    }
    return NULL;
}

/* Name the node that was searched in its place. */
static void tell_twin(Explanation *e, const PlycutTraceNode *n)
{
    const PlycutTraceNode *twin = e->positions == NULL ? NULL : twin_of(e, n);
    if (twin != NULL)
        tell(e,
             strcmp(twin->board, n->board) == 0 ? SENTENCE_SAME_POSITION
                                                : SENTENCE_SYMMETRIC_POSITION,
             NODE(twin, (uint32_t)(twin - e->trace->nodes)));
}

/* A known value that is only a bound is used only if it is outside the window. */
void tell_known(Explanation *e, const PlycutTraceEvent *event)
{
    const bool lower = event->type == PLYCUT_LOWER;
    tell_item(e, explain_update_of(e, event));
    tell(e, event->type == PLYCUT_EXACT ? SENTENCE_KNOWN_EXACT : SENTENCE_KNOWN_ENOUGH,
         NODE(node, event->node), VALUE(value, event->value, event->type),
         BOUND(bound, lower, event));
    tell_twin(e, &e->trace->nodes[event->node]);
    tell_turn(e, event);
}
