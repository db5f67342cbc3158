/* sheet_fits.c - what cannot be a sheet, and why. */
#include "scene/wording.h"
#include "sheet/sheet.h"

#include <math.h>

static bool whole_tree(const PlycutTrace *trace, PlycutError *error)
{
    for (uint32_t n = 0; n < trace->node_count; n++) {
        const PlycutTraceNode *node = &trace->nodes[n];
        const bool there =
            node->leaf ? trace->stored || !isnan(node->value) : node->child_count > 0;
        if (!there)
            return plycut_fail(
                error, PLYCUT_E_USAGE,
                "a sheet shows the whole tree, but the trace does not contain what is "
                "below %s",
                node->path);
    }
    return true;
}

/* Questions ask for nodes by name. */
static bool whole_names(const PlycutTrace *trace, PlycutError *error)
{
    for (uint32_t n = 0; n < trace->node_count; n++)
        if (!label_name_is_whole(trace, n))
            return plycut_fail_at(
                error, PLYCUT_E_LIMIT, NULL, 0, 0, trace->nodes[n].path,
                "the name '%.80s' is too long for the picture of an exercise: shorten it",
                trace->nodes[n].name);
    return true;
}

static bool asks_something(const PlycutPrunedIfs *unknown, PlycutError *error)
{
    for (size_t i = 0; i < unknown->count; i++)
        if (unknown->items[i].asked)
            return true;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "no single leaf without a value decides what is pruned");
}

bool plycut_sheet_asks(const PlycutTrace *trace, PlycutFactSet questions, PlycutError *error)
{
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++)
        if ((questions >> fact & 1u) != 0 && ask_fits(trace, fact))
            return true;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "a sheet asks none of these questions about a search by %s",
                       trace->options.algorithm->name);
}

bool sheet_fits(const PlycutTrace *trace, const PlycutSheet *sheet, PlycutError *error)
{
    const PlycutSearchOptions *o = &trace->options;
    char text[PLYCUT_ORDERING_MAX];
    if (trace->node_count > PLYCUT_SHEET_NODES)
        return plycut_fail(error, PLYCUT_E_LIMIT,
                           "the tree has %u nodes, and a sheet has room for %d", trace->node_count,
                           PLYCUT_SHEET_NODES);
    if (!plycut_search_tests(o) && (plycut_search_has_passes(o) || o->table > 0))
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "a sheet needs a search of a single pass, without a transposition table");
    if ((o->order != PLYCUT_ORDER_GIVEN && o->order != PLYCUT_ORDER_REVERSED) || o->learned != 0)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "on a sheet, children are searched from left to right or from right to left: "
            "give --order given or reversed, not %s",
            plycut_ordering_text(o, text));
    return (sheet->questions == 0 || plycut_sheet_asks(trace, sheet->questions, error)) &&
           whole_names(trace, error) &&
           (sheet->unknown != NULL ? asks_something(sheet->unknown, error)
                                   : whole_tree(trace, error));
}
