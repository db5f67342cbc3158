/* The answers that a trace gives, as a file of students' answers: docs/answers.md. */
#include <stdlib.h>

#include <plycut/grade.h>

static void nodes_key(PlycutJson *json, const char *key)
{
    plycut_json_key(json, key);
    plycut_json_open(json, '[');
}

static void conventions_write(const PlycutTrace *trace, PlycutJson *json)
{
    char order[32];
    const PlycutSearchOptions *o = &trace->options;
    plycut_json_key_string(json, "algorithm", o->algorithm->name);
    plycut_json_key_string(json, "cut", plycut_cut_text(o->cut));
    plycut_json_key_string(json, "fail", plycut_fail_text(o->fail));
    plycut_json_key_string(json, "order", plycut_order_text(o->order, o->seed, order));
}

static void variation_write(const PlycutTrace *trace, PlycutJson *json)
{
    uint32_t best = plycut_trace_variation_next(trace, 0);
    plycut_json_key(json, "best");
    if (best == PLYCUT_NO_NODE)
        plycut_json_null(json);
    else
        plycut_json_string(json, trace->nodes[best].path);
    nodes_key(json, "principal_variation");
    for (uint32_t n = best; n != PLYCUT_NO_NODE; n = plycut_trace_variation_next(trace, n))
        plycut_json_string(json, trace->nodes[n].path);
    plycut_json_close(json);
}

/* 5, ">=5" or "<=5" */
static void returned_write(double value, PlycutBound type, PlycutJson *json)
{
    char text[PLYCUT_NUMBER_SIZE + 2] = {type == PLYCUT_LOWER ? '>' : '<', '='};
    if (type == PLYCUT_EXACT) {
        plycut_json_number(json, value);
        return;
    }
    plycut_number_text(value, text + 2);
    plycut_json_string(json, text);
}

static void values_write(const PlycutTrace *trace, PlycutJson *json)
{
    plycut_json_key(json, "values");
    plycut_json_open(json, '{');
    for (uint32_t n = 0; n < trace->node_count; n++) {
        const PlycutTraceNode *node = &trace->nodes[n];
        if (!node->visited || node->leaf)
            continue;
        plycut_json_key(json, node->path);
        returned_write(node->value, node->type, json);
    }
    plycut_json_close(json);
}

static void windows_write(const PlycutTrace *trace, PlycutJson *json)
{
    plycut_json_key(json, "windows");
    plycut_json_open(json, '{');
    for (uint32_t n = 0; n < trace->node_count; n++) {
        const PlycutTraceNode *node = &trace->nodes[n];
        if (!node->visited || node->leaf)
            continue;
        plycut_json_key(json, node->path);
        plycut_json_open(json, '[');
        plycut_json_number(json, node->alpha.value); /* null where there is no bound */
        plycut_json_number(json, node->beta.value);
        plycut_json_close(json);
    }
    plycut_json_close(json);
}

static void visited_write(const PlycutTrace *trace, PlycutJson *json)
{
    nodes_key(json, "visited");
    for (size_t i = 0; i < trace->event_count; i++)
        if (trace->events[i].kind == PLYCUT_EVENT_LEAF)
            plycut_json_string(json, trace->nodes[trace->events[i].node].path);
    plycut_json_close(json);
    plycut_json_key_integer(json, "leaves", (int64_t)trace->result.leaves);
    plycut_json_key_integer(json, "nodes_with_root", (int64_t)trace->result.nodes);
}

static void pruned_write(const PlycutTrace *trace, PlycutJson *json)
{
    nodes_key(json, "pruned");
    for (size_t i = 0; i < trace->pruned_count; i++)
        plycut_json_string(json, trace->nodes[trace->pruned[i]].path);
    plycut_json_close(json);
}

/* ---- Cutoffs and updates --------------------------------------------------------------------- */

static bool is_max(const PlycutTrace *trace, uint32_t n)
{
    return trace->nodes[n].player == PLYCUT_MAX;
}

