/* A table of the nodes of a search: each with its window, its value, or why it was never visited. Programs get format
 * "plycut-nodes", version 1. */
#include "facts/lookup.h"
#include "render/conventions.h"
#include "render/table.h"
#include "scene/shown.h"
#include "scene/wording.h"
#include "trace/viewpoint.h"
#include "trace/write.h"

#include <limits.h>
#include <math.h>
#include <string.h>

typedef enum NodeColumn {
#define NODE_COLUMN(id, ...) NODE_##id,
#include "render/nodes.def"
#undef NODE_COLUMN
    NODE_COLUMNS
} NodeColumn;

static const GridColumn COLUMN_LIST[NODE_COLUMNS] = {
#define NODE_COLUMN(id, name, number, heading, text, summary) {name, heading, number},
#include "render/nodes.def"
#undef NODE_COLUMN
};

/* The rows, a node each. */
typedef struct Rows {
    const PlycutTrace *trace;
    PlycutValues values;
    int last_ply;
    bool decimal;   /* for programs: fractions as decimals */
    uint32_t *node; /* of each row */
    size_t count;
} Rows;

/* ---- Cells ----------------------------------------------------------------------------------- */

/* Why a node was never visited: what happened at the nearest visited node above it. */
static Worded reason_text(const Rows *t, const PlycutTraceNode *node)
{
    static const TextId CUTOFF[] = {[PLYCUT_SHALLOW] = SAY_WHY_CUTOFF_SHALLOW,
                                    [PLYCUT_DEEP] = SAY_WHY_CUTOFF_DEEP,
                                    [PLYCUT_WINDOW] = SAY_WHY_CUTOFF_WINDOW,
                                    [PLYCUT_LIMIT] = SAY_WHY_CUTOFF_LIMIT};
    const PlycutTraceNode *nodes = t->trace->nodes, *top = node, *above = NULL;
    if (node->visited)
        return (Worded){.length = 0};
    for (above = &nodes[top->parent]; !above->visited; above = &nodes[top->parent])
        top = above;
    if (top->pruned)
        above = &nodes[plycut_trace_pruned_at(t->trace, (uint32_t)(top - nodes))];
    TextId say = above->known  ? SAY_WHY_KNOWN
                 : top->pruned ? CUTOFF[top->cut_kind]
                               : SAY_WHY_STOPPED;
    return worded(say, TERMS(TEXT(node, t->trace->stored ? above->name : above->path)));
}

static const char *edge_move_text(const PlycutTrace *trace, uint32_t id)
{
    const char *label = trace->stored ? node_label(trace, id) : NULL;
    return label == NULL ? "" : label;
}

static void node_cell_write(const void *self, size_t row, size_t column, PlycutOut *out)
{
    const Rows *t = self;
    const uint32_t id = t->node[row];
    const PlycutTraceNode *node = &t->trace->nodes[id];
    const Shown shown = shown_of(t->trace, node, t->values);
    const bool entered = node->visited && t->trace->options.algorithm->windowed;
    switch (column) {
#define NODE_COLUMN(id, name, number, heading, text, summary)                                      \
    case NODE_##id:                                                                                \
        plycut_out_text(out, text);                                                                \
        break;
#include "render/nodes.def"
#undef NODE_COLUMN
    }
}

/* ---- Rows ------------------------------------------------------------------------------------ */

/* In depth-first order; the rows have room for every node of the trace. */
static void rows_add(Rows *t, uint32_t id)
{
    const PlycutTraceNode *node = &t->trace->nodes[id];
    t->node[t->count++] = id;
    for (uint32_t i = 0; i < node->child_count && node->ply < t->last_ply; i++)
        rows_add(t, node->first_child + i);
}

/* ---- JSON ------------------------------------------------------------------------------------ */

/* Windows have null for no bound. */
static void node_number_write(NodeColumn column, double number, PlycutJson *json)
{
    if (column == NODE_ALPHA)
        plycut_json_lower(json, number);
    else if (column == NODE_BETA)
        plycut_json_upper(json, number);
    else
        plycut_json_value(json, number);
}

