/* Node types: in the minimal tree those of Knuth and Moore, in other trees by window and value. */
#include "explain_kit.h"
#include "facts/derive.h"

static int type_of(const Facts *facts, uint32_t node)
{
    Answer answer = fact_derive(facts, PLYCUT_FACT_TYPES, node, 0);
    cr_assert_not(answer.never);
    return answer.word;
}

/* The type of a child, first or later, as it follows from the type of a visited node. */
static int type_of_child(int type, bool first)
{
    if (type == TYPES_PV)
        return first ? TYPES_PV : TYPES_CUT;
    return type == TYPES_CUT ? TYPES_ALL : TYPES_CUT;
}

Test(facts_types, of_the_minimal_tree_are_those_of_knuth_and_moore)
{
    PlycutGame game = kit_game("best-first-b3-d4");
    PlycutTrace trace = kit_trace(&game, kit_options("alpha-beta"));
    PlycutError error = {0};
    Facts facts;
    int counts[3] = {0};
    cr_assert(facts_open(&facts, &trace, NULL, &error));
    for (uint32_t n = 0; n < trace.node_count; n++) {
        const PlycutTraceNode *node = &trace.nodes[n];
        if (!node->visited)
            continue;
        int type = type_of(&facts, n);
        counts[type]++;
        if (n > 0)
            cr_expect_eq(type,
                         type_of_child(type_of(&facts, node->parent),
                                       trace.nodes[node->parent].first_child == n),
                         "%s", node->path);
    }
    cr_expect_eq(counts[TYPES_PV], 5); /* one node per ply */
    cr_expect_gt(counts[TYPES_CUT], counts[TYPES_ALL]);
    facts_close(&facts);
    plycut_trace_free(&trace);
    plycut_game_release(&game);
}

/* AIMA's C (2, at most) stops, D (14, 5, 2) reaches alpha with its last child: both fail high for MIN. */
Test(facts_types, follow_the_window_of_the_player_to_move)
{
    static const struct {
        const char *spec, *path;
        int type;
    } CASES[] = {
        {"aima-two-ply", "/", TYPES_PV},      {"aima-two-ply", "/0", TYPES_PV},
        {"aima-two-ply", "/1", TYPES_CUT},    {"aima-two-ply", "/2", TYPES_CUT},
        {"aima-two-ply", "/1/0", TYPES_ALL},  {"aima-two-ply", "/2/0", TYPES_PV},
        {"eppstein-deep", "/0/1", TYPES_CUT}, {"eppstein-deep", "/1/0/0", TYPES_CUT},
        {"eppstein-deep", "/1/0", TYPES_ALL},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        PlycutGame game = kit_game(CASES[i].spec);
        PlycutTrace trace = kit_trace(&game, kit_options("alpha-beta"));
        PlycutError error = {0};
        Facts facts;
        cr_assert(facts_open(&facts, &trace, NULL, &error));
        cr_expect_eq(type_of(&facts, plycut_trace_find(&trace, CASES[i].path)), CASES[i].type,
                     "%s %s", CASES[i].spec, CASES[i].path);
        facts_close(&facts);
        plycut_trace_free(&trace);
        plycut_game_release(&game);
    }
}
