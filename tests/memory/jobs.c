/* jobs.c - jobs of several parts: types, programs on trial, experiments, a class. */
#include "memory/jobs.h"
#include "memory/kept.h"

#include <plycut/plycut.h>

#include <stdio.h>
#include <string.h>

static const char AIMA[] = "tree:[[3,12,8],[2,4,6],[14,5,2]]";

/* ---- Options of pictures ---------------------------------------------------------------------------- */

static bool in_format(const PlycutTrace *trace, const PlycutFormat *format,
                      const PlycutPicture *picture, PlycutError *error)
{
    static PlycutOut out;
    plycut_out_init(&out, keep, NULL);
    return format->render(&trace, 1, picture, &out, error) &&
           plycut_out_end(&out, "the picture", error);
}

/* Rows need places: of DOT and forest other programs decide them. */
static bool places(const PlycutFormat *format, const PlycutPicture *picture)
{
    return !picture->rows ||
           (strcmp(format->name, "dot") != 0 && strcmp(format->name, "forest") != 0);
}

/* In every format of pictures. */
static bool in_formats(const PlycutPicture *picture, PlycutError *error)
{
    PlycutGame game;
    PlycutTrace trace = {0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    options.order = PLYCUT_ORDER_BEST;
    options.expand_pruned = true;
    if (!plycut_game_parse("random:b=2,d=3", &game, error))
        return false;
    bool done = plycut_trace_record(&game, &options, &trace, error);
    for (size_t i = 0; done && i < plycut_format_count(); i++)
        if (plycut_format(i)->render != NULL && places(plycut_format(i), picture) &&
            plycut_format(i)->kind != PLYCUT_FORMAT_PAGE &&
            plycut_format(i)->kind != PLYCUT_FORMAT_SLIDE)
            done = in_format(&trace, plycut_format(i), picture, error);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
    return done;
}

bool types_job(PlycutError *error)
{
    PlycutPicture picture = plycut_picture_defaults();
    picture.types = true;
    picture.title = "types";
    return in_formats(&picture, error);
}

bool pointed_job(PlycutError *error)
{
    PlycutPicture picture = plycut_picture_defaults();
    picture.highlight = "/0,/1";
    picture.notes[0] = "/0=some words";
    picture.note_count = 1;
    picture.rows = true;
    picture.windows = PLYCUT_WINDOWS_HISTORY;
    picture.style = PLYCUT_STYLE_DARK;
    return in_formats(&picture, error);
}

bool ranges_job(PlycutError *error)
{
    PlycutPicture picture = plycut_picture_defaults();
    picture.ranges = true;
    picture.windows = PLYCUT_WINDOWS_EDGES;
    return in_formats(&picture, error);
}

/* ---- Programs on trial ------------------------------------------------------------------------------ */

/* What a program says of a tree. */
typedef bool Say(const PlycutGame *game, PlycutText *reply, PlycutError *error);

/* The leaves that a search visits, as a list of their paths. */
static bool list_leaf(void *self, const PlycutEvent *event)
{
    PlycutText *reply = self;
    if (event->kind != PLYCUT_EVENT_LEAF)
        return true;
    return plycut_text_write(reply, reply->bytes[reply->length - 1] == '[' ? "\"" : ",\"",
                             reply->bytes[reply->length - 1] == '[' ? 1 : 2) &&
           plycut_text_write(reply, event->path, event->path_length) &&
           plycut_text_write(reply, "\"", 1);
}

/* It cuts off only past the bound. */
static bool say_strict(const PlycutGame *game, PlycutText *reply, PlycutError *error)
{
    static const char HEAD[] = "{\"visited\":[";
    PlycutResult result;
    char value[PLYCUT_NUMBER_SIZE], end[PLYCUT_NUMBER_SIZE + sizeof "],\"value\":}"];
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    const PlycutObserver observer = {list_leaf, reply};
    options.cut = PLYCUT_CUT_STRICT;
    if (!plycut_text_write(reply, HEAD, sizeof HEAD - 1) ||
        !plycut_search(game, &options, &observer, &result, error))
        return plycut_no_memory(error);
    plycut_number_text(result.value, value);
    (void)snprintf(end, sizeof end, "],\"value\":%s}", value);
    return plycut_text_write(reply, end, strlen(end)) || plycut_no_memory(error);
}

/* It says everything, as a trace; and is minimax. */
static bool say_trace(const PlycutGame *game, PlycutText *reply, PlycutError *error)
{
    static PlycutOut out;
    PlycutTraceWriter writer;
    PlycutResult result;
    const PlycutObserver observer = {plycut_trace_writer_event, &writer};
    const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(0));
    plycut_out_init(&out, plycut_text_write, reply);
    plycut_trace_writer_begin(&writer, &out, game, &options, PLYCUT_VALUES_MAX, NULL);
    const bool done = plycut_search(game, &options, &observer, &result, error);
    plycut_trace_writer_end(&writer, done ? &result : NULL);
    return plycut_out_end(&out, "the trace", error) && done;
}

