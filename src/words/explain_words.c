/* The words of `explain`: how nodes, values and lists are called when a search is told. */
#include "base/utf8.h"
#include "words/explain.h"
#include "words/wrap.h"

#include <string.h>

void tell_text(const Telling *t, const char *text)
{
    utf8_write_clean(t->out, text, '?');
}

void tell_item(Telling *t)
{
    t->items++;
    plycut_out_format(t->out, "%s%llu. " WRAP_HANG, t->items < 10 ? " " : "",
                      (unsigned long long)t->items);
}

/* In a stored tree the name, elsewhere the path, and `root` for the root's. */
static void tell_named(const Telling *t, uint32_t node, const char *root)
{
    const PlycutTraceNode *n = &t->trace->nodes[node];
    if (t->trace->stored)
        tell_text(t, n->name);
    else
        plycut_out_text(t->out, node == 0 ? root : n->path);
}

void tell_node(const Telling *t, uint32_t node)
{
    tell_named(t, node, "the root");
}

void tell_node_begins(const Telling *t, uint32_t node)
{
    tell_named(t, node, "The root");
}

/* The move that leads to a node, where its name does not say it. */
static const char *move_label(const Telling *t, uint32_t node)
{
    const PlycutTraceNode *n = &t->trace->nodes[node];
    return n->label != NULL && strcmp(n->label, n->name) != 0 ? n->label : NULL;
}

static void tell_place_by(const Telling *t, uint32_t node, const char *label)
{
    tell_node(t, node);
    if (!t->trace->stored)
        return;
    plycut_out_text(t->out, node == 0 ? " (the root" : " (");
    plycut_out_text(t->out, node == 0 ? "" : t->trace->nodes[node].path);
    plycut_out_text(t->out, label == NULL ? "" : ", by ");
    tell_text(t, label == NULL ? "" : label);
    plycut_out_char(t->out, ')');
}

void tell_place(const Telling *t, uint32_t node)
{
    tell_place_by(t, node, move_label(t, node));
}

void tell_move(const Telling *t, uint32_t node)
{
    const char *label = move_label(t, node);
    tell_text(t, label == NULL ? "" : label);
    plycut_out_text(t->out, label == NULL ? "" : ", to ");
    tell_place_by(t, node, NULL);
}

/* Is it a leaf that is called by its value, "12 of B"? */
bool explain_named_by_value(const Telling *t, uint32_t node)
{
    const PlycutTraceNode *n = &t->trace->nodes[node];
    char value[PLYCUT_NUMBER_SIZE];
    size_t length = n->leaf && t->trace->stored ? plycut_number_text(n->value, value) : 0;
    return length > 0 && strncmp(n->name, value, length) == 0 &&
           (node == 0 || strncmp(n->name + length, " of ", 4) == 0);
}

void tell_witness(const Telling *t, uint32_t node)
{
    plycut_out_text(t->out, explain_named_by_value(t, node) ? "the leaf " : "");
    tell_node(t, node);
}

void tell_places(const Telling *t, const NodeList *list, uint64_t total)
{
    for (size_t i = 0; i < list->count; i++) {
        bool last = i + 1 == list->count && list->count >= total;
        plycut_out_text(t->out, i == 0 ? "" : last ? " and " : ", ");
        tell_place(t, list->nodes[i]);
    }
    if (list->count < total)
        plycut_out_format(t->out, " and %llu more", (unsigned long long)(total - list->count));
}

const char *explain_player_word(PlycutPlayer player)
{
    return player == PLYCUT_MAX ? "MAX" : "MIN";
}

const char *explain_bound_word(PlycutBound type)
{
    return type == PLYCUT_LOWER ? "at least " : type == PLYCUT_UPPER ? "at most " : "";
}

PlycutBound explain_type(const Telling *t, uint32_t node)
{
    return t->so_far[node].type;
}

void tell_value(const Telling *t, double value, PlycutBound type)
{
    plycut_out_text(t->out, explain_bound_word(type));
    plycut_out_number(t->out, value);
}

void tell_count(const Telling *t, uint64_t count, const char *one, const char *many)
{
    plycut_out_format(t->out, "%llu %s", (unsigned long long)count, count == 1 ? one : many);
}

void tell_label(const Telling *t, const char *label)
{
    plycut_out_format(t->out, "%-12s" WRAP_HANG, label);
}

void tell_line(const Telling *t, const char *label, const char *text)
{
    if (text == NULL)
        return;
    tell_label(t, label);
    tell_text(t, text);
    plycut_out_char(t->out, '\n');
}

const char *explain_window_words(const Telling *t)
{
    return t->trace->options.aspiration > 0 ? "the window of the pass" : "the window asked for";
}

bool explain_same(double a, double b)
{
    return a >= b && a <= b;
}

bool explain_fails_high(const Telling *t, PlycutBound type)
{
    return type == (t->trace->nodes[0].player == PLYCUT_MAX ? PLYCUT_LOWER : PLYCUT_UPPER);
}

bool explain_windowed(const Telling *t)
{
    return t->trace->options.algorithm->windowed;
}
