/* The tree for the terminal: a line for each node, drawn with box characters; columns to its right have the node's
 * window and what the search did there. Lines are put together in Unicode; --ascii replaces
 * character by character. */
#include <string.h>

#include "base/utf8.h"
#include "render/heading.h"
#include "render/legend.h"
#include "render/table.h"
#include "scene/edge.h"
#include "scene/hidden.h"
#include "scene/label.h"
#include "scene/pointed.h"
#include "scene/ranges.h"
#include "scene/utf8.h"
#include "scene/shown.h"
#include "scene/wording.h"
#include "trace/beside.h"

#include <plycut/render.h>

/* One search's tree. */
typedef struct Txt {
    const PlycutPicture *picture;
    View view;
    Marks *marks; /* those that occur */
} Txt;

/* ---- ASCII ------------------------------------------------------------------------------------ */

enum { ASCII_END = 0x80, LONGEST = 5 };

static const char *ascii_of(uint32_t character)
{
    static const struct {
        const char *character, *ascii;
    } table[] = {
        {"├", "|"},     {"└", "`"},    {"┝", "|"},   {"┕", "`"}, {"│", "|"},
        {"─", "-"},     {"━", "="},    {"╌", "-"},   {"┼", "+"}, {"╫", "#"},
        {"╪", "%"},     {"═", "="},    {"▲", "^"},   {"▼", "v"}, {"≤", "<="},
        {"≥", ">="},    {"−", "-"},    {"∞", "inf"}, {"◄", "<"}, {"…", "..."},
        {"α", "alpha"}, {"β", "beta"}, {"×", "x"},   {"●", "o"}, {"≈", "~"},
    };
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        const char *known = table[i].character;
        if (utf8_next(&known) == character)
            return table[i].ascii;
    }
    return "?";
}

/* The text, in ASCII if that is asked for: signs are replaced by what people type ("<=", "inf"), lines by lines, anything
 * else by "?". "" if memory runs out. */
static const char *text_shown(const PlycutPicture *picture, const char *text, Arena *arena)
{
    if (!picture->ascii)
        return text;
    char *made = arena_take(arena, LONGEST * strlen(text) + 1), *end = made;
    while (made != NULL && *text != '\0') {
        uint32_t character = utf8_next(&text);
        if (character < ASCII_END)
            *end++ = (char)character;
        else
            for (const char *c = ascii_of(character); *c != '\0'; c++)
                *end++ = *c;
    }
    return made != NULL ? made : "";
}

/* ---- The tree -------------------------------------------------------------------------------- */

/* The edge above a node: how it branches off, and with another child below it. The bars across it
 * are those of the pictures. */
static const char *branch_of(const Txt *t, uint32_t d)
{
    static const char *const branches[EDGES][2] = {
        [EDGE_AHEAD] = {"└── ", "├── "}, [EDGE_TREE] = {"└── ", "├── "},
        [EDGE_NEVER] = {"└╌╌ ", "├╌╌ "}, [EDGE_SHALLOW] = {"└┼─ ", "├┼─ "},
        [EDGE_DEEP] = {"└╫╌ ", "├╫╌ "},  [EDGE_WINDOW] = {"└╪═ ", "├╪═ "},
        [EDGE_LIMIT] = {"└┼─ ", "├┼─ "},
    };
    static const char *const variation[2] = {"┕━━ ", "┝━━ "};
    bool more = t->view.drawn[d].next != NOT_DRAWN;
    *t->marks |= edge_is_variation(&t->view, d) ? MARKS_OF(VARIATION)
                 : edge_is_open(&t->view, d)    ? MARKS_OF(OPEN)
                                                : edge_info(edge_kind(&t->view, d))->marks;
    return edge_is_variation(&t->view, d) || edge_is_open(&t->view, d)
               ? variation[more]
               : branches[edge_kind(&t->view, d)][more];
}

