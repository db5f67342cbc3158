/* The legend, as one HTML table: a statement to delete for those who want none. */
#include <stdio.h>
#include <string.h>

#include "scene/board.h"
#include "render/conventions.h"
#include "scene/edge.h"
#include "scene/label.h"
#include "render/legend.h"
#include "render/table.h"
#include "scene/utf8.h"
#include "scene/wording.h"

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
    bool afar;                   /* is a cutoff shallow by a bound that is not the parent's? */
    Worded to_move[2];           /* "MAX to move: Black" */
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
    marks->scouts |=
        node_itself && (node->alpha.scout != PLYCUT_NO_NODE || node->beta.scout != PLYCUT_NO_NODE);
    marks->noisy |= node->noisy && (scene->measures->name != 0 || scene_has_board(scene, d));
    marks->last_move |= drawn->parent != NOT_DRAWN && node->visited && scene_has_board(scene, d);
    marks->words |=
        node_itself && node->known && (scene->measures->known != 0 || scene_has_board(scene, d));
}

/* "MAX to move", with the name that the player has in the game. */
static Worded to_move(const PlycutTrace *trace, PlycutPlayer player)
{
    const char *name = trace->player_names[player];
    return worded(
        name != NULL ? SAY_TO_MOVE_NAMED : SAY_TO_MOVE,
        TERMS(TEXT(player, wording(player == PLYCUT_MAX ? SAY_MAX : SAY_MIN)), TEXT(name, name)));
}

/* Where one player moves twice in a row, a bound from further up may cut off as the parent's does.
 */
static bool has_shallow_afar(const PlycutTrace *trace)
{
    for (uint32_t n = 0; n < trace->node_count; n++) {
        const PlycutTraceNode *node = &trace->nodes[n];
        if (node->cut && node->cut_kind == PLYCUT_SHALLOW && node->cut_owner != node->parent)
            return true;
    }
    return false;
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
        marks.afar |= has_shallow_afar(scene->view.trace);
        const PlycutTraceNode *root = &scene->view.trace->nodes[0];
        marks.root_exact |= root->pv && root->type == PLYCUT_EXACT;
        marks.root_bound |= root->pv && root->type != PLYCUT_EXACT;
        marks.causes |= causes[i].count > 0;
        marks.more |= causes[i].more;
        marks.crowded |= causes[i].crowded;
    }
    marks.to_move[PLYCUT_MAX] = to_move(scenes->view.trace, PLYCUT_MAX);
    marks.to_move[PLYCUT_MIN] = to_move(scenes->view.trace, PLYCUT_MIN);
    return marks;
}

typedef struct Row {
    bool shown, bold;
    const char *colour, *mark; /* mark NULL: that of a board's last move */
    Wording meaning;
    const char *named; /* the meaning, if it has a name in it */
} Row;

enum { ROWS = 20 };

/* Where the root's value is but a bound there is no principal variation: a move not on the line may
 * be as good or better. */
static Wording variation_words(const Marks *m)
{
    return !m->root_bound   ? SAY_KEY_VARIATION
           : !m->root_exact ? SAY_KEY_VARIATION_BOUND
                            : SAY_KEY_VARIATION_EITHER;
}

static Wording cause_words(const Marks *m)
{
    return m->crowded ? SAY_KEY_CAUSE_SOME : m->more ? SAY_KEY_CAUSE_FIRST : SAY_KEY_CAUSE;
}

/* Leaves stand in boxes, bare, or are boxes. */
static const char *leaf_mark(const Marks *m)
{
    return m->boxes ? "□" : m->values ? "7" : "■";
}

