/* quiz.c - every question about a search takes all right answers and no wrong one. What is right is derived here from what
 * bounds mean, event by event, without the events' own windows, owners and types. */
#include "property/kit.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { QUIZ_TREES = KIT_TREES(1000), QUIZ_DEEP = 64, QUIZ_NUMBERS = 400 };

/* ---- The oracle ------------------------------------------------------------------------------ */

/* A node on the path, in one visit. */
typedef struct Step {
    uint32_t node;
    double alpha, beta, entry_alpha, entry_beta, best, low, high, rest;
    uint32_t alpha_owner, beta_owner, tried;
} Step;

/* The search up to an event. */
typedef struct Oracle {
    const PlycutTrace *trace;
    Step step[QUIZ_DEEP];
    int count;
    double *low, *high; /* of each node when it was left last */
} Oracle;

static bool is_max(const Oracle *o, uint32_t node)
{
    return o->trace->nodes[node].player == PLYCUT_MAX;
}

static bool is_chance(const Oracle *o, uint32_t node)
{
    return o->trace->nodes[node].player == PLYCUT_CHANCE;
}

/* What a chance node is worth if all children left have this value. */
static double mean_with(const Step *s, double value)
{
    return s->rest > 0 ? s->best + s->rest * value : s->best;
}

static bool reaches(const Oracle *o, double a, double b)
{
    return o->trace->options.cut == PLYCUT_CUT_STRICT ? a > b : a >= b;
}

static bool fails_low(const Oracle *o, const Step *s)
{
    return reaches(o, s->alpha, mean_with(s, o->trace->limits.high));
}

static bool beats(const Oracle *o, uint32_t node, double value, double bound)
{
    const bool strict = o->trace->options.cut == PLYCUT_CUT_STRICT;
    return is_max(o, node) ? (strict ? value > bound : value >= bound)
                           : (strict ? value < bound : value <= bound);
}

static double bound_of(const Oracle *o, const Step *s)
{
    return is_max(o, s->node) ? s->beta : s->alpha;
}

/* --limits-cut: its player can get no better value. */
static bool at_limit(const Oracle *o, const Step *s)
{
    const PlycutLimits limits = o->trace->limits;
    return o->trace->options.limits_cut && !is_chance(o, s->node) &&
           (is_max(o, s->node) ? s->best >= limits.high : s->best <= limits.low);
}

static bool crosses_bound(const Oracle *o, const Step *s)
{
    if (is_chance(o, s->node))
        return o->trace->options.algorithm->windowed &&
               (fails_low(o, s) || reaches(o, mean_with(s, o->trace->limits.low), s->beta));
    return o->trace->options.algorithm->windowed && beats(o, s->node, s->best, bound_of(o, s));
}

static bool stops(const Oracle *o, const Step *s)
{
    return crosses_bound(o, s) || at_limit(o, s);
}

/* A bound that was handed down unchanged keeps its owner; an infinite one, the root's and a scout's have none. */
static uint32_t inherited(const Oracle *o, double bound, double above, uint32_t owner)
{
    return o->count > 1 && isfinite(bound) && kit_same(bound, above) ? owner : PLYCUT_NO_NODE;
}

static void oracle_enter(Oracle *o, const PlycutTraceEvent *e)
{
    cr_assert_lt(o->count, QUIZ_DEEP);
    Step *s = &o->step[o->count++], *up = s - (o->count > 1);
    *s = (Step){.node = e->node, .alpha = e->alpha, .beta = e->beta, .best = NAN, .rest = 1};
    s->entry_alpha = e->alpha;
    s->entry_beta = e->beta;
    const bool scaled = o->count > 1 && is_chance(o, up->node); /* bounds keep their owners */
    s->alpha_owner = inherited(o, e->alpha, scaled ? e->alpha : up->alpha, up->alpha_owner);
    s->beta_owner = inherited(o, e->beta, scaled ? e->beta : up->beta, up->beta_owner);
    s->low = is_max(o, e->node) ? -INFINITY : INFINITY;
    if (is_chance(o, e->node))
        s->low = s->best = 0;
    s->high = s->low;
}

