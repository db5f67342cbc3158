/* How a picture fits paper or a slide: with as much detail as can be read there, and air between the nodes. */
#include <stdio.h>

#include "render/attempt.h"
#include "render/back_end.h"

/* ---- What is tried --------------------------------------------------------------------------- */

/* From the most detail on; dots say nothing, and are drawn only if they are asked for. On a slide type is always large. */
static const struct {
    PlycutDetail detail;
    enum { COORDINATES, BARE, NONE } boards;
    bool large;
    int dense, tight;
} ways[] = {
    {PLYCUT_DETAIL_FULL, COORDINATES, false, 0, 0}, {PLYCUT_DETAIL_FULL, BARE, false, 0, 0},
    {PLYCUT_DETAIL_FULL, NONE, false, 0, 0},        {PLYCUT_DETAIL_FULL, COORDINATES, true, 0, 0},
    {PLYCUT_DETAIL_FULL, BARE, true, 0, 0},         {PLYCUT_DETAIL_FULL, NONE, true, 0, 0},
    {PLYCUT_DETAIL_FULL, NONE, true, 1, 0},         {PLYCUT_DETAIL_FULL, NONE, true, 2, 0},
    {PLYCUT_DETAIL_COMPACT, NONE, false, 0, 0},     {PLYCUT_DETAIL_COMPACT, NONE, true, 0, 0},
    {PLYCUT_DETAIL_COMPACT, NONE, true, 3, 0},      {PLYCUT_DETAIL_TINY, NONE, false, 0, 0},
    {PLYCUT_DETAIL_TINY, NONE, true, 0, 0},         {PLYCUT_DETAIL_TINY, NONE, true, 0, 16},
    {PLYCUT_DETAIL_TINY, NONE, true, 0, 8},         {PLYCUT_DETAIL_TINY, NONE, true, 0, 4},
    {PLYCUT_DETAIL_TINY, NONE, true, 0, 1},         {PLYCUT_DETAIL_DOTS, NONE, false, 0, 0},
    {PLYCUT_DETAIL_DOTS, NONE, true, 0, 0}};
enum { WAYS = sizeof ways / sizeof *ways };

/* A frame of a talk, which is drawn for its names and windows. */
static bool is_frame(const PlycutPicture *picture)
{
    return picture->paper.least > 0;
}

/* Does the tree say more than its numbers, in the labels of its edges, in probabilities or in moves? Who leaves that out to have
 * room must have been asked to. */
static bool has_words(const PlycutTrace *trace)
{
    bool words = trace->nodes[0].board != NULL;
    for (uint32_t i = 0; i < trace->node_count && !words; i++) {
        const PlycutTraceNode *node = &trace->nodes[i];
        words = (node->label != NULL && node->label[0] != '\0') || node->probability > 0;
    }
    return words;
}

/* May the detail be chosen? */
static bool detail_is_possible(const PlycutPicture *picture, const PlycutTrace *trace,
                               PlycutDetail detail)
{
    if (picture->detail != PLYCUT_DETAIL_AUTO)
        return picture->detail == detail;
    if (picture->windows != PLYCUT_WINDOWS_NODES) /* who asks for them wants them */
        return detail == PLYCUT_DETAIL_FULL ||
               (detail == PLYCUT_DETAIL_COMPACT && picture->windows == PLYCUT_WINDOWS_EDGES);
    return detail == PLYCUT_DETAIL_FULL ||
           (detail == PLYCUT_DETAIL_COMPACT && !is_frame(picture)) ||
           (detail == PLYCUT_DETAIL_TINY && !is_frame(picture) && !has_words(trace));
}

static bool way_is_possible(const PlycutPicture *picture, const PlycutTrace *trace, int way)
{
    const bool none = trace->nodes[0].board == NULL;
    const bool same =
        ways[way].detail == PLYCUT_DETAIL_FULL && ways[way].dense == 0 &&
        ((ways[way].boards == BARE && none) ||
         (ways[way].boards == NONE && (none || picture->boards != PLYCUT_BOARDS_AUTO)));
    return !same && (!picture->paper.slide || ways[way].large) &&
           detail_is_possible(picture, trace, ways[way].detail);
}

