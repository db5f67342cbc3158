/* make.c - generated trees compared with naive searches: 10,000 of them, and every set of cutoffs
 * that small shapes can have. */
#include "property/naive.h"

#include <cjson/cJSON.h>
#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A search takes 60 times as long under AddressSanitizer, which poisons its memory again each time. */
#ifdef __SANITIZE_ADDRESS__
enum { MADE = 200, TRIES = 200 };
#else
enum { MADE = 10000, TRIES = 200 };
#endif

/* ---- A tree file as a naive tree --------------------------------------------------------------------- */

static NaiveNode *node_of_json(const cJSON *item, NaiveNode *parent, int index, bool max)
{
    const cJSON *children = cJSON_IsObject(item) ? cJSON_GetObjectItem(item, "children") : item;
    const cJSON *player = cJSON_GetObjectItem(item, "player"), *child;
    NaiveNode *n = calloc(1, sizeof *n);
    n->parent = parent;
    n->index = index;
    n->ply = parent == NULL ? 0 : parent->ply + 1;
    n->max = player == NULL ? max : strcmp(player->valuestring, "max") == 0;
    if (cJSON_IsNumber(item)) {
        n->value = item->valuedouble;
        return n;
    }
    n->children = calloc((size_t)cJSON_GetArraySize(children), sizeof *n->children);
    cJSON_ArrayForEach(child, children)
    {
        n->children[n->count] = node_of_json(child, n, n->count, !n->max);
        n->count++;
    }
    return n;
}

static NaiveNode *tree_of_json(const cJSON *file)
{
    bool max = strcmp(cJSON_GetObjectItem(file, "root")->valuestring, "max") == 0;
    NaiveNode *tree = node_of_json(cJSON_GetObjectItem(file, "tree"), NULL, 0, max);
    naive_truth(tree);
    return tree;
}

static const NaiveSearch *search(const NaiveNode *tree, const char *algorithm, bool strict,
                                 bool hard)
{
    static NaiveSearch searches[2];
    static int next;
    NaiveSearch *s = &searches[next++ % 2];
    s->rules = (NaiveRules){algorithm, strict, hard, -INFINITY, INFINITY};
    naive_search(s, tree);
    return s;
}

static int cutoffs_of(const NaiveSearch *s, PlycutCutKind kind)
{
    int count = 0;
    for (int i = 0; i < s->cutoffs; i++)
        count += s->cutoff[i].kind == kind;
    return count;
}

/* ---- What was asked for ------------------------------------------------------------------------------ */

static bool within(PlycutSpan span, int count)
{
    return count >= span.low && count <= span.high;
}

/* Leaves and cutoffs in their order. */
static bool same_key(const NaiveSearch *a, const NaiveSearch *b)
{
    bool same = a->visits == b->visits && a->cutoffs == b->cutoffs;
    for (int i = 0; same && i < a->visits; i++)
        same = a->visit[i].node == b->visit[i].node;
    for (int i = 0; same && i < a->cutoffs; i++)
        same = a->cutoff[i].node == b->cutoff[i].node && a->cutoff[i].kind == b->cutoff[i].kind &&
               a->cutoff[i].pruned == b->cutoff[i].pruned;
    return same;
}

static int collect(const NaiveNode *n, double *values, int count)
{
    if (n->count == 0)
        values[count++] = n->value;
    for (int i = 0; i < n->count; i++)
        count = collect(n->children[i], values, count);
    return count;
}

static bool has_ties(const double *values, int count)
{
    for (int i = 0; i < count; i++)
        for (int k = 0; k < i; k++)
            if (values[i] <= values[k] && values[i] >= values[k])
                return true;
    return false;
}