static void oracle_mean(Oracle *o, Step *s, const PlycutTraceEvent *e)
{
    const double p = o->trace->nodes[e->from].probability;
    s->best += p * e->value;
    s->low += p * o->low[e->from];
    s->high += p * o->high[e->from];
    s->rest -= p;
    s->tried++;
}

static void oracle_update(Oracle *o, const PlycutTraceEvent *e)
{
    Step *s = &o->step[o->count - 1];
    const bool max = is_max(o, s->node);
    if (is_chance(o, s->node)) {
        oracle_mean(o, s, e);
        return;
    }
    s->best = isnan(s->best) ? e->value : max ? fmax(s->best, e->value) : fmin(s->best, e->value);
    s->low = max ? fmax(s->low, o->low[e->from]) : fmin(s->low, o->low[e->from]);
    s->high = max ? fmax(s->high, o->high[e->from]) : fmin(s->high, o->high[e->from]);
    s->tried++;
    if (stops(o, s) || !o->trace->options.algorithm->windowed)
        return;
    if (max && s->best > s->alpha) {
        s->alpha = s->best;
        s->alpha_owner = s->node;
    } else if (!max && s->best < s->beta) {
        s->beta = s->best;
        s->beta_owner = s->node;
    }
}

/* Unvisited children may have any value within the limits. */
static void left_open(const Oracle *o, Step *s)
{
    const PlycutLimits limits = o->trace->limits;
    if (s->tried == o->trace->nodes[s->node].child_count)
        return;
    if (is_chance(o, s->node)) {
        s->low += s->rest * limits.low;
        s->high += s->rest * limits.high;
    } else {
        *(is_max(o, s->node) ? &s->high : &s->low) = is_max(o, s->node) ? limits.high : limits.low;
    }
}

static void oracle_exit(Oracle *o, const PlycutTraceEvent *e)
{
    Step *s = &o->step[--o->count];
    left_open(o, s);
    o->low[e->node] = s->low;
    o->high[e->node] = s->high;
}

static void oracle_event(Oracle *o, const PlycutTraceEvent *e)
{
    if (e->kind == PLYCUT_EVENT_ENTER)
        oracle_enter(o, e);
    else if (e->kind == PLYCUT_EVENT_LEAF)
        o->low[e->node] = o->high[e->node] = e->value;
    else if (e->kind == PLYCUT_EVENT_UPDATE)
        oracle_update(o, e);
    else if (e->kind == PLYCUT_EVENT_EXIT)
        oracle_exit(o, e);
}

/* "Its parent" is the nearest run of ancestors of the other player. */
static PlycutCutKind kind_by(const Oracle *o, uint32_t owner)
{
    int at = o->count - 1;
    bool max = is_max(o, o->step[at].node);
    const bool chance = is_chance(o, o->step[at].node);
    if (owner == PLYCUT_NO_NODE)
        return PLYCUT_WINDOW;
    while (at >= 0 &&
           (is_chance(o, o->step[at].node) || (!chance && is_max(o, o->step[at].node) == max)))
        at--;
    max = chance && at >= 0 ? !is_max(o, o->step[at].node) : max;
    for (; at >= 0 && (is_chance(o, o->step[at].node) || is_max(o, o->step[at].node) != max); at--)
        if (o->step[at].node == owner)
            return PLYCUT_SHALLOW;
    return PLYCUT_DEEP;
}

/* ---- Trying answers -------------------------------------------------------------------------- */

/* A question being tried. */
typedef struct Trial {
    PlycutQuiz *quiz;
    const PlycutTrace *trace;
    const Oracle *oracle;
    size_t i;
    double numbers[QUIZ_NUMBERS];
    int number_count;
    long right, wrong; /* answers tried */
} Trial;

typedef enum Expect { WRONG, RIGHT, UNREAD } Expect;

static void tries(Trial *t, Expect expected, const char *format, ...) PLYCUT_PRINTF(3, 4);

