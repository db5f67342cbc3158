/* The legend in DOT: one HTML table, a statement to delete for those who want none. */
#include "dot/dot.h"
#include "render/escape.h"
#include "render/legend.h"

/* Keeps the columns of the table apart. */
#define SPACE_CELL "<TD WIDTH=\"12\"></TD>"

static void cell_open(const char *align, PlycutOut *out)
{
    plycut_out_format(out, "<TD ALIGN=\"%s\">", align);
}

static void symbol_write(const Figure *figure, const LegendRow *row, PlycutOut *out)
{
    if (row->mark == MARK_CROSSED) {
        Label label;
        legend_crossed(figure, row, &label);
        dot_label_line(&label, 0, out);
        return;
    }
    plycut_out_format(out, row->bold ? "<FONT COLOR=\"%s\"><B>" : "<FONT COLOR=\"%s\">",
                      row->colour);
    html_write(out, row->letters);
    plycut_out_text(out, row->bold ? "</B></FONT>" : "</FONT>");
}

/* A row's two cells; empty ones for NULL. */
static void dot_key_row(const Figure *figure, const LegendRow *row, PlycutOut *out)
{
    if (row == NULL) {
        plycut_out_text(out, "<TD></TD><TD></TD>");
        return;
    }
    cell_open("LEFT", out);
    if (row->mark == MARK_LAST_MOVE)
        dot_last_move(figure->scenes, out);
    else
        symbol_write(figure, row, out);
    plycut_out_text(out, "</TD>");
    cell_open("LEFT", out);
    html_write(out, row->meaning.text);
    plycut_out_text(out, "</TD>");
}

/* Row i of the table of counts, its heads first; nothing below its last one. */
static void dot_counts_write(const Figure *figure, const Legend *legend, int i, PlycutOut *out)
{
    if (legend->count_lines == 0 || i > (int)legend->count_lines)
        return;
    for (int column = 0; column < legend->count_columns; column++) {
        cell_open(column == 0 ? "LEFT" : "RIGHT", out);
        plycut_out_text(out, i == 0 ? "<B>" : "");
        html_write(out, legend_cell(figure, i, column).text);
        plycut_out_text(out, i == 0 ? "</B></TD>" : "</TD>");
    }
}

static void dot_notes_write(const Legend *legend, PlycutOut *out)
{
    for (int i = 0; i < legend->note_count; i++) {
        plycut_out_text(out, i > 0 ? "\n<TR><TD ALIGN=\"LEFT\" COLSPAN=\"5\">"
                                   : "<TR><TD ALIGN=\"LEFT\" COLSPAN=\"5\">");
        html_write(out, legend->notes[i].text);
        plycut_out_text(out, "</TD></TR>");
    }
}

void dot_legend(const Figure *figure, PlycutOut *out)
{
    Legend legend;
    legend_make(figure, &legend);
    const LegendRow *rows = legend.rows;
    int count = legend.row_count, half = legend_half(&legend);
    plycut_out_text(out, "label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"3\" "
                         "CELLPADDING=\"1\">\n<TR><TD HEIGHT=\"6\"></TD></TR>\n");
    int lines = legend.count_lines > 0 ? (int)legend.count_lines + 1 : 0;
    for (int i = 0; i < half || i < lines; i++) {
        plycut_out_text(out, "<TR>");
        dot_key_row(figure, i < half ? &rows[i] : NULL, out);
        plycut_out_text(out, SPACE_CELL);
        dot_key_row(figure, half + i < count ? &rows[half + i] : NULL, out);
        plycut_out_text(out, SPACE_CELL);
        dot_counts_write(figure, &legend, i, out);
        plycut_out_text(out, "</TR>\n");
    }
    dot_notes_write(&legend, out);
    plycut_out_text(out, "</TABLE>>");
}
