/* claim.c - the files of this command: inputs by device and inode, outputs also by folder and name,
 * because writing an output makes a new file. */
#include "os/claim.h"
#include "os/text.h"

#include <stdlib.h>
#include <string.h>

typedef struct ClaimedFile {
    dev_t device;
    ino_t inode;
    char *name; /* an entry of the folder with that inode; NULL: the file itself */
    bool written;
} ClaimedFile;

static struct {
    ClaimedFile *items;
    size_t count, capacity;
} claims;

static const ClaimedFile *claim_find(const struct stat *file, const char *name)
{
    for (size_t i = 0; i < claims.count; i++) {
        const ClaimedFile *claim = &claims.items[i];
        bool same_kind = (name == NULL) == (claim->name == NULL);
        if (same_kind && claim->device == file->st_dev && claim->inode == file->st_ino &&
            (name == NULL || strcmp(name, claim->name) == 0))
            return claim;
    }
    return NULL;
}

static bool add(const struct stat *file, const char *name, bool written, PlycutError *error)
{
    bool room = PLYCUT_ROOM(claims.items, claims.capacity, claims.count, 1);
    char *copy = room && name != NULL ? strdup(name) : NULL;
    if (!room || (name != NULL && copy == NULL))
        return plycut_no_memory(error);
    claims.items[claims.count++] = (ClaimedFile){file->st_dev, file->st_ino, copy, written};
    return true;
}

static bool claim_refuse(const ClaimedFile *claim, const char *name, PlycutError *error)
{
    return plycut_fail(error, PLYCUT_E_USAGE, "cannot write %s: this command %s", name,
                       claim->written ? "writes another output there" : "reads that file");
}

/* Claim one file, or one entry of a folder, as an output. */
static bool claim_for_writing(const struct stat *file, const char *entry, const char *name,
                              PlycutError *error)
{
    const ClaimedFile *claim = claim_find(file, entry);
    return claim != NULL ? claim_refuse(claim, name, error) : add(file, entry, true, error);
}

bool claim_input(const struct stat *file, const char *name, PlycutError *error)
{
    const ClaimedFile *claim = S_ISREG(file->st_mode) ? claim_find(file, NULL) : NULL;
    if (claim != NULL && claim->written)
        return claim_refuse(claim, name, error);
    return !S_ISREG(file->st_mode) || claim != NULL || add(file, NULL, false, error);
}

bool claim_is_input(const char *path)
{
    struct stat file;
    const ClaimedFile *claim = stat(path, &file) == 0 ? claim_find(&file, NULL) : NULL;
    return claim != NULL && !claim->written;
}

static void forget(const ClaimedFile *claim)
{
    if (claim != NULL) {
        free(claim->name);
        claims.items[claim - claims.items] = claims.items[--claims.count];
    }
}

void claim_replaced(const struct stat *file)
{
    forget(claim_find(file, NULL));
}

void claim_forget(const char *path)
{
    struct stat file, folder;
    const size_t length = folder_length(path);
    char *in = length == 0 ? strdup(".") : strndup(path, length);
    if (stat(path, &file) == 0)
        forget(claim_find(&file, NULL));
    if (in != NULL && stat(in, &folder) == 0)
        forget(claim_find(&folder, path + length));
    free(in);
}

void claim_forget_folder(const char *path)
{
    struct stat folder;
    if (stat(path, &folder) != 0)
        return;
    for (size_t i = claims.count; i-- > 0;)
        if (claims.items[i].name != NULL && claims.items[i].device == folder.st_dev &&
            claims.items[i].inode == folder.st_ino)
            forget(&claims.items[i]);
}

bool claim_output(const char *place, const char *name, PlycutError *error)
{
    struct stat file, folder;
    const size_t length = folder_length(place);
    char *path = length == 0 ? strdup(".") : strndup(place, length);
    if (path == NULL)
        return plycut_no_memory(error);
    bool no_folder = stat(path, &folder) != 0;
    free(path);
    if (stat(place, &file) == 0 && !claim_for_writing(&file, NULL, name, error))
        return false;
    return no_folder || claim_for_writing(&folder, place + length, name, error);
}
