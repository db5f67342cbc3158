/* Exercises for R/exams (r-exams.org), which writes them as QTI, for Canvas, Blackboard, Moodle or on paper, in Markdown:
 * one cloze with gaps for numbers and choices, or an exercise of type num, schoice or mchoice for each of its gaps. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/same.h"
#include "render/escape.h"
#include "scene/wording.h"
#include "sheet/rexams.h"

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

/* ---- An exercise ------------------------------------------------------------------------------ */

static void answers_list(const Exercise *e)
{
    if (e->count == 1 && e->items->choices.count == 0)
        return;
    rexams_heading(e->bank->out, "Answerlist", '-');
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
    rexams_heading(out, "Meta-information", '=');
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
    rexams_task(e->bank);
    for (size_t i = 0; i < e->count && cloze; i++)
        rexams_gap(e, i);
    if (!cloze)
        rexams_prompt(e);
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
