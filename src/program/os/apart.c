/* apart.c - copies of programs, made by cp: folders of any depth, and whatever is in them. */
#include "os/apart.h"
#include "os/interrupt.h"
#include "os/temporary.h"
#include "os/text.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The folder of all copies of this run. */
static char *all;
static size_t made;
static pthread_mutex_t making = PTHREAD_MUTEX_INITIALIZER;

/* ---- The folder of a run --------------------------------------------------------------------- */

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
    all = temporary_make(error);
    if (all == NULL || make_shadow(error))
        return all != NULL;
    return error->code == PLYCUT_OK &&
           plycut_fail(error, PLYCUT_E_SYSTEM, "%s: programs cannot be copied there: %s", all,
                       strerror(errno));
}

void apart_end(void)
{
    temporary_end(all);
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
    if (folder != NULL && mkdir(folder, 0755) == 0 && tool_run(copy))
        return folder;
    free(folder);
    return NULL;
}

void apart_remove(char *folder)
{
    if (folder != NULL)
        temporary_clear(folder);
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
