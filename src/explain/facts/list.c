/* The list of facts as a table, and functions on its rows. */
#include "base/letter.h"
#include "facts/derive.h"
#include "facts/typed.h"

#include <stddef.h>
#include <string.h>

const FactInfo fact_table[PLYCUT_FACTS] = {
#define FACT(id, name, shape, of) {name, &shape##_shape, FACT_OF_##of, derive_##id},
#include <plycut/facts.def>
};

static const struct {
    PlycutFact fact;
    const char *phrase;
} READINGS[] = {
#define READING(id, phrase) {PLYCUT_FACT_##id, phrase},
#include <plycut/facts.def>
};

enum { READING_COUNT = sizeof READINGS / sizeof *READINGS };

static const struct {
    PlycutFact fact;
    const char *text;
} WORDS[] = {
#define FACT_WORD(id, text) {PLYCUT_FACT_##id, text},
#include <plycut/facts.def>
    {PLYCUT_FACTS, NULL}, /* may be empty */
};

enum { WORD_COUNT = sizeof WORDS / sizeof *WORDS - 1 };

const char *plycut_fact_name(PlycutFact fact)
{
    return fact_table[fact].name;
}

int fact_readings(PlycutFact fact)
{
    int count = 0;
    for (int i = 0; i < READING_COUNT; i++)
        count += READINGS[i].fact == fact;
    return count > 0 ? count : 1;
}

const char *fact_reading(PlycutFact fact, int reading)
{
    for (int i = 0; i < READING_COUNT; i++)
        if (READINGS[i].fact == fact && reading-- == 0)
            return READINGS[i].phrase;
    return "";
}

const char *fact_word(PlycutFact fact, int word)
{
    for (int i = 0; i < WORD_COUNT; i++)
        if (WORDS[i].fact == fact && word-- == 0)
            return WORDS[i].text;
    return NULL;
}

/* "PV node", "PV-node" and "PV nodes" are PV. */
static size_t length_without_node(const char *text)
{
    static const char *const NODES[] = {"node", "nodes"};
    const size_t length = strlen(text);
    for (size_t i = 0; i < sizeof NODES / sizeof *NODES; i++) {
        const size_t node = strlen(NODES[i]);
        if (length > node + 1 && spells(text + length - node, node, NODES[i]) &&
            strchr(" -", text[length - node - 1]) != NULL)
            return length - node - 1;
    }
    return length;
}

int fact_of_word(const char *text, int *word)
{
    text = typed_past_article(text); /* "a CUT node" */
    for (int i = 0; i < WORD_COUNT; i++) {
        *word = i > 0 && WORDS[i].fact == WORDS[i - 1].fact ? *word + 1 : 0;
        if (spells(text, length_without_node(text), WORDS[i].text))
            return (int)WORDS[i].fact;
    }
    return -1;
}

bool trace_is_unsearched(const PlycutTrace *trace)
{
    return trace->event_count == 0;
}

/* What questions say about searches that may visit a node more than once, or why they are not asked. */
static const struct {
    const char *text, *why;
    PlycutGives from;
} AGAIN_TEXTS[PLYCUT_FACTS] = {
#define AGAIN(id, said) [PLYCUT_FACT_##id].text = (said),
#define NOT_AGAIN(id, gives, said)                                                                 \
    [PLYCUT_FACT_##id].why = (said), [PLYCUT_FACT_##id].from = PLYCUT_GIVES_##gives,
#include <plycut/facts.def>
};

bool algorithm_visits_again(const PlycutAlgorithm *algorithm)
{
    return algorithm->searches_again || algorithm->gives == PLYCUT_GIVES_TEST;
}

const char *plycut_fact_again(PlycutFact fact, const PlycutAlgorithm *algorithm)
{
    return algorithm_visits_again(algorithm) ? AGAIN_TEXTS[fact].text : NULL;
}

const char *plycut_fact_not_again(PlycutFact fact, const PlycutAlgorithm *algorithm)
{
    return algorithm_visits_again(algorithm) && algorithm->gives >= AGAIN_TEXTS[fact].from
               ? AGAIN_TEXTS[fact].why
               : NULL;
}

bool fact_fits_search(PlycutFact fact, const PlycutTrace *tree, const PlycutAlgorithm *algorithm)
{
    const bool searched = !trace_is_unsearched(tree), windowed = algorithm->windowed;
    if (searched && plycut_fact_not_again(fact, algorithm) != NULL)
        return false;
    switch (fact_table[fact].of) {
    case FACT_OF_ANY:
        return searched;
    case FACT_OF_WINDOWED:
        return searched && windowed;
    case FACT_OF_DECIDED:
        return searched && windowed && !tree->chance;
    case FACT_OF_RANGED:
        return searched && tree->chance && plycut_is_limited(tree->limits);
    case FACT_OF_UNSEARCHED:
        return !searched && windowed;
    }
    return false;
}

bool fact_fits(PlycutFact fact, const PlycutTrace *trace)
{
    return fact_fits_search(fact, trace, trace->options.algorithm);
}

/* Of a generated game, nobody sees what is below a node that is never visited. */
static bool is_in_sight(const PlycutTrace *trace, const PlycutTraceNode *n)
{
    return trace->stored || n->visited || n->parent == PLYCUT_NO_NODE ||
           trace->nodes[n->parent].visited;
}

bool fact_asks(const Facts *facts, PlycutFact fact, uint32_t node)
{
    const PlycutTraceNode *n = &facts->trace->nodes[node];
    if (fact != PLYCUT_FACT_PRUNED_IF)
        return !n->leaf && is_in_sight(facts->trace, n) &&
               !(fact == PLYCUT_FACT_RANGES && plycut_decides(n->player));
    const PlycutPrunedIf *known = facts_pruned_if(facts, node);
    return known != NULL && known->asked;
}

Answer fact_derive(const Facts *facts, PlycutFact fact, uint32_t node, int reading)
{
    Answer answer = {.fact = fact,
                     .node = node,
                     .reading = reading,
                     .cutoff = {.alpha = UNSTATED, .kind = UNSTATED},
                     .leaf = PLYCUT_NO_NODE};
    fact_table[fact].derive(facts, &answer);
    return answer;
}

Match fact_match(const Facts *facts, const Answer *given, const Answer *found)
{
    Match match = {0};
    if (given->reading == UNSTATED || given->reading == found->reading)
        fact_table[given->fact].shape->match(facts, given, found, &match);
    return match;
}

void fact_write(const Facts *facts, const Answer *answer, const Notation *notation,
                PlycutText *text)
{
    fact_table[answer->fact].shape->write(facts, answer, notation, text);
}

/* "-" of a node that is never visited. */
static void json_of_nodes(const Facts *facts, PlycutFact fact, PlycutJson *json)
{
    const PlycutTrace *trace = facts->trace;
    plycut_json_open(json, '{');
    for (uint32_t n = 0; n < trace->node_count; n++) {
        if (!fact_asks(facts, fact, n))
            continue;
        const Answer answer = fact_derive(facts, fact, n, 0);
        plycut_json_key(json, trace->nodes[n].path);
        if (answer.never)
            plycut_json_string(json, "-");
        else
            fact_table[fact].shape->json(facts, &answer, json);
    }
    plycut_json_close(json);
}

void fact_json(const Facts *facts, PlycutFact fact, PlycutJson *json)
{
    if (!fact_table[fact].shape->of_whole) {
        json_of_nodes(facts, fact, json);
        return;
    }
    const Answer answer = fact_derive(facts, fact, PLYCUT_NO_NODE, 0);
    fact_table[fact].shape->json(facts, &answer, json);
}
