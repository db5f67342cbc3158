/* The questions of a search, from its events. */
#include "quiz/quiz.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* An open node: its window, and what its children have returned in this visit. */
typedef struct OpenNode {
    double alpha, beta, best;
    uint32_t tried; /* how many of them have been searched */
} OpenNode;

/* The search so far. */
typedef struct Walk {
    PlycutQuiz *quiz;
    PlycutQuizKindSet kinds;
    OpenNode *open; /* one for each node of the trace */
    bool failed;    /* no memory */
} Walk;

static void question_add(Walk *walk, PlycutQuizKind kind, uint32_t node, size_t asked, size_t event)
{
    PlycutQuiz *quiz = walk->quiz;
    const OpenNode *now = &walk->open[node];
    if ((walk->kinds >> kind & 1u) == 0 || walk->failed)
        return;
    walk->failed = !PLYCUT_ROOM(quiz->items, quiz->room, quiz->count, 1);
    if (!walk->failed)
        quiz->items[quiz->count++] = (PlycutQuestion){.kind = kind,
                                                      .asked = asked,
                                                      .event = event,
                                                      .node = node,
                                                      .alpha = now->alpha,
                                                      .beta = now->beta,
                                                      .best = now->best,
                                                      .tried = now->tried};
}

/* The next leaf is asked for before the nodes above it are entered: they would say where the search goes. */
static void leaf_ask(Walk *walk, size_t event)
{
    const PlycutTrace *trace = walk->quiz->trace;
    size_t asked = event;
    while (asked > 0 && trace->events[asked - 1].kind == PLYCUT_EVENT_ENTER)
        asked--;
    uint32_t above = trace->nodes[trace->events[asked].node].parent;
    question_add(walk, PLYCUT_QUIZ_LEAF, above != PLYCUT_NO_NODE ? above : 0, asked, event);
}

static bool asks_windows(const Walk *walk)
{
    return (walk->kinds >> PLYCUT_QUIZ_UPDATE & 1u) != 0;
}

/* A node that is cut off keeps its window, others may narrow it. So a cutoff is asked for before
 * the update is shown, unless the window has just been asked for. */
static void update_ask(Walk *walk, size_t event)
{
    const PlycutTrace *trace = walk->quiz->trace;
    const PlycutTraceEvent *e = &trace->events[event];
    OpenNode *now = &walk->open[e->node];
    bool windowed = trace->options.algorithm->windowed;
    bool cuts = event + 1 < trace->event_count && e[1].kind == PLYCUT_EVENT_CUTOFF;
    if (windowed && plycut_decides(trace->nodes[e->node].player))
        question_add(walk, PLYCUT_QUIZ_UPDATE, e->node, event, event);
    now->best = e->best;
    now->tried++;
    if (windowed && now->tried < trace->nodes[e->node].child_count)
        question_add(walk, PLYCUT_QUIZ_CUTOFF, e->node, event + asks_windows(walk), event + cuts);
    now->alpha = e->alpha;
    now->beta = e->beta;
}

/* What a probe returns to a chance node may cut it off. */
static void probe_ask(Walk *walk, size_t event)
{
    const PlycutTrace *trace = walk->quiz->trace;
    const bool cuts =
        event + 1 < trace->event_count && trace->events[event + 1].kind == PLYCUT_EVENT_CUTOFF;
    OpenNode *now = &walk->open[trace->events[event].node];
    now->best = trace->events[event].best;
    question_add(walk, PLYCUT_QUIZ_CUTOFF, trace->events[event].node, event + asks_windows(walk),
                 event + cuts);
}

static void walk_event(Walk *walk, size_t event)
{
    const PlycutTraceEvent *e = &walk->quiz->trace->events[event];
    if (e->kind == PLYCUT_EVENT_ENTER)
        walk->open[e->node] = (OpenNode){e->alpha, e->beta, NAN, 0};
    else if (e->kind == PLYCUT_EVENT_LEAF)
        leaf_ask(walk, event);
    else if (e->kind == PLYCUT_EVENT_UPDATE)
        update_ask(walk, event);
    else if (e->kind == PLYCUT_EVENT_PROBE)
        probe_ask(walk, event);
    else if (e->kind == PLYCUT_EVENT_EXIT)
        question_add(walk, PLYCUT_QUIZ_VALUE, e->node, event, event);
}

