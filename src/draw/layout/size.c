/* How large each node is: by its look and its label; and at a moment, large enough for any moment.
 */
#include "base/same.h"
#include "layout/layout.h"

#include "scene/blank.h"
#include "scene/board.h"
#include "scene/edge.h"
#include "scene/ranges.h"
#include "scene/shape.h"
#include "scene/style.h"
#include "scene/utf8.h"
#include "trace/beside.h"

#include <math.h>
#include <stdlib.h>

/* Width and height of a look without regard to its label. */
static void least_size(const Measures *m, Look look, int *width, int *height)
{
    const struct {
        int width, height;
    } least[] = {[SIZE_INNER] = {m->width, m->height},
                 [SIZE_LEAF] = {m->leaf_width, m->leaf_height},
                 [SIZE_NEVER] = {m->never_width, m->never_height},
                 [SIZE_FOLDED] = {m->folded_width, m->folded_height},
                 [SIZE_BOARD] = {0, 0}};
    *width = least[look_info(look)->size].width;
    *height = least[look_info(look)->size].height;
}

enum { LEAD = 2 }; /* points that text keeps from the upper and lower side together */

/* The width that the label needs at the height that its node has. */
static int width_needed(const Scene *scene, uint32_t d, Look look, const Label *label)
{
    const int height = scene->view.drawn[d].height;
    const int up = scene->picture->plain_labels ? 0 : shape_text_up(look, height);
    /* Half of a thick border is inside, which the margin has room for unless it is narrow; at a moment the widest label
     * decides, which is another node's. */
    const bool narrow = scene->picture->dense > 0 && !scene_is_moment(scene);
    const int border = narrow ? drawn_border(scene, d) / 20 : 0;
    return shape_width(look, height, up, scene->measures->margin + border, label);
}

/* A roof this flat looks like a box: a higher one has more room for wide text below it. */
static bool is_flat(Look look, int width, int height)
{
    enum { FLATTEST = 5 };
    const Outline outline = look_info(look)->outline;
    return (outline == OUTLINE_HOUSE || outline == OUTLINE_INVHOUSE) && width > FLATTEST * height;
}

static void node_size(const Scene *scene, uint32_t d, const Label *label)
{
    Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    Look look = scene_look(scene, d);
    if (scene_has_board(scene, d)) {
        drawn->width = board_node_width(scene, node, label);
        drawn->height = board_node_height(scene, node, label);
        return;
    }
    if (blank_has_boxes(scene, d)) {
        blank_size(scene, d, label, &drawn->width, &drawn->height);
        return;
    }
    least_size(scene->measures, look, &drawn->width, &drawn->height);
    enum { ROOM = 22 }; /* for two lines of bounds in the wide part of a house */
    const bool history = scene->picture->windows == PLYCUT_WINDOWS_HISTORY && !node->leaf &&
                         scene->measures->window > 0;
    const bool loose = look == LOOK_REST || scene->picture->types;
    int needed = label_height(label) + (loose ? 3 : 1) * LEAD;
    needed += history && node->visited ? ROOM : 0;
    if (!scene->picture->plain_labels)
        needed = larger(needed, shape_height(look, label_height(label) - 2 * LEAD));
    drawn->height = larger(drawn->height, needed);
    int width = width_needed(scene, d, look, label);
    for (; is_flat(look, width, drawn->height); width = width_needed(scene, d, look, label))
        drawn->height += LEAD;
    drawn->width = larger(drawn->width, width);
}

static void size_of_label(const Scene *scene, uint32_t d)
{
    Label label;
    label_make(scene, d, &label);
    node_size(scene, d, &label);
}

/* ---- Sizes that hold at every moment, of every search ---------------------------------------- */

/* Nodes of a kind have one size. */
typedef enum Kind {
    KIND_INNER,
    KIND_LEAF,
    KIND_BOARD,
    KIND_LEAF_BOARD,
    KIND_FOLDED,
    KIND_REST,
    KINDS
} Kind;

typedef struct Sizes {
    int width[KINDS], height[KINDS];
} Sizes;

static Kind size_kind_of(const Scene *scene, uint32_t d)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const bool leaf = drawn_node(&scene->view, d)->leaf;
    return drawn_is_several(drawn)       ? KIND_REST
           : drawn->kind == DRAWN_FOLDED ? KIND_FOLDED
           : scene_has_board(scene, d)   ? (leaf ? KIND_LEAF_BOARD : KIND_BOARD)
           : leaf                        ? KIND_LEAF
                                         : KIND_INNER;
}

/* Enlarge the size of its kind to what this node needs now. */
static void size_note(const Scene *scene, uint32_t d, Sizes *sizes)
{
    const Drawn *drawn = &scene->view.drawn[d];
    Kind kind = size_kind_of(scene, d);
    size_of_label(scene, d);
    sizes->width[kind] = larger(sizes->width[kind], drawn->width);
    sizes->height[kind] = larger(sizes->height[kind], drawn->height);
}

/* The drawn node of each node of the trace, or NOT_DRAWN. */
static uint32_t *drawn_of_nodes(const View *view, Arena *arena)
{
    uint32_t *drawn = arena_take(arena, view->trace->node_count * sizeof *drawn);
    for (uint32_t n = 0; drawn != NULL && n < view->trace->node_count; n++)
        drawn[n] = NOT_DRAWN;
    for (uint32_t d = 0; drawn != NULL && d < view->count; d++)
        drawn[view->drawn[d].node] = d;
    return drawn;
}

