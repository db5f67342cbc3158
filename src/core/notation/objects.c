/* Nodes as objects. Members that no row knows are passed over, and named in the note; a value beside children is a published one, and
 * compared with minimax. */
#include "notation/objects.h"
#include "notation/keys.h"
#include "notation/published.h"
#include "base/letter.h"

#include <stdlib.h>
#include <string.h>

typedef enum Member {
    MEMBER_CHILDREN,
    MEMBER_NAME,
    MEMBER_VALUE,
    MEMBER_STATIC,
    MEMBER_PLAYER,
    MEMBER_MOVE,
    MEMBER_PROBABILITY,
    MEMBER_OTHER
} Member;

/* *row: where it is in the table. */
static Member object_member(Slice key, size_t *row)
{
    static const struct {
        const char *name;
        Member member;
    } MEMBERS[] = {
#define MEMBER(name, member) {name, MEMBER_##member},
#include "notation/members.def"
#undef MEMBER
    };
    for (*row = 0; *row < sizeof MEMBERS / sizeof *MEMBERS; ++*row)
        if (spells(key.at, key.length, MEMBERS[*row].name))
            return MEMBERS[*row].member;
    return MEMBER_OTHER;
}

/* A text that is being read. */
typedef struct Objects {
    Draft *draft;
    PublishedValues published;
    PlycutText others; /* the names of members that were passed over */
} Objects;

static const Token *object_token(const Objects *o, size_t index)
{
    return &o->draft->tokens->items[index];
}

static bool object_fails(const Objects *o, size_t index, const char *says)
{
    return text_fails(o->draft->tokens, object_token(o, index)->at, "%s", says);
}

/* ---- Members --------------------------------------------------------------------------------- */

static bool object_node(Objects *o, uint32_t node, size_t index);

/* Is the value an empty list, or nothing? */
static bool has_no_children(const Objects *o, size_t index)
{
    const Token *token = object_token(o, index);
    return token_is_nothing(token) || (token->kind == TOKEN_OPEN && token->other == index + 1);
}

/* The children: nodes in brackets, perhaps with moves as their keys. */
static bool object_children(Objects *o, uint32_t node, size_t open)
{
    const Tokens *tokens = o->draft->tokens;
    if (has_no_children(o, open))
        return true;
    if (object_token(o, open)->kind != TOKEN_OPEN)
        return object_fails(o, open, "expected the children in brackets");
    const size_t close = object_token(o, open)->other;
    for (size_t i = open + 1; i < close; i = token_behind(tokens, i)) {
        if (token_separates(object_token(o, i)) || token_is_nothing(object_token(o, i)))
            continue;
        const bool keyed = object_token(o, i + 1)->kind == TOKEN_COLON;
        const uint32_t child = draft_add(o->draft, node, object_token(o, i)->at);
        if (child == DRAFT_NONE ||
            (keyed && !draft_move(o->draft, child, token_says(tokens, object_token(o, i)))))
            return false;
        i += keyed ? 2 : 0;
        if (!object_node(o, child, i))
            return false;
    }
    return true;
}

static bool object_number(const Objects *o, size_t index, double *value)
{
    const Token *token = object_token(o, index);
    const Slice says = token_says(o->draft->tokens, token);
    return (token_is_atom(token) &&
            lexeme_is_number(says.at, says.at + says.length, LEXEME_ALL, value)) ||
           object_fails(o, index, "expected a number");
}

static bool object_value(Objects *o, uint32_t node, size_t index)
{
    const Token *token = object_token(o, index);
    double value;
    if (token_is_nothing(token))
        return true;
    if (token->kind == TOKEN_WORD || token->kind == TOKEN_QUOTED)
        return draft_unknown(o->draft, node, token_says(o->draft->tokens, token));
    if (!object_number(o, index, &value))
        return false;
    if (!o->draft->nodes[node].has_static)
        draft_number(o->draft, node, value);
    return published_add(&o->published, node, value) || plycut_no_memory(o->draft->tokens->error);
}

/* A number that is more than 0 and at most 1. */
static bool object_probability(const Objects *o, size_t index, double *share)
{
    return object_number(o, index, share) &&
           ((*share > 0 && *share <= 1) ||
            object_fails(o, index,
                         "expected a probability: more than 0 and at most 1, as 1/3 or 0.25"));
}

/* A type may be that of a leaf, or any other; who is called the player is one. */
static bool may_be_no_player(Slice key)
{
    return spells(key.at, key.length, "type");
}

/* Two members may say it, if they agree. */
static bool player_set(const Objects *o, uint32_t node, DraftPlayer player, size_t index)
{
    DraftNode *decided = &o->draft->nodes[node];
    if (decided->player != DRAFT_UNSAID && decided->player != player)
        return object_fails(o, index, "another member of this node names another player");
    decided->player = (uint8_t)player;
    return true;
}

