/* report.c - a verdict as sentences and as JSON. */
#include "trial/trial.h"
#include "trial/verdict.h"

#include <stdio.h>
#include <string.h>

/* clang-format off */
#define SAYS(out, id, ...) plycut_out_template(out, verdict_text(id), (const PlycutTerm[]){__VA_ARGS__, {.name = NULL}})
#define TEXT(term, value)  {.name = #term, .text = (value)}
#define COUNT(term, value) {.name = #term, .number = (double)(value)}
/* clang-format on */

/* ---- As sentences ---------------------------------------------------------------------------- */

static void tell_answers(const PlycutTrial *trial, PlycutOut *out)
{
    static const VerdictId TOLD[PLYCUT_SAIDS][2] = {
        [PLYCUT_SAID_VALUE] = {VERDICT_VALUES_WRONG, VERDICT_VALUES_RIGHT},
        [PLYCUT_SAID_VISITS] = {VERDICT_VISITS_WRONG, VERDICT_VISITS_RIGHT},
        [PLYCUT_SAID_BEST] = {VERDICT_BEST_WRONG, VERDICT_BEST_RIGHT},
        [PLYCUT_SAID_WINDOWS] = {VERDICT_WINDOWS_WRONG, VERDICT_WINDOWS_RIGHT}};
    const PlycutJudgement *j = &trial->judgement;
    bool begun = false;
    SAYS(out, VERDICT_TREES, COUNT(trees, j->trees));
    if (j->answered == 0)
        plycut_out_text(out, verdict_text(VERDICT_NO_ANSWER));
    else if (j->answered < j->trees)
        SAYS(out, VERDICT_ANSWERED, COUNT(answered, j->answered));
    for (int what = 0; what < PLYCUT_SAIDS; what++) {
        if (j->said[what] == 0)
            continue;
        plycut_out_text(out, begun ? verdict_text(VERDICT_NEXT) : "");
        SAYS(out, TOLD[what][j->said[what] == j->right[what]],
             COUNT(wrong, j->said[what] - j->right[what]),
             TEXT(algorithm, trial->task.search.algorithm->name));
        begun = true;
    }
    plycut_out_text(out, verdict_text(VERDICT_END));
    if (j->on != NULL)
        SAYS(out, VERDICT_FAILED, TEXT(tree, j->on), TEXT(why, j->why));
    if (j->ended && j->answered > 0)
        plycut_out_text(out, verdict_text(VERDICT_ENDED));
    if (j->answered > 0 && j->said[PLYCUT_SAID_VISITS] == 0)
        plycut_out_text(out, verdict_text(VERDICT_NOTHING_VISITED));
}

/* "--cut strict", "best=last", "the mistake window-reset" */
static void tell_cause(const char *name, PlycutOut *out)
{
    const char *equals = strchr(name, '=');
    char words[64] = "";
    if (equals != NULL && strcmp(name, "best=last") != 0 && strcmp(name, "values=mover") != 0)
        (void)snprintf(words, sizeof words, "--%.*s %s", (int)(equals - name), name, equals + 1);
    SAYS(out, equals != NULL ? VERDICT_BY_CONVENTION : VERDICT_BY_MISTAKE,
         TEXT(name, words[0] != '\0' ? words : name));
}

/* Another algorithm takes the place of the one asked for. */
static void tell_causes(const PlycutTrial *trial, PlycutOut *out)
{
    static const char ALGORITHM[] = "algorithm=";
    const PlycutJudgement *j = &trial->judgement;
    const char *algorithm = trial->task.search.algorithm->name;
    size_t told = 0;
    if (j->cause_count == 0) {
        plycut_out_text(out, verdict_text(VERDICT_UNEXPLAINED));
        return;
    }
    for (size_t i = 0; i < j->cause_count; i++)
        if (strncmp(j->causes[i], ALGORITHM, sizeof ALGORITHM - 1) == 0)
            algorithm = j->causes[i] + sizeof ALGORITHM - 1;
    SAYS(out, VERDICT_DOES_WHAT, COUNT(trees, j->answered), TEXT(algorithm, algorithm));
    for (size_t i = 0; i < j->cause_count; i++)
        if (j->clauses[i] != NULL) {
            plycut_out_text(out, verdict_text(told++ > 0 ? VERDICT_AND : VERDICT_WITH));
            tell_cause(j->causes[i], out);
        }
    for (size_t i = 0; i < j->cause_count; i++)
        if (j->clauses[i] != NULL) {
            plycut_out_text(out, verdict_text(told > 0 ? VERDICT_CAUSE : VERDICT_NEXT));
            plycut_out_text(out, j->clauses[i]);
            told = 0;
        }
    plycut_out_text(out, verdict_text(VERDICT_END));
}

static void tell_smallest(const PlycutTrial *trial, PlycutOut *out)
{
    const PlycutJudgement *j = &trial->judgement;
    SAYS(out, VERDICT_SMALLEST, TEXT(tree, j->smallest));
    if (j->divergence[0] != '\0')
        SAYS(out, VERDICT_DIVERGENCE, TEXT(text, j->divergence));
    else if (j->reply != NULL)
        SAYS(out, VERDICT_SAYS, TEXT(reply, j->reply));
}

void plycut_trial_text(const PlycutTrial *trial, PlycutOut *out)
{
    tell_answers(trial, out);
    if (trial->judgement.differs > 0)
        tell_causes(trial, out);
    if (trial->judgement.smallest != NULL)
        tell_smallest(trial, out);
}

/* ---- As JSON --------------------------------------------------------------------------------- */

static void write_counts(const PlycutJudgement *j, PlycutJson *json)
{
    static const char *const KEYS[PLYCUT_SAIDS] = {"values_right", "visits_right", "best_right",
                                                   "windows_right"};
    for (int what = 0; what < PLYCUT_SAIDS; what++)
        plycut_json_key_count(json, KEYS[what], j->said[what] > 0 ? (int64_t)j->right[what] : -1);
}

void plycut_trial_json(const PlycutTrial *trial, const char *name, PlycutOut *out)
{
    PlycutJson json;
    const PlycutJudgement *j = &trial->judgement;
    plycut_json_begin(&json, out, "plycut-judgement", 1);
    plycut_json_key_string(&json, "program", name);
    plycut_json_key_string(&json, "algorithm", trial->task.search.algorithm->name);
    plycut_json_key_integer(&json, "trees", (int64_t)j->trees);
    plycut_json_key_integer(&json, "answered", (int64_t)j->answered);
    write_counts(j, &json);
    plycut_json_key_open(&json, "explained_by", '[');
    for (size_t i = 0; i < j->cause_count; i++)
        plycut_json_string(&json, j->causes[i]);
    plycut_json_close(&json);
    plycut_json_key(&json, "smallest");
    if (j->smallest != NULL)
        plycut_json_raw(&json, j->smallest, strlen(j->smallest));
    else
        plycut_json_null(&json);
    plycut_json_key_string(&json, "divergence",
                           j->smallest != NULL && j->divergence[0] != '\0' ? j->divergence : NULL);
    plycut_json_key_string(&json, "failure", j->why);
    plycut_json_key_integer(&json, "status", plycut_judgement_status(j));
    plycut_json_end(&json);
}
