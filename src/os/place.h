/* place.h - where a file belongs in the file system. */
#ifndef OS_PLACE_H
#define OS_PLACE_H

#include <plycut/base.h>
#include <sys/stat.h>

/* Fail because the file of that name cannot be written (reason: errno). A path that leads nowhere
 * is the user's mistake, the rest is the system's. */
bool place_cannot_write(const char *name, int reason, PlycutError *error);

/* The path behind all symbolic links, whether or not the file exists; to be freed. NULL with errno.
 * If the links lead to an open descriptor of this process (/dev/stderr, /dev/fd/3), following stops
 * there; *descriptor is its number, otherwise -1. */
char *place_behind_links(const char *path, int *descriptor);

/* The mode of the finished file: that of the file it replaces, or what a new file gets. */
mode_t place_mode(const char *place);

/* A pattern for mkstemp in the same folder; to be freed. NULL: no memory. */
char *place_beside(const char *place);

/* Make a directory and those above it. */
bool directory_make(const char *path, PlycutError *error);

#endif
