/* convert.c - plycut convert: a tree in another notation. */
#include "cli/commands.h"
#include "cli/variant.h"
#include "os/terminal.h"

/* Options.format_word */
enum { AS_JSON, AS_SHORT, AS_OUTLINE };

/* Write a stored tree, and say what the notation cannot. */
static void tree_convert(const Job *job, const PlycutGame *tree)
{
    char lost[PLYCUT_LOST_SIZE];
    const int word = job->options->format_word;
    if (word == AS_JSON) {
        (void)plycut_tree_write_file(tree, job->out);
        return;
    }
    (void)plycut_tree_write_short(tree, word == AS_SHORT ? PLYCUT_SHORT_TEXT : PLYCUT_SHORT_OUTLINE,
                                  job->out);
    if (word == AS_SHORT)
        plycut_out_char(job->out, '\n');
    if (plycut_tree_lost(tree, lost)[0] != '\0')
        message(TALK_NOTE, "%s leaves out %s; a tree file (-f json) has all of it",
                word == AS_SHORT ? "the short form" : "the outline", lost);
}

bool convert_report(Job *job)
{
    const PlycutGame *game = input_game(job->input);
    PlycutGame tree;
    if (game->rules->stored) {
        tree_convert(job, game);
        return true;
    }
    if (!stored_tree(job->options, job->input, &tree, job->error))
        return false;
    tree_convert(job, &tree);
    plycut_game_release(&tree);
    return true;
}
