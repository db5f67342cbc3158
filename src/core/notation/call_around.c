/* Calls of functions around a list, as programs print it or give it to a search: np.array([[3, 12], [2, 4]]). A player's word in front of
 * a list in other brackets is Python's max([3, 12]), and no node with one child. */
#include "notation/names.h"
#include "notation/wrapping.h"
#include "base/letter.h"
#include "base/utf8.h"

#include <string.h>

typedef enum CallKind { CALL_NONE, CALL_OF_LIST, CALL_OF_SEARCH, CALL_OF_PLAYER } CallKind;

/* The last word of a name with dots, without underlines: np.asarray, alpha_beta. */
static bool last_word_is(Slice name, const char *word)
{
    size_t from = name.length, at = 0;
    while (from > 0 && name.at[from - 1] != '.' && name.at[from - 1] != ':')
        from--;
    for (size_t i = from; i < name.length; i++)
        if (name.at[i] != '_' && (word[at] == '\0' || small_letter(name.at[i]) != word[at++]))
            return false;
    return word[at] == '\0' && name.length > from;
}

static bool is_function_among(Slice name, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (last_word_is(name, words[i]))
            return true;
    return false;
}

/* List.of(3, 12), Arrays.asList(3, 12), vec![3, 12]: no names of nodes. */
static bool is_list_word(Slice name)
{
    const bool dotted = memchr(name.at, '.', name.length) != NULL;
    return (dotted && (last_word_is(name, "of") || last_word_is(name, "aslist"))) ||
           last_word_is(name, "vec!");
}

static bool is_list_function(Slice name)
{
    static const char *const LISTS[] = {
        "array", "asarray",   "tensor",    "constant", "list",   "tuple", "deque", "aslist",
        "set",   "frozenset", "listof",    "arrayof",  "matrix", "print", "log",   "println",
        "repr",  "str",       "stringify", "pprint",   "dumps",  "loads", "parse"};
    return is_list_word(name) || is_function_among(name, LISTS, sizeof LISTS / sizeof *LISTS);
}

static bool is_search_function(Slice name)
{
    static const char *const SEARCHES[] = {
        "minimax", "alphabeta", "negamax",    "negascout", "maxvalue", "minvalue",        "solve",
        "search",  "minmax",    "expectimax", "minimaxab", "bestmove", "alphabetapruning"};
    return is_function_among(name, SEARCHES, sizeof SEARCHES / sizeof *SEARCHES);
}

bool is_function_name(const char *name, size_t length)
{
    const Slice says = {name, length};
    return is_list_function(says) || is_search_function(says);
}

/* What stands in front of the bracket at index + 1. */
static CallKind call_kind(const Tokens *tokens, size_t index)
{
    const Token *word = &tokens->items[index], *open = word + 1;
    const Slice name = {word->at, word->length};
    if (word->kind != TOKEN_WORD || open->kind != TOKEN_OPEN || !open->glued)
        return CALL_NONE;
    if (open->bracket != '(')
        return last_word_is(name, "vec!") ? CALL_OF_LIST : CALL_NONE;
    return is_list_function(name)                  ? CALL_OF_LIST
           : is_search_function(name)              ? CALL_OF_SEARCH
           : player_of_token(word) != DRAFT_UNSAID ? CALL_OF_PLAYER
                                                   : CALL_NONE;
}

/* The arguments of a call: the list, which may be the call of another one, and what else there is. */
typedef struct CallArguments {
    size_t list, list_end; /* 0: there is none */
    size_t others;
} CallArguments;

static size_t argument_end(const Tokens *tokens, size_t from, size_t close)
{
    while (from < close && tokens->items[from].kind != TOKEN_COMMA)
        from = token_behind(tokens, from);
    return from;
}

/* Is the argument a list, a call of one, or a text with a list in it? */
static bool is_list_argument(const Tokens *tokens, size_t from, size_t end)
{
    const Token *first = &tokens->items[from];
    const size_t open = from + (call_kind(tokens, from) != CALL_NONE);
    return (tokens->items[open].kind == TOKEN_OPEN && token_behind(tokens, open) == end) ||
           (first->kind == TOKEN_QUOTED && end == from + 1 &&
            (memchr(first->at, '[', first->length) != NULL ||
             memchr(first->at, '(', first->length) != NULL));
}

static CallArguments arguments_of(const Tokens *tokens, size_t open)
{
    const size_t close = tokens->items[open].other;
    CallArguments a = {0};
    for (size_t i = open + 1, end; i < close; i = end + 1) {
        end = argument_end(tokens, i, close);
        const bool keyword = tokens->items[i + 1].kind == TOKEN_EQUALS;
        if (a.list == 0 && !keyword && is_list_argument(tokens, i, end)) {
            a.list = i;
            a.list_end = end;
        } else if (end > i)
            a.others += keyword ? 0 : 1;
    }
    return a;
}

