/* Files of answers: whose they are, what they claim, JSON like lines, and what is refused at which
 * place. */
#include "grade_kit.h"
#include "answers/read.h"

#include <cjson/cJSON.h>

#define HEAD "{\"format\":\"plycut-answers\",\"version\":1,"

Test(answers_submissions, json_says_what_lines_say)
{
    static const struct {
        const char *json, *items;
    } CASES[] = {
        {"\"value\":3,\"best\":\"B\",\"leaves\":7}", "value = 3; best = B; leaves = 7"},
        {"\"best\":null}", "best = none"},
        {"\"principal_variation\":[\"B\",\"/0/0\"]}", "principal_variation = B, 3 of B"},
        {"\"values\":{\"B\":3,\"C\":\"<=2\",\"D\":\"-\"}}",
         "values.B = 3; values.C = <=2; values.D = never"},
        {"\"windows\":{\"C\":[3,null],\"D\":[null,\"inf\"]}}",
         "windows.C = [3, inf]; windows.D = [-inf, inf]"},
        {"\"visited\":[3,12,8,2]}", "visited = 3 of B, 12 of B, 8 of B, 2"},
        {"\"visited_set\":[3,\"2 of C\"]}", "visited_set = 3 of B, 2 of C"},
        {"\"nodes_with_root\":11}", "nodes = 11 (with the root)"},
        {"\"nodes_without_root\":10}", "nodes = 10 (without the root)"},
        {"\"pruned\":[\"/1/1\",\"C-6\"]}", "pruned = 4 of C, 6 of C"},
        {"\"pruned\":[]}", "pruned = none"},
        {"\"pruned\":[\"4 and 6\"]}", "pruned ?"},
        {"\"cutoffs\":[{\"node\":\"C\",\"side\":\"alpha\",\"kind\":\"shallow\",\"test\":\"2 <= "
         "3\",\"by\":\"A\"},"
         "{\"node\":\"D\"}]}",
         "cutoffs = C, D; cutoffs.C =  alpha shallow 2 <= 3 by A"},
        {"\"cutoffs\":[{\"node\":\"C\",\"by\":\"window\"}]}",
         "cutoffs = C; cutoffs.C =  by window"},
        {"\"cutoffs\":[]}", "cutoffs = none"},
        {"\"updates\":[{\"node\":\"B\",\"beta\":3},{\"node\":\"A\",\"alpha\":3}]}",
         "updates = beta B 3, alpha A 3"},
        {"\"updates\":[]}", "updates = none"},
        {"\"cut\":\"strict\",\"depth\":2,\"window\":[5,null],\"root\":\"min\",\"value\":3}",
         "value = 3"},
        {"\"cut\":\"strikt\",\"value\":3}", "cut ?; value = 3"},
    };
    Problem problem;
    problem_open(&problem, AIMA, -1);
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        char text[512] = HEAD;
        strcat(text, CASES[i].json);
        expect_items(&problem, text, CASES[i].items);
    }
    problem_close(&problem);
}

/* ---- Refused --------------------------------------------------------------------------------- */

static void expect_error(const char *text, size_t length, long line, const char *path,
                         const char *why)
{
    Submissions s;
    PlycutError error = {0};
    cr_expect_not(submissions_read(&s, text, length, "f", &error), "%s", text);
    cr_expect_str_eq(error.path, path, "%s: %s", text, error.path);
    cr_expect(strstr(error.text, why) != NULL, "%s: %s", text, error.text);
    cr_expect_str_eq(error.file, "f");
    if (line > 0)
        cr_expect_eq(error.line, line, "%s: %ld", text, error.line);
    submissions_free(&s);
}

