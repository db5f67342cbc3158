/* option_set.c - what options set: as options.def says, or by a function. */
#include "options/option_set.h"
#include "say/say.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

bool option_whole(int option, const char *text, uint64_t least, uint64_t most, uint64_t *number,
                  PlycutError *error)
{
    if (plycut_integer_parse(text, strlen(text), most, number) && *number >= least)
        return true;
    char greatest[32]; /* a number of the template may be rounded */
    (void)snprintf(greatest, sizeof greatest, "%llu", (unsigned long long)most);
    return say_usage(error, SAY_OPTION_WHOLE,
                     TERMS(TEXT(option, all_options[option].name), COUNT(least, least),
                           TEXT(most, greatest), TEXT(text, text)));
}

/* A range; if `closed`, with an upper end. */
static bool set_span(const Option *option, const char *argument, bool closed, PlycutSpan *span,
                     PlycutError *error)
{
    const struct OptionSets *sets = &option->sets;
    if (!plycut_span_parse(option->name, argument, (int64_t)sets->least, (int64_t)sets->most, span,
                           error))
        return false;
    return !closed || span->high != PLYCUT_NO_LIMIT ||
           say_usage(error, SAY_OPTION_ENDLESS,
                     TERMS(TEXT(option, option->name), TEXT(text, argument), COUNT(low, span->low),
                           COUNT(high, span->low + 1)));
}

/* The field is an int, or as long as a uint64_t. */
static void set_number(void *field, size_t size, uint64_t number)
{
    const uint32_t low = (uint32_t)number;
    memcpy(field, size == sizeof low ? (const void *)&low : &number, size);
}

/* Exercises take the orders that depend on a position or a seed, not those that a search learns. */
static bool can_learn(const Options *options, PlycutError *error)
{
    return options->search.learned == 0 ||
           option_belongs(&all_options[OPTION_table], options->command) ||
           say_usage(error, SAY_OPTION_ORDER_LEARNED, TERMS(TEXT(command, options->command->name)));
}

static bool set_member(const Option *option, Options *options, const char *argument,
                       PlycutError *error)
{
    char name[64];
    (void)snprintf(name, sizeof name, "--%s", option->name);
    return plycut_search_option_parse((PlycutSearchOption)option->sets.at, name, argument,
                                      &options->search, error) &&
           can_learn(options, error);
}

bool option_set(const Option *option, Options *options, const char *argument, PlycutError *error)
{
    const struct OptionSets *sets = &option->sets;
    void *field = (char *)options + sets->at;
    uint64_t number = sets->least;
    switch (sets->how) {
    case SETS_OWN:
        return sets->own(options, argument, error);
    case SETS_MEMBER:
        return set_member(option, options, argument, error);
    case SETS_SPAN:
    case SETS_COUNTS:
        return set_span(option, argument, sets->how == SETS_SPAN, field, error);
    case SETS_FLAG:
        return *(bool *)field = true;
    case SETS_FILE:
        if (argument[0] == '\0')
            return say_usage(error, SAY_OPTION_EMPTY, TERMS(TEXT(option, option->name)));
    /* fallthrough */
    case SETS_TEXT:
        *(const char **)field = argument;
        return true;
    case SETS_NUMBER:
        if (!option_whole((int)(option - all_options), argument, sets->least, sets->most, &number,
                          error))
            return false;
    /* fallthrough */
    case SETS_CHOICE:
        set_number(field, sets->size, number);
        return true;
    }
    return false;
}

/* ---- Games ----------------------------------------------------------------------------------- */

SETTER(leaf_values)
{
    static const char *const VIEWPOINTS[] = {"max", "mover"};
    const int viewpoint =
        plycut_name_find("point of view", argument, PLYCUT_WORDS(VIEWPOINTS, 2), error);
    options->game.leaves_of_mover = viewpoint == 1;
    return viewpoint >= 0;
}

SETTER(as)
{
    const char *names[64];
    const size_t count = plycut_notation_count();
    assert(count <= sizeof names / sizeof *names);
    for (size_t i = 0; i < count; i++)
        names[i] = plycut_notation(i).name;
    options->game.as = argument;
    return plycut_name_find("notation", argument, PLYCUT_WORDS(names, count), error) >= 0;
}

