/* The legend in SVG: each mark drawn as the picture draws it, where legend_place says. */
#include "svg/svg.h"

/* Where the parts go: the legend's upper left corner. */
typedef struct Place {
    const Scene *scene;
    Corner corner;
    PlycutOut *out;
} Place;

static void svg_part_write(const LegendPart *part, void *self)
{
    enum { BASELINE = 3 }; /* below a row's middle */
    const Place *place = self;
    double x = place->corner.x + part->x, y = place->corner.y + part->y;
    if (part->mark != NULL && part->mark->mark == MARK_LAST_MOVE)
        svg_last_move(place->scene, x, y, place->out);
    else if (part->mark != NULL)
        svg_mark(place->scene, part->mark->mark, x, y, place->out);
    else
        svg_text(&(SvgText){.x = x,
                            .y = y - BASELINE,
                            .size = LEGEND_TYPE,
                            .bold = part->bold,
                            .anchor = part->right ? "end" : "start",
                            .colour = part->colour},
                 part->text, place->out);
}

void svg_legend(const Figure *figure, const PlacedLegend *legend, double x, double y,
                PlycutOut *out)
{
    const bool scaled = legend->scale != 1;
    Place place = {figure->scenes, scaled ? (Corner){0, 0} : (Corner){x, y}, out};
    if (legend->height <= 0)
        return;
    plycut_out_text(out, "<g class=\"legend\"");
    if (scaled) {
        plycut_out_text(out, " transform=\"translate(");
        svg_number(x, out);
        plycut_out_char(out, ' ');
        svg_number(-y, out);
        plycut_out_text(out, ") scale(");
        svg_number(legend->scale, out);
        plycut_out_text(out, ")\"");
    }
    plycut_out_text(out, ">\n");
    legend_each(figure, legend, svg_part_write, &place);
    plycut_out_text(out, "</g>\n");
}