Test(answers_submissions, json_is_strict)
{
    static const struct {
        const char *json, *path, *why;
    } CASES[] = {
        {"\"vlaue\":3}", "$.vlaue", "unknown answer 'vlaue' (did you mean 'value'?)"},
        {"\"best_move\":\"B\"}", "$.best_move", "unknown answer 'best_move'"},
        {"\"value\":\"3\"}", "$.value", "this must be a number"},
        {"\"best\":[]}", "$.best", "this must be a node"},
        {"\"pruned\":\"C\"}", "$.pruned", "this must be an array of nodes"},
        {"\"pruned\":[null]}", "$.pruned[0]", "this must be a node"},
        {"\"values\":3}", "$.values", "an object whose members are nodes"},
        {"\"values\":{\"B\":[]}}", "$.values.B", "this must be a value"},
        {"\"windows\":{\"B\":[3]}}", "$.windows.B", "[alpha, beta]"},
        {"\"cutoffs\":{}}", "$.cutoffs", "expected a list: the cutoffs"},
        {"\"cutoffs\":[{}]}", "$.cutoffs[0].node", "this member is missing: the node"},
        {"\"cutoffs\":[{\"node\":\"C\",\"kin\":\"deep\"}]}", "$.cutoffs[0].kin",
         "unknown member 'kin' (did you mean 'kind'?)"},
        {"\"cutoffs\":[{\"node\":\"C\",\"kind\":3}]}", "$.cutoffs[0].kind",
         "expected a text: its kind"},
        {"\"cutoffs\":[{\"node\":\"C\",\"by\":null}]}", "$.cutoffs[0].by", "this must be a node"},
        {"\"updates\":[{\"node\":\"A\"}]}", "$.updates[0]",
         "neither \"alpha\" nor \"beta\" is there"},
        {"\"updates\":[{\"node\":\"A\",\"alpha\":1,\"beta\":2}]}", "$.updates[0]",
         "a number \"alpha\" or \"beta\""},
        {"\"cut\":3}", "$.cut", "a word such as \"strict\""},
        {"\"depth\":\"2\"}", "$.depth", "this must be a number"},
        {"\"window\":5}", "$.window", "[alpha, beta]"},
        {"\"name\":3}", "$.name", "expected a text: the student's name"},
        {"\"students\":[]}", "$.students", "expected a list of at least 1"},
        {"\"students\":[3]}", "$.students[0]", "expected an object: the answers of a student"},
        {"\"students\":[{\"format\":1}]}", "$.students[0].format", "unknown answer 'format'"},
        {"\"value\":3,\"students\":[{\"value\":3}]}", "$.value", "each answer belongs inside"},
        {"\"name\":\"\"}", "", "there are no answers in this file"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        char text[512] = HEAD;
        strcat(text, CASES[i].json);
        expect_error(text, strlen(text), 0, CASES[i].path, CASES[i].why);
    }
    expect_error("{\"format\":\"plycut\"}", 19, 0, "$.format", "\"plycut-answers\"");
    expect_error("{\"format\":\"plycut-answers\",\"version\":2}", 39, 0, "$.version",
                 "this plycut reads version 1");
    expect_error("{\"value\":03}", 12, 1, "", "");
}

Test(answers_submissions, lines_are_refused_only_if_they_are_no_text)
{
    expect_error("value: \0 3", 10, 0, "", "not a text file: it contains a zero byte");
    expect_error("# nothing\n", 10, 0, "", "there are no answers in this file");
    expect_error("# Ann\n", 6, 0, "", "there are no answers in this file");
}

static void expect_text(const char *text, size_t length, const char *read)
{
    Submissions s;
    PlycutError error = {0};
    cr_assert(submissions_read(&s, text, length, "f", &error), "%s", error.text);
    cr_expect_str_eq(s.items[0].entries[0].text, read);
    submissions_free(&s);
}

/* UTF-16 of either order, with a pair of surrogates and half of one; Latin-1. */
Test(answers_submissions, other_encodings_are_read)
{
    expect_text("best: \xe9\n", 8, "\xc3\xa9");
    expect_text("\xff\xfe"
                "b\0e\0s\0t\0:\0\x3d\xd8\x00\xde",
                16, "\xf0\x9f\x98\x80");
    expect_text("\xfe\xff\0b\0e\0s\0t\0:\xd8\x3d\0A", 16,
                "\xef\xbf\xbd"
                "A");
}

/* ---- Students and claims --------------------------------------------------------------------- */

static void open_text(Submissions *s, const char *text)
{
    PlycutError error = {0};
    cr_assert(submissions_read(s, text, strlen(text), "f", &error), "%s", error.text);
    s->error = NULL;
}

Test(answers_submissions, belong_to_students)
{
    Submissions s;
    open_text(&s, "\xef\xbb\xbf# exam\r\ncut: strict\r\nstudent: Ann Lee\r\nvalue: 3\r\nname: "
                  "Bob\nbest: B\n");
    cr_assert_eq(s.count, 3);
    cr_expect(s.items[0].leading && !s.items[1].leading);
    cr_expect_str_eq(s.items[1].student, "Ann Lee");
    cr_expect_str_eq(s.items[2].student, "Bob");
    submissions_free(&s);
    open_text(&s, HEAD
              "\"cut\":\"strict\",\"students\":[{\"name\":\"Ann\",\"value\":3},{\"best\":\"B\"}]}");
    cr_assert_eq(s.count, 3);
    cr_expect(s.items[0].leading && s.items[0].count == 1);
    cr_expect_str_eq(s.items[1].student, "Ann");
    cr_expect_str_eq(s.items[2].student, "");
    submissions_free(&s);
}

static Stated stated_by(const char *text)
{
    Submissions s;
    PlycutError error = {0};
    Stated stated = {.options =
                         plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error))};
    cr_assert(submissions_read(&s, text, strlen(text), "f", &error), "%s", error.text);
    cr_assert(submission_claims(&s, &s.items[0], &(PlycutTask){.accepted = ~0u}, &stated));
    submissions_free(&s);
    return stated;
}

