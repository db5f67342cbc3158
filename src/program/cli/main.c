/* main.c - plycut COMMAND [OPTION]... SPEC...: the table of commands; finds one, runs it, turns errors into exit codes. */
#include "cli/commands.h"
#include "os/catalogue.h"
#include "os/interrupt.h"
#include "os/terminal.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

/* Exit codes: 0 fine, 1 answers differ, and ... */
enum { BAD_INPUT = 2, SYSTEM_FAILED = 3 };

#define ANY (-1)
#define ROW(NAME, OPERANDS, FEWEST, MOST, TRACES, ALGORITHMS, MAX_NODES, SUMMARY, TEXT)            \
    .name = #NAME, .operands = OPERANDS, .fewest = FEWEST, .most = MOST, .takes_traces = TRACES,   \
    .algorithms = ALGORITHMS, .max_nodes = MAX_NODES, .summary = SUMMARY, .text = TEXT

const Command commands[COMMAND_COUNT] = {
#define COMMAND(NAME, OPERANDS, FEWEST, MOST, TRACES, ALGORITHMS, MAX_NODES, SUMMARY, TEXT)        \
    {ROW(NAME, OPERANDS, FEWEST, MOST, TRACES, ALGORITHMS, MAX_NODES, SUMMARY, TEXT),              \
     .run = NAME##_command},
#define REPORT(NAME, OPERANDS, FEWEST, MOST, TRACES, ALGORITHMS, MAX_NODES, ABOUT, SUMMARY, TEXT)  \
    {ROW(NAME, OPERANDS, FEWEST, MOST, TRACES, ALGORITHMS, MAX_NODES, SUMMARY, TEXT),              \
     .subject = ABOUT, .report = NAME##_report},
#include "options/commands.def"
};

/* What people type in place of a command. */
static const struct {
    const char *word, *command;
} tried[] = {
#define TRIED(word, command) {word, command},
#include "options/jobs.def"
};

/* By name; an unknown one is an error with a suggestion. */
static const Command *command_find(const char *name, PlycutError *error)
{
    for (size_t i = 0; i < sizeof tried / sizeof *tried; i++)
        if (strcmp(name, tried[i].word) == 0) {
            plycut_fail(error, PLYCUT_E_USAGE, "there is no command '%s': try plycut %s", name,
                        tried[i].command);
            return NULL;
        }
    const int found =
        plycut_name_find("command", name, PLYCUT_NAMES(commands, name, COMMAND_COUNT), error);
    return found >= 0 ? &commands[found] : NULL;
}

/* --help all, and help COMMAND all: with the rare options, too. */
static bool asks_for_all(char *const *words, size_t count)
{
    return count > 0 && strcmp(words[count - 1], "all") == 0;
}

static int command_run(int argc, char **argv, PlycutError *error)
{
    Options options;
    const Command *command = command_find(argv[0], error);
    if (command == NULL || !options_parse(command, argc, argv, &options, error))
        return FAILED;
    talk_set(options.quiet, options.verbose);
    if (options.help)
        return help_print(command, asks_for_all(options.operands, options.operand_count), error)
                   ? 0
                   : FAILED;
    return (command->run != NULL ? command->run : report_run)(&options, error);
}

/* plycut help [COMMAND [all]] */
static int run_help(int argc, char **argv, PlycutError *error)
{
    const Command *command = argc > 1 ? command_find(argv[1], error) : NULL;
    const bool all = argc == 3 && asks_for_all(argv + 1, 2);
    if (argc > 2 && !all)
        plycut_fail(error, PLYCUT_E_USAGE, "help takes one COMMAND, not %d: '%s' is too many",
                    argc - 1, argv[2]);
    return error->code == PLYCUT_OK && help_print(command, all, error) ? 0 : FAILED;
}

static bool is_option(const char *word, const char *letter, const char *name)
{
    return strcmp(word, letter) == 0 || strcmp(word, name) == 0;
}

static bool fail_on_option(const char *option, PlycutError *error)
{
    static const char *const known[] = {"--help", "--version"};
    const char *nearest = plycut_nearest(option, PLYCUT_WORDS(known, 2));
    if (nearest != NULL)
        return plycut_fail(error, PLYCUT_E_USAGE, "unknown option %s (did you mean %s?)", option,
                           nearest);
    return plycut_fail(error, PLYCUT_E_USAGE,
                       "expected a command before the option %s; try 'plycut --help'", option);
}

static int main_run(int argc, char **argv, PlycutError *error)
{
    const char *first = argc > 1 ? argv[1] : "";
    if (argc < 2 || is_option(first, "-h", "--help"))
        return help_print(NULL, false, error) ? 0 : FAILED;
    else if (strcmp(first, "help") == 0)
        return run_help(argc - 1, argv + 1, error);
    else if (is_option(first, "-V", "--version"))
        return version_print(error) ? 0 : FAILED;
    else if (first[0] == '-')
        (void)fail_on_option(first, error);
    else
        return command_run(argc - 1, argv + 1, error);
    return FAILED;
}

int main(int argc, char **argv)
{
    PlycutError error = {0};
    /* A closed standard file would lend its number to the next file that is opened. */
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0)
            (void)open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    interrupt_install();
    catalogue_program(argv[0]);
    int status = main_run(argc, argv, &error);
    if (status != FAILED)
        return status;
    message_error(&error);
    return error.code == PLYCUT_E_MEMORY || error.code == PLYCUT_E_SYSTEM ? SYSTEM_FAILED
                                                                          : BAD_INPUT;
}
