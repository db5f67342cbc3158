/* A table of the nodes of a search: each with its window, its value, or why it was never visited. */
#include "base/arena.h"
#include "facts/lookup.h"
#include "render/conventions.h"
#include "render/nodes.h"
#include "render/table.h"
#include "scene/shown.h"
#include "scene/wording.h"
#include "trace/viewpoint.h"

#include <limits.h>
#include <math.h>
#include <string.h>

enum {
#define NODE_COLUMN(id, name, number, heading, summary) NODE_##id,
#include "render/nodes.def"
#undef NODE_COLUMN
    NODE_COLUMNS
};

static const GridColumn COLUMN_LIST[NODE_COLUMNS] = {
#define NODE_COLUMN(id, name, number, heading, summary) {name, heading, number},
#include "render/nodes.def"
#undef NODE_COLUMN
};

/* The rows being made. */
typedef struct Rows {
    const PlycutTrace *trace;
    PlycutValues values;
    int last_ply;
    const char **cells, **cell; /* all, and the next one */
    Arena arena;
} Rows;

/* ---- Cells ----------------------------------------------------------------------------------- */

/* NULL: no memory, which is checked once, when all cells are filled. */
static const char *kept(Rows *t, const char *text)
{
    return arena_text(&t->arena, text, strlen(text));
}

static const char *number_text(Rows *t, double number, const char *mark)
{
    return kept(t, bound_text(number, mark).text);
}

/* Why a node was never visited: what happened at the nearest visited node above it. */
static const char *reason_text(Rows *t, const PlycutTraceNode *node)
{
    static const Wording CUTOFF[] = {[PLYCUT_SHALLOW] = SAY_WHY_CUTOFF_SHALLOW,
                                     [PLYCUT_DEEP] = SAY_WHY_CUTOFF_DEEP,
                                     [PLYCUT_WINDOW] = SAY_WHY_CUTOFF_WINDOW,
                                     [PLYCUT_LIMIT] = SAY_WHY_CUTOFF_LIMIT};
    const PlycutTraceNode *nodes = t->trace->nodes, *top = node, *above = NULL;
    if (node->visited)
        return "";
    for (above = &nodes[top->parent]; !above->visited; above = &nodes[top->parent])
        top = above;
    Wording say = above->known  ? SAY_WHY_KNOWN
                  : top->pruned ? CUTOFF[top->cut_kind]
                                : SAY_WHY_STOPPED;
    return kept(t,
                worded(say, TERMS(TEXT(node, t->trace->stored ? above->name : above->path))).text);
}

static void row_add_text(Rows *t, const char *text)
{
    *t->cell++ = text;
}

static void row_add_window(Rows *t, const PlycutTraceNode *node, const Shown *shown)
{
    const bool given = node->visited && t->trace->options.algorithm->windowed;
    row_add_text(t, given ? number_text(t, shown->alpha.value, shown->alpha_mark) : "");
    row_add_text(t, given ? number_text(t, shown->beta.value, shown->beta_mark) : "");
}

static void add_row(Rows *t, uint32_t id)
{
    const PlycutTraceNode *node = &t->trace->nodes[id];
    const Shown shown = shown_of(t->trace, node, t->values);
    const char *label = t->trace->stored ? node_label(t->trace, id) : NULL;
    row_add_text(t, node->path);
    row_add_text(t, t->trace->stored ? node->name : "");
    row_add_text(t, label == NULL ? "" : label);
    row_add_text(t, number_text(t, node->ply, ""));
    row_add_text(t, node->leaf ? "" : plycut_player_text(node->player));
    row_add_window(t, node, &shown);
    row_add_text(t, isnan(shown.value) ? "" : number_text(t, shown.value, shown.value_mark));
    row_add_text(t, node->visited ? plycut_bound_text(shown.type) : "");
    row_add_text(t, number_text(t, node->visits, ""));
    row_add_text(t, reason_text(t, node));
}

/* ---- Rows ------------------------------------------------------------------------------------ */

static size_t count_rows(const Rows *t, uint32_t id)
{
    const PlycutTraceNode *node = &t->trace->nodes[id];
    size_t rows = 1;
    for (uint32_t i = 0; i < node->child_count && node->ply < t->last_ply; i++)
        rows += count_rows(t, node->first_child + i);
    return rows;
}

static void add_rows(Rows *t, uint32_t id)
{
    const PlycutTraceNode *node = &t->trace->nodes[id];
    add_row(t, id);
    for (uint32_t i = 0; i < node->child_count && node->ply < t->last_ply; i++)
        add_rows(t, node->first_child + i);
}

static void show_columns(Grid *grid)
{
    for (size_t i = 0; i < grid->row_count * NODE_COLUMNS; i++)
        grid->shown[i % NODE_COLUMNS] |= grid->cells[i][0] != '\0';
}

static bool fill(Rows *t, uint32_t top, Grid *grid)
{
    *grid = (Grid){
        .columns = COLUMN_LIST, .column_count = NODE_COLUMNS, .row_count = count_rows(t, top)};
    t->cells = t->cell = arena_take(&t->arena, grid->row_count * NODE_COLUMNS * sizeof *t->cells);
    if (t->cells == NULL)
        return false;
    add_rows(t, top);
    for (const char **cell = t->cells; cell < t->cell; cell++)
        if (*cell == NULL)
            return false;
    grid->cells = t->cells;
    show_columns(grid);
    return true;
}

/* ---- The whole ------------------------------------------------------------------------------- */

/* The conventions of the search, and whose point of view its numbers have. */
static Worded below_text(const Rows *t)
{
    const Conventions conventions = conventions_of_trace(t->trace);
    Worded rules;
    PlycutOut out;
    worded_begin(&rules, &out);
    conventions_write(&conventions, false, &out);
    (void)plycut_out_flush(&out);
    return worded(
        t->values == PLYCUT_VALUES_MOVER ? SAY_NODES_BELOW_MOVER : SAY_NODES_BELOW,
        TERMS(TEXT(algorithm, t->trace->options.algorithm->name), TEXT(conventions, rules.text)));
}

bool plycut_render_nodes(const PlycutTrace *trace, const PlycutFocus *focus, const char *format,
                         PlycutOut *out, PlycutError *error)
{
    static const PlycutFocus all = {.plies = -1};
    const PlycutFocus *part = focus != NULL ? focus : &all;
    const TableFormat *writers = table_format(format, error);
    uint32_t top = part->node == NULL ? 0 : node_asked(trace, "at", part->node, error);
    if (writers == NULL || top == PLYCUT_NO_NODE)
        return false;
    Rows rows = {.trace = trace,
                 .values = part->values,
                 .last_ply = part->plies < 0 ? INT_MAX : trace->nodes[top].ply + part->plies};
    const Worded below = below_text(&rows);
    NodeTable table = {.below = below.text, .trace = trace, .values = part->values};
    bool filled = fill(&rows, top, &table.grid);
    if (filled)
        writers->nodes(&table, out);
    arena_release(&rows.arena);
    return table_end(filled, out, error);
}
