/* grade.c - answers made from a trace are right under every convention; one change is always found, and the
 * place that is named is the changed one. */
#include "property/kit.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GRADED_TREES = KIT_TREES(1500), LONGEST = 4000, ITEM = 64 };

typedef struct Cut {
    uint32_t node;
    PlycutCutKind kind;
    double value, bound;
} Cut;

typedef struct Update {
    uint32_t node;
    bool alpha;
    double value;
} Update;

/* All the answers to a trace's questions, to be changed before they are written. */
typedef struct Answers {
    const PlycutTrace *trace;
    const PlycutSearchOptions *claimed; /* NULL: those that the grader was opened with */
    double value;
    uint32_t best;
    uint64_t leaves, nodes;
    uint32_t visited[LONGEST], pruned[LONGEST];
    size_t visited_count, pruned_count, cut_count, update_count;
    Cut cuts[LONGEST];
    Update updates[LONGEST];
    uint32_t node; /* the node whose value and window are asked for */
    double node_value, alpha, beta;
    PlycutBound type;
} Answers;

/* What was changed, and where grading must find it. */
typedef struct Change {
    const char *item;
    char name[ITEM];
    uint32_t node; /* PLYCUT_NO_NODE: none is named */
    bool below;    /* the node, or one above it, is named */
    PlycutPruning pruning;
} Change;

static uint32_t best_of(const PlycutTrace *trace)
{
    const PlycutTraceNode *root = &trace->nodes[0];
    for (uint32_t i = 0; trace->result.pv_length > 0 && i < root->child_count; i++)
        if (trace->nodes[root->first_child + i].pv)
            return root->first_child + i;
    return PLYCUT_NO_NODE;
}

static void collect(Answers *a, const PlycutTrace *trace)
{
    double *alpha = calloc(trace->node_count, sizeof *alpha),
           *beta = calloc(trace->node_count, sizeof *beta);
    cr_assert(alpha != NULL && beta != NULL && trace->event_count < LONGEST);
    for (size_t i = 0; i < trace->event_count; i++) {
        const PlycutTraceEvent *e = &trace->events[i];
        if (e->kind == PLYCUT_EVENT_LEAF)
            a->visited[a->visited_count++] = e->node;
        if (e->kind == PLYCUT_EVENT_UPDATE && e->alpha > alpha[e->node])
            a->updates[a->update_count++] = (Update){e->node, true, e->alpha};
        if (e->kind == PLYCUT_EVENT_UPDATE && e->beta < beta[e->node])
            a->updates[a->update_count++] = (Update){e->node, false, e->beta};
        if (e->kind == PLYCUT_EVENT_CUTOFF)
            a->cuts[a->cut_count++] = (Cut){e->node, e->cut_kind, e->value, e->bound};
        alpha[e->node] = e->alpha;
        beta[e->node] = e->beta;
    }
    free(alpha);
    free(beta);
}

static void answer(Answers *a, const PlycutTrace *trace, uint64_t *random)
{
    a->trace = trace;
    a->value = trace->result.value;
    a->best = best_of(trace);
    a->visited_count = a->pruned_count = a->cut_count = a->update_count = 0;
    a->leaves = trace->result.leaves;
    a->nodes = trace->result.nodes;
    collect(a, trace);
    for (size_t i = 0; i < trace->pruned_count; i++)
        a->pruned[a->pruned_count++] = trace->pruned[i];
    do
        a->node = (uint32_t)naive_below(random, (int)trace->node_count);
    while (!trace->nodes[a->node].visited);
    a->node_value = trace->nodes[a->node].value;
    a->type = trace->nodes[a->node].type;
    a->alpha = trace->nodes[a->node].alpha.value;
    a->beta = trace->nodes[a->node].beta.value;
}

/* ---- Writing ---------------------------------------------------------------------------------------- */

static const char *path(const Answers *a, uint32_t node)
{
    return a->trace->nodes[node].path;
}

