/* help.c - --help and --version, from the tables. */
#include "cli/help.h"
#include "os/output.h"

#include <string.h>

#define INDENT 27 /* the column where the help of an option begins */
#define WIDTH  80

/* The length of the next word; a short default is not broken. */
static size_t word_length(const char *text)
{
    static const char fixed[] = "(default: ";
    size_t whole = strcspn(text, ")") + 1;
    bool unbroken = strncmp(text, fixed, sizeof fixed - 1) == 0 && whole <= WIDTH - INDENT;
    return unbroken ? whole : strcspn(text, " ");
}

/* Print text in lines that fit a terminal; the first one has already reached the column `indent`. */
static void print_wrapped(PlycutOut *out, int indent, const char *text)
{
    for (size_t column = (size_t)indent; *text != '\0';) {
        size_t length = word_length(text);
        bool first = column == (size_t)indent, fits = column + 1 + length <= WIDTH;
        if (!first && !fits)
            plycut_out_format(out, "\n%*s", indent, "");
        plycut_out_format(out, "%s%.*s", !first && fits ? " " : "", (int)length, text);
        column = first || !fits ? (size_t)indent + length : column + 1 + length;
        text += length + (text[length] == ' ');
    }
    plycut_out_char(out, '\n');
}

static void print_option(PlycutOut *out, const Option *option, const Command *command)
{
    OptionWords words = option_words(option, command);
    const char *argument = words.argument != NULL ? words.argument : "";
    const char *space = argument[0] != '\0' ? " " : "";
    size_t width = strlen("  -x, --") + strlen(option->name) + strlen(space) + strlen(argument);
    if (option->letter != 0)
        plycut_out_format(out, "  -%c, ", option->letter);
    else
        plycut_out_text(out, "      ");
    plycut_out_format(out, "--%s%s%s", option->name, space, argument);
    if (width + 2 > INDENT) {
        plycut_out_char(out, '\n');
        width = 0;
    }
    plycut_out_format(out, "%*s", INDENT - (int)width, "");
    print_wrapped(out, INDENT, words.help);
}

/* Print the options of one group. Returns how many rare ones were left out. */
static size_t print_group(PlycutOut *out, const Command *command, OptionGroup group, bool all)
{
    static const char *const headings[OPTION_GROUPS] = {
        [OWN] = "Options", [SEARCH] = "Search", [PICTURE] = "Picture", [OUTPUT] = "Output"};
    size_t printed = 0, left_out = 0;
    for (size_t i = 0; i < OPTION_COUNT; i++) {
        const Option *option = &all_options[i];
        if (option->group != group || !option_belongs(option, command))
            continue;
        if (option->rare && !all) {
            left_out++;
            continue;
        }
        if (printed++ == 0)
            plycut_out_format(out, "\n%s:\n", headings[group]);
        print_option(out, option, command);
    }
    return left_out;
}

static void print_command_help(PlycutOut *out, const Command *command, bool all)
{
    size_t left_out = 0;
    plycut_out_format(out, "Usage: plycut %s [OPTION]...%s%s\n\n", command->name,
                      command->operands[0] != '\0' ? " " : "", command->operands);
    print_wrapped(out, 0, command->text);
    for (OptionGroup group = OWN; group < OPTION_GROUPS; group++)
        left_out += print_group(out, command, group, all);
    if (left_out > 0)
        plycut_out_format(out, "\n%zu more options: plycut %s --help all\n", left_out,
                          command->name);
}

static void print_general_help(PlycutOut *out)
{
    plycut_out_text(out,
                    "Usage: plycut COMMAND [OPTION]... SPEC...\n\n"
                    "Trace, draw and explain game-tree search: minimax, alpha-beta and others.\n\n"
                    "Commands:\n");
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        plycut_out_format(out, "  %-11s  %s\n", commands[i].name, commands[i].summary);
    plycut_out_text(out, "\nA SPEC is a file (a tree, positions, a trace), - for standard input,\n"
                         "a name from 'plycut list trees', or a game:\n");
    for (size_t i = 0; i < plycut_game_count(); i++)
        plycut_out_format(out, "  %s\n", plycut_game_rules(i)->syntax);
    plycut_out_text(out,
                    "Quote trees and boards: the shell interprets brackets and spaces.\n"
                    "\nOptions:\n"
                    "  -h, --help     show this help; for a command: plycut COMMAND --help\n"
                    "  -V, --version  show the version\n\n"
                    "Exit status: 0 success, 1 answers differ or no tree was found,\n"
                    "2 wrong usage or bad input, 3 system error.\n");
}

bool help_print(const Command *command, bool all, PlycutError *error)
{
    Output output;
    if (!output_open(&output, NULL, OUTPUT_DIRECT, error))
        return false;
    if (command != NULL)
        print_command_help(&output.out, command, all);
    else
        print_general_help(&output.out);
    return output_commit(&output, error);
}

bool version_print(PlycutError *error)
{
    Output output;
    if (!output_open(&output, NULL, OUTPUT_DIRECT, error))
        return false;
    plycut_out_text(&output.out, "plycut " PLYCUT_VERSION "\n"
                                 "Free software under the MIT licence; no warranty.\n");
    return output_commit(&output, error);
}