Test(answers_submissions, claim_how_to_search)
{
    static const char *const TEXTS[] = {
        "algorithm: branch-and-bound\ncut: strict\nfail: hard\norder: shuffle:7\nroot: Min\ndepth: "
        "2\nwindow: [-inf, 8]",
        HEAD "\"algorithm\":\"branch-and-bound\",\"cut\":\"strict\",\"fail\":\"hard\",\"order\":"
             "\"shuffle:7\","
             "\"root\":\"min\",\"depth\":2,\"window\":[null,8]}"};
    for (size_t i = 0; i < 2; i++) {
        Stated stated = stated_by(TEXTS[i]);
        cr_expect_str_eq(stated.options.algorithm->name, "branch-and-bound");
        cr_expect_eq(stated.options.cut, PLYCUT_CUT_STRICT);
        cr_expect_eq(stated.options.fail, PLYCUT_FAIL_HARD);
        cr_expect_eq(stated.options.order, PLYCUT_ORDER_SHUFFLE);
        cr_expect_eq(stated.options.seed, 7);
        cr_expect(stated.root_given && stated.root == PLYCUT_MIN);
        cr_expect_eq(stated.options.depth, 2);
        cr_expect(isinf(stated.options.alpha) && stated.options.beta > 7.5 &&
                  stated.options.beta < 8.5);
    }
}

Test(answers_submissions, a_claim_that_is_not_understood_changes_nothing)
{
    static const char *const TEXTS[] = {"cut: strict\ncut: equal", "cut: C\nwindow: [8, 5]",
                                        "root: 3\nwindow C: [5, 8]\ndepth: 401"};
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        Stated stated = stated_by(TEXTS[i]);
        cr_expect_eq(stated.options.cut, PLYCUT_CUT_EQUAL, "%s", TEXTS[i]);
        cr_expect(isinf(stated.options.alpha) && isinf(stated.options.beta), "%s", TEXTS[i]);
        cr_expect(!stated.root_given && stated.options.depth < 0, "%s", TEXTS[i]);
    }
}

/* ---- Published answers ----------------------------------------------------------------------- */

static bool read_published(Submissions *s, const char *text, PlycutError *error)
{
    cJSON *json = cJSON_Parse(text);
    cr_assert_not_null(json, "%s", text);
    bool read = submissions_read_published(s, json, "t.json", error);
    cJSON_Delete(json);
    return read;
}

Test(answers_submissions, of_a_tree_file)
{
    Submissions s;
    PlycutError error = {0};
    Problem problem;
    Items items;
    char told[256];
    problem_open(&problem, AIMA, -1);
    cr_assert(read_published(&s,
                             "{\"alpha-beta\":[{\"cut\":\"strict\",\"leaves\":9},{\"window\":[null,"
                             "4],\"root\":\"min\","
                             "\"pruned\":[\"C-4\"]}],\"minimax\":{\"value\":3}}",
                             &error),
              "%s", error.text);
    cr_assert_eq(s.count, 3);
    cr_expect_str_eq(s.items[0].convention, "cut=strict");
    cr_expect_str_eq(s.items[1].convention, "root=min, window=-inf,4");
    cr_expect_str_eq(s.items[2].convention, "");
    Stated stated = {.options =
                         plycut_search_defaults(plycut_algorithm_find("alpha-beta", &error))};
    cr_assert(submission_claims(&s, &s.items[2], &(PlycutTask){.accepted = 0}, &stated));
    cr_expect_str_eq(stated.options.algorithm->name, "minimax");
    cr_assert(items_read(&items, &s, &s.items[1], &problem.index, 0, 0, false));
    tell_items(&problem, &items, told, sizeof told);
    cr_expect_str_eq(told, "pruned = 4 of C");
    submissions_free(&s);
    problem_close(&problem);
}

