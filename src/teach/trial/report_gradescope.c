/* report_gradescope.c - a verdict as Gradescope's results.json. */
#include "trial/trial.h"
#include "words/sentence.h"

#include <string.h>

static void gradescope_fact(const PlycutJudgement *j, const PlycutDefendant *who, int what,
                            PlycutJson *json)
{
    const double most = fact_worth(j, who, what), points = points_for(j, who, what);
    if (!(most > 0))
        return;
    plycut_json_open(json, '{');
    plycut_json_key_string(json, "name", said_key(what));
    plycut_json_key_number(json, "score", points);
    plycut_json_key_number(json, "max_score", most);
    plycut_json_key_string(json, "status", points > 0 ? "passed" : "failed");
    plycut_json_close(json);
}

bool plycut_judgement_gradescope(const PlycutTrial *trial, const PlycutJudgement *j,
                                 const PlycutDefendant *who, PlycutOut *out)
{
    double most;
    PlycutOut lines;
    PlycutJson json;
    PlycutText text = {0};
    plycut_out_init(&lines, plycut_text_write, &text);
    plycut_judgement_text(trial, j, who, &lines);
    const bool made = plycut_out_flush(&lines);
    plycut_json_init(&json, out);
    plycut_json_open(&json, '{');
    plycut_json_key_number(&json, "score", judgement_points(j, who, &most));
    plycut_json_key_string(&json, "output", made ? text.bytes : "");
    plycut_json_key_open(&json, "tests", '[');
    for (int what = 0; what < PLYCUT_SAIDS; what++)
        gradescope_fact(j, who, what, &json);
    plycut_json_end(&json);
    plycut_text_free(&text);
    return made;
}