static bool questions_find(PlycutQuiz *quiz, PlycutQuizKindSet kinds, PlycutError *error)
{
    const PlycutTrace *trace = quiz->trace;
    Walk walk = {quiz, kinds != 0 ? kinds : ~0u, calloc(trace->node_count, sizeof(OpenNode)),
                 false};
    walk.failed = walk.open == NULL;
    for (size_t i = 0; !walk.failed && i < trace->event_count; i++)
        walk_event(&walk, i);
    free(walk.open);
    return !walk.failed || plycut_no_memory(error);
}

/* ---- A quiz ---------------------------------------------------------------------------------- */

/* What happens next must follow from what has happened. Returns why it does not, or NULL. */
static const char *why_not_asked(const PlycutTrace *trace)
{
    const PlycutSearchOptions *o = &trace->options;
    return o->algorithm->foreign ? "nothing is known about how this algorithm goes on"
           : trace->pass_count > 0 || plycut_search_tests(o)
               ? "an earlier pass decides what this one tests, and what it searches first"
           : o->table > 0    ? "the transposition table decides, too, which nodes are searched"
           : o->learned != 0 ? "what the search has learned decides, too, which child is next"
           : o->quiescence > 0
               ? "in a quiescence search, the positions decide, too, which nodes are leaves"
               : NULL;
}

static bool is_askable(const PlycutTrace *trace, PlycutError *error)
{
    const char *why = why_not_asked(trace);
    return why == NULL ||
           plycut_fail(error, PLYCUT_E_USAGE, "there are no questions about this search: %s", why);
}

PlycutQuiz *plycut_quiz_open(const PlycutGame *game, const PlycutTrace *trace,
                             PlycutQuizKindSet kinds, PlycutError *error)
{
    if (!is_askable(trace, error))
        return NULL;
    PlycutQuiz *quiz = calloc(1, sizeof *quiz);
    if (quiz == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    quiz->trace = trace;
    if (index_open(&quiz->index, game, &trace->options, error) &&
        questions_find(quiz, kinds, error))
        return quiz;
    plycut_quiz_close(quiz);
    return NULL;
}

void plycut_quiz_close(PlycutQuiz *quiz)
{
    if (quiz == NULL)
        return;
    index_close(&quiz->index);
    free(quiz->items);
    free(quiz);
}

size_t plycut_quiz_count(const PlycutQuiz *quiz)
{
    return quiz->count;
}

const PlycutQuestion *plycut_quiz_question(const PlycutQuiz *quiz, size_t i)
{
    return &quiz->items[i];
}

/* ---- Kinds ----------------------------------------------------------------------------------- */

static const char *const KIND_NAMES[PLYCUT_QUIZ_KINDS] = {
#define QUIZ(id, name, ...) name,
#include <plycut/quiz.def>
};

const char *plycut_quiz_kind_text(PlycutQuizKind kind)
{
    return KIND_NAMES[kind];
}

bool plycut_quiz_kinds_parse(const char *text, PlycutQuizKindSet *kinds, PlycutError *error)
{
    PlycutQuizKindSet set = 0;
    char word[16];
    const char *list = strcmp(text, "all") != 0 ? text : NULL;
    while (plycut_list_word(&list, word, sizeof word)) {
        int kind = plycut_name_find("kind of question", word,
                                    PLYCUT_WORDS(KIND_NAMES, PLYCUT_QUIZ_KINDS), error);
        if (kind < 0)
            return false;
        set |= 1u << kind;
    }
    *kinds = set;
    return true;
}

double plycut_quiz_points(int hints, int tries)
{
    double points = 1 - (hints < PLYCUT_QUIZ_HINTS ? hints : PLYCUT_QUIZ_HINTS) / 4.0;
    return tries > 1 ? points / 2 : points;
}
