/* The members of nodes, as programs call them. */
#include "notation/members.h"
#include "notation/call.h"
#include "base/letter.h"

#include <string.h>

static const struct {
    const char *name;
    Member member;
} MEMBERS[] = {
#define MEMBER(name, member) {name, MEMBER_##member},
#include "notation/members.def"
#undef MEMBER
};

enum { MEMBER_COUNT = sizeof MEMBERS / sizeof *MEMBERS };

Member member_of(Slice key, size_t *row)
{
    for (*row = 0; *row < MEMBER_COUNT; ++*row)
        if (spells(key.at, key.length, MEMBERS[*row].name))
            return MEMBERS[*row].member;
    return MEMBER_OTHER;
}

/* ---- Players --------------------------------------------------------------------------------- */

/* The letters of a text, small, without what separates words: "MIN_NODE" is minnode. False: there are more than words of players have. */
static bool letters_of(Slice says, char *letters, size_t size)
{
    size_t length = 0;
    for (size_t i = 0; i < says.length; i++) {
        if (strchr("_- ", says.at[i]) != NULL)
            continue;
        if (length + 1 == size)
            return false;
        letters[length++] = small_letter(says.at[i]);
    }
    letters[length] = '\0';
    return true;
}

/* Take an end away, if the word has it and is more than it. */
static void end_drop(char *word, const char *end)
{
    const size_t length = strlen(word), drop = strlen(end);
    if (length > drop && strcmp(word + length - drop, end) == 0)
        word[length - drop] = '\0';
}

DraftPlayer player_in_member(Slice says)
{
    enum { LONGEST = 32 };
    static const struct {
        const char *word;
        DraftPlayer player;
    } WORDS[] = {{"max", DRAFT_MAX},       {"maxim", DRAFT_MAX},     {"true", DRAFT_MAX},
                 {"min", DRAFT_MIN},       {"minim", DRAFT_MIN},     {"false", DRAFT_MIN},
                 {"chance", DRAFT_CHANCE}, {"expect", DRAFT_CHANCE}, {"random", DRAFT_CHANCE}};
    static const char *const ENDS[] = {"node", "player", "izer",  "izing",
                                       "ize",  "iser",   "ising", "ise"};
    char word[LONGEST];
    if (!letters_of(says, word, sizeof word))
        return DRAFT_UNSAID;
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++)
        end_drop(word, ENDS[i]);
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strcmp(word, WORDS[i].word) == 0)
            return WORDS[i].player;
    return DRAFT_UNSAID;
}

DraftPlayer player_of_entry(const Tokens *tokens, size_t key)
{
    const Token *name = &tokens->items[key];
    size_t row;
    return token_is_atom(name) && (name[1].kind == TOKEN_COLON || name[1].kind == TOKEN_EQUALS) &&
                   (name[2].kind == TOKEN_WORD || name[2].kind == TOKEN_QUOTED) &&
                   member_of(token_says(tokens, name), &row) == MEMBER_PLAYER
               ? player_in_member(token_says(tokens, &name[2]))
               : DRAFT_UNSAID;
}

/* ---- Members that are passed over ------------------------------------------------------------ */

/* The known name that is nearest to a key, or NULL. */
static const char *member_nearest(Slice key)
{
    enum { LONGEST = 40 };
    char word[LONGEST];
    if (key.length >= sizeof word)
        return NULL;
    memcpy(word, key.at, key.length);
    word[key.length] = '\0';
    return plycut_nearest(word, PLYCUT_NAMES(MEMBERS, name, MEMBER_COUNT));
}

/* Does a node begin at this token of a list or an object: a call, an object in a list that has a value, or children anywhere? */
static bool is_lost_node(const Tokens *tokens, size_t index, bool in_list)
{
    size_t row;
    const Token *key = &tokens->items[index];
    if (call_at(tokens, index) != 0)
        return true;
    if (!token_is_atom(key) || key[1].kind != TOKEN_COLON)
        return false;
    const Member member = member_of(token_says(tokens, key), &row);
    return (member == MEMBER_CHILDREN && key[2].kind == TOKEN_OPEN) ||
           (member == MEMBER_VALUE && in_list);
}

static bool value_holds_nodes(const Tokens *tokens, size_t value, bool near_children)
{
    const Token *open = &tokens->items[value];
    if (open->kind != TOKEN_OPEN || open->other == value + 1)
        return false;
    bool holds = near_children;
    for (size_t i = value + 1; i < open->other && !holds; i++)
        holds = is_lost_node(tokens, i, open->bracket != '{');
    return holds;
}

bool member_loses_nodes(const Tokens *tokens, size_t key)
{
    size_t row;
    const Slice says = token_says(tokens, &tokens->items[key]);
    const char *near = member_nearest(says);
    const bool near_children =
        near != NULL && member_of((Slice){near, strlen(near)}, &row) == MEMBER_CHILDREN;
    if (member_of(says, &row) != MEMBER_OTHER || !value_holds_nodes(tokens, key + 2, near_children))
        return false;
    text_fails(tokens, tokens->items[key].at,
               "nodes stand in the member %.*s, which is not known: %s %s%s", (int)says.length,
               says.at, near != NULL ? "did you mean" : "call it", near != NULL ? near : "children",
               near != NULL ? "?" : "");
    return true;
}

/* Is the name in the list already? */
static bool is_among(const PlycutText *names, Slice key)
{
    const char *at = names->bytes;
    while (at != NULL && *at != '\0') {
        const size_t length = strcspn(at, ",");
        if (length == key.length && memcmp(at, key.at, length) == 0)
            return true;
        at += length + strspn(at + length, ", ");
    }
    return false;
}

bool member_passed_over(PlycutText *names, Slice key)
{
    enum { SHOWN = 80 };
    if (names->length < SHOWN && !is_among(names, key)) {
        plycut_text_write(names, ", ", names->length > 0 ? 2 : 0);
        plycut_text_write(names, key.at, key.length);
    }
    return !names->failed;
}