static void write_nodes(PlycutJson *json, const Answers *a, const char *key, const uint32_t *nodes,
                        size_t count)
{
    plycut_json_key(json, key);
    plycut_json_open(json, '[');
    for (size_t i = 0; i < count; i++)
        plycut_json_string(json, path(a, nodes[i]));
    plycut_json_close(json);
}

static void write_cuts(PlycutJson *json, const Answers *a)
{
    plycut_json_key(json, "cutoffs");
    plycut_json_open(json, '[');
    for (size_t i = 0; i < a->cut_count; i++) {
        const Cut *cut = &a->cuts[i];
        bool max = a->trace->nodes[cut->node].player == PLYCUT_MAX;
        char value[PLYCUT_NUMBER_SIZE], bound[PLYCUT_NUMBER_SIZE], test[80];
        plycut_number_text(cut->value, value);
        plycut_number_text(cut->bound, bound);
        snprintf(test, sizeof test, "%s %s %s", value, max ? ">=" : "<=", bound);
        plycut_json_open(json, '{');
        plycut_json_key_string(json, "node", path(a, cut->node));
        plycut_json_key_string(json, "side", max ? "beta" : "alpha");
        plycut_json_key_string(json, "kind", plycut_cut_kind_text(cut->kind));
        plycut_json_key_string(json, "test", test);
        plycut_json_close(json);
    }
    plycut_json_close(json);
    plycut_json_key(json, "updates");
    plycut_json_open(json, '[');
    for (size_t i = 0; i < a->update_count; i++) {
        plycut_json_open(json, '{');
        plycut_json_key_string(json, "node", path(a, a->updates[i].node));
        plycut_json_key_number(json, a->updates[i].alpha ? "alpha" : "beta", a->updates[i].value);
        plycut_json_close(json);
    }
    plycut_json_close(json);
}

static void write_node(PlycutJson *json, const Answers *a)
{
    char value[PLYCUT_NUMBER_SIZE], text[PLYCUT_NUMBER_SIZE + 4];
    static const char *const SIGNS[] = {"=", ">=", "<="};
    plycut_number_text(a->node_value, value);
    snprintf(text, sizeof text, "%s%s", SIGNS[a->type], value);
    plycut_json_key(json, "values");
    plycut_json_open(json, '{');
    plycut_json_key_string(json, path(a, a->node), text);
    plycut_json_close(json);
    plycut_json_key(json, "windows");
    plycut_json_open(json, '{');
    plycut_json_key(json, path(a, a->node));
    plycut_json_open(json, '[');
    plycut_json_number(json, a->alpha);
    plycut_json_number(json, a->beta);
    plycut_json_close(json);
    plycut_json_close(json);
}

static void write_claims(PlycutJson *json, const PlycutSearchOptions *o)
{
    char order[PLYCUT_ORDERING_MAX];
    plycut_json_key_string(json, "algorithm", o->algorithm->name);
    plycut_json_key_string(json, "cut", plycut_cut_text(o->cut));
    plycut_json_key_string(json, "fail", plycut_fail_text(o->fail));
    plycut_json_key_string(json, "order", plycut_order_text(o->order, o->seed, order));
}

static void write_answers(const Answers *a, PlycutText *text)
{
    static PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, text);
    plycut_json_init(&json, &out);
    plycut_json_open(&json, '{');
    plycut_json_key_string(&json, "format", "plycut-answers");
    plycut_json_key_integer(&json, "version", 1);
    if (a->claimed != NULL)
        write_claims(&json, a->claimed);
    plycut_json_key_number(&json, "value", a->value);
    plycut_json_key(&json, "best");
    if (a->best == PLYCUT_NO_NODE)
        plycut_json_null(&json);
    else
        plycut_json_string(&json, path(a, a->best));
    write_nodes(&json, a, "visited", a->visited, a->visited_count);
    write_nodes(&json, a, "pruned", a->pruned, a->pruned_count);
    plycut_json_key_integer(&json, "leaves", (int64_t)a->leaves);
    plycut_json_key_integer(&json, "nodes_with_root", (int64_t)a->nodes);
    write_cuts(&json, a);
    write_node(&json, a);
    plycut_json_close(&json);
    cr_assert(plycut_out_flush(&out));
}

