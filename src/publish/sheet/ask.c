/* The questions of a sheet: each fact that sheets ask for, with its answer typeset as people write it. */
#include "sheet/ask.h"

#include <string.h>

#include "base/same.h"
#include "scene/label.h"
#include "scene/wording.h"

/* A fact without a word is not asked. */
static const struct {
    const char *word, *label, *prompt;
} QUESTIONS[PLYCUT_FACTS] = {
#define SHEET(id, usual, word, label, prompt) [PLYCUT_FACT_##id] = {word, label, prompt},
#include <plycut/facts.def>
};

/* ---- Notation -------------------------------------------------------------------------------- */

static void number_typeset(PlycutText *text, double value)
{
    char digits[LABEL_TEXT];
    (void)label_number(value, digits);
    text_add(text, digits);
}

static const Notation typeset = {.naming = NAMED_SHORTLY,
                                 .number = number_typeset,
                                 .at_least = "≥",
                                 .at_most = "≤",
                                 .more = ">",
                                 .less = "<",
                                 .alpha = "α",
                                 .beta = "β",
                                 .never = "–",
                                 .none = "none",
                                 .always = "always",
                                 .no_value = "never",
                                 .or_else = " or ",
                                 .open = "several leaves without values decide it"};

const char *ask_answer(const Facts *facts, PlycutFact fact, uint32_t node, const Notation *notation,
                       Arena *arena)
{
    PlycutText text = {0};
    const Answer answer = fact_derive(facts, fact, node, 0);
    fact_write(facts, &answer, notation, &text);
    return arena_keep(arena, &text);
}

/* What a node is called in answers: its name, a leaf's value if no other leaf has it, the path in a
 * generated game. */
static const char *ask_name(const Facts *facts, uint32_t node, Arena *arena)
{
    PlycutText text = {0};
    node_name_write(facts, node, &typeset, &text);
    return arena_keep(arena, &text);
}

/* ---- Leaves of one value --------------------------------------------------------------------- */

static bool is_unnamed_leaf(const PlycutTrace *trace, uint32_t n)
{
    return trace->nodes[n].leaf && label_name(trace, n)[0] == '\0';
}

/* The next leaf from here on that has no name and the same value; siblings only, or all. */
static uint32_t equal_leaf(const PlycutTrace *trace, uint32_t n, bool siblings)
{
    for (uint32_t k = n + 1; k < trace->node_count; k++)
        if (is_unnamed_leaf(trace, k) &&
            same_number(trace->nodes[k].value, trace->nodes[n].value) &&
            (!siblings || trace->nodes[k].parent == trace->nodes[n].parent))
            return k;
    return PLYCUT_NO_NODE;
}

bool answers_need_parents(const PlycutTrace *trace, uint32_t *first, uint32_t *second)
{
    *first = *second = PLYCUT_NO_NODE;
    for (uint32_t n = 0; trace->stored && n < trace->node_count && *second == PLYCUT_NO_NODE; n++) {
        if (!is_unnamed_leaf(trace, n) || equal_leaf(trace, n, false) == PLYCUT_NO_NODE)
            continue;
        *second = equal_leaf(trace, n, true);
        if (*first == PLYCUT_NO_NODE || *second != PLYCUT_NO_NODE)
            *first = n;
    }
    return *first != PLYCUT_NO_NODE;
}

/* ---- Forms ----------------------------------------------------------------------------------- */

/* The length of a list of all leaves. */
static size_t names_length(const Facts *facts, Arena *arena)
{
    size_t length = 0;
    for (uint32_t n = 0; n < facts->trace->node_count; n++)
        if (facts->trace->nodes[n].leaf)
            length += strlen(ask_name(facts, n, arena)) + 2;
    return length;
}

/* A list of visited leaves has room for two thirds of all leaves, one of subtrees for a third of them. */
static void line_make(const Facts *facts, PlycutFact fact, Ask *ask, Arena *arena)
{
    const Shape *shape = fact_table[fact].shape;
    ask->form = ASK_LINE;
    if (shape == &nodes_shape)
        ask->length = names_length(facts, arena) * 2 / 3;
    if (shape == &cover_shape)
        ask->length = names_length(facts, arena) / 3;
    ask->answer = ask_answer(facts, fact, PLYCUT_NO_NODE, &typeset, arena);
}

/* For handwriting of 5 mm. */
enum { ROOM_NUMBER = 4, ROOM_WINDOW = 7, ROOM_INEQUALITY = 9 };

