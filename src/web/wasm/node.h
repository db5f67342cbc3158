/* node.h - functions of the operating system that the C library for WebAssembly (wasi-libc) lacks; node.c has them. The
 * build includes this file in front of each source. */
#pragma once

#include <sys/types.h>

#define F_DUPFD_CLOEXEC (-1) /* fcntl refuses it */

int getentropy(void *bytes, size_t n);
int mkstemp(char *pattern);
int fchmod(int file, mode_t mode);
mode_t umask(mode_t mask);
