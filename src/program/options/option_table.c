/* option_table.c - options.def as a table, and what --help of each command says of an option. */
#include "options/option_set.h"

#include <stddef.h>

#define ON(command) (1u << COMMAND_##command)
#define EVERY       ((1u << COMMAND_COUNT) - 1)
#define EXERCISES   (ON(sheet) | ON(bank))
#define SEARCHING   (TRACING | ON(when) | ON(prove) | ON(check) | ON(answers) | ON(quiz) | EXERCISES)
/* The commands that take a SPEC, which may be a game that a program knows. */
#define ASKING  (SEARCHING | ON(conventions) | ON(perft) | ON(convert))
#define DRAWING (ON(run) | ON(draw))
/* The commands that take searches with several passes, tables and budgets. */
#define TRACING                                                                                    \
    (ON(run) | ON(trace) | ON(draw) | ON(count) | ON(table) | ON(explain) | ON(experiment))
#define COMMON false
#define RARE   true

/* The words of a table, with a | before each. */
#define WORDS(list) ((list) + 1)
static const char detail_words[] =
#define DETAIL(id, word, summary) "|" word
#include <plycut/picture.def>
    ;
static const char style_words[] =
#define STYLE(id, word, summary) "|" word
#include <plycut/picture.def>
    ;
static const char layout_words[] =
#define LAYOUT(id, word, summary) "|" word
#include <plycut/picture.def>
    ;
static const char fold_words[] =
#define FOLD(id, word, summary) "|" word
#include <plycut/picture.def>
    ;
static const char boards_words[] =
#define BOARDS(id, word, summary) "|" word
#include <plycut/picture.def>
    ;
static const char legend_words[] =
#define LEGEND(id, word, summary) "|" word
#include <plycut/picture.def>
    ;
static const char heading_words[] =
#define HEADING(id, word, summary) "|" word
#include <plycut/picture.def>
    ;
static const char windows_words[] =
#define WINDOWS(id, word, summary) "|" word
#include <plycut/picture.def>
    ;
static const char hide_words[] =
#define HIDE(id, word, summary) "|" word
#include <plycut/picture.def>
    ;
static const char grow_words[] =
#define GROW(id, word, summary) "|" word
#include <plycut/picture.def>
    ;
static const char part_words[] =
#define PART(id, word, summary) "|" word
#include <plycut/picture.def>
    ;

/* What an option sets, as the members of its OptionSets. */
#define FIELD(HOW, field)                                                                          \
    .how = HOW, .at = offsetof(Options, field), .size = sizeof((Options *)0)->field
#define FLAG(field)             FIELD(SETS_FLAG, field)
#define CHOICE(field, value)    FIELD(SETS_CHOICE, field), .least = value
#define TEXT(field)             FIELD(SETS_TEXT, field)
#define FILE(field)             FIELD(SETS_FILE, field)
#define NUMBER(field, from, to) FIELD(SETS_NUMBER, field), .least = from, .most = to
#define SPAN(field, from, to)   FIELD(SETS_SPAN, field), .least = from, .most = to
#define COUNTS(field)           FIELD(SETS_COUNTS, field), .most = PLYCUT_MAKE_LEAVES
#define MEMBER(id)              .how = SETS_MEMBER, .at = PLYCUT_OPTION_##id
#define BY(name)                .how = SETS_OWN, .own = set_##name

const Option all_options[OPTION_COUNT] = {
#define OPTION(NAME, LONG, LETTER, ARGUMENT, COMMANDS, GROUP, IS_RARE, KIND, SETS, HELP)           \
    {.name = LONG,                                                                                 \
     .letter = LETTER,                                                                             \
     .argument = ARGUMENT,                                                                         \
     .commands = COMMANDS,                                                                         \
     .group = GROUP,                                                                               \
     .rare = IS_RARE,                                                                              \
     .kind = KIND,                                                                                 \
     .help = HELP,                                                                                 \
     .sets = {SETS}},
#include "options/options.def"
};

/* Help texts that differ for some commands. */
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
