/* kit.c - what the property tests share. */
#include "property/kit.h"
#include "bytes.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool kit_same(double a, double b)
{
    return a >= b && a <= b;
}

PlycutBound kit_type_in_window(const PlycutSearchOptions *options, double value)
{
    PlycutSearchOptions o = plycut_search_effective(options);
    return value <= o.alpha ? PLYCUT_UPPER : value >= o.beta ? PLYCUT_LOWER : PLYCUT_EXACT;
}

PlycutResult kit_search(const PlycutGame *game, const PlycutSearchOptions *options)
{
    PlycutError error = {0};
    PlycutResult result;
    cr_assert(plycut_search(game, options, NULL, &result, &error), "%s", error.text);
    return result;
}

const char *kit_options_text(const PlycutSearchOptions *o)
{
    static char text[400];
    char order[PLYCUT_ORDERING_MAX];
    snprintf(text, sizeof text,
             "%s order %s cut %s fail %s depth %d window %g,%g deepen %d aspiration %g guess %d %g "
             "nodes %llu swing %g,%d table %llu",
             o->algorithm->name, plycut_ordering_text(o, order), plycut_cut_text(o->cut),
             plycut_fail_text(o->fail), o->depth, o->alpha, o->beta, o->deepen, o->aspiration,
             o->has_guess, o->guess, (unsigned long long)o->node_budget, o->quiescence,
             o->extension, (unsigned long long)o->table);
    return text;
}

/* ---- Traces ---------------------------------------------------------------------------------- */

PlycutText kit_write(const PlycutGame *game, const PlycutSearchOptions *options, PlycutError *error)
{
    PlycutText text = {0};
    static PlycutOut out;
    PlycutTraceWriter writer;
    PlycutObserver observer = {plycut_trace_writer_event, &writer};
    PlycutResult result;
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_trace_writer_begin(&writer, &out, game, options, PLYCUT_VALUES_MAX, NULL);
    bool done = plycut_search(game, options, &observer, &result, error);
    plycut_trace_writer_end(&writer, done ? &result : NULL);
    cr_assert(plycut_out_flush(&out));
    if (!done)
        plycut_text_free(&text);
    return done ? text : (PlycutText){0};
}

bool kit_rewrite(const char *bytes, size_t length, PlycutText *text, PlycutError *error)
{
    Bytes from = {bytes, length, 0};
    PlycutSource source = {bytes_read, &from, "trace"};
    static PlycutOut out;
    PlycutTraceWriter writer;
    PlycutObserver observer = {plycut_trace_writer_event, &writer};
    PlycutResult result;
    PlycutTraceReader *reader = plycut_trace_reader_open(&source, error);
    if (reader == NULL)
        return false;
    plycut_out_init(&out, plycut_text_write, text);
    plycut_trace_writer_begin(&writer, &out, plycut_trace_reader_game(reader),
                              plycut_trace_reader_options(reader), PLYCUT_VALUES_MAX,
                              plycut_trace_reader_generator(reader));
    bool done = plycut_trace_reader_replay(reader, 0, &observer, &result, error);
    plycut_trace_writer_end(&writer, done ? &result : NULL);
    plycut_out_flush(&out);
    plycut_trace_reader_close(reader);
    return done;
}

/* ---- Games ----------------------------------------------------------------------------------- */

PlycutGame kit_game(const char *spec)
{
    PlycutGame game;
    PlycutError error = {0};
    cr_assert(plycut_game_parse(spec, &game, &error), "%s: %s", spec, error.text);
    return game;
}

void kit_over_static_trees(int first, int trees, KitCheck *check)
{
    for (int i = first; i < first + trees; i++) {
        uint64_t random = (uint64_t)i * 0x9e3779b97f4a7c15u;
        NaiveShape shape = naive_shape(&random);
        shape.statics = true;
        NaiveNode *tree = naive_tree(&shape, &random);
        PlycutGame game;
        naive_game(tree, &game);
        check(tree, &game, &random);
        plycut_game_release(&game);
        naive_free(tree);
    }
}

/* Play from the root; stops at an end. */
static void play_some(const PlycutGame *game, uint64_t *random, int moves, PlycutState *state)
{
    for (*state = game->root; moves > 0; moves--) {
        PlycutMoves left;
        PlycutMove move = 0;
        PlycutState next;
        if (!game->rules->moves(game, state, &left))
            return;
        for (int skip = naive_below(random, (int)plycut_moves_count(&left)) + 1; skip > 0; skip--)
            plycut_moves_take(&left, &move);
        game->rules->play(game, state, move, &next);
        *state = next;
    }
}