/* The edges of ancestors that pass a node's line on its left. */
static void passing_write(const Txt *t, uint32_t d, PlycutOut *out)
{
    const Drawn *drawn = &t->view.drawn[d];
    if (drawn->parent == NOT_DRAWN)
        return;
    passing_write(t, drawn->parent, out);
    plycut_out_text(out, drawn->next != NOT_DRAWN ? "│   " : "    ");
}

/* A part of a line after those before it. */
static void txt_part_write(const char *text, bool *begun, PlycutOut *out)
{
    if (text[0] == '\0')
        return;
    plycut_out_text(out, *begun ? " " : "");
    plycut_out_text(out, text);
    *begun = true;
}

/* The move, unless the name says it, and the name, unless it only repeats the place or the value. */
static void names_write(const Txt *t, const PlycutTraceNode *node, bool *begun, PlycutOut *out)
{
    enum { WIDEST = 200, TYPE = 9 };
    const char *name = label_name(t->view.trace, (uint32_t)(node - t->view.trace->nodes));
    const bool moved =
        node->label != NULL && node->label[0] != '\0' && strcmp(node->label, node->name) != 0;
    char shown[512];
    if (moved) {
        text_fit(node->label, WIDEST, TYPE, false, shown, sizeof shown);
        txt_part_write(shown, begun, out);
        plycut_out_text(out, name[0] != '\0' ? ":" : "");
    }
    if (node->probability > 0) {
        label_number(node->probability, shown);
        txt_part_write(shown, begun, out);
        plycut_out_char(out, ':');
    }
    text_fit(name, WIDEST, TYPE, false, shown, sizeof shown);
    txt_part_write(shown, begun, out);
}

/* "▲ C ≥7" */
static void txt_node_write(const Txt *t, const PlycutTraceNode *node, PlycutOut *out)
{
    char value[LABEL_TEXT];
    bool begun = false;
    if (!node->leaf) {
        txt_part_write(PLYCUT_BY_PLAYER(node->player, "▲", "▼", "●"), &begun, out);
        *t->marks |= PLYCUT_BY_PLAYER(node->player, MARKS_OF(MAX), MARKS_OF(MIN), MARKS_OF(CHANCE));
    }
    names_write(t, node, &begun, out);
    if (node->visited || node->leaf) {
        if (t->picture->ranges && !node->leaf)
            *t->marks |= range_write(
                range_of(t->view.trace, (uint32_t)(node - t->view.trace->nodes)), value);
        else
            label_value(t->view.trace, node, t->picture->values, value, t->marks);
        txt_part_write(value, &begun, out);
    }
    if (t->picture->types)
        txt_part_write(
            node_type_text(t->view.trace, (uint32_t)(node - t->view.trace->nodes), t->marks),
            &begun, out);
}

static void txt_tree_write(const Txt *t, uint32_t d, PlycutOut *out)
{
    const Drawn *drawn = &t->view.drawn[d];
    if (drawn->parent != NOT_DRAWN) {
        passing_write(t, drawn->parent, out);
        plycut_out_text(out, branch_of(t, d));
    }
    if (drawn->kind == DRAWN_STUB || drawn->kind == DRAWN_REST)
        wording_write(out, drawn->kind == DRAWN_STUB ? SAY_LABEL_SUBTREES : SAY_TXT_REST,
                      TERMS(COUNT(count, drawn->hidden.subtrees)));
    else
        txt_node_write(t, drawn_node(&t->view, d), out);
}

/* ---- The columns to its right ---------------------------------------------------------------- */

