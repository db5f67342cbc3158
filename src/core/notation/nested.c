/* Nested dictionaries. The outermost has one key, the root; or several, the children of a root without a name. */
#include "notation/nested.h"
#include "notation/by_name.h"
#include "notation/keys.h"
#include "notation/members.h"
#include "notation/names.h"
#include "notation/objects.h"
#include "notation/records.h"

#include <string.h>

static const Token *nested_token(const Draft *draft, size_t index)
{
    return &draft->tokens->items[index];
}

static bool is_dictionary_at(const Tokens *tokens, size_t index)
{
    return tokens->items[index].kind == TOKEN_OPEN && tokens->items[index].bracket == '{';
}

static bool is_key_at(const Tokens *tokens, size_t index)
{
    return token_is_atom(&tokens->items[index]) && tokens->items[index + 1].kind == TOKEN_COLON;
}

/* Where the dictionary is: behind "A:", the root's name, as in YAML; or first. */
static size_t nested_begin(const Tokens *tokens)
{
    return tokens->count > 3 && is_key_at(tokens, 0) && is_dictionary_at(tokens, 2) ? 2 : 0;
}

/* ---- Evidence -------------------------------------------------------------------------------- */

/* What the dictionaries of a text look like. */
typedef struct Nested {
    size_t keys, quoted, outer; /* keys, those in quotation marks, those of the outermost */
    bool deep;                  /* a dictionary or a list is behind a key */
} Nested;

/* Count the keys; false: something in braces is no key with what it has, or a member of objects. */
static bool keys_count(const Tokens *tokens, size_t open, Nested *nested)
{
    const size_t close = tokens->items[open].other;
    for (size_t i = open + 1; i < close; i = token_behind(tokens, i)) {
        if (tokens->items[i].kind == TOKEN_COMMA)
            continue;
        if (is_dictionary_at(tokens, open)) {
            if (!is_key_at(tokens, i) || i + 2 >= close ||
                is_object_member(token_says(tokens, &tokens->items[i])))
                return false;
            nested->keys++;
            nested->quoted += tokens->items[i].kind == TOKEN_QUOTED;
            i += 2;
            nested->deep |= tokens->items[i].kind == TOKEN_OPEN;
        }
        if (tokens->items[i].kind == TOKEN_OPEN && !keys_count(tokens, i, nested))
            return false;
    }
    return true;
}

/* How many keys has the outermost dictionary? */
static size_t outer_keys(const Tokens *tokens, size_t open)
{
    size_t count = 0;
    for (size_t i = open + 1; i < tokens->items[open].other; i = token_behind(tokens, i))
        count += is_key_at(tokens, i);
    return count;
}

/* Braces in which everything has a key: quoted keys, as in Python and JSON, or one root, which the short form has no label for. */
bool nested_fits(const Tokens *tokens)
{
    Nested nested = {0};
    const size_t begin = nested_begin(tokens);
    return is_dictionary_at(tokens, begin) && token_behind(tokens, begin) + 1 == tokens->count &&
           keys_count(tokens, begin, &nested) && nested.deep &&
           (nested.quoted == nested.keys || outer_keys(tokens, begin) == 1 || begin > 0) &&
           !by_name_fits(tokens) && !records_fits(tokens);
}

/* ---- Reading --------------------------------------------------------------------------------- */

static bool nested_value(Draft *draft, uint32_t node, size_t index);

/* A key and what it has, as a node that is there already. */
static bool nested_entry(Draft *draft, uint32_t node, size_t key)
{
    const Token *token = nested_token(draft, key), *value = nested_token(draft, key + 2);
    const Slice name = token_says(draft->tokens, token);
    if (!is_key_at(draft->tokens, key))
        return text_fails(draft->tokens, token->at, "expected a name and ':' in this dictionary");
    if (token_is_nothing(value) || (value->kind == TOKEN_OPEN && value->other == key + 3))
        return draft_unknown(draft, node, name);
    const Slice says = token_is_atom(value) ? token_says(draft->tokens, value) : (Slice){"", 0};
    double number;
    const bool unknown = (value->kind == TOKEN_WORD || value->kind == TOKEN_QUOTED) &&
                         !lexeme_is_number(says.at, says.at + says.length, LEXEME_ALL, &number);
    return (unknown && node > 0 ? draft_move(draft, node, name) : draft_name(draft, node, name)) &&
           nested_value(draft, node, key + 2);
}

