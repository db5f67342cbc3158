/* A counts table in any of the formats that are tables. Programs get format "plycut-count", version 1: the columns of
 * columns.def and, if the search had more options, these and their results. */
#include <string.h>

#include "render/conventions.h"
#include "render/escape.h"
#include "render/table.h"
#include "trace/write.h"

/* ---- JSON ------------------------------------------------------------------------------------ */

/* An empty cell is not known; but an empty input is a name. A bound's type is a member of its own.
 */
static void json_cell(PlycutJson *json, const PlycutCountRow *row, Column column,
                      const GridColumn *info, const char *text)
{
    plycut_json_key(json, info->name);
    if (text[0] == '\0' && column != COLUMN_INPUT)
        plycut_json_null(json);
    else if (column == COLUMN_VALUE)
        plycut_json_value(json, row->result.value);
    else if (column == COLUMN_ROOT_WINDOW)
        plycut_json_window(json, row->options.alpha, row->options.beta);
    else if (info->number)
        plycut_json_raw(json, text, strlen(text));
    else
        plycut_json_string(json, text);
}

/* The results. The last columns become members only for searches that they apply to. */
static void json_found(PlycutJson *json, const PlycutCountRow *row)
{
    const PlycutResult *r = &row->result;
    if (row->needs != NULL) {
        plycut_json_key_string(json, "needs", row->needs);
        return;
    }
    if (r->type != PLYCUT_EXACT)
        plycut_json_key_string(json, "type", plycut_bound_text(r->type));
    if (row->options.limits_cut)
        plycut_json_key_integer(json, "limit", (int64_t)r->cutoffs[PLYCUT_LIMIT]);
    if (plycut_is_limited(row->limits))
        plycut_json_key_window(json, "limits", row->limits.low, row->limits.high);
    if (row->options.table > 0)
        plycut_json_key_integer(json, "table_hits", (int64_t)r->known);
    if (plycut_search_has_passes(&row->options)) {
        plycut_json_key_integer(json, "passes", r->passes);
        plycut_json_key_bool(json, "finished", !r->out_of_budget);
    }
    if (!plycut_search_repeats(&row->options))
        return;
    plycut_json_key_count(json, "distinct_nodes", r->distinct_nodes);
    plycut_json_key_count(json, "distinct_leaves", r->distinct_leaves);
}

static void counts_json(const PlycutCountRow *rows, const Grid *grid, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_begin(&json, out, "plycut-count", 1);
    plycut_json_key_open(&json, "results", '[');
    for (size_t i = 0; i < grid->row_count; i++) {
        plycut_json_row(&json);
        for (Column c = 0; c < COLUMN_DISTINCT_NODES; c++)
            json_cell(&json, &rows[i], c, &grid->columns[c], grid_cell(grid, i, c));
        PlycutSearchOptions options = rows[i].options; /* those beyond the columns */
        options.node_budget = node_budget_asked(&rows[i].options);
        search_numbers_json(&options, NUMBERS_OF_COUNTS, &json);
        json_found(&json, &rows[i]);
        plycut_json_close(&json);
    }
    plycut_json_end(&json);
}

/* ---- All formats ----------------------------------------------------------------------------- */

const TableFormat table_text = {
    .grid = grid_text, .digits = 6, .below = {"\n", "", "\n", "", text_write_clean, .notes = true}};
const TableFormat table_csv = {.grid = grid_csv};
const TableFormat table_json = {.counts = counts_json, .nodes = nodes_json};
const TableFormat table_markdown = {
    .grid = grid_markdown,
    .fractions = true,
    .below = {"", "\n", "\n", "", markdown_cell, .tells_passes = true}};
const TableFormat table_latex = {.grid = grid_latex,
                                 .digits = 4,
                                 .compact = true,
                                 .below = {"", "\n\\smallskip\\noindent\\raggedright ", "\n",
                                           "\\par\\endgroup\n", latex_cell, .tells_passes = true}};

const TableFormat *table_format(const char *name, PlycutError *error)
{
    static const struct {
        const char *name;
        const TableFormat *format;
    } formats[] = {
#define PICTURE(...)
#define TABLE(name, ending, format, summary) {name, &table_##format},
#include "render/formats.def"
#undef PICTURE
#undef TABLE
    };
    const int row = plycut_name_find(
        "table format", name, PLYCUT_NAMES(formats, name, sizeof formats / sizeof *formats), error);
    return row >= 0 ? formats[row].format : NULL;
}

bool table_end(bool made, PlycutOut *out, PlycutError *error)
{
    return made ? plycut_out_end(out, "the table", error) : plycut_no_memory(error);
}

static void counts_in_format(const TableFormat *format, const PlycutCountRow *rows, size_t count,
                             PlycutOut *out, Arena *arena)
{
    Grid whole, grid;
    counts_grid(rows, count, format, &whole, arena);
    if (format->counts != NULL) {
        format->counts(rows, &whole, out);
        return;
    }
    grid = whole;
    if (format->compact)
        counts_compact(rows, &whole, &grid, arena);
    format->grid(&grid, out);
    if (format->compact)
        counts_common(&whole, &format->below, out);
    if (format->below.write != NULL)
        counts_below(rows, count, &format->below, out, arena);
}

bool plycut_render_counts(const PlycutCountRow *rows, size_t count, const char *format,
                          PlycutOut *out, PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    const TableFormat *writer = table_format(format, error);
    if (writer == NULL)
        return false;
    counts_in_format(writer, rows, count, out, &arena);
    const bool made = !arena.failed;
    arena_release(&arena);
    return table_end(made, out, error);
}
