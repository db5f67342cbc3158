/* place.h - where an output file goes in the file system. */
#pragma once

#include <plycut/base.h>
#include <sys/stat.h>

/* Fail because that file cannot be written (reason: errno). A path that does not exist is a usage
 * error, ENOMEM lack of memory; anything else is a system error. */
bool place_cannot_write(const char *name, int reason, PlycutError *error);

/* The path after following all symbolic links, whether or not the file exists; the caller frees it.
 * NULL with errno on failure.
 * If the links lead to an open descriptor of this process (/dev/stderr, /dev/fd/3), following stops
 * there; *descriptor is its number, otherwise -1. */
char *place_behind_links(const char *path, int *descriptor);

/* The mode for the finished file: that of the file it replaces, or the default for a new file. */
mode_t place_mode(const char *place);

/* A mkstemp pattern in the same folder; the caller frees it. NULL: no memory. */
char *place_beside(const char *place);

/* Open a new file without a name, in TMPDIR or /tmp. A descriptor, or -1 with errno. */
int nameless_open(void);

/* Write all bytes to a descriptor. False with errno on failure. */
bool write_all(int descriptor, const char *bytes, size_t n);

/* Make a folder and its parents. */
bool directory_make(const char *path, PlycutError *error);