/* "α (−∞) 3, β ∞": the earlier values in brackets. */
static void txt_history_write(const Txt *t, uint32_t n, PlycutSide side, PlycutOut *out)
{
    const BoundHistory history = bound_history(t->view.trace, n, side);
    char number[LABEL_TEXT];
    plycut_out_text(out, side == PLYCUT_ALPHA ? "α" : ", β");
    plycut_out_text(out, history.more ? " …" : "");
    for (int i = 0; i < history.count; i++) {
        const Beside beside = trace_beside(t->view.trace, history.values[i]);
        *t->marks |= label_marked(beside.number, beside_mark(beside.side), number);
        plycut_out_format(out, i + 1 < history.count ? " (%s)" : " %s", number);
    }
}

/* "[3, ∞]" of a node that was entered. */
static void txt_window_write(const Txt *t, uint32_t d, PlycutOut *out)
{
    const PlycutTraceNode *node = drawn_node(&t->view, d);
    char alpha[LABEL_TEXT], beta[LABEL_TEXT];
    if (drawn_is_several(&t->view.drawn[d]) || !label_has_window(t->view.trace, node) ||
        t->picture->blank)
        return;
    if (t->picture->windows == PLYCUT_WINDOWS_HISTORY) {
        txt_history_write(t, t->view.drawn[d].node, PLYCUT_ALPHA, out);
        txt_history_write(t, t->view.drawn[d].node, PLYCUT_BETA, out);
        return;
    }
    const Shown shown = shown_of(t->view.trace, node, t->picture->values);
    *t->marks |= MARKS_OF(WINDOW) | label_marked(shown.alpha.value, shown.alpha_mark, alpha) |
                 label_marked(shown.beta.value, shown.beta_mark, beta);
    plycut_out_format(out, "[%s, %s]", alpha, beta);
}

static void visit_write(const Txt *t, uint32_t d, PlycutOut *out)
{
    const PlycutTraceNode *node = drawn_node(&t->view, d);
    if (drawn_is_several(&t->view.drawn[d]) || !node->visited || t->picture->blank)
        return;
    plycut_out_format(out, "#%llu", (unsigned long long)node->visit);
    *t->marks |= MARKS_OF(NUMBER);
    if (node->visits < 2)
        return;
    plycut_out_format(out, " ×%u", node->visits);
    *t->marks |= MARKS_OF(VISITS);
}

/* A node's name; its path if names are only moves, or say no more than the place. */
static void owner_name(const PlycutTrace *trace, uint32_t node, char *name, size_t room)
{
    const char *own = trace->stored ? label_name(trace, node) : "";
    const char *path = node == 0 ? text_of(SENTENCE_THE_ROOT) : trace->nodes[node].path;
    text_keep(own[0] != '\0' ? own : path, name, room);
}

/* "deep cutoff: 12 is from A" */
static void cutoff_write(const Txt *t, const PlycutTraceNode *node, PlycutOut *out)
{
    static const TextId says[] = {[PLYCUT_SHALLOW] = SAY_TXT_SHALLOW, [PLYCUT_DEEP] = SAY_TXT_DEEP};
    static const TextId translated[] = {[PLYCUT_SHALLOW] = SAY_TXT_SHALLOW_TRANSLATED,
                                        [PLYCUT_DEEP] = SAY_TXT_DEEP_TRANSLATED,
                                        [PLYCUT_WINDOW] = SAY_TXT_WINDOW_TRANSLATED};
    const Shown shown = shown_of(t->view.trace, node, t->picture->values);
    char bound[LABEL_TEXT], held[LABEL_TEXT], owner[64] = "";
    if (shown.crosses_alpha)
        label_marked(shown.alpha.value, shown.alpha_mark, bound);
    else if (shown.crosses_beta)
        label_marked(shown.beta.value, shown.beta_mark, bound);
    else
        label_number(node->cut_bound, bound);
    if (node->cut_owner != PLYCUT_NO_NODE)
        owner_name(t->view.trace, node->cut_owner, owner, sizeof owner);
    TextId say = node->cut_kind == PLYCUT_LIMIT             ? SAY_TXT_LIMIT
                 : node->cut_scout != PLYCUT_NO_NODE        ? SAY_TXT_SCOUT
                 : label_is_translated(t->view.trace, node) ? translated[node->cut_kind]
                 : node->cut_owner == PLYCUT_NO_NODE        ? SAY_TXT_WINDOW
                                                            : says[node->cut_kind];
    label_number(node->cut_held, held);
    wording_write(out, say, TERMS(TEXT(bound, bound), TEXT(owner, owner), TEXT(held, held)));
}

