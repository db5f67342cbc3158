/* The legend, as one HTML table: a statement to delete for those who want none. */
#include <stdio.h>
#include <string.h>

#include "scene/board.h"
#include "render/conventions.h"
#include "scene/edge.h"
#include "scene/label.h"
#include "render/legend.h"
#include "scene/utf8.h"

/* Keeps the columns of the table apart. */
#define SPACE_CELL "<TD WIDTH=\"12\"></TD>"

/* ---- Marks ----------------------------------------------------------------------------------- */

/* What occurs in the picture. */
typedef struct Marks {
    bool kinds[EDGES], variation, windows, numbers, bounds, crossed, folded, rest, causes, more,
        crowded;
    bool leaves, min, max, known, words, passes, last_move, noisy, again, scouts;
    bool mover;                  /* values are for the player to move */
    bool values, boxes;          /* are values written, and in boxes where they are leaves'? */
    bool root_exact, root_bound; /* of any search */
    char to_move[2][64];         /* "MAX to move: Black" */
} Marks;

/* Is it one pass of several that a scene shows? */
static bool shows_a_pass(const Scene *scene)
{
    return scene->view.trace->pass_count > 1;
}

static void node_marks(const Scene *scene, uint32_t d, Marks *marks)
{
    const Drawn *drawn = &scene->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    bool node_itself = drawn->kind == DRAWN_NODE;
    if (drawn->parent != NOT_DRAWN)
        marks->kinds[edge_kind(&scene->view, d)] = true;
    marks->variation |= edge_is_variation(&scene->view, d);
    marks->kinds[EDGE_SHALLOW] |= drawn->hidden.one_bar > 0;
    marks->kinds[EDGE_DEEP] |= drawn->hidden.two_bars > 0;
    marks->folded |= drawn->kind == DRAWN_FOLDED;
    marks->rest |= drawn->kind == DRAWN_REST;
    if (drawn->kind == DRAWN_REST)
        return;
    marks->bounds |= node->visited && !node->leaf && scene->detail != PLYCUT_DETAIL_DOTS &&
                     node->type != PLYCUT_EXACT;
    marks->leaves |= node_itself && node->leaf;
    marks->max |= !node->leaf && node->player == PLYCUT_MAX;
    marks->min |= !node->leaf && node->player == PLYCUT_MIN;
    marks->crossed |= node_itself && node->cut;
    marks->known |= node_itself && node->known;
    marks->again |= node_itself && node->visits > 1;
    marks->scouts |= node_itself && (node->alpha.scout != PLYCUT_NO_NODE ||
                                     node->beta.scout != PLYCUT_NO_NODE);
    marks->noisy |= node->noisy && (scene->measures->name != 0 || scene_has_board(scene, d));
    marks->last_move |= drawn->parent != NOT_DRAWN && node->visited && scene_has_board(scene, d);
    marks->words |=
        node_itself && node->known && (scene->measures->known != 0 || scene_has_board(scene, d));
}

/* "MAX to move", with the name that the player has in the game. */
static void to_move_make(const PlycutTrace *trace, PlycutPlayer player, char text[64])
{
    const char *name = trace->player_names[player];
    snprintf(text, 64, "%s to move%s%.40s", player == PLYCUT_MAX ? "MAX" : "MIN",
             name != NULL ? ": " : "", name != NULL ? name : "");
}

static Marks marks_make(const Scene *scenes, const Causes *causes, size_t count)
{
    Marks marks = {.mover = scenes->picture->values == PLYCUT_VALUES_MOVER};
    for (size_t i = 0; i < count; i++) {
        const Scene *scene = &scenes[i];
        for (uint32_t d = 0; d < scene->view.count; d++)
            node_marks(scene, d, &marks);
        marks.windows |=
            scene->measures->window != 0 && scene->view.trace->options.algorithm->windowed;
        marks.numbers |= scene->measures->window != 0;
        marks.values |= scene->measures->leaf_value != 0;
        marks.boxes |= scene->detail < PLYCUT_DETAIL_TINY;
        marks.passes |= shows_a_pass(scene);
        const PlycutTraceNode *root = &scene->view.trace->nodes[0];
        marks.root_exact |= root->pv && root->type == PLYCUT_EXACT;
        marks.root_bound |= root->pv && root->type != PLYCUT_EXACT;
        marks.causes |= causes[i].count > 0;
        marks.more |= causes[i].more;
        marks.crowded |= causes[i].crowded;
    }
    to_move_make(scenes->view.trace, PLYCUT_MAX, marks.to_move[PLYCUT_MAX]);
    to_move_make(scenes->view.trace, PLYCUT_MIN, marks.to_move[PLYCUT_MIN]);
    return marks;
}