static PlycutPicture picture_in(const PlycutPicture *picture, int way)
{
    PlycutPicture tried = *picture;
    tried.detail = ways[way].detail;
    tried.large = ways[way].large;
    tried.dense = ways[way].dense;
    tried.tight = ways[way].tight;
    tried.bare_boards = ways[way].boards != COORDINATES;
    if (ways[way].boards == NONE && picture->boards == PLYCUT_BOARDS_AUTO)
        tried.boards = PLYCUT_BOARDS_NONE;
    return tried;
}

/* The one with more air. */
static const Figure *airier(const Figure *one, const Figure *other)
{
    return one->scenes == NULL || least_gap(other) > least_gap(one) ? other : one;
}

/* The first attempt that can be read and is not crowded; otherwise, of those that can be read, the one with most air; or the last
 * of all. */
static bool best_attempt(Figure *figure, const PlycutPicture *picture, Arena *arena,
                         PlycutError *error)
{
    Figure crowded = {0};
    for (int way = 0; way < WAYS; way++) {
        if (!way_is_possible(picture, figure->traces[0], way))
            continue;
        if (!figure_attempt(figure, picture_in(picture, way), arena, error))
            return false;
        if (!figure_is_readable(figure))
            continue;
        if (!figure_spread(figure, arena, error) || !figure_air(figure, AIR, arena, error))
            return false;
        if (is_frame(picture) || least_gap(figure) >= AIR)
            return true;
        crowded = *airier(&crowded, figure);
    }
    if (crowded.scenes == NULL)
        return true;
    *figure = crowded;
    for (int points = AIR - 1; points > 0; points--)
        if (!figure_air(figure, points, arena, error))
            return false;
    return true;
}

/* Folds for air as far as that: with fewer nodes, a picture shows too little of its tree. Values without outlines are read closely
 * side by side, like the digits of Knuth and Moore's tree. */
enum { AIRY_LEAST = 15 };

static bool is_crowded(const Figure *figure)
{
    return outlines_gap(figure) < AIR;
}

/* A tree whose words have no room is folded, before anything that it says is left out; and so is one that is crowded, if that gives
 * it air. */
static bool best_folded(Figure *figure, const PlycutPicture *picture, Arena *arena,
                        PlycutError *error)
{
    static const size_t numbers[] = {45, 30, 20, AIRY_LEAST, 10};
    if (!best_attempt(figure, picture, arena, error))
        return false;
    const bool may = picture->detail == PLYCUT_DETAIL_AUTO && picture->draw_nodes == 0 &&
                     picture->fold == PLYCUT_FOLD_AUTO && !is_frame(picture),
               worded = may && has_words(figure->traces[0]);
    for (size_t i = 0; may && i < sizeof numbers / sizeof *numbers; i++) {
        const bool readable = figure_is_readable(figure);
        if (readable ? !is_crowded(figure) || numbers[i] < AIRY_LEAST : !worded)
            break;
        PlycutPicture folded = *picture;
        Figure tried = {.traces = figure->traces, .count = figure->count};
        folded.draw_nodes = numbers[i];
        if (!best_attempt(&tried, &folded, arena, error))
            return false;
        if (!readable ||
            (figure_is_readable(&tried) && outlines_gap(&tried) > outlines_gap(figure)))
            *figure = tried;
    }
    return true;
}

/* ---- Advice ---------------------------------------------------------------------------------- */

static bool would_fit(const Figure *figure, const PlycutPicture *picture, Arena *arena,
                      PlycutError *error)
{
    Figure tried = {.traces = figure->traces, .count = figure->count};
    return best_attempt(&tried, picture, arena, error) && figure_is_readable(&tried);
}

