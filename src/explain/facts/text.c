/* What the written forms of answers share: names of nodes, numbers as people type them. */
#include "base/same.h"
#include "facts/called.h"

#include <math.h>
#include <string.h>

bool number_is_right(const PlycutTrace *trace, double given, double found)
{
    const double off = fabs(given - found);
    if (!trace->chance || !(off <= 0.01) || same_number(given, round(given)))
        return same_number(given, found);
    for (double unit = 100; unit <= 1e9; unit *= 10)
        if (same_number(round(given * unit) / unit, given))
            return off * unit <= 0.5 + 1e-6;
    return same_number(given, found);
}

void text_add(PlycutText *text, const char *more)
{
    (void)plycut_text_write(text, more, strlen(more));
}

void text_add_number(PlycutText *text, double value)
{
    char digits[PLYCUT_NUMBER_SIZE];
    (void)plycut_text_write(text, digits, plycut_fraction_text(value, digits));
}

void text_json(PlycutText *text, PlycutJson *json)
{
    plycut_out_memory(json->out, !text->failed);
    plycut_json_string(json, text->bytes != NULL ? text->bytes : "");
    plycut_text_free(text);
}

const Notation plain_notation = {.naming = NAMED,
                                 .number = text_add_number,
                                 .at_least = ">=",
                                 .at_most = "<=",
                                 .more = ">",
                                 .less = "<",
                                 .alpha = "alpha",
                                 .beta = "beta",
                                 .never = "never visited",
                                 .none = "none",
                                 .always = "always",
                                 .no_value = "never",
                                 .or_else = " or ",
                                 .open = "several leaves without values decide it"};

/* ---- Names ----------------------------------------------------------------------------------- */

bool leaf_named_by_value(const PlycutTraceNode *node)
{
    char digits[PLYCUT_NUMBER_SIZE + 4];
    if (!node->leaf || isnan(node->value))
        return false;
    size_t length = plycut_fraction_text(node->value, digits);
    memcpy(digits + length, " of ", sizeof " of ");
    return node->name[0] == '\0' || strncmp(node->name, digits, length + 4) == 0;
}

static bool shares_value(const PlycutTrace *trace, uint32_t n)
{
    for (uint32_t i = 0; i < trace->node_count; i++)
        if (i != n && trace->nodes[i].leaf &&
            same_number(trace->nodes[i].value, trace->nodes[n].value))
            return true;
    return false;
}

static bool goes_by_value(const PlycutTrace *trace, uint32_t n, Naming naming)
{
    return trace->nodes[n].leaf &&
           (naming == NAMED_BY_VALUE ||
            (naming == NAMED_SHORTLY && trace->stored && leaf_named_by_value(&trace->nodes[n]) &&
             !shares_value(trace, n)));
}

/* In a generated game, a node's name is its move, and many nodes share it. */
/* Does another node have the name? With an index, its neighbours in the order of names would. */
static bool name_is_shared(const PlycutTrace *trace, const TreeIndex *index, uint32_t node)
{
    const char *name = trace->nodes[node].name;
    if (index != NULL)
        return called_exactly(index, (NameText){name, strlen(name)}).count > 1;
    for (uint32_t i = 0; i < trace->node_count; i++)
        if (i != node && strcmp(trace->nodes[i].name, name) == 0)
            return true;
    return false;
}

const char *node_word_in(const PlycutTrace *trace, const TreeIndex *index, uint32_t node)
{
    const PlycutTraceNode *n = &trace->nodes[node];
    return !trace->stored || name_is_shared(trace, index, node) ? n->path : n->name;
}

void node_name_write(const Facts *facts, uint32_t n, const Notation *notation, PlycutText *text)
{
    const PlycutTraceNode *node = &facts->trace->nodes[n];
    if (goes_by_value(facts->trace, n, notation->naming))
        notation->number(text,
                         facts->index != NULL ? facts->index->tree.nodes[n].value : node->value);
    else
        text_add(text, notation->naming == NAMED_BY_PATH
                           ? node->path
                           : node_word_in(facts->trace, facts->index, n));
}
