/* The legend: which marks occur, what they mean, the table of counts, the conventions. */

#include "render/conventions.h"
#include "render/heading.h"
#include "render/legend.h"
#include "render/legend_meaning.h"
#include "render/table.h"
#include "scene/edge.h"

/* ---- Marks ----------------------------------------------------------------------------------- */

/* The marks of a node's outline, of its label, and of the edge above it. */
static Marks drawn_marks(const Scene *scene, uint32_t d)
{
    const PlycutTraceNode *node = drawn_node(&scene->view, d);
    const bool folded = scene->view.drawn[d].kind == DRAWN_FOLDED;
    Label label;
    label_make(scene, d, &label);
    Marks marks = label.marks | look_info(scene_look(scene, d))->marks;
    if (folded && !node->visited)
        marks |= node->ahead ? MARKS_OF(AHEAD) : MARKS_OF(NEVER);
    if (edge_has_window(scene, d))
        marks |= MARKS_OF(WINDOW);
    if (scene->view.drawn[d].parent != NOT_DRAWN)
        marks |= edge_info(edge_kind(&scene->view, d))->marks;
    return edge_is_variation(&scene->view, d) ? marks | MARKS_OF(VARIATION) : marks;
}

/* "MAX to move", with the name that the player has in the game. */
static Worded to_move(const PlycutTrace *trace, PlycutPlayer player)
{
    const char *name = trace->player_names[player];
    return worded(
        name != NULL ? SAY_TO_MOVE_NAMED : SAY_TO_MOVE,
        TERMS(TEXT(player, text_of(PLYCUT_BY_PLAYER(player, SAY_MAX, SAY_MIN, SAY_CHANCE))),
              TEXT(name, name)));
}

/* The legend of a moment must not show which marks are still to come: it has those that the
 * algorithm may make in such a tree. */
static Marks moment_marks(const Scene *scene)
{
    enum { DEEP_RANKS = 4 };
    const PlycutSearchOptions *o = &scene->view.trace->options;
    const PlycutGives gives = o->algorithm->gives;
    const bool letters = scene->detail != PLYCUT_DETAIL_DOTS, full = scene->measures->window != 0,
               scouts = gives == PLYCUT_GIVES_SCOUT, ranges = scene->picture->ranges;
    const struct {
        bool may;
        Marks marks;
    } all[] = {
        {true, MARKS_OF(CURRENT) | MARKS_OF(OPEN) | MARKS_OF(AHEAD)},
        {letters && !ranges && scene->picture->hide != PLYCUT_HIDE_VALUES, MARKS_OF(SO_FAR)},
        {letters && ranges, MARKS_OF(RANGE)},
        {letters && scene->picture->hide != PLYCUT_HIDE_NOTHING, MARKS_OF(HIDDEN)},
        {full && scene->picture->windows == PLYCUT_WINDOWS_HISTORY && o->algorithm->windowed,
         MARKS_OF(HISTORY)},
        {gives != PLYCUT_GIVES_NOTHING, MARKS_OF(SHALLOW) | MARKS_OF(NEVER)},
        {gives != PLYCUT_GIVES_NOTHING && full, MARKS_OF(CROSSED)},
        {gives >= PLYCUT_GIVES_WINDOW && scene->view.ranks > DEEP_RANKS,
         MARKS_OF(DEEP) | MARKS_OF(CAUSE)},
        {scouts || plycut_search_makes_windows(o) || plycut_search_windowed(o),
         MARKS_OF(WINDOW_CUT)},
        {o->algorithm->windowed && letters && !ranges, MARKS_OF(LOWER) | MARKS_OF(UPPER)},
        {o->algorithm->unsound && letters, MARKS_OF(UNPROVED)},
        {scouts && full, MARKS_OF(BESIDE)},
        {o->algorithm->searches_again && scene->measures->name != 0 && scene_has_turns(scene),
         MARKS_OF(VISITS)},
        {o->table > 0, MARKS_OF(KNOWN)},
    };
    Marks marks = 0;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        marks |= all[i].may ? all[i].marks : 0;
    return marks;
}

static Marks marks_of(const Figure *figure)
{
    Marks marks = 0;
    for (size_t i = 0; i < figure->count; i++) {
        const Scene *scene = &figure->scenes[i];
        for (uint32_t d = 0; d < scene->view.count; d++)
            marks |= drawn_marks(scene, d);
        marks |= scene_is_moment(scene) ? moment_marks(scene) : 0;
        marks |= figure->causes[i].count > 0 ? MARKS_OF(CAUSE) : 0;
    }
    return marks;
}

/* ---- Rows ------------------------------------------------------------------------------------ */