static void tries(Trial *t, Expect expected, const char *format, ...)
{
    char answer[600];
    va_list values;
    PlycutError error = {0};
    PlycutVerdict verdict;
    va_start(values, format);
    vsnprintf(answer, sizeof answer, format, values);
    va_end(values);
    cr_assert(plycut_quiz_judge(t->quiz, t->i, answer, &verdict, &error));
    const Expect found = !verdict.understood ? UNREAD : verdict.right ? RIGHT : WRONG;
    if (found != expected || (found == WRONG) != (verdict.reason.length > 0) ||
        (found != RIGHT) != (verdict.part.length > 0)) {
        PlycutText ask = {0};
        plycut_quiz_say(t->quiz, t->i, PLYCUT_QUIZ_ASK, &ask);
        cr_assert(false, "%s\n%zu. %s\n'%s' is %d, not %d: %s %s",
                  kit_options_text(&t->trace->options), t->i + 1, ask.bytes, answer, (int)found,
                  (int)expected, verdict.part.bytes ? verdict.part.bytes : "",
                  verdict.reason.bytes ? verdict.reason.bytes : "");
    }
    t->right += found == RIGHT;
    t->wrong += found == WRONG;
    plycut_verdict_free(&verdict);
}

static void number_add(Trial *t, double number)
{
    for (int i = 0; i < t->number_count; i++)
        if (kit_same(t->numbers[i], number))
            return;
    if (!isnan(number) && t->number_count < QUIZ_NUMBERS)
        t->numbers[t->number_count++] = number;
}

enum { WAYS = 3 };

/* A number in one of several notations; a scout's as "5+". */
static const char *number_way(double number, int way, char text[64])
{
    char plain[PLYCUT_NUMBER_SIZE];
    static const char *const INFINITIES[WAYS] = {"inf", "\xe2\x88\x9e", "Infinity"};
    static const char *const MINUS[WAYS] = {"-", "\xe2\x88\x92", "-"};
    if (isinf(number)) {
        snprintf(text, 64, "%s%s", number < 0 ? MINUS[way] : way == 0 ? "" : "+", INFINITIES[way]);
        return text;
    }
    const double below = nextafter(number, -INFINITY), above = nextafter(number, INFINITY);
    char near[PLYCUT_NUMBER_SIZE];
    const char *mark = "";
    size_t length = plycut_number_text(number, plain);
    if (plycut_number_text(below, near) + 8 < length || kit_same(below, 0)) {
        strcpy(plain, kit_same(below, 0) ? "0" : near);
        mark = "+";
    } else if (plycut_number_text(above, near) + 8 < length || kit_same(above, 0)) {
        strcpy(plain, kit_same(above, 0) ? "0" : near);
        mark = MINUS[way];
    }
    const bool whole = strpbrk(plain, ".e") == NULL;
    snprintf(text, 64, "%s%s%s%s",
             plain[0] == '-' ? MINUS[way]
             : way == 2      ? "+"
                             : "",
             plain + (plain[0] == '-'), whole && way == 1 ? ".0" : "", mark);
    return text;
}

/* ---- One kind of question each --------------------------------------------------------------- */

static const PlycutTraceNode *node_next(const Trial *t, const PlycutQuestion *q)
{
    size_t i = q->asked;
    while (t->trace->events[i].kind != PLYCUT_EVENT_LEAF)
        i++;
    return &t->trace->nodes[t->trace->events[i].node];
}

/* How many leaves with a value there are in the tree, or (above: not PLYCUT_NO_NODE) among a node's children; *last: one of
 * them. */
static int count_valued(const PlycutTrace *tree, double value, uint32_t above, uint32_t *last)
{
    int same = 0;
    for (uint32_t k = 0; k < tree->node_count; k++)
        if (tree->nodes[k].leaf && kit_same(tree->nodes[k].value, value) &&
            (above == PLYCUT_NO_NODE || tree->nodes[k].parent == above)) {
            *last = k;
            same++;
        }
    return same;
}

