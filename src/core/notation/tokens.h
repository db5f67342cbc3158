/* tokens.h - the one tokenizer for trees as people write them: brackets, words, numbers, quoted texts and separators, each with
 * its place. An opening bracket knows the closing one, so that the tokens are a value of nested lists; what a list means is for
 * the shapes to say (shapes.h).
 *
 * A word is anything without blanks, brackets, separators, ':' and '='. A quotation opens only where a word begins. A comment
 * runs from # or // to the end of the line, where it begins the line or follows a blank. Full-width brackets, separators and
 * blanks are read as their twins in ASCII. */
#pragma once

#include "base/arena.h"
#include "base/lexeme.h"

typedef enum TokenKind {
    TOKEN_OPEN,
    TOKEN_CLOSE,
    TOKEN_WORD,
    TOKEN_QUOTED, /* a quoted text */
    TOKEN_NUMBER, /* a word that is a number, perhaps with a percent sign */
    TOKEN_COMMA,
    TOKEN_SEMICOLON,
    TOKEN_COLON,
    TOKEN_EQUALS,
    TOKEN_END /* of the text: the last token */
} TokenKind;

typedef struct Token {
    const char *at;  /* in the text */
    uint32_t length; /* in the text, quotation marks included */
    uint32_t other;  /* of a bracket: the index of its other one; of a quoted text: which one */
    uint8_t kind;
    char bracket; /* of a bracket: the opening one, in ASCII */
    bool glued;   /* no blank separates it from the token before */
    bool begins;  /* it is the first one of its line */
} Token;

/* Bytes that need not end with a NUL. */
typedef struct Slice {
    const char *at;
    size_t length;
} Slice;

typedef struct Tokens {
    const char *text, *end;
    Token *items;
    size_t count, room; /* TOKEN_END included */
    Slice *quoted;      /* what the quoted texts say, their escapes resolved */
    size_t quoted_count, quoted_room;
    Arena arena;
    PlycutError *error;
} Tokens;

/* Take a text apart. The text, which must outlive the tokens, is UTF-8; a byte order mark at its beginning is passed over. False:
 * the error has the place. In either case tokens_free frees them. */
bool tokens_read(Tokens *tokens, const char *text, size_t length, PlycutError *error);
void tokens_free(Tokens *tokens);

/* The full stop that ends a text as it ends a sentence is passed over. */
void tokens_drop_full_stop(Tokens *tokens);

/* Fail at a place in the text. */
bool text_fails(const Tokens *tokens, const char *at, const char *format, ...) PLYCUT_PRINTF(3, 4);
/* The line and the column of a place, from 1. */
void text_place(const Tokens *tokens, const char *at, long *line, long *column);

/* What a word or a quoted text says. */
Slice token_says(const Tokens *tokens, const Token *token);
/* Does an unquoted word spell this, in capitals or small letters? */
bool token_spells(const Token *token, const char *word);
/* Is it what JSON and Python write for no value: null, None? */
bool token_is_nothing(const Token *token);
/* The number of a token that is one; true if it has a percent sign, of which the number is not yet a hundredth. */
bool token_number(const Token *token, LexemeNumber *number);

/* Is it a word, a quoted text or a number? */
static inline bool token_is_atom(const Token *token)
{
    return token->kind == TOKEN_WORD || token->kind == TOKEN_QUOTED || token->kind == TOKEN_NUMBER;
}

static inline bool token_separates(const Token *token)
{
    return token->kind == TOKEN_COMMA || token->kind == TOKEN_SEMICOLON;
}

/* The token behind this one at its level: behind the closing bracket, if it is an opening one. */
static inline size_t token_behind(const Tokens *tokens, size_t index)
{
    return tokens->items[index].kind == TOKEN_OPEN ? tokens->items[index].other + (size_t)1
                                                   : index + 1;
}