/* Room for this many answers, and never for fewer than four or than there are. Returns the first cell; without memory there
 * are no answers. */
static const char **cells_make(Ask *ask, AskForm form, size_t *count, size_t room, int columns,
                               Arena *arena)
{
    ask->cells = arena_take(arena, (*count * (size_t)columns + 1) * sizeof *ask->cells);
    *count = ask->cells != NULL ? *count : 0;
    ask->form = form;
    ask->count = (int)*count;
    ask->slots = larger((int)*count, larger(4, (int)room));
    ask->columns = columns;
    ask->room = ROOM_NUMBER;
    return ask->cells;
}

uint32_t *nodes_asked(const Facts *facts, PlycutFact fact, size_t *count, Arena *arena)
{
    const PlycutTrace *t = facts->trace;
    uint32_t *queue = arena_take(arena, t->node_count * sizeof *queue);
    uint32_t tail = 0;
    *count = 0;
    if (queue != NULL)
        queue[tail++] = 0;
    for (uint32_t head = 0; head < tail; head++) {
        uint32_t n = queue[head];
        for (uint32_t i = 0; i < t->nodes[n].child_count; i++)
            queue[tail++] = t->nodes[n].first_child + i;
        if (fact_asks(facts, fact, n))
            queue[(*count)++] = n;
    }
    return queue;
}

static int room_of(const Shape *shape)
{
    return shape == &window_shape     ? ROOM_WINDOW
           : shape == &interval_shape ? ROOM_INEQUALITY
                                      : ROOM_NUMBER;
}

/* A cell for each node that is asked about. */
static void nodes_make(const Facts *facts, PlycutFact fact, Ask *ask, Arena *arena)
{
    size_t count;
    const uint32_t *nodes = nodes_asked(facts, fact, &count, arena);
    const char **cell = cells_make(ask, ASK_GRID, &count, 0, 2, arena);
    ask->slots = ask->count;
    ask->room = room_of(fact_table[fact].shape);
    for (size_t i = 0; i < count; i++) {
        *cell++ = ask_name(facts, nodes[i], arena);
        *cell++ = ask_answer(facts, fact, nodes[i], &typeset, arena);
    }
}

/* Inner nodes that may cut off: all but those on the line that is searched first. The number depends on the tree alone,
 * so that trees of one shape have tables of one size. */
static size_t nodes_that_may_cut(const PlycutTrace *trace)
{
    const bool reversed = trace->options.order == PLYCUT_ORDER_REVERSED;
    size_t count = 0;
    for (uint32_t n = 0; n < trace->node_count; n++)
        count += !trace->nodes[n].leaf;
    for (uint32_t n = 0; !trace->nodes[n].leaf;) {
        const PlycutTraceNode *node = &trace->nodes[n];
        n = node->first_child + (reversed ? node->child_count - 1 : 0);
        count--;
    }
    return count;
}

/* A row for each cutoff. */
static void cutoff_row(const Facts *facts, uint32_t node, const char **cells, Arena *arena)
{
    PlycutText test = {0}, owner = {0};
    const Answer answer = fact_derive(facts, PLYCUT_FACT_CUTOFFS, node, 0);
    cutoff_test_write(&answer.cutoff, &typeset, &test);
    cutoff_owner_write(facts, &answer.cutoff, &typeset, &owner);
    cells[0] = ask_name(facts, node, arena);
    cells[1] = answer.cutoff.alpha ? typeset.alpha : typeset.beta;
    cells[2] = plycut_cut_kind_text((PlycutCutKind)answer.cutoff.kind);
    cells[3] = arena_keep(arena, &test);
    cells[4] = arena_keep(arena, &owner);
}

static void cutoffs_make(const Facts *facts, Ask *ask, Arena *arena)
{
    static const TextId HEADS[TABLE_COLUMNS] = {SAY_CUTOFF_NODE, SAY_CUTOFF_SIDE, SAY_CUTOFF_KIND,
                                                SAY_CUTOFF_TEST, SAY_CUTOFF_OWNER};
    const size_t none = facts->cutoffs.count == 0;
    size_t count = facts->cutoffs.count + none;
    const char **cells =
        cells_make(ask, ASK_TABLE, &count, nodes_that_may_cut(facts->trace), TABLE_COLUMNS, arena);
    for (int c = 0; c < TABLE_COLUMNS; c++) {
        ask->heads[c] = text_of(HEADS[c]);
        if (none && count > 0)
            cells[c] = c == 0 ? typeset.none : "";
    }
    for (size_t i = 0; i < count && !none; i++)
        cutoff_row(facts, facts->cutoffs.items[i].node, cells + i * TABLE_COLUMNS, arena);
}

