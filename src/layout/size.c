/* How large each node is: by its look and its label; and at a moment, large enough for any moment.
 */
#include "base/same.h"
#include "layout/size.h"

#include "scene/blank.h"
#include "scene/board.h"
#include "scene/edge.h"
#include "scene/shape.h"

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
        blank_size(scene, label, &drawn->width, &drawn->height);
        return;
    }
    least_size(scene->measures, look, &drawn->width, &drawn->height);
    int needed = label_height(label) + (look == LOOK_REST ? 3 : 1) * LEAD;
    drawn->height = larger(drawn->height, needed);
    int up = scene->picture->plain_labels ? 0 : shape_text_up(look, drawn->height);
    int width = shape_width(look, drawn->height, up, scene->measures->margin, label);
    drawn->width = larger(drawn->width, width);
}

static void size_of_label(const Scene *scene, uint32_t d)
{
    Label label;
    label_make(scene, d, &label);
    node_size(scene, d, &label);
}

/* ---- Sizes that hold at every moment --------------------------------------------------------- */

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

/* Go through the search: an event changes the label of its own node only, except for labels that become shorter. */
static bool sizes_over_moments(Scene *scene, Sizes *sizes, Arena *arena)
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

static bool moment_sizes_make(Scene *scene, Arena *arena)
{
    Sizes sizes = {0};
    if (!sizes_over_moments(scene, &sizes, arena))
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
            drawn->label.width = edge_label_width(scene, d);
    }
    return true;
}
