/* What sentences call nodes: by name in a stored tree, by path if names are only moves. */
#include "facts/facts.h"
#include "words/sentence.h"

#include <string.h>

NodeForm node_form(const char *word, size_t length)
{
    static const char *const WORDS[] = {"", "place", "leaf", "move", "player"};
    NodeForm form = FORM_NAME;
    while (form < NODE_FORMS &&
           (strlen(WORDS[form]) != length || memcmp(WORDS[form], word, length) != 0))
        form++;
    return form;
}

static const char *spoken_name(const PlycutTrace *trace, uint32_t node, bool begins)
{
    const PlycutTraceNode *n = &trace->nodes[node];
    return trace->stored ? n->name
           : node != 0   ? n->path
                         : text_of(begins ? SENTENCE_THE_ROOT_BEGINS : SENTENCE_THE_ROOT);
}

const char *node_label(const PlycutTrace *trace, uint32_t node)
{
    const PlycutTraceNode *n = &trace->nodes[node];
    return n->label != NULL && strcmp(n->label, n->name) != 0 ? n->label : NULL;
}

bool is_named_by_value(const PlycutTrace *trace, uint32_t node)
{
    return trace->stored && leaf_named_by_value(&trace->nodes[node]);
}

static TextId template_of(const PlycutTrace *trace, uint32_t node, NodeForm form, const char *label)
{
    if (form == FORM_PLAYER)
        return PLYCUT_BY_PLAYER(trace->nodes[node].player, SENTENCE_MAX, SENTENCE_MIN,
                                SENTENCE_CHANCE);
    if (form == FORM_LEAF && is_named_by_value(trace, node))
        return SENTENCE_LEAF_CALLED;
    if (form == FORM_NAME || form == FORM_LEAF || !trace->stored)
        return SENTENCE_NAME;
    if (node == 0)
        return SENTENCE_ROOT_PLACE;
    if (label == NULL)
        return SENTENCE_PLACE;
    return form == FORM_MOVE ? SENTENCE_MOVE : SENTENCE_PLACE_BY;
}

void sentence_node(PlycutOut *out, const PlycutTrace *trace, uint32_t node, NodeForm form,
                   bool begins)
{
    const char *label = node_label(trace, node);
    sentence_write(out, trace, text_of(template_of(trace, node, form, label)),
                   TERMS(TEXT(name, spoken_name(trace, node, begins)),
                         TEXT(path, trace->nodes[node].path), TEXT(label, label)));
}