/* A value means the leaf below the open node that has it, or else the leaf of the tree that has it. Equal leaves with one
 * parent are not told apart; other equal leaves must be. */
static void try_leaf_value(Trial *t, const PlycutTrace *tree, double value,
                           const PlycutTraceNode *next)
{
    char text[64];
    uint32_t meant = 0;
    const PlycutTraceNode *open = &t->trace->nodes[plycut_quiz_question(t->quiz, t->i)->node];
    const uint32_t here = plycut_trace_find(tree, open->path),
                   leaf = plycut_trace_find(tree, next->path);
    int same = count_valued(tree, value, here, &meant);
    if (same == 0)
        same = count_valued(tree, value, PLYCUT_NO_NODE, &meant);
    uint32_t other;
    const bool siblings = kit_same(next->value, value) &&
                          tree->nodes[meant].parent == tree->nodes[leaf].parent &&
                          count_valued(tree, value, tree->nodes[leaf].parent, &other) == same;
    for (int way = 0; tree->stored && way < WAYS; way++)
        tries(t,
              same == 1  ? (meant == leaf ? RIGHT : WRONG)
              : siblings ? RIGHT
                         : UNREAD,
              " %s ", number_way(value, way, text));
}

/* Every node by its path and its name, and every leaf by its value; `tree` is the whole tree. */
static void try_leaves(Trial *t, const PlycutTrace *tree)
{
    const PlycutQuestion *q = plycut_quiz_question(t->quiz, t->i);
    const PlycutTraceNode *next = node_next(t, q);
    for (uint32_t n = 0; n < tree->node_count; n++) {
        const Expect expected = strcmp(tree->nodes[n].path, next->path) == 0 ? RIGHT : WRONG;
        tries(t, expected, "%s", tree->nodes[n].path);
        if (tree->stored)
            tries(t, expected, "%s", tree->nodes[n].name);
        if (tree->nodes[n].leaf)
            try_leaf_value(t, tree, tree->nodes[n].value, next);
    }
    tries(t, UNREAD, "/99/99");
    tries(t, UNREAD, "%s", "");
}

/* Every pair of numbers that are near by. A value that crosses its bound at MAX may raise alpha past beta, or leave it. */
static void try_windows(Trial *t, const Step *s)
{
    const bool max = is_max(t->oracle, s->node), crosses = stops(t->oracle, s);
    static const char *const FORMS[WAYS] = {"[%s, %s]", "%s,%s", "(%s; %s)"};
    char a[64], b[64], answer[200];
    for (int i = 0; i < t->number_count; i++)
        for (int k = 0; k < t->number_count; k++) {
            const double alpha = t->numbers[i], beta = t->numbers[k];
            const bool right =
                (kit_same(alpha, s->alpha) || (max && crosses && kit_same(alpha, s->best))) &&
                (kit_same(beta, s->beta) || (!max && crosses && kit_same(beta, s->best)));
            for (int way = 0; way < (right ? WAYS : 1); way++) {
                snprintf(answer, sizeof answer, FORMS[way], number_way(alpha, way, a),
                         number_way(beta, way, b));
                tries(t, right ? RIGHT : WRONG, "%s", answer);
            }
        }
    tries(t, UNREAD, "inf");
    tries(t, UNREAD, "[nan, 3]");
    tries(t, UNREAD, "[1, 2, 3]");
    tries(t, UNREAD, "%s", "");
}