/* ---- One change ------------------------------------------------------------------------------------- */

static void erase(uint32_t *nodes, size_t *count, size_t at)
{
    memmove(nodes + at, nodes + at + 1, (*count - at - 1) * sizeof *nodes);
    --*count;
}

static void insert(uint32_t *nodes, size_t *count, size_t at, uint32_t node)
{
    memmove(nodes + at + 1, nodes + at, (*count - at) * sizeof *nodes);
    nodes[at] = node;
    ++*count;
}

static size_t any(uint64_t *random, size_t count)
{
    return (size_t)naive_below(random, (int)count);
}

static Change change_pruned(Answers *a, uint64_t *random)
{
    if (a->pruned_count > 0 && naive_below(random, 2) == 0) {
        size_t at = any(random, a->pruned_count);
        uint32_t node = a->pruned[at];
        erase(a->pruned, &a->pruned_count, at);
        return (Change){.item = "pruned", .node = node, .pruning = PLYCUT_PRUNING_TOO_LITTLE};
    }
    uint32_t node;
    do
        node = (uint32_t)any(random, a->trace->node_count);
    while (!a->trace->nodes[node].visited);
    a->pruned[a->pruned_count++] = node;
    return (Change){
        .item = "pruned", .node = node, .below = true, .pruning = PLYCUT_PRUNING_TOO_MUCH};
}

/* A leaf below a cut-off subtree, at the moment it is cut off. */
static Change visit_pruned(Answers *a, uint64_t *random)
{
    size_t leaves = 0, cutoff = 0;
    uint32_t node = a->pruned[any(random, a->pruned_count)];
    while (a->trace->events[cutoff].kind != PLYCUT_EVENT_CUTOFF ||
           a->trace->events[cutoff].node != a->trace->nodes[node].parent)
        leaves += a->trace->events[cutoff++].kind == PLYCUT_EVENT_LEAF;
    while (!a->trace->nodes[node].leaf)
        node = a->trace->nodes[node].first_child;
    insert(a->visited, &a->visited_count, leaves, node);
    return (Change){.item = "visited", .node = node, .pruning = PLYCUT_PRUNING_TOO_LITTLE};
}

static Change change_visited(Answers *a, uint64_t *random)
{
    if (a->pruned_count > 0 && naive_below(random, 2) == 0)
        return visit_pruned(a, random);
    size_t at = any(random, a->visited_count);
    uint32_t node = a->visited[at];
    erase(a->visited, &a->visited_count, at);
    return (Change){
        .item = "visited", .node = node, .below = true, .pruning = PLYCUT_PRUNING_TOO_MUCH};
}

static Change change_cutoffs(Answers *a, uint64_t *random)
{
    size_t at = any(random, a->cut_count);
    Cut *cut = &a->cuts[at];
    uint32_t node = cut->node;
    Change change = {.item = "cutoffs", .node = node};
    switch (naive_below(random, 4)) {
    case 0:
        cut->kind = cut->kind == PLYCUT_SHALLOW ? PLYCUT_DEEP : PLYCUT_SHALLOW;
        break;
    case 1:
        cut->value += 0.25;
        break;
    case 2:
        cut->bound -= 0.25;
        break;
    default:
        memmove(cut, cut + 1, (a->cut_count - at - 1) * sizeof *cut);
        a->cut_count--;
        change.pruning = PLYCUT_PRUNING_TOO_LITTLE;
        return change;
    }
    snprintf(change.name, sizeof change.name, "cutoffs.%s", a->trace->nodes[node].name);
    return change;
}

