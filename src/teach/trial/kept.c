/* kept.c - programs that keep something between searches: a global variable, a table, a list as a default argument. They go wrong on a
 * tree because of those before it, so that the tree alone shows nothing. */
#include "base/same.h"
#include "trial/trial.h"

#include <stdlib.h>
#include <string.h>

/* ---- Does it? -------------------------------------------------------------------------------- */

static bool same_saying(const Answer *a, const Answer *b)
{
    return a->reply == b->reply && (a->reply != PLYCUT_REPLIED || said_is_same(&a->said, &b->said));
}

/* Ask in a fresh process what was asked before. *same: it says the same, or nothing. */
static bool ask_again(Run *run, const Answer *before, Answer *answer, bool *same)
{
    const bool done = run_ask_this(run, before->tree, answer);
    *same = done && (answer->reply != PLYCUT_REPLIED || same_saying(before, answer));
    return done;
}

/* Some of the trees on which it was wrong, from the first to the last. *suspicious: it answers one of them differently now, and
 * twice in the same way; *varies: not even that. */
static bool try_afresh(Run *run, bool *suspicious)
{
    enum { TRIED = 4 };
    const size_t wrong = run->judgement->differs, step = wrong / TRIED + 1;
    size_t seen = 0;
    bool done = true, same = true;
    for (size_t i = 0; done && same && i < run->asked; i++) {
        Answer once = {.reply = PLYCUT_NO_REPLY}, twice = {.reply = PLYCUT_NO_REPLY};
        if (run->answers[i].differs == 0 || seen++ % step != 0)
            continue;
        done = ask_again(run, &run->answers[i], &once, &same) &&
               (same || ask_again(run, &once, &twice, &run->judgement->repeats));
        answer_free(&once);
        answer_free(&twice);
    }
    *suspicious = !same;
    return done;
}

/* ---- What it does in a fresh process ---------------------------------------------------------- */

/* Of the answers that were wrong, or right, `most` at even distances. */
static bool ask_some(Run *run, bool wrong, size_t count, size_t most)
{
    const size_t step = count / most + 1;
    size_t seen = 0;
    bool done = true;
    for (size_t i = 0; done && i < run->together_count; i++) {
        const Answer *before = &run->together[i];
        if (before->reply == PLYCUT_REPLIED && (before->differs != 0) == wrong &&
            seen++ % step == 0)
            done = run_ask_this(run, before->tree, &run->answers[run->asked++]);
    }
    return done;
}

static bool find_causes_afresh(Run *run)
{
    for (size_t i = 0; i < run->asked; i++)
        run->judgement->wrong_afresh +=
            run->answers[i].reply == PLYCUT_REPLIED && run->answers[i].differs != 0;
    return run->judgement->wrong_afresh == 0 || run_find_guilty(run);
}

static bool look_into_it(Run *run)
{
    enum { WRONG = 20, RIGHT = 6 };
    static const PlycutCause STATE = {.kind = PLYCUT_CAUSE_STATE, .rule = "state", .word = "kept"};
    PlycutJudgement *j = run->judgement;
    run->together = run->answers;
    run->together_count = run->asked;
    run->asked = 0;
    run->guilty = NULL;
    run->afresh = j->keeps = true;
    j->causes[0] = STATE;
    j->cause_count = 1;
    run->answers = calloc(WRONG + RIGHT + 2, sizeof *run->answers);
    if (run->answers == NULL)
        return plycut_no_memory(run->error);
    const bool done = ask_some(run, true, j->differs, WRONG) &&
                      ask_some(run, false, j->answered - j->differs, RIGHT);
    j->afresh = run->asked;
    return done && find_causes_afresh(run);
}

bool kept_find(Run *run, bool sure)
{
    PlycutJudgement *j = run->judgement;
    bool suspicious = sure;
    if (run->program->restart == NULL)
        return true;
    run->afresh = true;
    const bool tried = try_afresh(run, &suspicious);
    run->afresh = false;
    j->varies = suspicious && !j->repeats && !sure;
    return tried && (j->varies || !(suspicious || sure) || look_into_it(run));
}

/* ---- What shows it --------------------------------------------------------------------------- */

/* A series of trees, by their places among all; the last is the one that is wrong. */
typedef struct Series {
    Run *run;
    size_t *items, count;
    Skeleton *before; /* as many as all trees before the last */
    PlycutSaid what;
    Skeleton *last;
    size_t starts; /* how often the program may still be started */
} Series;

static void series_set(Series *s)
{
    for (size_t i = 0; i < s->count; i++)
        s->before[i] = s->run->together[s->items[i]].tree->shape;
    s->run->before = s->before;
    s->run->before_count = s->count;
}