/* Every kind, by every node, from every side. */
static void try_cutoffs(Trial *t, const Step *s)
{
    static const char *const NONE[] = {"no", "No cutoff", "goes on", "none", "-"};
    static const char *const SIDES[] = {"", "beta ", "alpha ", "\xce\xb1 "};
    static const char *const BY[] = {" by ", " from ", " cutoff by ", " "};
    const bool cut = stops(t->oracle, s), limit = cut && !crosses_bound(t->oracle, s),
               max = is_chance(t->oracle, s->node) ? !fails_low(t->oracle, s)
                                                   : is_max(t->oracle, s->node);
    const uint32_t owner = limit ? PLYCUT_NO_NODE : max ? s->beta_owner : s->alpha_owner;
    const PlycutCutKind kind = limit ? PLYCUT_LIMIT : kind_by(t->oracle, owner);
    int way = 0;
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++)
        tries(t, cut ? WRONG : RIGHT, "%s", NONE[i]);
    for (int k = PLYCUT_SHALLOW; k < PLYCUT_CUT_KINDS; k++)
        for (int side = 0; side < 4; side++) {
            const char *word = plycut_cut_kind_text((PlycutCutKind)k);
            const bool fits = cut && k == (int)kind && (side == 0 || (side == 1) == max);
            tries(t, fits ? RIGHT : WRONG, "%s%s", SIDES[side], word);
            tries(t, fits && !limit && owner == PLYCUT_NO_NODE ? RIGHT : WRONG,
                  "%s%s by the window", SIDES[side], word);
            for (uint32_t n = 0; n < t->trace->node_count; n++) {
                const PlycutTraceNode *node = &t->trace->nodes[n];
                const PlycutTraceEvent *e =
                    &t->trace->events[plycut_quiz_question(t->quiz, t->i)->event];
                if (node->leaf || (owner == PLYCUT_NO_NODE && e->scout == n))
                    continue; /* a test is said to be by the node that scouts, too */
                way++;
                tries(t, fits && owner == n ? RIGHT : WRONG, "%s%s%s%s", SIDES[side], word,
                      BY[way % 4], t->trace->stored && way % 3 == 0 ? node->name : node->path);
            }
        }
    tries(t, UNREAD, "cutoff");
    tries(t, UNREAD, "deepest");
    tries(t, UNREAD, "%s", "");
}

/* Every number, exact or as a bound. The type follows from what is proved. */
static void try_values(Trial *t, const Step *s, const PlycutTraceEvent *e)
{
    static const char *const SIGNS[] = {"",          "= ",  ">=",           "\xe2\x89\xa5 ",
                                        "at least ", "<= ", "\xe2\x89\xa4", "at most "};
    const PlycutSearchOptions *o = &t->trace->options;
    const bool hard = o->fail == PLYCUT_FAIL_HARD && o->algorithm->root_window;
    const bool max = is_max(t->oracle, s->node), crosses = stops(t->oracle, s);
    const bool chance = is_chance(t->oracle, s->node), proved = !o->algorithm->searches_again;
    Step whole = *s;
    left_open(t->oracle, &whole);
    const double low = whole.low, high = whole.high,
                 best = !chance || !crosses       ? s->best
                        : fails_low(t->oracle, s) ? mean_with(s, t->trace->limits.high)
                                                  : mean_with(s, t->trace->limits.low),
                 value = hard ? fmin(fmax(best, s->entry_alpha), s->entry_beta) : best;
    const PlycutBound type = !proved                                         ? e->type
                             : kit_same(low, value) && kit_same(high, value) ? PLYCUT_EXACT
                             : low >= value                                  ? PLYCUT_LOWER
                                                                             : PLYCUT_UPPER;
    char text[64];
    for (int i = 0; i < t->number_count; i++)
        for (int sign = 0; sign < 8; sign++) {
            if (!isfinite(t->numbers[i]))
                continue;
            double meant = t->numbers[i];
            const char *number = number_way(meant, sign % WAYS, text);
            const char behind = number[strlen(number) - 1];
            /* without a scout, "5+" is no number next to 5, but 5 as a bound */
            const bool bound = sign == 0 && proved && (behind == '+' || behind == '-');
            if (bound)
                meant = nextafter(meant, behind == '+' ? -INFINITY : INFINITY);
            const PlycutBound said = bound      ? (behind == '+' ? PLYCUT_LOWER : PLYCUT_UPPER)
                                     : sign < 2 ? PLYCUT_EXACT
                                     : sign < 5 ? PLYCUT_LOWER
                                                : PLYCUT_UPPER;
            const bool crossing = !chance && type == PLYCUT_EXACT && crosses &&
                                  said == (max ? PLYCUT_LOWER : PLYCUT_UPPER);
            const bool right =
                kit_same(meant, value) && (said == PLYCUT_EXACT || said == type || crossing);
            tries(t, right ? RIGHT : WRONG, "%s%s", SIGNS[sign], number);
        }
    tries(t, UNREAD, "inf");
    tries(t, UNREAD, "> 3");
    tries(t, UNREAD, "3 4");
    tries(t, UNREAD, "%s", "");
}

