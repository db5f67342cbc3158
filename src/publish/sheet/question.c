/* A question laid out: its number and prompt, then lines, a grid or a table for the answer. */
#include <stdio.h>
#include <string.h>

#include "base/same.h"
#include "facts/facts.h"
#include "sheet/sheet.h"
#include "scene/utf8.h"

enum { GRID_COLUMNS = 64 };

static int question_points(const Flow *flow, const char *text)
{
    return text_width(text, flow->type, true) / 1000 + flow->type;
}

/* Left edge of what is below a prompt. */
static int indent(const Flow *flow)
{
    return 2 * flow->type;
}

/* The width of this many handwritten characters. */
static int written(const Flow *flow, size_t length)
{
    return (int)length * flow->type * 7 / 10;
}

/* "What is the value of the root? value:" */
static const char *prompt_with_label(const Flow *flow, const Ask *ask)
{
    PlycutText text = {0};
    text_add(&text, ask->prompt);
    text_add(&text, " ");
    text_add(&text, ask->label);
    return arena_keep(flow->arena, &text);
}

/* Is there one answer, and room for it on the line of the question? */
static bool on_one_line(const Flow *flow, const Ask *ask)
{
    int whole = flow->width - indent(flow),
        prompt = question_points(flow, ask->prompt) + question_points(flow, ask->label);
    return ask->form == ASK_LINE && prompt < whole * 3 / 5 &&
           written(flow, ask->length) < whole - prompt;
}

static int lines_needed(const Flow *flow, const Ask *ask)
{
    int whole = flow->width - indent(flow);
    return 1 + (question_points(flow, ask->label) + written(flow, ask->length)) / whole;
}

/* ---- Grids ----------------------------------------------------------------------------------- */

/* All cells are as wide as the widest, so that a sheet and its key look the same. */
static int grid_width(const Flow *flow, const Ask *ask)
{
    int widest = ask->room * flow->type;
    for (int i = 0; i < 2 * ask->count; i++)
        widest = larger(widest, question_points(flow, ask->cells[i]));
    return widest;
}

/* Below a row of a grid. */
static int grid_gap(const Flow *flow)
{
    return flow_air(flow, flow->type / 2);
}

/* A row of heads over a row of answers. */
static void grid_row(Flow *flow, const Ask *ask, int first, int count, int width, bool answers)
{
    const char *heads[GRID_COLUMNS], *cells[GRID_COLUMNS];
    char digits[16];
    int widths[GRID_COLUMNS];
    for (int i = 0; i < count; i++) {
        bool told = first + i < ask->count;
        (void)snprintf(digits, sizeof digits, "%d", first + i + 1);
        const char *number = arena_copy(flow->arena, digits, strlen(digits));
        heads[i] = told ? ask->cells[2 * (first + i)] : number;
        cells[i] = told && answers ? ask->cells[2 * (first + i) + 1] : "";
        widths[i] = width;
    }
    flow_keep(flow, 2 * flow_writing(flow));
    flow_boxes(flow, heads, widths, count, indent(flow), flow_line(flow->type), false);
    flow_boxes(flow, cells, widths, count, indent(flow), flow_writing(flow), true);
    flow->y += grid_gap(flow);
}

static void grid_flow(Flow *flow, const Ask *ask, bool answers)
{
    int width = grid_width(flow, ask), columns = (flow->width - indent(flow)) / width;
    columns = columns < 1 ? 1 : columns > GRID_COLUMNS ? GRID_COLUMNS : columns;
    for (int first = 0; first < ask->slots; first += columns) {
        int left = ask->slots - first;
        grid_row(flow, ask, first, left < columns ? left : columns, width, answers);
    }
}

/* ---- Tables ---------------------------------------------------------------------------------- */

static void table_widths(const Flow *flow, const Ask *ask, int widths[TABLE_COLUMNS])
{
    for (int c = 0; c < ask->columns; c++) {
        widths[c] = question_points(flow, ask->heads[c]) + flow->type;
        for (int r = 0; r < ask->count; r++)
            widths[c] = larger(widths[c], question_points(flow, ask->cells[r * ask->columns + c]));
    }
}