typedef struct Row {
    bool shown, bold;
    const char *colour, *mark, *meaning; /* mark NULL: that of a board's last move */
} Row;

enum { ROWS = 20 };

/* Where the root's value is but a bound there is no principal variation: a move not on the line may
 * be as good or better. */
static const char *variation_words(const Marks *m)
{
    return !m->root_bound   ? "principal variation"
           : !m->root_exact ? "the line that gives the root's bound"
                            : "principal variation, or the line of a bound";
}

static const char *cause_words(const Marks *m)
{
    return m->crowded ? "to the owner of that bound (not all)"
           : m->more  ? "to the owner of that bound (the first 12)"
                      : "to the owner of that bound";
}

/* Leaves stand in boxes, bare, or are boxes. */
static const char *leaf_mark(const Marks *m)
{
    return m->boxes ? "□" : m->values ? "7" : "■";
}

static int rows_make(const Marks *m, const Palette *p, Row rows[ROWS])
{
    const Row all[ROWS] = {
        {m->max, false, p->ink, "▲", m->to_move[PLYCUT_MAX]},
        {m->min, false, p->ink, "▼", m->to_move[PLYCUT_MIN]},
        {m->leaves, false, p->ink, leaf_mark(m), !m->values ? "leaf"
                                               : m->mover ? "leaf, value for the player to move"
                                                          : "leaf, value for MAX"},
        {m->bounds, false, p->ink, "12 ≥12 ≤12", "exact, lower bound, upper bound"},
        {m->known, false, p->ink, m->words ? "≥7 table" : "corners off",
         "known from the transposition table"},
        {m->windows && m->crossed, false, p->ink, "[α, β]",
         "window on entry; bold: the bound crossed, with its owner"},
        {m->windows && !m->crossed, false, p->ink, "[α, β]", "window on entry"},
        {m->windows && m->scouts, false, p->ink, "[3, 3+]", "a scout's bound: is it more than 3?"},
        {m->numbers, false, p->ink, "#7", "visiting order"},
        {m->numbers && m->again, false, p->ink, "×2", "visits; the last one is shown"},
        {m->noisy, false, p->ink, "↓", "at the horizon or below it, searched on: quiescence"},
        {m->last_move, false, p->ink, NULL, "the last move"},
        {m->variation, true, p->ink, "▬▬", variation_words(m)},
        {m->kinds[EDGE_SHALLOW], true, p->cut[PLYCUT_SHALLOW], "—|—",
         "shallow cutoff (bound of the parent)"},
        {m->kinds[EDGE_DEEP], true, p->cut[PLYCUT_DEEP], "- -||- -",
         "deep cutoff (bound of a higher ancestor)"},
        {m->causes, true, p->cut[PLYCUT_DEEP], "····>", cause_words(m)},
        {m->kinds[EDGE_WINDOW], true, p->cut[PLYCUT_WINDOW], "═|═",
         m->scouts ? "cut off by a scout, or the root's window"
                   : "cut off by the window at the root"},
        {m->kinds[EDGE_NEVER] || m->crossed, false, p->never, "- - - □",
         m->passes ? "not visited in this pass" : "never visited"},
        {m->folded, false, p->ink, "double border",
         m->values ? "a subtree: value, leaves visited, cutoffs" : "a subtree"},
        {m->rest, false, p->ink, m->values ? "… 7 more:" : "round, dashed",
         m->values ? "other children visited, their leaves, cutoffs" : "other children visited"},
    };
    int count = 0;
    for (int i = 0; i < ROWS; i++)
        if (all[i].shown)
            rows[count++] = all[i];
    return count;
}

