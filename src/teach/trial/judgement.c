/* judgement.c - a judgement as JSON: the members of a "plycut-judgement". */
#include "base/json_rows.h"
#include "trial/trial.h"

#include <math.h>

/* ---- The format ------------------------------------------------------------------------------ */

typedef struct JudgementFile {
    const char *program, *file, *id;
    double points, of;
    const char *algorithm;
    int trees, answered, right[PLYCUT_SAIDS] /* -1: null */, whole_numbers;
    JsonList explained_by;         /* const char * */
    const void *smallest, *before; /* written: a PlycutText, or NULL */
    const char *divergence, *failure;
    int status;
} JudgementFile;

#define NEEDED .need = JSON_REQUIRED
#define RIGHT(what, member, text)                                                                  \
    {                                                                                              \
        .name = (member), .at = offsetof(JudgementFile, right) + (what) * sizeof(int),             \
        .size = sizeof(int), .kind = JSON_WHOLE, .need = JSON_REQUIRED, .nullable = true,          \
        .says = (text)                                                                             \
    }

/* A tree as nested lists. */
#define SMALLEST_SCHEMA                                                                            \
    "{\"anyOf\":[{\"type\":\"null\"},{\"anyOf\":[{\"type\":\"number\"},{\"type\":\"array\","       \
    "\"minItems\":1,"                                                                              \
    "\"items\":{\"$ref\":\"#/properties/smallest/anyOf/1\"}},{\"type\":\"object\"}]}]}"

static void smallest_write(const void *text, PlycutJson *json)
{
    const PlycutText *smallest = text;
    plycut_json_raw(json, smallest->bytes, smallest->length);
}

static const JsonRow CAUSE = JSON_ITEM(char *, JSON_TEXT, .says = "a convention or a mistake");

static const JsonRow ROWS[] = {
    JSON_FORMAT_ROW("plycut-judgement"),
    JSON_VERSION_ROW(1, JSON_REQUIRED),
    {JSON_AT(JudgementFile, program), .kind = JSON_TEXT, NEEDED,
     .says = "the program; of a class, who handed it in, or the file's name"},
    {JSON_AT(JudgementFile, file), .kind = JSON_TEXT, .says = "the program's file"},
    {JSON_AT(JudgementFile, id), .kind = JSON_TEXT,
     .says = "the learning platform's number for the student or the submission, or empty"},
    {JSON_AT(JudgementFile, points), .kind = JSON_NUMBER, .most = INFINITY,
     .says = "the points of a program of a class, or with --points"},
    {JSON_AT(JudgementFile, of), .kind = JSON_NUMBER, .most = INFINITY,
     .says = "the most points that there are"},
    {JSON_AT(JudgementFile, algorithm), .kind = JSON_TEXT, NEEDED,
     .says = "the search that the program should make"},
    {JSON_AT(JudgementFile, trees), .kind = JSON_WHOLE, NEEDED,
     .says = "how many trees it was asked"},
    {JSON_AT(JudgementFile, answered), .kind = JSON_WHOLE, NEEDED, .says = "how many it answered"},
    RIGHT(
        PLYCUT_SAID_VALUE, "values_right",
        "on how many trees its value is right; equal to `trees`: on all. A tree that does not have "
        "what is asked counts as right. null: the program never says it"),
    RIGHT(PLYCUT_SAID_VISITS, "visits_right",
          "the same of the leaves that it visits. null also if they cannot be known"),
    RIGHT(PLYCUT_SAID_BEST, "best_right", "the same of its best move"),
    RIGHT(PLYCUT_SAID_WINDOWS, "windows_right", "the same of the windows of its traces"),
    {JSON_AT(JudgementFile, whole_numbers), .kind = JSON_WHOLE, NEEDED,
     .says = "the program counts in whole numbers, which is no fault: on this many trees with "
             "decimals, its answer to the same tree in whole numbers counts instead"},
    {JSON_AT(JudgementFile, explained_by), .kind = JSON_LIST, NEEDED, .item = &CAUSE,
     .most = PLYCUT_TRIAL_CAUSES,
     .says =
         "the conventions (`cut=strict`) and mistakes (`window-reset`) that together explain all "
         "answers; empty: none do, or nothing is wrong. After `state=kept`, those that explain its "
         "answers when "
         "it is started afresh for each tree"},
    {JSON_AT(JudgementFile, smallest), .kind = JSON_ANY, NEEDED, .write = smallest_write,
     .schema = SMALLEST_SCHEMA,
     .says = "the smallest tree on which the program differs, as nested lists; null: no tree shows "
             "a difference"},
    {JSON_AT(JudgementFile, before), .kind = JSON_ANY, .write = smallest_write,
     .schema = "{\"type\":\"array\",\"minItems\":1}",
     .says = "the program keeps something between searches: it goes wrong on the smallest tree "
             "only after these trees, in this order, in the "
             "same process; absent: the smallest tree alone shows it"},
    {JSON_AT(JudgementFile, divergence), .kind = JSON_TEXT, NEEDED, .nullable = true,
     .says = "where it first departs from the search on that tree"},
    {JSON_AT(JudgementFile, failure), .kind = JSON_TEXT, NEEDED, .nullable = true,
     .says = "why there was no answer to a tree"},
    {JSON_AT(JudgementFile, status), .kind = JSON_WHOLE, NEEDED, .schema = "{\"enum\":[0,1,3]}",
     .says =
         "0: all that there are points for is right on all trees, so that points = of; 1: it is "
         "not; 3: the program answered no tree"},
};

