/* Nodes as objects. Members that no row knows are passed over, and named in the note; a value beside children is a published one, and
 * compared with minimax. */
#include "notation/objects.h"
#include "notation/keys.h"
#include "notation/members.h"
#include "notation/names.h"
#include "notation/published.h"
#include "notation/records.h"
#include "base/letter.h"

#include <stdlib.h>
#include <string.h>

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

typedef struct Seen Seen;
static bool object_node(Objects *o, uint32_t node, size_t index);
static bool object_members(Objects *o, uint32_t node, size_t open, Seen *seen);

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
    const Slice says = token_is_atom(token) ? token_says(o->draft->tokens, token) : (Slice){"", 0};
    const bool number = lexeme_is_number(says.at, says.at + says.length, LEXEME_ALL, &value);
    if (token_is_atom(token) && token->kind != TOKEN_NUMBER && !number)
        return draft_unknown(o->draft, node, says);
    o->draft->texts_valued |= token->kind == TOKEN_QUOTED;
    if (!object_number(o, index, &value))
        return false;
    return published_value(&o->published, o->draft, node, value);
}

/* A number that is more than 0 and at most 1. */
static bool object_probability(const Objects *o, size_t index, double *share)
{
    return object_number(o, index, share) &&
           ((*share > 0 && *share <= 1) ||
            object_fails(o, index,
                         "expected a probability: more than 0 and at most 1, as 1/3 or 0.25"));
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

static bool other_member(Objects *o, Slice key)
{
    return member_passed_over(&o->others, key) || plycut_no_memory(o->draft->tokens->error);
}

/* The members of one object: of each kind the token of the key that counts, and its row; 0: none so far. */
struct Seen {
    size_t key[MEMBER_OTHER], row[MEMBER_OTHER];
};

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
    *read = member == MEMBER_PLAYER || member == MEMBER_TYPE; /* in other words, perhaps */
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
    DraftPlayer player;
    const Member member = member_of(key, &row);
    const Slice says = token_is_atom(token) ? token_says(o->draft->tokens, token) : (Slice){"", 0};
    if (token_is_nothing(token))
        return true;
    switch (member_player(key, says, &player)) {
    case SAYS_PLAYER:
        return player_set(o, node, player, value);
    case SAYS_UNCLEAR:
        return player_unclear(o->draft->tokens, object_token(o, value)->at, key);
    default:
        break;
    }
    switch (member) {
    case MEMBER_TYPE: /* of a leaf */
        return spells(key.at, key.length, "type") || other_member(o, key);
    case MEMBER_CHILDREN:
        return object_children(o, node, value);
    case MEMBER_VALUE:
        return object_value(o, node, value);
    case MEMBER_STATIC:
        o->draft->nodes[node].has_static = true;
        return object_number(o, value, &o->draft->nodes[node].value);
    case MEMBER_PROBABILITY:
        return object_probability(o, value, &o->draft->nodes[node].share);
    case MEMBER_NAME:
        return token_is_atom(token) ? draft_name(o->draft, node, says) : other_member(o, key);
    case MEMBER_MOVE:
        return token_is_atom(token) ? draft_move(o->draft, node, says) : other_member(o, key);
    default:
        return other_member(o, key);
    }
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

/* A member and its value. Those with nodes in them are read last: then a value is known to be beside them. */
static bool object_entry(Objects *o, uint32_t node, size_t index, Seen *seen)
{
    const Slice key = token_says(o->draft->tokens, object_token(o, index));
    size_t row;
    const Member member = member_of(key, &row);
    bool read = true;
    if (!member_holds_nodes(member) && member_is_own(o->draft->tokens, index))
        return object_members(o, node, index + 2, seen);
    if (has_no_children(o, index + 2) &&
        (member_holds_nodes(member) || token_is_nothing(object_token(o, index + 2))))
        return true;
    if (member < MEMBER_OTHER && seen->key[member] != 0 &&
        !member_again(o, member, seen, index, row, &read))
        return false;
    if (read && member < MEMBER_OTHER) {
        seen->key[member] = index;
        seen->row[member] = row;
    }
    return member_holds_nodes(member) || !read ||
           (!member_loses_nodes(o->draft->tokens, index) && member_read(o, node, key, index + 2));
}

/* The members of an object but its children. */
static bool object_members(Objects *o, uint32_t node, size_t open, Seen *seen)
{
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
        if (!object_entry(o, node, i, seen))
            return false;
        i += 2;
    }
    return true;
}

