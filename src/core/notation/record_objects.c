/* Records as objects. */
#include "notation/record.h"
#include "notation/members.h"

/* Is it an object that says more of the same node or link, as in "data": {"id": "A"}? */
static bool says_more(const Tokens *tokens, size_t open)
{
    for (size_t i = open + 1; opens_with(tokens, open, '{') && i < tokens->items[open].other; i++)
        if (token_is_atom(&tokens->items[i]) && tokens->items[i + 1].kind == TOKEN_COLON &&
            token_is_atom(&tokens->items[i + 2]) &&
            field_of(token_says(tokens, &tokens->items[i])) != FIELDS)
            return true;
    return false;
}

static bool record_members(Records *r, Record *record, size_t open);

/* A member with this key, and its value two tokens behind. */
static bool record_member(Records *r, Record *record, size_t key)
{
    const Tokens *tokens = r->graph.tokens;
    const Slice name = token_says(tokens, record_token(r, key));
    const Token *value = record_token(r, key + 2);
    size_t row;
    const Member member = member_of(name, &row);
    if (token_is_nothing(value))
        return true;
    if (member_holds_nodes(member)) {
        record->children[member == MEMBER_CHILDREN ? 0 : member == MEMBER_LEFT ? 1 : 2] = key + 2;
        return true;
    }
    if (says_more(tokens, key + 2))
        return record_members(r, record, key + 2);
    if (!token_is_atom(value) && field_of(name) != FIELDS)
        return record_fails(r, value->at, "expected a text or a number");
    return token_is_atom(value)
               ? record_set(r, record, name, token_says(tokens, value))
               : member_passed_over(&r->others, name) || plycut_no_memory(tokens->error);
}

static bool record_members(Records *r, Record *record, size_t open)
{
    const Tokens *tokens = r->graph.tokens;
    const size_t close = record_token(r, open)->other;
    for (size_t i = open + 1; i < close; i = token_behind(tokens, i)) {
        if (token_separates(record_token(r, i)))
            continue;
        if (!token_is_atom(record_token(r, i)) || record_token(r, i + 1)->kind != TOKEN_COLON ||
            i + 2 >= close)
            return record_fails(r, record_token(r, i)->at,
                                "expected a member and its value, such as \"parent\": \"A\"");
        if (!record_member(r, record, i))
            return false;
        i += 2;
    }
    return true;
}

/* `id`: the key that the object has in a dictionary, or at NULL. */
static bool object_of_record(Records *r, size_t open, Slice id)
{
    Record record = {.at = record_token(r, open)->at};
    record.field[FIELD_ID] = id;
    return record_members(r, &record, open) && record_use(r, &record);
}

/* ["A", "B"], a link, perhaps with a move behind it; "A", a node. */
static bool pair_of_names(Records *r, size_t open)
{
    const Tokens *tokens = r->graph.tokens;
    Record record = {.at = record_token(r, open)->at};
    static const Field FIELDS_OF_LINK[] = {FIELD_SOURCE, FIELD_TARGET, FIELD_MOVE};
    size_t count = 0;
    for (size_t i = open + 1; i < record_token(r, open)->other; i++) {
        if (token_separates(record_token(r, i)))
            continue;
        if (!token_is_atom(record_token(r, i)) || count == 3)
            return record_fails(r, record_token(r, i)->at,
                                "expected a link, such as [\"A\", \"B\"]");
        record.field[FIELDS_OF_LINK[count++]] = token_says(tokens, record_token(r, i));
    }
    return record_use(r, &record);
}

static bool element_of_records(Records *r, size_t index)
{
    const Token *token = record_token(r, index);
    if (opens_with(r->graph.tokens, index, '{'))
        return object_of_record(r, index, (Slice){0});
    if (token->kind == TOKEN_OPEN)
        return pair_of_names(r, index);
    return token_is_atom(token)
               ? graph_node(&r->graph, token_says(r->graph.tokens, token), token->at) != GRAPH_NONE
               : record_fails(r, token->at, "expected an object");
}

bool list_of_records(Records *r, size_t open)
{
    const size_t close = record_token(r, open)->other;
    for (size_t i = open + 1; i < close; i = token_behind(r->graph.tokens, i))
        if (!token_separates(record_token(r, i)) && !element_of_records(r, i))
            return false;
    return true;
}