static const JsonShape SHAPE = {
    JSON_SHAPE(JudgementFile, ROWS,
               "what plycut judge found out about a program (docs/programs.md)"),
    .schema = "{\"additionalProperties\":false}"};

const JsonFormat JUDGEMENT_FORMAT = {
    .title = "plycut-judgement, version 1", .author = JSON_PROGRAMS, .shape = &SHAPE};

/* ---- Writing --------------------------------------------------------------------------------- */

static JudgementFile judgement_file(const PlycutTrial *trial, const PlycutJudgement *j,
                                    const PlycutDefendant *who)
{
    JudgementFile file = {.program = who->name,
                          .file = who->file,
                          .points = (double)NAN,
                          .of = (double)NAN,
                          .algorithm = trial->task.search.algorithm->name,
                          .trees = (int)j->trees,
                          .answered = (int)j->answered,
                          .whole_numbers = (int)j->whole_numbers,
                          .smallest = j->smallest.length > 0 ? &j->smallest : NULL,
                          .before = j->before.length > 0 ? &j->before : NULL,
                          .divergence = j->divergence.bytes,
                          .failure = j->why.bytes,
                          .status = plycut_judgement_status(j, who)};
    if (who->file != NULL) {
        file.id = who->id;
        file.points = judgement_points(j, who, &file.of);
    }
    for (int what = 0; what < PLYCUT_SAIDS; what++)
        file.right[what] = j->said[what] > 0 ? (int)j->right[what] : -1;
    return file;
}

void plycut_judgement_json(const PlycutTrial *trial, const PlycutJudgement *j,
                           const PlycutDefendant *who, PlycutOut *out)
{
    PlycutJson json;
    char texts[PLYCUT_TRIAL_CAUSES][CAUSE_SIZE];
    const char *causes[PLYCUT_TRIAL_CAUSES];
    JudgementFile file = judgement_file(trial, j, who);
    for (size_t i = 0; i < j->cause_count; i++)
        causes[i] = cause_text(&j->causes[i], texts[i]);
    file.explained_by = (JsonList){causes, j->cause_count};
    plycut_json_init(&json, out);
    plycut_json_open(&json, '{');
    json_object_write(&SHAPE, &file, &json);
    plycut_json_end(&json);
}