/* The child that has this key: left or right; 0: there is none. */
static bool object_side(Objects *o, uint32_t node, size_t key)
{
    if (key == 0)
        return true;
    const uint32_t child = draft_add(o->draft, node, object_token(o, key)->at);
    return child != DRAFT_NONE && object_node(o, child, key + 2);
}

static bool object_read(Objects *o, uint32_t node, size_t open)
{
    Seen seen = {0};
    if (!object_members(o, node, open, &seen))
        return false;
    const size_t children = seen.key[MEMBER_CHILDREN], left = seen.key[MEMBER_LEFT],
                 right = seen.key[MEMBER_RIGHT];
    if (children != 0 && (left != 0 || right != 0))
        return object_fails(o, children, "a node has either a list of children, or left and right");
    if (children != 0)
        return object_children(o, node, children + 2);
    return left != 0 || right != 0
               ? object_side(o, node, left) && object_side(o, node, right)
               : published_leaf(&o->published, o->draft, node, object_token(o, open)->at);
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
    const Member member = member_of(key, &row);
    return member == MEMBER_CHILDREN || member == MEMBER_VALUE || member == MEMBER_STATIC ||
           spells(key.at, key.length, "name");
}

bool objects_fits(const Tokens *tokens)
{
    if (records_fits(tokens))
        return false; /* whose children are ids */
    bool sides = false, valued = false;
    if (tokens->items->kind != TOKEN_OPEN || tokens->items->bracket == '(')
        return false;
    for (size_t i = 1; i + 2 < tokens->count; i++) {
        size_t row;
        if ((tokens->items[i].kind != TOKEN_QUOTED && tokens->items[i].kind != TOKEN_WORD) ||
            tokens->items[i + 1].kind != TOKEN_COLON)
            continue;
        const Member member = member_of(token_says(tokens, &tokens->items[i]), &row);
        const bool nodes = tokens->items[i + 2].kind == TOKEN_OPEN;
        if (member == MEMBER_CHILDREN && nodes)
            return true;
        sides |= nodes && (member == MEMBER_LEFT || member == MEMBER_RIGHT);
        valued |= member == MEMBER_VALUE;
    }
    return sides && valued; /* otherwise keys of dictionaries, which are names */
}

/* A list that holds one object with children, as programs write a forest of one tree; an object whose only member is the root, under a
 * name such as "root": the object. */
static size_t root_object(const Tokens *tokens)
{
    const Token *items = tokens->items;
    size_t row;
    const bool listed = items[0].kind == TOKEN_OPEN && items[0].bracket == '[' &&
                        items[1].kind == TOKEN_OPEN && items[1].bracket == '{' &&
                        items[1].other + 1 == items[0].other;
    const bool named = items[0].kind == TOKEN_OPEN && items[0].bracket == '{' &&
                       token_is_atom(&items[1]) && items[2].kind == TOKEN_COLON &&
                       items[3].kind == TOKEN_OPEN && items[3].bracket == '{' &&
                       items[3].other + 1 == items[0].other &&
                       member_of(token_says(tokens, &items[1]), &row) == MEMBER_OTHER;
    return listed ? 1 : named ? 3 : 0;
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
    players_from_names(draft);
    if (read && begin > 0)
        plycut_out_text(&out, begin > 1 ? "the object around the root is passed over"
                                        : "the list around the root is passed over");
    if (read && o.others.length > 0)
        plycut_out_format(&out, "%smembers passed over: %s", begin > 0 ? "; " : "", o.others.bytes);
    read = read && published_say(&o.published, draft, begin > 0 || o.others.length > 0, &out) &&
           plycut_out_end(&out, "the note", tokens->error);
    free(o.published.items);
    plycut_text_free(&o.others);
    return read;
}
