/* What stands around a tree, taken away layer by layer. */
#include "notation/wrapping.h"
#include "base/letter.h"

#include <stdlib.h>
#include <string.h>

void around_blank(Around *around, size_t from, size_t end)
{
    if (from == end)
        return;
    const Token *first = &around->tokens->items[from], *last = &around->tokens->items[end - 1];
    for (const char *at = first->at; at < last->at + last->length; at++)
        if (*at != '\n')
            around->copy[at - around->tokens->text] = ' ';
    around->changed = true;
}

void around_show(Around *around, size_t from, size_t end)
{
    size_t depth = 0;
    for (size_t i = from; i < end; i++) {
        depth += around->tokens->items[i].kind == TOKEN_OPEN;
        around->shown |= depth > 1;
        depth -= around->tokens->items[i].kind == TOKEN_CLOSE;
    }
}

bool wrapping_say(PlycutText *says, const char *what, PlycutError *error)
{
    if (says->bytes != NULL && strstr(says->bytes, what) != NULL)
        return true;
    plycut_text_write(says, "; ", says->length > 0 ? 2 : 0);
    plycut_text_write(says, what, strlen(what));
    return !says->failed || plycut_no_memory(error);
}

/* A layer of a program. A text that cannot be taken apart is left to its reader, who says what is wrong. */
static bool program_blank(Wrapping *wrapping, size_t length, bool *changed, PlycutError *error)
{
    Tokens tokens;
    PlycutError wrong = {0};
    char *text = malloc(length + 1);
    if (text == NULL)
        return plycut_no_memory(error);
    memcpy(text, wrapping->copy, length);
    Around around = {.tokens = &tokens, .copy = wrapping->copy, .says = &wrapping->says};
    bool blanked = true;
    if (tokens_read(&tokens, text, length, &wrong)) {
        tokens.error = error;
        blanked = statements_blank(&around) && (around.changed || calls_blank(&around));
    } else
        blanked = plycut_had_memory(&wrong, error);
    *changed = around.changed;
    wrapping->shown |= around.shown;
    tokens_free(&tokens);
    free(text);
    return blanked;
}

/* Does the text begin with a bracket and end with one, and have nothing that programs write: a definition, a second statement, a call?
 * Most files are so. */
static bool tree_stands_alone(const char *text, size_t length)
{
    size_t begin = 0;
    while (begin < length && is_blank(text[begin]))
        begin++;
    while (length > begin && is_blank(text[length - 1]))
        length--;
    if (length < begin + 3 || strchr("[{(", text[begin]) == NULL || text[begin + 1] == ']' ||
        strchr("]})", text[length - 1]) == NULL)
        return false;
    for (size_t i = begin + 1; i < length; i++) {
        const char small = small_letter(text[i - 1]);
        const bool word = (small >= 'a' && small <= 'z') || small == '!' || small == ']';
        if (strchr("=;", text[i]) != NULL || (word && strchr("([{", text[i]) != NULL))
            return false;
    }
    return true;
}

bool wrapping_take(const char *text, size_t length, Wrapping *wrapping, PlycutError *error)
{
    enum { LAYERS_MOST = 8 };
    *wrapping = (Wrapping){0};
    if (tree_stands_alone(text, length))
        return true;
    char *copy = wrapping->copy = malloc(length + 1);
    if (copy == NULL)
        return plycut_no_memory(error);
    memcpy(copy, text, length);
    copy[length] = '\0';
    bool changed = true;
    for (int i = 0; i < LAYERS_MOST && changed; i++)
        if (!marks_blank(copy, length, &wrapping->says, error) ||
            !program_blank(wrapping, length, &changed, error))
            return false;
    if (memcmp(copy, text, length) == 0) {
        free(copy);
        wrapping->copy = NULL;
    }
    return true;
}

void wrapping_free(Wrapping *wrapping)
{
    free(wrapping->copy);
    plycut_text_free(&wrapping->says);
}