SETTER(eval)
{
    const char *names[64];
    size_t count = plycut_evaluation_count();
    assert(count <= sizeof names / sizeof *names);
    options->game.valuation.evaluation = argument;
    if (plycut_is_weights_file(argument)) {
        options->game.valuation.evaluation = "weighted";
        options->game.weights_file = argument;
        return true;
    }
    for (size_t i = 0; i < count; i++)
        names[i] = plycut_evaluation_info(i).name;
    return plycut_name_find("evaluation", argument, PLYCUT_WORDS(names, count), error) >= 0;
}

/* The library checks the word with the game. */

SETTER(root)
{
    const char *const players[] = {plycut_player_text(PLYCUT_MAX), plycut_player_text(PLYCUT_MIN)};
    const int player = plycut_name_find("root player", argument, PLYCUT_WORDS(players, 2), error);
    if (player >= 0)
        options->game.root = (PlycutPlayer)player;
    return player >= 0;
}

SETTER(limits)
{
    PlycutLimits *limits = &options->game.limits;
    const char *dots = strstr(argument, "..");
    const size_t low = dots != NULL ? (size_t)(dots - argument) : strcspn(argument, ",");
    const char *high = argument + low + (dots != NULL ? 2 : argument[low] != '\0');
    return (plycut_value_parse(argument, low, true, &limits->low) &&
            plycut_value_parse(high, strlen(high), true, &limits->high)) ||
           say_usage(error, SAY_OPTION_LIMITS, TERMS(TEXT(text, argument)));
}

/* ---- Algorithms ------------------------------------------------------------------------------ */

static bool add_algorithm(Options *options, const PlycutAlgorithm *algorithm, PlycutError *error)
{
    for (size_t i = 0; i < options->algorithm_count; i++)
        if (options->algorithms[i] == algorithm)
            return say_usage(error, SAY_OPTION_ALGORITHM_TWICE,
                             TERMS(TEXT(algorithm, algorithm->name)));
    assert(options->algorithm_count < ALGORITHMS_MAX);
    options->algorithms[options->algorithm_count++] = algorithm;
    return true;
}

/* "all" are those that any search can be asked for: tests need a table, and then passes of their own. */
SETTER(algorithm)
{
    options->algorithm_count = 0;
    options->all_algorithms = strcmp(argument, "all") == 0;
    if (options->all_algorithms) {
        for (size_t i = 0; i < plycut_algorithm_count(); i++)
            if (plycut_algorithm(i)->gives != PLYCUT_GIVES_TEST &&
                plycut_algorithm(i)->gives != PLYCUT_GIVES_PROBE)
                (void)add_algorithm(options, plycut_algorithm(i), error);
        return true;
    }
    char word[WORD_SIZE];
    while (plycut_list_word(&argument, word, sizeof word)) {
        const PlycutAlgorithm *algorithm = plycut_algorithm_or_mistake_find(word, error);
        if (algorithm == NULL || !add_algorithm(options, algorithm, error))
            return false;
    }
    return true;
}

/* ---- Pictures -------------------------------------------------------------------------------- */

SETS_PARSED(detail, plycut_detail_parse, picture.detail)

/* A dark ground is for screens. */
SETTER(style)
{
    static const char *const printed[] = {"colour", "mono"};
    return (options->command == &commands[COMMAND_draw] ||
            plycut_name_find("style", argument, PLYCUT_WORDS(printed, 2), error) >= 0) &&
           plycut_style_parse(argument, &options->picture.style, error);
}

SETS_PARSED(layout, plycut_layout_parse, picture.layout)
SETS_PARSED(fold, plycut_fold_parse, picture.fold)
SETS_PARSED(boards, plycut_boards_parse, picture.boards)
SETS_PARSED(legend, plycut_legend_parse, picture.legend)
SETS_PARSED(heading, plycut_heading_parse, picture.heading)
SETS_PARSED(width, plycut_width_parse, picture.paper.width)
SETS_PARSED(height, plycut_width_parse, picture.paper.height)

SETTER(slide)
{
    return plycut_slide_parse(argument != NULL ? argument : "16:9", &options->picture.paper, error);
}

