/* Trees of all kinds, with the worst names, written in the short form, for links and as an outline, and read again: the same tree,
 * node by node. */
#include "unit/tree_kit.h"

#include "base/draws.h"
#include "base/same.h"
#include "render/heading.h"

#include <math.h>
#include <plycut/trace.h>

/* ---- Random trees in JSON -------------------------------------------------------------------- */

typedef struct Random {
    uint64_t state;
    PlycutJson json;
    int names,
        kinds; /* names that were given; 0: only plain trees, 1: names, moves ..., 2: unknown leaves, too */
} Random;

static unsigned below(Random *random, unsigned most)
{
    random->state = random->state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(random->state >> 33) % most;
}

/* Parts of names: each is something that a reader could take for something else. */
static const char *const PARTS[] = {"a",
                                    "B",
                                    "max",
                                    "MIN ",
                                    "chance",
                                    "x y",
                                    "3",
                                    "-7",
                                    "+4",
                                    ".5",
                                    "1/3",
                                    "50%",
                                    "0.5",
                                    "inf",
                                    " inf",
                                    "#",
                                    "//",
                                    " # ",
                                    "(",
                                    ")",
                                    "[",
                                    "{",
                                    ":",
                                    "=",
                                    ",",
                                    ";",
                                    "\"",
                                    "'",
                                    " '",
                                    "\\",
                                    " ",
                                    "  ",
                                    "->",
                                    "\xE2\x88\x92",
                                    "\xE2\x80\x9C",
                                    "\xE2\x80\x99",
                                    "\xEF\xBC\x88",
                                    "\xEF\xBC\x8C",
                                    "\xEF\xBC\x91",
                                    "\xC2\xA0",
                                    "\xE3\x80\x80",
                                    "\xE2\x88\x9E",
                                    "\xC2\xBD",
                                    "\xC3\xA9",
                                    " 6",
                                    " 1/2",
                                    "\xEF\xBB\xBF",
                                    "e3",
                                    ".",
                                    "\xE3\x80\x81"};

static void name_make(Random *random, char *name, size_t size)
{
    snprintf(name, size, "%s", "");
    for (unsigned parts = 1 + below(random, 3); parts > 0; parts--)
        strncat(name, PARTS[below(random, sizeof PARTS / sizeof *PARTS)], size - strlen(name) - 1);
}

static void number_put(Random *random)
{
    static const double NUMBERS[] = {0,     3,       12,    -7,    0.5,
                                     -2.25, 5.0 / 3, 1e300, -1e-7, 9007199254740992.0};
    plycut_json_number(&random->json, NUMBERS[below(random, sizeof NUMBERS / sizeof *NUMBERS)]);
}

static void probability_put(Random *random, unsigned children)
{
    char text[32];
    plycut_json_key(&random->json, "probability");
    if (below(random, 2) == 0) {
        plycut_json_number(&random->json, 1.0 / children);
        return;
    }
    snprintf(text, sizeof text, children == 1 ? "1" : children == 2 ? "0.50" : "1/%u", children);
    plycut_json_string(&random->json, text);
}

static void named_put(Random *random, const char *key)
{
    char name[64], unique[80];
    name_make(random, name, sizeof name);
    snprintf(unique, sizeof unique, "%s%s%dv", name, below(random, 2) == 0 ? " " : "",
             random->names++);
    plycut_json_key_string(&random->json, key, unique);
}

static void node_put(Random *random, int plies, unsigned likely);

static void children_put(Random *random, int plies, bool chance)
{
    const unsigned count = 1 + below(random, 3);
    const bool said = chance && below(random, 2) == 0;
    plycut_json_key_open(&random->json, "children", '[');
    for (unsigned i = 0; i < count; i++)
        node_put(random, plies - 1, said ? count : 0);
    plycut_json_close(&random->json);
}

/* `likely`: the children of its chance node, whose probabilities are said; otherwise 0. */
static void node_put(Random *random, int plies, unsigned likely)
{
    static const char *const PLAYERS[] = {"max", "min", "chance"};
    const bool inner = plies > 0 && below(random, 4) > 0, rich = random->kinds > 0;
    const bool unknown = random->kinds > 1 && !inner && below(random, 3) == 0;
    const unsigned player = below(random, 3);
    bool chance = false;
    plycut_json_open(&random->json, '{');
    if (rich && !unknown && below(random, 2) == 0)
        named_put(random, "name");
    if (rich && random->json.depth > 2 && below(random, 3) == 0)
        named_put(random, "move");
    if (likely > 0)
        probability_put(random, likely);
    if (inner && rich && below(random, 3) == 0) {
        plycut_json_key_string(&random->json, "player", PLAYERS[player]);
        chance = player == 2;
    }
    if (inner && rich && below(random, 4) == 0) {
        plycut_json_key(&random->json, "static");
        number_put(random);
    }
    if (inner) {
        children_put(random, plies, chance);
    } else if (unknown) {
        named_put(random, "value");
    } else {
        plycut_json_key(&random->json, "value");
        number_put(random);
    }
    plycut_json_close(&random->json);
}

