/* program_words.h - the words of a command with {} in them, the file that one of them names, and the last words of a program. */
#pragma once

#include <plycut/base.h>

/* Words that end with NULL, to be freed; NULL: no memory. */
char **words_copy(char *const *words);
void words_free(char **words); /* NULL: nothing happens */

/* The first word with a {}, or NULL. */
char **words_hole(char **words);
/* Put a text in place of the first {}, if there is one. False: no memory. */
bool words_fill(char **words, const char *text);

/* Put the tree where the program will look for it. */
bool tree_file_put(const char *path, const PlycutText *question);

/* The end of what a program wrote to standard error. */
typedef struct Complaints {
    char text[4096];
    size_t length;
} Complaints;

void complaints_add(Complaints *complaints, const char *bytes, size_t n);
/* The last line: where Python, Java and Node say what went wrong is not the same, but none ends with an empty line. */
const char *complaints_last(Complaints *complaints);
