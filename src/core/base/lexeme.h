/* lexeme.h - numbers, signs and quotation marks as people type them, and as word processors and PDFs change them: the one place
 * that knows, for trees and for answers.
 *
 * Every function looks at the bytes from `text` up to `end` and at no other: neither needs to end with a NUL. A function that
 * returns a length returns that of what begins at `text`, or 0: something else does. Bytes that are not UTF-8 are none of
 * these things. */
#pragma once

#include <plycut/base.h>

/* ---- Characters ------------------------------------------------------------------------------ */

/* A character that stands for one of ASCII: itself, a full-width twin (U+FF01 to U+FF5E), another blank (U+00A0, U+2000 to
 * U+200A, U+202F, U+3000), the commas U+FE50, U+3001 and U+FF64. Its length; *ascii is the character of ASCII. */
size_t lexeme_ascii(const char *text, const char *end, char *ascii);

/* A minus sign: - and U+2212, and the dashes that come of it: U+2010 to U+2015, U+FE63, U+FF0D; the raised one, U+207B. */
size_t lexeme_minus(const char *text, const char *end);

/* ---- Numbers --------------------------------------------------------------------------------- */

typedef enum LexemeKind {
    LEXEME_WHOLE,    /* 12 */
    LEXEME_DECIMAL,  /* 2.50, .5, 1e3 */
    LEXEME_FRACTION, /* 1/3, with any slash; the character for it */
    LEXEME_INFINITE  /* inf, infinity, the character for it; any case */
} LexemeKind;

/* What numbers may be, besides whole numbers and decimals. */
enum {
    LEXEME_FRACTIONS = 1,
    LEXEME_INFINITIES = 2,
    LEXEME_COMMAS = 4, /* a comma between two digits may be a decimal point */
    LEXEME_ALL = LEXEME_FRACTIONS | LEXEME_INFINITIES
};

typedef struct LexemeNumber {
    double value;
    LexemeKind kind;
    bool is_signed; /* it begins with a sign */
    /* NULL, or why there is no value, as the rest of a sentence that begins "NUMBER is": "larger than ...". */
    const char *fault;
} LexemeNumber;

/* The longest number that begins here. It may have a sign, any minus or plus, without a blank behind it; its digits and its
 * point may be full-width; a point without a digit behind it is not taken. A word of letters, such as inf, is a number only if no letter, digit or underscore follows; digits
 * are one whatever follows (3 of "3rd"), so that the caller decides where numbers may end. */
size_t lexeme_number(const char *text, const char *end, unsigned may_be, LexemeNumber *number);

/* Are all these bytes one number, with a value? */
bool lexeme_is_number(const char *text, const char *end, unsigned may_be, double *value);

/* ---- Quotation marks ------------------------------------------------------------------------- */

/* A mark that can open a quotation: straight, of any language, full-width. */
size_t lexeme_quote(const char *text, const char *end);

/* A mark that closes the quotation which `open` opened, a mark that lexeme_quote found. */
size_t lexeme_unquote(const char *open, const char *text, const char *end);
