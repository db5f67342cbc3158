/* Lay out one tree of a picture: as much detail and as many boards as there is room for, the size and place of each
 * node. */
#include "base/same.h"
#include "layout/layout.h"
#include "layout/tidy.h"
#include "scene/pointed.h"
#include "scene/shape.h"

/* If boards make the picture wider than this, only the principal variation has boards: points, of
 * which 3 are 4 pixels. */
enum { BOARDS_WIDEST = 6000 };

/* With the room round it, 2,000 pixels: points. */
enum { SLIDE_WIDEST = 1500 - 24 };

/* ---- Places ---------------------------------------------------------------------------------- */

static bool columns_make(Scene *scene, Arena *arena)
{
    View *view = &scene->view;
    TidyNode *nodes = arena_take(arena, view->count * sizeof *nodes);
    if (nodes == NULL)
        return false;
    for (uint32_t d = 0; d < view->count; d++) {
        const Drawn *drawn = &view->drawn[d];
        nodes[d] =
            (TidyNode){drawn->parent, drawn->first, drawn->next, drawn->space, drawn->apart, 0};
    }
    const int tight = scene->picture->tight;
    const double gap = (tight > 0 ? tight / 2.0 : scene->measures->gap) + scene->picture->air;
    if (!tidy_place(nodes, view->count, gap, tight > 0 ? gap + tight / 2.0 + 2 : gap * 1.5, arena))
        return false;
    scene->width = 0;
    for (uint32_t d = 0; d < view->count; d++) {
        Drawn *drawn = &view->drawn[d];
        drawn->x = (int)(nodes[d].x + 0.5);
        scene->width = larger(scene->width, drawn->x + drawn->space / 2);
    }
    return true;
}

/* Ranks are moved apart until the picture has about the shape of a slide, and edges are at most
 * this many times as wide as high. */
enum { FLAT = 16 };

/* An edge with bars and an arrowhead needs this height at least. */
enum { LOW = 22 };

/* How much of the width of a scrolling picture is visible at once, in points. */
enum { SEEN = 900 };

/* A tree is laid out this many times at most; labels fit after two or three. */
enum { ROUNDS = 16 };

static int rank_gap(const Scene *scene, int heights)
{
    int least = scene->measures->rank_gap, most = least * 9 / 4;
    const int seen = scene->picture->scrolls && scene->width > SEEN ? SEEN : scene->width;
    most = larger(most, seen / FLAT);
    if (scene->view.ranks < 2)
        return least;
    if (scene->picture->low)
        return smaller(least, LOW);
    int gap = (seen / 100 * 36 - heights) / (scene->view.ranks - 1);
    return gap < least ? least : gap > most ? most : gap;
}

/* The neighbours on each rank: preorder visits a rank from left to right. */
static bool neighbours_make(Scene *scene, Arena *arena)
{
    View *view = &scene->view;
    uint32_t *last = arena_take(arena, (size_t)view->ranks * sizeof *last);
    if (last == NULL)
        return false;
    for (int r = 0; r < view->ranks; r++)
        last[r] = NOT_DRAWN;
    for (uint32_t d = 0; d < view->count; d++) {
        Drawn *drawn = &view->drawn[d];
        drawn->left = last[drawn->rank];
        if (drawn->left != NOT_DRAWN)
            view->drawn[drawn->left].right = d;
        last[drawn->rank] = d;
    }
    return true;
}

/* The room that a note needs on that side of a node; that of a frame; and both below it. */
static int note_beside(const Drawn *drawn, bool left)
{
    return drawn->note == NULL || drawn->note->below || drawn->note->left != left
               ? 0
               : drawn->note->width + NOTE_AWAY;
}

static int frame_room(const Drawn *drawn)
{
    return drawn->framed ? FRAME_AWAY + FRAME_PEN / 20 : 0;
}

static int drawn_below(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const bool below = drawn->note != NULL && drawn->note->below;
    return frame_room(drawn) + (below ? drawn->note->height + NOTE_AWAY : 0);
}

