/* The moments of searches as one JSON document: the problem, its numbers, its trees, the searches. */
#include "page/moments.h"

#include "trace/beside.h"

#include <math.h>

/* ---- What the document needs ----------------------------------------------------------------- */

enum {
    NUMBERS_AN_EVENT = 4
}; /* at most: its value, the bound that it crosses, a proved interval */

static size_t values_collect(const PlycutTrace *trace, const Bounds *bounds, double *values)
{
    size_t count = 0;
    for (uint32_t i = 0; i < trace->node_count; i++)
        values[count++] = trace->nodes[i].leaf ? trace->nodes[i].value : NAN;
    for (size_t i = 0; i < trace->event_count; i++) {
        const PlycutTraceEvent *e = &trace->events[i];
        values[count++] = moments_value(e);
        values[count++] = moments_crossed(trace, e);
        values[count++] = moments_proved(trace, e, e->low);
        values[count++] = moments_proved(trace, e, e->high);
    }
    for (size_t i = 0; i < bounds->count; i++)
        values[count++] = bounds->items[i].value;
    return count;
}

static bool collect_bounds(Moments *moments)
{
    bool made = true;
    for (size_t i = 0; made && i < moments->count; i++)
        made = order_make(moments->traces[i], &moments->orders[i], &moments->arena) &&
               bounds_make(moments->traces[i], &moments->bounds[i], &moments->arena);
    return made;
}

static bool collect_numbers(Moments *moments)
{
    size_t room = 1, count = 0;
    for (size_t i = 0; i < moments->count; i++)
        room += moments->traces[i]->node_count +
                NUMBERS_AN_EVENT * moments->traces[i]->event_count + moments->bounds[i].count;
    double *values = arena_take(&moments->arena, room * sizeof *values);
    moments->letters = arena_take(&moments->arena, room);
    if (values == NULL || moments->letters == NULL)
        return false;
    for (size_t i = 0; i < moments->count; i++)
        count += values_collect(moments->traces[i], &moments->bounds[i], values + count);
    moments->numbers = numbers_of(values, count);
    return true;
}

bool moments_make(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                  Moments *moments, PlycutError *error)
{
    *moments = (Moments){0};
    for (size_t i = 0; i < count; i++)
        if (plycut_trace_is_moment(traces[i]))
            return plycut_fail(error, PLYCUT_E_USAGE,
                               "a page is made of whole searches, not of moments");
    *moments = (Moments){.traces = traces, .count = count, .title = picture->title, .texts = true};
    moments->sentences = arena_take(&moments->arena, (count + 1) * sizeof *moments->sentences);
    moments->orders = arena_take(&moments->arena, (count + 1) * sizeof *moments->orders);
    moments->bounds = arena_take(&moments->arena, (count + 1) * sizeof *moments->bounds);
    if (moments->sentences == NULL || moments->orders == NULL || moments->bounds == NULL ||
        !collect_bounds(moments) || !collect_numbers(moments))
        return plycut_no_memory(error);
    for (size_t i = 0; i < count; i++)
        if (!plycut_sentences_make(traces[i], &moments->sentences[i], error))
            return false;
    return true;
}

void moments_free(Moments *moments)
{
    for (size_t i = 0; moments->sentences != NULL && i < moments->count; i++)
        plycut_sentences_free(&moments->sentences[i]);
    arena_release(&moments->arena);
}

/* ---- A search -------------------------------------------------------------------------------- */

static void moments_text_write(PlycutJson *json, const char *key, const char *text)
{
    if (text != NULL)
        plycut_json_key_string(json, key, text);
}

static void write_code(const PlycutTrace *trace, PlycutJson *json)
{
    PlycutPseudocode code;
    plycut_pseudocode(&trace->options, trace->nodes[0].player, trace->chance, &code);
    moments_text_write(json, "code_source", code.source);
    plycut_json_key_open(json, "code", '[');
    for (size_t i = 0; i < code.count; i++)
        plycut_json_string(json, code.lines[i]);
    plycut_json_close(json);
}