/* A numbered cell for each update; there are hardly ever more updates than leaves. */
static void updates_make(const Facts *facts, Ask *ask, Arena *arena)
{
    size_t count = facts->updates.count;
    const char **cell = cells_make(ask, ASK_GRID, &count,
                                   (size_t)plycut_trace_leaves(facts->trace, 0, false), 2, arena);
    ask->room = ROOM_WINDOW;
    for (size_t i = 0; i < count; i++) {
        PlycutText number = {0}, update = {0};
        text_add_number(&number, (double)(i + 1));
        update_write(facts, &facts->updates.items[i], &typeset, &update);
        *cell++ = arena_keep(arena, &number);
        *cell++ = arena_keep(arena, &update);
    }
}

/* ---- All ------------------------------------------------------------------------------------- */

bool ask_fits(const PlycutTrace *trace, PlycutFact fact)
{
    const bool counts_cutoffs = fact == PLYCUT_FACT_SHALLOW || fact == PLYCUT_FACT_DEEP;
    return QUESTIONS[fact].word != NULL && fact_fits(fact, trace) &&
           (!counts_cutoffs || trace->options.algorithm->windowed); /* minimax has none to count */
}

static const char *label_text(PlycutFact fact, Arena *arena)
{
    PlycutText text = {0};
    text_add(&text, QUESTIONS[fact].label);
    text_add(&text, ":");
    return arena_keep(arena, &text);
}

void prompt_add(PlycutText *text, const char *prompt, PlycutFact fact, const PlycutTrace *trace)
{
    const char *again = plycut_fact_again(fact, trace->options.algorithm);
    text_add(text, prompt);
    text_add(text, again != NULL ? " " : "");
    text_add(text, again != NULL ? again : "");
}

/* "What does each inner node return? (1 point each) values:" The label in front of a line is written with the line. */
static const char *prompt_make(const Facts *facts, PlycutFact fact, const char *label,
                               double points, Arena *arena)
{
    const Shape *shape = fact_table[fact].shape;
    const Worded worth = worded(!shape->of_nodes  ? SAY_SHEET_WORTH
                                : shape->of_whole ? SAY_SHEET_WORTH_BOTH
                                                  : SAY_SHEET_WORTH_EACH,
                                TERMS(NUMBER(points, points)));
    PlycutText text = {0};
    prompt_add(&text, QUESTIONS[fact].prompt, fact, facts->trace);
    text_add(&text, points > 0 ? " " : "");
    text_add(&text, points > 0 ? worth.text : "");
    if (shape->of_nodes || shape == &update_shape) {
        text_add(&text, " ");
        text_add(&text, label);
    }
    return arena_keep(arena, &text);
}

Ask ask_make(const Facts *facts, PlycutFact fact, double points, Arena *arena)
{
    const Shape *shape = fact_table[fact].shape;
    Ask ask = {.label = label_text(fact, arena)};
    ask.prompt = prompt_make(facts, fact, ask.label, points, arena);
    if (shape == &cutoff_shape)
        cutoffs_make(facts, &ask, arena);
    else if (shape == &update_shape)
        updates_make(facts, &ask, arena);
    else if (shape->of_whole)
        line_make(facts, fact, &ask, arena);
    else
        nodes_make(facts, fact, &ask, arena);
    return ask;
}

bool plycut_questions_parse(const char *text, PlycutFactSet *set, PlycutError *error)
{
    const char *words[PLYCUT_FACTS + 1] = {"all"};
    PlycutFactSet meant[PLYCUT_FACTS + 1] = {PLYCUT_FACTS_ASKABLE}, found = 0;
    size_t count = 1;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        if (QUESTIONS[fact].word != NULL) {
            words[count] = QUESTIONS[fact].word;
            meant[count++] = 1u << fact;
        }
    char word[64];
    while (plycut_list_word(&text, word, sizeof word)) {
        const int i = plycut_name_find("question", word, PLYCUT_WORDS(words, count), error);
        if (i < 0)
            return false;
        found |= meant[i];
    }
    *set = found;
    return true;
}
