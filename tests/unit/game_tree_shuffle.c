/* A shuffled tree is the same tree but for the order of children: written with the children of each node sorted by their texts, it
 * and the first one are the same text. */
#include "unit/tree_kit.h"

enum { TEXT_ROOM = 4096, CHILDREN = 8 };

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

/* Of a leaf its name and value, of an inner node its player, static value and children, sorted; with its move and probability. */
static void sorted_write(const PlycutGame *game, const PlycutState *state, const char *move,
                         double probability, char *text)
{
    char children[CHILDREN][TEXT_ROOM];
    int count = 0, used;
    double value = 0;
    PlycutMoves moves;
    const PlycutRules *rules = game->rules;
    const bool inner = rules->moves(game, state, &moves);
    const bool valued = rules->static_value(game, state, &value);
    used = snprintf(text, TEXT_ROOM, "%s:%g:%d:%d=%g(", move != NULL ? move : "", probability,
                    inner ? (int)state->player : -1, valued, valued ? value : 0);
    for (PlycutMove next; inner && plycut_moves_take(&moves, &next); count++) {
        PlycutState child;
        rules->play(game, state, next, &child);
        const double likely =
            plycut_decides(state->player) ? 0 : rules->probability(game, state, next);
        sorted_write(game, &child, rules->edge_label(game, &child), likely, children[count]);
    }
    qsort(children, (size_t)count, TEXT_ROOM, by_text);
    for (int i = 0; i < count; i++)
        used += snprintf(text + used, TEXT_ROOM - (size_t)used, "%s ", children[i]);
    snprintf(text + used, TEXT_ROOM - (size_t)used, ")");
}

static void expect_same_but_for_order(const PlycutGame *a, const PlycutGame *b)
{
    static char texts[2][TEXT_ROOM];
    sorted_write(a, &a->root, NULL, 0, texts[0]);
    sorted_write(b, &b->root, NULL, 0, texts[1]);
    cr_expect_str_eq(texts[0], texts[1], "%s\n%s", texts[0], texts[1]);
}

static const char *const TREES[] = {
    "[[3,12,8],[2,4,6],[14,5,2]]",
    "[[3,12],[2,[4,[6,1]],5],7]",
    "{\"format\":\"plycut-tree\",\"version\":1,\"root\":\"min\",\"tree\":[[3,4],[5,[1,2]]]}",
    "{\"format\":\"plycut-tree\",\"version\":1,\"limits\":[0,9],\"tree\":{\"name\":\"Camp\","
    "\"children\":[{\"move\":\"ford\",\"children\":[1,2]},"
    "{\"move\":\"wait\",\"player\":\"chance\",\"static\":4,\"children\":[{\"probability\":0.25,"
    "\"value\":8},{\"probability\":0.75,\"name\":\"y\",\"value\":6}]},{\"move\":\"back\",\"value\":"
    "3}]}}",
};

Test(game_tree_shuffle, is_the_same_tree_in_another_order)
{
    for (size_t i = 0; i < sizeof TREES / sizeof *TREES; i++) {
        PlycutGame game = tree_make(TREES[i]);
        PlycutText first = problem_text(&game, -1);
        int moved = 0;
        for (uint64_t seed = 0; seed < 20; seed++) {
            PlycutGame shuffled, again;
            PlycutError error = {0};
            cr_assert(plycut_tree_shuffled(&game, seed, &shuffled, &error), "%s", error.text);
            cr_assert(plycut_tree_shuffled(&game, seed, &again, &error), "%s", error.text);
            expect_same_but_for_order(&game, &shuffled);
            PlycutText text = problem_text(&shuffled, -1), twice = problem_text(&again, -1);
            cr_expect_str_eq(text.bytes, twice.bytes);
            moved += strcmp(text.bytes, first.bytes) != 0;
            plycut_text_free(&text);
            plycut_text_free(&twice);
            plycut_game_release(&shuffled);
            plycut_game_release(&again);
        }
        cr_expect(moved > 15, "%s: %d of 20 differ", TREES[i], moved);
        plycut_text_free(&first);
        plycut_game_release(&game);
    }
}

/* Every order of three children is drawn about as often: 600 seeds, 100 for each of six orders. */
Test(game_tree_shuffle, draws_every_order)
{
    PlycutGame game = tree_make("[1,2,3]");
    int counts[6] = {0};
    static const char *const ORDERS[6] = {"[1,2,3]", "[1,3,2]", "[2,1,3]",
                                          "[2,3,1]", "[3,1,2]", "[3,2,1]"};
    for (uint64_t seed = 0; seed < 600; seed++) {
        PlycutGame shuffled;
        PlycutError error = {0};
        cr_assert(plycut_tree_shuffled(&game, seed, &shuffled, &error), "%s", error.text);
        PlycutText text = problem_text(&shuffled, -1);
        for (int i = 0; i < 6; i++)
            counts[i] += strstr(text.bytes, ORDERS[i]) != NULL;
        plycut_text_free(&text);
        plycut_game_release(&shuffled);
    }
    for (int i = 0; i < 6; i++)
        cr_expect(counts[i] > 60 && counts[i] < 140, "%s: %d", ORDERS[i], counts[i]);
    plycut_game_release(&game);
}

/* Letters belong to places, names to nodes; published answers are left out. */
Test(game_tree_shuffle, names_what_is_where)
{
    PlycutGame game = tree_make("{\"format\":\"plycut-tree\",\"version\":1,\"tree\":{\"children\":"
                                "[{\"name\":\"Wait\",\"children\":[1,2]},[3,4]]},"
                                "\"answers\":{\"minimax\":{\"value\":3}}}"),
               shuffled;
    PlycutError error = {0};
    for (uint64_t seed = 0; seed < 10; seed++) {
        cr_assert(plycut_tree_shuffled(&game, seed, &shuffled, &error), "%s", error.text);
        PlycutText text = {0};
        PlycutOut out;
        plycut_out_init(&out, plycut_text_write, &text);
        cr_assert(plycut_tree_write_file(&shuffled, &out) && plycut_out_flush(&out));
        cr_expect(strstr(text.bytes, "answers") == NULL);
        const bool moved = strstr(text.bytes, "Wait") > strstr(text.bytes, "3");
        expect_name(&shuffled, "/0", moved ? "B" : "Wait");
        expect_name(&shuffled, "/1", moved ? "Wait" : "B");
        plycut_text_free(&text);
        plycut_game_release(&shuffled);
    }
    plycut_game_release(&game);
}

Test(game_tree_shuffle, refuses_what_is_no_stored_tree)
{
    PlycutGame game, shuffled;
    PlycutError error = {0};
    cr_assert(plycut_game_parse("tictactoe:start", &game, &error));
    cr_expect(!plycut_tree_shuffled(&game, 1, &shuffled, &error));
    cr_expect_eq(error.code, PLYCUT_E_USAGE);
    plycut_game_release(&game);
}
