/* A table of nodes in each format. */
#include "render/nodes.h"
#include "words/valued.h"

#include <string.h>

void nodes_text(const NodeTable *table, PlycutOut *out)
{
    grid_text(&table->grid, out);
    plycut_out_format(out, "\n%s\n", table->below);
}

void nodes_csv(const NodeTable *table, PlycutOut *out)
{
    grid_csv(&table->grid, out);
}

void nodes_markdown(const NodeTable *table, PlycutOut *out)
{
    grid_markdown(&table->grid, out);
    plycut_out_char(out, '\n');
    markdown_cell(out, table->below);
    plycut_out_char(out, '\n');
}

void nodes_latex(const NodeTable *table, PlycutOut *out)
{
    grid_latex(&table->grid, NULL, out);
    plycut_out_text(out, "\n\\smallskip\\noindent ");
    latex_cell(out, table->below);
    plycut_out_char(out, '\n');
    plycut_out_text(out, GRID_LATEX_END);
}

/* An empty cell is not known, or the node has no such thing. */
static void json_row(const Grid *grid, size_t row, PlycutJson *json)
{
    plycut_json_newline(json);
    plycut_json_open(json, '{');
    for (size_t c = 0; c < grid->column_count; c++) {
        const char *text = grid_cell(grid, row, c);
        double number;
        plycut_json_key(json, grid->columns[c].name);
        if (text[0] == '\0')
            plycut_json_null(json);
        else if (grid->columns[c].number && plycut_number_parse(text, strlen(text), true, &number))
            plycut_json_number(json, number);
        else
            plycut_json_string(json, text);
    }
    plycut_json_close(json);
}

void nodes_json(const NodeTable *table, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_init(&json, out);
    plycut_json_open(&json, '{');
    plycut_json_key_string(&json, "format", "plycut-nodes");
    plycut_json_key_integer(&json, "version", 1);
    valued_write_search(&table->trace->options, &table->trace->valuation, &json);
    if (table->values != PLYCUT_VALUES_MAX)
        plycut_json_key_string(&json, "values", plycut_values_text(table->values));
    plycut_json_newline(&json);
    plycut_json_key_open(&json, "nodes", '[');
    for (size_t row = 0; row < table->grid.row_count; row++)
        json_row(&table->grid, row, &json);
    plycut_json_close(&json);
    plycut_json_close(&json);
    plycut_out_char(out, '\n');
}