static void check_values(const PlycutMake *make, const NaiveNode *tree)
{
    static double values[4096];
    int count = collect(tree, values, 0), best = 0;
    double one = pow(10, make->decimals);
    for (int i = 0; i < count; i++) {
        cr_assert(values[i] >= make->low && values[i] <= make->high);
        cr_assert(fabs(values[i] * one - round(values[i] * one)) < 1e-6);
    }
    cr_assert(!make->distinct || !has_ties(values, count));
    cr_assert(!make->ties || has_ties(values, count));
    for (int i = 0; i < tree->count; i++)
        best += tree->children[i]->truth >= tree->truth && tree->children[i]->truth <= tree->truth;
    cr_assert(!make->unique_best || best <= 1);
}

static void check_shape(const PlycutMake *make, const NaiveNode *n)
{
    if (make->smallest_deep)
        return;
    if (n->count == 0)
        cr_assert(n->ply >= make->plies.low && n->ply <= make->plies.high);
    else
        cr_assert(within(make->branching, n->count));
    for (int i = 0; i < n->count; i++)
        check_shape(make, n->children[i]);
}

static void check_cutoffs(const PlycutMake *make, const NaiveNode *tree)
{
    const NaiveSearch *s = search(tree, "alpha-beta", false, false);
    bool above = false;
    cr_assert(within(make->shallow, cutoffs_of(s, PLYCUT_SHALLOW)));
    cr_assert(within(make->deep, cutoffs_of(s, PLYCUT_DEEP)));
    cr_assert(within(make->cutoffs, s->cutoffs));
    for (int i = 0; i < s->cutoffs; i++) {
        const NaiveNode *n = s->cutoff[i].node;
        for (int k = n->count - s->cutoff[i].pruned; k < n->count; k++)
            above = above || n->children[k]->count > 0;
    }
    cr_assert(above || !make->above_leaves);
    cr_assert(make->arrangement != PLYCUT_ARRANGED_WORST || s->cutoffs == 0);
    if (make->arrangement == PLYCUT_ARRANGED_BEST && !make->irregular)
        cr_assert_eq((uint64_t)s->leaves,
                     plycut_minimal_leaves((uint64_t)tree->count,
                                           (s->visit[s->visits - 1].node->ply + 1) / 2,
                                           s->visit[s->visits - 1].node->ply / 2));
    cr_assert(!make->same_key || same_key(s, search(tree, "alpha-beta", true, false)));
    s = search(tree, "alpha-beta", false, false);
    cr_assert(!make->same_key || same_key(s, search(tree, "alpha-beta", false, true)));
    for (size_t i = 0; i < make->leaves_count; i++)
        cr_assert(within(make->leaves[i].span,
                         search(tree, make->leaves[i].algorithm->name, false, false)->leaves));
}

static int number(const cJSON *answers, const char *name)
{
    return cJSON_GetObjectItem(answers, name)->valueint;
}

static void check_answers(const cJSON *file, const NaiveNode *tree)
{
    const cJSON *answers;
    int sheets = 0;
    cJSON_ArrayForEach(answers, cJSON_GetObjectItem(file, "answers"))
    {
        const NaiveSearch *s = search(tree, answers->string, false, false);
        double value = cJSON_GetObjectItem(answers, "value")->valuedouble;
        cr_assert(value >= s->value && value <= s->value);
        cr_assert_eq(number(answers, "leaves"), s->leaves);
        cr_assert_eq(number(answers, "nodes"), s->visits);
        cr_assert_eq(number(answers, "shallow"), cutoffs_of(s, PLYCUT_SHALLOW));
        cr_assert_eq(number(answers, "deep"), cutoffs_of(s, PLYCUT_DEEP));
        sheets++;
    }
    cr_assert_eq(sheets, 3);
}

