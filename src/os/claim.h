/* claim.h - which files a command reads and writes, so that it never writes over one of them. */
#ifndef OS_CLAIM_H
#define OS_CLAIM_H

#include <plycut/base.h>
#include <sys/stat.h>

/* Note a regular file that is read. False: it is an output of this command, or no memory. */
bool claim_input(const struct stat *file, const char *name, PlycutError *error);

/* Note the place of an output, links followed. False: this command reads the file there, has an
 * output there already, or there is no memory. */
bool claim_output(const char *place, const char *name, PlycutError *error);

#endif
