/* games.c - games of other programs: one that is asked position by position, with boards and chance nodes, and one in C. */
#include "memory/jobs.h"
#include "memory/kept.h"

#include <plycut/plycut.h>

#include <string.h>

static bool keep_search(const PlycutGame *game, const PlycutSearchOptions *options,
                        PlycutError *error)
{
    static PlycutOut out;
    PlycutTrace trace = {0};
    if (!plycut_trace_record(game, options, &trace, error))
        return false;
    plycut_out_init(&out, keep, NULL);
    const bool done =
        plycut_explain(&trace, NULL, &out, error) && plycut_out_end(&out, "the explanation", error);
    plycut_trace_free(&trace);
    return done;
}

/* ---- Asked ------------------------------------------------------------------------------------ */

/* By the number of commas in the question: the start, MIN, chance, the end. */
static bool answer(void *self, const PlycutText *question, PlycutText *text, PlycutError *error)
{
    static const char *const ANSWERS[] = {
        "{\"moves\":[\"a\",\"b\",\"c\"],\"static\":1,\"name\":\"S\",\"title\":\"T\",\"board\":["
        "\"X.\",\"..\"],\"pieces\":\"discs\"}",
        "{\"moves\":[\"l\",\"r\"],\"static\":2,\"board\":[\"XO\",\"..\"]}",
        "{\"player\":\"chance\",\"moves\":[\"u\",\"v\"],\"probabilities\":[\"1/3\",\"2/3\"]}",
        "{\"value\":3}"};
    size_t moves = strstr(question->bytes, "[]") != NULL ? 0 : 1;
    (void)self;
    for (const char *at = question->bytes; *at != '\0'; at++)
        moves += *at == ',';
    return plycut_text_write(text, ANSWERS[moves], strlen(ANSWERS[moves])) ||
           plycut_no_memory(error);
}

bool asked_job(PlycutError *error)
{
    const PlycutAsker asker = {answer, NULL};
    const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    PlycutGame game, tree;
    if (!plycut_asked_open(&asker, &game, error))
        return false;
    bool done =
        plycut_asked_search(&game, &options, error) && plycut_asked_tree(&game, -1, &tree, error);
    if (done) {
        done = keep_search(&tree, &options, error);
        plycut_game_release(&tree);
    }
    done = done && plycut_asked_whole(&game, -1, error);
    plycut_game_release(&game);
    return done;
}

/* ---- Custom ----------------------------------------------------------------------------------- */

static bool heap_moves(const PlycutGame *game, const PlycutState *state, PlycutMoves *left)
{
    (void)game;
    left->end = state->word[0] < 2 ? (uint32_t)state->word[0] : 2;
    return left->end > 0;
}

static void heap_play(const PlycutGame *game, const PlycutState *state, PlycutMove move,
                      PlycutState *child)
{
    (void)game;
    child->word[0] = state->word[0] - move - 1;
}

static double heap_value(const PlycutGame *game, const PlycutState *state)
{
    (void)game;
    return plycut_for_mover(state->player, -1);
}

static void heap_board(const PlycutGame *game, const PlycutState *state, PlycutText *rows)
{
    (void)game;
    for (uint64_t i = 0; i < state->word[0]; i++)
        plycut_text_write(rows, "I", 1);
    plycut_text_write(rows, "\n", state->word[0] > 0);
}

bool custom_job(PlycutError *error)
{
    static const PlycutRules HEAP = {.name = "heap",
                                     .moves = heap_moves,
                                     .play = heap_play,
                                     .value = heap_value,
                                     .board_text = heap_board};
    const PlycutState root = {.word = {4}, .player = PLYCUT_MAX};
    const PlycutSearchOptions options = plycut_search_defaults(plycut_algorithm_default());
    PlycutGame game;
    if (!plycut_game_custom(&HEAP, &root, NULL, &game, error))
        return false;
    const bool done = keep_search(&game, &options, error);
    plycut_game_release(&game);
    return done;
}
