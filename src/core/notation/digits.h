/* digits.h - commas inside numbers: in (1,000, 2,000) they may group thousands, in 3,5 6,9 they may be decimal points. A text in which
 * nodes have other separators, too, can be read in two ways. */
#pragma once

#include "notation/tokens.h"

/* False: a list in brackets can be read in two ways; the error shows both. */
bool lists_have_clear_digits(const Tokens *tokens);

/* The same, for thousands alone, of the tokens `from` to `end`; what is in brackets among them is left out. */
bool thousands_are_nowhere(const Tokens *tokens, size_t from, size_t end);

/* The same, for thousands and decimals. */
bool digits_are_clear(const Tokens *tokens, size_t from, size_t end);
