/* list.c - plycut list: algorithms, games, formats and so on, from the tables. */
#include "cli/commands.h"
#include "say/say.h"
#include "options/input.h"
#include "os/catalogue.h"
#include "os/output.h"
#include "os/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct ListOutput {
    PlycutOut *out;
    bool names_only;
    bool all; /* the corner cases, too */
    PlycutError *error;
} ListOutput;

/* Print a name. False if nothing comes after it. */
static bool list_name(const ListOutput *list, const char *name)
{
    enum { WIDTH = 30 };
    if (list->names_only)
        plycut_out_format(list->out, "%s\n", name);
    else
        plycut_out_format(list->out, "  %-*s ", WIDTH, name);
    return !list->names_only;
}

static void list_item(const ListOutput *list, const char *name, const char *text)
{
    if (!list_name(list, name))
        return;
    plycut_out_clean(list->out, text, '?');
    plycut_out_char(list->out, '\n');
}

/* A row of a list: a name, what it is, and the line below it, or NULL. */
typedef struct ListRow {
    const char *name, *text, *below;
} ListRow;

static ListRow algorithm_row(size_t i)
{
    return (ListRow){plycut_algorithm(i)->name, plycut_algorithm(i)->reference, NULL};
}

static ListRow order_row(size_t i)
{
    const PlycutOrderInfo info = plycut_order_info(i);
    return (ListRow){info.name, info.summary, info.source};
}

static ListRow game_row(size_t i)
{
    const PlycutRules *rules = plycut_game_rules(i);
    return (ListRow){rules->name, rules->summary, rules->syntax};
}

static ListRow evaluation_row(size_t i)
{
    const PlycutEvaluationInfo info = plycut_evaluation_info(i);
    return (ListRow){info.name, info.summary, info.source};
}

static ListRow feature_row(size_t i)
{
    return (ListRow){plycut_feature_info(i).name, plycut_feature_info(i).summary, NULL};
}

static ListRow format_row(size_t i)
{
    return (ListRow){plycut_format(i)->name, plycut_format(i)->summary, NULL};
}

static ListRow notation_row(size_t i)
{
    return (ListRow){plycut_notation(i).name, plycut_notation(i).says, NULL};
}

/* The searches with a mistake, which -a takes, then the mistakes that only `check` names. */
static void list_mistakes(const ListOutput *list)
{
    const size_t searched = plycut_mistaken_count();
    for (size_t i = 0; i < searched; i++)
        list_item(list, plycut_mistaken(i)->name, plycut_mistaken(i)->mistake);
    if (!list->names_only)
        list_item(list, "", saying(SAY_MISTAKES_WRITTEN));
    for (size_t i = searched; i < plycut_mistake_count() && !list->names_only; i++)
        list_item(list, plycut_mistake(i).name, plycut_mistake(i).text);
}

/* The settings of a player that searches. */
static void list_settings(const ListOutput *list)
{
    list_item(list, "", saying(SAY_SETTINGS));
    for (size_t i = 0; i < plycut_setting_count(); i++) {
        char written[64];
        PlycutContestantInfo info = plycut_setting_info(i);
        snprintf(written, sizeof written, " ,%s=%s", info.name, info.syntax);
        for (char *comma = written + 2; (comma = strchr(comma, ',')) != NULL;)
            *comma = '+';
        list_item(list, written, info.summary);
    }
}

static void list_players(const ListOutput *list)
{
    for (size_t i = 0; i < plycut_contestant_count(); i++) {
        char written[64];
        PlycutContestantInfo info = plycut_contestant_info(i);
        bool more = info.syntax != NULL && !list->names_only;
        snprintf(written, sizeof written, "%s%s", info.name, more ? info.syntax : "");
        list_item(list, written, info.summary);
    }
    if (!list->names_only)
        list_settings(list);
}

/* Print a name with its title, its number of positions, or why it cannot be read. */
static void list_tree(const ListOutput *list, const char *name)
{
    Inputs inputs = {0};
    PlycutError error = {0};
    char *path = catalogue_find(name, &error); /* not a file of that name in the current folder */
    bool read = path != NULL && inputs_add(&inputs, path, &error);
    const char *title = read ? input_game(&inputs.items[0])->title : error.text;
    (void)plycut_had_memory(&error, list->error);
    if (read && inputs.items[0].position != NULL && title == NULL && list_name(list, name))
        say(list->out, SAY_POSITIONS, TERMS(COUNT(count, inputs.count)));
    else
        list_item(list, name, title != NULL ? title : "");
    inputs_free(&inputs);
    free(path);
}

/* Trees that each test one rule have names that say so. */
static void list_trees(const ListOutput *list)
{
    Names names = {0};
    bool found = catalogue_names(&names, list->error);
    for (size_t i = 0; found && i < names.count; i++)
        if (strncmp(names.items[i], "corner-", strlen("corner-")) == 0 && !list->all)
            continue;
        else if (list->names_only)
            list_item(list, names.items[i], "");
        else
            list_tree(list, names.items[i]);
    if (found && names.count == 0)
        catalogue_is_empty(list->error);
    names_free(&names);
}

/* ---- The lists ------------------------------------------------------------------------------- */

/* Rows, or a function of its own, which sets list->error if it fails. */
static const struct {
    const char *what;
    size_t (*count)(void);
    ListRow (*row)(size_t i);
    void (*print)(const ListOutput *list);
} lists[] = {{"algorithms", plycut_algorithm_count, algorithm_row, NULL},
             {"mistakes", NULL, NULL, list_mistakes},
             {"orders", plycut_order_count, order_row, NULL},
             {"games", plycut_game_count, game_row, NULL},
             {"evaluations", plycut_evaluation_count, evaluation_row, NULL},
             {"features", plycut_feature_count, feature_row, NULL},
             {"players", NULL, NULL, list_players},
             {"notations", plycut_notation_count, notation_row, NULL},
             {"formats", plycut_format_count, format_row, NULL},
             {"trees", NULL, NULL, list_trees}};
#define LISTS (sizeof lists / sizeof *lists)

static void list_print(const ListOutput *list, size_t which)
{
    if (lists[which].print != NULL)
        lists[which].print(list);
    for (size_t i = 0; lists[which].row != NULL && i < lists[which].count(); i++) {
        const ListRow row = lists[which].row(i);
        list_item(list, row.name, row.text);
        if (row.below != NULL && !list->names_only)
            list_item(list, "", row.below);
    }
}

static void print_all(const ListOutput *list)
{
    for (size_t i = 0; i < LISTS; i++) {
        if (!list->names_only)
            plycut_out_format(list->out, "%s%s%s:%s\n", i > 0 ? "\n" : "",
                              colour_on(STDOUT_FILENO, COLOUR_BOLD), lists[i].what,
                              colour_off(STDOUT_FILENO));
        list_print(list, i);
    }
}

int list_command(const Options *options, PlycutError *error)
{
    Output output;
    const char *what = options->operand_count > 0 ? options->operands[0] : NULL;
    const int index =
        what != NULL ? plycut_name_find("list", what, PLYCUT_NAMES(lists, what, LISTS), error) : 0;
    if (index < 0 || !output_open(&output, NULL, OUTPUT_DIRECT, error))
        return FAILED;
    const ListOutput list = {&output.out, options->quiet, options->all, error};
    if (what != NULL)
        list_print(&list, (size_t)index);
    else
        print_all(&list);
    return output_commit(&output, error) && error->code == PLYCUT_OK ? 0 : FAILED;
}
