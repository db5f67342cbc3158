/* option_set.c - what the options set that are neither about searching nor about making exercises. */
#include "options/option_set.h"

#include <assert.h>
#include <string.h>

bool option_word(const char **list, char word[WORD_SIZE])
{
    if (*list == NULL)
        return false;
    const size_t length = strcspn(*list, ","), kept = length < WORD_SIZE ? length : WORD_SIZE - 1;
    memcpy(word, *list, kept);
    word[kept] = '\0';
    *list = (*list)[length] == ',' ? *list + length + 1 : NULL;
    return true;
}

bool option_not_empty(int option, const char *argument, PlycutError *error)
{
    return argument[0] != '\0' ||
           plycut_fail(error, PLYCUT_E_USAGE, "--%s: the name is empty", all_options[option].name);
}

bool option_whole(int option, const char *text, uint64_t least, uint64_t most, uint64_t *number,
                  PlycutError *error)
{
    if (plycut_integer_parse(text, strlen(text), most, number) && *number >= least)
        return true;
    return plycut_fail(
        error, PLYCUT_E_USAGE, "--%s: expected a whole number from %llu to %llu, not '%s'",
        all_options[option].name, (unsigned long long)least, (unsigned long long)most, text);
}

/* ---- Games ----------------------------------------------------------------------------------- */

SETTER(eval)
{
    const char *names[64];
    size_t count = plycut_evaluation_count();
    assert(count <= sizeof names / sizeof *names);
    options->valuation.evaluation = argument;
    if (plycut_is_weights_file(argument)) {
        options->valuation.evaluation = "weighted";
        options->weights_file = argument;
        return true;
    }
    for (size_t i = 0; i < count; i++)
        names[i] = plycut_evaluation_info(i).name;
    return plycut_name_find("evaluation", argument, PLYCUT_WORDS(names, count), error) >= 0;
}

/* The library checks the word with the game. */
SETS_TEXT(score, valuation.score)

SETTER(root)
{
    const char *const players[] = {plycut_player_text(PLYCUT_MAX), plycut_player_text(PLYCUT_MIN)};
    const int player = plycut_name_find("root player", argument, PLYCUT_WORDS(players, 2), error);
    if (player >= 0)
        options->root = (PlycutPlayer)player;
    return player >= 0;
}

SETTER(limits)
{
    PlycutLimits *limits = &options->limits;
    const char *comma = strchr(argument, ',');
    return (comma != NULL &&
            plycut_number_parse(argument, (size_t)(comma - argument), true, &limits->low) &&
            plycut_number_parse(comma + 1, strlen(comma + 1), true, &limits->high)) ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "limits '%s': expected the least and the greatest value, as in 0,9 or "
                       "-inf,9",
                       argument);
}

/* ---- Pictures -------------------------------------------------------------------------------- */

SETS_PARSED(detail, plycut_detail_parse, picture.detail)
SETS_PARSED(style, plycut_style_parse, picture.style)
SETS_PARSED(layout, plycut_layout_parse, picture.layout)
SETS_PARSED(fold, plycut_fold_parse, picture.fold)
SETS_PARSED(boards, plycut_boards_parse, picture.boards)
SETS_PARSED(legend, plycut_legend_parse, picture.legend)
SETS_NUMBER(draw_nodes, size_t, picture.draw_nodes, 1, 1000000)
SETS_FLAG(plain_labels, picture.plain_labels)
SETS_PARSED(width, plycut_width_parse, picture.paper.width)
SETS_PARSED(height, plycut_width_parse, picture.paper.height)

SETTER(slide)
{
    return plycut_slide_parse(argument != NULL ? argument : "16:9", &options->picture.paper, error);
}

SETS_PARSED(turns, plycut_turns_parse, picture.turns)
SETS_NUMBER(columns, int, picture.columns, 1, 100)
SETS_NUMBER(dpi, int, picture.paper.dpi, 10, 2400)
SETS_FLAG(embed, picture.embed)
SETS_PARSED(part, plycut_part_parse, picture.part)
SETS_FLAG(ascii, picture.ascii)
SETS_TEXT(title, picture.title)

