/* Exercises for R/exams (r-exams.org), which writes them as QTI, for Canvas, Blackboard, Moodle or on paper, in Markdown:
 * one cloze with gaps for numbers and choices, or an exercise of type num, schoice or mchoice for each of its gaps. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/same.h"
#include "render/escape.h"
#include "scene/wording.h"
#include "sheet/rexams.h"

/* The gaps of an exercise, or the only question. */
typedef struct Exercise {
    const Bank *bank;
    const Item *items;
    size_t count;
} Exercise;

static void exercise_add_item(const Bank *b, Exercise *e, Item *items, Item item)
{
    item.choices = rexams_choices(b, &item);
    items[e->count++] = item;
}

/* All items in their order; a window in a cloze is two of them. */
static Exercise all_items(const Bank *b)
{
    Item *items = arena_take(b->arena, (b->asked_count + 1) * 2 * PLYCUT_FACTS * sizeof *items);
    Exercise e = {.bank = b, .items = items};
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS && items != NULL; fact++) {
        const Shape *shape = fact_table[fact].shape;
        const bool halved = shape == &window_shape && !b->tree->separate;
        if (bank_question(b, fact) == NULL)
            continue;
        if (!shape->of_nodes)
            exercise_add_item(b, &e, items, (Item){.fact = fact, .node = PLYCUT_NO_NODE});
        for (size_t i = 0; shape->of_nodes && i < b->asked_count; i++) {
            if (!fact_asks(&b->facts, fact, b->asked[i]))
                continue;
            exercise_add_item(b, &e, items, (Item){fact, b->asked[i], halved ? ALPHA : WHOLE, {0}});
            if (halved)
                exercise_add_item(b, &e, items, (Item){fact, b->asked[i], BETA, {0}});
        }
    }
    return e;
}

/* ---- Text ------------------------------------------------------------------------------------- */

/* Text of any origin: in Markdown nothing in it means anything, not even to knitr, which runs `r ...`; signs that LaTeX's
 * fonts lack are typeset as mathematics. A line break would end an item. */
static void markdown_text(PlycutOut *out, const char *text)
{
    bool spaced = false,
         math = false; /* "1. ", "a) " and "- " begin lists; -- is a dash; $x$3 is no mathematics */
    while (*text != '\0') {
        const char *from = text;
        const uint32_t c = utf8_next(&text);
        const char *tex = c > '~' ? tex_character(c) : NULL;
        if (tex != NULL)
            plycut_out_text(out, tex);
        else if (c == '`' || c == '\\' || (math && c >= '0' && c <= '9'))
            plycut_out_format(out, "&#%u;", (unsigned)c);
        else if (c <= '~' && (strchr("*_{}[]<>#~$|^@&!", (int)c) != NULL ||
                              (strchr("-+.)", (int)c) != NULL && (!spaced || *text == *from))))
            plycut_out_format(out, "\\%c", (int)c);
        else if (c < ' ')
            plycut_out_char(out, ' ');
        else
            plycut_out_bytes(out, from, (size_t)(text - from));
        spaced |= c <= ' ';
        math = tex != NULL && tex[0] == '$';
    }
}

static void heading(PlycutOut *out, const char *text, char line)
{
    plycut_out_format(out, "%s\n", text);
    for (size_t i = 0; text[i] != '\0'; i++)
        plycut_out_char(out, line);
    plycut_out_char(out, '\n');
}

/* The picture is not alone in its paragraph: then its text alternative would be printed below it. */
static void task_part(const Bank *b)
{
    plycut_out_format(
        b->out, "```{r, echo = FALSE, results = \"hide\"}\ninclude_supplement(\"%s.png\")\n```\n\n",
        b->tree->name);
    heading(b->out, "Question", '=');
    markdown_text(b->out, bank_search(b));
    plycut_out_char(b->out, ' ');
    markdown_text(b->out, bank_marks(b));
    plycut_out_text(b->out, "\n\n![");
    markdown_text(b->out, bank_alternative(b));
    plycut_out_format(b->out, "](%s.png){width=14cm}\\\n\n", b->tree->name);
}