/* "2 <= 3" */
static void test_write(const PlycutTrace *trace, const PlycutTraceEvent *e, PlycutJson *json)
{
    char text[2 * PLYCUT_NUMBER_SIZE + 8];
    bool strict = trace->options.cut == PLYCUT_CUT_STRICT;
    size_t length = plycut_number_text(e->value, text);
    text[length++] = ' ';
    text[length++] = is_max(trace, e->node) ? '>' : '<';
    if (!strict)
        text[length++] = '=';
    text[length++] = ' ';
    plycut_number_text(e->bound, text + length);
    plycut_json_key_string(json, "test", text);
}

static void cutoffs_write(const PlycutTrace *trace, PlycutJson *json)
{
    nodes_key(json, "cutoffs");
    for (size_t i = 0; i < trace->event_count; i++) {
        const PlycutTraceEvent *e = &trace->events[i];
        if (e->kind != PLYCUT_EVENT_CUTOFF)
            continue;
        plycut_json_open(json, '{');
        plycut_json_key_string(json, "node", trace->nodes[e->node].path);
        plycut_json_key_string(json, "side", is_max(trace, e->node) ? "beta" : "alpha");
        plycut_json_key_string(json, "kind", plycut_cut_kind_text(e->cut_kind));
        test_write(trace, e, json);
        plycut_json_key_string(json, "by",
                               e->owner == PLYCUT_NO_NODE ? "window" : trace->nodes[e->owner].path);
        plycut_json_close(json);
    }
    plycut_json_close(json);
}

/* The window that each node has at this moment. */
typedef struct Windows {
    double *alpha, *beta;
} Windows;

static void update_write(const PlycutTrace *trace, const PlycutTraceEvent *e, PlycutJson *json)
{
    bool max = is_max(trace, e->node);
    plycut_json_open(json, '{');
    plycut_json_key_string(json, "node", trace->nodes[e->node].path);
    plycut_json_key_number(json, max ? "alpha" : "beta", max ? e->alpha : e->beta);
    plycut_json_close(json);
}

static void updates_write(const PlycutTrace *trace, Windows windows, PlycutJson *json)
{
    nodes_key(json, "updates");
    for (size_t i = 0; i < trace->event_count; i++) {
        const PlycutTraceEvent *e = &trace->events[i];
        if (e->kind == PLYCUT_EVENT_UPDATE &&
            (e->alpha > windows.alpha[e->node] || e->beta < windows.beta[e->node]))
            update_write(trace, e, json);
        if (e->kind == PLYCUT_EVENT_UPDATE || e->kind == PLYCUT_EVENT_ENTER) {
            windows.alpha[e->node] = e->alpha;
            windows.beta[e->node] = e->beta;
        }
    }
    plycut_json_close(json);
}

static void answers_write(const PlycutTrace *trace, Windows windows, PlycutOut *out)
{
    PlycutJson json;
    plycut_json_init(&json, out);
    plycut_json_open(&json, '{');
    plycut_json_key_string(&json, "format", "plycut-answers");
    plycut_json_key_integer(&json, "version", 1);
    conventions_write(trace, &json);
    plycut_json_key_number(&json, "value", trace->result.value);
    variation_write(trace, &json);
    values_write(trace, &json);
    visited_write(trace, &json);
    if (trace->options.algorithm->windowed) {
        pruned_write(trace, &json);
        windows_write(trace, &json);
        cutoffs_write(trace, &json);
        updates_write(trace, windows, &json);
    }
    plycut_json_close(&json);
    plycut_out_char(out, '\n');
}

bool plycut_answers_write(const PlycutTrace *trace, PlycutOut *out, PlycutError *error)
{
    double *bounds = calloc(2 * (size_t)trace->node_count, sizeof *bounds);
    if (bounds == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the answers");
    answers_write(trace, (Windows){bounds, bounds + trace->node_count}, out);
    free(bounds);
    return plycut_out_flush(out) ||
           plycut_fail(error, PLYCUT_E_SYSTEM, "the answers cannot be written");
}