/* Does the call hold one list, and is it no list of children: (3 12) (2 4)? */
static bool wraps_one_list(const Tokens *tokens, size_t index, const CallArguments *a)
{
    const Token *open = &tokens->items[index + 1];
    if (a->list == 0 || a->others > 0)
        return false;
    return call_kind(tokens, index) != CALL_OF_PLAYER ||
           (tokens->items[a->list].kind == TOKEN_OPEN &&
            tokens->items[a->list].bracket != open->bracket);
}

/* minimax([[3, 12], [2, 4]], True): the other arguments may say who begins. */
static bool arguments_fail(const Tokens *tokens, size_t index)
{
    const Token *word = &tokens->items[index];
    return text_fails(tokens, word->at,
                      "beside its list, %.*s(...) has arguments that may say who begins: write the "
                      "list alone, with min in front if MIN begins, or \"%.*s\" in quotation marks "
                      "if it is the name of a node",
                      (int)word->length, word->at, (int)word->length, word->at);
}

/* Of several functions the outermost is named. */
static bool function_say(const Around *around, const Token *word)
{
    static const char CALL[] = "(...) around the list is passed over";
    char says[120];
    if (around->says->bytes != NULL && strstr(around->says->bytes, CALL) != NULL)
        return true;
    (void)field_format(says, sizeof says, "%.*s%s", (int)word->length, word->at, CALL);
    return wrapping_say(around->says, says, around->tokens->error);
}

static bool call_blank(Around *around, size_t index, const CallArguments *a, CallKind kind)
{
    const Tokens *tokens = around->tokens;
    const Token *word = &tokens->items[index];
    const size_t open = index + 1, close = tokens->items[open].other;
    if (kind == CALL_OF_PLAYER) {
        around_blank(around, a->list, a->list + 1);
        around_blank(around, a->list_end - 1, a->list_end);
        return wrapping_say(around->says, "max([...]) is read as max(...), min([...]) as min(...)",
                            tokens->error);
    }
    around_blank(around, index, a->list);
    around_blank(around, a->list_end, close + 1);
    return function_say(around, word);
}

/* .tolist() behind a list. */
static bool suffix_blank(Around *around, size_t index)
{
    const Token *word = &around->tokens->items[index];
    if (index == 0 || word->kind != TOKEN_WORD || !word->glued || *word->at != '.' ||
        word[-1].kind != TOKEN_CLOSE || word[1].kind != TOKEN_OPEN || word[1].other != index + 2)
        return false;
    around_blank(around, index, index + 3);
    return true;
}

/* new int[]{3, 12} in a list: the tokens in front of the brace; 0: there are none. */
static size_t type_length(const Tokens *tokens, size_t index)
{
    size_t i = index + 2;
    if (!token_spells(&tokens->items[index], "new") || i >= tokens->count)
        return 0;
    while (tokens->items[i].kind == TOKEN_OPEN && tokens->items[i].bracket == '[' &&
           tokens->items[i].other == i + 1)
        i += 2;
    return i > index + 2 && tokens->items[i].kind == TOKEN_OPEN ? i - index : 0;
}

/* array(array(3, 12), array(2, 4)): are the words in front of brackets no names, since one is in the other, or a list is outermost? */
static bool words_make_lists(const Tokens *tokens)
{
    const Token *first = tokens->items;
    return first->kind == TOKEN_OPEN || (call_kind(tokens, 0) == CALL_OF_LIST &&
                                         (call_kind(tokens, 2) == CALL_OF_LIST ||
                                          is_list_word((Slice){first->at, first->length})));
}

static bool is_nested_word(const Tokens *tokens, size_t index, bool listed)
{
    const Token *word = &tokens->items[index];
    const Slice name = {word->at, word->length};
    return listed ? is_list_word(name) : is_list_function(name);
}

bool calls_blank(Around *around)
{
    const Tokens *tokens = around->tokens;
    const bool lists = words_make_lists(tokens), listed = tokens->items[0].kind == TOKEN_OPEN;
    for (size_t i = 0; tokens->items[i].kind != TOKEN_END; i++) {
        const CallKind kind = call_kind(tokens, i);
        const size_t type = type_length(tokens, i);
        around_blank(around, i, i + type);
        if (suffix_blank(around, i) || type > 0 || kind == CALL_NONE)
            continue;
        const CallArguments a = arguments_of(tokens, i + 1);
        around_show(around, a.list, a.list_end);
        if (wraps_one_list(tokens, i, &a)) {
            if (!call_blank(around, i, &a, kind))
                return false;
        } else if (i == 0 && a.list != 0 && kind == CALL_OF_SEARCH &&
                   tokens->items[1].other + (size_t)2 >= tokens->count) {
            return arguments_fail(tokens, i);
        } else if (lists && kind == CALL_OF_LIST && is_nested_word(tokens, i, listed))
            around_blank(around, i, i + 1);
    }
    return true;
}
