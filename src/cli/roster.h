/* roster.h - the students of a class, and a short code for each. */
#ifndef CLI_ROSTER_H
#define CLI_ROSTER_H

#include <plycut/base.h>

typedef struct Roster {
    char *text;         /* of the file; the names point into it */
    const char **names; /* in the order of the file */
    size_t count, room;
} Roster;

/* Read a CSV file: a column 'name' (or 'student', 'full name'), or a name on each line. Zero-initialise; call roster_free
 * even after a failure. */
bool roster_read(Roster *roster, const char *file, PlycutError *error);
void roster_free(Roster *roster);

/* "A07" for the seventh student. */
#define CODE_SIZE 8
void code_of(size_t index, char code[CODE_SIZE]);

#endif