/* {"A": {"children": ["B"]}, "B": {"value": 3}}: objects by their ids. */
bool dictionary_of_records(Records *r, size_t open)
{
    const Tokens *tokens = r->graph.tokens;
    for (size_t i = open + 1; i < record_token(r, open)->other; i = token_behind(tokens, i)) {
        if (token_separates(record_token(r, i)))
            continue;
        const Slice id = token_says(tokens, record_token(r, i));
        Record value = {.at = record_token(r, i)->at};
        value.field[FIELD_ID] = id;
        value.field[FIELD_VALUE] = token_says(tokens, record_token(r, i + 2));
        if (!(token_is_atom(record_token(r, i + 2)) ? record_use(r, &value)
                                                    : object_of_record(r, i + 2, id)))
            return false;
        i += 2;
    }
    return true;
}

/* ---- Evidence -------------------------------------------------------------------------------- */

/* Has an object a member that names the node above it? */
static bool has_parent(const Tokens *tokens, size_t open)
{
    for (size_t i = open + 1; i < tokens->items[open].other; i = token_behind(tokens, i))
        if (token_is_atom(&tokens->items[i]) && tokens->items[i + 1].kind == TOKEN_COLON &&
            field_of(token_says(tokens, &tokens->items[i])) == FIELD_PARENT)
            return true;
    return false;
}

bool objects_have_parents(const Tokens *tokens, size_t open)
{
    bool found = false;
    for (size_t i = open + 1; i < tokens->items[open].other; i = token_behind(tokens, i)) {
        if (token_separates(&tokens->items[i]))
            continue;
        if (!opens_with(tokens, i, '{'))
            return false;
        found |= has_parent(tokens, i);
    }
    return found;
}

/* The ids of objects, and whether a child of one of them is an id. */
typedef struct Ids {
    Graph names;
    bool refers, looking; /* the second time */
} Ids;

static bool ids_look(Ids *ids, const Token *token)
{
    const Tokens *tokens = ids->names.tokens;
    if (!token_is_atom(token) || token_is_nothing(token))
        return true;
    ids->refers |= ids->looking && graph_find(&ids->names, token_says(tokens, token)) != GRAPH_NONE;
    return ids->looking ||
           graph_node(&ids->names, token_says(tokens, token), token->at) != GRAPH_NONE;
}

static bool ids_of_object(Ids *ids, size_t open)
{
    const Tokens *tokens = ids->names.tokens;
    for (size_t i = open + 1; i < tokens->items[open].other; i = token_behind(tokens, i)) {
        const Token *key = &tokens->items[i], *value = key + 2;
        size_t row;
        if (!token_is_atom(key) || key[1].kind != TOKEN_COLON)
            continue;
        i += 2;
        const Slice name = token_says(tokens, key);
        const Field field = field_of(name);
        if (!ids->looking && (field == FIELD_ID || field == FIELD_NAME) && !ids_look(ids, value))
            return false;
        if (!ids->looking || !member_holds_nodes(member_of(name, &row)))
            continue;
        (void)ids_look(ids, value);
        for (size_t k = i + 1; value->kind == TOKEN_OPEN && k < value->other;
             k = token_behind(tokens, k))
            (void)ids_look(ids, &tokens->items[k]);
    }
    return true;
}

/* The key of an object, which is an id; no member of a node is one. */
static bool key_looks(Ids *ids, size_t key)
{
    const Token *token = &ids->names.tokens->items[key];
    size_t row;
    return token_is_atom(token) && token[1].kind == TOKEN_COLON &&
           member_of(token_says(ids->names.tokens, token), &row) == MEMBER_OTHER &&
           (ids->looking || ids_look(ids, token));
}

/* Each object of a list, or of a dictionary, where a number may stand, too. False: there is something else. */
static bool objects_look(Ids *ids, size_t open)
{
    const Tokens *tokens = ids->names.tokens;
    const bool keyed = tokens->items[open].bracket == '{';
    for (size_t i = open + 1; i < tokens->items[open].other; i = token_behind(tokens, i)) {
        if (token_separates(&tokens->items[i]))
            continue;
        if (keyed && !key_looks(ids, i))
            return false;
        i += keyed ? 2 : 0;
        if (keyed && tokens->items[i].kind == TOKEN_NUMBER)
            continue;
        if (!opens_with(tokens, i, '{') || !ids_of_object(ids, i))
            return false;
    }
    return true;
}

bool objects_refer(const Tokens *tokens, size_t open)
{
    Ids ids = {.refers = false};
    PlycutError wrong = {0};
    Tokens scratch = *tokens;
    scratch.error = &wrong;
    graph_begin(&ids.names, &scratch);
    bool objects = objects_look(&ids, open);
    ids.looking = true;
    objects = objects && objects_look(&ids, open);
    graph_free(&ids.names);
    return plycut_had_memory(&wrong, tokens->error) && objects && ids.refers;
}
