/* claim.h - which files a command reads and writes, so that it never writes over one of them. */
#pragma once

#include <plycut/base.h>
#include <sys/stat.h>

/* Note a regular file that is read. False: this command writes it, or there is no memory. */
bool claim_input(const struct stat *file, const char *name, PlycutError *error);

/* Note where an output goes, after following links. False: this command reads that file or already
 * writes it, or there is no memory. */
bool claim_output(const char *place, const char *name, PlycutError *error);

/* An output has replaced this file, whose inode the next new file may get. */
void claim_replaced(const struct stat *file);

/* Forget a file that the command has read or written, because it replaces it on purpose. */
void claim_forget(const char *path);

/* Forget what the command has written into a folder, also what is not there any more: somebody else may have deleted it, and a new
 * folder may have its inode. */
void claim_forget_folder(const char *path);

/* Does this command read the file of this name? */
bool claim_is_input(const char *path);
