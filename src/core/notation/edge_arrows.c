/* The arrows of edges: A->B is three tokens. */
#include "notation/edge_lines.h"

#include <stdlib.h>
#include <string.h>

static const char *const ARROWS[] = {"-->", "->", "--", "=>", "\xE2\x86\x92"};

enum { ARROW_COUNT = sizeof ARROWS / sizeof *ARROWS };

static bool is_word_among(const Token *token, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (token->kind == TOKEN_WORD && token->length == strlen(words[i]) &&
            memcmp(token->at, words[i], token->length) == 0)
            return true;
    return false;
}

bool is_edge_arrow(const Token *token)
{
    static const char *const DASHES[] = {"-", "\xE2\x80\x93", "\xE2\x80\x94"};
    return is_word_among(token, ARROWS, ARROW_COUNT) ||
           (!token->begins && is_word_among(token, DASHES, sizeof DASHES / sizeof *DASHES));
}

/* Find the first arrow in a word, and its length. NULL: the word has none, or is one. Quotation marks may be at an arrow's end. */
static const char *arrow_in(const Token *token, size_t *length)
{
    const char *end = token->at + token->length;
    if (token->kind != TOKEN_WORD || is_word_among(token, ARROWS, ARROW_COUNT))
        return NULL;
    for (const char *at = token->at + !token->glued; at < end; at++)
        for (size_t i = 0; i < ARROW_COUNT; i++) {
            *length = strlen(ARROWS[i]);
            if ((size_t)(end - at) >= *length && memcmp(at, ARROWS[i], *length) == 0)
                return at;
        }
    return NULL;
}

static bool split_add(Tokens *split, Token token, PlycutError *error)
{
    if (!PLYCUT_ROOM(split->items, split->room, split->count, 1))
        return plycut_no_memory(error);
    split->items[split->count++] = token;
    return true;
}

static bool is_number_text(const char *at, size_t length)
{
    double value;
    return lexeme_is_number(at, at + length, LEXEME_ALL, &value);
}

/* A part of a word is a word, or a number. */
static bool word_part_add(Tokens *split, const Token *word, const char *at, size_t length,
                          PlycutError *error)
{
    Token part = *word;
    if (length == 0)
        return true;
    part.at = at;
    part.length = (uint32_t)length;
    part.glued = word->glued || at > word->at;
    part.begins = word->begins && at == word->at;
    part.kind = is_number_text(at, length) ? TOKEN_NUMBER : TOKEN_WORD;
    return split_add(split, part, error);
}

static bool word_split(Tokens *split, Token word, PlycutError *error)
{
    size_t length;
    const char *arrow;
    while ((arrow = arrow_in(&word, &length)) != NULL) {
        if (!word_part_add(split, &word, word.at, (size_t)(arrow - word.at), error) ||
            !word_part_add(split, &word, arrow, length, error))
            return false;
        word.length -= (uint32_t)(arrow + length - word.at);
        word.at = arrow + length;
        word.begins = false;
    }
    return word_part_add(split, &word, word.at, word.length, error);
}

/* Brackets point at each other again. */
static void brackets_join(Tokens *split, uint32_t *open)
{
    size_t depth = 0;
    for (uint32_t i = 0; i < split->count; i++) {
        Token *token = &split->items[i];
        if (token->kind == TOKEN_OPEN)
            open[depth++] = i;
        if (token->kind != TOKEN_CLOSE)
            continue;
        token->other = open[--depth];
        split->items[token->other].other = i;
    }
}

bool edge_tokens_split(const Tokens *tokens, Tokens *split, PlycutError *error)
{
    size_t length;
    *split = *tokens;
    split->items = NULL;
    split->count = split->room = 0;
    for (size_t i = 0; i < tokens->count; i++)
        if (!(arrow_in(&tokens->items[i], &length) != NULL
                  ? word_split(split, tokens->items[i], error)
                  : split_add(split, tokens->items[i], error)))
            return false;
    uint32_t *open = malloc(split->count * sizeof *open);
    if (open == NULL)
        return plycut_no_memory(error);
    brackets_join(split, open);
    free(open);
    return true;
}

void edge_tokens_free(Tokens *split)
{
    free(split->items);
}