/* ---- A quiz ---------------------------------------------------------------------------------- */

static void collect_numbers(Trial *t, const Step *s)
{
    t->number_count = 0;
    const double near[] = {s->alpha,
                           s->beta,
                           s->entry_alpha,
                           s->entry_beta,
                           s->best,
                           -INFINITY,
                           INFINITY,
                           0,
                           s->best + 1,
                           0 - s->best,
                           mean_with(s, t->trace->limits.low),
                           mean_with(s, t->trace->limits.high),
                           nextafter(s->best, INFINITY)};
    for (size_t i = 0; i < sizeof near / sizeof *near; i++)
        number_add(t, near[i]);
    for (uint32_t n = 0, added = 0; n < t->trace->node_count && added < 3; n++)
        if (t->trace->nodes[n].leaf && t->trace->nodes[n].visited)
            added++, number_add(t, t->trace->nodes[n].value);
}

/* No hint, and no first reply to a wrong answer, has the answer in it. */
static void check_right(Trial *t)
{
    PlycutText answer = {0};
    plycut_quiz_say(t->quiz, t->i, PLYCUT_QUIZ_ANSWER, &answer);
    tries(t, RIGHT, "%s", answer.bytes);
    for (int hint = 0; hint < PLYCUT_QUIZ_HINTS; hint++) {
        PlycutText text = {0};
        plycut_quiz_say(t->quiz, t->i, PLYCUT_QUIZ_HINT + hint, &text);
        cr_assert(!text.failed && text.length > 0);
        const PlycutQuizKind kind = plycut_quiz_question(t->quiz, t->i)->kind;
        if (kind == PLYCUT_QUIZ_LEAF)
            cr_assert_null(strstr(text.bytes, answer.bytes), "%s: %s", answer.bytes, text.bytes);
        if (kind == PLYCUT_QUIZ_CUTOFF && hint == 1)
            cr_assert(!strstr(text.bytes, "shallow") && !strstr(text.bytes, "deep"), "%s",
                      text.bytes);
        plycut_text_free(&text);
    }
    plycut_text_free(&answer);
}

/* The state at which the question is asked, and after its event if that is an update. */
static void try_question(Trial *t, const PlycutTrace *tree, Oracle *o, size_t *at)
{
    const PlycutQuestion *q = plycut_quiz_question(t->quiz, t->i);
    const size_t until = q->kind == PLYCUT_QUIZ_UPDATE ? q->event + 1 : q->asked;
    for (; *at < until; ++*at)
        oracle_event(o, &t->trace->events[*at]);
    const Step *s = &o->step[o->count > 0 ? o->count - 1 : 0];
    check_right(t);
    if (q->kind == PLYCUT_QUIZ_LEAF) {
        try_leaves(t, tree);
        return;
    }
    cr_assert_eq(q->node, s->node);
    collect_numbers(t, s);
    if (q->kind == PLYCUT_QUIZ_UPDATE)
        try_windows(t, s);
    else if (q->kind == PLYCUT_QUIZ_CUTOFF)
        try_cutoffs(t, s);
    else
        try_values(t, s, &t->trace->events[q->event]);
}

