/* The legend: which marks occur, what they mean, the table of counts, the conventions. */

#include "render/conventions.h"
#include "render/heading.h"
#include "render/legend.h"
#include "render/table.h"
#include "scene/edge.h"

/* ---- Marks ----------------------------------------------------------------------------------- */

/* What occurs in the picture. */
typedef struct Marks {
    bool kinds[EDGES], variation, windows, numbers, bounds, unproved, crossed, folded, rest, causes,
        more;
    bool leaves, min, max, chance, known, words, last_move, noisy, again, scouts;
    Wording never; /* what pruned nodes are called */
    bool moment;
    bool mover;                  /* values are for the player to move */
    bool values, boxes;          /* are values written, and those of leaves in boxes? */
    bool root_exact, root_bound; /* of any search */
    bool afar;                   /* is a cutoff shallow by a bound that is not the parent's? */
    Worded max_moves, min_moves; /* "MAX to move: Black" */
} Marks;

/* Does a scene show one pass of several? */
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
                     plycut_is_bound(node->type);
    marks->unproved |= node->visited && node->type == PLYCUT_UNPROVED;
    marks->leaves |= node_itself && node->leaf;
    *PLYCUT_BY_PLAYER(node->player, &marks->max, &marks->min, &marks->chance) |= !node->leaf;
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
        TERMS(TEXT(player, wording(PLYCUT_BY_PLAYER(player, SAY_MAX, SAY_MIN, SAY_CHANCE))),
              TEXT(name, name)));
}

/* If one player moves twice in a row, a bound from further up may cut off as the parent's does.
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

/* Is there a node to move for the same player as its parent? */
static bool moves_twice(const PlycutTrace *trace)
{
    for (uint32_t n = 1; n < trace->node_count; n++)
        if (trace->nodes[n].player == trace->nodes[trace->nodes[n].parent].player)
            return true;
    return false;
}

/* The legend of a moment must not show which marks are still to come: it has those that the
 * algorithm may make in such a tree. */
static void search_marks(const Scene *scene, Marks *marks)
{
    enum { DEEP_RANKS = 4 };
    const PlycutSearchOptions *o = &scene->view.trace->options;
    const PlycutGives gives = o->algorithm->gives;
    const bool full = scene->measures->window != 0, scouts = gives == PLYCUT_GIVES_SCOUT;
    marks->kinds[EDGE_SHALLOW] |= gives != PLYCUT_GIVES_NOTHING;
    marks->kinds[EDGE_NEVER] |= gives != PLYCUT_GIVES_NOTHING;
    marks->kinds[EDGE_DEEP] |= gives >= PLYCUT_GIVES_WINDOW && scene->view.ranks > DEEP_RANKS;
    marks->causes |= marks->kinds[EDGE_DEEP];
    marks->kinds[EDGE_WINDOW] |= scouts || o->aspiration > 0 || plycut_search_windowed(o);
    marks->bounds |= o->algorithm->windowed && scene->detail != PLYCUT_DETAIL_DOTS;
    marks->unproved |= o->algorithm->unsound && scene->detail != PLYCUT_DETAIL_DOTS;
    marks->scouts |= scouts && full;
    marks->again |= o->algorithm->searches_again;
    marks->known |= o->table > 0;
    marks->words |= o->table > 0 && scene->measures->known != 0;
    marks->afar |= gives != PLYCUT_GIVES_NOTHING && moves_twice(scene->view.trace);
}

static void moment_marks(const Figure *figure, Marks *marks)
{
    marks->moment = true;
    marks->more = false;
    for (size_t i = 0; i < figure->count; i++) {
        const Scene *scene = &figure->scenes[i];
        search_marks(scene, marks);
        for (uint32_t d = 1; d < scene->view.count; d++)
            marks->last_move |= scene_has_board(scene, d);
    }
}

static Marks marks_make(const Figure *figure)
{
    Marks marks = {.mover = figure->picture->values == PLYCUT_VALUES_MOVER};
    const Causes *causes = figure->causes;
    for (size_t i = 0; i < figure->count; i++) {
        const Scene *scene = &figure->scenes[i];
        for (uint32_t d = 0; d < scene->view.count; d++)
            node_marks(scene, d, &marks);
        marks.windows |=
            scene->measures->window != 0 && scene->view.trace->options.algorithm->windowed;
        marks.numbers |= scene->measures->window != 0 && scene_has_turns(scene);
        marks.values |= scene->measures->leaf_value != 0;
        marks.boxes |= scene->detail < PLYCUT_DETAIL_TINY;
        if (i == 0 || scene_never(scene->view.trace) != SAY_KEY_NEVER)
            marks.never = scene_never(scene->view.trace);
        marks.afar |= has_shallow_afar(scene->view.trace);
        const PlycutTraceNode *root = &scene->view.trace->nodes[0];
        marks.root_exact |= root->pv && !plycut_is_bound(root->type);
        marks.root_bound |= root->pv && plycut_is_bound(root->type);
        marks.causes |= causes[i].count > 0;
        marks.more |= causes[i].more;
    }
    if (scene_is_moment(figure->scenes))
        moment_marks(figure, &marks);
    marks.max_moves = to_move(figure->scenes->view.trace, PLYCUT_MAX);
    marks.min_moves = to_move(figure->scenes->view.trace, PLYCUT_MIN);
    return marks;
}

