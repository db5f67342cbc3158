/* on_path.h - programs as the shell finds them. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* The file of a program of this name in the folders of PATH, written into `path`. False: there is none, or no room for it. */
bool on_path(const char *name, char *path, size_t size);