static PlycutText random_text(uint64_t seed, int kinds)
{
    PlycutText text = {0};
    PlycutOut out;
    Random random = {.state = mix(seed), .kinds = kinds};
    plycut_out_init(&out, plycut_text_write, &text);
    plycut_json_init(&random.json, &out);
    plycut_json_open(&random.json, '{');
    plycut_json_key(&random.json, "tree");
    node_put(&random, 1 + (int)below(&random, 5), 0);
    plycut_json_close(&random.json);
    cr_assert(plycut_out_flush(&out));
    return text;
}

/* The tree of a text that may lack its format. */
static PlycutGame tree_of_json(const char *json)
{
    PlycutGame game;
    PlycutError error = {0};
    const PlycutTreeText from = {json, strlen(json), "t", NULL};
    cr_assert(plycut_tree_read_any(&from, &game, &error), "%s: %s: %s", json, error.path,
              error.text);
    return game;
}

/* ---- Two trees, node by node ----------------------------------------------------------------- */

static bool same_text(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool same_name(const PlycutGame *games[2], const PlycutState parents[2], PlycutMove move,
                      const PlycutState states[2])
{
    PlycutText names[2] = {{0}, {0}};
    for (int i = 0; i < 2; i++)
        games[i]->rules->node_name(games[i], &parents[i], move, &states[i], &names[i]);
    const bool same = same_text(names[0].bytes, names[1].bytes);
    plycut_text_free(&names[0]);
    plycut_text_free(&names[1]);
    return same;
}

/* `statics`: static values of inner nodes are compared, too. */
static bool same_below(const PlycutGame *games[2], const PlycutState states[2], bool statics)
{
    PlycutMoves moves[2];
    const PlycutRules *rules = games[0]->rules;
    double values[2] = {0, 0};
    const bool inner = rules->moves(games[0], &states[0], &moves[0]);
    if (rules->moves(games[1], &states[1], &moves[1]) != inner ||
        (inner && (states[0].player != states[1].player ||
                   plycut_moves_count(&moves[0]) != plycut_moves_count(&moves[1]))))
        return false;
    if ((statics || !inner) && rules->static_value(games[0], &states[0], &values[0]) !=
                                   rules->static_value(games[1], &states[1], &values[1]))
        return false;
    if (!same_number(values[0], values[1]) && !(isnan(values[0]) && isnan(values[1])))
        return false;
    PlycutMove move;
    while (inner && plycut_moves_take(&moves[0], &move)) {
        PlycutState children[2];
        for (int i = 0; i < 2; i++)
            rules->play(games[i], &states[i], move, &children[i]);
        if (!same_name(games, states, move, children) ||
            !same_text(rules->edge_label(games[0], &children[0]),
                       rules->edge_label(games[1], &children[1])) ||
            !same_below(games, children, statics))
            return false;
        if (!plycut_decides(states[0].player) &&
            !same_number(rules->probability(games[0], &states[0], move),
                         rules->probability(games[1], &states[1], move)))
            return false;
    }
    return true;
}

/* Written and read again, the tree is the same. */
static void expect_same_again(const PlycutGame *game, PlycutShort form, const char *json)
{
    PlycutText text = {0};
    PlycutOut out;
    PlycutGame again;
    PlycutError error = {0};
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_tree_write_short(game, form, &out) && plycut_out_flush(&out));
    const PlycutTreeText from = {text.bytes, text.length, "again", NULL};
    const bool read = plycut_tree_read_any(&from, &again, &error);
    cr_expect(read, "%s\n%s\n%ld:%ld: %s", json, text.bytes, error.line, error.column, error.text);
    if (read) {
        const PlycutGame *games[2] = {game, &again};
        const PlycutState roots[2] = {game->root, again.root};
        cr_expect(same_below(games, roots, true) && same_name(games, roots, 0, roots), "%s\n%s",
                  json, text.bytes);
        plycut_game_release(&again);
    }
    plycut_text_free(&text);
}

enum { TREES = 10000 };

Test(game_tree_short, reads_back_as_the_same_tree)
{
    for (uint64_t seed = 0; seed < TREES; seed++) {
        PlycutText json = random_text(seed, (int)(seed % 3));
        PlycutGame game = tree_of_json(json.bytes);
        expect_same_again(&game, PLYCUT_SHORT_TEXT, json.bytes);
        expect_same_again(&game, PLYCUT_SHORT_LINK, json.bytes);
        expect_same_again(&game, PLYCUT_SHORT_OUTLINE, json.bytes);
        plycut_game_release(&game);
        plycut_text_free(&json);
    }
}