/* The only key of a dictionary that stands in a list, {'U': [3, 5]}; 0: it has several. */
static size_t only_key(const Draft *draft, size_t index)
{
    return is_dictionary_at(draft->tokens, index) && outer_keys(draft->tokens, index) == 1
               ? index + 1
               : 0;
}

static bool nested_item(Draft *draft, uint32_t child, size_t open, size_t index)
{
    const size_t key = only_key(draft, index);
    if (is_dictionary_at(draft->tokens, open))
        return nested_entry(draft, child, index);
    return key != 0 ? nested_entry(draft, child, key) : nested_value(draft, child, index);
}

/* Is it no key of a child, but who decides at the node: "player": "MIN", "isMax": false? */
static bool entry_says_player(Draft *draft, uint32_t node, size_t index)
{
    const DraftPlayer player = player_of_entry(draft->tokens, index);
    if (player != DRAFT_UNSAID)
        draft->nodes[node].player = (uint8_t)player;
    return player != DRAFT_UNSAID;
}

/* The children in brackets. */
static bool nested_children(Draft *draft, uint32_t node, size_t open)
{
    const Tokens *tokens = draft->tokens;
    const size_t close = nested_token(draft, open)->other;
    for (size_t i = open + 1; i < close; i = token_behind(tokens, i)) {
        if (token_separates(nested_token(draft, i)))
            continue;
        if (!entry_says_player(draft, node, i)) {
            const uint32_t child = draft_add(draft, node, nested_token(draft, i)->at);
            if (child == DRAFT_NONE || !nested_item(draft, child, open, i))
                return false;
        }
        i += is_key_at(tokens, i) ? 2 : 0;
    }
    return draft->nodes[node].first != DRAFT_NONE ||
           text_fails(tokens, nested_token(draft, open)->at,
                      "an empty list is not a node: an inner node has at least one child");
}

/* A number, the name of an unknown value, or the children. */
static bool nested_value(Draft *draft, uint32_t node, size_t index)
{
    const Token *token = nested_token(draft, index);
    LexemeNumber number;
    if (token->kind == TOKEN_OPEN)
        return nested_children(draft, node, index);
    if (!token_is_atom(token))
        return text_fails(draft->tokens, token->at, "expected a value, a list or a dictionary");
    if (token->kind != TOKEN_NUMBER)
        return draft_unknown(draft, node, token_says(draft->tokens, token));
    token_number(token, &number);
    draft_number(draft, node, number.value);
    return number.fault == NULL ||
           text_fails(draft->tokens, token->at, "this number is %s", number.fault);
}

bool nested_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    const size_t begin = nested_begin(tokens);
    *draft = (Draft){.tokens = tokens};
    if (!is_dictionary_at(tokens, begin) || token_behind(tokens, begin) + 1 != tokens->count)
        return text_fails(tokens, tokens->items[begin].at,
                          "expected one dictionary, such as {'A': {'B': 3, 'C': 5}}");
    if (!keys_occur_once(tokens))
        return false;
    const uint32_t root = draft_add(draft, DRAFT_NONE, tokens->items[begin].at);
    const size_t key = begin == 0 ? only_key(draft, begin) : 0;
    if (begin > 0 && root != DRAFT_NONE &&
        !draft_name(draft, root, token_says(tokens, &tokens->items[0])))
        return false;
    if (root == DRAFT_NONE ||
        !(key != 0 ? nested_entry(draft, root, key) : nested_children(draft, root, begin)))
        return false;
    players_from_names(draft);
    const char *says = key != 0 || begin > 0 ? "" : "the root has no name";
    plycut_text_write(note, says, strlen(says));
    return !note->failed || plycut_no_memory(tokens->error);
}
