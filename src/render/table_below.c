/* What stands below a table of counts: by which conventions, each said once, and of which rows. */
#include <string.h>

#include "render/conventions.h"
#include "render/table.h"

/* The rows, and what is to be said of each ("": nothing). */
typedef struct Said {
    const PlycutCountRow *rows;
    const char **lines;
    size_t count;
    const Below *below;
    PlycutOut *out;
} Said;

typedef void TellRow(const PlycutCountRow *row, const Below *below, PlycutOut *out);

static void tell_rules(const PlycutCountRow *row, const Below *below, PlycutOut *out)
{
    Conventions conventions = conventions_of_row(row);
    conventions_write(&conventions, false, out);
    if (below->tells_passes && plycut_search_has_passes(&row->options))
        wording_write(out, SAY_OF_ALL_PASSES, NO_TERMS);
}

static void tell_note(const PlycutCountRow *row, const Below *below, PlycutOut *out)
{
    (void)below;
    if (row_has_note(row))
        row_note_write(row, out);
}

/* What is said of a row. NULL: no memory. */
static const char *line_of(const PlycutCountRow *row, const Below *below, TellRow *tell,
                           Arena *arena)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    tell(row, below, &out);
    bool told = plycut_out_flush(&out);
    const char *line =
        told ? arena_text(arena, text.length > 0 ? text.bytes : "", text.length) : NULL;
    plycut_text_free(&text);
    return line;
}

/* ---- Which rows ------------------------------------------------------------------------------ */

static bool same_line(const Said *said, size_t a, size_t b)
{
    return strcmp(said->lines[a], said->lines[b]) == 0;
}

static bool same_input(const Said *said, size_t a, size_t b)
{
    return strcmp(said->rows[a].input, said->rows[b].input) == 0;
}

/* The first row that a test of ours finds equal to this one: the row itself, if no other. */
static size_t first_like(const Said *said, size_t row, bool (*same)(const Said *, size_t, size_t))
{
    size_t first = 0;
    while (!same(said, first, row))
        first++;
    return first;
}

static bool same_algorithm(const Said *said, size_t a, size_t b)
{
    return said->rows[a].algorithm == said->rows[b].algorithm;
}

static bool all_say(const Said *said, size_t line)
{
    for (size_t i = 0; i < said->count; i++)
        if (!same_line(said, i, line))
            return false;
    return true;
}

/* Do rows say so, or not, by their algorithm alone? */
static bool is_by_algorithm(const Said *said, size_t line)
{
    for (size_t i = 0; i < said->count; i++)
        if (same_line(said, i, line) != same_line(said, first_like(said, i, same_algorithm), line))
            return false;
    return true;
}

static void algorithms_write(const Said *said, size_t line)
{
    const char *gap = "";
    for (size_t i = 0; i < said->count; i++) {
        if (!same_line(said, i, line) || first_like(said, i, same_algorithm) != i)
            continue;
        plycut_out_format(said->out, "%s%s", gap, said->rows[i].algorithm->name);
        gap = ", ";
    }
}

/* The rows from `row` to `end` are those of an input: which of them say so? */
static void input_write(const Said *said, size_t row, size_t end, size_t line)
{
    bool whole = true;
    said->below->write(said->out, said->rows[row].input);
    for (size_t i = row; i < end; i++)
        whole &= same_line(said, i, line);
    for (size_t i = row; i < end && !whole; i++)
        if (same_line(said, i, line))
            plycut_out_format(said->out, ", %s", said->rows[i].algorithm->name);
}

static void inputs_write(const Said *said, size_t line)
{
    const char *gap = "";
    for (size_t row = 0, end; row < said->count; row = end) {
        bool any = false;
        for (end = row; end < said->count && same_input(said, row, end); end++)
            any |= same_line(said, end, line);
        if (!any)
            continue;
        plycut_out_text(said->out, gap);
        input_write(said, row, end, line);
        gap = "; ";
    }
}

/* ---- The lines ------------------------------------------------------------------------------- */

static void line_write(const Said *said, size_t line)
{
    const Below *below = said->below;
    plycut_out_text(said->out, below->before != NULL ? below->before : "");
    if (!all_say(said, line)) {
        if (is_by_algorithm(said, line))
            algorithms_write(said, line);
        else
            inputs_write(said, line);
        plycut_out_text(said->out, ": ");
    }
    below->write(said->out, said->lines[line]);
    plycut_out_text(said->out, below->end);
}

static bool lines_write(const PlycutCountRow *rows, size_t count, const Below *below, TellRow *tell,
                        PlycutOut *out, Arena *arena)
{
    const char **lines = arena_take(arena, (count + 1) * sizeof *lines);
    Said said = {rows, lines, count, below, out};
    if (lines == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        if ((lines[i] = line_of(&rows[i], below, tell, arena)) == NULL)
            return false;
    for (size_t i = 0; i < count; i++)
        if (lines[i][0] != '\0' && first_like(&said, i, same_line) == i)
            line_write(&said, i);
    return true;
}

bool rules_write(const PlycutCountRow *rows, size_t count, const Below *below, PlycutOut *out,
                 Arena *arena)
{
    plycut_out_text(out, below->opening);
    return lines_write(rows, count, below, tell_rules, out, arena);
}

bool notes_write(const PlycutCountRow *rows, size_t count, const Below *below, PlycutOut *out,
                 Arena *arena)
{
    return lines_write(rows, count, below, tell_note, out, arena);
}