/* ---- Rows ------------------------------------------------------------------------------------ */

typedef struct Row {
    LegendMark mark;
    bool shown, bold;
    const char *colour, *symbol;
    Wording meaning;
    const Worded *named; /* the meaning, if it has a name in it */
} Row;

/* If the root's value is only a bound, there is no principal variation: a move that is not on the line may
 * be as good or better. */
static Wording variation_words(const Marks *m)
{
    return !m->root_bound   ? SAY_KEY_VARIATION
           : !m->root_exact ? SAY_KEY_VARIATION_BOUND
                            : SAY_KEY_VARIATION_EITHER;
}

static Wording cause_words(const Marks *m)
{
    return m->more ? SAY_KEY_CAUSE_FIRST : SAY_KEY_CAUSE;
}

/* Leaves are values in boxes, bare values, or filled boxes. */
static const char *leaf_mark(const Marks *m)
{
    return m->boxes ? "□" : m->values ? "7" : "■";
}

static Wording leaf_words(const Marks *m)
{
    return !m->values ? SAY_KEY_LEAF : m->mover ? SAY_KEY_LEAF_MOVER : SAY_KEY_LEAF_VALUE;
}

static Wording window_words(const Marks *m)
{
    return m->moment ? SAY_KEY_WINDOW_NOW : m->crossed ? SAY_KEY_WINDOW_CROSSED : SAY_KEY_WINDOW;
}

static Wording folded_words(const Marks *m)
{
    return !m->values ? SAY_KEY_FOLDED : m->moment ? SAY_KEY_FOLDED_MOMENT : SAY_KEY_FOLDED_VALUE;
}

static Wording rest_words(const Marks *m)
{
    return !m->values ? SAY_KEY_REST : m->moment ? SAY_KEY_REST_MOMENT : SAY_KEY_REST_LEAVES;
}

static void row_add(Legend *legend, const Row *row)
{
    Worded meaning =
        row->named != NULL ? *row->named : worded(row->meaning, TERMS(COUNT(count, CAUSES)));
    legend->rows[legend->row_count++] =
        (LegendRow){row->mark, row->bold, row->colour, row->symbol, meaning};
}

static void rows_make(Legend *legend, const Marks *m, const Palette *p)
{
    const char *known = wording(m->words ? SAY_MARK_KNOWN : SAY_MARK_KNOWN_CORNERS),
               *rest = wording(m->values ? SAY_MARK_REST_MORE : SAY_MARK_REST);
    const Row all[] = {
        {MARK_MAX, m->max, false, p->ink, "▲", SAY_TO_MOVE, &m->max_moves},
        {MARK_MIN, m->min, false, p->ink, "▼", SAY_TO_MOVE, &m->min_moves},
        {MARK_CHANCE, m->chance, false, p->ink, "●", SAY_KEY_CHANCE, NULL},
        {MARK_LEAF, m->leaves, false, p->ink, leaf_mark(m), leaf_words(m), NULL},
        {MARK_BOUNDS, m->bounds, false, p->ink, "12 ≥12 ≤12", SAY_KEY_BOUNDS, NULL},
        {MARK_BOUNDS, m->unproved, false, p->ink, "?12", SAY_KEY_UNPROVED, NULL},
        {MARK_SO_FAR, m->moment && m->values, false, p->ink, "10…", SAY_KEY_SO_FAR, NULL},
        {MARK_KNOWN, m->known, false, p->ink, known, SAY_KEY_KNOWN, NULL},
        {MARK_WINDOW, m->windows, false, p->ink, "[α, β]", window_words(m), NULL},
        {MARK_SCOUT, m->windows && m->scouts, false, p->ink, "[3, 3+]", SAY_KEY_SCOUT, NULL},
        {MARK_NUMBER, m->numbers, false, p->ink, "#7", SAY_KEY_NUMBER, NULL},
        {MARK_VISITS, m->numbers && m->again, false, p->ink, "×2", SAY_KEY_VISITS, NULL},
        {MARK_QUIESCENCE, m->noisy, false, p->ink, "↓", SAY_KEY_QUIESCENCE, NULL},
        {MARK_LAST_MOVE, m->last_move, false, p->ink, "", SAY_KEY_LAST_MOVE, NULL},
        {MARK_VARIATION, m->variation, true, p->ink, "▬▬", variation_words(m), NULL},
        {MARK_SHALLOW, m->kinds[EDGE_SHALLOW], true, p->cut[PLYCUT_SHALLOW], "—|—",
         m->afar ? SAY_KEY_SHALLOW_AFAR : SAY_KEY_SHALLOW, NULL},
        {MARK_DEEP, m->kinds[EDGE_DEEP], true, p->cut[PLYCUT_DEEP], "- -||- -",
         m->afar ? SAY_KEY_DEEP_AFAR : SAY_KEY_DEEP, NULL},
        {MARK_CAUSE, m->causes, true, p->cut[PLYCUT_DEEP], "····>", cause_words(m), NULL},
        {MARK_WINDOW_CUT, m->kinds[EDGE_WINDOW], true, p->cut[PLYCUT_WINDOW], "═|═",
         m->scouts ? SAY_KEY_CUT_SCOUT : SAY_KEY_CUT_WINDOW, NULL},
        {MARK_CURRENT, m->moment, true, p->ink, wording(SAY_MARK_CURRENT), SAY_KEY_CURRENT, NULL},
        {MARK_OPEN, m->moment, true, p->ink, wording(SAY_MARK_OPEN), SAY_KEY_OPEN, NULL},
        {MARK_AHEAD, m->moment, false, p->never, wording(SAY_MARK_AHEAD), SAY_KEY_AHEAD, NULL},
        {MARK_NEVER, m->kinds[EDGE_NEVER] || m->crossed, false, p->never, "- - - □", m->never,
         NULL},
        {MARK_FOLDED, m->folded, false, p->ink, wording(SAY_MARK_FOLDED), folded_words(m), NULL},
        {MARK_REST, m->rest, false, p->ink, rest, rest_words(m), NULL},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i].shown)
            row_add(legend, &all[i]);
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

