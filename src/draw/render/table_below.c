/* The lines below a table of counts: each convention or note once, with the rows that it holds for.
 */
#include <string.h>

#include "render/conventions.h"
#include "render/table.h"

/* The rows, and a line for each ("": none). */
typedef struct Remarks {
    const PlycutCountRow *rows;
    Grid lines; /* a column */
    size_t count;
    const Below *below;
    PlycutOut *out;
} Remarks;

static void remark_rules(const void *self, size_t i, size_t column, PlycutOut *out)
{
    const Remarks *remarks = self;
    const PlycutCountRow *row = &remarks->rows[i];
    const Conventions conventions = conventions_of_row(row);
    (void)column;
    conventions_write(&conventions, false, out);
    if (remarks->below->tells_passes && plycut_search_has_passes(&row->options))
        wording_write(out, SAY_OF_ALL_PASSES, NO_TERMS);
}

static void remark_note(const void *self, size_t i, size_t column, PlycutOut *out)
{
    const Remarks *remarks = self;
    (void)column;
    if (row_has_note(&remarks->rows[i]))
        row_note_write(&remarks->rows[i], out);
}

/* ---- Which rows ------------------------------------------------------------------------------ */

static bool same_line(const Remarks *remarks, size_t a, size_t b)
{
    return strcmp(remarks->lines.cells[a], remarks->lines.cells[b]) == 0;
}

static bool same_input(const Remarks *remarks, size_t a, size_t b)
{
    return strcmp(remarks->rows[a].input, remarks->rows[b].input) == 0;
}

/* The first row that `same` finds equal to this one, perhaps the row itself. */
static size_t first_like(const Remarks *remarks, size_t row,
                         bool (*same)(const Remarks *, size_t, size_t))
{
    size_t first = 0;
    while (!same(remarks, first, row))
        first++;
    return first;
}

static bool same_algorithm(const Remarks *remarks, size_t a, size_t b)
{
    return remarks->rows[a].algorithm == remarks->rows[b].algorithm;
}

static bool all_say(const Remarks *remarks, size_t line)
{
    for (size_t i = 0; i < remarks->count; i++)
        if (!same_line(remarks, i, line))
            return false;
    return true;
}

/* Does only the algorithm decide which rows have this line? */
static bool is_by_algorithm(const Remarks *remarks, size_t line)
{
    for (size_t i = 0; i < remarks->count; i++)
        if (same_line(remarks, i, line) !=
            same_line(remarks, first_like(remarks, i, same_algorithm), line))
            return false;
    return true;
}

static void algorithms_write(const Remarks *remarks, size_t line)
{
    const char *gap = "";
    for (size_t i = 0; i < remarks->count; i++) {
        if (!same_line(remarks, i, line) || first_like(remarks, i, same_algorithm) != i)
            continue;
        plycut_out_format(remarks->out, "%s%s", gap, remarks->rows[i].algorithm->name);
        gap = ", ";
    }
}

/* The rows from `row` to `end` belong to one input: name it, and the algorithms if not all have the
 * line. */
static void input_write(const Remarks *remarks, size_t row, size_t end, size_t line)
{
    bool whole = true;
    remarks->below->write(remarks->out, remarks->rows[row].input);
    for (size_t i = row; i < end; i++)
        whole &= same_line(remarks, i, line);
    for (size_t i = row; i < end && !whole; i++)
        if (same_line(remarks, i, line))
            plycut_out_format(remarks->out, ", %s", remarks->rows[i].algorithm->name);
}

static void inputs_write(const Remarks *remarks, size_t line)
{
    const char *gap = "";
    for (size_t row = 0, end; row < remarks->count; row = end) {
        bool any = false;
        for (end = row; end < remarks->count && same_input(remarks, row, end); end++)
            any |= same_line(remarks, end, line);
        if (!any)
            continue;
        plycut_out_text(remarks->out, gap);
        input_write(remarks, row, end, line);
        gap = "; ";
    }
}

/* ---- The lines ------------------------------------------------------------------------------- */

static void remark_write(const Remarks *remarks, size_t line)
{
    const Below *below = remarks->below;
    plycut_out_text(remarks->out, below->before);
    if (!all_say(remarks, line)) {
        if (is_by_algorithm(remarks, line))
            algorithms_write(remarks, line);
        else
            inputs_write(remarks, line);
        plycut_out_text(remarks->out, ": ");
    }
    below->write(remarks->out, remarks->lines.cells[line]);
    plycut_out_text(remarks->out, below->end);
}

static void remarks_write(const PlycutCountRow *rows, size_t count, const Below *below,
                          CellWrite *tell, PlycutOut *out, Arena *arena)
{
    Remarks remarks = {rows, {.column_count = 1, .row_count = count}, count, below, out};
    grid_fill(&remarks.lines, tell, &remarks, arena);
    for (size_t i = 0; i < remarks.lines.row_count; i++)
        if (remarks.lines.cells[i][0] != '\0' && first_like(&remarks, i, same_line) == i)
            remark_write(&remarks, i);
}

void counts_below(const PlycutCountRow *rows, size_t count, const Below *below, PlycutOut *out,
                  Arena *arena)
{
    plycut_out_text(out, below->opening);
    remarks_write(rows, count, below, remark_rules, out, arena);
    if (below->notes)
        remarks_write(rows, count, below, remark_note, out, arena);
    plycut_out_text(out, below->closing);
}