PlycutGame kit_othello(uint64_t *random, int size, int most_moves)
{
    char spec[32], squares[65];
    snprintf(spec, sizeof spec, size == 8 ? "othello:start" : "othello:%dx%d", size, size);
    PlycutGame start = kit_game(spec), game;
    PlycutState state;
    PlycutError error = {0};
    play_some(&start, random, naive_below(random, most_moves + 1), &state);
    size_t count = start.rules->board->squares(&start, &state, squares);
    bool black = state.player == PLYCUT_MAX; /* at the start Black is */
    cr_assert(plycut_othello_board(squares, count, black ? 'X' : 'O', &game, &error), "%s",
              error.text);
    plycut_game_release(&start);
    if (naive_below(random, 3) == 0)
        plycut_game_set_root(&game, PLYCUT_MIN);
    return game;
}

/* ---- Options --------------------------------------------------------------------------------- */

static double draw_guess(uint64_t *random, double truth)
{
    const double guesses[] = {
        truth, truth - 1, truth + 1, truth + 2.5, truth - 7, 9007199254740992., -9007199254740992.,
        1e300, -1.7e308,  0.1,       0,           truth + 40};
    return KIT_PICK(random, guesses);
}

static void draw_passes(uint64_t *random, double truth, PlycutSearchOptions *o)
{
    static const double ASPIRATIONS[] = {2.3e-308, 1e-300, 0.1, 0.5, 1, 1, 2, 3, 8, 1e300, 1.7e308};
    o->deepen = naive_below(random, 3) > 0;
    if (naive_below(random, 2) == 0)
        o->node_budget = (uint64_t)naive_below(random, 120) + 1;
    o->has_guess = naive_below(random, 2) == 0;
    o->guess = o->has_guess ? draw_guess(random, truth) : 0;
    bool deepens = o->deepen || o->node_budget != 0;
    if (naive_below(random, 3) > 0 && (deepens || o->has_guess))
        o->aspiration = KIT_PICK(random, ASPIRATIONS);
    o->has_guess = o->has_guess && o->aspiration > 0;
}

static bool sorts_ties(PlycutOrder order, bool othello)
{
    return order == PLYCUT_ORDER_STATIC || order == PLYCUT_ORDER_FEWEST ||
           (othello && (order == PLYCUT_ORDER_MOBILITY || order == PLYCUT_ORDER_PARITY));
}

static void draw_order(uint64_t *random, bool othello, PlycutSearchOptions *o)
{
    static const uint64_t TABLES[] = {0, 0, 1, 2, 7, 50, 1000};
    static const int FROM[] = {0, 0, 1, 2, 3};
    do
        o->order = (PlycutOrder)naive_below(random, PLYCUT_ORDER_SHUFFLE + 1);
    while (!othello && (o->order == PLYCUT_ORDER_MOBILITY || o->order == PLYCUT_ORDER_PARITY));
    PlycutOrder then = (PlycutOrder)naive_below(random, PLYCUT_ORDER_SHUFFLE + 1);
    if (sorts_ties(then, othello) && then != o->order && o->order != PLYCUT_ORDER_GIVEN &&
        o->order != PLYCUT_ORDER_REVERSED && o->order != PLYCUT_ORDER_SHUFFLE)
        o->then = then;
    o->table_from = KIT_PICK(random, FROM);
    o->seed = o->order == PLYCUT_ORDER_SHUFFLE ? naive_random(random) >> 20 : 0;
    o->learned = (unsigned)naive_below(random, 8);
    o->table = KIT_PICK(random, TABLES);
    if (o->table == 0)
        o->learned &= ~(unsigned)PLYCUT_LEARNED_HASH;
}

static void draw_window(uint64_t *random, double truth, PlycutSearchOptions *o)
{
    int windows = naive_below(random, 6);
    double low = truth + naive_below(random, 7) - 4;
    if (windows == 1 || windows == 3)
        o->alpha = low;
    if (windows == 2 || windows == 3)
        o->beta = low + 1 + naive_below(random, 5);
}

PlycutSearchOptions kit_options(uint64_t *random, const KitRange *range)
{
    size_t algorithm = (size_t)naive_below(random, 5);
    PlycutSearchOptions o = plycut_search_defaults(plycut_algorithm(algorithm < 2 ? algorithm : 2));
    o.cut = (PlycutCut)naive_below(random, 2);
    o.fail = (PlycutFail)naive_below(random, 2);
    if (!range->to_the_end || naive_below(random, 3) > 0)
        o.depth = range->least + naive_below(random, range->depth + 1 - range->least);
    draw_passes(random, range->truth, &o);
    draw_order(random, range->othello, &o);
    if (o.aspiration <= 0)
        draw_window(random, range->truth, &o);
    if (naive_below(random, 3) == 0 && (o.depth >= 0 || o.deepen || o.node_budget != 0)) {
        o.quiescence = 1 + naive_below(random, 12) * 0.5;
        o.extension = 1 + naive_below(random, 4);
    }
    return o;
}
