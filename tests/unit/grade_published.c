/* Published answers: what is right and wrong, how it is shown, and what is refused. */
#include "explain_kit.h"

#define AIMA "tree:[[3,12,8],[2,4,6],[14,5,2]]"

/* The marks of all grades, one after the other. */
typedef struct Verdict {
    const char *algorithm, *convention;
    PlycutMark mark;
} Verdict;

typedef struct Verdicts {
    PlycutGame game;
    PlycutGrades grades;
    Verdict items[64];
    size_t count, wrong;
} Verdicts;

static Verdicts check(const char *spec, const char *answers)
{
    Verdicts v = {.game = kit_answered(spec, answers)};
    PlycutError error = {0};
    cr_assert(plycut_published_valid(&v.game, "x.json", &error), "%s: %s", answers, error.text);
    cr_assert(plycut_grade_published(&v.game, "x.json", 0, &v.grades, &error), "%s: %s %s", answers,
              error.path, error.text);
    for (size_t i = 0; i < v.grades.count; i++)
        for (size_t k = 0; k < v.grades.items[i].count; k++) {
            const PlycutGrade *grade = &v.grades.items[i];
            v.items[v.count++] =
                (Verdict){grade->stated.algorithm->name, grade->convention, grade->marks[k]};
            v.wrong += !grade->marks[k].right;
        }
    return v;
}

static void verdicts_free(Verdicts *v)
{
    plycut_grades_free(&v->grades);
    plycut_game_release(&v->game);
}

/* One answer under one convention, and its grade. */
typedef struct Item {
    const char *spec, *answers;
    bool right;
    const char *convention, *item, *expected, *found;
} Item;

#define AB(text) "{\"alpha-beta\":{" text "}}"

