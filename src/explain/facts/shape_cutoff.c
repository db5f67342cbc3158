/* Cutoffs: the nodes that cut off, each with the side, the kind, the test and the bound's owner. */
#include "facts/facts.h"

/* ---- One ------------------------------------------------------------------------------------- */

static bool holds(const Cutoff *c)
{
    switch (c->relation) {
    case REL_LESS:
        return c->value < c->bound;
    case REL_AT_MOST:
        return c->value <= c->bound;
    case REL_MORE:
        return c->value > c->bound;
    case REL_AT_LEAST:
        return c->value >= c->bound;
    case REL_NONE:
        break;
    }
    return true;
}

bool relation_is_upward(Relation relation)
{
    return relation == REL_MORE || relation == REL_AT_LEAST;
}

bool cutoff_test_fits(const PlycutTrace *trace, const Cutoff *given, const Cutoff *found)
{
    const bool straight =
        relation_is_upward(given->relation) == relation_is_upward(found->relation);
    const Cutoff exact = {.relation = given->relation,
                          .value = straight ? found->value : found->bound,
                          .bound = straight ? found->bound : found->value};
    return given->relation == REL_NONE ||
           (number_is_right(trace, given->value, exact.value) &&
            number_is_right(trace, given->bound, exact.bound) && holds(&exact));
}

static bool details_fit(const PlycutTrace *trace, const Cutoff *given, const Cutoff *found)
{
    return (given->alpha == UNSTATED || given->alpha == found->alpha) &&
           (given->kind == UNSTATED || given->kind == found->kind) &&
           (!given->owned || given->owner == found->owner) && cutoff_test_fits(trace, given, found);
}

/* ---- All ------------------------------------------------------------------------------------- */

unsigned cutoff_kinds(const Cutoff *parts)
{
    unsigned kinds = 0;
    for (int alpha = 0; alpha < 2; alpha++)
        for (int kind = 0; kind < PLYCUT_CUT_KINDS; kind++)
            if ((parts->alpha == UNSTATED || parts->alpha == alpha) &&
                (parts->kind == UNSTATED || parts->kind == kind))
                kinds |= 1u << (alpha * PLYCUT_CUT_KINDS + kind);
    return kinds;
}

bool cutoff_belongs(const Answer *list, const Cutoff *cutoff)
{
    return !list->part || (list->kinds & cutoff_kinds(cutoff)) != 0;
}

/* Every node that it names is a cutoff, and no cutoff of the kinds that it names is left out. */
static bool part_is_right(const Facts *facts, const Answer *given, const Answer *found)
{
    Hits hits = {0};
    hits_of_set(facts, given, found, &hits);
    bool fits = given->part && found->reading <= 0 && hits.wrong == 0;
    for (size_t i = 0; fits && i < found->count; i++) {
        const uint32_t node = found->refs[i].node;
        const Answer one = fact_derive(facts, PLYCUT_FACT_CUTOFFS, node, found->reading);
        fits = !cutoff_belongs(given, &one.cutoff) || refs_have(given, given->count, node);
    }
    return fits;
}

static void cutoffs_match(const Facts *facts, const Answer *given, const Answer *found, Match *m)
{
    set_shape.match(facts, given, found, m);
    m->part = !m->right && part_is_right(facts, given, found);
    m->right |= m->part;
}

static void cutoff_answer_match(const Facts *facts, const Answer *given, const Answer *found,
                                Match *m)
{
    if (given->node == PLYCUT_NO_NODE)
        cutoffs_match(facts, given, found, m);
    else
        m->right = given->never == found->never &&
                   (given->never || details_fit(facts->trace, &given->cutoff, &found->cutoff));
}

/* Any inner node may cut off. */
static void hits_of_cutoffs(const Facts *facts, const Answer *given, const Answer *found,
                            Hits *hits)
{
    hits->all = count_kind(facts, false);
    hits_of_set(facts, given, found, hits);
}

/* ---- Written --------------------------------------------------------------------------------- */

void cutoff_test_write(const Cutoff *c, const Notation *notation, PlycutText *text)
{
    const char *const signs[] = {[REL_NONE] = "",
                                 [REL_LESS] = notation->less,
                                 [REL_AT_MOST] = notation->at_most,
                                 [REL_MORE] = notation->more,
                                 [REL_AT_LEAST] = notation->at_least};
    notation->number(text, c->value);
    text_add(text, " ");
    text_add(text, signs[c->relation]);
    text_add(text, " ");
    notation->number(text, c->bound);
}

/* The word for whose a bound is if it is no node's. */
static const char *ownerless(const Cutoff *c)
{
    return plycut_cut_kind_text(c->kind == PLYCUT_LIMIT ? PLYCUT_LIMIT : PLYCUT_WINDOW);
}

void cutoff_owner_write(const Facts *facts, const Cutoff *c, const Notation *notation,
                        PlycutText *text)
{
    if (c->owner == PLYCUT_NO_NODE)
        text_add(text, ownerless(c));
    else
        node_name_write(facts, c->owner, notation, text);
}

static void cutoff_answer_write(const Facts *facts, const Answer *a, const Notation *notation,
                                PlycutText *text)
{
    const Cutoff *c = &a->cutoff;
    if (a->node == PLYCUT_NO_NODE || a->never) {
        if (a->never)
            text_add(text, "no cutoff");
        else
            set_shape.write(facts, a, notation, text);
        return;
    }
    text_add(text, c->alpha ? notation->alpha : notation->beta);
    text_add(text, " ");
    text_add(text, plycut_cut_kind_text((PlycutCutKind)c->kind));
    text_add(text, " ");
    cutoff_test_write(c, notation, text);
    text_add(text, " by ");
    cutoff_owner_write(facts, c, notation, text);
}

/* {"node": "/1", "side": "alpha", "kind": "shallow", "test": "2 <= 3", "by": "/"} */
static void json_one(const Facts *facts, uint32_t node, PlycutJson *out)
{
    PlycutText test = {0};
    const PlycutTraceNode *nodes = facts->trace->nodes;
    const Answer a = fact_derive(facts, PLYCUT_FACT_CUTOFFS, node, 0);
    cutoff_test_write(&a.cutoff, &plain_notation, &test);
    plycut_json_open(out, '{');
    plycut_json_key_string(out, "node", nodes[node].path);
    plycut_json_key_string(out, "side",
                           a.cutoff.alpha ? plain_notation.alpha : plain_notation.beta);
    plycut_json_key_string(out, "kind", plycut_cut_kind_text((PlycutCutKind)a.cutoff.kind));
    plycut_json_key(out, "test");
    text_json(&test, out);
    plycut_json_key_string(out, "by",
                           a.cutoff.owner == PLYCUT_NO_NODE ? ownerless(&a.cutoff)
                                                            : nodes[a.cutoff.owner].path);
    plycut_json_close(out);
}

static void cutoff_answer_json(const Facts *facts, const Answer *a, PlycutJson *out)
{
    plycut_json_open(out, '[');
    for (size_t i = 0; i < a->count; i++)
        json_one(facts, a->refs[i].node, out);
    plycut_json_close(out);
}

const Shape cutoff_shape = {.of_nodes = true,
                            .of_whole = true,
                            .match = cutoff_answer_match,
                            .hits = hits_of_cutoffs,
                            .write = cutoff_answer_write,
                            .json = cutoff_answer_json};