static void write_sentences(const PlycutSentences *sentences, PlycutJson *json)
{
    plycut_json_key_string(json, "header", sentences->header);
    plycut_json_key_open(json, "sentences", '[');
    for (size_t i = 0; i < sentences->count; i++)
        plycut_json_string(json, sentences->events[i]);
    plycut_json_close(json);
    plycut_json_key_string(json, "summary", sentences->summary);
}

static void moments_variation_write(const Moments *moments, size_t search, PlycutJson *json)
{
    const PlycutTrace *trace = moments->traces[search];
    plycut_json_key_open(json, "variation", '[');
    for (uint32_t n = trace->nodes[0].pv ? 0 : PLYCUT_NO_NODE; n != PLYCUT_NO_NODE;
         n = plycut_trace_variation_next(trace, n))
        plycut_json_integer(json, order_number(&moments->orders[search], n));
    plycut_json_close(json);
}

/* How it is searched; the sentences of the header say it in words. */
static void write_search_head(const Moments *moments, size_t search, PlycutJson *json)
{
    const PlycutTrace *trace = moments->traces[search];
    const PlycutSearchOptions *o = &trace->options;
    plycut_json_key_string(json, "algorithm", o->algorithm->name);
    plycut_json_key_string(json, "title", o->algorithm->title);
    moments_text_write(json, "mistake", o->algorithm->mistake);
    plycut_json_key_integer(json, "tree", (int64_t)moments_tree_number(moments, search));
    if (trace->pass_count > 0)
        plycut_json_key_integer(json, "pass", trace->passes[trace->shown].number);
    plycut_json_key_bool(json, "windowed", o->algorithm->windowed);
    if (o->algorithm->windowed)
        plycut_json_key_string(json, "cut", plycut_cut_text(o->cut));
    plycut_json_key_count(json, "tree_leaves",
                          trace->tree_leaves > 0 ? (int64_t)trace->tree_leaves : -1);
}

static void moments_search_write(const Moments *moments, size_t search, PlycutJson *json)
{
    plycut_json_row(json);
    write_search_head(moments, search, json);
    write_code(moments->traces[search], json);
    if (moments->texts)
        write_sentences(&moments->sentences[search], json);
    moments_events_write(moments, search, json);
    moments_variation_write(moments, search, json);
    plycut_json_close(json);
}

/* ---- The document ---------------------------------------------------------------------------- */

static void moments_head_write(const Moments *moments, PlycutJson *json)
{
    plycut_json_key_string(json, "generator", "plycut " PLYCUT_VERSION);
    moments_text_write(json, "title", moments->title);
    moments_text_write(json, "source", moments->traces[0]->source);
    size_t tests = 0;
    while (tests < moments->count && !trace_has_null_windows(moments->traces[tests]))
        tests++;
    numbers_write(&moments->numbers, tests < moments->count ? moments->traces[tests] : NULL, json);
}

void moments_write(const Moments *moments, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_begin(&json, out, "plycut-moments", 1);
    moments_head_write(moments, &json);
    plycut_json_key_open(&json, "trees", '[');
    for (size_t i = 0; i < moments->count; i++)
        if (moments_same_tree(moments, i) == i)
            moments_tree_write(moments, i, &json);
    plycut_json_close(&json);
    plycut_json_key_open(&json, "searches", '[');
    for (size_t i = 0; i < moments->count; i++)
        moments_search_write(moments, i, &json);
    plycut_json_close(&json);
    plycut_json_close(&json);
}

bool plycut_render_moments(const PlycutTrace *const *traces, size_t count,
                           const PlycutPicture *picture, PlycutOut *out, PlycutError *error)
{
    Moments moments;
    const bool made = moments_make(traces, count, picture, &moments, error);
    if (made) {
        moments_write(&moments, out);
        plycut_out_char(out, '\n');
    }
    moments_free(&moments);
    return made;
}
