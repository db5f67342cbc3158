/* What explanations claim about whole trees, compared with searches: which leaves only deep cutoffs
 * prune, and that every pruned child is named. */
#include "explain_kit.h"

/* A small generator of trees: text of a tree spec, by a linear congruential generator. */
static unsigned draw(unsigned *state, unsigned below)
{
    *state = *state * 1664525u + 1013904223u;
    return (*state >> 16) % below;
}

static void grow(char *text, size_t size, unsigned *state, int plies)
{
    size_t used = strlen(text);
    if (plies == 0 || (plies < 3 && draw(state, 8) == 0)) {
        snprintf(text + used, size - used, "%u", draw(state, 7));
        return;
    }
    snprintf(text + used, size - used, "[");
    for (unsigned i = 0, count = 1 + draw(state, 3); i < count; i++) {
        if (i > 0)
            snprintf(text + strlen(text), size - strlen(text), ",");
        grow(text, size, state, plies - 1);
    }
    snprintf(text + strlen(text), size - strlen(text), "]");
}

/* The line that says which leaves only deep cutoffs prune names this one. */
static bool line_names(const char *line, const char *path)
{
    char place[64];
    snprintf(place, sizeof place, "(%s)", path);
    return line != NULL && strstr(line, place) != NULL;
}

static size_t expect_deep_only(const char *spec, PlycutOrder order, PlycutCut cut)
{
    PlycutGame game = kit_game(spec);
    PlycutSearchOptions deep = kit_options("alpha-beta"), shallow = kit_options("branch-and-bound");
    deep.order = shallow.order = order;
    deep.cut = shallow.cut = cut;
    PlycutTrace trace = kit_trace(&game, deep), other = kit_trace(&game, shallow);
    char *told = kit_told(&trace);
    const char *line = strstr(told, "Deep only");
    size_t count = 0;
    for (uint32_t i = 0; i < trace.node_count; i++) {
        const PlycutTraceNode *node = &trace.nodes[i];
        if (!node->leaf)
            continue;
        uint32_t twin = plycut_trace_find(&other, node->path);
        bool only = !node->visited && other.nodes[twin].visited;
        cr_expect_eq(line_names(line, node->path), only, "%s in %s", node->path, spec);
        count += only;
    }
    free(told);
    plycut_trace_free(&trace);
    plycut_trace_free(&other);
    plycut_game_release(&game);
    return count;
}

Test(words_leaves, deep_only_is_what_branch_and_bound_visits)
{
    unsigned state = 7;
    size_t found = 0;
    for (int i = 0; i < 150; i++) {
        char text[8192] = "tree:";
        grow(text, sizeof text, &state, 5);
        found += expect_deep_only(text, i % 2 ? PLYCUT_ORDER_GIVEN : PLYCUT_ORDER_REVERSED,
                                  i % 3 ? PLYCUT_CUT_EQUAL : PLYCUT_CUT_STRICT);
    }
    cr_expect_gt(found, 20, "too few trees with deep cutoffs to tell: %zu", found);
    for (size_t i = 0; i < CATALOGUE_SIZE; i++)
        expect_deep_only(CATALOGUE[i], PLYCUT_ORDER_GIVEN, PLYCUT_CUT_EQUAL);
}

/* Every child that a cutoff prunes is named by its path, and so are its leaves. */
static void expect_named(const PlycutTrace *trace, const char *told, uint32_t id)
{
    const PlycutTraceNode *node = &trace->nodes[id];
    cr_expect(line_names(told, node->path), "%s", node->path);
    for (uint32_t i = 0; i < node->child_count; i++)
        if (trace->nodes[node->first_child + i].leaf)
            expect_named(trace, told, node->first_child + i);
}

Test(words_leaves, what_is_pruned_is_named)
{
    for (size_t i = 0; i < CATALOGUE_SIZE; i++) {
        PlycutGame game = kit_game(CATALOGUE[i]);
        PlycutTrace trace = kit_trace(&game, kit_options("alpha-beta"));
        char *told = kit_told(&trace);
        cr_expect_gt(trace.pruned_count, 0);
        for (size_t k = 0; k < trace.pruned_count; k++)
            expect_named(&trace, told, trace.pruned[k]);
        free(told);
        plycut_trace_free(&trace);
        plycut_game_release(&game);
    }
}