/* What is pointed at keeps its neighbours away. */
static void pointed_part(Scene *scene)
{
    View *view = &scene->view;
    for (uint32_t d = 0; d < view->count; d++) {
        Drawn *drawn = &view->drawn[d];
        drawn->space += 2 * frame_room(drawn);
        if (drawn->note != NULL && drawn->note->below)
            drawn->space = larger(drawn->space, drawn->note->width);
    }
    for (uint32_t d = 0; d < view->count; d++) {
        Drawn *right = &view->drawn[d];
        const Drawn *left = right->left == NOT_DRAWN ? NULL : &view->drawn[right->left];
        const int notes = left == NULL ? 0 : note_beside(left, false) + note_beside(right, true);
        if (notes > 0)
            right->apart =
                larger(right->apart, (left->space + right->space) / 2 + notes + 2 * NOTE_AWAY);
    }
}

/* The height of each rank; returns their sum. */
static int ranks_measure(Scene *scene)
{
    int heights = 0;
    for (uint32_t d = 0; d < scene->view.count; d++) {
        int rank = scene->view.drawn[d].rank;
        int height = drawn_top(scene, d) - drawn_bottom(scene, d) + drawn_below(scene, d);
        scene->rank_height[rank] = larger(scene->rank_height[rank], height);
    }
    for (int r = 0; r < scene->view.ranks; r++)
        heights += scene->rank_height[r];
    return heights;
}

/* The tops of a rank's nodes are on one line, so that no edge into one passes another. */
static void ranks_make(Scene *scene)
{
    View *view = &scene->view;
    int gap = rank_gap(scene, ranks_measure(scene)), y = -frame_room(&view->drawn[0]);
    for (int r = 0; r < view->ranks; r++) {
        if (r > 0)
            y -= scene->rank_least[r] > gap ? scene->rank_least[r] : gap;
        scene->rank_y[r] = y - scene->rank_height[r] / 2;
        y -= scene->rank_height[r];
    }
    scene->bottom = y;
    for (uint32_t d = 0; d < view->count; d++) {
        int rank = view->drawn[d].rank;
        view->drawn[d].y = scene->rank_y[rank] + scene->rank_height[rank] / 2 - drawn_top(scene, d);
    }
}

static bool ranks_take(Scene *scene, Arena *arena)
{
    size_t size = (size_t)scene->view.ranks * sizeof *scene->rank_y;
    scene->rank_y = arena_take(arena, size);
    scene->rank_height = arena_take(arena, size);
    scene->rank_least = arena_take(arena, size);
    return scene->rank_y != NULL && scene->rank_height != NULL && scene->rank_least != NULL;
}

/* Lay the tree out, and again while labels of edges want more room.
 *
 * The passes depend on one another in a circle: x needs the widths of nodes and how far neighbours must be apart
 * (tidy_place, which knows nothing of edges); y needs x, because a wide tree gets more room between its ranks; where an
 * edge runs needs both (middle_line); and an edge that runs through a neighbour (lines_part), or the label of an edge
 * that touches a line or another label (edge_labels_place), needs its nodes further apart or its rank lower. So each
 * round lays out everything, and whoever lacks room enlarges `apart` of a node or `rank_least` of a rank, never the
 * places themselves. These only grow, and most trees need two or three rounds; after ROUNDS of them a label may touch
 * a line. Arrows to the owners of bounds take no part: they are drawn below everything else. */
static bool scene_places_make(Scene *scene, Arena *arena)
{
    if (!ranks_take(scene, arena) || !neighbours_make(scene, arena))
        return false;
    if (scene->picture->grow == PLYCUT_GROW_RIGHT)
        return right_place(scene, arena);
    if (scene->picture->note_count > 0 && !columns_make(scene, arena))
        return false;
    notes_turn(scene);
    pointed_part(scene);
    edge_labels_begin(scene);
    for (int round = 0; round < ROUNDS; round++) {
        if (!columns_make(scene, arena))
            return false;
        ranks_make(scene);
        lines_find(scene);
        bool parted = lines_part(scene);
        if (!edge_labels_place(scene) && !parted)
            break;
    }
    edge_labels_enclose(scene);
    return true;
}

