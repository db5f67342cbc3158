/* The updates of alpha and beta, in order: "A: alpha = 3". */
#include "facts/facts.h"

bool update_fits(const Facts *facts, const Update *given, const Update *found)
{
    return given->node == found->node && given->alpha == found->alpha &&
           number_is_right(facts->trace, given->value, found->value);
}

static void update_answer_match(const Facts *facts, const Answer *given, const Answer *found,
                                Match *m)
{
    m->right = given->count == found->count;
    for (size_t i = 0; m->right && i < found->count; i++)
        m->right = update_fits(facts, &given->updates[i], &found->updates[i]);
}

static bool same_element(const Facts *facts, const Answer *given, size_t i, const Answer *found,
                         size_t k)
{
    return update_fits(facts, &given->updates[i], &found->updates[k]);
}

/* There is no list to guess from: a wrong update costs a right one. */
static void hits_of_updates(const Facts *facts, const Answer *given, const Answer *found,
                            Hits *hits)
{
    hits->all = 2 * found->count;
    hits_in_order(facts, given, found, same_element, hits);
}

void update_write(const Facts *facts, const Update *update, const Notation *notation,
                  PlycutText *text)
{
    node_name_write(facts, update->node, notation, text);
    text_add(text, ": ");
    text_add(text, update->alpha ? notation->alpha : notation->beta);
    text_add(text, " = ");
    notation->number(text, update->value);
}

static void update_answer_write(const Facts *facts, const Answer *a, const Notation *notation,
                                PlycutText *text)
{
    for (size_t i = 0; i < a->count; i++) {
        text_add(text, i > 0 ? ", " : "");
        update_write(facts, &a->updates[i], notation, text);
    }
    text_add(text, a->count == 0 ? notation->none : "");
}

/* [{"node": "/0", "beta": 3}, ...] */
static void update_answer_json(const Facts *facts, const Answer *a, PlycutJson *out)
{
    plycut_json_open(out, '[');
    for (size_t i = 0; i < a->count; i++) {
        const Update *update = &a->updates[i];
        plycut_json_open(out, '{');
        plycut_json_key_string(out, "node", facts->trace->nodes[update->node].path);
        plycut_json_key(out, update->alpha ? plain_notation.alpha : plain_notation.beta);
        plycut_json_value(out, update->value);
        plycut_json_close(out);
    }
    plycut_json_close(out);
}

const Shape update_shape = {.of_whole = true,
                            .match = update_answer_match,
                            .hits = hits_of_updates,
                            .write = update_answer_write,
                            .json = update_answer_json};