/* The library's own check of the file, which goes through every answer. */
static void check_file(const PlycutText *file)
{
    PlycutError error = {0};
    PlycutGame game = {0};
    PlycutGrades grades = {0};
    cr_assert(plycut_tree_read(file->bytes, file->length, "made", &game, &error), "%s", error.text);
    cr_assert(plycut_grade_published(&game, "made", 0, &grades, &error), "%s", error.text);
    cr_assert_eq(grades.count, 3u);
    cr_assert_gt(grades.items[0].count, 4u);
    cr_assert_eq(grades.wrong, 0u);
    plycut_grades_free(&grades);
    plycut_game_release(&game);
}

static void check_made(const PlycutMake *make, const PlycutText *text, bool whole)
{
    cJSON *file = cJSON_Parse(text->bytes);
    NaiveNode *tree = tree_of_json(file);
    check_shape(make, tree);
    check_values(make, tree);
    check_cutoffs(make, tree);
    check_answers(file, tree);
    if (whole)
        check_file(text);
    naive_free(tree);
    cJSON_Delete(file);
}

/* ---- Requests --------------------------------------------------------------------------------------- */

static PlycutSpan random_span(uint64_t *random, int most)
{
    int low = naive_below(random, most + 1);
    return (PlycutSpan){low, naive_below(random, 3) == 0 ? PLYCUT_NO_LIMIT
                                                         : low + naive_below(random, 3)};
}

static PlycutMake random_request(uint64_t *random)
{
    static const char *const NAMES[] = {"minimax", "branch-and-bound", "alpha-beta"};
    PlycutMake make = plycut_make_defaults();
    bool coin[16];
    for (int i = 0; i < 16; i++)
        coin[i] = naive_below(random, 4) == 0;
    make.branching.low = 1 + naive_below(random, 3);
    make.branching.high = make.branching.low + coin[0];
    make.plies.low = naive_below(random, 5);
    make.plies.high = make.plies.low + coin[1];
    make.irregular = coin[2] && (coin[0] || coin[1]);
    make.low = -naive_below(random, 20);
    make.high = make.low + 1 + naive_below(random, 200);
    make.decimals = coin[3] ? 1 + naive_below(random, 3) : 0;
    make.distinct = coin[4];
    make.ties = coin[5] && !coin[4];
    make.root = coin[6] ? PLYCUT_MIN : PLYCUT_MAX;
    make.above_leaves = coin[7] && make.plies.high > 2;
    make.unique_best = coin[8];
    make.same_key = coin[9];
    if (coin[10])
        make.shallow = random_span(random, 4);
    if (coin[11])
        make.deep = random_span(random, make.plies.high > 3 ? 3 : 0);
    if (coin[12])
        make.cutoffs = random_span(random, 5);
    if (coin[13])
        make.arrangement = coin[14] ? PLYCUT_ARRANGED_WORST : PLYCUT_ARRANGED_BEST;
    else
        make.smallest_deep = coin[14] && coin[15];
    if (coin[15]) {
        make.leaves[0].algorithm = plycut_algorithm_find(NAMES[naive_below(random, 3)], NULL);
        make.leaves[0].span = (PlycutSpan){2 + naive_below(random, 10), PLYCUT_NO_LIMIT};
        make.leaves_count = 1;
    }
    make.seed = naive_random(random) >> 20;
    make.tries = TRIES;
    return make;
}

Test(making, every_made_tree_is_what_was_asked_for)
{
    uint64_t random = 0x1234567;
    int made = 0, none = 0, impossible = 0;
    while (made < MADE) {
        PlycutMake make = random_request(&random);
        PlycutText file = {0};
        PlycutError error = {0};
        bool found;
        uint64_t tried;
        if (!plycut_make(&make, &file, &found, &tried, &error)) {
            cr_assert_eq(error.code, PLYCUT_E_USAGE, "%s", error.text);
            impossible++;
            continue;
        }
        if (found)
            check_made(&make, &file, made % 20 == 0);
        made += found;
        none += !found;
        plycut_text_free(&file);
    }
    cr_assert_gt(none, 0);
    cr_assert_gt(impossible, 0);
    cr_assert_lt(none, made / 5); /* the search is worth its name */
}

