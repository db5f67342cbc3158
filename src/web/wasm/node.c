/* node.c - the operating system as plycut has it under Node: files and standard input and output, but no signals, no
 * other programs and one thread. It takes the place of child.c, interrupt.c, sender.c, program.c and zip.c in src/program/os and of
 * src/core/base/threads.c. */
#include "base/threads.h"
#include "os/apart.h"
#include "os/child.h"
#include "os/interrupt.h"
#include "os/program.h"
#include "os/zip.h"
#include "wasm/absent.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- The current folder, and files ----------------------------------------------------------- */

/* WebAssembly begins in the root; plycut.js says where it was called. */
__attribute__((constructor)) static void folder_enter(void)
{
    const char *folder = getenv("PWD");
    if (folder != NULL)
        (void)!chdir(folder);
}

int mkstemp(char *pattern)
{
    enum { LETTERS = 6, TRIES = 100 };
    char *const letters = pattern + strlen(pattern) - LETTERS;
    int file = -1;
    for (int try = 0; try < TRIES && file < 0; try++) {
        (void)getentropy(letters, LETTERS);
        for (int i = 0; i < LETTERS; i++)
            letters[i] = (char)('a' + (unsigned char)letters[i] % 26);
        file = open(pattern, O_RDWR | O_CREAT | O_EXCL, 0600);
    }
    return file;
}

/* A new file has the mode that Node gives it. */
int fchmod(int file, mode_t mode)
{
    return 0;
}

mode_t umask(mode_t mask)
{
    return mask;
}

/* ---- Archives -------------------------------------------------------------------------------- */

/* Nothing inflates here. A Word document is told by the names in its directory, which are not packed. */
bool zip_has(const char *archive, size_t length, const char *name)
{
    const size_t size = strlen(name);
    for (const char *at = archive; (size_t)(archive + length - at) >= size; at++)
        if ((at = memchr(at, *name, (size_t)(archive + length - at) - size + 1)) == NULL)
            return false;
        else if (memcmp(at, name, size) == 0)
            return true;
    return false;
}

bool zip_is_whole(const char *archive, size_t length)
{
    return true;
}

char *zip_member(const char *archive, size_t length, const char *name, size_t most, size_t *size,
                 PlycutError *error)
{
    plycut_fail(error, PLYCUT_E_INPUT,
                "is an archive, such as a Word document, and plycut does not read these under "
                "Node: save it as .rtf or "
                "plain text (.txt)");
    return NULL;
}

/* ---- Signals, programs, threads -------------------------------------------------------------- */

void interrupt_install(void)
{
}

void interrupt_block(void)
{
}

void interrupt_unblock(void)
{
}

int interrupt_note_file(const char *path)
{
    return 0;
}

void interrupt_forget_file(int note)
{
}

#define NO_PROGRAMS "plycut starts no other programs under Node: "

bool child_program_is_there(const char *name)
{
    (void)name;
    return false;
}

bool child_run(const ChildProgram *program, const PlycutText *input, PlycutText *output,
               PlycutError *error)
{
    return plycut_fail(error, PLYCUT_E_SYSTEM, NO_PROGRAMS "%s was not run. %s",
                       program->arguments[0], program->needed);
}

static PlycutReply program_ask(void *self, const PlycutText *question, PlycutText *reply,
                               char why[PLYCUT_WHY])
{
    (void)snprintf(why, PLYCUT_WHY, NO_PROGRAMS "judge and --game need the installed plycut");
    return PLYCUT_NO_PROGRAM;
}

static void program_refuse(void *self)
{
}

PlycutProgram program_open(char *const *words, const char *path, size_t length,
                           const ProgramLimits *limits, bool once)
{
    static int none;
    return (PlycutProgram){program_ask, program_refuse, program_refuse, &none, NULL};
}

void program_close(PlycutProgram *program)
{
    program->self = NULL;
}

void programs_begin(void)
{
}

bool programs_end(void)
{
    return false;
}

void programs_unheard(void)
{
}

char *temporary_make(PlycutError *error)
{
    plycut_fail(error, PLYCUT_E_SYSTEM, NO_PROGRAMS "temporary folders are for what they make");
    return NULL;
}

void temporary_end(char *folder)
{
    (void)folder;
}

bool apart_begin(PlycutError *error)
{
    (void)error;
    return true;
}

void apart_end(void)
{
}

WatchMeans watch_means(void)
{
    return WATCH_NONE;
}

void interrupt_hold(void)
{
}

/* One thread does all, in order. */
bool threads_run(const ThreadedJob *job, PlycutError *error)
{
    for (uint64_t item = 0; item < job->count; item++) {
        if (!job->item(job->self, 0, item, error) ||
            (job->finish != NULL && !job->finish(job->self, item, error)))
            return false;
        if (job->progress != NULL)
            job->progress(job->progress_self, item + 1);
    }
    return true;
}