static size_t passes_shown(const Figure *figure)
{
    size_t shown = 0;
    for (size_t i = 0; i < figure->count; i++)
        shown += shows_a_pass(&figure->scenes[i]);
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

static size_t counts_lines(const Figure *figure)
{
    size_t asked = figure->picture->count_rows;
    return passes_shown(figure) + (asked != 0 ? asked : figure->count);
}

/* The counts of line i: the passes of the picture, then what was asked to be shown, or the searches
 * of the picture. */
static CountLine legend_counts_line(const Figure *figure, size_t i)
{
    const PlycutPicture *picture = figure->picture;
    size_t passes = passes_shown(figure);
    if (i < passes)
        return line_of_pass(figure->scenes, i);
    if (picture->count_rows != 0)
        return line_of_all(picture->counts[i - passes].algorithm,
                           &picture->counts[i - passes].result);
    return line_of_all(figure->scenes[i - passes].view.trace->options.algorithm,
                       &figure->scenes[i - passes].view.trace->total);
}

/* Without window cutoffs, their column is left out. */
static int counts_columns(const Figure *figure)
{
    bool windows = false;
    for (size_t i = 0; i < counts_lines(figure); i++)
        windows |= legend_counts_line(figure, i).result->cutoffs[PLYCUT_WINDOW] > 0;
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
    const CountLine search = legend_counts_line(figure, (size_t)line - 1);
    const PlycutResult *result = search.result;
    const uint64_t counts[LEGEND_COUNTS] = {
        result->leaves, result->nodes, result->cutoffs[PLYCUT_SHALLOW],
        result->cutoffs[PLYCUT_DEEP], result->cutoffs[PLYCUT_WINDOW]};
    if (column > 0)
        return worded(SAY_COUNT, TERMS(COUNT(count, counts[column - 1])));
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

/* "alpha-beta: root max, ..." */
static Worded rules_text(const PlycutTrace *trace)
{
    return worded(SAY_RULES_OF, TERMS(TEXT(algorithm, trace->options.algorithm->name),
                                      TEXT(rules, conventions_text(trace).text)));
}

static void viewpoint_note(const Figure *figure, Legend *legend)
{
    if (figure->picture->values == PLYCUT_VALUES_MOVER)
        note_add(legend, worded(SAY_VALUES_OF_MOVER, NO_TERMS));
}

/* What belongs to the counts: the conventions, unless each of several searches has a caption that
 * names them; the pass that is shown. */
static void counts_notes(const Figure *figure, Legend *legend, bool key)
{
    const PlycutTrace *trace = figure->scenes[0].view.trace;
    bool passes = scenes_are_passes(figure->scenes, figure->count), one = figure->count == 1;
    if (one || passes)
        note_add(legend, rules_text(trace));
    if (heading_shares_rules(figure)) /* captions do not name them */
        note_add(legend, conventions_text(trace));
    if (key)
        viewpoint_note(figure, legend);
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
    Marks marks = marks_make(figure);
    legend->row_count = legend->note_count = 0;
    if (key)
        rows_make(legend, &marks, figure->scenes[0].palette);
    legend->count_lines = counts ? counts_lines(figure) : 0;
    legend->count_columns = counts_columns(figure);
    if (counts)
        counts_notes(figure, legend, key);
    else if (key)
        viewpoint_note(figure, legend);
}
