/* output.c - a file appears whole or not at all: it is written under another name in the same
 * folder and then renamed. */
#include "os/output.h"
#include "os/claim.h"
#include "os/interrupt.h"
#include "os/place.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool output_write(void *self, const char *bytes, size_t n)
{
    Output *output = self;
    if (write_all(output->fd, bytes, n))
        return true;
    output->reason = errno;
    return false;
}

/* ---- Opening --------------------------------------------------------------------------------- */

/* Create a file from the pattern in output->beside, and note it in case a signal arrives. */
static int create_noted(Output *output)
{
    interrupt_block();
    int fd = mkstemp(output->beside);
    output->note = fd >= 0 ? interrupt_note_file(output->beside) : -1;
    if (fd >= 0 && output->note < 0) {
        (void)close(fd);
        (void)unlink(output->beside);
        fd = -1;
        errno = ENAMETOOLONG;
    }
    interrupt_unblock();
    return fd;
}

static bool open_beside(Output *output)
{
    output->beside = place_beside(output->place);
    output->fd = output->beside != NULL ? create_noted(output) : -1;
    output->reason = errno;
    if (output->fd < 0) {
        free(output->beside);
        output->beside = NULL;
        return false;
    }
    bool set = fchmod(output->fd, place_mode(output->place)) == 0;
    output->reason = errno;
    return set;
}

static bool open_standard(Output *output, OutputSpool spool)
{
    output->name = "standard output";
    output->fd = STDOUT_FILENO;
    if (spool == OUTPUT_DIRECT)
        return true;
    output->fd = nameless_open();
    output->reason = errno;
    output->spooled = true;
    return output->fd >= 0;
}

static bool is_standard_output(const struct stat *file)
{
    struct stat standard;
    return fstat(STDOUT_FILENO, &standard) == 0 && standard.st_dev == file->st_dev &&
           standard.st_ino == file->st_ino;
}

static bool open_directly(Output *output, int fd)
{
    output->fd = fd;
    output->reason = errno;
    free(output->place);
    output->place = NULL;
    return fd >= 0;
}

static bool open_path(Output *output, const char *path, OutputSpool spool, PlycutError *error)
{
    struct stat file;
    int descriptor = -1;
    bool exists = stat(path, &file) == 0;
    /* Standard output may be redirected to this file: do not replace it. */
    if (exists && is_standard_output(&file))
        return open_standard(output, spool);
    output->place = place_behind_links(path, &descriptor);
    output->reason = errno;
    if (output->place == NULL)
        return false;
    if (descriptor >= 0) {
        int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
        errno = copy < 0 ? ENOENT : errno;
        return open_directly(output, copy);
    }
    if (exists && !S_ISREG(file.st_mode))
        return open_directly(output, open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY));
    if (exists && access(output->place, W_OK) != 0 && errno == EACCES)
        return plycut_fail(error, PLYCUT_E_USAGE, "cannot write %s: the file is write-protected",
                           output->name);
    return claim_output(output->place, output->name, error) && open_beside(output);
}

bool output_open(Output *output, const char *path, OutputSpool spool, PlycutError *error)
{
    *output = (Output){.fd = -1, .name = path, .note = -1};
    plycut_out_init(&output->out, output_write, output);
    bool standard = path == NULL || strcmp(path, "-") == 0;
    if (standard ? open_standard(output, spool) : open_path(output, path, spool, error)) {
        output->reason = ENOMEM; /* of any failure other than a write's */
        return true;
    }
    place_cannot_write(output->name, output->reason, error);
    output_discard(output);
    return false;
}

/* ---- Closing --------------------------------------------------------------------------------- */

/* Copy the spooled bytes to standard output. */
static bool unspool(Output *output)
{
    char bytes[16384];
    ssize_t n = lseek(output->fd, 0, SEEK_SET) == 0 ? 1 : -1;
    while (n > 0) {
        n = read(output->fd, bytes, sizeof bytes);
        if (n > 0 && !write_all(STDOUT_FILENO, bytes, (size_t)n))
            n = -1;
    }
    return n == 0;
}

static bool close_output(Output *output)
{
    int fd = output->fd;
    output->fd = -1;
    return fd < 0 || fd == STDOUT_FILENO || close(fd) == 0;
}

static bool put_in_place(Output *output)
{
    interrupt_block();
    struct stat before;
    const bool replaces = stat(output->place, &before) == 0;
    bool done = rename(output->beside, output->place) == 0;
    if (done && replaces)
        claim_replaced(&before);
    int reason = errno;
    if (done) {
        interrupt_forget_file(output->note);
        output->note = -1;
        free(output->beside);
        output->beside = NULL;
    }
    interrupt_unblock();
    errno = reason;
    return done;
}

bool output_commit(Output *output, PlycutError *error)
{
    bool taken = plycut_out_flush(&output->out);
    bool done = taken && (!output->spooled || unspool(output)) && close_output(output) &&
                (output->place == NULL || put_in_place(output));
    int reason = taken ? errno : output->reason;
    if (!done && output->out.no_memory)
        plycut_no_memory(error);
    else if (!done)
        place_cannot_write(output->name, reason, error);
    output_discard(output);
    return done;
}

bool output_end(Output *output, bool written, PlycutError *error)
{
    if (output->out.failed)
        *error = (PlycutError){0};
    if (written || output->out.failed)
        return output_commit(output, error);
    output_discard(output);
    return false;
}

void output_discard(Output *output)
{
    (void)close_output(output);
    if (output->beside != NULL)
        (void)unlink(output->beside);
    interrupt_forget_file(output->note);
    output->note = -1;
    free(output->place);
    free(output->beside);
    output->place = output->beside = NULL;
}