static const Item ITEMS[] = {
    {AIMA, AB("\"value\":3"), true, "", "value", "3", "3"},
    {AIMA, AB("\"value\":2.99"), false, "", "value", "2.99", "3"},
    {AIMA, AB("\"leaves\":7"), true, "", "leaves", "7", "7"},
    {AIMA, AB("\"nodes\":12"), false, "", "nodes", "12", "11"},
    {AIMA, AB("\"shallow\":1"), true, "", "shallow", "1", "1"},
    {AIMA, AB("\"deep\":1"), false, "", "deep", "1", "0"},
    {AIMA, AB("\"best\":\"/0\""), true, "", "best", "/0", "/0"},
    {AIMA, AB("\"best\":\"C\""), false, "", "best", "C", "B"},
    {AIMA, AB("\"best\":null"), false, "", "best", "none", "B"},
    {"tree:5", AB("\"best\":null"), true, "", "best", "none", "none"},
    {"tree:5", AB("\"visited\":[\"/\"]"), true, "", "visited", "/", "/"},
    {"tree:5", AB("\"principal_variation\":[]"), true, "", "principal_variation", "none", "none"},
    {AIMA, AB("\"principal_variation\":[\"/0\",\"/0/0\"]"), true, "", "principal_variation",
     "/0, /0/0", "/0, /0/0"},
    {AIMA, AB("\"principal_variation\":[\"A\",\"B\",\"3 of B\"]"), true, "", "principal_variation",
     "A, B, 3 of B", "B, 3 of B"},
    {AIMA, AB("\"principal_variation\":[\"/0\"]"), false, "", "principal_variation", "/0",
     "/0, /0/0"},
    /* Only leaves, or every node, depending on how the answer begins. */
    {AIMA, AB("\"visited\":[\"/0/0\",\"/0/1\",\"/0/2\",\"/1/0\",\"/2/0\",\"/2/1\",\"/2/2\"]"), true,
     "", "visited", "/0/0, /0/1, /0/2, /1/0, /2/0, /2/1, /2/2",
     "/0/0, /0/1, /0/2, /1/0, /2/0, /2/1, /2/2"},
    {AIMA, AB("\"visited\":[\"A\",\"B\",\"3 of B\"]"), false, "", "visited", "A, B, 3 of B",
     "A, B, 3 of B, 12 of B, 8 of B, C, 2 of C, D, 14 of D, 5 of D, 2 of D"},
    {"tree:[[3,1],2]", AB("\"visited\":[\"/0/1\",\"/0/0\",\"/1\"]"), false, "", "visited",
     "/0/1, /0/0, /1", "/0/0, /0/1, /1"},
    /* If the leaves are in order, a leaf's value says which leaf it is. */
    {AIMA, AB("\"visited\":[3,12,8,2,14,5,2]"), true, "", "visited", "3, 12, 8, 2, 14, 5, 2",
     "3, 12, 8, 2, 14, 5, 2"},
    {AIMA, AB("\"visited\":[3,12,8,2,4,14,5,2]"), false, "", "visited", "3, 12, 8, 2, 4, 14, 5, 2",
     "3, 12, 8, 2, 14, 5, 2"},
    {AIMA, AB("\"visited\":[\"A\",\"B\",3,12,8,\"C\",2,\"D\",14,5,2]"), true, "", "visited",
     "A, B, 3, 12, 8, C, 2, D, 14, 5, 2", "A, B, 3, 12, 8, C, 2, D, 14, 5, 2"},
    {"tree:5", AB("\"visited\":[5]"), true, "", "visited", "5", "5"},
    /* Pruned subtrees are a set. */
    {AIMA, AB("\"pruned\":[\"/1/2\",\"/1/1\"]"), true, "", "pruned", "/1/2, /1/1", "/1/1, /1/2"},
    {AIMA, AB("\"pruned\":[\"/1/2\"]"), false, "", "pruned", "/1/2", "/1/1, /1/2"},
    {AIMA, AB("\"pruned\":[]"), false, "", "pruned", "none", "4 of C, 6 of C"},
    {"tree:[1,2]", AB("\"pruned\":[]"), true, "", "pruned", "none", "none"},
    {AIMA, AB("\"pruned\":[\"/1/1\",\"/1/2\",\"/2/2\"]"), false, "", "pruned", "/1/1, /1/2, /2/2",
     "/1/1, /1/2"},
    /* Values as returned, windows on entry. */
    {AIMA, AB("\"values\":{\"C\":\"<=2\"}"), true, "", "values.C", "<=2", "<=2"},
    {AIMA, AB("\"values\":{\"/1\":2}"), true, "", "values.C", "2", "<=2"},
    {AIMA, AB("\"values\":{\"/2\":\">=2\"}"), false, "", "values.D", ">=2", "2"},
    {AIMA, AB("\"windows\":{\"/1\":[3,null]}"), true, "", "windows.C", "[3, inf]", "[3, inf]"},
    {AIMA, AB("\"windows\":{\"/1\":[2,null]}"), false, "", "windows.C", "[2, inf]", "[3, inf]"},
    {AIMA, AB("\"windows\":{\"/1\":[3,9]}"), false, "", "windows.C", "[3, 9]", "[3, inf]"},
    {AIMA, AB("\"windows\":{\"/1\":[null,3]}"), false, "", "windows.C", "[-inf, 3]", "[3, inf]"},
    {AIMA, AB("\"windows\":{\"/1/2\":[3,null]}"), false, "", "windows.6 of C", "[3, inf]",
     "never visited"},
    /* Conventions. */
    {"tree:[5,[5,9]]", AB("\"cut\":\"strict\",\"leaves\":3"), true, "cut=strict", "leaves", "3",
     "3"},
    {"tree:[5,[5,9]]", AB("\"leaves\":2,\"cut\":\"equal\""), true, "cut=equal", "leaves", "2", "2"},
    {"tree:[1,2]", AB("\"root\":\"min\",\"value\":1"), true, "root=min", "value", "1", "1"},
    {"tree:[[3,12],[2,7]]", AB("\"window\":[4,null],\"fail\":\"hard\",\"values\":{\"/\":\"<=4\"}"),
     true, "fail=hard, window=4,inf", "values.A", "<=4", "<=4"},
    {AIMA, AB("\"order\":\"reversed\",\"principal_variation\":[\"/0\",\"/0/0\"]"), true,
     "order=reversed", "principal_variation", "/0, /0/0", "/0, /0/0"},
    {"{\"format\":\"plycut-tree\",\"version\":1,\"tree\":[{\"static\":4,\"children\":[1]},3]}",
     AB("\"depth\":1,\"value\":4"), true, "depth=1", "value", "4", "4"},
    {"tree:[5,[[[4,9]]]]", "{\"branch-and-bound\":{\"leaves\":3}}", true, "", "leaves", "3", "3"},
    {"tree:[5,[[[4,9]]]]", "{\"minimax\":[{\"leaves\":3}]}", true, "", "leaves", "3", "3"},
};

