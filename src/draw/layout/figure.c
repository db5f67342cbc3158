/* One tree or several in one picture. */
#include <stdio.h>
#include <string.h>

#include "base/same.h"
#include "layout/layout.h"
#include "layout/figure.h"

enum {
    TREE_GAP = 44,
    PAD = 12,
    NARROW_PAD = 2
}; /* between stacked trees, and round the picture: points */

bool figure_has_captions(const Figure *figure)
{
    return (figure->count > 1 || figure->picture->panels != NULL) &&
           figure->picture->heading == PLYCUT_HEADING_ALL;
}

int figure_caption_room(const Figure *figure)
{
    return figure->picture->panels != NULL ? PANEL_HEIGHT : CAPTION_HEIGHT;
}

int figure_caption_height(const Figure *figure)
{
    return figure_has_captions(figure) ? figure_caption_room(figure) * figure->heading / 100 : 0;
}

/* ---- Columns --------------------------------------------------------------------------------- */

enum {
    COLUMN_LEAST = 330, /* points: room for a caption */
    PANEL_LEAST = 270,  /* the same of a panel */
    SLIDE_LEAST = 260,  /* the same on a slide */
    COLUMN_GAP = 40,
    LEGEND_ABOUT = 130, /* how high a legend and a title are */
    ROW_WIDEST = 2000
};

static int figure_column_width(const Figure *figure, int column)
{
    int width = figure->columns == 1 || !figure_has_captions(figure) ? 0
                : figure->picture->panels != NULL                    ? PANEL_LEAST
                : figure->picture->paper.slide                       ? SLIDE_LEAST
                                                                     : COLUMN_LEAST;
    for (size_t i = (size_t)column; i < figure->count; i += (size_t)figure->columns)
        width = larger(width, figure->scenes[i].width);
    return width;
}

int figure_panel_width(const Figure *figure, size_t tree)
{
    enum { ENDLESS = 10000 }; /* text has no columns */
    return figure->columns == 0
               ? ENDLESS
               : figure_column_width(figure, (int)(tree % (size_t)figure->columns));
}

static int columns_width(const Figure *figure)
{
    int width = (figure->columns - 1) * COLUMN_GAP;
    for (int column = 0; column < figure->columns; column++)
        width += figure_column_width(figure, column);
    return width;
}

/* The height of the row of trees that begins with this one. */
static int row_height(const Figure *figure, size_t first)
{
    int height = 0;
    for (size_t i = first; i < figure->count && i < first + (size_t)figure->columns; i++)
        height = larger(height, figure->scenes[i].top - figure->scenes[i].bottom);
    return height;
}

/* How far the trees in this many columns are from the shape of a slide: the ratio of both shapes, at least 1, and more if the
 * last row has a hole. */
static double shape_in(Figure *figure, int columns)
{
    const int caption = figure_has_captions(figure) ? figure_caption_room(figure) : 0;
    const double hole = figure->count % (size_t)columns != 0 ? 1.25 : 1;
    int height = figure->picture->legend != PLYCUT_LEGEND_NONE && !figure->picture->paper.slide
                     ? LEGEND_ABOUT
                     : 0;
    figure->columns = columns;
    for (size_t i = 0; i < figure->count; i += (size_t)columns)
        height += caption + row_height(figure, i) + TREE_GAP;
    const double shape = columns_width(figure) * 9.0 / (height * 16.0);
    return hole * (shape < 1 ? 1 / shape : shape);
}

/* Captions next to each other do not name the rules. */
static bool same_rules(const PlycutSearchOptions *a, const PlycutSearchOptions *b)
{
    return a->cut == b->cut && a->fail == b->fail && same_number(a->alpha, b->alpha) &&
           same_number(a->beta, b->beta) && same_number(a->quiescence, b->quiescence) &&
           a->table == b->table && a->symmetry == b->symmetry;
}

static bool goes_in_a_row(const Figure *figure)
{
    const PlycutTrace *first = figure->scenes[0].view.trace;
    bool row = !(figure->picture->paper.width > 0) || figure->picture->paper.slide;
    if (figure->picture->panels != NULL)
        return true;
    for (size_t i = 0; row && i < figure->count; i++) {
        const PlycutTrace *trace = figure->scenes[i].view.trace;
        row = trace->pass_count == 0 && same_rules(&trace->options, &first->options);
    }
    return row;
}

