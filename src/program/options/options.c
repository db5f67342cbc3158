/* options.c - the command line: getopt_long with our table, and errors that say what would be
 * right. */
#include "options/options.h"
#include "os/terminal.h"
#include "say/say.h"

#include <getopt.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

/* getopt's two tables for one command. An option's value is its letter, or LONG_ONLY and its
 * number. */
typedef struct Getopt {
    char letters[2 * OPTION_COUNT + 2];
    struct option names[OPTION_COUNT + 1];
} Getopt;

#define LONG_ONLY (UCHAR_MAX + 1)

static int option_value(size_t index)
{
    return all_options[index].letter != 0 ? all_options[index].letter : LONG_ONLY + (int)index;
}

static const Option *option_of_value(int value)
{
    for (size_t i = 0; i < OPTION_COUNT; i++)
        if (option_value(i) == value)
            return &all_options[i];
    return NULL;
}

/* "[16:9|4:3]": an argument that may be left out. */
static bool option_may_be_bare(const Option *option)
{
    return option->argument != NULL && option->argument[0] == '[';
}

/* The words of an argument such as text|csv|json. */
typedef struct ArgumentWords {
    char text[128];
    const char *names[16];
} ArgumentWords;

static PlycutNames argument_words(const char *argument, ArgumentWords *words)
{
    char *rest = NULL;
    size_t count = 0;
    (void)snprintf(words->text, sizeof words->text, "%s", argument != NULL ? argument : "");
    for (char *name = strtok_r(words->text, "[|]", &rest);
         name != NULL && count < sizeof words->names / sizeof *words->names;
         name = strtok_r(NULL, "[|]", &rest))
        words->names[count++] = name;
    return PLYCUT_WORDS(words->names, count);
}

/* Is a word such as 5:4 meant as the shape of a slide, though no slide has it? It cannot be an input. */
static bool is_ratio(const char *word)
{
    return strchr(word, ':') != NULL && word[strspn(word, "0123456789:")] == '\0';
}

/* Is a word a number, as a duration is? It cannot be an input either. */
static bool is_plain_number(const char *word)
{
    double number;
    return plycut_number_parse(word, strlen(word), false, &number);
}

static void getopt_prepare(const Command *command, Getopt *table)
{
    char *letter = table->letters + 1;
    struct option *name = table->names;
    for (size_t i = 0; i < OPTION_COUNT; i++) {
        const Option *option = &all_options[i];
        if (!option_belongs(option, command))
            continue;
        int has_argument = option->argument == NULL     ? no_argument
                           : option_may_be_bare(option) ? optional_argument
                                                        : required_argument;
        *name++ = (struct option){option->name, has_argument, NULL, option_value(i)};
        if (option->letter == 0)
            continue;
        *letter++ = option->letter;
        if (has_argument == required_argument)
            *letter++ = ':';
    }
    *letter = '\0';
    *name = (struct option){0};
}

/* ---- Errors ---------------------------------------------------------------------------------- */

/* How many of the command's options begin with this (an abbreviation must fit only one). */
static size_t count_beginning(const Command *command, const char *word, size_t length)
{
    size_t count = 0;
    for (size_t i = 0; i < OPTION_COUNT; i++)
        count += option_belongs(&all_options[i], command) &&
                 strncmp(all_options[i].name, word, length) == 0;
    return count;
}

const char *commands_text(bool (*is_listed)(const Command *command, const Option *option),
                          const Option *option, char text[COMMANDS_TEXT_SIZE])
{
    text[0] = '\0';
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        if (is_listed(&commands[i], option)) {
            const size_t used = strlen(text);
            snprintf(text + used, COMMANDS_TEXT_SIZE - used, "%s%s", used > 0 ? ", " : "",
                     commands[i].name);
        }
    return text;
}

static bool has_option(const Command *command, const Option *option)
{
    return option_belongs(option, command);
}

/* An option of other commands. */
static bool not_of_command(const Command *command, const Option *option, PlycutError *error)
{
    char others[COMMANDS_TEXT_SIZE];
    return say_usage(error, SAY_OPTION_OTHERS,
                     TERMS(TEXT(command, command->name), TEXT(option, option->name),
                           TEXT(commands, commands_text(has_option, option, others))));
}

/* The option that takes this word as its argument: --strict means --cut strict. */
static const Option *option_with_word(const Command *command, const char *word)
{
    ArgumentWords words;
    for (size_t i = 0; i < OPTION_COUNT; i++) {
        const char *argument = option_words(&all_options[i], command).argument;
        if (option_belongs(&all_options[i], command) &&
            plycut_name_index(word, argument_words(argument, &words)) >= 0)
            return &all_options[i];
    }
    return NULL;
}

