/* What each drawn node looks like, and whether it has a board. */
#include "scene/scene.h"

bool scene_wants_board(const Scene *scene, uint32_t drawn, PlycutBoards boards)
{
    const PlycutTraceNode *node = drawn_node(&scene->view, drawn);
    if (scene->view.drawn[drawn].kind != DRAWN_NODE || node->board == NULL)
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
    bool max = node->player == PLYCUT_MAX;
    if (drawn->kind == DRAWN_STUB)
        return LOOK_STUB;
    if (drawn->kind == DRAWN_REST)
        return LOOK_REST;
    if (drawn->kind == DRAWN_FOLDED)
        return max ? LOOK_FOLDED_MAX : LOOK_FOLDED_MIN;
    if (scene_has_board(scene, d))
        return node->ahead      ? LOOK_AHEAD_BOARD
               : !node->visited ? LOOK_PRUNED_BOARD
               : node->leaf     ? LOOK_LEAF_BOARD
               : max            ? LOOK_MAX_BOARD
                                : LOOK_MIN_BOARD;
    if (node->leaf)
        return node->visited ? LOOK_LEAF : node->ahead ? LOOK_AHEAD_LEAF : LOOK_PRUNED_LEAF;
    if (node->known)
        return max ? LOOK_KNOWN_MAX : LOOK_KNOWN_MIN;
    if (node->visited)
        return max ? LOOK_MAX : LOOK_MIN;
    if (node->ahead)
        return max ? LOOK_AHEAD_MAX : LOOK_AHEAD_MIN;
    return max ? LOOK_PRUNED_MAX : LOOK_PRUNED_MIN;
}

const LookInfo *look_info(Look look)
{
    static const LookInfo infos[LOOKS] = {
#define GROUP(id, outline, size, name, summary) {OUTLINE_##outline, SIZE_##size, name, summary},
#include "scene/looks.def"
#undef GROUP
    };
    return &infos[look];
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
