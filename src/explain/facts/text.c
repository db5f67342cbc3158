/* What the written forms of answers share: names of nodes, numbers as people type them. */
#include "base/same.h"
#include "facts/facts.h"

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
void node_name_write(const Facts *facts, uint32_t n, const Notation *notation, PlycutText *text)
{
    const PlycutTraceNode *node = &facts->trace->nodes[n];
    if (goes_by_value(facts->trace, n, notation->naming))
        notation->number(text,
                         facts->index != NULL ? facts->index->tree.nodes[n].value : node->value);
    else if (notation->naming == NAMED_BY_PATH || !facts->trace->stored)
        text_add(text, node->path);
    else
        text_add(text, node->name);
}
