/* option_set.c - what each option of options.def sets, and how its argument is read. */
#include "options/option_set.h"
#include "os/weights.h"

#include <assert.h>
#include <string.h>

#define ON(command) (1u << COMMAND_##command)
#define EVERY       ((1u << COMMAND_COUNT) - 1)
#define EXERCISES   (ON(sheet) | ON(bank))
#define SEARCHING                                                                                  \
    (ON(run) | ON(trace) | ON(draw) | ON(count) | ON(explain) | ON(when) | ON(prove) | ON(check) | \
     EXERCISES)
#define DRAWING (ON(run) | ON(draw))
/* The commands that take searches with several passes, tables and budgets. */
#define TRACING (ON(run) | ON(trace) | ON(draw) | ON(count) | ON(explain))
#define COMMON  false
#define RARE    true

const Option all_options[OPTION_COUNT] = {
#define OPTION(NAME, LONG, LETTER, ARGUMENT, COMMANDS, GROUP, IS_RARE, SEARCHES, HELP)             \
    {.name = LONG,                                                                                 \
     .letter = LETTER,                                                                             \
     .argument = ARGUMENT,                                                                         \
     .commands = COMMANDS,                                                                         \
     .group = GROUP,                                                                               \
     .rare = IS_RARE,                                                                              \
     .searches = SEARCHES,                                                                         \
     .help = HELP,                                                                                 \
     .set = set_##NAME},
#include "options/options.def"
};

/* What is said of an option otherwise for some commands. */
static const struct {
    int option;
    unsigned commands;
    OptionWords words;
} otherwise[] = {
#define OPTION_FOR(NAME, COMMANDS, ARGUMENT, HELP) {OPTION_##NAME, COMMANDS, {ARGUMENT, HELP}},
#include "options/options.def"
};

OptionWords option_words(const Option *option, const Command *command)
{
    for (size_t i = 0; i < sizeof otherwise / sizeof *otherwise; i++)
        if (otherwise[i].option == option - all_options &&
            (otherwise[i].commands >> (command - commands) & 1u) != 0)
            return otherwise[i].words;
    return (OptionWords){option->argument, option->help};
}

bool option_whole(const char *option, const char *text, uint64_t fewest, uint64_t most,
                  uint64_t *value, PlycutError *error)
{
    if (plycut_integer_parse(text, strlen(text), most, value) && *value >= fewest)
        return true;
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "--%s: expected a whole number from %llu to %llu, not '%s'", option,
                       (unsigned long long)fewest, (unsigned long long)most, text);
}

static bool add_algorithm(Options *options, const PlycutAlgorithm *algorithm, PlycutError *error)
{
    for (size_t i = 0; i < options->algorithm_count; i++)
        if (options->algorithms[i] == algorithm)
            return plycut_fail(error, PLYCUT_E_USAGE, "--algorithm: %s is named twice",
                               algorithm->name);
    assert(options->algorithm_count < ALGORITHMS_MAX);
    options->algorithms[options->algorithm_count++] = algorithm;
    return true;
}

bool set_algorithm(Options *options, const char *argument, PlycutError *error)
{
    options->algorithm_count = 0;
    if (strcmp(argument, "all") == 0) {
        for (size_t i = 0; i < plycut_algorithm_count(); i++)
            (void)add_algorithm(options, plycut_algorithm(i), error);
        return true;
    }
    for (const char *word = argument; word != NULL;) {
        size_t length = strcspn(word, ",");
        char name[64] = "";
        memcpy(name, word, length < sizeof name ? length : sizeof name - 1);
        const PlycutAlgorithm *algorithm = plycut_algorithm_find(name, error);
        if (algorithm == NULL || !add_algorithm(options, algorithm, error))
            return false;
        word = word[length] == ',' ? word + length + 1 : NULL;
    }
    return true;
}

bool set_eval(Options *options, const char *argument, PlycutError *error)
{
    const char *names[64];
    size_t count = plycut_evaluation_count();
    assert(count <= sizeof names / sizeof *names);
    options->valuation.evaluation = argument;
    if (is_weights_file(argument)) {
        options->valuation.evaluation = "weighted";
        options->weights_file = argument;
        return true;
    }
    for (size_t i = 0; i < count; i++) {
        names[i] = plycut_evaluation_info(i).name;
        if (strcmp(names[i], argument) == 0)
            return true;
    }
    return plycut_unknown(error, "evaluation", argument, names, count);
}

/* The library knows its words, and checks it with the game. */
bool set_score(Options *options, const char *argument, PlycutError *error)
{
    (void)error;
    options->valuation.score = argument;
    return true;
}

bool set_root(Options *options, const char *argument, PlycutError *error)
{
    static const char *const players[] = {[PLYCUT_MAX] = "max", [PLYCUT_MIN] = "min"};
    options->root_given = true;
    for (int player = PLYCUT_MAX; player <= PLYCUT_MIN; player++)
        if (strcmp(players[player], argument) == 0) {
            options->root = (PlycutPlayer)player;
            return true;
        }
    return plycut_unknown(error, "root player", argument, players, 2);
}

bool set_divide(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->divide = true;
}

bool set_detail(Options *options, const char *argument, PlycutError *error)
{
    return plycut_detail_parse(argument, &options->picture.detail, error);
}

bool set_style(Options *options, const char *argument, PlycutError *error)
{
    return plycut_style_parse(argument, &options->picture.style, error);
}

bool set_layout(Options *options, const char *argument, PlycutError *error)
{
    return plycut_layout_parse(argument, &options->picture.layout, error);
}

bool set_fold(Options *options, const char *argument, PlycutError *error)
{
    return plycut_fold_parse(argument, &options->picture.fold, error);
}

/* All of them stack in one picture; elsewhere there is one to show. */
bool set_pass(Options *options, const char *argument, PlycutError *error)
{
    uint64_t pass = 0;
    bool stacks = options->command == &commands[COMMAND_draw];
    options->all_passes = stacks && strcmp(argument, "all") == 0;
    bool number = plycut_integer_parse(argument, strlen(argument), UINT32_MAX, &pass) && pass > 0;
    if (!number && !options->all_passes)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--pass: expected the number of a pass, from 1 on%s, not '%s'",
                           stacks ? ", or all" : "", argument);
    options->pass = number ? (uint32_t)pass : 0;
    return true;
}

bool set_draw_nodes(Options *options, const char *argument, PlycutError *error)
{
    uint64_t nodes;
    if (!option_whole("draw-nodes", argument, 1, 1000000, &nodes, error))
        return false;
    options->picture.draw_nodes = (size_t)nodes;
    return true;
}

bool set_boards(Options *options, const char *argument, PlycutError *error)
{
    return plycut_boards_parse(argument, &options->picture.boards, error);
}

bool set_plain_labels(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->picture.plain_labels = true;
}

bool set_title(Options *options, const char *argument, PlycutError *error)
{
    (void)error;
    options->picture.title = argument;
    return true;
}

bool set_output(Options *options, const char *argument, PlycutError *error)
{
    options->output = argument;
    return argument[0] != '\0' || plycut_fail(error, PLYCUT_E_USAGE, "--output: the name is empty");
}

/* Each command has its own formats, and looks it up. */
bool set_format(Options *options, const char *argument, PlycutError *error)
{
    (void)error;
    options->format = argument;
    return true;
}

bool set_quiet(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->quiet = true;
}

bool set_verbose(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->verbose = true;
}

bool set_all(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->all = true;
}

bool set_help(Options *options, const char *argument, PlycutError *error)
{
    (void)argument, (void)error;
    return options->help = true;
}
