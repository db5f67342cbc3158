/* short_piece.h - what the files of the reader of the short form share: pieces of a text, and the words in them. */
#pragma once

#include "notation/draft.h"

/* A piece of a list, or a whole text: the tokens `from` to `end`, which is not included. */
typedef struct Piece {
    size_t from, end;
    bool chance; /* it is of a chance node's list */
} Piece;

static inline const Token *token_at(const Draft *draft, size_t index)
{
    return &draft->tokens->items[index];
}

/* The source of some tokens, at least one. */
Slice source_of(const Draft *draft, size_t from, size_t end);

/* Fail because these tokens should be quoted, and show how. */
bool needs_quotes(const Draft *draft, size_t from, size_t end, const char *why);

/* A name or a move, of at least one token; NULL: the error is set. */
const char *short_name(const Draft *draft, size_t from, size_t end);

/* Is it a probability: a fraction, a percentage, a decimal with a point? */
bool is_probability(const Token *token, LexemeNumber *number, bool *percent);

/* What is before the colon: the node's move and probability. */
bool short_label(Draft *draft, uint32_t node, Piece label);

/* A node of an outline, on a line without brackets: [label ":"] and a leaf, or, if it has children below it, [player] [name] ["="
 * number]. */
bool short_line(Draft *draft, uint32_t node, Piece piece, bool inner);
