/* asked_input.c - plycut ... --game COMMAND: a game that a program knows. The searches of the command are made once to ask for
 * the positions that they visit; the command then works with the tree of what was asked, as with any stored tree. */
#include "options/input.h"
#include "os/interrupt.h"
#include "os/program.h"
#include "os/terminal.h"
#include "os/words.h"
#include "say/say.h"

#include <stdlib.h>
#include <string.h>

/* ---- The program ----------------------------------------------------------------------------- */

static bool ask_program(void *self, const PlycutText *question, PlycutText *answer,
                        PlycutError *error)
{
    const PlycutProgram *program = self;
    char why[PLYCUT_WHY] = "the program failed too often"; /* unless there is another reason */
    const PlycutReply reply = program->ask(program->self, question, answer, why);
    plycut_make_printable(why);
    return reply == PLYCUT_REPLIED ||
           (reply == PLYCUT_NO_MEMORY ? plycut_no_memory(error)
                                      : plycut_fail(error, PLYCUT_E_INPUT, "%s", why));
}

static PlycutProgram program_of(const Options *options, char *const *words)
{
    enum { SECONDS = 10, MEGABYTES = 2048, ANSWER = 1 << 20 };
    const JudgeOptions *judge = &options->judge;
    const ProgramLimits limits = {.seconds = judge->seconds > 0 ? (double)judge->seconds : SECONDS,
                                  .all.memory = (judge->memory > 0 ? judge->memory : MEGABYTES)
                                                << 20,
                                  .output = ANSWER};
    return program_open(words, NULL, 0, &limits, false);
}

/* ---- What is asked --------------------------------------------------------------------------- */

/* "page.html" ends with "html". */
static bool ends_with(const char *name, const char *ending)
{
    const char *dot = strrchr(name, '.');
    return dot != NULL && strcmp(dot + 1, ending) == 0;
}

/* Is it a page that is drawn, by -f or by the file's ending? */
static bool draws_page(const Options *options)
{
    bool page = false;
    for (size_t i = 0; i < plycut_format_count(); i++) {
        const PlycutFormat *format = plycut_format(i);
        if (format->kind != PLYCUT_FORMAT_PAGE)
            continue;
        if (options->format != NULL)
            page |= strcmp(options->format, format->name) == 0;
        else if (options->output != NULL)
            page |= ends_with(options->output, format->ending);
    }
    return page;
}

/* Exercises give nothing away, moments show the tree as it was before the search, and proofs are about all of it: they need
 * every position. */
static bool needs_whole(const Options *options)
{
    static const bool WHOLE[COMMAND_COUNT] = {
        [COMMAND_check] = true,     [COMMAND_conventions] = true, [COMMAND_prove] = true,
        [COMMAND_quiz] = true,      [COMMAND_sheet] = true,       [COMMAND_bank] = true,
        [COMMAND_when] = true,      [COMMAND_perft] = true,       [COMMAND_convert] = true,
        [COMMAND_experiment] = true};
    return WHOLE[options->command - commands] || options->search.expand_pruned ||
           options->show.until != NULL || options->show.steps != NO_STEPS ||
           options->picture.part == PLYCUT_PART_FRAME || draws_page(options);
}

/* Of "all" algorithms, only those that the game allows are meant. */
static bool input_ask_search(PlycutGame *game, const char *name, const Options *options,
                             const PlycutAlgorithm *algorithm, PlycutError *error)
{
    const PlycutSearchOptions search = options_search(options, algorithm);
    PlycutError refused = {0};
    progress_begin(name, algorithm->name);
    const bool asked = plycut_asked_search(game, &search, &refused);
    progress_end(0);
    if (asked || (options->all_algorithms && !plycut_algorithm_is_defined(algorithm, game)))
        return true;
    *error = refused;
    return false;
}

static bool input_ask_all(PlycutGame *game, const char *name, const Options *options,
                          PlycutError *error)
{
    bool asked = !needs_whole(options) || plycut_asked_whole(game, options->search.depth, error);
    for (size_t i = 0; asked && !needs_whole(options) && i < options->algorithm_count; i++)
        asked = input_ask_search(game, name, options, options->algorithms[i], error);
    return asked;
}

/* The searches of a tree may remember other positions than those of the game, whose numbers are other ones: a transposition table
 * that is full may forget what it had kept. They visit others then, which are asked for, too. */
static bool tree_suffices(const PlycutGame *tree, const Options *options)
{
    bool suffices = true;
    for (size_t i = 0; suffices && options->search.table > 0 && i < options->algorithm_count; i++) {
        const PlycutSearchOptions search = options_search(options, options->algorithms[i]);
        PlycutError needs = {0};
        PlycutResult result;
        suffices =
            plycut_search(tree, &search, NULL, &result, &needs) || needs.code != PLYCUT_E_VALUE;
    }
    return suffices;
}

/* ---- The input ------------------------------------------------------------------------------- */

/* Of the game that is asked: the tree. */
static bool asked_settle(PlycutGame *game, const char *name, const Options *options,
                         PlycutGame *tree, PlycutError *error)
{
    const int depth = options->search.depth;
    if (!input_ask_all(game, name, options, error) || !plycut_asked_tree(game, depth, tree, error))
        return false;
    if (!plycut_game_is_partial(tree, depth) || tree_suffices(tree, options))
        return true;
    plycut_game_release(tree);
    return plycut_asked_whole(game, depth, error) && plycut_asked_tree(game, depth, tree, error);
}

static bool ask_for_tree(PlycutProgram *program, Input *input, const Options *options,
                         PlycutError *error)
{
    const PlycutAsker asker = {ask_program, program};
    PlycutGame tree = {0};
    if (!plycut_asked_open(&asker, &input->made, error) || !input_fit(input, options, error) ||
        !asked_settle(&input->made, input->name, options, &tree, error))
        return false;
    plycut_game_release(&input->made);
    input->made = tree;
    return true;
}

bool input_ask(Input *input, const Options *options, PlycutError *error)
{
    char **words = words_split(options->game.program, error);
    if (words == NULL)
        return false;
    PlycutProgram program = program_of(options, words);
    bool made = program.self != NULL || plycut_no_memory(error);
    if (made) {
        programs_begin();
        made = ask_for_tree(&program, input, options, error);
        program.end(program.self);
        (void)programs_end();
    }
    program_close(&program);
    free(words);
    plycut_error_in_file(error, input->name);
    return made;
}
