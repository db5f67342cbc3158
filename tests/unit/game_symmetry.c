/* The symmetries of a board, and searches whose table treats images of a position as the same position. */
#include "unit/othello_kit.h"

#include <plycut/algorithm.h>

static const int SIDES[] = {3, 4, 6, 8};

/* Where a symmetry moves a square: columns and rows are exchanged first, then reversed. */
static unsigned moved(unsigned square, int side, unsigned symmetry)
{
    const unsigned last = (unsigned)side - 1;
    unsigned column = symmetry & 1 ? square / 8 : square % 8,
             row = symmetry & 1 ? square % 8 : square / 8;
    row = symmetry & 2 ? last - row : row;
    column = symmetry & 4 ? last - column : column;
    return 8 * row + column;
}

Test(game_symmetry, squares_move_by_their_coordinates_and_back)
{
    for (size_t i = 0; i < sizeof SIDES / sizeof *SIDES; i++)
        for (unsigned symmetry = 0; symmetry < PLYCUT_SYMMETRIES; symmetry++)
            for (int square = 0; square < 64; square++) {
                if (square % 8 >= SIDES[i] || square / 8 >= SIDES[i])
                    continue;
                const uint64_t set = UINT64_C(1) << square,
                               image = plycut_image(set, SIDES[i], symmetry);
                cr_assert_eq(image, UINT64_C(1) << moved((unsigned)square, SIDES[i], symmetry));
                cr_assert_eq(plycut_image(image, SIDES[i], plycut_symmetry_back(symmetry)), set);
            }
}

Test(game_symmetry, all_images_have_the_same_least_image)
{
    const uint64_t sets[2] = {UINT64_C(0x0000001028040000), UINT64_C(0x0000080810100000)};
    uint64_t least[2], other[2];
    plycut_least_image(sets, 8, 0xff, least);
    for (unsigned i = 0; i < PLYCUT_SYMMETRIES; i++) {
        const uint64_t image[2] = {plycut_image(sets[0], 8, i), plycut_image(sets[1], 8, i)};
        const unsigned by = plycut_least_image(image, 8, 0xff, other);
        cr_assert_arr_eq(other, least, sizeof least);
        cr_assert_eq(plycut_image(image[0], 8, by), least[0]);
    }
    cr_assert_eq(plycut_least_image(sets, 8, 0, other), 0);
    cr_assert_arr_eq(other, sets, sizeof sets);
}

/* Othello's start is unchanged by reflection in a diagonal and by half a turn. */
Test(game_symmetry, of_the_first_positions)
{
    PlycutGame start = game_of("othello:start"), empty = game_of("tictactoe:start"),
               later = game_of("othello:f5");
    cr_assert_eq(plycut_symmetries(start.root.word, 8), 1u << 0 | 1u << 1 | 1u << 6 | 1u << 7);
    cr_assert_eq(plycut_symmetries(empty.root.word, 3), 0xff);
    cr_assert_eq(plycut_symmetries(later.root.word, 8), 1u << 0);
    plycut_game_release(&start);
    plycut_game_release(&empty);
    plycut_game_release(&later);
}

static bool ignore(void *self, const PlycutEvent *event)
{
    (void)self;
    (void)event;
    return true;
}

/* The value is that of minimax without a table; quiet and traced searches agree. Returns the number
 * of nodes. */
static uint64_t same_value(const PlycutGame *game, PlycutSearchOptions options, double value)
{
    static PlycutResult quiet, traced;
    PlycutObserver observer = {.event = ignore};
    PlycutError error = {0};
    cr_assert(plycut_search(game, &options, NULL, &quiet, &error), "%s", error.text);
    cr_assert(plycut_search(game, &options, &observer, &traced, &error), "%s", error.text);
    cr_assert_eq(quiet.value, value);
    cr_assert_eq(traced.value, value);
    cr_assert(quiet.nodes == traced.nodes && quiet.leaves == traced.leaves &&
              quiet.known == traced.known);
    return quiet.nodes;
}

/* Every way to search with a table visits fewer nodes if images are the same, and finds the same value. */
static void saves_nodes(const char *spec, const char *evaluation, int depth)
{
    static const char *const orders[] = {"given", "hash,static", "hash,killer,history",
                                         "hash,fewest"};
    PlycutGame game = game_of(spec);
    PlycutError error = {0};
    PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_full());
    PlycutResult truth;
    if (evaluation != NULL)
        value_by(&game, evaluation, "discs");
    options.depth = depth;
    cr_assert(plycut_search(&game, &options, NULL, &truth, &error), "%s", error.text);
    options.table = 5000;
    for (size_t i = 0; i < plycut_algorithm_count(); i++)
        for (size_t order = 0; order < sizeof orders / sizeof *orders; order++)
            for (int deepen = 0; deepen < 2; deepen++) {
                if (plycut_algorithm(i)->gives == PLYCUT_GIVES_PROBE)
                    continue;
                options.algorithm = plycut_algorithm(i);
                options.deepen = deepen;
                cr_assert(plycut_ordering_parse(orders[order], &options, &error));
                options.symmetry = false;
                const uint64_t apart = same_value(&game, options, truth.value);
                options.symmetry = true;
                cr_assert_lt(same_value(&game, options, truth.value), apart);
            }
    plycut_game_release(&game);
}

