/* words.c - how a command is split into words. */
#include "os/words.h"
#include "say/say.h"

#include <stdlib.h>
#include <string.h>

/* Copy one word to *to. False: a quote in it has no end. */
static bool word_take(const char **from, char **to)
{
    const char *at = *from;
    char quote = '\0', *end = *to;
    for (; *at != '\0' && (quote != '\0' || strchr(" \t\r\n", *at) == NULL); at++)
        if (quote == '\0' && (*at == '"' || *at == '\''))
            quote = *at;
        else if (*at == quote)
            quote = '\0';
        else {
            at += *at == '\\' && quote != '\'' && at[1] != '\0';
            *end++ = *at;
        }
    *end++ = '\0';
    *from = at;
    *to = end;
    return quote == '\0';
}

char **words_split(const char *text, PlycutError *error)
{
    /* at most every second byte is a word */
    const size_t length = strlen(text), most = length / 2 + 2;
    char **words = malloc(most * sizeof *words + length + 2);
    size_t count = 0;
    if (words == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    bool whole = true;
    char *to = (char *)(words + most);
    for (const char *at = text + strspn(text, " \t\r\n"); whole && *at != '\0';
         at += strspn(at, " \t\r\n")) {
        words[count++] = to;
        whole = word_take(&at, &to);
    }
    words[count] = NULL;
    if (whole && count > 0)
        return words;
    free(words);
    say_usage(error, count == 0 ? SAY_COMMAND_EMPTY : SAY_COMMAND_QUOTE,
              TERMS(TEXT(command, text)));
    return NULL;
}
