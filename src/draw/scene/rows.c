/* Rows marked MAX, MIN and CHANCE, as textbooks mark them. */
#include "base/same.h"
#include "scene/rows.h"
#include "scene/utf8.h"

const char *row_text(const Scene *scene, int rank)
{
    const View *view = &scene->view;
    bool any = false, same = true;
    PlycutPlayer player = PLYCUT_MAX;
    for (uint32_t d = 0; d < view->count; d++) {
        const PlycutTraceNode *node = drawn_node(view, d);
        if (view->drawn[d].rank != rank || drawn_is_several(&view->drawn[d]) || node->leaf)
            continue;
        same = same && (!any || node->player == player);
        player = node->player;
        any = true;
    }
    return scene->picture->rows && any && same
               ? text_of(PLYCUT_BY_PLAYER(player, SAY_MAX, SAY_MIN, SAY_ROW_CHANCE))
               : NULL;
}

int row_type(const Scene *scene)
{
    return scene->picture->large ? 16 : 12;
}

int rows_width(const Scene *scene)
{
    enum { APART = 16 };
    int width = 0;
    for (int rank = 0; rank < scene->view.ranks; rank++) {
        const char *text = row_text(scene, rank);
        const int wide =
            text == NULL ? 0 : text_width(text, row_type(scene), true) * 21 / 20000 + APART;
        width = larger(width, wide);
    }
    return width;
}
