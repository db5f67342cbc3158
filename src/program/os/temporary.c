/* temporary.c - temporary folders, removed by rm: folders of any depth, and whatever is in them. */
#include "os/temporary.h"
#include "os/child.h"
#include "os/interrupt.h"
#include "os/text.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char NAME[] = "plycut-class-";

static const char *folder_of_folders(void)
{
    const char *folder = getenv("TMPDIR");
    return folder != NULL && folder[0] == '/' ? folder : "/tmp";
}

bool tool_run(char *const *words)
{
    const PlycutText nothing = {.bytes = ""};
    PlycutText output = {0};
    PlycutError error = {0};
    const ChildProgram program = {.arguments = words,
                                  .needed = "it is for temporary folders",
                                  .product = "output",
                                  .may_be_empty = true};
    const bool done = child_run(&program, &nothing, &output, &error);
    plycut_text_free(&output);
    return done;
}

void temporary_clear(char *folder)
{
    char *const remove[] = {(char *)"rm", (char *)"-rf", (char *)"--", folder, NULL},
                *const allow[] = {(char *)"chmod", (char *)"-R", (char *)"u+rwx",
                                  (char *)"--",    folder,       NULL};
    if (!tool_run(remove) && access(folder, F_OK) == 0) {
        (void)tool_run(allow);
        (void)tool_run(remove);
    }
}

/* A plycut that was killed could not remove its folder, which has its number in its name. */
static void remove_old(void)
{
    PlycutError error = {0};
    DIR *folder = opendir(folder_of_folders());
    for (const struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        struct stat what;
        const pid_t of = strncmp(entry->d_name, NAME, sizeof NAME - 1) == 0
                             ? (pid_t)strtol(entry->d_name + sizeof NAME - 1, NULL, 10)
                             : 0;
        if (of <= 0 || kill(of, 0) == 0 || errno != ESRCH)
            continue;
        char *old = text_format(&error, "%s/%s", folder_of_folders(), entry->d_name);
        if (old != NULL && lstat(old, &what) == 0 && S_ISDIR(what.st_mode) &&
            what.st_uid == getuid())
            temporary_clear(old);
        free(old);
    }
    if (folder != NULL)
        (void)closedir(folder);
}

char *temporary_make(PlycutError *error)
{
    remove_old();
    char *folder = text_format(error, "%s/%s%ld-XXXXXX", folder_of_folders(), NAME, (long)getpid());
    if (folder == NULL)
        return NULL;
    interrupt_block();
    const bool made = mkdtemp(folder) != NULL;
    const int reason = errno;
    if (made)
        interrupt_note_folder(folder);
    interrupt_unblock();
    if (made)
        return folder;
    free(folder);
    plycut_fail(error, PLYCUT_E_SYSTEM, "%s: no temporary folder can be made there: %s",
                folder_of_folders(), strerror(reason));
    return NULL;
}

void temporary_end(char *folder)
{
    if (folder == NULL)
        return;
    temporary_clear(folder);
    interrupt_note_folder(NULL);
    free(folder);
}