/* MAX, min, true (of isMax). */
static bool object_player(Objects *o, uint32_t node, Slice key, size_t index)
{
    static const struct {
        const char *word;
        DraftPlayer player;
    } WORDS[] = {{"max", DRAFT_MAX},        {"maximizer", DRAFT_MAX}, {"maximizing", DRAFT_MAX},
                 {"true", DRAFT_MAX},       {"min", DRAFT_MIN},       {"minimizer", DRAFT_MIN},
                 {"minimizing", DRAFT_MIN}, {"false", DRAFT_MIN},     {"chance", DRAFT_CHANCE},
                 {"expect", DRAFT_CHANCE},  {"random", DRAFT_CHANCE}};
    const Slice says = token_says(o->draft->tokens, object_token(o, index));
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (spells(says.at, says.length, WORDS[i].word))
            return player_set(o, node, WORDS[i].player, index);
    return may_be_no_player(key) ||
           object_fails(o, index, "expected the player: max, min or chance (or true or false)");
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

static bool other_member(Objects *o, Slice key)
{
    enum { SHOWN = 80 };
    if (o->others.length < SHOWN && !is_among(&o->others, key)) {
        plycut_text_write(&o->others, ", ", o->others.length > 0 ? 2 : 0);
        plycut_text_write(&o->others, key.at, key.length);
    }
    return !o->others.failed || plycut_no_memory(o->draft->tokens->error);
}

/* The members of one object: of each kind the token of the key that counts, and its row; 0: none so far. */
typedef struct Seen {
    size_t key[MEMBER_OTHER], row[MEMBER_OTHER];
} Seen;

/* Two members of one kind: of two names or moves the one that stands first in the table counts, and the other is passed over.
 * Others say the same, or it is an error. *read: the new one counts. */
static bool member_again(Objects *o, Member member, const Seen *seen, size_t key, size_t row,
                         bool *read)
{
    const Tokens *tokens = o->draft->tokens;
    const Slice before = token_says(tokens, object_token(o, seen->key[member])),
                now = token_says(tokens, object_token(o, key)),
                said = token_says(tokens, object_token(o, seen->key[member] + 2)),
                says = token_says(tokens, object_token(o, key + 2));
    *read = false;
    if (member == MEMBER_NAME || member == MEMBER_MOVE) {
        *read = row < seen->row[member];
        return other_member(o, *read ? before : now);
    }
    *read = member == MEMBER_PLAYER; /* in other words, perhaps */
    return *read ||
           (member != MEMBER_CHILDREN && said.length == says.length &&
            memcmp(said.at, says.at, says.length) == 0) ||
           text_fails(tokens, object_token(o, key)->at,
                      "%.*s and %.*s of one node: leave one of them out", (int)before.length,
                      before.at, (int)now.length, now.at);
}

static bool member_read(Objects *o, uint32_t node, Slice key, size_t value)
{
    const Token *token = object_token(o, value);
    size_t row;
    const Member member = object_member(key, &row);
    const Slice says = token_says(o->draft->tokens, token);
    if (token_is_nothing(token))
        return true;
    switch (member) {
    case MEMBER_CHILDREN:
        return object_children(o, node, value);
    case MEMBER_VALUE:
        return object_value(o, node, value);
    case MEMBER_STATIC:
        o->draft->nodes[node].has_static = true;
        return object_number(o, value, &o->draft->nodes[node].value);
    case MEMBER_PROBABILITY:
        return object_probability(o, value, &o->draft->nodes[node].share);
    case MEMBER_PLAYER:
        return object_player(o, node, key, value);
    case MEMBER_NAME:
        return token_is_atom(token) ? draft_name(o->draft, node, says) : other_member(o, key);
    case MEMBER_MOVE:
        return token_is_atom(token) ? draft_move(o->draft, node, says) : other_member(o, key);
    default:
        return other_member(o, key);
    }
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

/* A member and its value; *children: where the children are. */
static bool object_entry(Objects *o, uint32_t node, size_t index, Seen *seen, size_t *children)
{
    const Slice key = token_says(o->draft->tokens, object_token(o, index));
    size_t row;
    const Member member = object_member(key, &row);
    bool read = true;
    if (has_no_children(o, index + 2) &&
        (member == MEMBER_CHILDREN || token_is_nothing(object_token(o, index + 2))))
        return true;
    if (member < MEMBER_OTHER && seen->key[member] != 0 &&
        !member_again(o, member, seen, index, row, &read))
        return false;
    if (read && member < MEMBER_OTHER) {
        seen->key[member] = index;
        seen->row[member] = row;
    }
    if (member != MEMBER_CHILDREN)
        return !read || member_read(o, node, key, index + 2);
    *children = index + 2;
    return true;
}

/* The members of an object but its children; *children: where these are, or 0. */
static bool object_members(Objects *o, uint32_t node, size_t open, size_t *children)
{
    Seen seen = {0};
    const Tokens *tokens = o->draft->tokens;
    const size_t close = object_token(o, open)->other;
    for (size_t i = open + 1; i < close; i = token_behind(tokens, i)) {
        const Token *key = object_token(o, i), *behind = object_token(o, i + 1);
        if (token_separates(key))
            continue;
        if (!token_is_atom(key) || (behind->kind != TOKEN_COLON && behind->kind != TOKEN_EQUALS))
            return object_fails(o, i, "expected a member and its value, such as \"value\": 3");
        if (i + 2 >= close)
            return object_fails(o, close, "expected a value");
        if (!object_entry(o, node, i, &seen, children))
            return false;
        i += 2;
    }
    return true;
}

/* A leaf without a value is one of unknown value, if it has a name. */
static bool object_leaf(Objects *o, uint32_t node, size_t open)
{
    DraftNode *leaf = &o->draft->nodes[node];
    const bool valued = published_take(&o->published, node);
    leaf->player = DRAFT_UNSAID;
    if (valued || leaf->kind == DRAFT_UNKNOWN)
        return true;
    if (leaf->name == NULL)
        return object_fails(o, open, "a node has a value or children");
    leaf->kind = DRAFT_UNKNOWN;
    leaf->unknown = leaf->name;
    leaf->name = NULL;
    return true;
}

/* Children are read last: then a value is known to be beside them. */
static bool object_read(Objects *o, uint32_t node, size_t open)
{
    size_t children = 0;
    if (!object_members(o, node, open, &children))
        return false;
    return children != 0 ? object_children(o, node, children) : object_leaf(o, node, open);
}

/* A node: an object, a list of nodes, a number, the name of an unknown value. */
static bool object_node(Objects *o, uint32_t node, size_t index)
{
    const Token *token = object_token(o, index);
    LexemeNumber number;
    if (token->kind == TOKEN_OPEN)
        return token->bracket == '{' ? object_read(o, node, index)
               : has_no_children(o, index)
                   ? object_fails(
                         o, index,
                         "an empty list is not a node: an inner node has at least one child")
                   : object_children(o, node, index);
    if (token->kind != TOKEN_NUMBER)
        return token_is_atom(token)
                   ? draft_unknown(o->draft, node, token_says(o->draft->tokens, token))
                   : object_fails(o, index, "expected a node");
    token_number(token, &number);
    draft_number(o->draft, node, number.value);
    return number.fault == NULL || object_fails(o, index, "this number cannot be held exactly");
}

/* ---- The text -------------------------------------------------------------------------------- */

bool is_object_member(Slice key)
{
    size_t row;
    const Member member = object_member(key, &row);
    return member == MEMBER_CHILDREN || member == MEMBER_VALUE || member == MEMBER_STATIC ||
           spells(key.at, key.length, "name");
}

bool objects_fits(const Tokens *tokens)
{
    size_t row;
    if (tokens->items->kind != TOKEN_OPEN || tokens->items->bracket == '(')
        return false;
    for (size_t i = 1; i + 2 < tokens->count; i++)
        if ((tokens->items[i].kind == TOKEN_QUOTED || tokens->items[i].kind == TOKEN_WORD) &&
            tokens->items[i + 1].kind == TOKEN_COLON && tokens->items[i + 2].kind == TOKEN_OPEN &&
            object_member(token_says(tokens, &tokens->items[i]), &row) == MEMBER_CHILDREN)
            return true;
    return false;
}

/* A list that holds one object with children, as programs write a forest of one tree: the object. */
static size_t root_object(const Tokens *tokens)
{
    const Token *items = tokens->items;
    const bool one = items[0].kind == TOKEN_OPEN && items[0].bracket == '[' &&
                     items[1].kind == TOKEN_OPEN && items[1].bracket == '{' &&
                     items[1].other + 1 == items[0].other;
    return one ? 1 : 0;
}

bool objects_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    Objects o = {.draft = draft};
    PlycutOut out;
    *draft = (Draft){.tokens = tokens};
    plycut_out_init(&out, plycut_text_write, note);
    const uint32_t root = draft_add(draft, DRAFT_NONE, tokens->items->at);
    const size_t behind = token_behind(tokens, 0), begin = root_object(tokens);
    bool read = root != DRAFT_NONE && keys_occur_once(tokens) && object_node(&o, root, begin) &&
                (behind + 1 == tokens->count ||
                 object_fails(&o, behind, "text behind the end of the tree"));
    if (read && begin > 0)
        plycut_out_text(&out, "the list around the root is passed over");
    if (read && o.others.length > 0)
        plycut_out_format(&out, "%smembers passed over: %s", begin > 0 ? "; " : "", o.others.bytes);
    read = read && published_say(&o.published, draft, begin > 0 || o.others.length > 0, &out) &&
           plycut_out_end(&out, "the note", tokens->error);
    free(o.published.items);
    plycut_text_free(&o.others);
    return read;
}