/* Is the last tree wrong after the others? */
static bool series_shows(Series *s, bool *shows)
{
    Said expected = {.count = 0};
    Answer answer = {.reply = PLYCUT_NO_REPLY};
    *shows = false;
    if (s->starts == 0)
        return true;
    s->starts--;
    series_set(s);
    const bool done =
        run_ask(s->run, s->last, &answer) &&
        said_of_search(s->last, &s->run->trial->task.search, &expected, s->run->error);
    *shows = done && answer.reply == PLYCUT_REPLIED &&
             (said_differs(&answer.said, s->last, &expected) >> s->what & 1u) != 0;
    free(expected.visits);
    answer_free(&answer);
    return done;
}

/* Without `size` of them from this place on, if that still shows it. */
static bool series_cut(Series *s, size_t from, size_t size, bool *cut)
{
    const size_t count = s->count, rest = count - from - size;
    size_t *whole = malloc(count * sizeof *whole);
    if (whole == NULL)
        return plycut_no_memory(s->run->error);
    memcpy(whole, s->items, count * sizeof *whole);
    memmove(s->items + from, s->items + from + size, rest * sizeof *whole);
    s->count = count - size;
    const bool done = series_shows(s, cut);
    if (!done || !*cut) {
        memcpy(s->items, whole, count * sizeof *whole);
        s->count = count;
    }
    free(whole);
    return done;
}

/* Half of them, a quarter, and so on, down to one (Zeller & Hildebrandt 2002), the first ones first: what comes just before is
 * most likely to matter. */
static bool series_shorten(Series *s)
{
    bool done = true, cut;
    for (size_t size = s->count; done && size > 0; size = size > 1 ? (size + 1) / 2 : 0)
        for (size_t from = 0; done && from + size <= s->count && s->starts > 0;) {
            done = series_cut(s, from, size, &cut);
            from += done && cut ? 0 : size;
        }
    return done;
}

/* As nested lists, and in the short form, each with a NUL at its end. */
static bool write_before(const Series *s)
{
    PlycutOut out;
    PlycutJudgement *j = s->run->judgement;
    bool written = plycut_text_write(&j->before, "[", 1);
    plycut_out_init(&out, plycut_text_write, &j->before_short);
    for (size_t i = 0; written && i < s->count; i++) {
        const PlycutGame game = skeleton_game(&s->before[i]);
        written = (i == 0 || plycut_text_write(&j->before, ",", 1)) &&
                  tree_text(&s->before[i], false, &j->before) &&
                  plycut_tree_write_short(&game, PLYCUT_SHORT_TEXT, &out);
        plycut_out_char(&out, '\0');
    }
    return (plycut_out_flush(&out) && written && plycut_text_write(&j->before, "]", 1)) ||
           plycut_no_memory(s->run->error);
}

/* The first tree on which it was wrong in this. */
static size_t first_wrong(const Run *run, PlycutSaid what)
{
    size_t first = 0;
    while ((run->together[first].differs >> what & 1u) == 0)
        first++;
    return first;
}

/* The first tree that this process was asked: one that does not answer is started again. */
static size_t last_start(const Run *run, size_t tree)
{
    while (tree > 0 && run->together[tree - 1].reply == PLYCUT_REPLIED)
        tree--;
    return tree;
}

static PlycutSaid wrong_in_series(const Run *run)
{
    PlycutSaid what = PLYCUT_SAID_VALUE;
    while (run->judgement->wrong[what] == 0)
        what++;
    return what;
}

static bool series_open(Series *s, Run *run, Skeleton *last)
{
    const PlycutSaid what = wrong_in_series(run);
    const size_t first = first_wrong(run, what), begin = last_start(run, first);
    *s = (Series){.run = run, .what = what, .last = last, .starts = run->trial->task.starts};
    s->items = malloc((first + 1) * sizeof *s->items);
    s->before = malloc((first + 1) * sizeof *s->before);
    s->count = first - begin;
    for (size_t i = 0; s->items != NULL && i < s->count; i++)
        s->items[i] = begin + i;
    return ((s->items != NULL && s->before != NULL) || plycut_no_memory(run->error)) &&
           tree_copy(&run->together[first].tree->shape, last, run->error);
}

bool kept_show(Run *run)
{
    Series s;
    Skeleton last = {.leaves = NULL};
    bool shows = false, stands = false,
         done = series_open(&s, run, &last) && series_shows(&s, &shows);
    if (done && shows) {
        done = series_shorten(&s);
        series_set(&s);
        done = done && smallest_find(run, s.what, &last) &&
               smallest_show(run, s.what, &last, &stands) && (!stands || write_before(&s));
    }
    run->judgement->varies = done && !stands;
    run->before_count = 0;
    free(s.items);
    free(s.before);
    skeleton_free(&last);
    return done;
}