/* A mark in letters: of a leaf the value is in a box, bare, or left out. */
static const char *letters_for(const Figure *figure, Mark mark, const char *usual)
{
    const Scene *scene = figure->scenes;
    const bool values = legend_has_values(figure),
               table = scene->measures->known != 0 || scene_has_board(scene, 0);
    switch ((int)mark) {
    case MARK_LEAF:
        return scene->detail < PLYCUT_DETAIL_TINY ? usual : values ? "7" : "■";
    case MARK_KNOWN:
        return text_of(table ? SAY_MARK_KNOWN : SAY_MARK_KNOWN_CORNERS);
    case MARK_CURRENT:
        return text_of(SAY_MARK_CURRENT);
    case MARK_OPEN:
        return text_of(SAY_MARK_OPEN);
    case MARK_AHEAD:
        return text_of(SAY_MARK_AHEAD);
    case MARK_FOLDED:
        return text_of(SAY_MARK_FOLDED);
    case MARK_REST:
        return text_of(values ? SAY_MARK_REST_MORE : SAY_MARK_REST);
    case MARK_STUB:
        return text_of(values ? SAY_MARK_STUB_LEAVES : SAY_MARK_STUB);
    default:
        return usual;
    }
}

void legend_rows(const Figure *figure, Marks marks, Legend *legend)
{
    static const struct {
        const char *letters, *text;
        TextId meaning;
    } infos[MARK_COUNT] = {
#define MARK(id, letters, text, meaning, ...) {letters, text, meaning},
#include "scene/marks.def"
#undef MARK
    };
    const Circumstances circumstances = circumstances_of(figure);
    legend->row_count = 0;
    for (Mark mark = 0; mark < MARK_COUNT; mark++) {
        if ((marks >> mark & 1) == 0)
            continue;
        const LegendDrawing drawing = legend_drawing(figure->scenes, mark);
        const TextId meaning = meaning_of(figure, &circumstances, mark, infos[mark].meaning);
        const PlycutTrace *trace = figure->scenes->view.trace;
        legend->rows[legend->row_count++] = (LegendRow){
            .mark = mark,
            .bold = drawing.bold,
            .colour = drawing.line || drawing.arrow ? drawing.edge.colour
                      : drawing.width > 0           ? drawing.style.line
                                                    : figure->scenes->palette->ink,
            .letters = letters_for(figure, mark, infos[mark].letters),
            .text = infos[mark].text,
            .meaning = mark == MARK_MAX   ? to_move(trace, PLYCUT_MAX)
                       : mark == MARK_MIN ? to_move(trace, PLYCUT_MIN)
                                          : worded(meaning, TERMS(COUNT(count, CAUSES)))};
    }
}

/* ---- Counts ---------------------------------------------------------------------------------- */

/* A line of the table: an algorithm, and which of its passes if it had several (0: all; -1: one).
 */
typedef struct CountLine {
    const PlycutAlgorithm *algorithm;
    const PlycutResult *result;
    int pass;
} CountLine;

/* The line for all passes, if there were several. */
static CountLine line_of_all(const PlycutAlgorithm *algorithm, const PlycutResult *result)
{
    bool several = result->passes > 1 || result->out_of_budget;
    return (CountLine){algorithm, result, several ? 0 : -1};
}

/* Line i: first the passes that the picture shows, then what was asked to be shown, or the searches of the picture. False:
 * there is no such line. */
static bool counts_line(const Figure *figure, size_t i, CountLine *line)
{
    const size_t asked = figure->picture->count_rows;
    for (size_t k = 0; k < figure->count; k++) {
        const PlycutTrace *trace = figure->scenes[k].view.trace;
        *line = (CountLine){trace->options.algorithm, &trace->result, 0};
        if (trace->pass_count > 1 && i-- == 0) {
            line->pass = (int)trace->passes[trace->shown].number;
            return true;
        }
    }
    if (i >= (asked != 0 ? asked : figure->count))
        return false;
    const PlycutCountRow *rows = figure->picture->counts;
    const PlycutTrace *trace = figure->scenes[asked != 0 ? 0 : i].view.trace;
    *line = asked != 0 ? line_of_all(rows[i].algorithm, &rows[i].result)
                       : line_of_all(trace->options.algorithm, &trace->total);
    return true;
}

static size_t counts_lines(const Figure *figure)
{
    CountLine line;
    size_t count = 0;
    while (counts_line(figure, count, &line))
        count++;
    return count;
}

/* Without window cutoffs, their column is left out. */
static int counts_columns(const Figure *figure)
{
    bool windows = false;
    CountLine line;
    for (size_t i = 0; counts_line(figure, i, &line); i++)
        windows |= line.result->cutoffs[PLYCUT_WINDOW] > 0;
    return LEGEND_COUNTS + windows;
}

