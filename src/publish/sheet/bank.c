/* A tree of a question bank: its facts, its texts, the nodes that are asked about. */
#include "sheet/bank.h"

#include "render/heading.h"
#include "sheet/ask.h"

enum { NODES_ASKED = 12, LEAVES_ASKED = 10 }; /* LEAVES_ASKED: visited ones, and others */

static bool asks_something_of(const Bank *b, PlycutError *error)
{
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        if (bank_question(b, fact) != NULL)
            return true;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "a question bank asks none of these questions about a search by %s",
                       b->trace->options.algorithm->name);
}

bool bank_write(const PlycutBankTree *tree, BankWrite *write, void *self, PlycutOut *out,
                PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    Bank bank = {.tree = tree, .trace = tree->trace, .arena = &arena, .out = out};
    bool opened = facts_open(&bank.facts, tree->trace, NULL, error);
    if (opened)
        bank.asked = nodes_asked(&bank.facts, PLYCUT_FACT_VALUES, &bank.asked_count, &arena);
    if (bank.asked_count > NODES_ASKED)
        bank.asked_count = NODES_ASKED;
    bool written = opened && asks_something_of(&bank, error) && write(&bank, self, error) &&
                   (!arena.failed || plycut_no_memory(error));
    facts_close(&bank.facts);
    arena_release(&arena);
    return written;
}

/* ---- Texts ----------------------------------------------------------------------------------- */

const char *bank_number(const Bank *b, double number)
{
    PlycutText text = {0};
    text_add_number(&text, number);
    return arena_keep(b->arena, &text);
}

const char *bank_answer(const Bank *b, PlycutFact fact, uint32_t node)
{
    return ask_answer(&b->facts, fact, node, &plain_notation, b->arena);
}

const char *bank_prompt(const Bank *b, PlycutFact fact)
{
    PlycutText text = {0};
    prompt_add(&text, bank_question(b, fact)->prompt, fact, b->trace);
    return arena_keep(b->arena, &text);
}

const char *bank_prompt_of(const Bank *b, PlycutFact fact, uint32_t node)
{
    const Worded prompt =
        worded(SAY_REXAMS_NODE, TERMS(TEXT(node, bank_node(b->trace, node)),
                                      TEXT(what, bank_question(b, fact)->of_node)));
    PlycutText text = {0};
    prompt_add(&text, prompt.text, fact, b->trace);
    return arena_keep(b->arena, &text);
}

const char *bank_search(const Bank *b)
{
    PlycutText text = {0};
    task_search(b->trace, &text);
    return arena_keep(b->arena, &text);
}

const char *bank_marks(const Bank *b)
{
    PlycutText text = {0};
    task_marks(b->trace, b->tree->boards, &text);
    return arena_keep(b->arena, &text);
}

const char *bank_node(const PlycutTrace *trace, uint32_t node)
{
    return trace->stored ? trace->nodes[node].name : trace->nodes[node].path;
}

const char *bank_alternative(const Bank *b)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    const bool says_tree = b->trace->stored, says_title = !says_tree || b->trace->title != NULL;
    plycut_out_text(
        &out, worded(SAY_ALT_TREE, TERMS(TEXT(title, says_title ? b->tree->title : ""))).text);
    if (says_tree && says_title)
        plycut_out_text(&out, ": ");
    if (says_tree)
        tree_text_write(b->trace, &out);
    (void)plycut_out_flush(&out);
    return arena_keep(b->arena, &text);
}

/* ---- Choices --------------------------------------------------------------------------------- */

double bank_points(const Bank *b, PlycutFact fact)
{
    return b->tree->points != NULL ? b->tree->points[fact] : 1;
}

static void choice_add(Choices *choices, const char *text, bool right)
{
    choices->items[choices->count++] = (Choice){text, right};
}

/* Leaves from left to right. */
static void leaves_add(const Bank *b, Choices *choices)
{
    const PlycutTrace *t = b->trace;
    int left[2] = {LEAVES_ASKED, LEAVES_ASKED};
    for (uint32_t n = 0; n < t->node_count; n++)
        if (t->nodes[n].leaf && left[t->nodes[n].visited] > 0) {
            left[t->nodes[n].visited]--;
            choice_add(choices, bank_node(t, n), !t->nodes[n].visited);
        }
    choice_add(choices, text_of(SAY_BANK_NONE), left[false] == LEAVES_ASKED);
}

static void moves_add(const Bank *b, const Answer *answer, Choices *choices)
{
    const PlycutTraceNode *root = &b->trace->nodes[0];
    for (uint32_t i = 0; i < root->child_count; i++)
        choice_add(choices, bank_node(b->trace, root->first_child + i),
                   answer->count > 0 && answer->refs[0].node == root->first_child + i);
    choice_add(choices, plain_notation.none, answer->count == 0);
}

/* The words for what happens at a node that is visited. */
static void words_add(const Bank *b, const Answer *answer, Choices *choices)
{
    const bool cutoff = fact_table[answer->fact].shape == &cutoff_shape,
               visited = b->trace->nodes[answer->node].visited;
    const PlycutSearchOptions *o = &b->trace->options;
    for (int kind = 0; cutoff && kind < PLYCUT_CUT_KINDS; kind++)
        if ((kind != PLYCUT_WINDOW || plycut_search_windowed(o)) &&
            (kind != PLYCUT_LIMIT || o->limits_cut))
            choice_add(choices, plycut_cut_kind_text((PlycutCutKind)kind),
                       visited && !answer->never && answer->cutoff.kind == kind);
    if (cutoff)
        choice_add(choices, plain_notation.none, visited && answer->never);
    for (int word = 0; !cutoff && fact_word(answer->fact, word) != NULL; word++)
        choice_add(choices, fact_word(answer->fact, word), visited && answer->word == word);
    choice_add(choices, plain_notation.never, !visited);
}

Choices bank_choices(const Bank *b, PlycutFact fact, uint32_t node)
{
    Choices choices = {
        .items = arena_take(b->arena, ((size_t)b->trace->node_count + PLYCUT_CUT_KINDS + 2) *
                                          sizeof *choices.items)};
    const Answer answer = fact_derive(&b->facts, fact, node, 0);
    if (choices.items == NULL)
        return choices;
    if (fact_table[fact].shape == &cover_shape)
        leaves_add(b, &choices);
    else if (node == PLYCUT_NO_NODE)
        moves_add(b, &answer, &choices);
    else
        words_add(b, &answer, &choices);
    return choices;
}
