/* memory.c - every allocation fails once: load, search, record, write, read back, draw, explain, check.
 *
 * The linker wraps malloc, calloc and realloc; cJSON is given the wrapped ones. For each job the n-th
 * allocation fails, n = 1, 2, ... until the job needs no n-th; each failure must be reported as one of
 * memory, and (under ASan) leak nothing. A job that succeeds all the same must have written what it writes
 * with all its memory, to the byte. */
#include "bytes.h"
#include "memory/jobs.h"
#include "memory/kept.h"

#include <plycut/plycut.h>

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long countdown; /* to the allocation that fails; 0: none does */
static bool refused;

static bool refuse(void)
{
    if (countdown > 0 && --countdown == 0)
        refused = true;
    else
        return false;
    return true;
}

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

void *__wrap_malloc(size_t size)
{
    return refuse() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return refuse() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    return refuse() ? NULL : __real_realloc(old, size);
}

/* ---- The jobs --------------------------------------------------------------------------------------- */

static const char TREE[] =
    "{\"format\":\"plycut-tree\",\"version\":1,\"title\":\"t\",\"source\":\"s\",\"tree\":"
    "[[[11,12,7,9],[15,6],{\"name\":\"a long name\",\"children\":[13,4]}],"
    "[[[10,3],[5,18]],[[17,6],{\"move\":\"m\",\"children\":[4,8]}],[13,5]]],"
    "\"answers\":{\"alpha-beta\":{\"value\":12,\"values\":{\"/0\":12},\"pruned\":[\"/0/1/1\"]}}}";

static bool in_passes; /* a search of several passes with all that it remembers */

static PlycutSearchOptions options(void)
{
    PlycutSearchOptions o = plycut_search_defaults(plycut_algorithm_default());
    o.order = PLYCUT_ORDER_BEST;
    if (in_passes) {
        o.learned = PLYCUT_LEARNED_HASH | PLYCUT_LEARNED_KILLER | PLYCUT_LEARNED_HISTORY;
        o.table = 50;
        o.deepen = true;
        o.aspiration = 1;
        o.node_budget = 60;
        o.quiescence = 2;
        o.extension = 1;
    }
    return o;
}

static bool write_trace(const PlycutGame *game, const PlycutSearchOptions *o, PlycutText *text,
                        PlycutError *error)
{
    static PlycutOut out;
    PlycutTraceWriter writer;
    PlycutObserver observer = {plycut_trace_writer_event, &writer};
    PlycutResult result;
    plycut_out_init(&out, plycut_text_write, text);
    plycut_trace_writer_begin(&writer, &out, game, o, PLYCUT_VALUES_MAX, NULL);
    bool done = plycut_search(game, o, &observer, &result, error);
    plycut_trace_writer_end(&writer, done ? &result : NULL);
    return plycut_out_flush(&out) ? done : plycut_fail(error, PLYCUT_E_MEMORY, "the text");
}

/* Write a trace, then read it back. */
static bool trace_job(const PlycutGame *game, PlycutError *error)
{
    PlycutText text = {0};
    PlycutSearchOptions o = options();
    bool done = write_trace(game, &o, &text, error);
    Bytes from = {text.bytes, text.length, 0};
    PlycutSource source = {bytes_read, &from, "trace"};
    PlycutTraceReader *reader = done ? plycut_trace_reader_open(&source, error) : NULL;
    done = reader != NULL && plycut_trace_reader_replay(reader, 0, NULL, NULL, error);
    plycut_trace_reader_close(reader);
    keep_text(&text);
    plycut_text_free(&text);
    return done;
}