static Change change_node(Answers *a, uint64_t *random)
{
    const char *name = a->trace->nodes[a->node].name;
    Change change = {.item = "values", .node = a->node};
    switch (naive_below(random, 4)) {
    case 0:
        a->node_value += 0.25;
        break;
    case 1:
        a->type = (PlycutBound)(((int)a->type + 1 + naive_below(random, 2)) % 3);
        break;
    case 2:
        change.item = "windows";
        a->alpha = isinf(a->alpha) ? -1000 : a->alpha - 0.25;
        break;
    default:
        change.item = "windows";
        a->beta = isinf(a->beta) ? 1000 : a->beta + 0.25;
        break;
    }
    snprintf(change.name, sizeof change.name, "%s.%s", change.item, name);
    return change;
}

static Change change_number(Answers *a, uint64_t *random)
{
    Change change = {.item = "value", .node = 0};
    switch (naive_below(random, 4)) {
    case 0:
        a->value += 0.25;
        return change;
    case 1:
        a->leaves += naive_below(random, 2) == 0 ? 1 : (uint64_t)-1;
        change.item = "leaves";
        break;
    case 2:
        a->nodes++;
        change.item = "nodes";
        break;
    default:
        if (a->best == PLYCUT_NO_NODE)
            a->best = 0;
        else
            a->best = PLYCUT_NO_NODE;
        change.item = "best";
        return change;
    }
    change.node = PLYCUT_NO_NODE;
    change.pruning = a->leaves > a->trace->result.leaves || a->nodes > a->trace->result.nodes
                         ? PLYCUT_PRUNING_TOO_LITTLE
                         : PLYCUT_PRUNING_TOO_MUCH;
    return change;
}

static Change change_updates(Answers *a, uint64_t *random)
{
    Update *update = &a->updates[any(random, a->update_count)];
    update->value += 0.25;
    return (Change){.item = "updates", .node = update->node};
}

static Change change_one(Answers *a, uint64_t *random)
{
    switch (naive_below(random, 6)) {
    case 0:
        return change_pruned(a, random);
    case 1:
        return change_visited(a, random);
    case 2:
        if (a->cut_count > 0)
            return change_cutoffs(a, random);
        return change_number(a, random);
    case 3:
        return change_node(a, random);
    case 4:
        if (a->update_count > 0)
            return change_updates(a, random);
        return change_node(a, random);
    default:
        return change_number(a, random);
    }
}

/* ---- Grading ---------------------------------------------------------------------------------------- */

static PlycutGrade *grade(PlycutGrader *grader, const Answers *a, PlycutGrades *grades)
{
    PlycutText text = {0};
    PlycutError error = {0};
    write_answers(a, &text);
    *grades = (PlycutGrades){0};
    bool graded = plycut_grade(grader, text.bytes, text.length, "answers", grades, &error);
    cr_assert(graded, "%s: %s: %s", error.path, error.text, text.bytes);
    plycut_text_free(&text);
    cr_assert_eq(grades->count, 1u);
    return &grades->items[0];
}

static void expect_right(PlycutGrader *grader, const Answers *a)
{
    PlycutGrades grades;
    const PlycutGrade *g = grade(grader, a, &grades);
    for (size_t i = 0; i < g->count; i++)
        cr_assert(g->marks[i].right, "%s: %s, not %s", g->marks[i].item, g->marks[i].given,
                  g->marks[i].found);
    cr_assert(g->right == g->count && grades.wrong == 0 && g->better_text[0] == '\0');
    plycut_grades_free(&grades);
}

static const PlycutMark *mark_of(const PlycutGrade *g, const char *item)
{
    for (size_t i = 0; i < g->count; i++)
        if (strcmp(g->marks[i].item, item) == 0)
            return &g->marks[i];
    cr_assert_fail("no mark for %s", item);
    return NULL;
}