/* How many questions a search has, by what happens in it. */
static void check_count(const PlycutTrace *trace, const PlycutQuiz *quiz)
{
    size_t expected = 0;
    const bool windowed = trace->options.algorithm->windowed;
    for (size_t i = 0; i < trace->event_count; i++) {
        const PlycutTraceEvent *e = &trace->events[i];
        const bool left =
            i + 1 < trace->event_count && (e[1].kind != PLYCUT_EVENT_EXIT || e[1].node != e->node);
        expected += e->kind == PLYCUT_EVENT_LEAF || e->kind == PLYCUT_EVENT_EXIT;
        const size_t window = trace->nodes[e->node].player != PLYCUT_CHANCE;
        expected += e->kind == PLYCUT_EVENT_UPDATE && windowed ? window + (size_t)left : 0;
    }
    cr_assert_eq(plycut_quiz_count(quiz), expected, "%s: %zu questions, not %zu",
                 kit_options_text(&trace->options), plycut_quiz_count(quiz), expected);
}

/* The window after an update says whether the node is cut off. */
static void check_asked_before(const PlycutGame *game, const PlycutTrace *trace)
{
    PlycutError error = {0};
    PlycutQuiz *quiz = plycut_quiz_open(game, trace, 1u << PLYCUT_QUIZ_CUTOFF, &error);
    cr_assert_not_null(quiz, "%s", error.text);
    for (size_t i = 0; i < plycut_quiz_count(quiz); i++) {
        const PlycutQuestion *q = plycut_quiz_question(quiz, i);
        const PlycutTraceEvent *next = &trace->events[q->asked];
        cr_assert(next->kind == PLYCUT_EVENT_UPDATE && next->node == q->node);
    }
    plycut_quiz_close(quiz);
}

/* All questions, or every `step`-th one. */
static void quiz_all(const PlycutGame *game, const PlycutSearchOptions *options, size_t step,
                     long *right, long *wrong)
{
    PlycutError error = {0};
    PlycutTrace trace, tree;
    PlycutSearchOptions whole = plycut_search_defaults(plycut_algorithm_full());
    whole.depth = options->depth;
    cr_assert(plycut_trace_record(game, options, &trace, &error), "%s", error.text);
    cr_assert(plycut_trace_record(game, &whole, &tree, &error), "%s", error.text);
    Oracle o = {.trace = &trace,
                .low = calloc(trace.node_count, sizeof(double)),
                .high = calloc(trace.node_count, sizeof(double))};
    Trial t = {.trace = &trace, .oracle = &o};
    size_t at = 0;
    t.quiz = plycut_quiz_open(game, &trace, 0, &error);
    cr_assert_not_null(t.quiz, "%s", error.text);
    check_count(&trace, t.quiz);
    check_asked_before(game, &trace);
    for (t.i = 0; t.i < plycut_quiz_count(t.quiz); t.i += step)
        try_question(&t, &tree, &o, &at);
    *right += t.right;
    *wrong += t.wrong;
    plycut_quiz_close(t.quiz);
    free(o.low);
    free(o.high);
    plycut_trace_free(&trace);
    plycut_trace_free(&tree);
}

static PlycutSearchOptions quiz_options(int i, uint64_t *random)
{
    static const PlycutOrder ORDERS[] = {PLYCUT_ORDER_GIVEN, PLYCUT_ORDER_REVERSED,
                                         PLYCUT_ORDER_BEST};
    PlycutSearchOptions o =
        plycut_search_defaults(plycut_algorithm((size_t)i % plycut_algorithm_count()));
    if (plycut_search_has_passes(&o) || /* no questions are about passes */
        o.algorithm->gives == PLYCUT_GIVES_PROBE)
        o = plycut_search_defaults(plycut_algorithm_default());
    o.order = KIT_PICK(random, ORDERS);
    o.cut = naive_below(random, 2) ? PLYCUT_CUT_STRICT : PLYCUT_CUT_EQUAL;
    o.fail = naive_below(random, 2) ? PLYCUT_FAIL_HARD : PLYCUT_FAIL_SOFT;
    if (naive_below(random, 3) == 0) {
        o.alpha = naive_below(random, 8) - 6;
        o.beta = o.alpha + 1 + naive_below(random, 8);
    }
    return o;
}