/* The same, of an algorithm that plycut does not know. */
static bool foreign_job(const PlycutGame *game, PlycutError *error)
{
    PlycutText text = {0};
    PlycutTrace trace;
    PlycutSearchOptions o = plycut_search_defaults(plycut_algorithm_default());
    bool done = write_trace(game, &o, &text, error);
    if (done)
        memcpy(strstr(text.bytes, "alpha-beta"), "alpha-zeta", strlen("alpha-zeta"));
    Bytes from = {text.bytes, text.length, 0};
    PlycutSource source = {bytes_read, &from, "trace"};
    PlycutTraceReader *reader = done ? plycut_trace_reader_open(&source, error) : NULL;
    done = reader != NULL && plycut_trace_reader_record(reader, 0, 0, &trace, error);
    if (done)
        plycut_trace_free(&trace);
    plycut_trace_reader_close(reader);
    plycut_text_free(&text);
    return done;
}

static const PlycutFormat *format; /* the row of formats.def that is rendered */

/* Into a text, as a program that includes pictures in its files does. */
static bool draw(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                 PlycutError *error)
{
    static PlycutOut out;
    PlycutText text = {0};
    plycut_out_init(&out, plycut_text_write, &text);
    PlycutPicture asked = *picture;
    asked.paper.least =
        (format->traits & PLYCUT_FORMAT_DECK) != 0 ? 1 : 0; /* any tree fits a slide */
    const bool done = format->render(traces, count, &asked, &out, error) &&
                      plycut_out_end(&out, "the text", error);
    keep_text(&text);
    plycut_text_free(&text);
    return done;
}

static bool picture_job(const PlycutGame *game, PlycutError *error)
{
    PlycutTrace trace;
    PlycutSearchOptions o = options();
    PlycutPicture picture = plycut_picture_defaults();
    picture.draw_nodes = 8;
    picture.title = "title";
    picture.pages = 1;
    picture.pages_file = "pages.pdf";
    picture.ascii = true;
    if (!plycut_trace_record(game, &o, &trace, error))
        return false;
    const PlycutTrace *traces[] = {&trace, &trace};
    const bool done = draw(traces, 2, &picture, error);
    plycut_trace_free(&trace);
    return done;
}

static bool moment_job(const PlycutGame *game, PlycutError *error)
{
    PlycutTrace trace, moment = {0};
    PlycutSearchOptions o = options();
    if (!plycut_trace_record(game, &o, &trace, error))
        return false;
    PlycutPicture picture = plycut_picture_defaults();
    const PlycutTrace *pointer = &moment;
    picture.pages = 1;
    picture.pages_file = "pages.pdf";
    picture.pseudocode =
        (format->traits & PLYCUT_FORMAT_DECK) == 0; /* slides have no room for it */
    picture.at = "/";
    const bool done = plycut_trace_until(&trace, trace.event_count / 2, &moment, error) &&
                      draw(&pointer, 1, &picture, error);
    plycut_trace_free(&moment);
    plycut_trace_free(&trace);
    return done;
}

static bool table_job(const PlycutGame *game, PlycutError *error)
{
    static PlycutOut out;
    PlycutTrace trace;
    PlycutCountRow row;
    PlycutSearchOptions o = options();
    if (!plycut_trace_record(game, &o, &trace, error))
        return false;
    plycut_out_init(&out, keep, NULL);
    const bool done = plycut_count(game, "input", &o, &row, error) &&
                      plycut_render_counts(&row, 1, format->name, &out, error) &&
                      plycut_render_nodes(&trace, NULL, format->name, &out, error);
    plycut_trace_free(&trace);
    return done && plycut_out_end(&out, "the text", error);
}

static bool explain_job(const PlycutGame *game, PlycutError *error)
{
    static PlycutOut out;
    PlycutTrace trace;
    PlycutSearchOptions o = options();
    if (!plycut_trace_record(game, &o, &trace, error))
        return false;
    plycut_out_init(&out, keep, NULL);
    const bool done = plycut_explain(&trace, NULL, &out, error);
    plycut_trace_free(&trace);
    return done && plycut_out_end(&out, "the text", error);
}

