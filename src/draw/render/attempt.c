/* One attempt to fit a picture on paper or on a slide: laid out, scaled, and its smallest type measured. */
#include <math.h>

#include "render/attempt.h"
#include "render/back_end.h"
#include "scene/board.h"
#include "scene/edge.h"

int scene_smallest_type(const Scene *scene, bool additions)
{
    int least = scene->measures->value;
    for (uint32_t d = 0; d < scene->view.count; d++) {
        Label label;
        if (scene->view.drawn[d].label.width > 0 && edge_type(scene) < least)
            least = edge_type(scene);
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

double type_on_paper(const Figure *figure)
{
    double least = 0;
    for (size_t i = 0; i < figure->count; i++) {
        double type = scene_smallest_type(&figure->scenes[i], true) * figure->scale;
        if (i == 0 || type < least)
            least = type;
    }
    return least;
}

double type_least(const PlycutPicture *picture)
{
    const PlycutPaper *paper = &picture->paper;
    return paper->least > 0 ? paper->least
           : paper->slide   ? PLYCUT_SLIDE_TYPE_LEAST
                            : PLYCUT_TYPE_LEAST;
}

bool figure_is_readable(const Figure *figure)
{
    double type = type_on_paper(figure);
    return type == 0 || type >= type_least(figure->picture);
}

/* The paper with title and legend, as the figure is now. */
static FigurePaper whole_paper(const Figure *figure)
{
    PlacedLegend legend;
    Listing listing;
    legend_place(figure, &legend);
    (void)listing_make(figure, &listing);
    return figure_paper(figure, &legend, &listing);
}

enum { CAPTION = 12 }; /* the type of captions: points */

/* Enlarge or shrink the whole so that it fills the slide; captions are of the least type at least. */
static void figure_fill(Figure *figure)
{
    enum { ROUNDS = 6, LARGEST = 2 };
    figure->scale = LARGEST;
    for (int round = 0; round < ROUNDS; round++) {
        const double caption = ceil(type_least(figure->picture) / figure->scale) * 100 / CAPTION;
        figure_place(figure, figure->width, caption > 100 ? (int)ceil(caption) : 100);
        figure->scale = whole_paper(figure).scale;
    }
}

/* Shrink the trees to the width and the height, but their headings only to a size that can be read; or leave room
 * on both sides. A poster is filled: it is read from further away than a page. */
static void figure_shrink(Figure *figure)
{
    enum { HEADING_LEAST = 8, PAGE_WIDEST = 1191 }; /* on paper, A3: points */
    const PlycutPaper *paper = &figure->picture->paper;
    const bool poster = paper->width > PAGE_WIDEST;
    int whole = figure->width + 2 * (figure->pad + figure_beyond(figure)),
        wide = poster ? 0 : (int)paper->width - 2 * figure->pad, heading = 100;
    if (paper->width > 0 && (poster || paper->width < whole))
        figure->scale = paper->width / whole;
    if (CAPTION * figure->scale < HEADING_LEAST)
        heading = (int)(100 * HEADING_LEAST / (CAPTION * figure->scale));
    figure_place(figure, wide > figure->width ? wide : figure->width, heading);
    if (paper->height > 0)
        figure->scale = fmin(figure->scale, whole_paper(figure).scale);
}

bool figure_attempt(Figure *figure, PlycutPicture way, Arena *arena, PlycutError *error)
{
    PlycutPicture *kept = arena_take(arena, sizeof *kept);
    if (kept == NULL)
        return plycut_no_memory(error);
    *kept = way;
    figure->picture = kept;
    if (!figure_make(figure, arena, error))
        return false;
    (figure->picture->paper.slide ? figure_fill : figure_shrink)(figure);
    return true;
}