/* The sizes that this search needs: an event changes the label of its own node only, except for labels that become shorter. */
static bool sizes_of_search(Scene *scene, Sizes *sizes, Arena *arena)
{
    const PlycutTrace *shown = scene->view.trace;
    const uint32_t *drawn = drawn_of_nodes(&scene->view, arena);
    PlycutTrace moment;
    PlycutError ignored = {0};
    if (drawn == NULL || !plycut_trace_until(shown->whole, 0, &moment, &ignored))
        return false;
    scene->view.trace = &moment;
    for (uint32_t d = 0; d < scene->view.count; d++)
        size_note(scene, d, sizes);
    for (size_t e = 0; e < shown->whole->event_count; e++) {
        plycut_trace_advance(&moment, e + 1);
        if (drawn[moment.events[e].node] != NOT_DRAWN)
            size_note(scene, drawn[moment.events[e].node], sizes);
    }
    scene->view.trace = shown;
    plycut_trace_free(&moment);
    return true;
}

/* ---- What a label may say ----------------------------------------------------------------------- */

/* The inner node whose name takes most room. */
static uint32_t widest_name(const PlycutTrace *trace)
{
    uint32_t widest = 0;
    for (uint32_t n = 1; n < trace->node_count; n++)
        if (!trace->nodes[n].leaf && text_width(label_name(trace, n), 1, false) >
                                         text_width(label_name(trace, widest), 1, false))
            widest = n;
    return widest;
}

/* Make every node of a trace one that is open and has cut off, with the longest texts that any search of the tree may
 * give it; tested: by a scout's bound. */
static void say_most(PlycutTrace *trace, double number, bool tested)
{
    const uint32_t owner = widest_name(trace), scout = tested ? owner : PLYCUT_NO_NODE;
    const bool again = plycut_search_repeats(&trace->options);
    const double bound =
        tested ? nextafter(number, -plycut_worst(trace->nodes[owner].player)) : number;
    for (uint32_t n = 0; n < trace->node_count; n++) {
        PlycutTraceNode *node = &trace->nodes[n];
        node->visited = node->cut = true;
        node->ahead = false;
        node->open = !node->leaf;
        node->visit = trace->node_count * (again ? 2 : 1);
        node->visits = again ? 2 : 1;
        node->known = trace->options.table > 0;
        node->noisy = trace->options.quiescence > 0;
        node->type = PLYCUT_EXACT;
        node->value = isnan(node->value) ? number : node->value;
        node->alpha = (PlycutTraceBound){number, owner, owner, PLYCUT_NO_NODE};
        node->beta = (PlycutTraceBound){bound, owner, owner, scout};
        node->cut_side = PLYCUT_BETA;
        node->cut_bound = bound;
        node->cut_held = trace->chance ? -fabs(bound) - 1 : bound; /* a chance node translated it */
        node->cut_owner = owner;
        node->cut_scout = scout;
    }
}

/* The sizes that any search of the tree may need. */
static bool sizes_of_any_search(Scene *scene, Sizes *sizes)
{
    const PlycutTrace *shown = scene->view.trace;
    const double widest = widest_number(shown->whole);
    const int kinds = trace_has_null_windows(shown) ? 3 : 2;
    PlycutTrace moment;
    PlycutError ignored = {0};
    if (!plycut_trace_until(shown->whole, 0, &moment, &ignored))
        return false;
    for (int kind = 0; kind <= kinds; kind++) {
        scene->view.trace = kind == 0 ? shown : &moment;
        if (kind >= 2)
            say_most(&moment, widest, kind == 3);
        for (uint32_t d = 0; d < scene->view.count; d++)
            size_note(scene, d, sizes);
    }
    scene->view.trace = shown;
    plycut_trace_free(&moment);
    return true;
}

/* A frame shows the whole search, in little room. In any other picture of a moment, what the search will find has no
 * influence, or the picture would show it. */
static bool moment_sizes_make(Scene *scene, Arena *arena)
{
    Sizes sizes = {0};
    if (!(scene->picture->part == PLYCUT_PART_FRAME && !scene->picture->ranges
              ? sizes_of_search(scene, &sizes, arena)
              : sizes_of_any_search(scene, &sizes)))
        return false;
    for (uint32_t d = 0; d < scene->view.count; d++) {
        Kind kind = size_kind_of(scene, d);
        scene->view.drawn[d].width = sizes.width[kind];
        scene->view.drawn[d].height = sizes.height[kind];
    }
    return true;
}

/* ---- All sizes ------------------------------------------------------------------------------- */

bool sizes_make(Scene *scene, Arena *arena)
{
    for (uint32_t d = 0; d < scene->view.count; d++)
        size_of_label(scene, d);
    if (scene_is_moment(scene) && !moment_sizes_make(scene, arena))
        return false;
    for (uint32_t d = 0; d < scene->view.count; d++) {
        Drawn *drawn = &scene->view.drawn[d];
        drawn->space = drawn->width + (drawn->kind == DRAWN_FOLDED ? 2 * SHAPE_RING : 0);
        if (scene->picture->layout == PLYCUT_LAYOUT_TIDY)
            edge_label_measure(scene, d, &drawn->label);
    }
    return true;
}