static bool check_job(const PlycutGame *game, PlycutError *error)
{
    PlycutGrades grades = {0};
    bool done =
        plycut_grade_published(game, "file", 0, &grades, error) && keep_grades(&grades, error);
    plycut_grades_free(&grades);
    return done;
}

static bool sheet_job(const PlycutGame *game, PlycutError *error)
{
    static PlycutOut out;
    PlycutTrace trace;
    PlycutText text = {0};
    PlycutSearchOptions o = options();
    PlycutSheet sheet = {.picture = plycut_picture_defaults(), .questions = PLYCUT_FACTS_ASKABLE};
    o.order = PLYCUT_ORDER_GIVEN;
    o.expand_pruned = true;
    sheet.picture.title = "title";
    if (!plycut_trace_record(game, &o, &trace, error))
        return false;
    plycut_out_init(&out, plycut_text_write, &text);
    bool done = format->sheet(&trace, &sheet, &out, NULL, error);
    sheet.answers = true;
    sheet.page = 1;
    done = done && format->sheet(&trace, &sheet, &out, NULL, error) &&
           plycut_out_end(&out, "the text", error);
    plycut_trace_free(&trace);
    keep_text(&text);
    plycut_text_free(&text);
    return done;
}

static bool answers_job(const PlycutGame *game, PlycutError *error)
{
    static PlycutOut out;
    PlycutTrace trace;
    PlycutSearchOptions o = options();
    o.order = PLYCUT_ORDER_GIVEN;
    if (!plycut_trace_record(game, &o, &trace, error))
        return false;
    plycut_out_init(&out, keep, NULL);
    const bool done = plycut_answers_write(&trace, NULL, NULL, &out, error);
    plycut_trace_free(&trace);
    return done;
}

/* ---- The games that they are done with ---------------------------------------------------------------- */

#define PASSES_BOARD "othello:XXXXXXX-XXOOXXX-XOOOOOOOXOXOOOOOXOXXOOXOXOXOOOXOXOOXXXXOOOOOOOXO X"

static bool tree_game(PlycutGame *game, PlycutError *error)
{
    return plycut_tree_read(TREE, strlen(TREE), "tree", game, error);
}

static bool static_tree_game(PlycutGame *game, PlycutError *error)
{
    return plycut_game_parse(
        "tree:{\"static\":2,\"children\":[{\"static\":4,\"children\":[{\"static\":5,\"children\":["
        "6,3]},"
        "8]},{\"static\":9,\"children\":[{\"static\":1,\"children\":[2,4]},7]}]}",
        game, error);
}

static bool othello_game(PlycutGame *game, PlycutError *error)
{
    return plycut_game_parse(PASSES_BOARD, game, error);
}

static bool random_game(PlycutGame *game, PlycutError *error)
{
    return plycut_game_parse("random:b=2,d=3,seed=1", game, error);
}

/* So large that an array over its nodes does not fit into what an arena has left. */
static bool large_game(PlycutGame *game, PlycutError *error)
{
    return plycut_game_parse("random:b=3,d=7,seed=1", game, error);
}

/* Weights are read from a file, and from the trace. */
static bool weighted_game(PlycutGame *game, PlycutError *error)
{
    PlycutValuation valuation = {
        .evaluation = "weighted",
        .weights = "{\"format\":\"plycut-weights\",\"version\":1,\"title\":\"t\",\"source\":\"s\","
                   "\"features\":{\"stable\":2},\"squares\":[1,2,3,4,5,6,7,8,9,10]}"};
    if (!plycut_game_parse(PASSES_BOARD, game, error))
        return false;
    bool valued = plycut_game_value_by(game, &valuation, error);
    if (!valued)
        plycut_game_release(game);
    return valued;
}

/* ---- Matches ---------------------------------------------------------------------------------------- */