/* ---- The tree of a trace --------------------------------------------------------------------- */

/* The description of a picture has the tree in the short form: the same tree, with its inner nodes' letters as names. */
Test(game_tree_short, text_of_a_picture_reads_back)
{
    for (uint64_t seed = 0; seed < TREES / 10; seed++) {
        PlycutText json = random_text(seed, (int)(seed % 3)), text = {0};
        PlycutGame game = tree_of_json(json.bytes), again;
        PlycutTrace trace;
        PlycutError error = {0};
        PlycutOut out;
        const PlycutSearchOptions options =
            plycut_search_defaults(plycut_algorithm_find("minimax", NULL));
        cr_assert(plycut_trace_unsearched(&game, &options, &trace, &error), "%s", error.text);
        plycut_out_init(&out, plycut_text_write, &text);
        tree_text_write(&trace, &out);
        cr_assert(plycut_out_flush(&out));
        const PlycutTreeText from = {text.bytes, text.length, "again", NULL};
        cr_assert(plycut_tree_read_any(&from, &again, &error), "%s\n%s\n%s", json.bytes, text.bytes,
                  error.text);
        const PlycutGame *games[2] = {&game, &again};
        const PlycutState roots[2] = {game.root, again.root};
        cr_expect(same_below(games, roots, false) && same_name(games, roots, 0, roots), "%s\n%s",
                  json.bytes, text.bytes);
        plycut_game_release(&again);
        plycut_trace_free(&trace);
        plycut_game_release(&game);
        plycut_text_free(&text);
        plycut_text_free(&json);
    }
}

/* ---- As it is printed ------------------------------------------------------------------------ */

static void expect_written(const char *json, PlycutShort form, const char *expected)
{
    PlycutGame game = tree_of_json(json);
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    cr_assert(plycut_tree_write_short(&game, form, &out) && plycut_out_flush(&out));
    cr_expect_str_eq(text.bytes, expected, "%s", text.bytes);
    plycut_text_free(&text);
    plycut_game_release(&game);
}

#define AIMA                                                                                       \
    "{\"tree\":{\"name\":\"A\",\"children\":[{\"name\":\"B\",\"children\":[3,12,8]},{\"name\":"    \
    "\"C\",\"children\":[2,4,6]},{\"name\":\"D\",\"children\":[14,5,2]}]}}"
#define CAMP                                                                                       \
    "{\"tree\":{\"name\":\"Camp\",\"children\":[{\"move\":\"cross the ford\",\"name\":\"Ford\","   \
    "\"children\":[-3,{\"name\":\"x\",\"value\":5}]},{\"move\":\"wait\",\"player\":\"chance\","    \
    "\"static\":4,\"children\":[{\"probability\":\"1/3\",\"value\":8},{\"probability\":\"2/3\","   \
    "\"value\":\"y\"}]}]}}"

Test(game_tree_short, is_short)
{
    expect_written("[[3,12,8],[2,4,6]]", PLYCUT_SHORT_TEXT, "((3 12 8) (2 4 6))");
    expect_written("[[3,12,8],[2,4,6]]", PLYCUT_SHORT_LINK, "((3,12,8),(2,4,6))");
    expect_written("7", PLYCUT_SHORT_TEXT, "7");
    expect_written(AIMA, PLYCUT_SHORT_TEXT, "A(B(3 12 8) C(2 4 6) D(14 5 2))");
    expect_written(AIMA, PLYCUT_SHORT_LINK, "A(B(3,12,8),C(2,4,6),D(14,5,2))");
    expect_written("{\"root\":\"min\",\"tree\":[[3,4],5]}", PLYCUT_SHORT_TEXT, "min((3 4) 5)");
    expect_written(CAMP, PLYCUT_SHORT_TEXT,
                   "Camp(cross the ford: Ford(-3 x=5), wait: chance=4(1/3: 8, 2/3: y))");
    expect_written(CAMP, PLYCUT_SHORT_LINK,
                   "Camp(cross the ford:Ford(-3,x=5),wait:chance=4(1/3:8,2/3:y))");
    expect_written("{\"tree\":[[\"x\",3],[\"y\",4]]}", PLYCUT_SHORT_TEXT, "max((x 3) (y 4))");
    expect_written("{\"tree\":{\"children\":[{\"name\":\"max\",\"value\":1},{\"name\":\"a: "
                   "b\",\"value\":2}]}}",
                   PLYCUT_SHORT_TEXT, "(\"max\"=1 \"a: b\"=2)");
}
