/* make_answers.c - what a search found, as the answers of a tree file. */
#include "make/answers.h"

#include <math.h>

static void write_path(PlycutJson *json, const PlycutTrace *trace, uint32_t node)
{
    plycut_json_string(json, trace->nodes[node].path);
}

static uint32_t child_by_move(const PlycutTrace *trace, uint32_t node, PlycutMove move)
{
    uint32_t child = trace->nodes[node].first_child;
    while (trace->nodes[child].move != move)
        child++;
    return child;
}

static void write_best(PlycutJson *json, const PlycutTrace *trace)
{
    const PlycutResult *result = &trace->result;
    uint32_t node = 0;
    plycut_json_key(json, "best");
    if (result->pv_length == 0)
        plycut_json_null(json);
    else
        write_path(json, trace, child_by_move(trace, 0, result->pv[0]));
    plycut_json_key(json, "principal_variation");
    plycut_json_open(json, '[');
    for (int i = 0; i < result->pv_length; i++) {
        node = child_by_move(trace, node, result->pv[i]);
        write_path(json, trace, node);
    }
    plycut_json_close(json);
}

static void write_counts(PlycutJson *json, const PlycutResult *result)
{
    plycut_json_key_integer(json, "leaves", (int64_t)result->leaves);
    plycut_json_key_integer(json, "nodes", (int64_t)result->nodes);
    plycut_json_key_integer(json, "shallow", (int64_t)result->cutoffs[PLYCUT_SHALLOW]);
    plycut_json_key_integer(json, "deep", (int64_t)result->cutoffs[PLYCUT_DEEP]);
}

static void write_visited(PlycutJson *json, const PlycutTrace *trace)
{
    plycut_json_newline(json);
    plycut_json_key(json, "visited");
    plycut_json_open(json, '[');
    for (size_t i = 0; i < trace->event_count; i++)
        if (trace->events[i].kind == PLYCUT_EVENT_LEAF)
            write_path(json, trace, trace->events[i].node);
    plycut_json_close(json);
    plycut_json_newline(json);
    plycut_json_key(json, "pruned");
    plycut_json_open(json, '[');
    for (size_t i = 0; i < trace->pruned_count; i++)
        write_path(json, trace, trace->pruned[i]);
    plycut_json_close(json);
}

static void write_returned(PlycutJson *json, const PlycutTraceNode *node)
{
    static const char *const BEFORE[] = {
        [PLYCUT_EXACT] = "", [PLYCUT_LOWER] = ">=", [PLYCUT_UPPER] = "<="};
    char text[2 + PLYCUT_NUMBER_SIZE];
    plycut_json_key(json, node->path);
    if (node->type == PLYCUT_EXACT) {
        plycut_json_number(json, node->value);
        return;
    }
    text[0] = BEFORE[node->type][0];
    text[1] = BEFORE[node->type][1];
    plycut_number_text(node->value, text + 2);
    plycut_json_string(json, text);
}

static void write_bound(PlycutJson *json, double bound)
{
    if (isinf(bound))
        plycut_json_null(json);
    else
        plycut_json_number(json, bound);
}

static void write_window(PlycutJson *json, const PlycutTraceNode *node)
{
    plycut_json_key(json, node->path);
    plycut_json_open(json, '[');
    write_bound(json, node->alpha.value);
    write_bound(json, node->beta.value);
    plycut_json_close(json);
}

/* Of inner nodes: a leaf's value stands in the tree. */
static void write_by_node(PlycutJson *json, const PlycutTrace *trace, const char *key,
                          void (*write)(PlycutJson *json, const PlycutTraceNode *node))
{
    plycut_json_newline(json);
    plycut_json_key(json, key);
    plycut_json_open(json, '{');
    for (uint32_t i = 0; i < trace->node_count; i++)
        if (trace->nodes[i].visited && trace->nodes[i].child_count > 0)
            write(json, &trace->nodes[i]);
    plycut_json_close(json);
}

void answers_write(PlycutJson *json, const PlycutTrace *trace)
{
    plycut_json_open(json, '{');
    plycut_json_newline(json);
    plycut_json_key_number(json, "value", trace->result.value);
    write_best(json, trace);
    write_counts(json, &trace->result);
    write_visited(json, trace);
    write_by_node(json, trace, "values", write_returned);
    if (trace->options.algorithm->windowed)
        write_by_node(json, trace, "windows", write_window);
    plycut_json_close(json);
}