/* One thread: which allocation fails must not depend on the order of threads. */
static bool match_job(PlycutError *error)
{
    PlycutGame start;
    PlycutContestant players[2];
    PlycutRecord records[2];
    if (!plycut_game_parse("othello:4x4", &start, error))
        return false;
    bool first = plycut_contestant_parse("greedy", &players[0], error) &&
                 plycut_contestant_seat(&players[0], &start, NULL, error);
    bool both = first && plycut_contestant_parse("alpha-beta:2,ties=random", &players[1], error) &&
                plycut_contestant_seat(&players[1], &start, NULL, error);
    PlycutMatch match = {.start = &start, .seed = 1, .threads = 1};
    PlycutPairing pairing = {.black = &players[0], .white = &players[1], .games = 2};
    bool done = both && plycut_match_play(&match, &pairing, records, error);
    if (both)
        plycut_contestant_release(&players[1]);
    if (first)
        plycut_contestant_release(&players[0]);
    plycut_game_release(&start);
    return done;
}

/* ---- Exercises -------------------------------------------------------------------------------------- */

static bool make_job(PlycutError *error)
{
    PlycutMake make = plycut_make_defaults();
    PlycutText file = {0};
    bool found;
    uint64_t tried;
    make.arrangement = PLYCUT_ARRANGED_BEST;
    make.same_key = true;
    make.plies.high = make.plies.low = 3;
    bool done = plycut_make(&make, &file, &found, &tried, error);
    keep_text(&file);
    plycut_text_free(&file);
    return done;
}

static bool fill_job(PlycutError *error)
{
    PlycutMake make = plycut_make_defaults();
    PlycutGame game;
    PlycutText file = {0};
    bool found;
    uint64_t tried;
    if (!plycut_game_parse("tree:[[1,2],[{\"name\":\"X\",\"value\":3},4]]", &game, error))
        return false;
    make.shape = &game;
    make.prune = "/1/1";
    bool done = plycut_make(&make, &file, &found, &tried, error);
    keep_text(&file);
    plycut_text_free(&file);
    plycut_game_release(&game);
    return done;
}

static bool ask_when(const PlycutGame *game, PlycutError *error)
{
    static PlycutOut out;
    PlycutWhen when = {"/1/0", "/1/1", false};
    PlycutValueSet set;
    PlycutSearchOptions o = options();
    plycut_out_init(&out, keep, NULL);
    if (!plycut_when(game, &o, &when, 1, &set, error))
        return false;
    plycut_when_text(&when, &set, &out);
    plycut_value_set_free(&set);
    return plycut_out_end(&out, "the text", error);
}

/* What a leaf without a value decides, and a sheet that asks. */
static bool ask_unknown(PlycutError *error)
{
    static PlycutOut out;
    PlycutGame game;
    PlycutTrace trace = {0};
    PlycutPrunedIfs list = {0};
    PlycutSearchOptions o = options();
    PlycutSheet sheet = {.questions = PLYCUT_FACTS_ASKABLE, .unknown = &list, .answers = true};
    o.order = PLYCUT_ORDER_GIVEN;
    plycut_out_init(&out, keep, NULL);
    if (!plycut_game_parse("tree:[[5,9],[\"x\",{\"value\":\"y\",\"move\":\"m\"}]]", &game, error))
        return false;
    bool done = plycut_trace_unsearched(&game, &o, &trace, error) &&
                plycut_pruned_ifs(&trace, &list, error) &&
                plycut_render_sheet(&trace, &sheet, &out, NULL, error) &&
                plycut_answers_write(&trace, &list, NULL, &out, error);
    plycut_pruned_ifs_free(&list);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
    return done;
}

static bool ask_proof(const PlycutGame *game, PlycutError *error)
{
    static PlycutOut out;
    PlycutTrace trace = {0};
    PlycutProof proof;
    PlycutSearchOptions o = options();
    if (!plycut_trace_record(game, &o, &trace, error))
        return false;
    plycut_out_init(&out, keep, NULL);
    bool done = plycut_prove(&trace, &proof, error);
    if (done) {
        plycut_proof_text(&trace, &proof, &out);
        plycut_proof_free(&proof);
    }
    plycut_trace_free(&trace);
    return done && plycut_out_end(&out, "the text", error);
}

