/* tree_text.c - the tree of a picture as a text: in the short form, with the names that the picture shows. */
#include "base/same.h"
#include "facts/facts.h"
#include "game/short_write.h"
#include "render/heading.h"
#include "scene/shown.h"

#include <plycut/render.h>

#include <math.h>
#include <string.h>

/* Letters of a tree that is its own title: what a line has room for. The page that makes trees has the same number. */
enum { TITLE_LENGTH = 60 };

/* Is every child of the chance node as likely as the others? Then no probability is written. */
static bool equally_likely(const PlycutTrace *trace, const PlycutTraceNode *parent)
{
    const PlycutTraceNode *children = &trace->nodes[parent->first_child];
    for (uint32_t i = 1; i < parent->child_count; i++)
        if (!same_number(children[i].probability, children[0].probability))
            return false;
    return true;
}

static double probability_shown(const PlycutTrace *trace, const PlycutTraceNode *node)
{
    if (node->parent == PLYCUT_NO_NODE || !(node->probability > 0) ||
        equally_likely(trace, &trace->nodes[node->parent]))
        return 0;
    return node->probability;
}

/* Every name of a stored tree but those that leaves have by their values; of a generated game what the picture shows. */
static const char *name_written(const PlycutTrace *trace, uint32_t n)
{
    const PlycutTraceNode *node = &trace->nodes[n];
    const char *name = !trace->stored              ? label_name(trace, n)
                       : leaf_named_by_value(node) ? ""
                                                   : node->name;
    return name[0] == '\0' ? NULL : name;
}

/* Of a stored tree what it says: also the name of a node that nobody has asked for, and a move that is its node's name. */
static ShortNode text_node(const void *of_trace, uint32_t n)
{
    const PlycutTrace *trace = of_trace;
    const PlycutTraceNode *node = &trace->nodes[n];
    const bool unknown = node->child_count == 0 && !(node->leaf && !isnan(node->value));
    const char *name = !unknown || trace->stored ? name_written(trace, n) : NULL;
    return (ShortNode){.first_child = node->first_child,
                       .child_count = node->child_count,
                       .ply = node->ply,
                       .player = node->player,
                       .unknown = unknown,
                       .value = node->value,
                       .name = name == NULL && unknown ? "?" : name,
                       .move = trace->stored ? node->label : node_label(trace, n),
                       .probability = probability_shown(trace, node)};
}

void tree_text_write(const PlycutTrace *trace, PlycutOut *out)
{
    short_tree_write(text_node, trace, trace->node_count, PLYCUT_SHORT_TEXT, out);
}

/* ---- A title for a tree that has none --------------------------------------------------------- */

static uint64_t tree_leaves(const PlycutTrace *trace)
{
    uint64_t leaves = 0;
    for (uint32_t n = 0; n < trace->node_count; n++)
        leaves += trace->nodes[n].child_count == 0;
    return leaves;
}

/* False: what is written is not the tree itself. */
static bool stored_title_write(const PlycutTrace *trace, PlycutOut *out)
{
    PlycutText text = {0};
    PlycutOut whole;
    plycut_out_init(&whole, plycut_text_write, &text);
    if (trace->node_count <= TITLE_LENGTH) /* a node has at least one letter */
        tree_text_write(trace, &whole);
    const bool written = plycut_out_flush(&whole),
               fits = text.length > 0 && text.length <= TITLE_LENGTH;
    plycut_out_memory(out, written);
    if (fits)
        plycut_out_bytes(out, text.bytes, text.length);
    else
        wording_write(out, SAY_TITLE_TREE, TERMS(COUNT(count, tree_leaves(trace))));
    plycut_text_free(&text);
    return fits;
}

bool plycut_tree_title(const PlycutTrace *trace, PlycutOut *out)
{
    if (trace->stored)
        return stored_title_write(trace, out);
    const bool fits = trace->spec != NULL && strlen(trace->spec) <= TITLE_LENGTH;
    plycut_out_text(out, fits ? trace->spec : trace->game);
    return fits;
}
