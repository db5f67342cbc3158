/* How far nodes keep from their neighbours on paper: measured, and moved apart where there is room. */
#include <math.h>

#include "render/attempt.h"
#include "scene/shape.h"
#include "scene/style.h"

/* drawn_half() to a tenth: it is for whole points, and neighbours may lose half a point each. */
static double half_of(const Drawn *drawn)
{
    return drawn_half(drawn) + drawn->width % 2 / 2.0;
}

/* The space between a node and its left neighbour, or the one above it in a column: points of the scene. */
static double gap_before(const Scene *scene, uint32_t d)
{
    const Drawn *right = &scene->view.drawn[d], *left = &scene->view.drawn[right->left];
    if (scene->picture->grow == PLYCUT_GROW_RIGHT)
        return left->y + drawn_bottom(scene, right->left) - right->y - drawn_top(scene, d);
    return right->x - half_of(right) - left->x - half_of(left);
}

static bool is_outlined(const Scene *scene, uint32_t d)
{
    return drawn_style(scene, d).outline != OUTLINE_NONE;
}

static double smallest_gap(const Figure *figure, bool outlined)
{
    double least = INFINITY;
    for (size_t i = 0; i < figure->count; i++) {
        const Scene *scene = &figure->scenes[i];
        for (uint32_t d = 0; d < scene->view.count; d++) {
            const uint32_t left = scene->view.drawn[d].left;
            if (left != NOT_DRAWN &&
                (!outlined || (is_outlined(scene, left) && is_outlined(scene, d))))
                least = fmin(least, gap_before(scene, d) * figure->scale);
        }
    }
    return least;
}

double least_gap(const Figure *figure)
{
    return smallest_gap(figure, false);
}

double outlines_gap(const Figure *figure)
{
    return smallest_gap(figure, true);
}

/* Move neighbours that far apart, if all type can still be read then. */
static bool figure_part(Figure *figure, int points, bool low, Arena *arena, PlycutError *error)
{
    enum { ROUNDS = 5 }; /* what moves apart gets smaller, and then needs a little more */
    Figure wider = *figure;
    for (int round = 0; round < ROUNDS && least_gap(&wider) < points; round++) {
        PlycutPicture way = *wider.picture;
        way.low = low;
        way.air += (int)ceil((points - least_gap(&wider)) / wider.scale);
        wider = (Figure){.traces = figure->traces, .count = figure->count};
        if (!figure_attempt(&wider, way, arena, error))
            return false;
    }
    if (figure_is_readable(&wider))
        *figure = wider;
    return true;
}

/* Where the height decides how large nodes are, between lower ranks. */
bool figure_air(Figure *figure, int points, Arena *arena, PlycutError *error)
{
    return figure_part(figure, points, false, arena, error) &&
           (figure->picture->paper.height == 0 || figure_part(figure, points, true, arena, error));
}

/* Moments keep their places: what one of them writes must not move it. */
bool figure_spread(Figure *figure, Arena *arena, PlycutError *error)
{
    static const int airs[] = {24, 18, 12, 6};
    enum { NEARLY = 98 }; /* percent: a wider tree also has a little more room between its ranks */
    if (!figure->picture->paper.slide || plycut_trace_is_moment(figure->traces[0]))
        return true;
    for (size_t i = 0; i < sizeof airs / sizeof *airs; i++) {
        Figure wider = {.traces = figure->traces, .count = figure->count};
        PlycutPicture way = *figure->picture;
        way.air = airs[i];
        if (!figure_attempt(&wider, way, arena, error))
            return false;
        if (wider.scale * 100 >= figure->scale * NEARLY && figure_is_readable(&wider)) {
            *figure = wider;
            return true;
        }
    }
    return true;
}
