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

/* ---- short_advice.c --------------------------------------------------------------------------- */

/* "A([3 12])": a call of a function around a list, or a node with one child, which has no name? The name begins at `from`. */
bool holds_one_list(const Draft *draft, size_t open);
bool one_list_fails(const Draft *draft, size_t from, size_t open);
/* The same with other arguments: "run([[3, 12], [2, 4]], 3)". */
bool holds_arguments(const Draft *draft, size_t open);
bool arguments_fail_here(const Draft *draft, size_t from, size_t open);

/* Fail because a list has two kinds of separators. Show the readings: "2,5; 3,5" may be decimals. */
bool both_separators(const Draft *draft, Piece list, size_t comma, size_t semicolon);
