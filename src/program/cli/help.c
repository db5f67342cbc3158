/* help.c - --help and --version, from the tables. */
#include "cli/commands.h"
#include "say/say.h"
#include "os/output.h"

#include <string.h>

#define INDENT 27 /* the column where the help of an option begins */
#define WIDTH  80

/* Print a text in lines that fit a terminal, the first of which has already reached the column `indent`. A short
 * default is not broken. */
static void print_wrapped(PlycutOut *out, size_t indent, const char *text)
{
    PlycutWrap wrap = {.to = out, .width = WIDTH, .column = indent, .hang = indent};
    PlycutOut lines;
    const char *joined = strstr(text, "(default: ");
    size_t length = joined != NULL ? strcspn(joined, ")") : 0;
    if (length >= WIDTH - INDENT)
        length = 0;
    plycut_out_init(&lines, plycut_wrap_write, &wrap);
    for (; *text != '\0'; text++)
        plycut_out_char(&lines,
                        length > 0 && text >= joined && text < joined + length && *text == ' '
                            ? PLYCUT_WRAP_JOIN[0]
                            : *text);
    plycut_out_char(&lines, '\n');
    (void)plycut_out_flush(&lines);
}

/* ---- Lists of words from tables -------------------------------------------------------------- */

static void list_add(PlycutText *list, const char *word)
{
    (void)plycut_text_write(list, ", ", list->length > 0 ? 2 : 0);
    (void)plycut_text_write(list, word, strlen(word));
}

#define SHEET(id, usual, word, ...) ", " word
static const char questions[] =
#include <plycut/facts.def>
    ;

static bool is_table(const PlycutFormat *format)
{
    return format->kind == PLYCUT_FORMAT_TABLE;
}

static bool is_picture(const PlycutFormat *format)
{
    return format->render != NULL;
}

static bool has_sheet(const PlycutFormat *format)
{
    return format->sheet != NULL;
}

/* Formats, or the questions of sheets. */
static const struct {
    const char *place;
    bool (*lists)(const PlycutFormat *format);
} lists[] = {{"{questions}", NULL},
             {"{tables}", is_table},
             {"{pictures}", is_picture},
             {"{sheets}", has_sheet}};

/* The help of an option, with the words of the table that it names. */
static void print_help_text(PlycutOut *out, const char *help)
{
    PlycutText text = {0};
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        const char *place = strstr(help, lists[i].place);
        if (place == NULL)
            continue;
        PlycutText list = {0};
        if (lists[i].lists == NULL)
            (void)plycut_text_write(&list, questions + 2, strlen(questions + 2));
        for (size_t k = 0; lists[i].lists != NULL && k < plycut_format_count(); k++)
            if (lists[i].lists(plycut_format(k)))
                list_add(&list, plycut_format(k)->name);
        (void)plycut_text_write(&text, help, (size_t)(place - help));
        (void)plycut_text_write(&text, list.bytes, list.length);
        help = place + strlen(lists[i].place);
        plycut_out_memory(out, !list.failed);
        plycut_text_free(&list);
    }
    (void)plycut_text_write(&text, help, strlen(help) + 1);
    if (!text.failed)
        print_wrapped(out, INDENT, text.bytes);
    plycut_out_memory(out, !text.failed);
    plycut_text_free(&text);
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
    print_help_text(out, words.help);
}

/* Print the options of one group. Returns how many rare ones were left out. */
static size_t print_group(PlycutOut *out, const Command *command, OptionGroup group, bool all)
{
    static const Saying headings[OPTION_GROUPS] = {[OWN] = SAY_GROUP_OWN,
                                                   [SEARCH] = SAY_GROUP_SEARCH,
                                                   [PICTURE] = SAY_GROUP_PICTURE,
                                                   [OUTPUT] = SAY_GROUP_OUTPUT};
    size_t printed = 0, left_out = 0;
    for (size_t i = 0; i < OPTION_COUNT; i++) {
        const Option *option = &all_options[i];
        if (option->group != group || !option_belongs(option, command))
            continue;
        const bool others = option->kind == CONDITIONS && command != &commands[COMMAND_make];
        if ((option->rare || others) && !all) { /* elsewhere, the conditions of make are rare */
            left_out++;
            continue;
        }
        if (printed++ == 0)
            plycut_out_format(out, "\n%s:\n", saying(headings[group]));
        print_option(out, option, command);
    }
    return left_out;
}

static void print_command_help(PlycutOut *out, const Command *command, bool all)
{
    size_t left_out = 0;
    say(out, command->operands[0] != '\0' ? SAY_USAGE_OPERANDS : SAY_USAGE,
        TERMS(TEXT(command, command->name), TEXT(operands, command->operands)));
    print_wrapped(out, 0, command->text);
    for (OptionGroup group = OWN; group < OPTION_GROUPS; group++)
        left_out += print_group(out, command, group, all);
    if (left_out > 0)
        say(out, SAY_MORE_OPTIONS, TERMS(COUNT(count, left_out), TEXT(command, command->name)));
}

static void print_member(PlycutOut *out, const Command *command)
{
    plycut_out_format(out, "  %-11s  %s\n", command->name, command->summary);
}

/* The commands stand by what people do with them. */
static void print_general_help(PlycutOut *out)
{
    say(out, SAY_HELP_COMMANDS, NO_TERMS);
#define JOB(title)   plycut_out_text(out, "\n" title ":\n");
#define MEMBER(name) print_member(out, &commands[COMMAND_##name]);
#include "options/jobs.def"
    say(out, SAY_HELP_SPECS, NO_TERMS);
    for (size_t i = 0; i < plycut_game_count(); i++)
        plycut_out_format(out, "  %s\n", plycut_game_rules(i)->syntax);
    say(out, SAY_HELP_OPTIONS, NO_TERMS);
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
    say(&output.out, SAY_VERSION, TERMS(TEXT(version, PLYCUT_VERSION)));
    return output_commit(&output, error);
}
