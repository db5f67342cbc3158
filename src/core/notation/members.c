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

/* ---- Players --------------------------------------------------------------------------------- */

enum { PLAYER_LONGEST = 32 };

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

/* MAX_NODE, minimizer: the word without what it may end with. */
static DraftPlayer player_of_letters(char *word)
{
    static const struct {
        const char *word;
        DraftPlayer player;
    } WORDS[] = {{"max", DRAFT_MAX},      {"maxim", DRAFT_MAX},     {"min", DRAFT_MIN},
                 {"minim", DRAFT_MIN},    {"chance", DRAFT_CHANCE}, {"expect", DRAFT_CHANCE},
                 {"random", DRAFT_CHANCE}};
    static const char *const ENDS[] = {"turn",  "level", "node", "player", "izer",
                                       "izing", "ize",   "iser", "ising",  "ise"};
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++)
        end_drop(word, ENDS[i]);
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (strcmp(word, WORDS[i].word) == 0)
            return WORDS[i].player;
    return DRAFT_UNSAID;
}

DraftPlayer player_in_text(Slice says)
{
    char word[PLAYER_LONGEST];
    return letters_of(says, word, sizeof word) ? player_of_letters(word) : DRAFT_UNSAID;
}

/* isMax, is_min_node, maximizingPlayer: of whom a member says by true or false whether he decides. */
static DraftPlayer player_in_name(Slice key)
{
    char word[PLAYER_LONGEST];
    if (!letters_of(key, word, sizeof word))
        return DRAFT_UNSAID;
    const size_t is = strncmp(word, "is", 2) == 0 ? 2 : 0;
    const DraftPlayer player = player_of_letters(word + is);
    return player != DRAFT_CHANCE || is > 0 ? player : DRAFT_UNSAID;
}

/* True or false, in the words of any language; -1: neither. */
static int truth_of(Slice says)
{
    static const char *const WORDS[] = {"false", "true", "0", "1", "no", "yes"};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (spells(says.at, says.length, WORDS[i]))
            return i % 2;
    return -1;
}

/* Is max or min one of the words that a name is made of, as in maxDepth? */
static bool has_players_word(Slice key)
{
    size_t from = 0;
    for (size_t i = 1; i <= key.length; i++) {
        const bool ends = i == key.length || strchr("_- .", key.at[i]) != NULL ||
                          (key.at[i] >= 'A' && key.at[i] <= 'Z' && key.at[i - 1] >= 'a');
        if (!ends)
            continue;
        const DraftPlayer player = player_in_text((Slice){key.at + from, i - from});
        if (player == DRAFT_MAX || player == DRAFT_MIN)
            return true;
        from = i;
    }
    return false;
}

/* "isMin": true; who is not the one is the other. */
static DraftPlayer player_by_truth(DraftPlayer player, int truth)
{
    return truth < 0             ? DRAFT_UNSAID
           : truth == 1          ? player
           : player == DRAFT_MAX ? DRAFT_MIN
           : player == DRAFT_MIN ? DRAFT_MAX
                                 : DRAFT_UNSAID;
}

MemberSays member_player(Slice key, Slice value, DraftPlayer *player)
{
    size_t row;
    const Member member = member_of(key, &row);
    const DraftPlayer named = player_in_name(key);
    *player = player_in_text(value);
    if (*player == DRAFT_UNSAID && member == MEMBER_PLAYER)
        *player = named != DRAFT_UNSAID                    ? player_by_truth(named, truth_of(value))
                  : spells(value.at, value.length, "true") ? DRAFT_MAX
                  : spells(value.at, value.length, "false") ? DRAFT_MIN
                                                            : DRAFT_UNSAID;
    if (*player != DRAFT_UNSAID)
        return member == MEMBER_PLAYER || member == MEMBER_TYPE || member == MEMBER_OTHER
                   ? SAYS_PLAYER
                   : SAYS_NO_PLAYER;
    const bool unclear = (member == MEMBER_PLAYER && named != DRAFT_CHANCE) ||
                         (member == MEMBER_OTHER && has_players_word(key));
    return unclear ? SAYS_UNCLEAR : SAYS_NO_PLAYER;
}

bool player_unclear(const Tokens *tokens, const char *at, Slice key)
{
    return text_fails(tokens, at,
                      "%.*s may say who decides: expected max, min or chance (or true or false); "
                      "leave it out if it says something else",
                      (int)key.length, key.at);
}

DraftPlayer player_of_entry(const Tokens *tokens, size_t key)
{
    const Token *name = &tokens->items[key];
    DraftPlayer player = DRAFT_UNSAID;
    size_t row;
    if (!token_is_atom(name) || (name[1].kind != TOKEN_COLON && name[1].kind != TOKEN_EQUALS) ||
        (name[2].kind != TOKEN_WORD && name[2].kind != TOKEN_QUOTED))
        return DRAFT_UNSAID;
    const Member member = member_of(token_says(tokens, name), &row);
    if (member == MEMBER_PLAYER || member == MEMBER_TYPE) /* others are moves and names */
        (void)member_player(token_says(tokens, name), token_says(tokens, &name[2]), &player);
    return player;
}

/* ---- What a member is ----------------------------------------------------------------------- */

Member member_of(Slice key, size_t *row)
{
    for (*row = 0; *row < MEMBER_COUNT; ++*row)
        if (spells(key.at, key.length, MEMBERS[*row].name))
            return MEMBERS[*row].member;
    return player_in_name(key) != DRAFT_UNSAID ? MEMBER_PLAYER : MEMBER_OTHER;
}

bool member_holds_nodes(Member member)
{
    return member == MEMBER_CHILDREN || member == MEMBER_LEFT || member == MEMBER_RIGHT;
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
    const Member member = member_of(says, &row);
    const char *near = member == MEMBER_OTHER ? member_nearest(says) : NULL;
    const bool near_children =
        near != NULL && member_of((Slice){near, strlen(near)}, &row) == MEMBER_CHILDREN;
    if (member_holds_nodes(member) || !value_holds_nodes(tokens, key + 2, near_children))
        return false;
    if (near == NULL && tokens->items[key + 2].bracket == '{')
        text_fails(tokens, tokens->items[key].at,
                   "nodes stand in the member %.*s, which is not known: write what it has alone if "
                   "that is the root; children stand in a list, \"children\": [...]",
                   (int)says.length, says.at);
    else
        text_fails(tokens, tokens->items[key].at,
                   "nodes stand in the member %.*s, which is not known: %s %s%s", (int)says.length,
                   says.at, near != NULL ? "did you mean" : "call it",
                   near != NULL ? near : "children", near != NULL ? "?" : "");
    return true;
}

bool member_is_own(const Tokens *tokens, size_t key)
{
    const size_t open = key + 2;
    size_t row;
    bool own = false;
    if (tokens->items[open].kind != TOKEN_OPEN || tokens->items[open].bracket != '{')
        return false;
    for (size_t i = open + 1; i < tokens->items[open].other; i = token_behind(tokens, i)) {
        if (!token_is_atom(&tokens->items[i]) || tokens->items[i + 1].kind != TOKEN_COLON)
            continue;
        const Member member = member_of(token_says(tokens, &tokens->items[i]), &row);
        if (tokens->items[i + 2].kind == TOKEN_OPEN)
            return false;
        own |= member == MEMBER_NAME || member == MEMBER_VALUE || member == MEMBER_PLAYER;
        i += 2;
    }
    return own;
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