static bool ask_job(PlycutError *error)
{
    static PlycutOut out;
    PlycutGame game;
    PlycutConventions all;
    PlycutSearchOptions o = options();
    plycut_out_init(&out, keep, NULL);
    if (!plycut_game_parse("tree:[[5,9],[3,1]]", &game, error))
        return false;
    bool done = ask_when(&game, error) && ask_unknown(error) && ask_proof(&game, error) &&
                plycut_conventions(&game, &o, &all, error);
    if (done) {
        plycut_conventions_text(&all, "tree", &out);
        plycut_conventions_free(&all);
    }
    plycut_game_release(&game);
    return done && plycut_out_end(&out, "the text", error);
}

/* ---- Students' answers ------------------------------------------------------------------------------ */

static bool grade_text(PlycutGrader *grader, const char *text, PlycutError *error)
{
    PlycutGrades grades = {0};
    const char name[] = "Ann_4711_assignsubmission_file";
    const PlycutHandIn who = plycut_hand_in(name, strlen(name));
    const bool done = plycut_grade(grader, text, strlen(text), "answers", &grades, error) &&
                      plycut_grades_name(&grades, 0, &who, error) && keep_grades(&grades, error);
    plycut_grades_free(&grades);
    return done;
}

static bool grade_in(const char *tree, const char *const *answers, PlycutError *error)
{
    PlycutGame game;
    PlycutSearchOptions o = plycut_search_defaults(plycut_algorithm_default());
    if (!plycut_game_parse(tree, &game, error))
        return false;
    PlycutGrader *grader = plycut_grader_open(&game, &(PlycutTask){.options = o}, error);
    bool done = grader != NULL;
    for (; done && *answers != NULL; answers++)
        done = grade_text(grader, *answers, error);
    plycut_grader_close(grader);
    plycut_game_release(&game);
    return done;
}

static bool grade_job(PlycutError *error)
{
    static const char LINES[] =
        "student: A\nvalue: 3\nvisited: 3 12 8 2 4\npruned: \"6 of C\"\nC: [3, inf] <= 2\n"
        "cut: C alpha 2 <= 3\nalpha A: 3\nstudent: B\npruned: B-3\n";
    static const char LOOSE[] =
        "AI exam\nstudent: A\nvalue: x\nvalue = 2,5\npruned: {4 and 6}\npv: A - B - 3\nC: -\n"
        "cut: C: 2 <= 3 by A\nA: \xce\xb1 = 3\nbest: b\nvisited: 3 | 12 of q\n";
    static const char JSON[] =
        "{\"format\":\"plycut-answers\",\"version\":1,\"pruned\":[\"/1/1\",6],\"values\":{\"C\":2},"
        "\"cutoffs\":[{\"node\":\"C\",\"test\":\"2 < "
        "3\"}],\"updates\":[{\"node\":\"B\",\"beta\":3}]}";
    static const char UNKNOWN[] = "4 of C: x < 3 or x = 3\n6 of C: always\nB: 3\n";
    return grade_in("tree:[[3,12,8],[2,4,6],[14,5,2]]",
                    (const char *const[]){LINES, LOOSE, JSON, NULL}, error) &&
           grade_in("tree:[[3,12,8],[\"x\",4,6],[14,5,2]]", (const char *const[]){UNKNOWN, NULL},
                    error);
}

