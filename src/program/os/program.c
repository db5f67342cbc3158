/* program.c - a program on trial: what it is asked, when it has answered, and how it failed to. */
#include "os/program_talk.h"
#include "os/apart.h"
#include "os/interrupt.h"
#include "os/sandbox.h"
#include "os/text.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* ---- Starting -------------------------------------------------------------------------------- */

/* A word that names a file from here, and the program runs elsewhere; the first one may be looked for in PATH. */
static char *word_from_here(const Program *p, char *const *word)
{
    char *here = p->apart != NULL && (*word)[0] != '/' &&
                         (word != p->words || strchr(*word, '/') != NULL) &&
                         access(*word, F_OK) == 0
                     ? getcwd(NULL, 0)
                     : NULL;
    char *whole = here != NULL ? malloc(strlen(here) + strlen(*word) + 2) : NULL;
    if (whole != NULL)
        (void)sprintf(whole, "%s/%s", here, *word);
    free(here);
    return whole;
}

/* The words with the path and the file, in turn, in place of {}. */
static void fill_words(const Program *p, const char *path, PlycutText *text, size_t *count)
{
    const char *const fills[] = {path, p->file, NULL}, *const *fill = &fills[path == NULL];
    for (char *const *word = p->words; *word != NULL; word++, ++*count) {
        char *whole = word_from_here(p, word);
        const char *from = whole != NULL ? whole : *word;
        for (const char *hole; *fill != NULL && (hole = strstr(from, "{}")) != NULL; fill++) {
            (void)plycut_text_write(text, from, (size_t)(hole - from));
            (void)plycut_text_write(text, *fill, strlen(*fill));
            from = hole + 2;
        }
        (void)plycut_text_write(text, from, strlen(from) + 1);
        free(whole);
    }
}

/* Of a class, a program gets what was handed in with it, the file or folder up to here in its path: what is in the class, or the folder that is in place of {}. */
static size_t own_length(const Program *p)
{
    const size_t below = p->limits.below;
    const bool of_class = p->path != NULL && (below > 0 || p->limits.apart);
    const size_t whole = of_class ? below + strcspn(p->path + below, "/") : 0;
    return whole < p->filled ? whole : p->filled;
}

/* Where the name of that file or folder begins. */
size_t program_own_begin(const Program *p)
{
    size_t begin = own_length(p);
    while (begin > 0 && p->path[begin - 1] != '/')
        begin--;
    return begin;
}

/* What is before its words in a sandbox. */
static bool box_words(const Program *p, PlycutText *text, size_t *count)
{
    const size_t length = own_length(p);
    char *class = length > 0 ? strndup(p->path, p->limits.below) : NULL,
         *own = length > 0 ? strndup(p->path, length) : NULL;
    const Sandbox box = {.own = own != NULL ? own : p->path, .class = class, .note = p->file};
    const bool made =
        (length == 0 || (class != NULL && own != NULL)) && sandbox_words(&box, text, count);
    free(class);
    free(own);
    return made;
}

/* What is in place of {}: its path, or that of its copy; to be freed. */
static char *path_now(const Program *p)
{
    const size_t begin = p->apart != NULL ? program_own_begin(p) : 0,
                 folder = p->apart != NULL ? strlen(p->apart) + 1 : 0;
    char *path = malloc(folder + p->filled - begin + 1);
    if (path == NULL)
        return NULL;
    if (p->apart != NULL)
        (void)sprintf(path, "%s/", p->apart);
    memcpy(path + folder, p->path + begin, p->filled - begin);
    path[folder + p->filled - begin] = '\0';
    return path;
}

/* All words of its command. They are in `text`, each with a NUL at its end. NULL: no memory. */
static char **program_words(const Program *p, PlycutText *text)
{
    size_t count = 0;
    char *path = p->path != NULL ? path_now(p) : NULL;
    const bool boxed = !p->limits.boxed || box_words(p, text, &count);
    fill_words(p, path, text, &count);
    char **words = text->failed || !boxed || (p->path != NULL && path == NULL)
                       ? NULL
                       : calloc(count + 1, sizeof *words),
         *word = text->bytes;
    for (size_t i = 0; words != NULL && i < count; word += strlen(word) + 1)
        words[i++] = word;
    free(path);
    return words;
}