/* False without an error: no memory. */
static bool scene_lay_out(Scene *scene, Arena *arena, PlycutError *error)
{
    return sizes_make(scene, arena) && pointed_make(scene, false, arena, error) &&
           scene_places_make(scene, arena);
}

/* Choose fewer boards if the picture has become too wide. True: it has to be laid out again. */
static bool boards_thin(Scene *scene)
{
    if (scene->picture->boards != PLYCUT_BOARDS_AUTO || scene->boards >= PLYCUT_BOARDS_PV ||
        scene->width <= BOARDS_WIDEST)
        return false;
    scene->boards = PLYCUT_BOARDS_PV;
    for (uint32_t d = 0; d < scene->view.count; d++)
        scene->view.drawn[d].apart = 0, scene->view.drawn[d].note = NULL;
    return true;
}

/* Lay out the tree folded to that number of nodes; 0: the number that the picture asks for. */
static bool scene_try(const PlycutTrace *trace, size_t nodes, PlycutDetail smallest, Scene *scene,
                      Arena *arena, PlycutError *error)
{
    const PlycutPicture *picture = scene->picture;
    PlycutPicture folded = *picture;
    Palette *own = picture->palette == NULL ? NULL : arena_take(arena, sizeof *own);
    *scene = (Scene){.picture = picture,
                     .palette = own != NULL ? own : palette_of(picture->style),
                     .prefix = ""};
    if (picture->palette != NULL && own == NULL)
        return plycut_no_memory(error);
    if (own != NULL)
        palette_fill(picture->palette, own);
    folded.draw_nodes = nodes > 0 ? nodes : picture->draw_nodes;
    if (!view_make(trace, &folded, &scene->view, arena, error))
        return false;
    scene->detail = detail_fitting(scene);
    if (scene->detail < smallest)
        scene->detail = smallest;
    scene->measures = measures_of(scene->detail, picture);
    scene->boards = boards_fitting(scene);
    bool made = scene_lay_out(scene, arena, error);
    if (made && boards_thin(scene))
        made = scene_lay_out(scene, arena, error);
    return made || (error->code == PLYCUT_OK && plycut_no_memory(error));
}

/* Is it a tree of boards that is wider than a slide, although no option asked for its size? Who points at nodes wants them. */
static bool is_too_wide(const Scene *scene)
{
    const PlycutPicture *p = scene->picture;
    return scene->width > SLIDE_WIDEST && p->draw_nodes == 0 && p->fold == PLYCUT_FOLD_AUTO &&
           p->highlight == NULL && p->note_count == 0 && p->boards == PLYCUT_BOARDS_AUTO &&
           scene->boards != PLYCUT_BOARDS_NONE && scene->view.trace->nodes[0].board != NULL;
}

bool scene_make(const PlycutTrace *trace, const PlycutPicture *picture, PlycutDetail smallest,
                Scene *scene, Arena *arena, PlycutError *error)
{
    static const size_t fewer[] = {70, 50, 40, 30, 24, 20, 15};
    scene->picture = picture;
    bool made = scene_try(trace, 0, smallest, scene, arena, error);
    for (size_t i = 0; made && is_too_wide(scene) && i < sizeof fewer / sizeof *fewer; i++)
        if (fewer[i] <= (size_t)scene->view.count * SLIDE_WIDEST / (size_t)scene->width * 5 / 4)
            made = scene_try(trace, fewer[i], smallest, scene, arena, error);
    return made;
}

void scene_move(Scene *scene, int right, int up)
{
    for (uint32_t d = 0; d < scene->view.count; d++) {
        scene->view.drawn[d].x += right;
        scene->view.drawn[d].y += up;
        scene->view.drawn[d].label.x += right;
        scene->view.drawn[d].label.y += up;
    }
    for (int r = 0; r < scene->view.ranks; r++)
        scene->rank_y[r] += up;
    scene->top += up;
    scene->bottom += up;
}
