/* judge_again.c - the command that shows a fault once more: the same program, on the trees that show it only. */
#include "cli/judge.h"
#include "say/say.h"

#include <string.h>

/* What the trees are asked for, and how they are handed out. */
static void add_task(PlycutOut *line, const Options *options)
{
    const PlycutLimits limits = options->game.limits;
    judge_line_rules(line, options);
    if (options->given[OPTION_algorithm]) {
        ADD_WORD(line, "%s", "-a");
        ADD_WORD(line, "%s", options->algorithms[0]->name);
    }
    if (options->given[OPTION_limits]) {
        ADD_WORD(line, "%s", "--limits");
        plycut_out_number(line, limits.low);
        plycut_out_char(line, ',');
        plycut_out_number(line, limits.high);
        plycut_out_char(line, '\0');
    }
    if (options->judge.nested)
        ADD_WORD(line, "%s", "--nested");
    if (options->judge.once)
        ADD_WORD(line, "%s", "--once");
}

static bool add_shown_trees(PlycutOut *line, const PlycutJudgement *j, PlycutError *error)
{
    PlycutText tree = {0};
    const PlycutText *before = &j->before_short;
    for (size_t at = 0; at < before->length; at += strlen(before->bytes + at) + 1) {
        ADD_WORD(line, "%s", "--trees");
        ADD_WORD(line, "tree:%s", before->bytes + at);
    }
    const bool made = plycut_judgement_tree(j, &tree, error);
    ADD_WORD(line, "%s", "--trees");
    if (made)
        ADD_WORD(line, "tree:%s", tree.bytes);
    plycut_text_free(&tree);
    return made;
}

/* A word of --programs, with the file in the place of {}; '{}/main.py' is the file itself. */
static void add_filled(PlycutOut *line, const char *word, size_t length, const char *path)
{
    const char *hole = strstr(word, "{}");
    if (hole == NULL || hole >= word + length)
        ADD_WORD(line, "%.*s", (int)length, word);
    else if (hole[2] == '/')
        ADD_WORD(line, "%.*s%s", (int)(hole - word), word, path);
    else
        ADD_WORD(line, "%.*s%s%.*s", (int)(hole - word), word, path,
                 (int)(word + length - hole - 2), hole + 2);
}

static void add_program(PlycutOut *line, const Options *options, const AnswerFile *file)
{
    ADD_WORD(line, "%s", "--");
    for (size_t i = 0; file == NULL && i < options->operand_count; i++)
        ADD_WORD(line, "%s", options->operands[i]);
    const char *at = file != NULL ? options->judge.programs : "";
    for (size_t length; *(at += strspn(at, " ")) != '\0'; at += length) {
        length = strcspn(at, " ");
        add_filled(line, at, length, file->path);
    }
}

bool judge_say_again(const Options *options, const PlycutJudgement *j, const AnswerFile *file,
                     PlycutOut *out, PlycutError *error)
{
    PlycutOut line;
    PlycutText words = {0};
    if (j->smallest.length == 0)
        return true;
    plycut_out_init(&line, plycut_text_write, &words);
    add_task(&line, options);
    bool made = add_shown_trees(&line, j, error);
    add_program(&line, options, file);
    made = plycut_out_end(&line, "a command", error) && made;
    if (made) {
        plycut_out_text(out, saying(SAY_AGAIN));
        judge_line_say(&words, out);
    }
    plycut_text_free(&words);
    return made;
}