static void cell_open(const char *align, PlycutOut *out)
{
    plycut_out_format(out, "<TD ALIGN=\"%s\">", align);
}

static void mark_write(const Row *row, PlycutOut *out)
{
    plycut_out_format(out, row->bold ? "<FONT COLOR=\"%s\"><B>" : "<FONT COLOR=\"%s\">",
                      row->colour);
    html_write(out, row->mark);
    plycut_out_text(out, row->bold ? "</B></FONT>" : "</FONT>");
}

/* A row's two cells; empty ones for NULL. */
static void row_write(const Scene *scene, const Row *row, PlycutOut *out)
{
    if (row == NULL) {
        plycut_out_text(out, "<TD></TD><TD></TD>");
        return;
    }
    cell_open("LEFT", out);
    if (row->mark == NULL)
        board_last_move_write(scene, out);
    else
        mark_write(row, out);
    plycut_out_text(out, "</TD>");
    cell_open("LEFT", out);
    html_write(out, row->meaning);
    plycut_out_text(out, "</TD>");
}

/* ---- Counts ---------------------------------------------------------------------------------- */

static void number_cell(uint64_t count, PlycutOut *out)
{
    cell_open("RIGHT", out);
    plycut_out_format(out, "%llu</TD>", (unsigned long long)count);
}

/* A line of the table: an algorithm, and which of its passes if it had several (0: all; -1: one).
 */
typedef struct CountLine {
    const PlycutAlgorithm *algorithm;
    const PlycutResult *result;
    int pass;
} CountLine;

static void counts_row(const CountLine *line, bool windows, PlycutOut *out)
{
    const PlycutResult *result = line->result;
    cell_open("LEFT", out);
    html_write(out, line->algorithm->name);
    if (line->pass > 0)
        plycut_out_format(out, ", pass %d", line->pass);
    plycut_out_text(out, line->pass == 0 ? ", all passes</TD>" : "</TD>");
    number_cell(result->leaves, out);
    number_cell(result->nodes, out);
    number_cell(result->cutoffs[PLYCUT_SHALLOW], out);
    number_cell(result->cutoffs[PLYCUT_DEEP], out);
    if (windows)
        number_cell(result->cutoffs[PLYCUT_WINDOW], out);
}

static void counts_head(bool windows, PlycutOut *out)
{
    static const char *const heads[] = {"leaves", "nodes", "shallow", "deep", "window"};
    plycut_out_text(out, "<TD ALIGN=\"LEFT\"><B>algorithm</B></TD>");
    for (int i = 0; i < 4 + windows; i++)
        plycut_out_format(out, "<TD ALIGN=\"RIGHT\"><B>%s</B></TD>", heads[i]);
}

/* ---- All of it ------------------------------------------------------------------------------- */

/* Of all passes, where there were several. */
static CountLine line_of_all(const PlycutAlgorithm *algorithm, const PlycutResult *result)
{
    bool several = result->passes > 1 || result->out_of_budget;
    return (CountLine){algorithm, result, several ? 0 : -1};
}

static size_t passes_shown(const Scene *scenes, size_t count)
{
    size_t shown = 0;
    for (size_t i = 0; i < count; i++)
        shown += shows_a_pass(&scenes[i]);
    return shown;
}

/* The i-th of the passes that are shown. */
static CountLine line_of_pass(const Scene *scenes, size_t i)
{
    while (!shows_a_pass(scenes) || i-- > 0)
        scenes++;
    const PlycutTrace *trace = scenes->view.trace;
    return (CountLine){trace->options.algorithm, &trace->result,
                       (int)trace->passes[trace->shown].number};
}

static size_t counts_lines(const Scene *scenes, size_t count, const PlycutPicture *picture)
{
    return passes_shown(scenes, count) + (picture->count_rows != 0 ? picture->count_rows : count);
}

/* The counts of line i: the passes of the picture, then what was asked to be shown, or the searches
 * of the picture. */
