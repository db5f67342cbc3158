/* digits.h - commas that may belong to numbers: of thousands, (1,000, 2,000), and of decimals, 3,5 6,9. A text that has them beside other
 * separators has two readings. */
#pragma once

#include "notation/tokens.h"

/* False: some list in brackets has such commas, and the error is set. */
bool lists_have_clear_digits(const Tokens *tokens);

/* The same of thousands alone, in the tokens `from` to `end` without those in brackets. */
bool thousands_are_nowhere(const Tokens *tokens, size_t from, size_t end);

/* The same of both in the tokens `from` to `end`, without those in brackets among them. */
bool digits_are_clear(const Tokens *tokens, size_t from, size_t end);