Test(grade_published, each_answer_is_judged)
{
    for (size_t i = 0; i < sizeof ITEMS / sizeof *ITEMS; i++) {
        const Item *item = &ITEMS[i];
        Verdicts verdicts = check(item->spec, item->answers);
        cr_assert_eq(verdicts.count, 1, "%s", item->answers);
        const Verdict *v = &verdicts.items[0];
        cr_expect_eq(v->mark.right, item->right, "%s", item->answers);
        cr_expect_eq(verdicts.wrong, item->right ? 0 : 1);
        cr_expect_str_eq(v->convention, item->convention);
        cr_expect_str_eq(v->mark.item, item->item);
        cr_expect_str_eq(v->mark.given, item->expected);
        cr_expect_str_eq(v->mark.found, item->found);
        verdicts_free(&verdicts);
    }
}

Test(grade_published, verdicts_stand_in_the_order_of_the_file)
{
    Verdicts v = check(AIMA, "{\"minimax\":{\"leaves\":9,\"value\":3},\"alpha-beta\":"
                             "[{\"leaves\":7},{\"cut\":\"strict\",\"leaves\":9}]}");
    cr_assert_eq(v.count, 4);
    cr_expect_str_eq(v.items[0].algorithm, "minimax");
    cr_expect_str_eq(v.items[1].mark.item, "value");
    cr_expect_str_eq(v.items[2].algorithm, "alpha-beta");
    cr_expect_str_eq(v.items[3].convention, "cut=strict");
    cr_expect_eq(v.wrong, 1);
    verdicts_free(&v);
}

