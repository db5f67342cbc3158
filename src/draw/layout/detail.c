/* detail.c - as much detail and as many boards as there is room for, unless the user says how much. */
#include "layout/layout.h"

/* Nodes drawn up to which a detail, or a board in every node, fits a slide. */
enum { FULL_NODES = 60, COMPACT_NODES = 110, TINY_NODES = 500, BOARD_NODES = 135 };

PlycutDetail detail_fitting(const Scene *scene)
{
    uint32_t count = scene->view.count;
    if (scene->picture->detail != PLYCUT_DETAIL_AUTO)
        return scene->picture->detail;
    if (scene->picture->windows == PLYCUT_WINDOWS_HISTORY)
        return PLYCUT_DETAIL_FULL;
    if (scene->picture->windows == PLYCUT_WINDOWS_EDGES && count > FULL_NODES)
        return PLYCUT_DETAIL_COMPACT;
    return count <= FULL_NODES      ? PLYCUT_DETAIL_FULL
           : count <= COMPACT_NODES ? PLYCUT_DETAIL_COMPACT
           : count < TINY_NODES     ? PLYCUT_DETAIL_TINY
                                    : PLYCUT_DETAIL_DOTS;
}

PlycutBoards boards_fitting(const Scene *scene)
{
    const PlycutPicture *p = scene->picture;
    if (p->plain_labels)
        return PLYCUT_BOARDS_NONE;
    if (p->boards != PLYCUT_BOARDS_AUTO)
        return p->boards;
    if (p->detail != PLYCUT_DETAIL_AUTO && p->detail != PLYCUT_DETAIL_FULL)
        return PLYCUT_BOARDS_NONE;
    for (PlycutBoards b = PLYCUT_BOARDS_ALL; b < PLYCUT_BOARDS_NONE; b++) {
        int count = 0;
        for (uint32_t d = 0; d < scene->view.count; d++)
            count += scene_wants_board(scene, d, b);
        if (count <= BOARD_NODES)
            return b;
    }
    return PLYCUT_BOARDS_NONE;
}
