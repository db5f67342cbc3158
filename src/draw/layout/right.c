/* Trees that grow to the right: the root is at the left, a rank is a column, and children stand below one another. Houses still
 * point up and down: their shape says who moves, not where the tree grows.
 *
 * All nodes of a column begin at its left edge, and those that have children end at its right edge. So every edge runs between two
 * columns, from one vertical line to the next, and the edges of a column do not cross. With labels an edge first fans out, and then
 * runs straight below its label. */
#include "base/same.h"
#include "layout/layout.h"
#include "layout/tidy.h"
#include "scene/pointed.h"

enum {
    FAN = 36,     /* the room in which edges fan out: points */
    LABEL_GAP = 6 /* free space at each end of a label */
};

static bool is_parent(const Drawn *drawn)
{
    return drawn->first != NOT_DRAWN;
}

/* How far a node, with what is written at it, reaches up and down from its middle together. */
static int extent_of(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const int frame = drawn->framed ? FRAME_AWAY + FRAME_PEN / 20 : 0,
              note = drawn->note != NULL ? drawn->note->height + NOTE_AWAY : 0;
    return drawn_top(scene, d) - drawn_bottom(scene, d) + 2 * (frame + note);
}

static int middle_up(const Scene *scene, uint32_t d)
{
    return (drawn_top(scene, d) + drawn_bottom(scene, d)) / 2;
}

/* ---- Columns --------------------------------------------------------------------------------- */

/* The width of each column, in rank_height, and the room of its labels, in rank_least. */
static void columns_measure(Scene *scene)
{
    View *view = &scene->view;
    for (uint32_t d = 0; d < view->count; d++) {
        const Drawn *drawn = &view->drawn[d];
        int *width = &scene->rank_height[drawn->rank], *room = &scene->rank_least[drawn->rank];
        *width = larger(*width, 2 * drawn_half(drawn));
        if (drawn->label.width > 0)
            *room = larger(*room, drawn->label.width + edge_head_room(scene, d) + 2 * LABEL_GAP);
    }
    for (uint32_t d = 0; d < view->count; d++) {
        Drawn *drawn = &view->drawn[d];
        if (is_parent(drawn))
            drawn->width = scene->rank_height[drawn->rank];
    }
}

/* The room between two columns without labels: as much as brings the picture near the shape of a slide. */
static int column_gap(const Scene *scene, int height)
{
    int widths = 0, least = larger(scene->measures->rank_gap, FAN);
    for (int rank = 0; rank < scene->view.ranks; rank++)
        widths += scene->rank_height[rank] + scene->rank_least[rank];
    if (scene->view.ranks < 2)
        return least;
    const int gap = (height * 16 / 9 - widths) / (scene->view.ranks - 1);
    return gap < least ? least : smaller(gap, 3 * least);
}

static void columns_set(Scene *scene, int height)
{
    View *view = &scene->view;
    const int gap = column_gap(scene, height);
    int left = 0;
    for (int rank = 0; rank < view->ranks; rank++) {
        left += rank > 0 ? gap + scene->rank_least[rank] : 0;
        scene->rank_y[rank] = left;
        left += scene->rank_height[rank];
    }
    scene->width = left;
    for (uint32_t d = 0; d < view->count; d++)
        view->drawn[d].x = scene->rank_y[view->drawn[d].rank] + drawn_half(&view->drawn[d]);
}

/* ---- Down ------------------------------------------------------------------------------------ */

static bool heights_set(Scene *scene, Arena *arena)
{
    View *view = &scene->view;
    const double gap = scene->measures->gap + scene->picture->air;
    TidyNode *nodes = arena_take(arena, view->count * sizeof *nodes);
    if (nodes == NULL)
        return false;
    for (uint32_t d = 0; d < view->count; d++) {
        const Drawn *drawn = &view->drawn[d];
        nodes[d] = (TidyNode){drawn->parent, drawn->first, drawn->next, extent_of(scene, d), 0, 0};
    }
    if (!tidy_place(nodes, view->count, gap, gap * 1.5, arena))
        return false;
    for (uint32_t d = 0; d < view->count; d++) {
        const int down = (int)(nodes[d].x + 0.5);
        view->drawn[d].y = -down - middle_up(scene, d);
        scene->bottom = smaller(scene->bottom, -down - extent_of(scene, d) / 2 - 1);
    }
    return true;
}

/* ---- Edges ----------------------------------------------------------------------------------- */

static Corner right_end(const Scene *scene, uint32_t d, int side)
{
    const Drawn *drawn = &scene->view.drawn[d];
    return (Corner){drawn->x + side * drawn_half(drawn), drawn->y + middle_up(scene, d)};
}

EdgeLine right_line(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const int room = scene->rank_least[drawn->rank];
    EdgeLine line = {.from = right_end(scene, drawn->parent, 1), .to = right_end(scene, d, -1)};
    line.bend = (Corner){line.to.x - room, line.to.y};
    line.bent = room > 0;
    return line;
}

/* Labels stand on their lines. */
static void labels_set(Scene *scene)
{
    for (uint32_t d = 1; d < scene->view.count; d++) {
        EdgeLabel *label = &scene->view.drawn[d].label;
        const EdgeLine line = right_line(scene, d);
        label->x = (int)line.to.x - edge_head_room(scene, d) - LABEL_GAP - label->width / 2;
        label->y = (int)line.to.y + edge_half_pen(scene, d) + 1 + edge_type(scene) * 6 / 10;
    }
}

/* ---- All of it ------------------------------------------------------------------------------- */

/* A note is below its node, and may be wider. */
static void notes_enclose(Scene *scene)
{
    int left = 0;
    for (uint32_t d = 0; d < scene->view.count; d++)
        if (scene->view.drawn[d].note != NULL) {
            const Spot note = note_spot(scene, d);
            left = smaller(left, note.x - note.width / 2);
            scene->width = larger(scene->width, note.x + (note.width + 1) / 2);
        }
    scene_move(scene, -left, 0);
    scene->width -= left;
}

bool right_place(Scene *scene, Arena *arena)
{
    scene->bottom = 0;
    columns_measure(scene);
    if (!heights_set(scene, arena))
        return false;
    columns_set(scene, -scene->bottom);
    labels_set(scene);
    notes_enclose(scene);
    return true;
}