static bool unknown_long(const Command *command, const char *word, PlycutError *error)
{
    const char *names[OPTION_COUNT];
    size_t count = 0, length = strcspn(word, "=");
    char name[64] = "";
    memcpy(name, word, length < sizeof name ? length : sizeof name - 1);
    if (length > 0 && count_beginning(command, word, length) > 1)
        return say_usage(error, SAY_OPTION_AMBIGUOUS,
                         TERMS(TEXT(option, name), TEXT(command, command->name)));
    for (size_t i = 0; i < OPTION_COUNT; i++) {
        if (strcmp(all_options[i].name, name) == 0)
            return not_of_command(command, &all_options[i], error);
        if (option_belongs(&all_options[i], command))
            names[count++] = all_options[i].name;
    }
    static const char *const general[] = {"version"}; /* of plycut, not of a command */
    const Option *meant = option_with_word(command, name);
    const char *nearest =
        meant != NULL ? meant->name : plycut_nearest(name, PLYCUT_WORDS(names, count));
    if (nearest == NULL && plycut_nearest(name, PLYCUT_WORDS(general, 1)) != NULL)
        return say_usage(error, SAY_OPTION_UNKNOWN_GENERAL,
                         TERMS(TEXT(option, name), TEXT(near, general[0])));
    if (nearest == NULL)
        return say_usage(error, SAY_OPTION_UNKNOWN,
                         TERMS(TEXT(option, name), TEXT(command, command->name)));
    return say_usage(error, meant != NULL ? SAY_OPTION_UNKNOWN_WORD : SAY_OPTION_UNKNOWN_NEAR,
                     TERMS(TEXT(option, name), TEXT(near, nearest)));
}

static bool fail_on_unknown(const Command *command, const char *word, PlycutError *error)
{
    const Option *option = optopt != 0 ? option_of_value(optopt) : NULL;
    if (option != NULL && option_belongs(option, command))
        return say_usage(error, SAY_OPTION_NO_ARGUMENT, TERMS(TEXT(option, option->name)));
    if (option != NULL)
        return not_of_command(command, option, error);
    if (optopt != 0)
        return say_usage(error, SAY_OPTION_UNKNOWN_LETTER,
                         TERMS(TEXT(option, ((const char[]){(char)optopt, '\0'})),
                               TEXT(command, command->name)));
    return unknown_long(command, word + 2, error);
}

/* ---- Reading --------------------------------------------------------------------------------- */

static bool needs_right(const Command *command)
{
    return command->algorithms == RIGHT || command->algorithms == ASKED;
}

static bool takes_mistakes(const Command *command, const Option *algorithm)
{
    return option_belongs(algorithm, command) && !needs_right(command);
}

/* Is there an answer to each question that is asked for? What "all" includes is asked where it has one. */
static bool questions_answerable(const Options *options, PlycutError *error)
{
    const PlycutFactSet asked = options->class.questions;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS && asked != PLYCUT_FACTS_ASKABLE; fact++) {
        const char *why = plycut_fact_not_again(fact, options->algorithms[0]);
        if ((asked >> fact & 1u) != 0 && why != NULL)
            return say_usage(error, SAY_QUESTION_NOT_ASKED,
                             TERMS(TEXT(question, plycut_fact_name(fact)),
                                   TEXT(algorithm, options->algorithms[0]->name), TEXT(why, why)));
    }
    return true;
}

static bool algorithms_fit(const Options *options, PlycutError *error)
{
    const Command *command = options->command;
    const bool right = needs_right(command);
    bool one = right || command->algorithms == ONE;
    char others[COMMANDS_TEXT_SIZE];
    if (one && options->algorithm_count > 1)
        return say_usage(
            error, SAY_ALGORITHM_ONE,
            TERMS(TEXT(command, command->name), COUNT(count, options->algorithm_count)));
    for (size_t i = 0; right && i < options->algorithm_count; i++)
        if (options->algorithms[i]->of != NULL)
            return say_usage(
                error, SAY_ALGORITHM_MISTAKE,
                TERMS(TEXT(algorithm, options->algorithms[i]->name), TEXT(command, command->name),
                      TEXT(commands,
                           commands_text(takes_mistakes, &all_options[OPTION_algorithm], others))));
    for (size_t i = 0; i < options->algorithm_count; i++)
        if (options->algorithms[i]->gives == PLYCUT_GIVES_TEST && command->algorithms != ASKED &&
            (right || !option_belongs(&all_options[OPTION_table], command)))
            return say_usage(
                error, SAY_ALGORITHM_TESTS,
                TERMS(TEXT(algorithm, options->algorithms[i]->name), TEXT(command, command->name)));
    return options->algorithm_count == 0 || questions_answerable(options, error);
}

static bool options_go_together(const Options *options, PlycutError *error)
{
    static const struct {
        int one, other;
        const char *why;
    } clashes[] = {
#define CLASH(one, other, why) {OPTION_##one, OPTION_##other, why},
#include "options/options.def"
    };
    for (size_t i = 0; i < sizeof clashes / sizeof *clashes; i++)
        if (options->given[clashes[i].one] && options->given[clashes[i].other])
            return say_usage(
                error, clashes[i].why[0] != '\0' ? SAY_OPTIONS_CLASH_WHY : SAY_OPTIONS_CLASH,
                TERMS(TEXT(one, all_options[clashes[i].one].name),
                      TEXT(other, all_options[clashes[i].other].name), TEXT(why, clashes[i].why)));
    return true;
}