static CountLine counts_line(const Scene *scenes, size_t count, const PlycutPicture *picture,
                             size_t i)
{
    size_t passes = passes_shown(scenes, count);
    if (i < passes)
        return line_of_pass(scenes, i);
    if (picture->count_rows != 0)
        return line_of_all(picture->counts[i - passes].algorithm,
                           &picture->counts[i - passes].result);
    return line_of_all(scenes[i - passes].view.trace->options.algorithm,
                       &scenes[i - passes].view.trace->total);
}

static bool counts_windows(const Scene *scenes, size_t count, const PlycutPicture *picture)
{
    for (size_t i = 0; i < counts_lines(scenes, count, picture); i++)
        if (counts_line(scenes, count, picture, i).result->cutoffs[PLYCUT_WINDOW] > 0)
            return true;
    return false;
}

/* Row i of the table, its heads first; nothing below its last one. */
static void counts_write(const Scene *scenes, size_t count, const PlycutPicture *picture, size_t i,
                         PlycutOut *out)
{
    bool windows = counts_windows(scenes, count, picture);
    if (i == 0) {
        counts_head(windows, out);
    } else if (i <= counts_lines(scenes, count, picture)) {
        CountLine line = counts_line(scenes, count, picture, i - 1);
        counts_row(&line, windows, out);
    }
}

/* "shown: pass 2 of 4, depth 1", "shown: all passes" */
static void shown_line(const PlycutTrace *trace, bool all, PlycutOut *out)
{
    bool ended = trace->total.out_of_budget;
    plycut_out_text(out, "\n<TR><TD ALIGN=\"LEFT\" COLSPAN=\"5\">shown: ");
    if (all)
        plycut_out_text(out, ended ? "all finished passes" : "all passes");
    else
        shown_pass_write(trace, true, out);
    plycut_out_text(out, ended ? "; the budget ended the search</TD></TR>" : "</TD></TR>");
}

/* "alpha-beta: root max, ...". Of several searches each has a caption, which says it. */
static void conventions_line(const PlycutTrace *trace, PlycutOut *out)
{
    Conventions conventions = conventions_of_trace(trace);
    plycut_out_text(out, "<TR><TD ALIGN=\"LEFT\" COLSPAN=\"5\">");
    html_write(out, trace->options.algorithm->name);
    plycut_out_text(out, ": ");
    conventions_write(&conventions, true, html_write, out);
    plycut_out_text(out, "</TD></TR>");
}

void legend_write(const Scene *scenes, const Causes *causes, size_t count,
                  const PlycutPicture *picture, PlycutOut *out)
{
    Marks marks = marks_make(scenes, causes, count);
    Row rows[ROWS];
    size_t row_count = (size_t)rows_make(&marks, scenes[0].palette, rows),
           half = (row_count + 1) / 2;
    size_t lines = 1 + counts_lines(scenes, count, picture);
    plycut_out_text(out, "label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"3\" "
                         "CELLPADDING=\"1\">\n<TR><TD HEIGHT=\"6\"></TD></TR>\n");
    for (size_t i = 0; i < half || i < lines; i++) {
        plycut_out_text(out, "<TR>");
        row_write(scenes, i < half ? &rows[i] : NULL, out);
        plycut_out_text(out, SPACE_CELL);
        row_write(scenes, half + i < row_count ? &rows[half + i] : NULL, out);
        plycut_out_text(out, SPACE_CELL);
        counts_write(scenes, count, picture, i, out);
        plycut_out_text(out, "</TR>\n");
    }
    bool passes = scenes_are_passes(scenes, count);
    if (count == 1 || passes)
        conventions_line(scenes[0].view.trace, out);
    if (marks.mover)
        plycut_out_text(out, "\n<TR><TD ALIGN=\"LEFT\" COLSPAN=\"5\">Values are from the viewpoint of "
                             "the player to move at each node.</TD></TR>");
    if ((count == 1 && scenes[0].view.trace->pass_count > 0) || passes)
        shown_line(scenes[0].view.trace, passes, out);
    plycut_out_text(out, "</TABLE>>");
}