/* ---- Fillings: every set of cutoffs that small shapes can have --------------------------------------- */

enum { SHAPES = 150, SMALL = 6, SETS = 512 };

typedef struct Leaves {
    NaiveNode *leaf[64];
    int count;
} Leaves;

static void find_leaves(NaiveNode *n, Leaves *leaves)
{
    if (n->count == 0 && leaves->count < 64)
        leaves->leaf[leaves->count++] = n;
    for (int i = 0; i < n->count; i++)
        find_leaves(n->children[i], leaves);
}

/* Sets of edges as texts, "/1/1,/0/2". */
typedef struct Sets {
    char *text[SETS];
    uint64_t kinds
        [SETS]; /* numbers of shallow and deep cutoffs that it was seen with: bit 8 * deep + shallow */
    int count;
    int most; /* leaves pruned */
} Sets;

static int leaves_below(const NaiveNode *n)
{
    int leaves = n->count == 0;
    for (int i = 0; i < n->count; i++)
        leaves += leaves_below(n->children[i]);
    return leaves;
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The same set is always the same text: in order, each edge once. */
static char *canonical(char *text)
{
    char *path[512], *sorted = calloc(1, strlen(text) + 1);
    size_t count = 0;
    for (char *word = strtok(text, ","); word != NULL; word = strtok(NULL, ","))
        path[count++] = word;
    qsort(path, count, sizeof *path, compare_texts);
    for (size_t i = 0; i < count; i++)
        if (i == 0 || strcmp(path[i], path[i - 1]) != 0)
            strcat(strcat(sorted, sorted[0] != '\0' ? "," : ""), path[i]);
    free(text);
    return sorted;
}

static char *set_of(const NaiveSearch *s)
{
    char *text = calloc(1, 4096);
    for (int i = 0; i < s->cutoffs; i++) {
        const NaiveNode *n = s->cutoff[i].node;
        for (int k = n->count - s->cutoff[i].pruned; k < n->count; k++) {
            char path[256];
            naive_path(n->children[k], path, sizeof path);
            strcat(strcat(text, text[0] != '\0' ? "," : ""), path);
        }
    }
    return canonical(text);
}

/* Its index, or -1. */
static int set_find(const Sets *sets, const char *text)
{
    for (int i = 0; i < sets->count; i++)
        if (strcmp(sets->text[i], text) == 0)
            return i;
    return -1;
}

static bool sets_have(const Sets *sets, const char *text)
{
    return set_find(sets, text) >= 0;
}

static uint64_t kinds_of(const NaiveSearch *s)
{
    int deep = 0;
    for (int i = 0; i < s->cutoffs; i++)
        deep += s->cutoff[i].kind == PLYCUT_DEEP;
    cr_assert(deep < 8 && s->cutoffs - deep < 8);
    return (uint64_t)1 << (8 * deep + s->cutoffs - deep);
}

static void note_set(Sets *sets, NaiveNode *tree)
{
    const NaiveSearch *s = search(tree, "alpha-beta", false, false);
    char *text = set_of(s);
    int pruned = leaves_below(tree) - s->leaves;
    sets->most = pruned > sets->most ? pruned : sets->most;
    int known = set_find(sets, text);
    if (known < 0 && sets->count < SETS) {
        sets->kinds[sets->count] = kinds_of(s);
        sets->text[sets->count++] = text;
        return;
    }
    if (known >= 0)
        sets->kinds[known] |= kinds_of(s);
    free(text);
}

/* Are the values 1, 2, ... without gaps? Others only repeat the same orders. */
static bool without_gaps(const Leaves *leaves)
{
    unsigned values = 0;
    for (int i = 0; i < leaves->count; i++)
        values |= 1u << (int)leaves->leaf[i]->value;
    return ((values >> 1) & ((values >> 1) + 1)) == 0;
}

/* Every order of the leaves' values, ties included. */
static void enumerate(Sets *sets, NaiveNode *tree, Leaves *leaves, int from)
{
    if (from == leaves->count) {
        if (without_gaps(leaves))
            note_set(sets, tree);
        return;
    }
    for (int value = 1; value <= leaves->count; value++) {
        leaves->leaf[from]->value = value;
        enumerate(sets, tree, leaves, from + 1);
    }
}

static bool fill(const NaiveNode *tree, const char *prune, Sets *found)
{
    PlycutGame game;
    PlycutText file = {0};
    PlycutError error = {0};
    PlycutMake make = plycut_make_defaults();
    bool is_found;
    uint64_t tried;
    naive_game(tree, &game);
    make.shape = &game;
    make.prune = prune;
    make.most_pruned = prune == NULL;
    bool done = plycut_make(&make, &file, &is_found, &tried, &error);
    if (done) {
        cJSON *json = cJSON_Parse(file.bytes);
        NaiveNode *filled = tree_of_json(json);
        cr_assert(is_found);
        note_set(found, filled);
        naive_free(filled);
        cJSON_Delete(json);
    }
    plycut_text_free(&file);
    plycut_game_release(&game);
    return done;
}

/* Is a filling with these numbers of cutoffs of each kind refused without an attempt? */
static bool refused(const NaiveNode *tree, const char *prune, int shallow, int deep, bool in_all)
{
    PlycutGame game;
    PlycutText file = {0};
    PlycutError error = {0};
    PlycutMake make = plycut_make_defaults();
    bool is_found;
    uint64_t tried;
    naive_game(tree, &game);
    make.shape = &game;
    make.prune = prune;
    make.most_pruned = prune == NULL;
    make.tries = 1;
    if (in_all)
        make.cutoffs = (PlycutSpan){shallow + deep, shallow + deep};
    else {
        make.shallow = (PlycutSpan){shallow, shallow};
        make.deep = (PlycutSpan){deep, deep};
    }
    bool done = plycut_make(&make, &file, &is_found, &tried, &error);
    plycut_text_free(&file);
    plycut_game_release(&game);
    return !done;
}

/* Numbers of cutoffs that have been seen are not refused; all others are. */
static int check_kinds(const NaiveNode *tree, const char *prune, uint64_t seen)
{
    int refusals = 0;
    for (int deep = 0; deep < 8; deep++)
        for (int shallow = 0; shallow < 8; shallow++) {
            bool was = seen >> (8 * deep + shallow) & 1;
            bool no = refused(tree, prune, shallow, deep, false);
            cr_assert(!was || !no, "'%s' with %d shallow and %d deep is possible", prune, shallow,
                      deep);
            cr_assert(!was || !refused(tree, prune, shallow, deep, true));
            refusals += no;
        }
    return refusals;
}

static void sets_free(Sets *sets)
{
    for (int i = 0; i < sets->count; i++)
        free(sets->text[i]);
    *sets = (Sets){0};
}

static void check_fillings(NaiveNode *tree, const Sets *possible, const Sets *others)
{
    Sets found = {0};
    for (int i = 0; i < possible->count; i++) {
        cr_assert(fill(tree, possible->text[i], &found), "'%s' is possible", possible->text[i]);
        cr_assert(found.count == 1 && strcmp(found.text[0], possible->text[i]) == 0);
        cr_assert_geq(check_kinds(tree, possible->text[i], possible->kinds[i]), 55);
        sets_free(&found);
    }
    for (int i = 0; i < others->count; i++)
        if (!sets_have(possible, others->text[i]))
            cr_assert(!fill(tree, others->text[i], &found), "'%s' is impossible", others->text[i]);
    cr_assert(fill(tree, NULL, &found));
    cr_assert_eq(found.most, possible->most);
    sets_free(&found);
}

static void add_subsets(const NaiveNode *n, Sets *sets)
{
    /* Every cutoff at this node, by itself and together with each earlier set. */
    for (int k = n->ply == 0 ? n->count : 1; k < n->count; k++) {
        char *text = calloc(1, 4096);
        for (int i = k; i < n->count; i++) {
            char path[256];
            naive_path(n->children[i], path, sizeof path);
            strcat(strcat(text, text[0] != '\0' ? "," : ""), path);
        }
        int before = sets->count;
        for (int i = -1; i < before && sets->count < 64; i++) {
            char *both = calloc(1, 8192);
            snprintf(both, 8192, "%s%s%s", i < 0 ? "" : sets->text[i], i < 0 ? "" : ",", text);
            sets->text[sets->count++] = canonical(both);
        }
        free(text);
    }
    for (int i = 0; i < n->count; i++)
        add_subsets(n->children[i], sets);
}

Test(making, fillings_are_found_where_there_are_any)
{
    uint64_t random = 0xabcdef12345;
    int shapes = 0, sets = 0;
    while (shapes < SHAPES) {
        NaiveShape shape = naive_shape(&random);
        shape.depth = 5;
        shape.branching = 2;
        shape.uniform = false;
        NaiveNode *tree = naive_tree(&shape, &random);
        Leaves leaves = {0};
        Sets possible = {0}, others = {0};
        find_leaves(tree, &leaves);
        if (tree->count > 0 && leaves.count <= SMALL && leaves.count > 3) {
            enumerate(&possible, tree, &leaves, 0);
            add_subsets(tree, &others);
            check_fillings(tree, &possible, &others);
            sets += possible.count;
            shapes++;
        }
        sets_free(&possible);
        sets_free(&others);
        naive_free(tree);
    }
    cr_assert_gt(sets, 2 * SHAPES);
}

/* ---- The most cutoffs: reached, and never exceeded ---------------------------------------------------- */

typedef struct MostCase {
    int branching, plies, cutoffs, shallow, deep; /* the most */
} MostCase;

static bool made(MostCase c, PlycutSpan cutoffs, PlycutSpan shallow, PlycutSpan deep,
                 bool *impossible)
{
    PlycutText file = {0};
    PlycutError error = {0};
    PlycutMake make = plycut_make_defaults();
    bool found = false;
    uint64_t tried;
    make.branching = (PlycutSpan){c.branching, c.branching};
    make.plies = (PlycutSpan){c.plies, c.plies};
    make.cutoffs = cutoffs;
    make.shallow = shallow;
    make.deep = deep;
    *impossible = !plycut_make(&make, &file, &found, &tried, &error);
    plycut_text_free(&file);
    return found;
}

Test(making, the_most_cutoffs_are_reached_and_one_more_is_impossible)
{
    static const MostCase CASES[] = {
        {2, 2, 1, 1, 0}, {2, 3, 2, 2, 0}, {2, 4, 5, 4, 3}, {3, 3, 6, 6, 0}, {3, 4, 20, 18, 14}};
    PlycutSpan any = {0, PLYCUT_NO_LIMIT};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        MostCase c = CASES[i];
        bool impossible;
        cr_assert(made(c, (PlycutSpan){c.cutoffs, c.cutoffs}, any, any, &impossible));
        cr_assert(made(c, any, (PlycutSpan){c.shallow, c.shallow}, any, &impossible));
        cr_assert(made(c, any, any, (PlycutSpan){c.deep, c.deep}, &impossible));
        made(c, (PlycutSpan){c.cutoffs + 1, PLYCUT_NO_LIMIT}, any, any, &impossible);
        cr_assert(impossible);
        made(c, any, (PlycutSpan){c.shallow + 1, PLYCUT_NO_LIMIT}, any, &impossible);
        cr_assert(impossible);
        made(c, any, any, (PlycutSpan){c.deep + 1, PLYCUT_NO_LIMIT}, &impossible);
        cr_assert(impossible);
    }
}
