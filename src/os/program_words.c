/* program_words.c - the words of a command with {} in them, the file that one of them names, and the last words of a program. */
#include "os/program_words.h"
#include "os/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- A command ------------------------------------------------------------------------------- */

void words_free(char **words)
{
    for (size_t i = 0; words != NULL && words[i] != NULL; i++)
        free(words[i]);
    free(words);
}

char **words_copy(char *const *words)
{
    size_t count = 0;
    while (words[count] != NULL)
        count++;
    char **copy = calloc(count + 1, sizeof *copy);
    for (size_t i = 0; copy != NULL && i < count; i++)
        if ((copy[i] = strdup(words[i])) == NULL) {
            words_free(copy);
            return NULL;
        }
    return copy;
}

char **words_hole(char **words)
{
    while (*words != NULL && strstr(*words, "{}") == NULL)
        words++;
    return *words != NULL ? words : NULL;
}

bool words_fill(char **words, const char *text)
{
    PlycutError error = {0};
    char **word = words_hole(words), *hole = word != NULL ? strstr(*word, "{}") : NULL;
    if (hole == NULL)
        return true;
    char *made = text_format(&error, "%.*s%s%s", (int)(hole - *word), *word, text, hole + 2);
    if (made != NULL) {
        free(*word);
        *word = made;
    }
    return made != NULL;
}

bool tree_file_put(const char *path, const PlycutText *question)
{
    FILE *file = fopen(path, "we");
    const bool written =
        file != NULL && fwrite(question->bytes, 1, question->length, file) == question->length;
    return (file == NULL || fclose(file) == 0) && written;
}

/* ---- What it complains of -------------------------------------------------------------------- */

/* Keep the end. */
void complaints_add(Complaints *c, const char *bytes, size_t n)
{
    const size_t room = sizeof c->text - 1;
    if (n > room) {
        bytes += n - room;
        n = room;
    }
    if (c->length + n > room) {
        const size_t gone = c->length + n - room;
        memmove(c->text, c->text + gone, c->length - gone);
        c->length -= gone;
    }
    memcpy(c->text + c->length, bytes, n);
    c->length += n;
}

const char *complaints_last(Complaints *c)
{
    while (c->length > 0 && strchr("\n\r ", c->text[c->length - 1]) != NULL)
        c->length--;
    c->text[c->length] = '\0';
    const char *line = strrchr(c->text, '\n');
    return line != NULL ? line + 1 : c->text;
}