/* Questions, hints and verdicts, and a file of them. */
static bool judge_each(const PlycutQuiz *quiz, PlycutError *error)
{
    static PlycutOut out;
    plycut_out_init(&out, keep, NULL);
    bool done = plycut_quiz_json(quiz, &out, error);
    for (size_t i = 0; done && i < plycut_quiz_count(quiz); i++) {
        PlycutVerdict verdict;
        PlycutText answer = {0};
        plycut_quiz_say(quiz, i, PLYCUT_QUIZ_ANSWER, &answer);
        done = !answer.failed || plycut_no_memory(error);
        done = done && plycut_quiz_judge(quiz, i, i % 2 == 0 ? "5" : answer.bytes, &verdict, error);
        if (done) {
            keep_text(&verdict.part);
            keep_text(&verdict.reason);
            plycut_verdict_free(&verdict);
        }
        plycut_text_free(&answer);
    }
    return done;
}

static bool quiz_job(PlycutError *error)
{
    static const char FILE[] =
        "{\"format\":\"plycut-quiz\",\"student\":\"A\",\"kinds\":\"leaf,cutoff\",\"search\":"
        "\"--algorithm=alpha-beta --order=given --cut=equal --fail=soft --root=max\",\"answers\":["
        "{\"tries\":[\"3\"]},{\"tries\":[\"deep\",\"no\"],\"hints\":1},null]}";
    const PlycutSearchOptions o = plycut_search_defaults(plycut_algorithm_default());
    PlycutGame game;
    PlycutTrace trace = {0};
    PlycutGrades grades = {0};
    if (!plycut_game_parse("tree:[[3,12],[2,4]]", &game, error))
        return false;
    bool done = plycut_trace_record(&game, &o, &trace, error);
    PlycutQuiz *quiz = done ? plycut_quiz_open(&game, &trace, 0, error) : NULL;
    done = quiz != NULL && judge_each(quiz, error) &&
           plycut_quiz_grade(&game, &o, FILE, strlen(FILE), "quiz", &grades, error) &&
           keep_grades(&grades, error);
    plycut_grades_free(&grades);
    plycut_quiz_close(quiz);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
    return done;
}

/* ---- Every allocation fails once -------------------------------------------------------------------- */

typedef struct {
    const char *name;
    bool (*open)(PlycutGame *game, PlycutError *error);
} Game;

typedef struct {
    const char *name;
    bool (*run)(const PlycutGame *game, PlycutError *error);
} Use;

/* A job gets a game and uses it, or does everything itself. */
typedef struct {
    Use use;
    Game game;
    bool (*alone)(PlycutError *error);
} Job;

static bool run(const Job *job, PlycutError *error)
{
    PlycutGame game;
    if (job->alone != NULL)
        return job->alone(error);
    if (!job->game.open(&game, error))
        return false;
    bool done = job->use.run(&game, error);
    plycut_game_release(&game);
    return done;
}

/* Run a job of which the n-th allocation fails (0: none does). */
static bool run_without(const Job *job, long n, PlycutError *error)
{
    *error = (PlycutError){0};
    kept_begin();
    countdown = n;
    refused = false;
    const bool done = run(job, error);
    countdown = 0;
    return done;
}

/* Is this what may happen without the n-th allocation? A job may succeed without it, and then has written everything; it
 * must not fail for another reason. */
static bool is_right(const Job *job, long n, bool done, const PlycutError *error)
{
    if (done && !kept_is_right())
        fprintf(stderr, "%s: allocation %ld refused: it writes something else\n", job->use.name, n);
    else if (!done && error->code != PLYCUT_E_MEMORY)
        fprintf(stderr, "%s: allocation %ld refused: code %d \"%s\"\n", job->use.name, n,
                (int)error->code, error->text);
    else
        return true;
    return false;
}

/* How many allocations were made to fail; -1 if a failure was not reported as it must be. */
static long fail_each(const Job *job)
{
    PlycutError error;
    if (!run_without(job, 0, &error)) {
        fprintf(stderr, "%s: fails with all its memory: \"%s\"\n", job->use.name, error.text);
        return -1;
    }
    kept_is_what_is_right();
    for (long n = 1;; n++) {
        const bool done = run_without(job, n, &error);
        if (!is_right(job, n, done, &error))
            return -1;
        if (!refused)
            return n - 1;
    }
}