/* "Which of these nodes cut off?", once, then "- C: " and a gap for each of them. */
static void gap_write(const Exercise *e, size_t i)
{
    const Bank *b = e->bank;
    const Item *item = &e->items[i];
    const int number = (int)i + 1;
    const bool first = i == 0 || e->items[i - 1].fact != item->fact;
    if (first) {
        markdown_text(b->out, bank_question(b, item->fact)->prompt);
        plycut_out_text(b->out, item->node == PLYCUT_NO_NODE ? " " : "\n\n");
    }
    if (item->node != PLYCUT_NO_NODE && item->part != BETA) {
        plycut_out_text(b->out, "- ");
        markdown_text(b->out, bank_node(b->trace, item->node));
        plycut_out_text(b->out, ": ");
    }
    plycut_out_format(b->out, "##ANSWER%d##%s", number, item->part == ALPHA ? ", " : "\n");
    if (i + 1 == e->count || e->items[i + 1].fact != item->fact)
        plycut_out_char(b->out, '\n');
}

/* "C: which of these is its cutoff?" */
static void prompt_write(const Exercise *e)
{
    const Bank *b = e->bank;
    const Item *item = e->items;
    const BankQuestion *question = bank_question(b, item->fact);
    if (item->node == PLYCUT_NO_NODE) {
        markdown_text(b->out, question->prompt);
    } else {
        Worded prompt = worded(SAY_REXAMS_NODE, TERMS(TEXT(node, bank_node(b->trace, item->node)),
                                                      TEXT(what, question->of_node)));
        markdown_text(b->out, prompt.text);
    }
    plycut_out_text(b->out, "\n\n");
}

/* ---- An exercise ------------------------------------------------------------------------------ */

static void answers_list(const Exercise *e)
{
    if (e->count == 1 && e->items->choices.count == 0)
        return;
    heading(e->bank->out, "Answerlist", '-');
    for (size_t i = 0; i < e->count; i++) {
        plycut_out_text(e->bank->out, e->items[i].choices.count == 0 ? "*\n" : "");
        for (size_t c = 0; c < e->items[i].choices.count; c++) {
            plycut_out_text(e->bank->out, "* ");
            markdown_text(e->bank->out, e->items[i].choices.items[c].text);
            plycut_out_char(e->bank->out, '\n');
        }
    }
    plycut_out_char(e->bank->out, '\n');
}

static const char *type_of(const Exercise *e, size_t i)
{
    return e->items[i].choices.count == 0                       ? "num"
           : fact_table[e->items[i].fact].shape == &cover_shape ? "mchoice"
                                                                : "schoice";
}

static void solution_write(const Exercise *e, size_t i)
{
    const Choices *choices = &e->items[i].choices;
    for (size_t c = 0; c < choices->count; c++)
        plycut_out_char(e->bank->out, choices->items[c].right ? '1' : '0');
    if (choices->count > 0)
        return;
    const Answer answer = fact_derive(&e->bank->facts, e->items[i].fact, e->items[i].node, 0);
    plycut_out_number(e->bank->out, answer.number);
}

static void type_write(const Exercise *e, size_t i)
{
    plycut_out_text(e->bank->out, type_of(e, i));
}

/* R/exams reads decimals; those of a fraction do not end, and two are enough. */
static void tolerance_write(const Exercise *e, size_t i)
{
    const Answer answer = fact_derive(&e->bank->facts, e->items[i].fact, e->items[i].node, 0);
    const bool rounded = e->items[i].choices.count == 0 && plycut_fraction(answer.number).under > 1;
    plycut_out_text(e->bank->out, rounded && e->bank->trace->chance ? "0.005" : "0");
}

static void points_write(const Exercise *e, size_t i)
{
    plycut_out_number(e->bank->out, bank_points(e->bank, e->items[i].fact));
}

static void metadata_write(const Exercise *e, const char *name,
                           void (*write)(const Exercise *, size_t))
{
    plycut_out_format(e->bank->out, "%s: ", name);
    for (size_t i = 0; i < e->count; i++) {
        plycut_out_text(e->bank->out, i > 0 ? "|" : "");
        write(e, i);
    }
    plycut_out_char(e->bank->out, '\n');
}

