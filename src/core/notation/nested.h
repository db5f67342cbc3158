/* nested.h - dictionaries in dictionaries, each node below its name: {'R': {'U': {'a': 3, 'b': 5}, 'V': [1, 2]}}. A name behind a
 * key is an unknown value, and the key its move. */
#pragma once

#include "notation/draft.h"

bool nested_fits(const Tokens *tokens);
bool nested_read(Tokens *tokens, Draft *draft, PlycutText *note);