Test(grade_published, long_names_are_cut_between_characters)
{
    char tree[2048], answers[2048], name[512] = "";
    for (int i = 0; i < 150; i++)
        strcat(name, "\xc3\xa4"); /* two bytes each */
    snprintf(tree, sizeof tree,
             "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":[{\"name\":\"%s\",\"value\":1}]}",
             name);
    for (int odd = 0; odd < 2; odd++) {
        snprintf(answers, sizeof answers, "{\"alpha-beta\":{\"%s\":{\"%s\":1}}}", "values", name);
        Verdicts v = check(tree, answers);
        size_t length = strlen(v.items[0].mark.item);
        cr_expect(v.items[0].mark.right);
        cr_expect_str_eq(v.items[0].mark.item + length - 3, "...");
        cr_expect_eq((unsigned char)v.items[0].mark.item[length - 4], 0xa4, "a whole character");
        verdicts_free(&v);
        memmove(name + 1, name, strlen(name) + 1); /* once more, one byte further on */
        name[0] = 'x';
        snprintf(
            tree, sizeof tree,
            "{\"format\":\"plycut-tree\",\"version\":1,\"tree\":[{\"name\":\"%s\",\"value\":1}]"
            "}",
            name);
    }
}

/* What is refused as an answer, at which place, and why. */
static const struct {
    const char *answers, *path, *text;
} BAD[] = {
    {AB("\"leafs\":7"), "$.answers.alpha-beta.leafs",
     "unknown answer 'leafs' (did you mean 'leaves'?)"},
    {"{\"alfabeta\":{}}", "$.answers.alfabeta",
     "unknown algorithm 'alfabeta' (did you mean 'alpha-beta'?)"},
    {"{\"alpha-beta\":[]}", "$.answers.alpha-beta", "an array of at least one"},
    {"{\"alpha-beta\":7}", "$.answers.alpha-beta", "this must be an object such as"},
    {"{\"alpha-beta\":[{},7]}", "$.answers.alpha-beta[1]", "this must be an object such as"},
    {AB("\"value\":\"3\""), "$.answers.alpha-beta.value", "this must be a number"},
    {AB("\"leaves\":7.5"), "$.answers.alpha-beta.leaves",
     "expected a whole number, 0 or more, not '7.5'"},
    {AB("\"nodes\":-1"), "$.answers.alpha-beta.nodes",
     "expected a whole number, 0 or more, not '-1'"},
    {AB("\"deep\":true"), "$.answers.alpha-beta.deep", "this must be a number"},
    {AB("\"visited\":[3,true]"), "$.answers.alpha-beta.visited[1]", "this must be a node"},
    {AB("\"visited\":[3,99]"), "$.answers.alpha-beta.visited", "no leaf has the value 99"},
    {AB("\"best\":0"), "$.answers.alpha-beta.best", "no leaf has the value 0"},
    {AB("\"best\":\"/9\""), "$.answers.alpha-beta.best", "there is no node '/9'"},
    {AB("\"best\":\"Q\""), "$.answers.alpha-beta.best", "there is no node 'Q'"},
    {AB("\"best\":\"\""), "$.answers.alpha-beta.best", "there is no node ''"},
    {AB("\"visited\":\"/0\""), "$.answers.alpha-beta.visited", "this must be an array of nodes"},
    {AB("\"visited\":[\"/0\",\"/0/00\"]"), "$.answers.alpha-beta.visited",
     "there is no node '/0/00'"},
    {AB("\"pruned\":[\"/0/\"]"), "$.answers.alpha-beta.pruned", "there is no node '/0/'"},
    {AB("\"values\":[3]"), "$.answers.alpha-beta.values",
     "this must be an object whose members are nodes"},
    {AB("\"values\":{\"/7\":3}"), "$.answers.alpha-beta.values./7", "there is no node '/7'"},
    {AB("\"values\":{\"/0\":\">=x\"}"), "$.answers.alpha-beta.values./0",
     "expected a value such as 5, >=5 or <=5"},
    {AB("\"values\":{\"/0\":\">=\"}"), "$.answers.alpha-beta.values./0",
     "expected a value such as 5, >=5 or <=5"},
    {AB("\"windows\":{\"/0\":[1]}"), "$.answers.alpha-beta.windows./0",
     "this must be [alpha, beta]"},
    {AB("\"cut\":\"strct\""), "$.answers.alpha-beta.cut", "did you mean 'strict'?"},
    {AB("\"cut\":1"), "$.answers.alpha-beta.cut", "this must be a word such as \"strict\""},
    {AB("\"fail\":\"loud\""), "$.answers.alpha-beta.fail", "'loud'"},
    {AB("\"fail\":null"), "$.answers.alpha-beta.fail", "this must be a word such as \"strict\""},
    {AB("\"order\":\"shuffle\""), "$.answers.alpha-beta.order", "needs a seed"},
    {AB("\"order\":7"), "$.answers.alpha-beta.order", "this must be a word such as \"strict\""},
    {AB("\"depth\":401"), "$.answers.alpha-beta.depth",
     "expected a whole number of plies, 0 to 400"},
    {AB("\"depth\":1.5"), "$.answers.alpha-beta.depth",
     "expected a whole number of plies, 0 to 400"},
    {AB("\"window\":[3,3]"), "$.answers.alpha-beta.window", "alpha less than beta"},
    {AB("\"window\":[3]"), "$.answers.alpha-beta.window", "this must be [alpha, beta]"},
};

Test(grade_published, what_is_no_answer_is_refused_with_its_place)
{
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        PlycutGame game = kit_answered(AIMA, BAD[i].answers);
        PlycutGrades grades = {0};
        PlycutError error = {0}, again = {0};
        cr_expect_not(plycut_published_valid(&game, "x.json", &error), "%s", BAD[i].answers);
        cr_expect_eq(error.code, PLYCUT_E_INPUT, "%s", BAD[i].answers);
        cr_expect_not_null(strstr(error.text, BAD[i].text), "%s: %s", BAD[i].answers, error.text);
        cr_expect_str_eq(error.file, "x.json");
        cr_expect_str_eq(error.path, BAD[i].path);
        cr_expect_not(plycut_grade_published(&game, "x.json", 0, &grades, &again));
        cr_expect_str_eq(again.text, error.text);
        cr_expect_eq(grades.count, 0);
        plycut_grades_free(&grades);
        plycut_game_release(&game);
    }
}

static void expect_failure(const char *answers, uint64_t max_nodes, PlycutCode code,
                           const char *path)
{
    PlycutGame game = kit_answered(AIMA, answers);
    PlycutGrades grades = {0};
    PlycutError error = {0};
    cr_expect_not(plycut_grade_published(&game, "x.json", max_nodes, &grades, &error));
    cr_expect_eq(error.code, code, "%s", error.text);
    cr_expect_str_eq(error.path, path);
    plycut_grades_free(&grades);
    plycut_game_release(&game);
}

/* The error of a search that cannot run names the answers that it is for. */
Test(grade_published, searches_that_cannot_run)
{
    expect_failure(AB("\"depth\":1"), 0, PLYCUT_E_INPUT, "$.answers.alpha-beta");
    expect_failure(AB("\"value\":3"), 5, PLYCUT_E_LIMIT, "$.answers.alpha-beta");
}

Test(grade_published, the_root_of_the_game_itself_stays)
{
    Verdicts v = check(AIMA, "{\"alpha-beta\":[{\"root\":\"min\",\"value\":8},{\"value\":3}]}");
    cr_expect_eq(v.count, 2);
    cr_expect(v.items[1].mark.right);
    cr_expect_eq(v.game.root.player, PLYCUT_MAX);
    verdicts_free(&v);
}

/* A wrong key gets the same report as a wrong submission: where it first diverges from the search,
 * and the convention that fits. */
Test(grade_published, a_wrong_key_gets_its_divergence_and_the_convention_that_fits)
{
    Verdicts v = check("eppstein-deep", AB("\"leaves\":16,\"deep\":0"));
    cr_assert_eq(v.grades.count, 1);
    cr_expect_neq(v.grades.items[0].divergence.text[0], '\0');
    cr_expect_not_null(strstr(v.grades.items[0].better_text, "branch-and-bound"), "%s",
                       v.grades.items[0].better_text);
    verdicts_free(&v);
}

Test(grade_published, the_catalogue_is_right_and_an_altered_one_is_not)
{
    for (size_t i = 0; i < CATALOGUE_SIZE; i++) {
        PlycutGame game = kit_game(CATALOGUE[i]);
        PlycutGrades grades = {0};
        PlycutError error = {0};
        cr_assert(plycut_grade_published(&game, CATALOGUE[i], 0, &grades, &error), "%s: %s",
                  error.path, error.text);
        cr_expect_gt(grades.count, 1, "%s", CATALOGUE[i]);
        cr_expect_eq(grades.wrong, 0, "%s", CATALOGUE[i]);
        plycut_grades_free(&grades);
        plycut_game_release(&game);
    }
    Verdicts altered = check("knuth-moore-pi", AB("\"leaves\":32,\"deep\":4"));
    cr_expect_eq(altered.wrong, 1);
    verdicts_free(&altered);
}