/* Under fail-hard a table's exact value is clipped to the window of a test, and must be searched again. */
Test(game_symmetry, a_clipped_value_of_the_table_is_no_value)
{
    PlycutGame game = game_of("tictactoe:X../.O./...");
    PlycutError error = {0};
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm_find("negascout", &error));
    options.cut = PLYCUT_CUT_STRICT;
    options.fail = PLYCUT_FAIL_HARD;
    options.depth = 6;
    options.table = 10000;
    cr_assert(plycut_ordering_parse("worst", &options, &error));
    same_value(&game, options, 0);
    plycut_game_release(&game);
}

Test(game_symmetry, saves_nodes_and_changes_no_value)
{
    saves_nodes("tictactoe:start", NULL, 6);
    saves_nodes("othello:4x4", "discs", 7);
    saves_nodes("othello:6x6", "tutorial", 4);
    saves_nodes("othello:start", "discs", 5);
    saves_nodes("othello:start", "norvig", 4);
}

/* ---- Trees up to symmetry -------------------------------------------------------------------- */

/* The board as text, moved by a symmetry square by square. */
static void moved_board(const char *board, int side, unsigned symmetry, char *text)
{
    for (int i = 0; i < side * side; i++) {
        const unsigned square = moved((unsigned)(8 * (i / side) + i % side), side, symmetry);
        text[square / 8 * (unsigned)side + square % 8] = board[i];
    }
    text[side * side] = '\0';
}

static bool are_images(const char *one, const char *other, int side)
{
    char text[65];
    for (unsigned symmetry = 0; symmetry < PLYCUT_SYMMETRIES; symmetry++) {
        moved_board(one, side, symmetry, text);
        if (strcmp(text, other) == 0)
            return true;
    }
    return false;
}

/* The nodes of the tree up to symmetry, by the boards alone: a move counts if no earlier one leads to an image. */
static unsigned long naive_nodes(const PlycutGame *game, const PlycutState *state, int depth)
{
    PlycutMoves moves;
    PlycutMove move;
    char boards[64][65];
    size_t count = 0;
    unsigned long nodes = 1;
    if (depth == 0 || !game->rules->moves(game, state, &moves))
        return 1;
    while (plycut_moves_take(&moves, &move)) {
        PlycutState child;
        game->rules->play(game, state, move, &child);
        const int side =
            plycut_board_side(game->rules->board->squares(game, &child, boards[count]));
        bool image = false;
        for (size_t i = 0; i < count && !image; i++)
            image = are_images(boards[i], boards[count], side);
        if (image)
            continue;
        count++;
        nodes += naive_nodes(game, &child, depth - 1);
    }
    return nodes;
}

Test(game_symmetry, trees_up_to_symmetry_have_the_classes_and_the_values)
{
    static const struct {
        const char *spec;
        int depth;
    } CASES[] = {{"tictactoe:start", 2}, {"tictactoe:start", 5}, {"tictactoe:X../.../...", 8},
                 {"othello:start", 1},   {"othello:start", 4},   {"othello:f5", 4}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        PlycutGame whole = game_of(CASES[i].spec), narrowed = game_of(CASES[i].spec);
        PlycutError error = {0};
        PlycutSearchOptions options =
            plycut_search_defaults(plycut_algorithm_find("minimax", &error));
        PlycutResult all, few;
        options.depth = CASES[i].depth;
        cr_assert(plycut_game_up_to_symmetry(&narrowed, &error), "%s", error.text);
        cr_assert(plycut_search(&whole, &options, NULL, &all, &error), "%s", error.text);
        cr_assert(plycut_search(&narrowed, &options, NULL, &few, &error), "%s", error.text);
        cr_expect_eq(few.nodes, naive_nodes(&whole, &whole.root, CASES[i].depth), "%s to %d: %lu",
                     CASES[i].spec, CASES[i].depth, (unsigned long)few.nodes);
        cr_expect_eq(few.value, all.value, "%s to %d", CASES[i].spec, CASES[i].depth);
        cr_expect_leq(few.nodes, all.nodes);
        plycut_game_release(&whole);
        plycut_game_release(&narrowed);
    }
}

Test(game_symmetry, a_game_without_a_board_has_none)
{
    PlycutGame game = game_of("tree:[[3,12],[2,4]]");
    PlycutError error = {0};
    cr_expect_not(plycut_game_up_to_symmetry(&game, &error));
    cr_expect_eq(error.code, PLYCUT_E_USAGE);
    plycut_game_release(&game);
}
