#include "os/on_path.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool on_path(const char *name, char *path, size_t size)
{
    for (const char *at = getenv("PATH"); at != NULL && *at != '\0';) {
        const size_t length = strcspn(at, ":");
        const int used = snprintf(path, size, "%.*s/%s", (int)length, at, name);
        if (length > 0 && used > 0 && (size_t)used < size && access(path, X_OK) == 0)
            return true;
        at += length + (at[length] == ':');
    }
    return false;
}
