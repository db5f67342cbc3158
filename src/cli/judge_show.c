/* judge_show.c - the smallest tree on which a program differs, with both searches of it as traces, a picture and a page. They are
 * made by the command line that is printed. */
#include "cli/judge.h"
#include "cli/say.h"
#include "os/output.h"
#include "os/place.h"
#include "os/text.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

/* ---- Command lines --------------------------------------------------------------------------- */

enum { WORDS_MOST = 24 };

/* The words of a command line; NULL among them: there was no memory. */
typedef struct Line {
    char *words[WORDS_MOST + 1]; /* owned */
    int count;
    PlycutError *error;
} Line;

static void line_add(Line *line, char *word)
{
    if (line->count < WORDS_MOST)
        line->words[line->count++] = word;
    else
        free(word);
}

static void add_text(Line *line, const char *word)
{
    line_add(line, text_format(line->error, "%s", word));
}

static bool is_complete(const Line *line)
{
    bool complete = line->count > 0;
    for (int i = 0; i < line->count; i++)
        complete &= line->words[i] != NULL;
    return complete;
}

static void line_free(Line *line)
{
    for (int i = 0; i < line->count; i++)
        free(line->words[i]);
}

/* Do what the command line says. */
static bool line_run(const Line *line, const Command *command,
                     int (*run)(const Options *options, PlycutError *error))
{
    Options options;
    char *words[WORDS_MOST + 1]; /* reading options permutes them */
    memcpy(words, line->words, sizeof words);
    optind = 0;
    return is_complete(line) && options_parse(command, line->count, words, &options, line->error) &&
           run(&options, line->error) == 0;
}

/* In quotes if a shell would read it otherwise. */
static void print_word(PlycutOut *out, const char *word)
{
    static const char UNQUOTED[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-:,=+";
    const char *quote = word[0] == '\0' || word[strspn(word, UNQUOTED)] != '\0' ? "'" : "";
    plycut_out_text(out, quote);
    for (; *word != '\0'; word++)
        if (*word == '\'')
            plycut_out_text(out, "'\\''");
        else
            plycut_out_char(out, *word);
    plycut_out_text(out, quote);
}

/* ---- Which --------------------------------------------------------------------------------- */

/* The search that the program should make; `other`: and this one, or NULL. */
static void add_search(Line *line, const Options *options, const char *other)
{
    static const int RULES[] = {OPTION_cut, OPTION_fail, OPTION_order};
    for (size_t i = 0; i < sizeof RULES / sizeof *RULES; i++) {
        char word[PLYCUT_ORDERING_MAX];
        if (!options->given[RULES[i]])
            continue;
        line_add(line, text_format(line->error, "--%s", all_options[RULES[i]].name));
        add_text(line, plycut_search_word(&options->search, i + 1,
                                          word)); /* search.def: after the algorithm */
    }
    if (options->given[OPTION_limits_cut])
        add_text(line, "--limits-cut");
    add_text(line, "-a");
    line_add(line, text_format(line->error, "%s%s%s", options->algorithms[0]->name,
                               other != NULL ? "," : "", other != NULL ? other : ""));
}

static void add_file_in(Line *line, const char *folder, const char *name)
{
    line_add(line, text_format(line->error, "%s/%s", folder, name));
}

/* The tree, and if it can be drawn the program's search of it. */
static void add_files(Line *line, const PlycutJudgement *j, const char *folder)
{
    add_file_in(line, folder, "smallest.json");
    if (j->trace.length > 0)
        add_file_in(line, folder, "program.json");
}

static void add_moment(Line *line, const PlycutJudgement *j)
{
    if (j->moment == 0)
        return;
    add_text(line, "--until");
    line_add(line, text_format(line->error, "%zu", j->moment));
}

/* Without files the tree is part of the command; nested lists suffice if MAX begins and there are no limits. */
static void add_tree(Line *line, const PlycutJudgement *j)
{
    static const char BEGINNING[] =
        "{\"format\":\"plycut-tree\",\"version\":1,\"root\":\"max\",\"tree\":";
    const bool plain = strncmp(j->file.bytes, BEGINNING, strlen(BEGINNING)) == 0;
    line_add(line, text_format(line->error, "tree:%s", plain ? j->smallest.bytes : j->file.bytes));
}

bool judge_say_draw(const Options *options, const PlycutJudgement *j, const char *folder,
                    PlycutOut *out, PlycutError *error)
{
    Line line = {.error = error};
    const char *drawn = j->cause_count == 1 ? j->causes[0].drawn : NULL;
    if (j->smallest.length == 0 || (folder == NULL && (drawn == NULL || j->moment == 0)))
        return true;
    add_search(&line, options, folder == NULL ? drawn : NULL);
    add_moment(&line, j);
    if (folder != NULL)
        add_files(&line, j, folder);
    else
        add_tree(&line, j);
    const bool complete = is_complete(&line);
    plycut_out_text(out, saying(SAY_DRAW));
    for (int i = 0; complete && i < line.count; i++) {
        plycut_out_char(out, ' ');
        print_word(out, line.words[i]);
    }
    plycut_out_char(out, '\n');
    line_free(&line);
    return complete;
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
    Line line = {.error = error};
    const bool draws = command == &commands[COMMAND_draw], page = strcmp(name, "page.html") == 0;
    add_text(&line, command->name);
    add_search(&line, options, NULL);
    if (draws && !page)
        add_moment(&line, j);
    add_text(&line, "-o");
    add_file_in(&line, folder, name);
    if (draws)
        add_files(&line, j, folder);
    else
        add_file_in(&line, folder, "smallest.json");
    const bool written = line_run(&line, command, command->run);
    line_free(&line);
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