/* As many as are asked for. Else the number that is most like a slide. Moments are next to each other unless that is too wide. */
static int columns_choose(Figure *figure)
{
    const int count = (int)figure->count, asked = figure->picture->columns;
    const bool slide = figure->picture->paper.slide;
    int best = 1;
    if (asked > 0 || count == 1 || !goes_in_a_row(figure))
        return asked == 0 ? 1 : smaller(asked, count);
    if (scene_is_moment(figure->scenes) && !slide && figure->picture->panels == NULL) {
        figure->columns = count;
        return columns_width(figure) <= ROW_WIDEST ? count : 1;
    }
    for (int columns = 2; columns <= count; columns++)
        if (shape_in(figure, columns) < shape_in(figure, best))
            best = columns;
    return best;
}

/* ---- All of them ----------------------------------------------------------------------------- */

/* The width of the columns; and their nodes' numbers in the file. */
static void scenes_number(Figure *figure)
{
    uint32_t first = 0;
    for (size_t i = 0; i < figure->count; i++) {
        figure->scenes[i].first = first;
        first += figure->scenes[i].view.count;
    }
    figure->columns = columns_choose(figure);
    figure->width = columns_width(figure);
}

/* A row of trees, their tops on one line, each in the middle of its column. */
static void row_place(Figure *figure, size_t first, int left, int top)
{
    for (int column = 0; column < figure->columns; column++) {
        const size_t i = first + (size_t)column;
        const int width = figure_column_width(figure, column);
        if (i >= figure->count)
            return;
        Scene *scene = &figure->scenes[i];
        const int right = left + (width - scene->width) / 2;
        scene_move(scene, right - scene->right, top - scene->up);
        scene->right = right;
        scene->up = top;
        left += width + COLUMN_GAP;
    }
}

/* Row below row, the first one's top at 0. */
void figure_place(Figure *figure, int width, int heading)
{
    int y = 0;
    figure->width = width;
    figure->heading = heading;
    for (size_t i = 0; i < figure->count; i += (size_t)figure->columns) {
        const int height = row_height(figure, i);
        y -= figure_caption_height(figure);
        row_place(figure, i, (width - columns_width(figure)) / 2, y);
        y -= height + TREE_GAP;
    }
}

int figure_beyond(const Figure *figure)
{
    int beyond = 0;
    for (size_t i = 0; i < figure->count; i++) {
        const Scene *scene = &figure->scenes[i];
        const int room = smaller(scene->right, figure->width - scene->right - scene->width);
        beyond = larger(beyond, causes_beyond(scene, &figure->causes[i]) - room);
    }
    return beyond;
}

/* "alpha-beta/"; if the picture has several passes of the algorithm, "alpha-beta/pass-2/". */
static const char *prefix_make(const Figure *figure, size_t i, Arena *arena)
{
    enum { PASS_TEXT = 24 };
    const PlycutTrace *trace = figure->traces[i];
    const PlycutAlgorithm *algorithm = trace->options.algorithm;
    if (figure->picture->panels != NULL) {
        const char letter[] = {(char)('a' + i), '/'};
        return arena_text(arena, letter, sizeof letter);
    }
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

/* "step-3/alpha-beta/" */
static const char *prefix_of_step(const Figure *figure, const char *prefix, Arena *arena)
{
    enum { STEP_TEXT = 32 };
    const size_t room = strlen(prefix) + STEP_TEXT;
    char *made = arena_take(arena, room);
    if (made != NULL)
        snprintf(made, room, "step-%zu/%s", figure->picture->step, prefix);
    return made;
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
    const bool several = figure->count > 1, step = figure->picture->step > 0;
    for (size_t i = 0; i < figure->count && (several || step); i++) {
        if (several)
            figure->scenes[i].prefix = prefix_make(figure, i, arena);
        if (step && figure->scenes[i].prefix != NULL)
            figure->scenes[i].prefix = prefix_of_step(figure, figure->scenes[i].prefix, arena);
        if (figure->scenes[i].prefix == NULL)
            return false;
    }
    return true;
}

bool figure_make(Figure *figure, Arena *arena, PlycutError *error)
{
    figure->scale = 1;
    const PlycutPaper *paper = &figure->picture->paper;
    const bool whole = paper->slide && !(paper->least > 0); /* not the text of a frame */
    figure->pad = paper->width > 0 && !whole ? NARROW_PAD : PAD;
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
    for (size_t i = 0; i < figure->count; i++)
        figure->causes[i] = causes_make(&figure->scenes[i]);
    return true;
}