/* The largest number of drawn nodes that fits, or 0. */
static size_t nodes_that_fit(const Figure *figure, const PlycutPicture *picture, Arena *arena,
                             PlycutError *error)
{
    static const size_t numbers[] = {90, 60, 45, 30, 20, 15, 10, 7};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        PlycutPicture folded = *picture;
        folded.draw_nodes = numbers[i];
        folded.fold = PLYCUT_FOLD_AUTO;
        if ((picture->draw_nodes == 0 || numbers[i] < picture->draw_nodes) &&
            would_fit(figure, &folded, arena, error))
            return numbers[i];
    }
    return 0;
}

/* A detail with fewer words than was asked for that fits, as advice; "" if there is none. */
static const char *detail_that_fits(const Figure *figure, const PlycutPicture *picture,
                                    Arena *arena, PlycutError *error)
{
    static const struct {
        PlycutDetail detail;
        const char *advice;
    } fewer[] = {{PLYCUT_DETAIL_COMPACT, ", or --detail compact, without windows"},
                 {PLYCUT_DETAIL_TINY, ", or --detail tiny, only with values"}};
    const bool chooses =
        picture->detail != PLYCUT_DETAIL_AUTO || is_frame(picture) || has_words(figure->traces[0]);
    for (size_t i = 0; i < sizeof fewer / sizeof *fewer; i++) {
        PlycutPicture less = *picture;
        less.detail = fewer[i].detail;
        if (chooses && picture->detail < less.detail && would_fit(figure, &less, arena, error))
            return fewer[i].advice;
    }
    return "";
}

/* "at this width the smallest text would be 3.1 pt, ...: give --width 24cm, or fold the tree:
 * --draw-nodes 30" */
static bool figure_refuse(const Figure *figure, const PlycutPicture *picture, Arena *arena,
                          PlycutError *error)
{
    enum { TEXT = 128 };
    const PlycutPaper *paper = &picture->paper;
    const double tenths = paper->slide ? 10 : 720 / 72.27, centimetre = 72 / 2.54;
    const int type = (int)(type_on_paper(figure) * tenths + 0.001);
    const double larger = type_least(picture) / type_on_paper(figure) / centimetre;
    char fewer[TEXT] = "", size[TEXT] = "";
    size_t nodes = nodes_that_fit(figure, picture, arena, error);
    const bool given = !paper->slide && !is_frame(picture);
    if (given)
        snprintf(size, sizeof size, "give --%s %dcm", paper->width > 0 ? "width" : "height",
                 (int)((paper->width > 0 ? paper->width : paper->height) * larger) + 1);
    if (nodes > 0)
        snprintf(fewer, sizeof fewer, "%sfold the tree: --draw-nodes %zu",
                 size[0] != '\0' ? ", or " : "", nodes);
    return plycut_fail(error, PLYCUT_E_LIMIT,
                       "%s the smallest text would be %d.%d pt, and %d pt is the smallest that is "
                       "legible: %s%s%s",
                       !given             ? "on this slide"
                       : paper->width > 0 ? "at this width"
                                          : "at this height",
                       type / 10, type % 10, (int)(type_least(picture) * tenths / 10 + 0.5), size,
                       size[0] == '\0' && nodes == 0 ? "draw less, with --at, --below or -d"
                                                     : fewer,
                       detail_that_fits(figure, picture, arena, error));
}

bool figure_fit(Figure *figure, Arena *arena, PlycutError *error)
{
    const PlycutPicture *picture = figure->picture;
    if (!(picture->paper.width > 0) && !(picture->paper.height > 0))
        return figure_make(figure, arena, error);
    if (picture->pseudocode)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "--pseudocode has no room on paper of a given size: leave out --width, --height or "
            "--slide");
    if (picture->layout != PLYCUT_LAYOUT_TIDY)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "only plycut's own layout has a size: leave out --layout dot, or "
                           "--width, --height and --slide");
    if (!best_folded(figure, picture, arena, error))
        return false;
    return figure_is_readable(figure) || figure_refuse(figure, picture, arena, error);
}
