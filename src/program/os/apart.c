/* apart.c - copies of programs. cp, rm and chmod do what has to be done with folders of any depth, and whatever is in them. */
#include "os/apart.h"
#include "os/child.h"
#include "os/interrupt.h"
#include "os/text.h"

#include <dirent.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The folder of all copies of this run. */
static char *all;
static size_t made;
static pthread_mutex_t making = PTHREAD_MUTEX_INITIALIZER;

/* ---- Tools ----------------------------------------------------------------------------------- */

static bool run(char *const *words)
{
    const PlycutText nothing = {.bytes = ""};
    PlycutText output = {0};
    PlycutError error = {0};
    const ChildProgram program = {.arguments = words,
                                  .needed = "it copies and removes programs",
                                  .product = "output",
                                  .may_be_empty = true};
    const bool done = child_run(&program, &nothing, &output, &error);
    plycut_text_free(&output);
    return done;
}

/* A program may have taken its own rights from its folders. */
static void remove_tree(char *folder)
{
    char *const remove[] = {(char *)"rm", (char *)"-rf", (char *)"--", folder, NULL},
                *const allow[] = {(char *)"chmod", (char *)"-R", (char *)"u+rwx",
                                  (char *)"--",    folder,       NULL};
    if (!run(remove) && access(folder, F_OK) == 0) {
        (void)run(allow);
        (void)run(remove);
    }
}

/* ---- The folder of a run --------------------------------------------------------------------- */

static const char NAME[] = "plycut-class-";

static const char *temporary(void)
{
    const char *folder = getenv("TMPDIR");
    return folder != NULL && folder[0] == '/' ? folder : "/tmp";
}

/* A plycut that was killed could not remove its folder, which has its number in its name. */
static void remove_old(void)
{
    PlycutError error = {0};
    DIR *folder = opendir(temporary());
    for (const struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        struct stat what;
        const pid_t of = strncmp(entry->d_name, NAME, sizeof NAME - 1) == 0
                             ? (pid_t)strtol(entry->d_name + sizeof NAME - 1, NULL, 10)
                             : 0;
        if (of <= 0 || kill(of, 0) == 0 || errno != ESRCH)
            continue;
        char *old = text_format(&error, "%s/%s", temporary(), entry->d_name);
        if (old != NULL && lstat(old, &what) == 0 && S_ISDIR(what.st_mode) &&
            what.st_uid == getuid())
            remove_tree(old);
        free(old);
    }
    if (folder != NULL)
        (void)closedir(folder);
}

/* What a program finds if it looks for plycut, which knows all answers. */
static bool make_shadow(PlycutError *error)
{
    char *bin = text_format(error, "%s/bin", all),
         *shadow = text_format(error, "%s/bin/plycut", all);
    FILE *file =
        bin != NULL && shadow != NULL && mkdir(bin, 0755) == 0 ? fopen(shadow, "we") : NULL;
    bool done =
        file != NULL &&
        fputs("#!/bin/sh\necho 'plycut: not for programs on trial' >&2\nexit 127\n", file) >= 0;
    done = file != NULL && fclose(file) == 0 && done && chmod(shadow, 0755) == 0;
    free(bin);
    free(shadow);
    return done;
}

bool apart_begin(PlycutError *error)
{
    remove_old();
    all = text_format(error, "%s/%s%ld-XXXXXX", temporary(), NAME, (long)getpid());
    if (all == NULL)
        return false;
    interrupt_block();
    const bool begun = mkdtemp(all) != NULL;
    if (begun)
        interrupt_note_folder(all);
    interrupt_unblock();
    if (begun && make_shadow(error))
        return true;
    return error->code == PLYCUT_OK &&
           plycut_fail(error, PLYCUT_E_SYSTEM, "%s: programs cannot be copied there: %s",
                       temporary(), strerror(errno));
}

void apart_end(void)
{
    if (all == NULL)
        return;
    remove_tree(all);
    interrupt_note_folder(NULL);
    free(all);
    all = NULL;
}

/* ---- Copies ---------------------------------------------------------------------------------- */

char *apart_make(const char *own)
{
    PlycutError error = {0};
    interrupt_hold();
    (void)pthread_mutex_lock(&making);
    char *folder = text_format(&error, "%s/%zu", all, ++made);
    (void)pthread_mutex_unlock(&making);
    char *const copy[] = {(char *)"cp", (char *)"-RPp", (char *)"--", (char *)own, folder, NULL};
    if (folder != NULL && mkdir(folder, 0755) == 0 && run(copy))
        return folder;
    free(folder);
    return NULL;
}

void apart_remove(char *folder)
{
    if (folder != NULL)
        remove_tree(folder);
    free(folder);
}

/* ---- The environment ------------------------------------------------------------------------- */

extern char **environ;

static bool is_named(const char *variable, const char *name)
{
    const size_t length = strlen(name);
    return strncmp(variable, name, length) == 0 && variable[length] == '=';
}

void apart_environment_free(char **environment)
{
    for (size_t i = 0; environment != NULL && environment[i] != NULL; i++)
        free(environment[i]);
    free(environment);
}

char **apart_environment(const char *folder)
{
    PlycutError error = {0};
    const char *path = getenv("PATH");
    size_t count = 0, kept = 2;
    while (environ[count] != NULL)
        count++;
    char **environment = calloc(count + 3, sizeof *environment);
    bool copied = environment != NULL;
    if (copied) {
        environment[0] = text_format(&error, "PATH=%s/bin%s%s", all, path != NULL ? ":" : "",
                                     path != NULL ? path : "");
        environment[1] = text_format(&error, "TMPDIR=%s", folder);
        copied = environment[0] != NULL && environment[1] != NULL;
    }
    for (size_t i = 0; copied && i < count; i++)
        if (!is_named(environ[i], "PATH") && !is_named(environ[i], "TMPDIR"))
            copied = (environment[kept++] = strdup(environ[i])) != NULL;
    if (copied)
        return environment;
    apart_environment_free(environment);
    return NULL;
}