/* What is hidden below a node that represents several. */
static void hidden_write(const Drawn *drawn, PlycutOut *out)
{
    const Hidden *h = &drawn->hidden;
    TextId say = h->two_bars > 0  ? SAY_TXT_HIDDEN_DEEP
                 : h->one_bar > 0 ? SAY_TXT_HIDDEN_CUTOFFS
                                  : SAY_TXT_HIDDEN;
    wording_write(out, say,
                  TERMS(COUNT(leaves, h->leaves), COUNT(cutoffs, h->one_bar + h->two_bars),
                        COUNT(deep, h->two_bars)));
}

static void note_write(const Txt *t, uint32_t d, PlycutOut *out)
{
    const Drawn *drawn = &t->view.drawn[d];
    const PlycutTraceNode *node = drawn_node(&t->view, d);
    if (drawn_is_current(&t->view, d))
        plycut_out_text(out, text_of(node->cut ? SAY_TXT_CURRENT_CUT : SAY_KEY_CURRENT));
    if (drawn->kind == DRAWN_FOLDED || drawn->kind == DRAWN_REST)
        hidden_write(drawn, out);
    else if (!node->visited && !node->ahead && drawn->kind == DRAWN_STUB &&
             drawn->hidden.leaves >= 0)
        wording_write(out, SAY_TXT_NEVER_LEAVES, TERMS(COUNT(count, drawn->hidden.leaves)));
    else if (!node->visited && !node->ahead)
        plycut_out_text(out, text_of(scene_never(t->view.trace)));
    else if (node->known)
        plycut_out_text(out, text_of(SAY_KEY_KNOWN));
    else if (node->cut)
        cutoff_write(t, node, out);
}

/* "◄ watch this one" */
static void pointed_write(const Txt *t, uint32_t d, PlycutOut *out)
{
    const Drawn *drawn = &t->view.drawn[d];
    plycut_out_text(out, drawn->framed ? "◄" : "");
    plycut_out_text(out, drawn->framed && drawn->note != NULL ? " " : "");
    plycut_out_text(out, drawn->note != NULL ? drawn->note->lines[0] : "");
}

/* ---- Lines ----------------------------------------------------------------------------------- */

enum { TREE, WINDOW, VISIT, NOTE, POINTED, CELLS };

/* A line for each node: its branch in the tree, its window, the number of its visit, what happened there. */
static void txt_cell_write(const void *self, size_t row, size_t column, PlycutOut *out)
{
    static void (*const writers[CELLS])(const Txt *t, uint32_t d,
                                        PlycutOut *out) = {[TREE] = txt_tree_write,
                                                           [WINDOW] = txt_window_write,
                                                           [VISIT] = visit_write,
                                                           [NOTE] = note_write,
                                                           [POINTED] = pointed_write};
    writers[column](self, (uint32_t)row, out);
}

/* The marks that occur, and what they mean, as many in a line as fit. */
static void key_draw(const Figure *figure, Marks marks, PlycutOut *out, Arena *arena)
{
    enum { WIDEST = 100, APART = 2 };
    Legend legend;
    int column = WIDEST;
    legend_rows(figure, marks, &legend);
    for (int i = 0; i < legend.row_count; i++) {
        const LegendRow *row = &legend.rows[i];
        if (row->text == NULL)
            continue;
        const char *mark = text_shown(figure->picture, row->text, arena),
                   *meaning = text_shown(figure->picture, row->meaning.text, arena);
        const int width = text_columns(mark) + 1 + text_columns(meaning) + APART;
        const bool fits = i > 0 && column + width <= WIDEST;
        plycut_out_format(out, "%s%s %s", fits ? "  " : "\n", mark, meaning);
        column = fits ? column + width : width;
    }
    plycut_out_char(out, '\n');
}