/* Of more choices R/exams takes five at random, among them a right and a wrong one. */
static void metadata(const Exercise *e, const char *name, bool cloze)
{
    PlycutOut *out = e->bank->out;
    heading(out, "Meta-information", '=');
    plycut_out_format(out, "exname: %s\nextype: %s\n", name, cloze ? "cloze" : type_of(e, 0));
    metadata_write(e, "exsolution", solution_write);
    if (cloze)
        metadata_write(e, "exclozetype", type_write);
    if (cloze || e->items->choices.count == 0)
        metadata_write(e, "extol", tolerance_write);
    if (e->bank->tree->points != NULL)
        metadata_write(e, "expoints", points_write);
    if (!cloze && e->items->choices.count > 0)
        plycut_out_format(out, "exshuffle: %s\n",
                          e->items->choices.count > WINDOW_CHOICES ? "5" : "TRUE");
}

static void exercise_write(const Exercise *e, const char *name, bool cloze)
{
    task_part(e->bank);
    for (size_t i = 0; i < e->count && cloze; i++)
        gap_write(e, i);
    if (!cloze)
        prompt_write(e);
    answers_list(e);
    metadata(e, name, cloze);
}

/* ---- A tree ----------------------------------------------------------------------------------- */

/* Who takes the exercises, and the text of each. */
typedef struct Taker {
    PlycutExerciseUse *use;
    void *self;
    PlycutText text;
} Taker;

static bool exercise_use(const Exercise *e, const char *name, bool cloze, Taker *taker,
                         PlycutError *error)
{
    exercise_write(e, name, cloze);
    plycut_out_memory(e->bank->out, !e->bank->arena->failed);
    bool used = (plycut_out_flush(e->bank->out) || plycut_no_memory(error)) &&
                taker->use(taker->self, name, &taker->text, error);
    plycut_text_free(&taker->text);
    return used;
}

/* R/exams hands choices to Moodle's clozes as they are. */
static bool choices_fit_cloze(const Exercise *e, PlycutError *error)
{
    for (size_t i = 0; i < e->count; i++)
        for (size_t c = 0; c < e->items[i].choices.count; c++)
            if (strpbrk(e->items[i].choices.items[c].text, "~}#") != NULL)
                return plycut_fail(
                    error, PLYCUT_E_USAGE,
                    "the name in the answer '%.80s' has a sign that ends an answer in "
                    "a cloze: rename the node, or give --separate",
                    e->items[i].choices.items[c].text);
    return true;
}

/* "NAME-value", "NAME-cutoffs-3": nodes are numbered as they are asked. */
static bool item_use(const Exercise *e, size_t i, Taker *taker, PlycutError *error)
{
    const Bank *b = e->bank;
    const Item *item = &e->items[i];
    PlycutText name = {0};
    size_t number = 1;
    while (i >= number && e->items[i - number].fact == item->fact)
        number++;
    text_add(&name, b->tree->name);
    text_add(&name, "-");
    text_add(&name, plycut_fact_name(item->fact));
    if (item->node != PLYCUT_NO_NODE) {
        text_add(&name, "-");
        text_add_number(&name, (double)number);
    }
    return exercise_use(&(Exercise){b, item, 1}, arena_keep(b->arena, &name), false, taker, error);
}

static bool rexams_write(const Bank *b, void *taker, PlycutError *error)
{
    const Exercise all = all_items(b);
    if (!b->tree->separate)
        return choices_fit_cloze(&all, error) &&
               exercise_use(&all, b->tree->name, true, taker, error);
    for (size_t i = 0; i < all.count; i++)
        if (!item_use(&all, i, taker, error))
            return false;
    return true;
}

bool plycut_rexams_tree(const PlycutBankTree *tree, PlycutExerciseUse *use, void *self,
                        PlycutError *error)
{
    Taker taker = {.use = use, .self = self};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &taker.text);
    bool done = bank_write(tree, rexams_write, &taker, &out, error);
    plycut_text_free(&taker.text);
    return done;
}
