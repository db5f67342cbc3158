/* One tree or several in one picture. */
#include <stdio.h>
#include <string.h>

#include "base/same.h"
#include "layout/layout.h"
#include "layout/edge_labels.h"
#include "layout/figure.h"

enum {
    TREE_GAP = 44,
    PAD = 12,
    NARROW_PAD = 2
}; /* between stacked trees, and round the picture: points */

/* ---- Side by side ---------------------------------------------------------------------------- */

enum {
    COLUMN_LEAST = 330, /* points: room for a caption */
    COLUMN_GAP = 40,
    ROW_WIDEST = 2000
};

static int column_width(const Scene *scene)
{
    return scene->width > COLUMN_LEAST ? scene->width : COLUMN_LEAST;
}

static int row_width(const Figure *figure)
{
    int width = ((int)figure->count - 1) * COLUMN_GAP;
    for (size_t i = 0; i < figure->count; i++)
        width += column_width(&figure->scenes[i]);
    return width;
}

/* Captions in a row do not name the rules. */
static bool same_rules(const PlycutSearchOptions *a, const PlycutSearchOptions *b)
{
    return a->cut == b->cut && a->fail == b->fail && same_number(a->alpha, b->alpha) &&
           same_number(a->beta, b->beta) && same_number(a->quiescence, b->quiescence) &&
           a->table == b->table && a->symmetry == b->symmetry;
}

bool figure_is_row(const Figure *figure)
{
    const PlycutTrace *first = figure->scenes[0].view.trace;
    bool row = figure->count > 1 && figure->picture->width <= 0;
    for (size_t i = 0; row && i < figure->count; i++) {
        const PlycutTrace *trace = figure->scenes[i].view.trace;
        row = trace->whole != NULL && trace->pass_count == 0 &&
              same_rules(&trace->options, &first->options);
    }
    return row && row_width(figure) <= ROW_WIDEST;
}

/* Each in the middle of its column, their tops on one line. */
static void row_place(Figure *figure, int left, int top)
{
    for (size_t i = 0; i < figure->count; i++) {
        Scene *scene = &figure->scenes[i];
        int right = left + (column_width(scene) - scene->width) / 2;
        scene_move(scene, right - scene->right, top - scene->up);
        scene->right = right;
        scene->up = top;
        left += column_width(scene) + COLUMN_GAP;
    }
}

/* ---- All of them ----------------------------------------------------------------------------- */

/* The width of the widest tree, or of the row; and their nodes' numbers in the file. */
static void scenes_number(Figure *figure)
{
    uint32_t first = 0;
    for (size_t i = 0; i < figure->count; i++) {
        Scene *scene = &figure->scenes[i];
        figure->width = larger(figure->width, scene->width);
        scene->first = first;
        first += scene->view.count;
    }
    if (figure_is_row(figure))
        figure->width = row_width(figure);
}

/* Below each other: the first one's top at 0, each centred. */
void figure_place(Figure *figure, int width, int heading)
{
    int y = 0;
    figure->width = width;
    figure->heading = heading;
    if (figure_is_row(figure)) {
        row_place(figure, (width - row_width(figure)) / 2, -CAPTION_HEIGHT * heading / 100);
        return;
    }
    for (size_t i = 0; i < figure->count; i++) {
        Scene *scene = &figure->scenes[i];
        y -= figure->count > 1 ? CAPTION_HEIGHT * heading / 100 : 0;
        int right = (width - scene->width) / 2;
        scene_move(scene, right - scene->right, y - scene->up);
        scene->right = right;
        scene->up = y;
        y = scene->bottom - TREE_GAP;
    }
}

/* "alpha-beta/"; if the picture has several passes of the algorithm, "alpha-beta/pass-2/". */
static const char *prefix_make(const Figure *figure, size_t i, Arena *arena)
{
    enum { PASS_TEXT = 24 };
    const PlycutTrace *trace = figure->traces[i];
    const PlycutAlgorithm *algorithm = trace->options.algorithm;
    size_t same = 0, room = strlen(algorithm->name) + PASS_TEXT;
    for (size_t k = 0; k < figure->count; k++)
        same += figure->traces[k]->options.algorithm == algorithm;
    char *prefix = arena_take(arena, room);
    if (prefix != NULL && same > 1 && trace->pass_count > 0)
        snprintf(prefix, room, "%s/pass-%zu/", algorithm->name, trace->shown + 1);
    else if (prefix != NULL)
        snprintf(prefix, room, "%s/", algorithm->name);
    return prefix;
}

/* Stacked trees share the level of detail of the largest, because their styles are defined once. */
static bool scenes_make(Figure *figure, Arena *arena, PlycutError *error)
{
    PlycutDetail smallest = PLYCUT_DETAIL_FULL;
    for (size_t i = 0; i < figure->count; i++) {
        if (!scene_make(figure->traces[i], figure->picture, smallest, &figure->scenes[i], arena,
                        error))
            return false;
        smallest = figure->scenes[i].detail;
    }
    for (size_t i = 0; i < figure->count; i++)
        if (figure->scenes[i].detail != smallest &&
            !scene_make(figure->traces[i], figure->picture, smallest, &figure->scenes[i], arena,
                        error))
            return false;
    return true;
}

static bool prefixes_make(Figure *figure, Arena *arena)
{
    for (size_t i = 0; i < figure->count && figure->count > 1; i++) {
        figure->scenes[i].prefix = prefix_make(figure, i, arena);
        if (figure->scenes[i].prefix == NULL)
            return false;
    }
    return true;
}

static bool arrows_make(Figure *figure, Arena *arena)
{
    for (size_t i = 0; i < figure->count; i++) {
        if (!causes_make(&figure->scenes[i], &figure->causes[i], arena))
            return false;
        edge_labels_dodge(&figure->scenes[i], &figure->causes[i]);
    }
    return true;
}

bool figure_make(Figure *figure, Arena *arena, PlycutError *error)
{
    figure->scale = 1;
    figure->pad = figure->picture->width > 0 ? NARROW_PAD : PAD;
    figure->width = 0;
    figure->scenes = arena_take(arena, figure->count * sizeof *figure->scenes);
    figure->causes = arena_take(arena, figure->count * sizeof *figure->causes);
    if (figure->scenes == NULL || figure->causes == NULL)
        return plycut_no_memory(error);
    if (!scenes_make(figure, arena, error))
        return false;
    if (!prefixes_make(figure, arena))
        return plycut_no_memory(error);
    scenes_number(figure);
    figure_place(figure, figure->width, 100);
    return arrows_make(figure, arena) || plycut_no_memory(error);
}