/* Returns its status. What it has said belongs to no answer. */
int program_kill(Program *p)
{
    plycut_text_free(&p->child.output);
    return child_end(&p->child);
}

/* A program that is started afresh finds what was handed in, whatever it has made of it before; one that is started for each tree is copied once. */
static bool program_copy(Program *p)
{
    if (!p->limits.apart || own_length(p) == 0)
        return true;
    if (p->apart != NULL && p->once && access(p->apart, F_OK) == 0)
        return true;
    char *own = strndup(p->path, own_length(p));
    apart_remove(p->apart);
    p->apart = own != NULL ? apart_make(own) : NULL;
    free(own);
    return p->apart != NULL;
}

static PlycutReply program_start(Program *p, char why[PLYCUT_WHY])
{
    PlycutText text = {0};
    if (!program_copy(p))
        return (void)snprintf(why, PLYCUT_WHY, "the program cannot be copied"), PLYCUT_NO_PROGRAM;
    char **words = program_words(p, &text),
         **environment = p->apart != NULL ? apart_environment(p->apart) : NULL;
    const ChildSetting setting = {p->limits.all, p->apart, environment};
    const int reason = words != NULL && (p->apart == NULL || environment != NULL)
                           ? child_start(&p->child, words, &setting)
                           : ENOMEM;
    if (reason != 0)
        (void)snprintf(why, PLYCUT_WHY, "%s cannot be run: %s",
                       words != NULL ? words[0] : p->words[0], strerror(reason));
    free(words);
    apart_environment_free(environment);
    plycut_text_free(&text);
    return reason == 0 ? PLYCUT_REPLIED : reason == ENOMEM ? PLYCUT_NO_MEMORY : PLYCUT_NO_PROGRAM;
}

/* ---- Talking --------------------------------------------------------------------------------- */

/* Lines that are not answers, such as debugging output, are skipped. The answer is a line, and nothing follows it. */
static Talk find_answer(Program *p)
{
    PlycutText *text = &p->child.output;
    char *end;
    while ((end = text->length > 0 ? memchr(text->bytes, '\n', text->length) : NULL) != NULL &&
           text->bytes[0] != '{') {
        const size_t line = (size_t)(end + 1 - text->bytes);
        (void)snprintf(p->chatter, sizeof p->chatter, "%.*s", (int)(line - 1), text->bytes);
        memmove(text->bytes, end + 1, text->length - line);
        text->length -= line;
    }
    if (end == NULL)
        return p->child.ends[OUTPUT] < 0 ? ENDED : TALKS;
    if (end + 1 < text->bytes + text->length)
        return SAYS_MORE;
    text->length--;
    *end = '\0';
    return SAID_ALL;
}

static Talk hear(Program *p)
{
    if (p->child.output.failed)
        return NO_ROOM;
    if (p->child.written > p->limits.output)
        return SAYS_TOO_MUCH;
    if (p->once)
        return p->child.ends[OUTPUT] < 0 ? ENDED : TALKS;
    return find_answer(p);
}

/* Processor time counts, so that a computer that is busy with others changes nothing. A program whose time is over goes on as long as it computes and
 * has not used so much of it; the time on the clock is a far limit. */
static bool may_go_on(const Program *p, double began, double *used)
{
    enum { FAR = 10 };
    const double before = *used, tick = 0.01;
    bool ready;
    *used = watch_used(p->child.group, &ready);
    return *used >= 0 && *used < p->limits.seconds && (ready || *used - before >= tick) &&
           plycut_seconds() - began < FAR * p->limits.seconds;
}

/* Ask, and read until the answer is there. TALKS: the time is over. A program that reads no more may still answer, for a second. */
static Talk converse(Program *p)
{
    const double slice = 0.3;
    Talk talk = TALKS;
    double began = plycut_seconds(), now = began, until = now + p->limits.seconds, used = 0;
    while (talk == TALKS && now < until) {
        (void)child_serve(&p->child, (int)((until - now) * 1000) + 1);
        talk = hear(p);
        now = plycut_seconds();
        if (p->child.deaf)
            until = fmin(until, now + 1);
        else if (talk == TALKS && now >= until && may_go_on(p, began, &used))
            until = now + slice;
    }
    return talk;
}

/* ---- The tree in a file ----------------------------------------------------------------------- */

