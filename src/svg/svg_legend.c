/* The legend in SVG: each mark drawn as the picture draws it, where legend_place says. */
#include "render/escape.h"
#include "svg/svg.h"

enum { BASELINE = 3 }; /* below a row's middle */

static void words_write(const char *text, double x, double y, const char *anchor, bool bold,
                        const char *colour, PlycutOut *out)
{
    svg_text(&(SvgText){.x = x,
                        .y = y - BASELINE,
                        .size = LEGEND_TYPE,
                        .bold = bold,
                        .anchor = anchor,
                        .colour = colour},
             text, out);
}

static void row_write(const Figure *figure, const PlacedLegend *legend, int i, Corner corner,
                      PlycutOut *out)
{
    const LegendRow *row = &legend->legend.rows[i];
    int half = i >= legend_half(&legend->legend), line = half ? i - legend_half(&legend->legend) : i;
    double x = corner.x + legend->symbol[half], y = corner.y + legend_y(line);
    if (row->mark == MARK_LAST_MOVE)
        svg_last_move(figure->scenes, x, y, out);
    else if (legend_draws(figure, row))
        svg_mark(figure->scenes, row->mark, x, y, out);
    else
        words_write(row->symbol, x, y, "start", row->bold, row->colour, out);
    words_write(row->meaning.text, corner.x + legend->words[half], y, "start", false, NULL, out);
}

/* The table's heads, and a line for each search. */
static void counts_write(const Figure *figure, const PlacedLegend *legend, Corner corner,
                         PlycutOut *out)
{
    for (int line = 0; line <= (int)legend->legend.count_lines; line++)
        for (int column = 0; column < legend->legend.count_columns; column++)
            words_write(legend_cell(figure, line, column).text, corner.x + legend->counts[column],
                        corner.y + legend_y(line), column == 0 ? "start" : "end", line == 0, NULL,
                        out);
}

void svg_legend(const Figure *figure, const PlacedLegend *legend, double x, double y, PlycutOut *out)
{
    const Legend *l = &legend->legend;
    const bool scaled = legend->scale != 1;
    const Corner corner = scaled ? (Corner){0, 0} : (Corner){x, y};
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
    for (int i = 0; i < l->row_count; i++)
        row_write(figure, legend, i, corner, out);
    if (l->count_lines > 0)
        counts_write(figure, legend, corner, out);
    for (int i = 0; i < l->note_count; i++)
        words_write(l->notes[i].text, corner.x, corner.y + legend_y(legend->lines + i), "start",
                    false, NULL, out);
    plycut_out_text(out, "</g>\n");
}