/* The divergence must be where the change was made. */
static void expect_place(const Answers *a, const PlycutGrade *g, const Change *change,
                         const char *item)
{
    const PlycutDivergence *d = &g->divergence;
    cr_assert_eq(g->right + 1, g->count, "%s changed, %zu of %zu right", item, g->right, g->count);
    cr_assert_str_eq(d->item, item);
    cr_assert_eq(d->pruning, change->pruning, "%s: %s", item, d->text);
    cr_assert(d->text[0] != '\0');
    if (change->node == PLYCUT_NO_NODE)
        return;
    const char *wanted = path(a, change->node);
    /* The node and its pruned siblings may make up a whole subtree, which is then named instead;
       the root never is. */
    cr_assert(strcmp(d->node, "/") != 0 || strcmp(wanted, "/") == 0 || strcmp(item, "pruned") != 0,
              "%s", d->text);
    if (change->below)
        cr_assert(strncmp(d->node, wanted, strlen(d->node)) == 0, "%s, not %s: %s", d->node, wanted,
                  d->text);
    else
        cr_assert_str_eq(d->node, wanted, "%s", d->text);
}

static void expect_wrong(PlycutGrader *grader, const Answers *a, const Change *change)
{
    PlycutGrades grades;
    const PlycutGrade *g = grade(grader, a, &grades);
    const char *item = change->name[0] != '\0' ? change->name : change->item;
    char shown[sizeof change->name];
    snprintf(shown, sizeof shown, "%s", item);
    const PlycutMark *mark = mark_of(g, shown);
    if (mark->right)
        cr_assert_not_null(mark->reading, "%s was changed to %s, and not found", item, mark->given);
    else
        expect_place(a, g, change, shown);
    cr_assert(g->better_right == 0 || g->better_right > g->right);
    cr_assert_eq(g->better_text[0] != '\0', g->better_right > 0);
    plycut_grades_free(&grades);
}

static PlycutGrader *open_grader(const PlycutGame *game, const PlycutSearchOptions *options)
{
    PlycutError error = {0};
    PlycutGrader *grader = plycut_grader_open(
        game, &(PlycutTask){.options = *options, .accepted = ~0u, .readings = ~0u}, &error);
    cr_assert_not_null(grader, "%s", error.text);
    return grader;
}

/* The convention is the one that the grader was opened with, or the answers claim it. */
static void check_convention(const PlycutGame *game, PlycutGrader *grader, bool claim,
                             const PlycutSearchOptions *options, uint64_t *random)
{
    static Answers answers;
    PlycutTrace trace;
    PlycutError error = {0};
    cr_assert(plycut_trace_record(game, options, &trace, &error), "%s", error.text);
    answers.claimed = claim ? options : NULL;
    answer(&answers, &trace, random);
    expect_right(grader, &answers);
    Change change = change_one(&answers, random);
    expect_wrong(grader, &answers, &change);
    plycut_trace_free(&trace);
}

static PlycutSearchOptions random_convention(uint64_t *random)
{
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm((size_t)naive_below(random, 3)));
    options.cut = naive_below(random, 2) == 0 ? PLYCUT_CUT_EQUAL : PLYCUT_CUT_STRICT;
    options.fail = naive_below(random, 2) == 0 ? PLYCUT_FAIL_SOFT : PLYCUT_FAIL_HARD;
    options.order = (PlycutOrder)naive_below(random, PLYCUT_ORDER_WORST + 1);
    return options;
}

Test(grade, right_from_a_trace_and_wrong_after_one_change)
{
    for (int i = 1; i <= GRADED_TREES; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        NaiveShape shape = naive_shape(&random);
        NaiveNode *tree = naive_tree(&shape, &random);
        PlycutGame game;
        naive_game(tree, &game);
        PlycutSearchOptions plain = plycut_search_defaults(plycut_algorithm(2));
        PlycutGrader *grader = open_grader(&game, &plain);
        check_convention(&game, grader, false, &plain, &random);
        for (int k = 0; k < 3; k++) {
            PlycutSearchOptions options = random_convention(&random);
            if (i % 8 == 0) {
                plycut_grader_close(grader);
                grader = open_grader(&game, &options);
            }
            check_convention(&game, grader, i % 8 != 0, &options, &random);
        }
        plycut_grader_close(grader);
        plycut_game_release(&game);
        naive_free(tree);
    }
}