/* Has the command a place for the name of a tree's file? */
static bool needs_file(const Program *p)
{
    size_t holes = 0;
    for (char *const *word = p->words; *word != NULL; word++)
        for (const char *at = *word; (at = strstr(at, "{}")) != NULL; at += 2)
            holes++;
    return p->once && p->file == NULL && holes > (p->path != NULL);
}

static bool make_file(Program *p)
{
    PlycutError error = {0};
    const char *folder = getenv("TMPDIR");
    p->file = text_format(&error, "%s/plycut-XXXXXX",
                          folder != NULL && folder[0] != '\0' ? folder : "/tmp");
    const int fd = p->file != NULL ? mkstemp(p->file) : -1;
    p->note = fd >= 0 ? interrupt_note_file(p->file) : -1;
    return fd >= 0 && close(fd) == 0;
}

static bool write_file(const Program *p, const PlycutText *question)
{
    FILE *file = fopen(p->file, "we");
    const bool written =
        file != NULL && fwrite(question->bytes, 1, question->length, file) == question->length;
    return (file == NULL || fclose(file) == 0) && written;
}

/* ---- Asking ---------------------------------------------------------------------------------- */

/* A program that finds the tree in a file has no input. */
static Talk ask_line(Program *p, const PlycutText *question)
{
    plycut_text_free(&p->line);
    (void)plycut_text_write(&p->line, question->bytes, question->length);
    (void)plycut_text_write(&p->line, "\n", 1);
    p->child.input = &p->line;
    p->child.input_goes_on = !p->once;
    p->child.fed = p->child.written = 0;
    p->chatter[0] = '\0';
    if (p->file != NULL)
        child_close(&p->child, INPUT);
    return p->line.failed ? NO_ROOM : converse(p);
}

static PlycutReply program_ask(void *self, const PlycutText *question, PlycutText *reply,
                               char why[PLYCUT_WHY])
{
    Program *p = self;
    errno = 0;
    if ((needs_file(p) && !make_file(p)) || (p->file != NULL && !write_file(p, question)))
        return (void)snprintf(why, PLYCUT_WHY, "the file with the tree cannot be written"),
               errno == ENOMEM ? PLYCUT_NO_MEMORY : PLYCUT_NO_PROGRAM;
    if (p->hangs >= HANGS_MOST || p->failures >= (p->answered ? FAILURES_MOST : FAILURES_AT_FIRST))
        return PLYCUT_NO_PROGRAM; /* nothing is wrong with this tree: it is not asked */
    const PlycutReply started = p->child.pid == 0 ? program_start(p, why) : PLYCUT_REPLIED;
    if (started != PLYCUT_REPLIED)
        return started;
    Talk talk = ask_line(p, question);
    *reply = p->child.output;
    p->child.output = (PlycutText){0};
    if (talk == ENDED && program_say_end(p, why) && p->once)
        talk = SAID_ALL;
    p->answered |= talk == SAID_ALL;
    return talk == SAID_ALL ? PLYCUT_REPLIED : program_fails(p, talk, why);
}

/* ---- Opening and closing --------------------------------------------------------------------- */

/* One that ends by itself when its input does has a second for it. */
static void program_end(void *self)
{
    Program *p = self;
    child_close(&p->child, INPUT);
    if (p->child.pid > 0)
        (void)child_has_ended(&p->child, plycut_seconds() + 1);
    (void)program_kill(p);
    interrupt_forget_file(p->note);
    if (p->file != NULL)
        (void)unlink(p->file);
    free(p->file);
    p->file = NULL;
    apart_remove(p->apart);
    p->apart = NULL;
}

PlycutProgram program_open(char *const *words, const char *path, size_t length,
                           const ProgramLimits *limits, bool once)
{
    Program *p = calloc(1, sizeof *p);
    PlycutProgram program = {program_ask, program_refuse, program_end, p,
                             once ? NULL : program_restart};
    if (p == NULL)
        return program;
    *p = (Program){.words = words,
                   .path = path != NULL ? strdup(path) : NULL,
                   .filled = path != NULL ? length : 0,
                   .once = once,
                   .limits = *limits,
                   .child = NO_CHILD,
                   .note = -1};
    if (path != NULL && p->path == NULL)
        program_close(&program);
    return program;
}

void program_close(PlycutProgram *program)
{
    Program *p = program->self;
    if (p != NULL) {
        plycut_text_free(&p->line);
        free(p->path);
    }
    free(p);
    program->self = NULL;
}