/* An empty cell is not known, or the node has no such thing. */
static void json_row(const Grid *grid, size_t row, PlycutJson *json)
{
    plycut_json_row(json);
    for (size_t c = 0; c < grid->column_count; c++) {
        const char *text = grid_cell(grid, row, c);
        double number;
        plycut_json_key(json, grid->columns[c].name);
        if (text[0] == '\0')
            plycut_json_null(json);
        else if (grid->columns[c].number && plycut_number_parse(text, strlen(text), true, &number))
            node_number_write((NodeColumn)c, number, json);
        else
            plycut_json_string(json, text);
    }
    plycut_json_close(json);
}

void nodes_json(const PlycutTrace *trace, PlycutValues values, const Grid *grid, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_begin(&json, out, "plycut-nodes", 1);
    valued_write_search(&trace->options, &trace->valuation, trace->limits, &json);
    if (values != PLYCUT_VALUES_MAX)
        plycut_json_key_string(&json, "values", plycut_values_text(values));
    if (trace->pass_count > 1)
        plycut_json_key_integer(&json, "pass", trace->passes[trace->shown].number);
    plycut_json_newline(&json);
    plycut_json_key_open(&json, "nodes", '[');
    for (size_t row = 0; row < grid->row_count; row++)
        json_row(grid, row, &json);
    plycut_json_end(&json);
}

/* ---- The whole ------------------------------------------------------------------------------- */

/* "; pass 2 of 3, depth 2": the pass that the nodes belong to. */
static void pass_write(const PlycutTrace *trace, PlycutOut *out)
{
    const PlycutTracePass *pass = &trace->passes[trace->shown];
    wording_write(out, SAY_NOTES_BETWEEN, NO_TERMS);
    wording_write(out, SAY_PASS_OF,
                  TERMS(COUNT(pass, pass->number), COUNT(count, trace->pass_count)));
    if (pass->depth >= 0)
        wording_write(out, SAY_RULE_DEPTH, TERMS(COUNT(depth, pass->depth)));
}

/* The conventions of the search, its pass, and whose point of view its numbers have. */
static Worded below_text(const Rows *t)
{
    const Conventions conventions = conventions_of_trace(t->trace);
    Worded rules;
    PlycutOut out;
    worded_begin(&rules, &out);
    conventions_write(&conventions, false, &out);
    if (t->trace->pass_count > 1)
        pass_write(t->trace, &out);
    (void)plycut_out_flush(&out);
    return worded(
        t->values == PLYCUT_VALUES_MOVER ? SAY_NODES_BELOW_MOVER : SAY_NODES_BELOW,
        TERMS(TEXT(algorithm, t->trace->options.algorithm->name), TEXT(conventions, rules.text)));
}

static void nodes_in_format(const TableFormat *format, const Rows *rows, const Grid *grid,
                            PlycutOut *out)
{
    const Below *below = &format->below;
    format->grid(grid, out);
    if (below->write == NULL)
        return;
    plycut_out_format(out, "%s%s", below->opening, below->before);
    below->write(out, below_text(rows).text);
    plycut_out_format(out, "%s%s", below->end, below->closing);
}

bool plycut_render_nodes(const PlycutTrace *trace, const PlycutFocus *focus, const char *name,
                         PlycutOut *out, PlycutError *error)
{
    static const PlycutFocus all = {.plies = -1};
    const PlycutFocus *part = focus != NULL ? focus : &all;
    const TableFormat *format = table_format(name, error);
    uint32_t top = part->node == NULL ? 0 : node_asked(trace, "at", part->node, error);
    if (format == NULL || top == PLYCUT_NO_NODE)
        return false;
    Arena arena = {.blocks = NULL};
    Rows rows = {.trace = trace,
                 .values = part->values,
                 .decimal = format->below.write == NULL,
                 .last_ply = part->plies < 0 ? INT_MAX : trace->nodes[top].ply + part->plies,
                 .node = arena_take(&arena, trace->node_count * sizeof *rows.node)};
    if (rows.node != NULL)
        rows_add(&rows, top);
    Grid grid = {.columns = COLUMN_LIST, .column_count = NODE_COLUMNS, .row_count = rows.count};
    grid_fill(&grid, node_cell_write, &rows, &arena);
    if (format->nodes != NULL)
        format->nodes(trace, part->values, &grid, out);
    else
        nodes_in_format(format, &rows, &grid, out);
    const bool made = !arena.failed;
    arena_release(&arena);
    return table_end(made, out, error);
}
