/* From traces to a file, for back ends that draw a figure with its legend. */
#include <math.h>

#include "render/back_end.h"
#include "render/heading.h"
#include "scene/hidden.h"

/* What is drawn, without room round it: everything is centred except the legend, which is at the left, and the listing at
 * the right. */
static FigurePaper ink_of(const Figure *figure, const PlacedLegend *legend, const Listing *listing)
{
    const double middle = figure->width / 2.0;
    double half =
        fmax(middle + figure_beyond(figure), legend->right_of_tree ? 0 : legend->width / 2);
    double top = figure->scenes[0].top + figure_caption_height(figure);
    Heading title;
    if (heading_title(figure, &title)) {
        half = fmax(half, title.width / 2.0);
        top = title.y + title.height / 2.0;
    }
    for (size_t i = 0; i < figure->count && figure_has_captions(figure); i++) {
        heading_caption(figure, i, &title);
        half = fmax(half, figure->columns > 1 ? fabs(title.x - middle) + title.width / 2.0
                                              : title.width - middle);
    }
    const double right = fmax(fmax(middle + half, listing->left + listing->width),
                              legend->right_of_tree ? legend->left + legend->width : 0);
    const double lowest = listing_lowest(figure, listing),
                 bottom = legend->right_of_tree ? fmin(lowest, legend->top - legend->height)
                          : legend->height > 0  ? lowest - LEGEND_GAP - legend->height
                                                : lowest;
    return (FigurePaper){middle - half, top, right - middle + half, top - bottom, 1, false};
}

Corner legend_corner(const Figure *figure, const PlacedLegend *legend, const FigurePaper *paper)
{
    return legend->right_of_tree
               ? (Corner){legend->left, legend->top}
               : (Corner){paper->left + figure->pad,
                          paper->top - paper->height + figure->pad + legend->height};
}

/* A slide has the ink in its middle; other paper is cut to it. */
FigurePaper figure_paper(const Figure *figure, const PlacedLegend *legend, const Listing *listing)
{
    const PlycutPaper *asked = &figure->picture->paper;
    const FigurePaper ink = ink_of(figure, legend, listing);
    const double pad = figure->pad;
    FigurePaper paper = {
        ink.left - pad, ink.top + pad, ink.width + 2 * pad, ink.height + 2 * pad, 1, false};
    if (asked->slide) {
        paper.scale = fmin(asked->width / paper.width, asked->height / paper.height);
        paper.scale = fmin(paper.scale, figure->scale);
        paper.left -= (asked->width / paper.scale - paper.width) / 2;
        paper.top += (asked->height / paper.scale - paper.height) / 2;
        paper.width = asked->width / paper.scale;
        paper.height = asked->height / paper.scale;
        return paper;
    }
    if (asked->width > 0)
        paper.scale = asked->width / paper.width;
    if (asked->height > 0)
        paper.scale = fmin(paper.scale, asked->height / paper.height);
    return paper;
}

bool figure_render(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                   FigureWriter *write, const void *self, PlycutOut *out, PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    Figure figure = {.traces = traces_hidden(traces, count, picture->hide, &arena),
                     .count = count,
                     .picture = picture};
    bool made = (figure.traces != NULL || plycut_no_memory(error)) &&
                (count == 0 || (figure_fit(&figure, &arena, error) && legend_fits(&figure, error)));
    if (made && count > 0)
        write(&figure, self, out);
    arena_release(&arena);
    return made && plycut_out_end(out, "the picture", error);
}
