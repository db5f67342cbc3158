/* Nodes as objects. Members that no row knows are passed over, and named in the note; a value beside children is a published one, and
 * compared with minimax. */
#include "notation/objects.h"
#include "base/letter.h"
#include "base/same.h"

#include <math.h>
#include <stdio.h>
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

static Member object_member(Slice key)
{
    static const struct {
        const char *name;
        Member member;
    } MEMBERS[] = {
#define MEMBER(name, member) {name, MEMBER_##member},
#include "notation/members.def"
#undef MEMBER
    };
    for (size_t i = 0; i < sizeof MEMBERS / sizeof *MEMBERS; i++)
        if (spells(key.at, key.length, MEMBERS[i].name))
            return MEMBERS[i].member;
    return MEMBER_OTHER;
}

/* A published value of an inner node. */
typedef struct Published {
    uint32_t node;
    double value;
} Published;

/* A text that is being read. */
typedef struct Objects {
    Draft *draft;
    Published *published;
    size_t published_count, published_room;
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

static bool is_nothing(const Token *token)
{
    return token_spells(token, "null") || token_spells(token, "none");
}

/* ---- Members --------------------------------------------------------------------------------- */

static bool object_node(Objects *o, uint32_t node, size_t index);

/* Is the value an empty list, or nothing? */
static bool has_no_children(const Objects *o, size_t index)
{
    const Token *token = object_token(o, index);
    return is_nothing(token) || (token->kind == TOKEN_OPEN && token->other == index + 1);
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
        if (token_separates(object_token(o, i)) || is_nothing(object_token(o, i)))
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
    if (is_nothing(token))
        return true;
    if (token->kind == TOKEN_WORD || token->kind == TOKEN_QUOTED)
        return draft_unknown(o->draft, node, token_says(o->draft->tokens, token));
    if (!object_number(o, index, &value))
        return false;
    if (!o->draft->nodes[node].has_static)
        draft_number(o->draft, node, value);
    if (!PLYCUT_ROOM(o->published, o->published_room, o->published_count, 1))
        return plycut_no_memory(o->draft->tokens->error);
    o->published[o->published_count++] = (Published){node, value};
    return true;
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
        if (spells(says.at, says.length, WORDS[i].word)) {
            o->draft->nodes[node].player = (uint8_t)WORDS[i].player;
            return true;
        }
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

static bool member_read(Objects *o, uint32_t node, Slice key, size_t value)
{
    const Token *token = object_token(o, value);
    const Member member = object_member(key);
    const Slice says = token_says(o->draft->tokens, token);
    if (is_nothing(token))
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

/* The members of an object but its children; *children: where these are, or 0. */
static bool object_members(Objects *o, uint32_t node, size_t open, size_t *children)
{
    const Tokens *tokens = o->draft->tokens;
    const size_t close = object_token(o, open)->other;
    for (size_t i = open + 1; i < close; i = token_behind(tokens, i)) {
        const Token *key = object_token(o, i), *behind = object_token(o, i + 1);
        if (token_separates(key))
            continue;
        if (!token_is_atom(key) || (behind->kind != TOKEN_COLON && behind->kind != TOKEN_EQUALS))
            return object_fails(o, i, "expected a member and its value, such as \"value\": 3");
        i += 2;
        if (i >= close)
            return object_fails(o, close, "expected a value");
        if (object_member(token_says(tokens, key)) == MEMBER_CHILDREN && !has_no_children(o, i))
            *children = i;
        else if (!member_read(o, node, token_says(tokens, key), i))
            return false;
    }
    return true;
}

/* A leaf without a value is one of unknown value, if it has a name. */
static bool object_leaf(Objects *o, uint32_t node, size_t open)
{
    DraftNode *leaf = &o->draft->nodes[node];
    const bool valued = o->published_count > 0 && o->published[o->published_count - 1].node == node;
    o->published_count -= valued;
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

/* ---- Published values ------------------------------------------------------------------------ */

/* Minimax; NAN: a value below is unknown, or a chance node is on the way. */
static double minimax_of(const Draft *draft, uint32_t index, bool max)
{
    const DraftNode *node = &draft->nodes[index];
    if (node->kind != DRAFT_INNER)
        return node->kind == DRAFT_LEAF ? node->value : NAN;
    if (node->player == DRAFT_CHANCE)
        return NAN;
    max = node->player == DRAFT_UNSAID ? max : node->player == DRAFT_MAX;
    double best = max ? -INFINITY : INFINITY;
    for (uint32_t i = node->first; i != DRAFT_NONE; i = draft->nodes[i].next) {
        const double value = minimax_of(draft, i, !max);
        if (isnan(value))
            return NAN;
        best = max ? fmax(best, value) : fmin(best, value);
    }
    return best;
}

/* Whose turn is it at a node where nothing is said? The players alternate above it. */
static bool turn_is_max(const Draft *draft, const uint32_t *parents, uint32_t node)
{
    bool turned = false;
    for (; node != 0; node = parents[node]) {
        if (draft->nodes[node].player != DRAFT_UNSAID)
            break;
        turned = !turned;
    }
    const uint8_t player = draft->nodes[node].player;
    return (player != DRAFT_MIN) != turned;
}

/* Compare all of them: how many differ, and the first that does. */
static size_t published_compare(const Objects *o, const uint32_t *parents, size_t *compared,
                                Published *first)
{
    size_t differ = 0;
    for (size_t i = 0; i < o->published_count; i++) {
        const Published *said = &o->published[i];
        const double value =
            minimax_of(o->draft, said->node, turn_is_max(o->draft, parents, said->node));
        if (isnan(value))
            continue;
        ++*compared;
        if (nearly_same(value, said->value))
            continue;
        *first = differ++ == 0 ? *said : *first;
    }
    return differ;
}

/* "1 of 3 inner values differs from minimax: A has 4" */
static bool published_say(const Objects *o, PlycutOut *out)
{
    const Draft *draft = o->draft;
    uint32_t *parents = calloc(draft->count, sizeof *parents);
    size_t compared = 0;
    Published first = {0};
    if (parents == NULL)
        return plycut_no_memory(draft->tokens->error);
    for (uint32_t i = 0; i < draft->count; i++)
        for (uint32_t k = draft->nodes[i].first; k != DRAFT_NONE; k = draft->nodes[k].next)
            parents[k] = i;
    const size_t differ = published_compare(o, parents, &compared, &first);
    free(parents);
    if (compared > 0)
        plycut_out_format(out, "%s%zu of %zu inner value%s %s from minimax",
                          o->others.length > 0 ? "; " : "", differ, compared,
                          compared == 1 ? "" : "s", differ == 1 ? "differs" : "differ");
    if (differ > 0) {
        const char *name = draft->nodes[first.node].name;
        plycut_out_text(out, ": ");
        plycut_out_text(out, name != NULL ? name : "a node");
        plycut_out_text(out, " has ");
        plycut_out_number(out, first.value);
    }
    return true;
}

/* ---- The text -------------------------------------------------------------------------------- */

bool objects_fits(const Tokens *tokens)
{
    if (tokens->items->kind != TOKEN_OPEN || tokens->items->bracket == '(')
        return false;
    for (size_t i = 1; i + 2 < tokens->count; i++)
        if ((tokens->items[i].kind == TOKEN_QUOTED || tokens->items[i].kind == TOKEN_WORD) &&
            tokens->items[i + 1].kind == TOKEN_COLON && tokens->items[i + 2].kind == TOKEN_OPEN &&
            object_member(token_says(tokens, &tokens->items[i])) == MEMBER_CHILDREN)
            return true;
    return false;
}

bool objects_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    Objects o = {.draft = draft};
    PlycutOut out;
    *draft = (Draft){.tokens = tokens};
    plycut_out_init(&out, plycut_text_write, note);
    const uint32_t root = draft_add(draft, DRAFT_NONE, tokens->items->at);
    const size_t behind = token_behind(tokens, 0);
    bool read = root != DRAFT_NONE && object_node(&o, root, 0) &&
                (behind + 1 == tokens->count ||
                 object_fails(&o, behind, "text behind the end of the tree"));
    if (read && o.others.length > 0)
        plycut_out_format(&out, "members passed over: %s", o.others.bytes);
    read = read && published_say(&o, &out) && plycut_out_end(&out, "the note", tokens->error);
    free(o.published);
    plycut_text_free(&o.others);
    return read;
}
