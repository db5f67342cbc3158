/* help.c - --help and --version, out of the tables. */
#include "cli/help.h"
#include "os/output.h"

#include <string.h>

#define INDENT 30 /* the column where the help of an option begins */
#define WIDTH  92 /* where it breaks: that of the widest text of a command */

/* The words of a help, which begins in its column, in lines that fit a terminal. */
static void print_wrapped(PlycutOut *out, const char *text)
{
    for (size_t column = INDENT; *text != '\0';) {
        size_t length = strcspn(text, " ");
        bool first = column == INDENT, fits = column + 1 + length <= WIDTH;
        if (!first && !fits)
            plycut_out_format(out, "\n%*s", INDENT, "");
        plycut_out_format(out, "%s%.*s", !first && fits ? " " : "", (int)length, text);
        column = first || !fits ? INDENT + length : column + 1 + length;
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
    print_wrapped(out, words.help);
}

static void print_command_help(PlycutOut *out, const Command *command)
{
    plycut_out_format(out, "Usage: plycut %s [OPTION]...%s%s\n\n%s\nOptions:\n", command->name,
                      command->operands[0] != '\0' ? " " : "", command->operands, command->text);
    for (size_t i = 0; i < OPTION_COUNT; i++)
        if (option_belongs(&all_options[i], command))
            print_option(out, &all_options[i], command);
}

static void print_general_help(PlycutOut *out)
{
    plycut_out_text(out,
                    "Usage: plycut COMMAND [OPTION]... SPEC...\n\n"
                    "Traces and draws game-tree search: minimax, branch-and-bound, alpha-beta.\n\n"
                    "Commands:\n");
    for (size_t i = 0; i < COMMAND_COUNT; i++)
        plycut_out_format(out, "  %-11s  %s\n", commands[i].name, commands[i].summary);
    plycut_out_text(out, "\nA SPEC is a file (a tree, positions, a trace), - for standard input,\n"
                         "a name of 'plycut list trees', or a game:\n");
    for (size_t i = 0; i < plycut_game_count(); i++)
        plycut_out_format(out, "  %s\n", plycut_game_rules(i)->syntax);
    plycut_out_text(out,
                    "Brackets and spaces mean something to the shell: quote a tree and a board.\n"
                    "\nOptions:\n"
                    "  -h, --help     show this help; of a command: plycut COMMAND --help,\n"
                    "                 or plycut help COMMAND\n"
                    "  -V, --version  show the version\n\n"
                    "Exit status: 0 fine, 1 answers differ or no tree was found, 2 wrong usage or\n"
                    "bad input, 3 the system failed.\n");
}

bool help_print(const Command *command, PlycutError *error)
{
    Output output;
    if (!output_open(&output, NULL, OUTPUT_DIRECT, error))
        return false;
    if (command != NULL)
        print_command_help(&output.out, command);
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