static Worded counts_head(int column)
{
    static const Column heads[] = {COLUMN_ALGORITHM, COLUMN_LEAVES, COLUMN_NODES,
                                   COLUMN_SHALLOW,   COLUMN_DEEP,   COLUMN_WINDOW};
    Worded head;
    PlycutOut out;
    worded_begin(&head, &out);
    plycut_out_text(&out, shown_heading(heads[column]));
    (void)plycut_out_flush(&out);
    return head;
}

Worded legend_cell(const Figure *figure, int line, int column)
{
    if (line == 0)
        return counts_head(column);
    CountLine search;
    (void)counts_line(figure, (size_t)line - 1, &search);
    const PlycutResult *result = search.result;
    const uint64_t counts[LEGEND_COUNTS] = {
        result->leaves, result->nodes, result->cutoffs[PLYCUT_SHALLOW],
        result->cutoffs[PLYCUT_DEEP], result->cutoffs[PLYCUT_WINDOW]};
    if (column > 0)
        return worded(SAY_COUNT, TERMS(GROUPED(count, counts[column - 1], true)));
    return worded(search.pass > 0    ? SAY_COUNTS_OF_PASS
                  : search.pass == 0 ? SAY_COUNTS_OF_ALL
                                     : SAY_COUNTS_OF,
                  TERMS(TEXT(algorithm, search.algorithm->name), COUNT(pass, search.pass)));
}

/* ---- Notes ----------------------------------------------------------------------------------- */

static void note_add(Legend *legend, Worded note)
{
    legend->notes[legend->note_count++] = note;
}

/* "shown: pass 2 of 4, depth 1", "shown: all passes" */
static Worded legend_shown_text(const PlycutTrace *trace, bool all)
{
    bool ended = trace->total.out_of_budget;
    Worded pass =
        all ? worded(ended ? SAY_SHOWN_FINISHED : SAY_SHOWN_ALL, NO_TERMS) : shown_pass_text(trace);
    return worded(ended ? SAY_SHOWN_ENDED : SAY_SHOWN, TERMS(TEXT(pass, pass.text)));
}

static void key_notes(const Figure *figure, Legend *legend)
{
    if (figure->picture->values == PLYCUT_VALUES_MOVER)
        note_add(legend, worded(SAY_VALUES_OF_MOVER, NO_TERMS));
    if (figure->picture->types && figure->scenes->detail == PLYCUT_DETAIL_DOTS)
        note_add(legend, worded(SAY_TYPES_IN_DOTS, NO_TERMS));
}

/* What belongs to the counts: the conventions, unless each of several searches has a caption that
 * names them; the pass that is shown. */
static void counts_notes(const Figure *figure, Legend *legend, bool key)
{
    const PlycutTrace *trace = figure->scenes[0].view.trace;
    bool passes = scenes_are_passes(figure->scenes, figure->count), one = figure->count == 1;
    if (one || passes)
        note_add(legend, worded(SAY_RULES_OF, TERMS(TEXT(algorithm, trace->options.algorithm->name),
                                                    TEXT(rules, conventions_text(trace).text))));
    if (heading_shares_rules(figure)) /* captions do not name them */
        note_add(legend, conventions_text(trace));
    if (key)
        key_notes(figure, legend);
    if ((one && trace->pass_count > 0) || passes)
        note_add(legend, legend_shown_text(trace, passes));
    if (figure->scenes[0].view.top != 0)
        note_add(legend, worded(SAY_COUNTS_OF_SEARCH, NO_TERMS));
}

PlycutLegend legend_asked(const Figure *figure)
{
    PlycutLegend asked = figure->picture->legend;
    bool narrow = figure->picture->paper.width > 0 || figure->picture->paper.height > 0;
    return asked != PLYCUT_LEGEND_AUTO ? asked : narrow ? PLYCUT_LEGEND_NONE : PLYCUT_LEGEND_ALL;
}

void legend_make(const Figure *figure, Legend *legend)
{
    PlycutLegend asked = legend_asked(figure);
    bool key = asked == PLYCUT_LEGEND_ALL || asked == PLYCUT_LEGEND_KEY;
    bool counts = asked == PLYCUT_LEGEND_ALL || asked == PLYCUT_LEGEND_COUNTS;
    legend->note_count = 0;
    legend_rows(figure, key ? marks_of(figure) : 0, legend);
    legend->count_lines = counts ? counts_lines(figure) : 0;
    legend->count_columns = counts_columns(figure);
    if (counts)
        counts_notes(figure, legend, key);
    else if (key)
        key_notes(figure, legend);
}
