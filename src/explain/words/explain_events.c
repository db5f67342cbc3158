/* Each event of a search in separate sentences, for pages that show a search step by step. */
#include "words/explain.h"

#include "base/arena.h"

#include <limits.h>
#include <stdlib.h>

/* What has been written since the last call, trimmed; NULL: no memory. */
static const char *take_told(PlycutText *text, Explanation *e, Arena *arena)
{
    (void)plycut_out_flush(e->out);
    const char *from = text->length > 0 ? text->bytes : "", *end = from + text->length;
    while (from < end && end[-1] == '\n')
        end--;
    while (from < end && *from == '\n')
        from++;
    text->length = 0;
    return text->failed ? NULL : arena_text(arena, from, (size_t)(end - from));
}

/* An event that needs no sentence has an empty text. */
static bool tell_events(Explanation *e, PlycutText *text, PlycutSentences *s, Arena *arena)
{
    const PlycutTraceEvent *events = e->trace->events;
    for (size_t i = 0; i < s->count; i++)
        s->events[i] = "";
    for (const PlycutTraceEvent *event = explain_event_first(e); event != NULL;) {
        const PlycutTraceEvent *next = tell_event(e, event);
        if ((s->events[event - events] = take_told(text, e, arena)) == NULL)
            return false;
        e->within = false;
        event = next;
    }
    return true;
}

static bool explain_apart(Explanation *e, PlycutText *text, PlycutSentences *s, Arena *arena,
                          PlycutError *error)
{
    tell_header(e);
    tell_passes(e);
    s->header = take_told(text, e, arena);
    if (s->header == NULL || !tell_events(e, text, s, arena) || !tell_summary(e, error))
        return false;
    s->summary = take_told(text, e, arena);
    return s->summary != NULL;
}

static bool sentences_take(const PlycutTrace *trace, PlycutSentences *s, PlycutText *text,
                           Arena *arena, PlycutError *error)
{
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, text);
    Explanation e = {
        .trace = trace, .out = &out, .apart = true, .plies = INT_MAX, .pruned = PLYCUT_NO_NODE};
    e.best = arena_take(arena, (trace->node_count + 1) * sizeof *e.best);
    s->count = trace->event_count;
    s->events = arena_take(arena, (s->count + 1) * sizeof *s->events);
    bool done = e.best != NULL && s->events != NULL && explain_list_positions(&e, error) &&
                explain_apart(&e, text, s, arena, error);
    free(e.positions);
    return done || plycut_no_memory(error);
}

bool plycut_sentences_make(const PlycutTrace *trace, PlycutSentences *sentences, PlycutError *error)
{
    PlycutText text = {0};
    Arena arena = {0};
    *sentences = (PlycutSentences){0};
    bool done = sentences_take(trace, sentences, &text, &arena, error);
    plycut_text_free(&text);
    sentences->arena = arena.blocks;
    if (!done)
        plycut_sentences_free(sentences);
    return done;
}

void plycut_sentences_free(PlycutSentences *sentences)
{
    Arena arena = {.blocks = sentences->arena};
    arena_release(&arena);
    *sentences = (PlycutSentences){0};
}
