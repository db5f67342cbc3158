/* An exercise for R/exams (r-exams.org), which writes it as QTI, for Canvas, Blackboard, Moodle or on paper: Markdown with one
 * cloze question, whose items are numbers and words. */
#include <string.h>

#include "scene/wording.h"
#include "sheet/bank.h"

/* A fact's items: its prompt, and each item's answer. */
typedef struct Items {
    const Bank *bank;
    PlycutFact fact;
    uint32_t node; /* or PLYCUT_NO_NODE: of the whole search */
} Items;

typedef void ItemWrite(const Items *item, void *self);

/* Lists of leaves are left out: R/exams compares words letter by letter. */
static bool is_asked(const Bank *b, PlycutFact fact)
{
    const Shape *shape = fact_table[fact].shape;
    return bank_question(b, fact) != NULL && shape != &cover_shape;
}

static bool is_number(PlycutFact fact)
{
    return fact_table[fact].shape == &number_shape;
}

static void items_each(const Bank *b, ItemWrite *write, void *self)
{
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++) {
        if (!is_asked(b, fact))
            continue;
        if (!fact_table[fact].shape->of_nodes)
            write(&(Items){b, fact, PLYCUT_NO_NODE}, self);
        for (size_t i = 0; fact_table[fact].shape->of_nodes && i < b->asked_count; i++)
            write(&(Items){b, fact, b->asked[i]}, self);
    }
}

/* Signs that mean something in Markdown; a line break would end the item. */
static void markdown_text(PlycutOut *out, const char *text)
{
    for (; *text != '\0'; text++) {
        if (strchr("\\`*_{}[]<>#~$|", *text) != NULL)
            plycut_out_char(out, '\\');
        plycut_out_char(out, (unsigned char)*text < ' ' ? ' ' : *text);
    }
}

/* ---- The answers ------------------------------------------------------------------------------ */

/* A number, a cutoff's kind, "none" or "never"; any other answer as it is typed. */
static const char *answer_text(const Items *item)
{
    Answer answer;
    PlycutText number = {0};
    const Bank *b = item->bank;
    fact_derive(&b->facts, item->fact, item->node, 0, &answer);
    if (item->node != PLYCUT_NO_NODE && !b->trace->nodes[item->node].visited)
        return wording(SAY_REXAMS_NEVER);
    if (item->fact == PLYCUT_FACT_CUTOFFS)
        return answer.never ? plain_notation.none
                            : plycut_cut_kind_text((PlycutCutKind)answer.cutoff.kind);
    if (!is_number(item->fact))
        return bank_answer(b, item->fact, item->node);
    text_add_number(&number, answer.number);
    return bank_keep(b, &number);
}

static void between(const Items *item, bool *begun)
{
    plycut_out_text(item->bank->out, *begun ? "|" : "");
    *begun = true;
}

static void solution_write(const Items *item, void *begun)
{
    between(item, begun);
    plycut_out_text(item->bank->out, answer_text(item));
}

static void type_write(const Items *item, void *begun)
{
    between(item, begun);
    plycut_out_text(item->bank->out, is_number(item->fact) ? "num" : "string");
}

static void tolerance_write(const Items *item, void *begun)
{
    between(item, begun);
    plycut_out_char(item->bank->out, '0');
}

static void metadata_write(const Bank *b, const char *name, ItemWrite *write)
{
    bool begun = false;
    plycut_out_format(b->out, "%s: ", name);
    items_each(b, write, &begun);
    plycut_out_char(b->out, '\n');
}

/* ---- The question ----------------------------------------------------------------------------- */

/* How to answer the first item of a fact about nodes. */
static void hint_write(const Items *item)
{
    PlycutOut *out = item->bank->out;
    plycut_out_text(out, " (");
    for (int i = 0; fact_word(item->fact, i) != NULL; i++)
        plycut_out_format(out, "%s, ", fact_word(item->fact, i));
    plycut_out_format(out, "%s)",
                      wording(item->fact == PLYCUT_FACT_CUTOFFS   ? SAY_REXAMS_CUTOFF
                              : item->fact == PLYCUT_FACT_WINDOWS ? SAY_REXAMS_WINDOW
                                                                  : SAY_REXAMS_NODE));
}

static void prompt_write(const Items *item, void *last)
{
    PlycutOut *out = item->bank->out;
    plycut_out_text(out, "* ");
    if (item->node == PLYCUT_NO_NODE) {
        plycut_out_format(out, "%s\n", bank_question(item->bank, item->fact)->prompt);
        return;
    }
    markdown_text(out, bank_node(item->bank->trace, item->node));
    plycut_out_format(out, ": %s", bank_question(item->bank, item->fact)->of_node);
    if (*(PlycutFact *)last != item->fact)
        hint_write(item);
    *(PlycutFact *)last = item->fact;
    plycut_out_char(out, '\n');
}

static void alternative_write(const Bank *b)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    bank_alternative(b, &out);
    (void)plycut_out_flush(&out);
    markdown_text(b->out, bank_keep(b, &text));
}

static void heading(PlycutOut *out, const char *text, char line)
{
    plycut_out_format(out, "%s\n", text);
    for (size_t i = 0; text[i] != '\0'; i++)
        plycut_out_char(out, line);
    plycut_out_char(out, '\n');
}

static void exercise_write(const Bank *b)
{
    PlycutFact last = PLYCUT_FACTS;
    plycut_out_format(
        b->out, "```{r, echo = FALSE, results = \"hide\"}\ninclude_supplement(\"%s.svg\")\n```\n\n",
        b->tree->name);
    heading(b->out, "Question", '=');
    markdown_text(b->out, bank_search(b));
    plycut_out_char(b->out, ' ');
    markdown_text(b->out, bank_marks(b));
    plycut_out_text(b->out, " \n\n![");
    alternative_write(b);
    plycut_out_format(b->out, "](%s.svg)\n\n", b->tree->name);
    heading(b->out, "Answerlist", '-');
    items_each(b, prompt_write, &last);
    plycut_out_char(b->out, '\n');
    heading(b->out, "Meta-information", '=');
    plycut_out_format(b->out, "exname: %s\nextype: cloze\n", b->tree->name);
    metadata_write(b, "exsolution", solution_write);
    metadata_write(b, "exclozetype", type_write);
    metadata_write(b, "extol", tolerance_write);
}

/* R/exams has no escape for the sign between two answers. */
static void bar_find(const Items *item, void *found)
{
    *(bool *)found |= strchr(answer_text(item), '|') != NULL;
}

static bool rexams_tree_write(const Bank *b, PlycutError *error)
{
    bool found = false;
    items_each(b, bar_find, &found);
    if (found)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "a name that is an answer contains |, which separates answers in R/exams: "
            "rename the node");
    exercise_write(b);
    return true;
}

bool plycut_rexams_tree(PlycutOut *out, const PlycutBankTree *tree, PlycutError *error)
{
    return bank_write(tree, rexams_tree_write, out, error);
}