/* A row of the table, or of each of several tables side by side, which begin `step` rows apart. */
typedef struct TableRow {
    const Ask *ask;
    const int *widths;
    int beside, step, total;
} TableRow;

static void table_row(Flow *flow, const TableRow *row, int r, bool answers)
{
    static const char *const empty[TABLE_COLUMNS] = {"", "", "", "", ""};
    const Ask *ask = row->ask;
    int top = flow->y;
    for (int i = 0; i < row->beside && r + i * row->step < ask->slots; i++) {
        int at = r + i * row->step, x = indent(flow) + i * row->total;
        bool told = answers && at < ask->count;
        flow->y = top;
        flow_boxes(flow, told ? ask->cells + at * ask->columns : empty, row->widths, ask->columns,
                   x, flow_writing(flow), true);
    }
}

static void table_heads(Flow *flow, const TableRow *row)
{
    int top = flow->y;
    for (int i = 0; i < row->beside; i++) {
        flow->y = top;
        flow_boxes(flow, row->ask->heads, row->widths, row->ask->columns,
                   indent(flow) + i * row->total, flow_line(flow->type), false);
    }
}

/* As many tables side by side as there is room for. */
static void table_flow(Flow *flow, const Ask *ask, bool answers)
{
    int widths[TABLE_COLUMNS];
    TableRow row = {.ask = ask, .widths = widths, .total = flow->type};
    table_widths(flow, ask, widths);
    for (int c = 0; c < ask->columns; c++)
        row.total += widths[c];
    row.beside = (flow->width - indent(flow)) / row.total;
    row.beside = row.beside < 1 ? 1 : row.beside > ask->slots ? ask->slots : row.beside;
    row.step = (ask->slots + row.beside - 1) / row.beside;
    flow_keep(flow, 2 * flow_writing(flow));
    table_heads(flow, &row);
    for (int r = 0; r < row.step; r++) {
        int page = flow->page;
        flow_keep(flow, flow_writing(flow));
        if (flow->page != page)
            table_heads(flow, &row);
        table_row(flow, &row, r, answers);
    }
}

static void question_flow(Flow *flow, const Ask *ask, const char *number, bool answers)
{
    int top = flow->y;
    if (on_one_line(flow, ask)) {
        flow_number(flow, number);
        flow_rules(flow, prompt_with_label(flow, ask), answers ? ask->answer : NULL, indent(flow),
                   1);
        return;
    }
    flow_text(flow, number, 0, flow->type, true);
    flow->y = top;
    flow_text(flow, ask->prompt, indent(flow), flow->type, false);
    flow->y += flow->type / 4;
    if (ask->form == ASK_LINE)
        flow_rules(flow, ask->label, answers ? ask->answer : NULL, indent(flow),
                   lines_needed(flow, ask));
    else if (ask->form == ASK_GRID)
        grid_flow(flow, ask, answers);
    else
        table_flow(flow, ask, answers);
}

/* The height of a question, found by laying it out. */
static int question_height(const Flow *flow, const Ask *ask, bool answers)
{
    Flow tried = *flow;
    tried.page_height = tried.y = 0;
    question_flow(&tried, ask, "", answers);
    return tried.y - (ask->form == ASK_GRID ? grid_gap(flow) : 0); /* none is needed below */
}

/* A question is not split over pages, unless it is longer than a page. */
void sheet_question(Flow *flow, const Ask *ask, int number, bool answers)
{
    char digits[16];
    int height = question_height(flow, ask, answers);
    if (height > flow->page_height)
        height = flow_text_height(flow, ask->prompt, indent(flow), flow->type, false) +
                 3 * flow_writing(flow);
    flow->y += flow->y == 0 ? 0 : flow_air(flow, flow->type * 3 / 5);
    flow_keep(flow, height);
    (void)snprintf(digits, sizeof digits, "%d.", number);
    question_flow(flow, ask, digits, answers);
}
