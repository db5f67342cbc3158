/* The cells of a counts table. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/table.h"
#include "base/utf8.h"

static const char *count_text(uint64_t count, Arena *arena)
{
    char text[32];
    int length = snprintf(text, sizeof text, "%llu", (unsigned long long)count);
    return arena_text(arena, text, (size_t)length);
}

/* A count; negative if it is unknown. */
static const char *known_text(int64_t count, Arena *arena)
{
    return count < 0 ? "" : count_text((uint64_t)count, arena);
}

/* For a search that may visit a node twice. */
static const char *distinct_text(const PlycutCountRow *row, int64_t count, Arena *arena)
{
    return plycut_search_repeats(&row->options) ? known_text(count, arena) : "";
}

const char *bounded_text(const char *number, PlycutBound type, Arena *arena)
{
    static const char *const SIGNS[] = {
        [PLYCUT_EXACT] = "", [PLYCUT_LOWER] = ">=", [PLYCUT_UPPER] = "<=", [PLYCUT_UNPROVED] = "?"};
    char text[PLYCUT_NUMBER_SIZE + 2];
    int length = snprintf(text, sizeof text, "%s%s", SIGNS[type], number);
    return arena_text(arena, text, (size_t)length);
}

static const char *cell_value_text(const PlycutResult *result, Arena *arena)
{
    char number[PLYCUT_NUMBER_SIZE];
    plycut_number_text(result->value, number);
    return isfinite(result->value) ? bounded_text(number, result->type, arena) : "";
}

/* "[-5, inf]" */
static const char *window_text(const PlycutSearchOptions *options, Arena *arena)
{
    char alpha[PLYCUT_NUMBER_SIZE], beta[PLYCUT_NUMBER_SIZE], text[2 * PLYCUT_NUMBER_SIZE + 4];
    if (!plycut_search_windowed(options))
        return "";
    plycut_number_text(options->alpha, alpha);
    plycut_number_text(options->beta, beta);
    int length = snprintf(text, sizeof text, "[%s, %s]", alpha, beta);
    return arena_text(arena, text, (size_t)length);
}

static const char *order_text(const PlycutSearchOptions *options, Arena *arena)
{
    char text[PLYCUT_ORDERING_MAX];
    const char *order = plycut_ordering_text(options, text);
    return arena_text(arena, order, strlen(order));
}

/* A file name may hold any bytes; tables are UTF-8. An invalid byte becomes U+FFFD, three bytes. */
static const char *input_text(const char *input, Arena *arena)
{
    char *text = arena_take(arena, 3 * strlen(input) + 1);
    for (char *end = text; text != NULL && *input != '\0';)
        end += utf8_put(utf8_next(&input), end);
    return text;
}

/* A name, or "" for NULL. */
static const char *name_text(const char *name)
{
    return name == NULL ? "" : name;
}

const char *cell_text(const PlycutCountRow *row, Column column, Arena *arena)
{
    switch (column) {
    case COLUMN_INPUT:
        return input_text(row->input, arena);
    case COLUMN_ALGORITHM:
        return row->algorithm->name;
    case COLUMN_DEPTH:
        return known_text(row->options.depth, arena);
    case COLUMN_VALUE:
        return cell_value_text(&row->result, arena);
    case COLUMN_NODES:
        return count_text(row->result.nodes, arena);
    case COLUMN_LEAVES:
        return count_text(row->result.leaves, arena);
    case COLUMN_TREE_LEAVES:
        return known_text(row->tree_leaves, arena);
    case COLUMN_SHALLOW:
        return count_text(row->result.cutoffs[PLYCUT_SHALLOW], arena);
    case COLUMN_DEEP:
        return count_text(row->result.cutoffs[PLYCUT_DEEP], arena);
    case COLUMN_WINDOW:
        return count_text(row->result.cutoffs[PLYCUT_WINDOW], arena);
    case COLUMN_MINIMAL_LEAVES:
        return known_text(row->minimal_leaves, arena);
    case COLUMN_ROOT:
        return plycut_player_text(row->root);
    case COLUMN_CUT:
        return plycut_cut_text(row->options.cut);
    case COLUMN_FAIL:
        return plycut_fail_text(row->options.fail);
    case COLUMN_ORDER:
        return order_text(&row->options, arena);
    case COLUMN_EVALUATION:
        return name_text(row->valuation.evaluation);
    case COLUMN_SCORE:
        return name_text(row->valuation.score);
    case COLUMN_ROOT_WINDOW:
        return window_text(&row->options, arena);
    case COLUMN_DISTINCT_NODES:
        return distinct_text(row, row->result.distinct_nodes, arena);
    case COLUMN_DISTINCT_LEAVES:
        return distinct_text(row, row->result.distinct_leaves, arena);
    default:
        return "";
    }
}

bool counts_grid(const PlycutCountRow *rows, size_t count, Grid *grid, Arena *arena)
{
    static const GridColumn columns[COLUMNS] = {
#define COLUMN(id, name, number, heading, summary) {name, name, number},
#include "render/columns.def"
#undef COLUMN
    };
    const char **cells = arena_take(arena, (count * COLUMNS + 1) * sizeof *cells);
    *grid = (Grid){.columns = columns, .cells = cells, .column_count = COLUMNS, .row_count = count};
    for (size_t i = 0; cells != NULL && i < count * COLUMNS; i++)
        if ((cells[i] = cell_text(&rows[i / COLUMNS], (Column)(i % COLUMNS), arena)) == NULL)
            return false;
    for (Column c = 0; c < COLUMNS; c++)
        grid->shown[c] = true;
    return cells != NULL;
}