static int rows_make(const Marks *m, const Palette *p, Row rows[ROWS])
{
    const char *known = wording(m->words ? SAY_MARK_KNOWN : SAY_MARK_KNOWN_CORNERS),
               *rest = wording(m->values ? SAY_MARK_REST_MORE : SAY_MARK_REST);
    const Row all[ROWS] = {
        {m->max, false, p->ink, "▲", SAY_TO_MOVE, m->to_move[PLYCUT_MAX].text},
        {m->min, false, p->ink, "▼", SAY_TO_MOVE, m->to_move[PLYCUT_MIN].text},
        {m->leaves, false, p->ink, leaf_mark(m), !m->values  ? SAY_KEY_LEAF
                                               : m->mover ? SAY_KEY_LEAF_MOVER
                                                          : SAY_KEY_LEAF_VALUE,
         NULL},
        {m->bounds, false, p->ink, "12 ≥12 ≤12", SAY_KEY_BOUNDS, NULL},
        {m->known, false, p->ink, known, SAY_KEY_KNOWN, NULL},
        {m->windows && m->crossed, false, p->ink, "[α, β]", SAY_KEY_WINDOW_CROSSED, NULL},
        {m->windows && !m->crossed, false, p->ink, "[α, β]", SAY_KEY_WINDOW, NULL},
        {m->windows && m->scouts, false, p->ink, "[3, 3+]", SAY_KEY_SCOUT, NULL},
        {m->numbers, false, p->ink, "#7", SAY_KEY_NUMBER, NULL},
        {m->numbers && m->again, false, p->ink, "×2", SAY_KEY_VISITS, NULL},
        {m->noisy, false, p->ink, "↓", SAY_KEY_QUIESCENCE, NULL},
        {m->last_move, false, p->ink, NULL, SAY_KEY_LAST_MOVE, NULL},
        {m->variation, true, p->ink, "▬▬", variation_words(m), NULL},
        {m->kinds[EDGE_SHALLOW], true, p->cut[PLYCUT_SHALLOW], "—|—",
         m->afar ? SAY_KEY_SHALLOW_AFAR : SAY_KEY_SHALLOW, NULL},
        {m->kinds[EDGE_DEEP], true, p->cut[PLYCUT_DEEP], "- -||- -",
         m->afar ? SAY_KEY_DEEP_AFAR : SAY_KEY_DEEP, NULL},
        {m->causes, true, p->cut[PLYCUT_DEEP], "····>", cause_words(m), NULL},
        {m->kinds[EDGE_WINDOW], true, p->cut[PLYCUT_WINDOW], "═|═",
         m->scouts ? SAY_KEY_CUT_SCOUT : SAY_KEY_CUT_WINDOW, NULL},
        {m->kinds[EDGE_NEVER] || m->crossed, false, p->never, "- - - □",
         m->passes ? SAY_KEY_NOT_IN_PASS : SAY_KEY_NEVER, NULL},
        {m->folded, false, p->ink, wording(SAY_MARK_FOLDED),
         m->values ? SAY_KEY_FOLDED_VALUE : SAY_KEY_FOLDED, NULL},
        {m->rest, false, p->ink, rest, m->values ? SAY_KEY_REST_LEAVES : SAY_KEY_REST, NULL},
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
    html_write(out, row->named != NULL ? row->named
                                       : worded(row->meaning, TERMS(COUNT(count, CAUSES))).text);
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
    html_write(out, worded(line->pass > 0    ? SAY_COUNTS_OF_PASS
                           : line->pass == 0 ? SAY_COUNTS_OF_ALL
                                             : SAY_COUNTS_OF,
                           TERMS(TEXT(algorithm, line->algorithm->name), COUNT(pass, line->pass)))
                        .text);
    plycut_out_text(out, "</TD>");
    number_cell(result->leaves, out);
    number_cell(result->nodes, out);
    number_cell(result->cutoffs[PLYCUT_SHALLOW], out);
    number_cell(result->cutoffs[PLYCUT_DEEP], out);
    if (windows)
        number_cell(result->cutoffs[PLYCUT_WINDOW], out);
}

static void counts_head(bool windows, PlycutOut *out)
{
    static const Column heads[] = {COLUMN_LEAVES, COLUMN_NODES, COLUMN_SHALLOW, COLUMN_DEEP,
                                   COLUMN_WINDOW};
    plycut_out_format(out, "<TD ALIGN=\"LEFT\"><B>%s</B></TD>", shown_heading(COLUMN_ALGORITHM));
    for (int i = 0; i < 4 + windows; i++)
        plycut_out_format(out, "<TD ALIGN=\"RIGHT\"><B>%s</B></TD>", shown_heading(heads[i]));
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

static void line_below(const char *text, PlycutOut *out)
{
    plycut_out_text(out, "<TR><TD ALIGN=\"LEFT\" COLSPAN=\"5\">");
    html_write(out, text);
    plycut_out_text(out, "</TD></TR>");
}

/* "shown: pass 2 of 4, depth 1", "shown: all passes" */
static void shown_line(const PlycutTrace *trace, bool all, PlycutOut *out)
{
    bool ended = trace->total.out_of_budget;
    Worded pass =
        all ? worded(ended ? SAY_SHOWN_FINISHED : SAY_SHOWN_ALL, NO_TERMS) : shown_pass_text(trace);
    plycut_out_char(out, '\n');
    line_below(worded(ended ? SAY_SHOWN_ENDED : SAY_SHOWN, TERMS(TEXT(pass, pass.text))).text, out);
}

/* "alpha-beta: root max, ...". Of several searches each has a caption, which says it. */
static void conventions_line(const PlycutTrace *trace, PlycutOut *out)
{
    line_below(worded(SAY_RULES_OF, TERMS(TEXT(algorithm, trace->options.algorithm->name),
                                          TEXT(rules, conventions_text(trace).text)))
                   .text,
               out);
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
        plycut_out_format(out, "\n<TR><TD ALIGN=\"LEFT\" COLSPAN=\"5\">%s</TD></TR>",
                          wording(SAY_VALUES_OF_MOVER));
    if ((count == 1 && scenes[0].view.trace->pass_count > 0) || passes)
        shown_line(scenes[0].view.trace, passes, out);
    plycut_out_text(out, "</TABLE>>");
}
