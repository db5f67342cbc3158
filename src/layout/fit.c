/* How a picture fits a width on paper: with as much detail as can be read there. */
#include <stdio.h>

#include "scene/board.h"
#include "scene/edge.h"
#include "layout/fit.h"

int scene_smallest_type(const Scene *scene, bool additions)
{
    int least = scene->measures->value;
    for (uint32_t d = 0; d < scene->view.count; d++) {
        Label label;
        if (scene->view.drawn[d].label.width > 0 && EDGE_TYPE < least)
            least = EDGE_TYPE;
        label_make(scene, d, &label);
        if (additions && scene_has_board(scene, d) && board_rule(scene) > 0 &&
            BOARD_RULE_TYPE < least)
            least = BOARD_RULE_TYPE;
        for (int i = 0; i < label.run_count; i++)
            if ((additions || !label.runs[i].owner) && label.runs[i].size < least)
                least = label.runs[i].size;
    }
    return least;
}

/* ---- One attempt ----------------------------------------------------------------------------- */

/* Points on paper of the smallest type; 0: there is no type. */
static double type_on_paper(const Figure *figure)
{
    double least = 0;
    for (size_t i = 0; i < figure->count; i++) {
        double type = scene_smallest_type(&figure->scenes[i], true) * figure->scale;
        if (i == 0 || type < least)
            least = type;
    }
    return least;
}

static bool is_readable(const Figure *figure)
{
    double type = type_on_paper(figure);
    return type == 0 || type >= PLYCUT_TYPE_LEAST;
}

/* Shrink the trees to the width, but their headings only to a size that can be read; or leave room
 * on both sides. */
static void figure_shrink(Figure *figure)
{
    enum { HEADING = 12, HEADING_LEAST = 8 }; /* of captions, and on paper: points */
    double wanted = figure->picture->width;
    int whole = figure->width + 2 * figure->pad, wide = (int)wanted - 2 * figure->pad,
        heading = 100;
    if (wanted < whole)
        figure->scale = wanted / whole;
    if (HEADING * figure->scale < HEADING_LEAST)
        heading = (int)(100 * HEADING_LEAST / (HEADING * figure->scale));
    figure_place(figure, wide > figure->width ? wide : figure->width, heading);
}

/* The figure drawn in that way; its memory is the arena's. */
static bool attempt(Figure *figure, PlycutPicture way, Arena *arena, PlycutError *error)
{
    PlycutPicture *kept = arena_take(arena, sizeof *kept);
    if (kept == NULL)
        return plycut_no_memory(error);
    *kept = way;
    figure->picture = kept;
    if (!figure_make(figure, arena, error))
        return false;
    figure_shrink(figure);
    return true;
}

/* ---- What is tried --------------------------------------------------------------------------- */

/* From the most detail on. */
static const struct {
    PlycutDetail detail;
    enum { COORDINATES, BARE, NONE } boards;
    int tight;
} ways[] = {{PLYCUT_DETAIL_FULL, COORDINATES, 0}, {PLYCUT_DETAIL_FULL, BARE, 0},
            {PLYCUT_DETAIL_FULL, NONE, 0},        {PLYCUT_DETAIL_COMPACT, NONE, 0},
            {PLYCUT_DETAIL_TINY, NONE, 0},        {PLYCUT_DETAIL_TINY, NONE, 16},
            {PLYCUT_DETAIL_TINY, NONE, 8},        {PLYCUT_DETAIL_TINY, NONE, 4},
            {PLYCUT_DETAIL_TINY, NONE, 1}};
enum { WAYS = sizeof ways / sizeof *ways };

static bool is_possible(const PlycutPicture *picture, const PlycutTrace *trace, int way)
{
    const bool none = trace->nodes[0].board == NULL;
    bool same = ways[way].detail == PLYCUT_DETAIL_FULL &&
                ((ways[way].boards == BARE && none) ||
                 (ways[way].boards == NONE && (none || picture->boards != PLYCUT_BOARDS_AUTO)));
    return !same && (picture->detail == PLYCUT_DETAIL_AUTO || picture->detail == ways[way].detail);
}

static PlycutPicture picture_in(const PlycutPicture *picture, int way)
{
    PlycutPicture tried = *picture;
    tried.detail = ways[way].detail;
    tried.tight = ways[way].tight;
    tried.bare_boards = ways[way].boards != COORDINATES;
    if (ways[way].boards == NONE && picture->boards == PLYCUT_BOARDS_AUTO)
        tried.boards = PLYCUT_BOARDS_NONE;
    return tried;
}

/* The first attempt that can be read, or the last one. */
static bool best_attempt(Figure *figure, const PlycutPicture *picture, Arena *arena,
                         PlycutError *error)
{
    bool readable = false;
    for (int way = 0; way < WAYS && !readable; way++) {
        if (!is_possible(picture, figure->traces[0], way))
            continue;
        if (!attempt(figure, picture_in(picture, way), arena, error))
            return false;
        readable = is_readable(figure);
    }
    return true;
}

/* ---- Advice ---------------------------------------------------------------------------------- */

/* The largest number of drawn nodes that fits, or 0. */
static size_t nodes_that_fit(const Figure *figure, const PlycutPicture *picture, Arena *arena,
                             PlycutError *error)
{
    static const size_t numbers[] = {90, 60, 45, 30, 20, 15, 10, 7};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        PlycutPicture folded = *picture;
        Figure tried = {.traces = figure->traces, .count = figure->count};
        folded.draw_nodes = numbers[i];
        folded.fold = PLYCUT_FOLD_AUTO;
        if (picture->draw_nodes != 0 && numbers[i] >= picture->draw_nodes)
            continue;
        if (!best_attempt(&tried, &folded, arena, error))
            return 0;
        if (is_readable(&tried))
            return numbers[i];
    }
    return 0;
}

/* "at this width the smallest text would be 3.1 pt, ...: give --width 24cm, or fold the tree:
 * --draw-nodes 30" */
static bool refuse(const Figure *figure, const PlycutPicture *picture, Arena *arena,
                   PlycutError *error)
{
    enum { TEXT = 128 };
    const double tenths = 720 / 72.27, centimetre = 72 / 2.54;
    int type = (int)(type_on_paper(figure) / tenths * 100);
    int wide = (int)(picture->width * PLYCUT_TYPE_LEAST / type_on_paper(figure) / centimetre) + 1;
    char fewer[TEXT] = "", less[] = ", or --detail tiny";
    size_t nodes = nodes_that_fit(figure, picture, arena, error);
    if (nodes > 0)
        snprintf(fewer, sizeof fewer, ", or fold the tree: --draw-nodes %zu", nodes);
    bool rich = picture->detail == PLYCUT_DETAIL_FULL || picture->detail == PLYCUT_DETAIL_COMPACT;
    return plycut_fail(
        error, PLYCUT_E_LIMIT,
        "at this width the smallest text would be %d.%d pt, and 6 pt is the smallest "
        "that is legible: give "
        "--width %dcm%s%s",
        type / 10, type % 10, wide, fewer, rich ? less : "");
}

bool figure_fit(Figure *figure, Arena *arena, PlycutError *error)
{
    const PlycutPicture *picture = figure->picture;
    if (picture->width == 0)
        return figure_make(figure, arena, error);
    if (picture->pseudocode)
        return plycut_fail(error, PLYCUT_E_USAGE, "--pseudocode and --width do not go together");
    if (picture->layout != PLYCUT_LAYOUT_TIDY)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "only plycut's own layout has a width: leave out --layout dot, or --width");
    return best_attempt(figure, picture, arena, error) &&
           (is_readable(figure) || refuse(figure, picture, arena, error));
}