static void tree_draw(const PlycutPicture *picture, const View *view, Marks *marks, PlycutOut *out,
                      Arena *arena)
{
    static const GridColumn columns[CELLS];
    const Txt t = {.picture = picture, .view = *view, .marks = marks};
    Grid grid = {.columns = columns, .column_count = CELLS, .row_count = view->count, .bare = true};
    grid_fill(&grid, txt_cell_write, &t, arena);
    for (size_t i = 0; i < grid.row_count * CELLS; i++)
        grid.cells[i] = text_shown(picture, grid.cells[i], arena);
    grid_text(&grid, out);
}

/* ---- Title and captions ---------------------------------------------------------------------- */

/* Text on a line of its own; nothing for "". */
static void heading_draw(const PlycutPicture *picture, const char *text, PlycutOut *out,
                         Arena *arena)
{
    text_write_clean(out, text_shown(picture, text, arena));
    plycut_out_text(out, text[0] != '\0' ? "\n" : "");
}

static void figure_draw(const Figure *figure, PlycutOut *out, Arena *arena)
{
    Heading heading;
    Marks marks = 0;
    if (heading_title(figure, &heading)) {
        heading_draw(figure->picture, heading.text.text, out, arena);
        heading_draw(figure->picture, heading.second.text, out, arena);
        plycut_out_char(out, '\n');
    }
    for (size_t i = 0; i < figure->count; i++) {
        plycut_out_text(out, i > 0 ? "\n" : "");
        if (figure_has_captions(figure)) {
            heading_caption(figure, i, &heading);
            heading_draw(figure->picture, heading.text.text, out, arena);
            heading_draw(figure->picture, heading.second.text, out, arena);
        }
        tree_draw(figure->picture, &figure->scenes[i].view, &marks, out, arena);
    }
    key_draw(figure, marks, out, arena);
}

/* Trees that have no places: only what is drawn of them is chosen. */
static bool views_make(Figure *figure, Arena *arena, PlycutError *error)
{
    figure->scenes = arena_take(arena, figure->count * sizeof *figure->scenes);
    figure->causes = arena_take(arena, figure->count * sizeof *figure->causes);
    for (size_t i = 0; i < figure->count && figure->scenes != NULL; i++) {
        Scene *scene = &figure->scenes[i];
        *scene = (Scene){.picture = figure->picture,
                         .palette = palette_of(PLYCUT_STYLE_MONO),
                         .measures = measures_of(PLYCUT_DETAIL_FULL, figure->picture),
                         .detail = PLYCUT_DETAIL_FULL,
                         .boards = PLYCUT_BOARDS_NONE};
        if (!view_make(figure->traces[i], figure->picture, &scene->view, arena, error) ||
            !pointed_make(scene, true, arena, error))
            return false;
    }
    return (figure->scenes != NULL && figure->causes != NULL) || plycut_no_memory(error);
}

bool plycut_render_txt(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                       PlycutOut *out, PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    PlycutPicture plain = *picture;
    plain.boards = PLYCUT_BOARDS_NONE; /* so that it is folded like a tree of other nodes */
    Figure figure = {.traces = traces_hidden(traces, count, picture->hide, &arena),
                     .count = count,
                     .picture = &plain};
    bool made = figure.traces != NULL || plycut_no_memory(error);
    made = made && (count == 0 || views_make(&figure, &arena, error));
    if (made && count > 0)
        figure_draw(&figure, out, &arena);
    made = made && (!arena.failed || plycut_no_memory(error));
    arena_release(&arena);
    return made && plycut_out_end(out, "the picture", error);
}