/* Only draw can show all passes, stacked in one picture. */
SETTER(pass)
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

/* ---- Commands' own --------------------------------------------------------------------------- */

SETS_TEXT(at, focus.node)
SETS_NUMBER(below, int, focus.plies, 0, PLYCUT_PLY_MAX)
SETS_TEXT(until, until)
SETS_FLAG(pseudocode, picture.pseudocode)

SETTER(steps)
{
    const int kind = options_word(options, OPTION_steps, argument, error);
    if (kind >= 0)
        options->steps = (Steps)(STEPS_ALL + kind);
    return kind >= 0;
}

SETS_FLAG(divide, divide)
SETS_FLAG(formula, formula)
SETS_FLAG(all, all)
SETTER(questions)
{
    bool read = plycut_questions_parse(argument, &options->questions, error);
    options->report.questions = options->questions;
    return read;
}
SETS_TEXT(link, link)
SETS_TEXT(kinds, kinds)
SETS_NUMBER(asked, size_t, question, 1, 1000000)
SETS_TEXT(answer, answer)
SETS_TEXT(grade, grade)

SETS_PARSED(feedback, plycut_feedback_parse, report)
SETS_PARSED(points, plycut_points_parse, report)

SETTER(form)
{
    (void)argument, (void)error;
    options->report.feedback = PLYCUT_FEEDBACK_FORM;
    return true;
}

SETTER(accept)
{
    PlycutTask scratch = {.stated = 0}; /* read again when there is a task */
    options->accept = argument;
    return plycut_task_accept(&scratch, argument, error);
}

SETS_TEXT(exercises, exercises)
SETS_FILE(roster, roster)

SETS_FILE(feedback_to, feedback_to)
SETS_FLAG(html, html)
SETS_FILE(compare, compare)
SETS_FLAG(separate, separate)

SETS_FLAG(nested, judge.nested)
SETS_FLAG(once, judge.once)
SETS_NUMBER(seconds, uint64_t, judge.seconds, 1, 1000000)
SETS_NUMBER(memory, uint64_t, judge.memory, 1, 1000000)

/* The games of a pairing are kept in memory, 126 bytes each. */
enum { GAMES_MAX = 1000000, THREADS_MAX = 1024 };

SETS_NUMBER(games, uint64_t, play.games, 1, GAMES_MAX)
SETS_NUMBER(threads, uint64_t, play.threads, 1, THREADS_MAX)
SETS_TEXT(start, play.start)
/* Of judge, a number or a tree. */
SETTER(trees)
{
    options->judge.trees = argument;
    return options->command == &commands[COMMAND_judge] ||
           option_whole(OPTION_trees, argument, 1, PLYCUT_SUMS_SEARCHES, &options->growth.trees,
                        error);
}
SETS_TEXT(orders, growth.orders)
SETS_FLAG(merge, growth.merge)
SETS_FLAG(resume, growth.resume)

SETTER(shard)
{
    const char *slash = strchr(argument, '/');
    uint64_t part = 0, parts = 0;
    if (slash == NULL ||
        !plycut_integer_parse(slash + 1, strlen(slash + 1), PLYCUT_SHARDS_MAX, &parts) ||
        !plycut_integer_parse(argument, (size_t)(slash - argument), parts, &part) || part == 0)
        return plycut_fail(error, PLYCUT_E_USAGE, "--shard %s: expected part I of N, as in 1/8",
                           argument);
    options->growth.shard = part - 1;
    options->growth.shards = parts;
    return true;
}

SETS_FILE(transcripts, play.transcripts)
SETS_FILE(ggf, play.ggf)

/* ---- Output ---------------------------------------------------------------------------------- */

SETS_FILE(output, output)
SETS_TEXT(format, format) /* each command looks it up among its own formats */
SETS_FLAG(quiet, quiet)
SETS_FLAG(verbose, verbose)
SETS_FLAG(help, help)