static bool say_zero(const PlycutGame *game, PlycutText *reply, PlycutError *error)
{
    static const char ZERO[] = "{\"value\":0,\"best\":null,\"visited\":[0]}";
    (void)game;
    return plycut_text_write(reply, ZERO, sizeof ZERO - 1) || plycut_no_memory(error);
}

static bool say_nonsense(const PlycutGame *game, PlycutText *reply, PlycutError *error)
{
    (void)game;
    return plycut_text_write(reply, "{what?}", strlen("{what?}")) || plycut_no_memory(error);
}

static PlycutReply program_ask(void *self, const PlycutText *tree, PlycutText *reply,
                               char why[PLYCUT_WHY])
{
    Say *const *say = self;
    PlycutGame game;
    PlycutError error = {0};
    if (plycut_tree_read(tree->bytes, tree->length, NULL, &game, &error)) {
        (void)(*say)(&game, reply, &error);
        plycut_game_release(&game);
    }
    (void)snprintf(why, PLYCUT_WHY, "%.100s", error.text);
    return error.code == PLYCUT_OK         ? PLYCUT_REPLIED
           : error.code == PLYCUT_E_MEMORY ? PLYCUT_NO_MEMORY
                                           : PLYCUT_NO_REPLY;
}

static void program_nothing(void *self)
{
    (void)self;
}

static bool verdict_kept(const PlycutTrial *trial, const PlycutJudgement *judgement,
                         PlycutError *error)
{
    static PlycutOut out;
    const double points[PLYCUT_FACTS] = {1, 1};
    const PlycutDefendant who = {.name = "n", .file = "f", .id = "", .points = points};
    plycut_out_init(&out, keep, NULL);
    plycut_judgement_text(trial, judgement, &who, &out);
    plycut_judgement_json(trial, judgement, &who, &out);
    plycut_judgement_csv(judgement, &who, &out);
    keep_text(&judgement->file);
    keep_text(&judgement->trace);
    return (plycut_judgement_gradescope(trial, judgement, &who, &out) || plycut_no_memory(error)) &&
           plycut_out_end(&out, "the verdict", error);
}

/* One thread: which allocation fails must not depend on the order of threads. */
bool judge_job(PlycutError *error)
{
    enum { TREES = 9, ASKS = 3 };
    Say *says[] = {say_strict, say_trace, say_zero, say_nonsense};
    enum { PROGRAMS = sizeof says / sizeof *says };
    PlycutProgram programs[PROGRAMS];
    PlycutJudgement judgements[PROGRAMS] = {0};
    PlycutTrialTask task = plycut_trial_defaults(plycut_algorithm_default());
    task.trees = TREES;
    task.asks = ASKS;
    PlycutTrial *trial = plycut_trial_open(&task, error);
    for (size_t i = 0; i < PROGRAMS; i++)
        programs[i] = (PlycutProgram){program_ask, program_nothing, program_nothing, &says[i],
                                      program_nothing};
    bool done = trial != NULL &&
                plycut_trial_run(trial, programs, PROGRAMS, 1, judgements, NULL, NULL, error);
    for (size_t i = 0; i < PROGRAMS; i++) {
        done = done && verdict_kept(trial, &judgements[i], error);
        plycut_judgement_free(&judgements[i]);
    }
    plycut_trial_close(trial);
    return done;
}

/* ---- Experiments ------------------------------------------------------------------------------------ */

enum { PARTS = 2 };

static bool open_tree(const void *self, const PlycutGrowthRow *row, uint64_t k, PlycutGame *game,
                      PlycutError *error)
{
    const PlycutGrowth *growth = self;
    return plycut_grid_open(&growth->grid, row, plycut_growth_seed(growth->seed, k), game, error);
}

static bool growth_planned(PlycutGrowth *growth, PlycutError *error)
{
    static const char SPEC[] = "random:b=2,d=1..2,values=0..1/0..9";
    *growth = (PlycutGrowth){.trees = 3, .seed = 1, .shards = PARTS, .algorithm_count = 1};
    growth->algorithms[0] = plycut_algorithm_default();
    growth->search = plycut_search_defaults(plycut_algorithm_default());
    memcpy(growth->spec, SPEC, sizeof SPEC);
    return plycut_grid_parse(SPEC, &growth->grid, error) &&
           plycut_growth_order(growth, "quality:50", error) &&
           plycut_growth_order(growth, "given", error) && plycut_growth_rows(growth, error) &&
           plycut_growth_theory(growth, error);
}