typedef struct {
    int passed, failed;
} Count;

static void test(Job job, Count *count)
{
    long failures = fail_each(&job);
    printf("%s%s%s%s: %ld allocations failed in turn\n", format != NULL ? format->name : "",
           format != NULL ? ": " : "", job.use.name, job.game.name != NULL ? job.game.name : "",
           failures);
    *(failures > 0 ? &count->passed : &count->failed) += 1;
}

static void test_uses(const Use *uses, size_t use_count, const Game *games, size_t game_count,
                      Count *count)
{
    for (size_t i = 0; i < use_count; i++)
        for (size_t j = 0; j < game_count; j++)
            test((Job){.use = uses[i], .game = games[j]}, count);
}

/* Every row of formats.def. A page shows whole searches, and a sheet asks about a single pass. */
static void test_formats(const Game *games, size_t game_count, Count *count)
{
    static const Use PICTURES[] = {{"picture", picture_job}, {"moment", moment_job}};
    static const Use SHEET = {"sheet", sheet_job}, TABLE = {"table", table_job};
    for (size_t i = 0; i < plycut_format_count(); i++) {
        format = plycut_format(i);
        if (format->render == NULL)
            test_uses(&TABLE, 1, games, game_count, count);
        else
            test_uses(PICTURES, format->kind == PLYCUT_FORMAT_PAGE ? 1 : 2, games, game_count,
                      count);
        if (format->sheet != NULL && !in_passes)
            test_uses(&SHEET, 1, games, 1, count);
    }
    format = NULL;
}

static void test_games(Count *count)
{
    static const Use USES[] = {{"trace", trace_job},
                               {"explanation", explain_job},
                               {"foreign trace", foreign_job},
                               {"check", check_job},
                               {"answers", answers_job}};
    static const Game GAMES[] = {{" of a tree", tree_game},
                                 {" of Othello", othello_game},
                                 {" of a random tree", random_game},
                                 {" of weights", weighted_game}};
    static const Game DRAWN[] = {{" of a tree", tree_game}, {" of a large tree", large_game}};
    static const Game IN_PASSES[] = {{" of passes of a tree", static_tree_game},
                                     {" of passes of Othello", othello_game}};
    test_uses(USES, sizeof USES / sizeof *USES, GAMES, sizeof GAMES / sizeof *GAMES, count);
    test_formats(DRAWN, 2, count);
    in_passes = true;
    test_uses(USES, 2, IN_PASSES, sizeof IN_PASSES / sizeof *IN_PASSES, count);
    test_formats(IN_PASSES, 1, count);
    in_passes = false;
}

int main(void)
{
    cJSON_Hooks hooks = {__wrap_malloc, free};
    Count count = {0};
    cJSON_InitHooks(&hooks);
    test_games(&count);
    test((Job){.use.name = "match", .alone = match_job}, &count);
    test((Job){.use.name = "make", .alone = make_job}, &count);
    test((Job){.use.name = "fill", .alone = fill_job}, &count);
    test((Job){.use.name = "ask", .alone = ask_job}, &count);
    test((Job){.use.name = "grade", .alone = grade_job}, &count);
    test((Job){.use.name = "quiz", .alone = quiz_job}, &count);
    test((Job){.use.name = "types", .alone = types_job}, &count);
    test((Job){.use.name = "pointed", .alone = pointed_job}, &count);
    test((Job){.use.name = "ranges", .alone = ranges_job}, &count);
    test((Job){.use.name = "judge", .alone = judge_job}, &count);
    test((Job){.use.name = "experiment", .alone = experiment_job}, &count);
    test((Job){.use.name = "asked", .alone = asked_job}, &count);
    test((Job){.use.name = "custom", .alone = custom_job}, &count);
    test((Job){.use.name = "class", .alone = class_job}, &count);
    printf("%d passed, %d failed\n", count.passed, count.failed);
    return count.failed != 0;
}
