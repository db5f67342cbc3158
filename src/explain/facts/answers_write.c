/* Write the answers of a trace as a file like a student's: docs/answers.md. */
#include "facts/facts.h"
#include "trace/write.h"

/* What the grader must know to repeat the search. */
static void claims_write(const PlycutTrace *trace, PlycutJson *json)
{
    const PlycutSearchOptions *o = &trace->options;
    convention_json(o, json);
    const PlycutPlayer root = trace->nodes[0].player; /* a chance node is nobody's choice */
    if (plycut_decides(root))
        plycut_json_key_string(json, "root", plycut_player_text(root));
    if (trace->depth_asked >= 0)
        plycut_json_key_integer(json, "depth", trace->depth_asked);
    if (plycut_search_windowed(o))
        plycut_json_key_window(json, "window", o->alpha, o->beta);
    if (plycut_is_limited(trace->limits))
        plycut_json_key_window(json, "limits", trace->limits.low, trace->limits.high);
    search_numbers_json(o, NUMBERS_OF_KEY, json);
}

/* The set is left out: the list in order says the same and more. */
void facts_json(const Facts *facts, PlycutJson *json)
{
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        if (fact_fits(fact, facts->trace) && fact_table[fact].shape != &set_shape) {
            plycut_json_newline(json);
            plycut_json_key(json, fact_table[fact].name);
            fact_json(facts, fact, json);
        }
}

static void points_json(const double *points, PlycutJson *json)
{
    plycut_json_key_open(json, "points", '{');
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        if (points[fact] > 0)
            plycut_json_key_number(json, fact_table[fact].name, points[fact]);
    plycut_json_close(json);
}

static bool answers_write(const Facts *facts, const double *points, PlycutOut *out,
                          PlycutError *error)
{
    PlycutJson json;
    plycut_json_begin(&json, out, "plycut-answers", 1);
    claims_write(facts->trace, &json);
    if (points != NULL)
        points_json(points, &json);
    facts_json(facts, &json);
    plycut_json_end(&json);
    return plycut_out_end(out, "the answers", error);
}

bool plycut_answers_write(const PlycutTrace *trace, const PlycutPrunedIfs *unknown,
                          const double *points, PlycutOut *out, PlycutError *error)
{
    Facts facts;
    bool opened = facts_open(&facts, trace, NULL, error);
    facts.unknown = unknown;
    bool done = opened && answers_write(&facts, points, out, error);
    facts_close(&facts);
    return done;
}
