/* The styles of looks (looks.def) and of edges. Colour is never the only distinction: a line or a shape makes it, too. */
#include "scene/style.h"

LookStyle look_style(const Scene *scene, Look look)
{
    const Palette *p = scene->palette;
    const bool dashed =
        scene->detail < PLYCUT_DETAIL_TINY; /* smaller shapes have no room for dashes */
    const char *leaf_fill = scene->detail == PLYCUT_DETAIL_DOTS ? p->ink : p->paper;
    const char *gray = scene->picture->style == PLYCUT_STYLE_MONO ? NULL : p->never;
    LookStyle style = {0};
    switch ((int)look) {
#define GROUP(id, outline, size, marks, name, summary, border, inside, ...)                        \
    case LOOK_##id:                                                                                \
        style = (LookStyle){.line = border, .fill = inside, __VA_ARGS__};                          \
        break;
#include "scene/looks.def"
#undef GROUP
    }
    const bool leaf =
        look_info(look)->size == SIZE_LEAF && !style.rounded; /* not a stub, nor the rest */
    style.outline =
        leaf && scene->detail == PLYCUT_DETAIL_TINY ? OUTLINE_NONE : look_info(look)->outline;
    return style;
}

static bool is_dots(const Scene *scene)
{
    return scene->detail == PLYCUT_DETAIL_DOTS;
}

EdgeStyle edge_style(const Scene *scene, EdgeKind kind)
{
    const Palette *p = scene->palette;
    const bool dots = is_dots(scene);
    const int thin = dots ? 5 : 10, thick = dots ? 12 : 20;
    const EdgeStyle styles[EDGES] = {
        [EDGE_TREE] = {p->ink, thin, .box = scene->picture->boxes.height > 0},
        [EDGE_NEVER] = {p->never, thin, .dashed = true},
        [EDGE_AHEAD] = {.colour = p->never, .width = 5},
        [EDGE_SHALLOW] = {p->cut[PLYCUT_SHALLOW], thick, .bars = 1},
        [EDGE_DEEP] = {p->cut[PLYCUT_DEEP], thick, .dashed = true, .bars = 2},
        [EDGE_LIMIT] = {p->cut[PLYCUT_LIMIT], dots ? 7 : 15, .bars = 1},
        [EDGE_WINDOW] = {p->cut[PLYCUT_WINDOW], dots ? 7 : 15, .twofold = true, .bars = 1},
    };
    EdgeStyle style = styles[kind];
    style.small = dots;
    return style;
}

EdgeStyle cause_style(const Scene *scene)
{
    const bool dots = is_dots(scene);
    return (EdgeStyle){scene->palette->cut[PLYCUT_DEEP], dots ? 10 : 16, .dotted = true,
                       .small = dots};
}

ThickLines thick_lines(const Scene *scene)
{
    return is_dots(scene) ? (ThickLines){25, 20, 30} : (ThickLines){40, 30, 45};
}

static bool is_unvisited_fold(const Scene *scene, uint32_t d)
{
    return scene->view.drawn[d].kind == DRAWN_FOLDED && !drawn_node(&scene->view, d)->visited;
}

LookStyle drawn_style(const Scene *scene, uint32_t d)
{
    LookStyle style = look_style(scene, scene_look(scene, d));
    if (is_unvisited_fold(scene, d)) {
        const bool ahead = drawn_node(&scene->view, d)->ahead;
        const Outline outline = style.outline;
        style = look_style(scene, ahead ? LOOK_AHEAD_MAX : LOOK_PRUNED_MAX);
        style.outline = outline;
        style.ring = true;
    }
    return style;
}

const char *drawn_fill(const Scene *scene, uint32_t d)
{
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    const Palette *p = scene->palette;
    if (drawn_is_current(&scene->view, d))
        return node->leaf ? p->now_leaf
                          : PLYCUT_BY_PLAYER(node->player, p->now_max, p->now_min, p->now_chance);
    return is_unvisited_fold(scene, d) ? p->paper : NULL;
}

int drawn_border(const Scene *scene, uint32_t d)
{
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    return drawn_is_current(&scene->view, d) ? thick_lines(scene).current
           : node->pv || node->open          ? thick_lines(scene).border
                                             : 0;
}
