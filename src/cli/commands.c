/* commands.c - the table of commands. */
#include "cli/commands.h"

#define ANY (-1)
#define ROW(NAME, OPERANDS, FEWEST, MOST, TRACES, ALGORITHMS, MAX_NODES, SUMMARY, TEXT)            \
    .name = #NAME, .operands = OPERANDS, .fewest = FEWEST, .most = MOST, .takes_traces = TRACES,   \
    .algorithms = ALGORITHMS, .max_nodes = MAX_NODES, .summary = HELP_TEXT(SUMMARY),               \
    .text = HELP_TEXT(TEXT)

const Command commands[COMMAND_COUNT] = {
#define COMMAND(NAME, OPERANDS, FEWEST, MOST, TRACES, ALGORITHMS, MAX_NODES, SUMMARY, TEXT)        \
    {ROW(NAME, OPERANDS, FEWEST, MOST, TRACES, ALGORITHMS, MAX_NODES, SUMMARY, TEXT),              \
     .run = NAME##_command},
#define REPORT(NAME, OPERANDS, FEWEST, MOST, TRACES, ALGORITHMS, MAX_NODES, ABOUT, SUMMARY, TEXT)  \
    {ROW(NAME, OPERANDS, FEWEST, MOST, TRACES, ALGORITHMS, MAX_NODES, SUMMARY, TEXT),              \
     .subject = ABOUT, .report = NAME##_report},
#include "options/commands.def"
};

const Command *command_find(const char *name, PlycutError *error)
{
    const int found =
        plycut_name_find("command", name, PLYCUT_NAMES(commands, name, COMMAND_COUNT), error);
    return found >= 0 ? &commands[found] : NULL;
}
