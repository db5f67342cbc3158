/* The DOT file. Statements stand in plain subgraphs, one a kind of node or edge, each with its
 * looks in one default line, so that people who edit it restyle all deep cutoffs at once. */
#include <stdio.h>
#include <string.h>

#include "render/dot.h"
#include "scene/beside.h"

#include <plycut/render.h>

enum { TREE_GAP = 44 }; /* between stacked trees: points */

/* Three places, whatever the locale. */
void dot_inches(const char *name, int points, PlycutOut *out)
{
    int thousandths = (points * 1000 + 36) / 72;
    plycut_out_format(out, "%s=%d.%03d", name, thousandths / 1000, thousandths % 1000);
}

void dot_place(const Dot *dot, int x, int y)
{
    if (dot->picture->layout == PLYCUT_LAYOUT_TIDY)
        plycut_out_format(dot->out, ", pos=\"%d,%d\"", x, y);
}

static void head_write(const Dot *dot)
{
    bool tidy = dot->picture->layout == PLYCUT_LAYOUT_TIDY;
    plycut_out_text(dot->out,
                    tidy ? "// Draw with: neato -n2 -Tsvg (the places given here) or: dot -Tsvg\n"
                         : "// Draw with: dot -Tsvg\n");
    plycut_out_format(dot->out,
                      "digraph plycut {\n"
                      "  graph [charset=\"UTF-8\", fontname=\"Arial\", fontsize=9, splines=%s, "
                      "ordering=out, ranksep=0.6, nodesep=0.15, pad=0.17];\n"
                      "  node [fontname=\"Arial\", fontsize=9, fixedsize=true, margin=0];\n"
                      "  edge [fontname=\"Arial\", fontsize=9];\n\n"
                      "  // The legend: this statement may go.\n"
                      "  graph [labelloc=b, labeljust=l, ",
                      tidy ? "line" : "polyline");
    legend_write(dot->scenes, dot->causes, dot->count, dot->picture, dot->out);
    plycut_out_text(dot->out, "];\n");
}

static void dot_write(const Dot *dot)
{
    int width = 0;
    for (size_t i = 0; i < dot->count; i++)
        width = dot->scenes[i].width > width ? dot->scenes[i].width : width;
    head_write(dot);
    dot_nodes(dot);
    dot_captions(dot);
    dot_title(dot, width); /* under dot an edge leads to the root, which must be there already */
    dot_edges(dot);
    plycut_out_text(dot->out, "}\n");
}

/* Stack the trees: the first one's top at 0, each centred over the widest. */
static void scenes_stack(Dot *dot)
{
    int width = 0, y = 0;
    uint32_t first = 0;
    for (size_t i = 0; i < dot->count; i++)
        width = dot->scenes[i].width > width ? dot->scenes[i].width : width;
    for (size_t i = 0; i < dot->count; i++) {
        Scene *scene = &dot->scenes[i];
        y -= dot->count > 1 ? CAPTION_HEIGHT : 0;
        scene_move(scene, (width - scene->width) / 2, y);
        scene->first = first;
        first += scene->view.count;
        y = scene->bottom - TREE_GAP;
    }
}

/* "alpha-beta/"; where the algorithm stands there several times "alpha-beta/pass-2/". */
static const char *prefix_make(const PlycutTrace *const *traces, size_t count, size_t i,
                               Arena *arena)
{
    enum { PASS_TEXT = 24 };
    const PlycutAlgorithm *algorithm = traces[i]->options.algorithm;
    size_t same = 0, room = strlen(algorithm->name) + PASS_TEXT;
    for (size_t k = 0; k < count; k++)
        same += traces[k]->options.algorithm == algorithm;
    char *prefix = arena_take(arena, room);
    if (prefix != NULL && same > 1 && traces[i]->pass_count > 0)
        snprintf(prefix, room, "%s/pass-%zu/", algorithm->name, traces[i]->shown + 1);
    else if (prefix != NULL)
        snprintf(prefix, room, "%s/", algorithm->name);
    return prefix;
}

/* Stacked trees share one level of detail, that of the largest, because their looks are defined once. */
static bool scenes_make(Dot *dot, const PlycutTrace *const *traces, Arena *arena,
                        PlycutError *error)
{
    PlycutDetail smallest = PLYCUT_DETAIL_FULL;
    for (size_t i = 0; i < dot->count; i++) {
        if (!scene_make(traces[i], dot->picture, smallest, &dot->scenes[i], arena, error))
            return false;
        smallest = dot->scenes[i].detail;
    }
    for (size_t i = 0; i < dot->count; i++)
        if (dot->scenes[i].detail != smallest &&
            !scene_make(traces[i], dot->picture, smallest, &dot->scenes[i], arena, error))
            return false;
    return true;
}

static bool dot_make(Dot *dot, const PlycutTrace *const *traces, Arena *arena, PlycutError *error)
{
    dot->scenes = arena_take(arena, dot->count * sizeof *dot->scenes);
    dot->causes = arena_take(arena, dot->count * sizeof *dot->causes);
    if (dot->scenes == NULL || dot->causes == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the picture");
    if (!scenes_make(dot, traces, arena, error))
        return false;
    for (size_t i = 0; i < dot->count; i++) {
        Scene *scene = &dot->scenes[i];
        if (dot->count > 1)
            scene->prefix = prefix_make(traces, dot->count, i, arena);
        if (scene->prefix == NULL)
            return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the picture");
    }
    scenes_stack(dot);
    for (size_t i = 0; i < dot->count; i++) {
        if (!causes_make(&dot->scenes[i], &dot->causes[i], arena))
            return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the picture");
        beside_dodge(&dot->scenes[i], &dot->causes[i]);
    }
    return true;
}

bool plycut_render_dot(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                       PlycutOut *out, PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    Dot dot = {.picture = picture, .count = count, .out = out};
    bool made = count == 0 || dot_make(&dot, traces, &arena, error);
    if (made && count > 0)
        dot_write(&dot);
    arena_release(&arena);
    if (made && !plycut_out_flush(out))
        return plycut_fail(error, PLYCUT_E_SYSTEM, "the picture cannot be written");
    return made;
}