static bool options_complete(Options *options, PlycutError *error)
{
    const Command *command = options->command;
    int count = (int)options->operand_count;
    if (options->help)
        return true;
    if (count < command->fewest)
        return say_usage(error, SAY_OPERANDS_FEW,
                         TERMS(TEXT(command, command->name), TEXT(operands, command->operands)));
    if (command->most >= 0 && count > command->most)
        return say_usage(error,
                         command->most == 0  ? SAY_OPERANDS_NONE
                         : command->most > 1 ? SAY_OPERANDS_MANY
                                             : SAY_OPERANDS_ONE,
                         TERMS(TEXT(command, command->name), TEXT(operands, command->operands),
                               COUNT(most, command->most), COUNT(count, count),
                               TEXT(text, options->operands[command->most])));
    if (!algorithms_fit(options, error) || !options_go_together(options, error))
        return false;
    /* -f takes words, or else the names of formats of tables or pictures */
    if (options->format != NULL &&
        strchr(option_words(&all_options[OPTION_format], command).argument, '|') != NULL) {
        options->format_word = options_word(options, OPTION_format, options->format, error);
        if (options->format_word < 0)
            return false;
    }
    options->show.focus.values = options->picture.values;
    options->picture.at = options->show.focus.node;
    options->picture.below = options->show.focus.plies;
    bool given = options->algorithm_count > 0;
    if (!given && command->algorithms != CORE)
        options->algorithms[options->algorithm_count++] = plycut_algorithm_default();
    for (size_t i = 0; !given && command->algorithms == CORE && i < plycut_algorithm_count(); i++)
        if (plycut_algorithm(i)->core)
            options->algorithms[options->algorithm_count++] = plycut_algorithm(i);
    return true;
}

bool options_parse(const Command *command, int argc, char **argv, Options *options,
                   PlycutError *error)
{
    Getopt table = {.letters = ":"}; /* distinguishes a missing argument from an unknown option */
    ArgumentWords words;
    getopt_prepare(command, &table);
    *options = (Options){.command = command,
                         .words = argv,
                         .word_count = (size_t)argc,
                         .search = plycut_search_defaults(NULL),
                         .picture = plycut_picture_defaults(),
                         .make = plycut_make_defaults(),
                         .class.report = plycut_report_defaults(),
                         .show.focus.plies = -1};
    options->search.max_nodes = command->max_nodes;
    opterr = 0;
    for (;;) {
        int value = getopt_long(argc, argv, table.letters, table.names, NULL);
        if (value < 0)
            break;
        if (value == ':')
            return say_usage(
                error, SAY_OPTION_NEEDS_ARGUMENT,
                TERMS(TEXT(option, option_of_value(optopt)->name),
                      TEXT(argument, option_words(option_of_value(optopt), command).argument)));
        if (value == '?')
            return fail_on_unknown(command, argv[optind - 1], error);
        const Option *option = option_of_value(value);
        const bool follows =
            optarg == NULL && option_may_be_bare(option) && optind < argc &&
            (plycut_name_index(argv[optind], argument_words(option->argument, &words)) >= 0 ||
             is_ratio(argv[optind]) || is_plain_number(argv[optind]));
        if (!option_set(option, options, follows ? argv[optind++] : optarg, error))
            return false;
        options->given[option - all_options] = true;
    }
    options->operands = argv + optind;
    options->operand_count = (size_t)(argc - optind);
    if (options->game.program != NULL) { /* it takes a place of the options, which have been read */
        *--options->operands = options->game.program;
        options->operand_count++;
    }
    return options_complete(options, error);
}

int options_word(const Options *options, int option, const char *word, PlycutError *error)
{
    ArgumentWords words;
    const char *argument = option_words(&all_options[option], options->command).argument;
    return plycut_name_find(all_options[option].name, word, argument_words(argument, &words),
                            error);
}

const Option *options_given(const Options *options, OptionKind kind)
{
    for (size_t i = 0; i < OPTION_COUNT; i++)
        if (options->given[i] && all_options[i].kind == kind)
            return &all_options[i];
    return NULL;
}

/* A budget is a sufficient limit if no trace is written; a trace by the clock also ends at
 * --max-nodes. */
static void reconcile_limits(const Options *options, PlycutSearchOptions *search)
{
    bool writes_nothing = options->command == &commands[COMMAND_count];
    bool limited = options->given[OPTION_max_nodes] || !writes_nothing;
    if (!limited && search->seconds > 0)
        search->max_nodes = 0;
    else if (!limited && search->node_budget > search->max_nodes)
        search->max_nodes = search->node_budget;
    if (!writes_nothing && search->seconds > 0 && search->node_budget == 0)
        search->node_budget = search->max_nodes;
}

PlycutSearchOptions options_search(const Options *options, const PlycutAlgorithm *algorithm)
{
    PlycutSearchOptions search = options->search;
    search.algorithm = algorithm;
    search.progress = progress_tick;
    if (options->command->algorithms == ASKED && plycut_search_tests(&search) && search.table == 0)
        search.table = PLYCUT_TABLE_OF_TESTS;
    reconcile_limits(options, &search);
    return search;
}