Test(answers_submissions, of_a_tree_file_are_strict)
{
    static const struct {
        const char *json, *path, *why;
    } CASES[] = {
        {"[]", "$.answers", "an object whose members are algorithms"},
        {"{\"alpha\":{}}", "$.answers.alpha", "unknown algorithm 'alpha'"},
        {"{\"minimax\":3}", "$.answers.minimax", "an object such as"},
        {"{\"minimax\":[]}", "$.answers.minimax", "an array of at least one"},
        {"{\"minimax\":{\"vlaue\":3}}", "$.answers.minimax.vlaue", "did you mean 'value'?"},
        {"{\"minimax\":{\"algorithm\":\"minimax\"}}", "$.answers.minimax.algorithm",
         "these answers are already under an algorithm"},
        {"{\"minimax\":[{\"value\":3},{\"leaves\":[]}]}", "$.answers.minimax[1].leaves",
         "this must be a number"},
        {"{\"minimax\":{\"cut\":\"strikt\"}}", "$.answers.minimax.cut", "strikt"},
        {"{\"minimax\":{\"depth\":2.5}}", "$.answers.minimax.depth",
         "a whole number of plies, 0 to 400"},
        {"{\"minimax\":{\"window\":[8,5]}}", "$.answers.minimax.window", "alpha less than beta"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        Submissions s;
        PlycutError error = {0};
        cr_expect_not(read_published(&s, CASES[i].json, &error), "%s", CASES[i].json);
        cr_expect_str_eq(error.path, CASES[i].path, "%s: %s", CASES[i].json, error.path);
        cr_expect(strstr(error.text, CASES[i].why) != NULL, "%s: %s", CASES[i].json, error.text);
        submissions_free(&s);
    }
}

/* ---- Told from other files ------------------------------------------------------------------- */

Test(answers_submissions, are_told_from_other_files)
{
    static const char *const ANSWERS[] = {"value: 3\n",
                                          "# a comment\n\nstudent: Ann\n",
                                          "12 of B: 3",
                                          "\"2 of C\": 2",
                                          "AI exam, 3 March\nstudent: A\nvalue: 7",
                                          "AI exam\nPruned leaves: 7\n",
                                          "Course: AI\nvalue: 7",
                                          " {\"version\":1,\"format\":\"plycut-answers\"}"};
    static const char *const OTHERS[] = {
        "[[3,12,8],[2,4,6]]",
        "",
        "3",
        "{\"format\":\"plycut-tree\",\"version\":1}",
        "OOO-OOOXXXOOOOOX-OXXOXOXO-XXOOXXOXOXXXXXOXXXXXXXO-XXXX-XXXXX-OOO X; a3:-6",
        "% a comment\n"};
    for (size_t i = 0; i < sizeof ANSWERS / sizeof *ANSWERS; i++)
        cr_expect(plycut_is_answers(ANSWERS[i], strlen(ANSWERS[i]), &(PlycutError){0}), "%s",
                  ANSWERS[i]);
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        cr_expect(!plycut_is_answers(OTHERS[i], strlen(OTHERS[i]), &(PlycutError){0}), "%s",
                  OTHERS[i]);
}

/* Whatever ends a line, the reader comes to the next one, and to the end of the text. */
Test(answers_submissions, are_told_from_other_files_whatever_ends_their_lines, .timeout = 10)
{
    static const char *const ENDS[] = {"\n", "\r", "\r\n", "\v", "\f", "\v\n\f", "\v \v"};
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        char answers[64], other[64];
        snprintf(answers, sizeof answers, "AI exam%svalue: 7%s", ENDS[i], ENDS[i]);
        snprintf(other, sizeof other, "AI exam%sin March%s", ENDS[i], ENDS[i]);
        cr_expect(plycut_is_answers(answers, strlen(answers), &(PlycutError){0}), "%zu", i);
        cr_expect(!plycut_is_answers(other, strlen(other), &(PlycutError){0}), "%zu", i);
    }
    static const char NUL[] = "AI exam\0March\n";
    cr_expect(!plycut_is_answers(NUL, sizeof NUL - 1, &(PlycutError){0}));
}
