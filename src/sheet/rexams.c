/* An exercise for R/exams (r-exams.org), which writes it as QTI, for Canvas, Blackboard, Moodle or on paper: Markdown with one
 * cloze question, whose items are numbers and words. */
#include <string.h>

#include "scene/wording.h"
#include "sheet/moodle.h"
#include "sheet/task.h"

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
    return bank_question(fact) != NULL && fact_fits(fact, b->trace) && shape != &cover_shape;
}

static bool is_number(PlycutFact fact)
{
    return fact_table[fact].shape == &number_shape;
}

static void items_each(const Bank *b, ItemWrite *write, void *self)
{
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++) {
        int asked = 0;
        if (is_asked(b, fact) && !fact_table[fact].shape->of_nodes)
            write(&(Items){b, fact, PLYCUT_NO_NODE}, self);
        if (!is_asked(b, fact) || !fact_table[fact].shape->of_nodes)
            continue;
        for (uint32_t n = bank_next_asked(b->trace, PLYCUT_NO_NODE); n != PLYCUT_NO_NODE && asked < NODES_ASKED;
             n = bank_next_asked(b->trace, n), asked++)
            write(&(Items){b, fact, n}, self);
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

/* A cutoff's kind, "none" or "never"; any other answer as it is typed. */
static void answer_add(const Items *item, PlycutText *text)
{
    Answer answer;
    const Bank *b = item->bank;
    fact_derive(&b->facts, item->fact, item->node, 0, &answer);
    if (item->node != PLYCUT_NO_NODE && !b->trace->nodes[item->node].visited)
        text_add(text, "never");
    else if (item->fact == PLYCUT_FACT_CUTOFFS)
        text_add(text, answer.never ? plain_notation.none : plycut_cut_kind_text((PlycutCutKind)answer.cutoff.kind));
    else if (is_number(item->fact))
        text_add_number(text, answer.number);
    else
        fact_write(&b->facts, &answer, &plain_notation, text);
}

static void between(const Items *item, bool *begun)
{
    plycut_out_text(item->bank->out, *begun ? "|" : "");
    *begun = true;
}

static void solution_write(const Items *item, void *begun)
{
    PlycutText text = {0};
    between(item, begun);
    answer_add(item, &text);
    plycut_out_text(item->bank->out, text.bytes != NULL ? text.bytes : "");
    item->bank->out->failed |= text.failed;
    plycut_text_free(&text);
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

/* How the first item of a fact of nodes is answered. */
static void hint_write(const Items *item)
{
    PlycutOut *out = item->bank->out;
    plycut_out_text(out, " (");
    for (int i = 0; fact_word(item->fact, i) != NULL; i++)
        plycut_out_format(out, "%s, ", fact_word(item->fact, i));
    plycut_out_format(out, "%s)", wording(item->fact == PLYCUT_FACT_CUTOFFS   ? SAY_REXAMS_CUTOFF
                                          : item->fact == PLYCUT_FACT_WINDOWS ? SAY_REXAMS_WINDOW
                                                                              : SAY_REXAMS_NODE));
}

static void prompt_write(const Items *item, void *last)
{
    PlycutOut *out = item->bank->out;
    plycut_out_text(out, "* ");
    if (item->node == PLYCUT_NO_NODE) {
        plycut_out_format(out, "%s\n", bank_question(item->fact)->prompt);
        return;
    }
    markdown_text(out, bank_node(item->bank->trace, item->node));
    plycut_out_format(out, ": %s", bank_question(item->fact)->title);
    if (*(PlycutFact *)last != item->fact)
        hint_write(item);
    *(PlycutFact *)last = item->fact;
    plycut_out_char(out, '\n');
}

static void sentence_write_to(void *self, const char *sentence)
{
    const Bank *b = self;
    markdown_text(b->out, sentence);
    plycut_out_char(b->out, ' ');
}

static void alternative_write(const Bank *b)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    bank_alternative(b, &out);
    b->out->failed |= !plycut_out_flush(&out);
    markdown_text(b->out, text.bytes != NULL ? text.bytes : "");
    plycut_text_free(&text);
}

static void heading(PlycutOut *out, const char *text, char line)
{
    plycut_out_format(out, "%s\n", text);
    for (size_t i = 0; text[i] != '\0'; i++)
        plycut_out_char(out, line);
    plycut_out_char(out, '\n');
}

static void rexams_write(Bank *b)
{
    PlycutFact last = PLYCUT_FACTS;
    Teller teller = {sentence_write_to, b};
    plycut_out_format(b->out, "```{r, echo = FALSE, results = \"hide\"}\ninclude_supplement(\"%s.svg\")\n```\n\n",
                      b->tree->name);
    heading(b->out, "Question", '=');
    task_search(b->trace, &teller);
    task_marks(b->trace, b->tree->boards, &teller);
    plycut_out_text(b->out, "\n\n![");
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
    PlycutText text = {0};
    answer_add(item, &text);
    *(bool *)found |= text.bytes != NULL && strchr(text.bytes, '|') != NULL;
    item->bank->out->failed |= text.failed;
    plycut_text_free(&text);
}

static bool answers_fit(const Bank *b, PlycutError *error)
{
    bool found = false;
    items_each(b, bar_find, &found);
    return !found || plycut_fail(error, PLYCUT_E_USAGE, "a name that is an answer contains |, which separates answers in R/exams: "
                                                        "rename the node");
}

bool plycut_rexams_tree(PlycutOut *out, const PlycutBankTree *tree, PlycutError *error)
{
    Bank bank = {.tree = tree, .trace = tree->trace, .out = out};
    bool opened = facts_open(&bank.facts, tree->trace, NULL, error);
    bool done = opened && answers_fit(&bank, error);
    if (done)
        rexams_write(&bank);
    facts_close(&bank.facts);
    return done;
}