SETS_PARSED(turns, plycut_turns_parse, picture.turns)
SETS_PARSED(windows, plycut_windows_parse, picture.windows)
SETS_PARSED(hide, plycut_hide_parse, picture.hide)
SETS_PARSED(grow, plycut_grow_parse, picture.grow)
SETS_PARSED(part, plycut_part_parse, picture.part)

/* Only draw can show all passes, stacked in one picture. */
SETTER(pass)
{
    uint64_t pass = 0;
    bool stacks = options->command == &commands[COMMAND_draw];
    options->show.all_passes = stacks && strcmp(argument, "all") == 0;
    bool number = plycut_integer_parse(argument, strlen(argument), UINT32_MAX, &pass) && pass > 0;
    if (!number && !options->show.all_passes)
        return say_usage(error, stacks ? SAY_OPTION_PASS_OR_ALL : SAY_OPTION_PASS,
                         TERMS(TEXT(text, argument)));
    options->show.pass = number ? (uint32_t)pass : 0;
    return true;
}

/* ---- Commands' own --------------------------------------------------------------------------- */

SETTER(steps)
{
    const int kind = options_word(options, OPTION_steps, argument, error);
    if (kind >= 0)
        options->show.steps = (Steps)(STEPS_ALL + kind);
    return kind >= 0;
}

SETTER(animate)
{
    const char *text = argument != NULL ? argument : "1.5";
    return (plycut_number_parse(text, strlen(text), false, &options->show.animate) &&
            options->show.animate >= 0.05 && options->show.animate <= 60) ||
           say_usage(error, SAY_OPTION_ANIMATE, TERMS(TEXT(text, text)));
}

SETTER(note)
{
    PlycutPicture *picture = &options->picture;
    if (picture->note_count == PLYCUT_NOTES)
        return say_usage(error, SAY_OPTION_NOTES, TERMS(COUNT(most, PLYCUT_NOTES)));
    picture->notes[picture->note_count++] = argument;
    return true;
}

SETTER(questions)
{
    bool read = plycut_questions_parse(argument, &options->class.questions, error);
    options->class.report.questions = options->class.questions;
    return read;
}

SETS_PARSED(feedback, plycut_feedback_parse, class.report)
SETS_PARSED(out_of, plycut_out_of_parse, class.report)
SETS_PARSED(carry, plycut_carry_parse, class.report)
SETS_PARSED(points, plycut_points_parse, class.report)

SETTER(accept)
{
    PlycutTask scratch = {.stated = 0}; /* read again when there is a task */
    options->check.accept = argument;
    return plycut_task_accept(&scratch, argument, error);
}

SETTER(players)
{
    return plycut_levels_parse(argument, &options->judge.levels, error);
}

static bool is_number(const char *text)
{
    return text[strspn(text, "0123456789")] == '\0';
}

/* A number, or trees: each is one more. */
static bool judge_trees(const char *argument, JudgeOptions *judge, PlycutError *error)
{
    const size_t count = judge->trees_count;
    if (count == JUDGE_SPECS)
        return say_usage(error, SAY_OPTION_TREES_MANY, TERMS(COUNT(most, JUDGE_SPECS)));
    if (count > 0 && (is_number(argument) || is_number(judge->trees[0])))
        return say_usage(error, SAY_OPTION_TREES_BOTH, NO_TERMS);
    judge->trees[judge->trees_count++] = argument;
    return true;
}

/* judge takes a number, or which trees. */
SETTER(trees)
{
    const bool judge = options->command == &commands[COMMAND_judge];
    if (judge && !judge_trees(argument, &options->judge, error))
        return false;
    return (judge && !is_number(argument)) ||
           option_whole(OPTION_trees, argument, 1, judge ? JUDGE_TREES : PLYCUT_SUMS_SEARCHES,
                        &options->growth.trees, error);
}

SETTER(shard)
{
    const char *slash = strchr(argument, '/');
    uint64_t part = 0, parts = 0;
    if (slash == NULL ||
        !plycut_integer_parse(slash + 1, strlen(slash + 1), PLYCUT_SHARDS_MAX, &parts) ||
        !plycut_integer_parse(argument, (size_t)(slash - argument), parts, &part) || part == 0)
        return say_usage(error, SAY_OPTION_SHARD, TERMS(TEXT(text, argument)));
    options->growth.shard = part - 1;
    options->growth.shards = parts;
    return true;
}