/* A part, as a file. */
static bool part_made(uint64_t part, PlycutText *file, PlycutError *error)
{
    static PlycutOut out;
    PlycutGrowth growth;
    bool done = growth_planned(&growth, error);
    const PlycutGrowthTrees trees = {open_tree, true, &growth};
    growth.shard = part;
    if (done)
        growth.parts[part] = true;
    for (size_t i = 0; done && i < growth.count; i++)
        done = plycut_growth_measure(&growth, i, &trees, 1, error);
    plycut_out_init(&out, plycut_text_write, file);
    done = done && plycut_growth_write(&growth, "json", &out, error);
    plycut_growth_release(&growth);
    return done;
}

static bool growth_kept(const PlycutGrowth *growth, PlycutError *error)
{
    static const char *const FORMATS[] = {"text", "csv", "json", "markdown", "latex"};
    static PlycutOut out;
    bool done = true;
    plycut_out_init(&out, keep, NULL);
    for (size_t i = 0; done && i < sizeof FORMATS / sizeof *FORMATS; i++)
        done = plycut_growth_write(growth, FORMATS[i], &out, error);
    for (PlycutPlot plot = 0; done && plot < PLYCUT_PLOTS; plot++)
        if (plycut_plot_fits(growth, plot))
            plycut_plot_write(growth, plot, false, &out);
    return done && plycut_out_end(&out, "the experiment", error);
}

bool experiment_job(PlycutError *error)
{
    PlycutGrowth growth = {0};
    PlycutText files[PARTS] = {0};
    bool done = part_made(0, &files[0], error) && part_made(1, &files[1], error) &&
                plycut_growth_plan(&growth, files[0].bytes, files[0].length, "part", error);
    for (size_t i = 0; i < PARTS; i++) {
        done = done && plycut_growth_read(&growth, files[i].bytes, files[i].length, "part", error);
        plycut_text_free(&files[i]);
    }
    done = done && growth_kept(&growth, error);
    plycut_growth_release(&growth);
    return done;
}

/* ---- A class ---------------------------------------------------------------------------------------- */

static bool file_graded(PlycutGrader *grader, const char *name, const char *text,
                        PlycutGrades *grades, PlycutError *error)
{
    const PlycutHandIn who = plycut_hand_in(name, strlen(name));
    const size_t before = grades->count;
    PlycutText lines = {0};
    const bool rich = strncmp(text, "{\\rtf", 5) == 0;
    bool done = (!rich && !plycut_is_html(text, strlen(text))) ||
                (rich ? plycut_rich_lines : plycut_html_lines)(text, strlen(text), &lines) ||
                plycut_no_memory(error);
    const char *answers = lines.bytes != NULL ? lines.bytes : text;
    done = done && plycut_grade(grader, answers, strlen(answers), name, grades, error) &&
           plycut_grades_name(grades, before, &who, error);
    plycut_text_free(&lines);
    return done;
}

bool class_job(PlycutError *error)
{
    static const char *const FILES[][2] = {
        {"Ann_1_assignsubmission_file", "value: 3\nvisited: 3 12 8 2 14 5 2\ncut: C 2 <= 3\n"},
        {"Bob_2_assignsubmission_onlinetext", "<p>value: 4</p><p>leaves: 9</p><p>C: 2</p>"},
        {"dee.rtf", "{\\rtf1 value: {\\strike 4}3\\par leaves: 7\\par}"},
        {"cy.txt", "student: Cy\nvisited: 3 12 8 2 4 6 14 5 2\npruned: none\nbest: x\n"}};
    PlycutGame game;
    PlycutGrades grades = {0};
    PlycutTask task = {.options = plycut_search_defaults(plycut_algorithm_default())};
    if (!plycut_game_parse(AIMA, &game, error))
        return false;
    PlycutGrader *grader = plycut_grader_open(&game, &task, error);
    bool done = grader != NULL;
    for (size_t i = 0; done && i < sizeof FILES / sizeof *FILES; i++)
        done = file_graded(grader, FILES[i][0], FILES[i][1], &grades, error);
    done = done && plycut_grades_add_problem(&grades, "eve.pdf", "not a text file", error) &&
           keep_grades(&grades, error);
    plycut_grades_free(&grades);
    plycut_grader_close(grader);
    plycut_game_release(&game);
    return done;
}