Test(quiz, every_answer_about_random_trees)
{
    long right = 0, wrong = 0;
    for (int i = 0; i < QUIZ_TREES; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u + 77;
        NaiveShape shape = naive_shape(&random);
        shape.depth = shape.depth > 3 ? 3 : shape.depth;
        shape.branching = shape.branching > 3 ? 3 : shape.branching;
        NaiveNode *tree = naive_tree(&shape, &random);
        PlycutGame game;
        naive_game(tree, &game);
        const PlycutSearchOptions options = quiz_options(i, &random);
        quiz_all(&game, &options, 1, &right, &wrong);
        plycut_game_release(&game);
        naive_free(tree);
    }
    cr_assert_gt(right, 20 * QUIZ_TREES);
    cr_assert_gt(wrong, 10 * right, "%ld right answers, %ld wrong ones", right, wrong);
}

/* Two or four children each, so that means of doubles are exact. */
Test(quiz, every_answer_with_chance_nodes)
{
    static const char *const PLAYERS[] = {"max/chance/min", "max/chance/min/chance",
                                          "chance/max",     "min/chance",
                                          "chance/min/max", "max/chance/chance/min"};
    long right = 0, wrong = 0;
    for (int i = 0; i < QUIZ_TREES / 2; i++) {
        char spec[128];
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u + 77;
        const int wide = i % 10 == 0;
        snprintf(spec, sizeof spec, "random:b=%d,d=%d,seed=%d,values=0..9,players=%s%s",
                 wide ? 4 : 2, wide ? 2 : 2 + i % 4, i, KIT_PICK(&random, PLAYERS),
                 i % 4 != 0 ? ",limits=0..9" : "");
        PlycutGame game = kit_game(spec);
        PlycutSearchOptions options = quiz_options(i % 3, &random);
        options.order = i % 5 == 0 ? PLYCUT_ORDER_REVERSED : PLYCUT_ORDER_GIVEN;
        options.limits_cut = i % 3 == 1 && game.limited;
        quiz_all(&game, &options, 1, &right, &wrong);
        plycut_game_release(&game);
    }
    cr_assert_gt(right, 20 * QUIZ_TREES);
    cr_assert_gt(wrong, 5 * right, "%ld right answers, %ld wrong ones", right, wrong);
}

Test(quiz, every_answer_about_games)
{
    static const struct {
        const char *spec;
        int depth;
        size_t step;
    } GAMES[] = {{"othello:4x4", 4, 1},
                 {"othello:6x6", 3, 3},
                 {"othello:8x8", 3, 3},
                 {"tictactoe:XO./.X./..O", -1, 7},
                 {"tictactoe:start", 2, 3}};
    long right = 0, wrong = 0;
    for (size_t i = 0; i < sizeof GAMES / sizeof *GAMES; i++)
        for (size_t a = 0; a < plycut_algorithm_count(); a++) {
            if (plycut_algorithm(a)->gives == PLYCUT_GIVES_TEST ||
                plycut_algorithm(a)->gives == PLYCUT_GIVES_PROBE)
                continue;
            PlycutGame game = kit_game(GAMES[i].spec);
            PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(a));
            options.depth = GAMES[i].depth;
            quiz_all(&game, &options, GAMES[i].step, &right, &wrong);
            plycut_game_release(&game);
        }
    cr_assert_gt(right, 1000, "%ld right answers, %ld wrong ones", right, wrong);
    cr_assert_gt(wrong, 10 * right, "%ld right answers, %ld wrong ones", right, wrong);
}

Test(quiz, no_questions_where_the_past_does_not_decide)
{
    PlycutError error = {0};
    PlycutTrace trace;
    PlycutGame game = kit_game("othello:4x4");
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    options.deepen = true;
    options.depth = 2;
    cr_assert(plycut_trace_record(&game, &options, &trace, &error), "%s", error.text);
    cr_assert_null(plycut_quiz_open(&game, &trace, 0, &error));
    cr_assert_eq(error.code, PLYCUT_E_USAGE);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}
