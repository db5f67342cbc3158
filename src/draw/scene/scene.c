/* What each drawn node looks like, and whether it has a board. */
#include "scene/scene.h"

bool scene_wants_board(const Scene *scene, uint32_t drawn, PlycutBoards boards)
{
    const PlycutTraceNode *node = drawn_node(&scene->view, drawn);
    const bool small = scene->picture->boards == PLYCUT_BOARDS_AUTO && !node->visited;
    if (scene->view.drawn[drawn].kind != DRAWN_NODE || node->board == NULL ||
        (small && !scene_is_moment(scene)))
        return false;
    return boards == PLYCUT_BOARDS_ALL || (boards == PLYCUT_BOARDS_INNER && !node->leaf) ||
           (boards == PLYCUT_BOARDS_PV && node->pv);
}

bool scene_has_board(const Scene *scene, uint32_t drawn)
{
    return scene_wants_board(scene, drawn, scene->boards);
}

/* ---- Looks and sizes ------------------------------------------------------------------------- */

Look scene_look(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    if (drawn->kind == DRAWN_STUB)
        return LOOK_STUB;
    if (drawn->kind == DRAWN_REST)
        return LOOK_REST;
    if (drawn->kind == DRAWN_FOLDED)
        return PLYCUT_BY_PLAYER(node->player, LOOK_FOLDED_MAX, LOOK_FOLDED_MIN, LOOK_FOLDED_CHANCE);
    if (scene_has_board(scene, d))
        return node->ahead      ? LOOK_AHEAD_BOARD
               : !node->visited ? LOOK_PRUNED_BOARD
               : node->leaf     ? LOOK_LEAF_BOARD
                                : PLYCUT_BY_DECIDER(node->player, LOOK_MAX_BOARD, LOOK_MIN_BOARD);
    if (node->leaf)
        return node->visited ? LOOK_LEAF : node->ahead ? LOOK_AHEAD_LEAF : LOOK_PRUNED_LEAF;
    if (node->known)
        return PLYCUT_BY_DECIDER(node->player, LOOK_KNOWN_MAX, LOOK_KNOWN_MIN);
    if (node->visited)
        return PLYCUT_BY_PLAYER(node->player, LOOK_MAX, LOOK_MIN, LOOK_CHANCE);
    if (node->ahead)
        return PLYCUT_BY_PLAYER(node->player, LOOK_AHEAD_MAX, LOOK_AHEAD_MIN, LOOK_AHEAD_CHANCE);
    return PLYCUT_BY_PLAYER(node->player, LOOK_PRUNED_MAX, LOOK_PRUNED_MIN, LOOK_PRUNED_CHANCE);
}

const LookInfo *look_info(Look look)
{
    static const LookInfo infos[LOOKS] = {
#define M(id) MARKS_OF(id)
#define GROUP(id, outline, size, marks, name, summary, ...)                                        \
    {OUTLINE_##outline, SIZE_##size, marks, name, summary},
#include "scene/looks.def"
#undef GROUP
#undef M
    };
    return &infos[look];
}

TextId scene_never(const PlycutTrace *trace)
{
    const bool again = trace->options.algorithm->searches_again && plycut_trace_is_moment(trace);
    return again ? SAY_KEY_NOT_YET : trace->pass_count > 1 ? SAY_KEY_NOT_IN_PASS : SAY_KEY_NEVER;
}

bool scenes_are_passes(const Scene *scenes, size_t count)
{
    const PlycutAlgorithm *first = scenes[0].view.trace->options.algorithm;
    for (size_t i = 0; i < count; i++) {
        const PlycutTrace *trace = scenes[i].view.trace;
        if (trace->options.algorithm != first || trace->pass_count == 0)
            return false;
    }
    return count > 1;
}
