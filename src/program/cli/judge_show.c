/* judge_show.c - the smallest tree on which a program differs, with both searches of it as traces, a picture and a page. They are
 * made by the command line that is printed. */
#include "cli/judge.h"
#include "say/say.h"
#include "os/output.h"
#include "os/place.h"
#include "os/text.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

/* ---- Command lines --------------------------------------------------------------------------- */

/* Do what the command line says. */
static bool line_run(const PlycutText *line, const Command *command, PlycutError *error)
{
    enum { WORDS_MOST = 24 };
    Options options;
    char *words[WORDS_MOST + 1] = {NULL}, *word = line->bytes;
    int count = 0;
    for (; count < WORDS_MOST && word < line->bytes + line->length; word += strlen(word) + 1)
        words[count++] = word;
    optind = 0;
    return options_parse(command, count, words, &options, error) &&
           command->run(&options, error) == 0;
}

/* ---- Which --------------------------------------------------------------------------------- */

void judge_line_rules(PlycutOut *line, const Options *options)
{
    static const int RULES[] = {OPTION_cut, OPTION_fail, OPTION_order};
    for (size_t i = 0; i < sizeof RULES / sizeof *RULES; i++) {
        char word[PLYCUT_ORDERING_MAX];
        if (!options->given[RULES[i]])
            continue;
        ADD_WORD(line, "--%s", all_options[RULES[i]].name);
        ADD_WORD(line, "%s", /* search.def: after the algorithm */
                 plycut_search_word(&options->search, i + 1, word));
    }
    if (options->given[OPTION_limits_cut])
        ADD_WORD(line, "%s", "--limits-cut");
}

/* The search that the program should make; `other`: and this one, or NULL. */
static void add_search(PlycutOut *line, const Options *options, const char *other)
{
    judge_line_rules(line, options);
    ADD_WORD(line, "%s", "-a");
    ADD_WORD(line, "%s%s%s", options->algorithms[0]->name, other != NULL ? "," : "",
             other != NULL ? other : "");
}

/* The tree, and if it can be drawn the program's search of it. */
static void add_files(PlycutOut *line, const PlycutJudgement *j, const char *folder)
{
    ADD_WORD(line, "%s/smallest.json", folder);
    if (j->trace.length > 0)
        ADD_WORD(line, "%s/program.json", folder);
}

static void add_moment(PlycutOut *line, const PlycutJudgement *j)
{
    if (j->moment == 0)
        return;
    ADD_WORD(line, "%s", "--until");
    ADD_WORD(line, "%zu", j->moment);
}

/* Without files the tree is part of the command, in the short form unless it has limits. */
static bool add_tree(PlycutOut *line, const PlycutJudgement *j, PlycutError *error)
{
    PlycutText tree = {0};
    const bool limited = strstr(j->file.bytes, "\"limits\":") != NULL;
    const bool made = limited || plycut_judgement_tree(j, &tree, error);
    if (made)
        ADD_WORD(line, "tree:%s", limited ? j->file.bytes : tree.bytes);
    plycut_text_free(&tree);
    return made;
}

void judge_line_say(const PlycutText *words, PlycutOut *out)
{
    for (size_t at = 0; at < words->length; at += strlen(words->bytes + at) + 1) {
        plycut_out_char(out, ' ');
        plycut_out_shell(out, words->bytes + at);
    }
    plycut_out_char(out, '\n');
}

/* The only search that does what the program does, as a whole and in a fresh process, or NULL. */
static const char *drawn_search(const PlycutJudgement *j)
{
    const size_t first = j->keeps;
    return j->cause_count == first + 1 ? j->causes[first].drawn : NULL;
}

bool judge_say_draw(const Options *options, const PlycutJudgement *j, const char *folder,
                    PlycutOut *out, PlycutError *error)
{
    PlycutOut line;
    PlycutText words = {0};
    const char *drawn = drawn_search(j);
    if (j->smallest.length == 0 || (folder == NULL && (drawn == NULL || j->moment == 0)))
        return true;
    plycut_out_init(&line, plycut_text_write, &words);
    add_search(&line, options, folder == NULL ? drawn : NULL);
    add_moment(&line, j);
    bool made = true;
    if (folder != NULL)
        add_files(&line, j, folder);
    else
        made = add_tree(&line, j, error);
    made = plycut_out_end(&line, "a command", error) && made;
    plycut_out_text(out, saying(SAY_DRAW));
    if (made)
        judge_line_say(&words, out);
    plycut_text_free(&words);
    return made;
}

/* ---- Files ----------------------------------------------------------------------------------- */

static bool write_text_in(const char *folder, const char *name, const PlycutText *text,
                          PlycutError *error)
{
    char *path = text_format(error, "%s/%s", folder, name);
    const bool written = path != NULL && output_text(text, path, error);
    free(path);
    return written;
}

/* A file that is drawn, or traced, by a command. */
static bool write_by_command(const Options *options, const PlycutJudgement *j, const char *folder,
                             const char *name, const Command *command, PlycutError *error)
{
    PlycutOut line;
    PlycutText words = {0};
    const bool draws = command == &commands[COMMAND_draw], page = strcmp(name, "page.html") == 0;
    plycut_out_init(&line, plycut_text_write, &words);
    ADD_WORD(&line, "%s", command->name);
    add_search(&line, options, NULL);
    ADD_WORD(&line, "%s", "-o");
    ADD_WORD(&line, "%s/%s", folder, name);
    if (draws && !page)
        add_moment(&line, j);
    if (draws)
        add_files(&line, j, folder);
    else
        ADD_WORD(&line, "%s/smallest.json", folder);
    const bool written =
        plycut_out_end(&line, "a command", error) && line_run(&words, command, error);
    plycut_text_free(&words);
    return written;
}

bool judge_show(const Options *options, const PlycutJudgement *j, const char *folder,
                PlycutError *error)
{
    const Command *draw = &commands[COMMAND_draw], *trace = &commands[COMMAND_trace];
    return j->smallest.length == 0 ||
           (directory_make(folder, error) &&
            write_text_in(folder, "smallest.json", &j->file, error) &&
            (j->trace.length == 0 || write_text_in(folder, "program.json", &j->trace, error)) &&
            write_by_command(options, j, folder, "search.json", trace, error) &&
            write_by_command(options, j, folder, "picture.svg", draw, error) &&
            write_by_command(options, j, folder, "page.html", draw, error));
}
