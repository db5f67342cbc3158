/* Games that somebody else knows: a search of what was asked is the search of the game itself, and asks for what it visits. */
#include <criterion/criterion.h>
#include <plycut/plycut.h>
#include <stdio.h>
#include <string.h>

/* Another game, which answers about its own positions. Moves have their steps as names. */
typedef struct Knows {
    PlycutGame game;
    size_t questions;
    bool other; /* answers change */
} Knows;

static void write_answer(Knows *knows, const PlycutState *state, PlycutJson *json)
{
    const PlycutRules *rules = knows->game.rules;
    PlycutMoves moves;
    const bool inner = rules->moves(&knows->game, state, &moves);
    char step[PLYCUT_STEP_MAX];
    plycut_json_open(json, '{');
    if (inner) {
        plycut_json_key_string(json, "player", plycut_player_text(state->player));
        plycut_json_key_open(json, "moves", '[');
        for (PlycutMove move; plycut_moves_take(&moves, &move);) {
            rules->step(&knows->game, move, step);
            plycut_json_string(json, step);
        }
        plycut_json_close(json);
    }
    plycut_json_key_number(json, inner ? "static" : "value",
                           rules->value(&knows->game, state) +
                               (knows->other ? (double)knows->questions : 0));
    plycut_json_close(json);
}

/* The path of {"moves":["a","b"]}: /a/b. */
static void path_of(const char *question, char path[PLYCUT_PATH_MAX])
{
    size_t used = 0;
    for (const char *at = strchr(question, '['); *at != '\0' && *at != ']'; at++)
        if (*at != '"' && *at != '[')
            path[used++] = *at == ',' ? '/' : *at;
        else if (*at == '[')
            path[used++] = '/';
    path[used] = '\0';
}

static bool tell(void *self, const PlycutText *question, PlycutText *answer, PlycutError *error)
{
    Knows *knows = self;
    char path[PLYCUT_PATH_MAX];
    PlycutState state;
    PlycutOut out;
    PlycutJson json;
    (void)error;
    knows->questions++;
    path_of(question->bytes, path);
    cr_assert(plycut_game_follow(&knows->game, path, &state, NULL, NULL), "%s", question->bytes);
    plycut_out_init(&out, plycut_text_write, answer);
    plycut_json_init(&json, &out);
    write_answer(knows, &state, &json);
    return plycut_out_flush(&out);
}

static Knows knows_of(const char *spec)
{
    Knows knows = {.questions = 0};
    PlycutError error = {0};
    cr_assert(plycut_game_parse(spec, &knows.game, &error), "%s: %s", spec, error.text);
    return knows;
}

/* Ask for one search, and compare it in the tree with the search of the game. Questions are as many as nodes, but for the ten that
 * are asked again. */
static void expect_same(const char *spec, const PlycutSearchOptions *options)
{
    enum { AGAIN = 10 };
    Knows knows = knows_of(spec);
    const PlycutAsker asker = {tell, &knows};
    PlycutGame asked, tree;
    PlycutError error = {0};
    PlycutTrace own, made;
    cr_assert(plycut_asked_open(&asker, &asked, &error), "%s", error.text);
    cr_assert(plycut_asked_search(&asked, options, &error), "%s", error.text);
    cr_assert(plycut_asked_tree(&asked, options->depth, &tree, &error), "%s", error.text);
    cr_assert(plycut_trace_record(&knows.game, options, &own, &error), "%s", error.text);
    cr_assert(plycut_trace_record(&tree, options, &made, &error), "%s: %s", spec, error.text);
    cr_expect_float_eq(own.total.value, made.total.value, 0);
    cr_expect_eq(own.total.nodes, made.total.nodes, "%s: %s", spec, options->algorithm->name);
    cr_expect_eq(own.total.leaves, made.total.leaves);
    cr_expect_eq(own.event_count, made.event_count);
    if (options->order == PLYCUT_ORDER_GIVEN)
        cr_expect(knows.questions <= own.visited + AGAIN, "%zu questions", knows.questions);
    plycut_trace_free(&own);
    plycut_trace_free(&made);
    plycut_game_release(&tree);
    plycut_game_release(&asked);
    plycut_game_release(&knows.game);
}

static const char *const SPECS[] = {"random:b=3,d=4,seed=1,values=0..9", "random:b=2,d=6,seed=5",
                                    "tictactoe:XOX/.O./.X.", "othello:4x4"};

Test(game_asked, every_algorithm_visits_what_it_visits_in_the_game)
{
    for (size_t i = 0; i < sizeof SPECS / sizeof *SPECS; i++)
        for (size_t a = 0; a < plycut_algorithm_count(); a++) {
            PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm(a));
            if (options.algorithm->gives == PLYCUT_GIVES_TEST ||
                options.algorithm->gives == PLYCUT_GIVES_PROBE)
                continue;
            options.depth = 4;
            expect_same(SPECS[i], &options);
            options.cut = PLYCUT_CUT_STRICT;
            expect_same(SPECS[i], &options);
        }
}

Test(game_asked, orders_and_passes_ask_for_what_they_need)
{
    static const PlycutOrder ORDERS[] = {PLYCUT_ORDER_REVERSED, PLYCUT_ORDER_BEST,
                                         PLYCUT_ORDER_STATIC, PLYCUT_ORDER_FEWEST};
    for (size_t i = 0; i < sizeof SPECS / sizeof *SPECS; i++)
        for (size_t o = 0; o < sizeof ORDERS / sizeof *ORDERS; o++) {
            PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
            options.depth = 3;
            options.order = ORDERS[o];
            expect_same(SPECS[i], &options);
            options.deepen = true;
            expect_same(SPECS[i], &options);
        }
}

Test(game_asked, the_whole_game_is_the_same_tree)
{
    Knows knows = knows_of("random:b=3,d=3,seed=2");
    const PlycutAsker asker = {tell, &knows};
    PlycutGame asked, tree;
    PlycutError error = {0};
    cr_assert(plycut_asked_open(&asker, &asked, &error));
    cr_assert(plycut_asked_whole(&asked, -1, &error));
    cr_expect_eq(knows.questions, 40);
    cr_assert(plycut_asked_tree(&asked, -1, &tree, &error));
    cr_expect(plycut_game_has_values(&tree) && !plycut_game_is_partial(&tree, -1));
    cr_expect_eq(plycut_game_leaves(&tree, &tree.root, -1, UINT64_MAX), 27);
    plycut_game_release(&tree);
    knows.other = true;
    cr_expect(!plycut_asked_tree(&asked, -1, &tree, &error));
    cr_expect(strstr(error.text, "at the start: the answer was ") != NULL, "%s", error.text);
    plycut_game_release(&asked);
    plycut_game_release(&knows.game);
}

static bool refuse(void *self, const PlycutText *question, PlycutText *answer, PlycutError *error)
{
    (void)question, (void)answer;
    return plycut_fail(error, PLYCUT_E_INPUT, "%s", (const char *)self);
}

Test(game_asked, whoever_does_not_answer_says_why)
{
    const PlycutAsker asker = {refuse, (void *)"it is raining"};
    PlycutGame asked;
    PlycutError error = {0};
    cr_expect(!plycut_asked_open(&asker, &asked, &error));
    cr_expect_str_eq(error.text, "at the start: it is raining");
}
