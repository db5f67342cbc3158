/* keys.h - dictionaries, as JSON and Python write them: in one of them a key occurs once. Others would keep the last of two, and
 * drop what the first one has. */
#pragma once

#include "notation/tokens.h"

/* Is it a key and its sign: 'A': or, in dict(...), A= ? */
bool is_key(const Tokens *tokens, size_t index);

/* Does the bracket of a dictionary open here: {, or dict( ? */
bool is_dictionary_open(const Tokens *tokens, size_t index);

/* Fail if a dictionary has a key twice. */
bool keys_occur_once(Tokens *tokens);
