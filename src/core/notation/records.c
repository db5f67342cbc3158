/* Records: what one says of a node is its id, its name, the node above it, the move that leads to it, its value. A link is a record, too:
 * of its target, below its source. */
#include "notation/records.h"
#include "notation/graph.h"
#include "notation/members.h"
#include "notation/names.h"
#include "base/letter.h"

#include <string.h>

typedef enum Field {
    FIELD_ID,
    FIELD_NAME,
    FIELD_PARENT,
    FIELD_MOVE,
    FIELD_VALUE,
    FIELD_SOURCE,
    FIELD_TARGET,
    FIELDS
} Field;

/* FIELDS: it is none of them. */
static Field field_of(Slice key)
{
    static const struct {
        const char *name;
        Field field;
    } NAMES[] = {{"id", FIELD_ID},
                 {"key", FIELD_ID},
                 {"node", FIELD_ID},
                 {"child", FIELD_ID},
                 {"parent", FIELD_PARENT},
                 {"parentid", FIELD_PARENT},
                 {"parent_id", FIELD_PARENT},
                 {"source", FIELD_SOURCE},
                 {"from", FIELD_SOURCE},
                 {"target", FIELD_TARGET},
                 {"to", FIELD_TARGET},
                 {"Knoten", FIELD_ID},
                 {"Kind", FIELD_ID},
                 {"Elternknoten", FIELD_PARENT},
                 {"Vorg\xC3\xA4nger", FIELD_PARENT},
                 {"Eltern", FIELD_PARENT},
                 {"Wert", FIELD_VALUE},
                 {"n\xC5\x93ud", FIELD_ID},
                 {"valeur", FIELD_VALUE}};
    size_t row;
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (spells(key.at, key.length, NAMES[i].name))
            return NAMES[i].field;
    switch (member_of(key, &row)) {
    case MEMBER_NAME:
        return FIELD_NAME;
    case MEMBER_MOVE:
        return FIELD_MOVE;
    case MEMBER_VALUE:
    case MEMBER_STATIC:
        return FIELD_VALUE;
    default:
        return FIELDS;
    }
}

/* What one record says; at NULL: nothing. */
typedef struct Record {
    const char *at;
    Slice field[FIELDS];
    DraftPlayer player;
    size_t children[3]; /* where ids of children are: in a list, left, right; 0: nowhere */
} Record;

/* A text that is being read. */
typedef struct Records {
    Graph graph;
    uint32_t listed;   /* nodes of the list "nodes", which links may count from 0 */
    PlycutText others; /* members and columns that were passed over */
} Records;

static const Token *record_token(const Records *r, size_t index)
{
    return &r->graph.tokens->items[index];
}

/* ---- One record ------------------------------------------------------------------------------ */

static bool record_fails(const Records *r, const char *at, const char *says)
{
    return text_fails(r->graph.tokens, at, "%s", says);
}

/* A node by its name, or by its number in the list of nodes. */
static uint32_t node_named(Records *r, Slice says, const char *at)
{
    double number;
    const uint32_t found = graph_find(&r->graph, says);
    if (found == GRAPH_NONE && r->listed > 0 &&
        lexeme_is_number(says.at, says.at + says.length, LEXEME_ALL, &number) && number >= 0 &&
        number < r->listed)
        return (uint32_t)number;
    return graph_node(&r->graph, says, at);
}

/* The value, and who decides; a value of an inner node is passed over. */
static bool record_describe(Records *r, const Record *record, uint32_t index)
{
    const Slice value = record->field[FIELD_VALUE];
    GraphNode *node = &r->graph.nodes[index];
    if (record->field[FIELD_NAME].at != NULL && record->field[FIELD_ID].at != NULL)
        node->label = record->field[FIELD_NAME];
    if (record->player != DRAFT_UNSAID)
        node->player = (uint8_t)record->player;
    if (value.at == NULL)
        return true;
    node->has_shown = true;
    return lexeme_is_number(value.at, value.at + value.length, LEXEME_ALL, &node->shown) ||
           record_fails(r, value.at, "expected a number as the value");
}

static bool child_named(Records *r, uint32_t node, const Token *token)
{
    if (!token_is_atom(token))
        return record_fails(r, token->at, "expected the id of a child");
    const uint32_t child = node_named(r, token_says(r->graph.tokens, token), token->at);
    return child != GRAPH_NONE && graph_child(&r->graph, node, child, (Slice){0}, token->at);
}

/* The children, by their ids. */
static bool record_children(Records *r, const Record *record, uint32_t node)
{
    for (size_t k = 0; k < sizeof record->children / sizeof *record->children; k++) {
        const size_t at = record->children[k];
        const Token *token = record_token(r, at);
        if (at != 0 && token->kind != TOKEN_OPEN && !child_named(r, node, token))
            return false;
        for (size_t i = at + 1; at != 0 && token->kind == TOKEN_OPEN && i < token->other; i++)
            if (!token_separates(record_token(r, i)) && !child_named(r, node, record_token(r, i)))
                return false;
    }
    return true;
}

static bool record_use(Records *r, const Record *record)
{
    const Slice source = record->field[FIELD_SOURCE], target = record->field[FIELD_TARGET],
                id = target.at != NULL                    ? target
                     : record->field[FIELD_ID].at != NULL ? record->field[FIELD_ID]
                                                          : record->field[FIELD_NAME],
                parent = source.at != NULL ? source : record->field[FIELD_PARENT];
    if (id.at == NULL)
        return record_fails(r, record->at, "a node needs an id or a name, and a link its target");
    const uint32_t node = node_named(r, id, id.at);
    if (node == GRAPH_NONE || !record_describe(r, record, node) ||
        !record_children(r, record, node))
        return false;
    if (parent.at == NULL)
        return true;
    const uint32_t above = node_named(r, parent, parent.at);
    return above != GRAPH_NONE &&
           graph_child(&r->graph, above, node, record->field[FIELD_MOVE], id.at);
}

static bool record_set(Records *r, Record *record, Slice key, Slice says)
{
    const Field field = field_of(key);
    DraftPlayer player = player_in_text(says);
    const MemberSays decides = field == FIELDS ? member_player(key, says, &player) : SAYS_NO_PLAYER;
    if (decides == SAYS_UNCLEAR)
        return player_unclear(r->graph.tokens, says.at, key);
    if (decides == SAYS_PLAYER || (field == FIELD_VALUE && player != DRAFT_UNSAID)) {
        if (record->player != DRAFT_UNSAID && record->player != player)
            return record_fails(r, says.at, "another member of this node names another player");
        record->player = player;
        return true;
    }
    if (field == FIELDS)
        return member_passed_over(&r->others, key) || plycut_no_memory(r->graph.tokens->error);
    if (record->field[field].at != NULL && field != FIELD_NAME)
        return record_fails(r, key.at, "a second member of this meaning: leave one of them out");
    if (record->field[field].at == NULL)
        record->field[field] = says;
    return true;
}

/* ---- Objects --------------------------------------------------------------------------------- */

static bool opens_with(const Tokens *tokens, size_t index, char bracket)
{
    return tokens->items[index].kind == TOKEN_OPEN && tokens->items[index].bracket == bracket;
}

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

static bool object_members(Records *r, Record *record, size_t open);

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
        return object_members(r, record, key + 2);
    if (!token_is_atom(value) && field_of(name) != FIELDS)
        return record_fails(r, value->at, "expected a text or a number");
    return token_is_atom(value)
               ? record_set(r, record, name, token_says(tokens, value))
               : member_passed_over(&r->others, name) || plycut_no_memory(tokens->error);
}

static bool object_members(Records *r, Record *record, size_t open)
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
    return object_members(r, &record, open) && record_use(r, &record);
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

static bool list_of_records(Records *r, size_t open)
{
    const size_t close = record_token(r, open)->other;
    for (size_t i = open + 1; i < close; i = token_behind(r->graph.tokens, i))
        if (!token_separates(record_token(r, i)) && !element_of_records(r, i))
            return false;
    return true;
}

/* {"A": {"children": ["B"]}, "B": {"value": 3}}: objects by their ids. */
static bool dictionary_of_records(Records *r, size_t open)
{
    const Tokens *tokens = r->graph.tokens;
    for (size_t i = open + 1; i < record_token(r, open)->other; i = token_behind(tokens, i)) {
        if (token_separates(record_token(r, i)))
            continue;
        if (!object_of_record(r, i + 2, token_says(tokens, record_token(r, i))))
            return false;
        i += 2;
    }
    return true;
}

/* The object that has the list of nodes: the outermost, or the one in its only member, "elements". */
static size_t object_of_lists(const Tokens *tokens)
{
    const Token *items = tokens->items;
    const bool wrapped = opens_with(tokens, 0, '{') && token_is_atom(&items[1]) &&
                         opens_with(tokens, 3, '{') && items[3].other + 1 == items[0].other;
    return wrapped ? 3 : 0;
}

static bool is_one_of(Slice name, const char *const *words, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (spells(name.at, name.length, words[i]))
            return true;
    return false;
}

typedef enum Part { PART_NODES, PART_LINKS, PART_VALUES, PART_ROOT, PART_OTHER } Part;

/* What a member of an object with lists of nodes and links is. */
static Part part_of(Slice name)
{
    static const char *const NODES[] = {"nodes", "vertices"}, *const LINKS[] = {"links", "edges"},
                             *const VALUES[] = {"values",    "leaves",  "leaf_values", "leafValues",
                                                "utilities", "utility", "scores",      "payoffs"},
                             *const ROOT[] = {"root", "start", "initial"};
    return is_one_of(name, NODES, 2)    ? PART_NODES
           : is_one_of(name, LINKS, 2)  ? PART_LINKS
           : is_one_of(name, VALUES, 8) ? PART_VALUES
           : is_one_of(name, ROOT, 3)   ? PART_ROOT
                                        : PART_OTHER;
}

/* The value of the first member of this kind; 0: there is none. */
static size_t part_find(const Tokens *tokens, Part part)
{
    const size_t open = object_of_lists(tokens);
    if (!opens_with(tokens, open, '{'))
        return 0;
    for (size_t i = open + 1; i < tokens->items[open].other; i = token_behind(tokens, i)) {
        const Token *key = &tokens->items[i];
        const bool named = token_is_atom(key) && key[1].kind == TOKEN_COLON;
        if (named && key[2].kind == TOKEN_OPEN && part_of(token_says(tokens, key)) == part)
            return i + 2;
        i += named ? 2 : 0;
    }
    return 0;
}

/* {"D": 3, "C": 5} */
static bool values_read(Records *r, size_t open)
{
    const Tokens *tokens = r->graph.tokens;
    for (size_t i = open + 1; i < record_token(r, open)->other; i = token_behind(tokens, i)) {
        const Token *name = record_token(r, i);
        if (token_separates(name))
            continue;
        if (!token_is_atom(name) || name[1].kind != TOKEN_COLON || !token_is_atom(&name[2]))
            return record_fails(r, name->at, "expected a node and its value, such as \"D\": 3");
        Record record = {.at = name->at};
        record.field[FIELD_ID] = token_says(tokens, name);
        record.field[FIELD_VALUE] = token_says(tokens, &name[2]);
        if (!record_use(r, &record))
            return false;
        i += 2;
    }
    return true;
}

/* What else the object has: values and the root; a member with something in brackets may be about nodes. */
static bool part_read(Records *r, size_t key)
{
    const Tokens *tokens = r->graph.tokens;
    const Token *value = record_token(r, key + 2);
    const Slice name = token_says(tokens, record_token(r, key));
    const Part part = part_of(name);
    const bool empty = value->kind != TOKEN_OPEN || value->other == key + 3;
    if (part == PART_VALUES && !empty)
        return values_read(r, key + 2);
    if (part == PART_ROOT && token_is_atom(value))
        return (r->graph.root = graph_node(&r->graph, token_says(tokens, value), value->at)) !=
               GRAPH_NONE;
    if (part == PART_NODES || part == PART_LINKS)
        return true;
    return empty ? member_passed_over(&r->others, name) || plycut_no_memory(tokens->error)
                 : text_fails(tokens, record_token(r, key)->at,
                              "%.*s may say something of nodes: call it \"values\" if it has the "
                              "values of leaves, or leave it out",
                              (int)name.length, name.at);
}

static bool nodes_and_links_read(Records *r)
{
    const Tokens *tokens = r->graph.tokens;
    const size_t nodes = part_find(tokens, PART_NODES), links = part_find(tokens, PART_LINKS),
                 open = object_of_lists(tokens);
    if (nodes != 0 && !(opens_with(tokens, nodes, '{') ? dictionary_of_records(r, nodes)
                                                       : list_of_records(r, nodes)))
        return false;
    r->listed = r->graph.node_count;
    if (links != 0 && !list_of_records(r, links))
        return false;
    for (size_t i = open + 1; i < record_token(r, open)->other; i = token_behind(tokens, i)) {
        if (token_separates(record_token(r, i)))
            continue;
        if (!token_is_atom(record_token(r, i)) || record_token(r, i + 1)->kind != TOKEN_COLON)
            return record_fails(r, record_token(r, i)->at, "expected a member and its value");
        if (!part_read(r, i))
            return false;
        i += 2;
    }
    return true;
}

/* ---- Tables ---------------------------------------------------------------------------------- */

/* One cell: what is between two separators of a line. */
typedef struct Cell {
    Slice says; /* at NULL: it is empty */
    size_t behind;
    bool last; /* of its line */
} Cell;

/* "-", where a table has nothing to say. */
static bool word_is_dash(const Token *token)
{
    return token->kind == TOKEN_WORD && word_is_bullet(token->at, token->at + token->length);
}

static Cell cell_at(const Tokens *tokens, size_t index)
{
    size_t end = index;
    while (tokens->items[end].kind != TOKEN_END && !token_separates(&tokens->items[end]) &&
           !(tokens->items[end].begins && end > index))
        end++;
    Cell cell = {.behind = end, .last = !token_separates(&tokens->items[end])};
    const Token *first = &tokens->items[index],
                *last = &tokens->items[end > index ? end - 1 : index];
    if (end == index + 1 && token_is_atom(first))
        cell.says = token_says(tokens, first);
    else if (end > index)
        cell.says = (Slice){first->at, (size_t)(last->at + last->length - first->at)};
    if (cell.says.length == 0 ||
        (end == index + 1 && (token_is_nothing(first) || word_is_dash(first))))
        cell.says.at = NULL;
    cell.behind += !cell.last;
    cell.last |= tokens->items[cell.behind].begins || tokens->items[cell.behind].kind == TOKEN_END;
    return cell;
}

enum { COLUMNS_MOST = 20 };

/* Is nothing there but words, quoted texts and separators? */
static bool are_names(const Tokens *tokens, size_t from, size_t end)
{
    for (size_t i = from; i < end; i++)
        if (!token_is_atom(&tokens->items[i]) && !token_separates(&tokens->items[i]))
            return false;
    return true;
}

/* The columns that the first line names: how many, or 0: it is no such line. */
static size_t columns_read(const Tokens *tokens, Slice columns[COLUMNS_MOST], size_t *behind)
{
    bool above = false, below = false;
    size_t count = 0;
    Cell cell = {.behind = 0};
    do {
        const size_t begin = cell.behind;
        cell = cell_at(tokens, begin);
        if (cell.says.at == NULL || count == COLUMNS_MOST || !are_names(tokens, begin, cell.behind))
            return 0;
        const Field field = field_of(cell.says);
        above |= field == FIELD_PARENT || field == FIELD_SOURCE;
        below |= field == FIELD_ID || field == FIELD_NAME || field == FIELD_TARGET;
        columns[count++] = cell.says;
    } while (!cell.last);
    *behind = cell.behind;
    return above && below ? count : 0;
}

static bool table_read(Records *r)
{
    const Tokens *tokens = r->graph.tokens;
    Slice columns[COLUMNS_MOST];
    size_t at = 0;
    const size_t count = columns_read(tokens, columns, &at);
    while (tokens->items[at].kind != TOKEN_END) {
        Record record = {.at = tokens->items[at].at};
        Cell cell = {.behind = at};
        size_t column = 0;
        do {
            cell = cell_at(tokens, cell.behind);
            if (column == count)
                return record_fails(r, record.at, "more cells than the first line has");
            if (cell.says.at != NULL && !record_set(r, &record, columns[column], cell.says))
                return false;
            column++;
        } while (!cell.last);
        at = cell.behind;
        if (!record_use(r, &record))
            return false;
    }
    return true;
}

/* ---- The text -------------------------------------------------------------------------------- */

/* What an object shows: a member that names the node above it, or ids of nodes below it. */
static bool has_parent(const Tokens *tokens, size_t open)
{
    for (size_t i = open + 1; i < tokens->items[open].other; i = token_behind(tokens, i))
        if (token_is_atom(&tokens->items[i]) && tokens->items[i + 1].kind == TOKEN_COLON &&
            field_of(token_says(tokens, &tokens->items[i])) == FIELD_PARENT)
            return true;
    return false;
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

/* Objects one after the other in a list, or by their ids in a dictionary, of which one has an id as a child. */
static bool objects_refer(const Tokens *tokens, size_t open)
{
    Ids ids = {.refers = false};
    PlycutError wrong = {0};
    Tokens scratch = *tokens;
    bool objects = true;
    scratch.error = &wrong;
    graph_begin(&ids.names, &scratch);
    for (int round = 0; round < 2; round++, ids.looking = true)
        for (size_t i = open + 1; objects && i < tokens->items[open].other;
             i = token_behind(tokens, i)) {
            if (token_separates(&tokens->items[i]))
                continue;
            const bool keyed = tokens->items[open].bracket == '{';
            objects = (!keyed || (token_is_atom(&tokens->items[i]) &&
                                  tokens->items[i + 1].kind == TOKEN_COLON &&
                                  (ids.looking || ids_look(&ids, &tokens->items[i]))));
            i += keyed ? 2 : 0;
            objects = objects && opens_with(tokens, i, '{') && ids_of_object(&ids, i);
        }
    graph_free(&ids.names);
    return plycut_had_memory(&wrong, tokens->error) && objects && ids.refers;
}

/* A list of objects, of which one has a parent, or the id of another as a child. */
static bool is_list_of_records(const Tokens *tokens)
{
    bool found = false;
    if (!opens_with(tokens, 0, '['))
        return false;
    for (size_t i = 1; i < tokens->items[0].other; i = token_behind(tokens, i)) {
        if (token_separates(&tokens->items[i]))
            continue;
        if (!opens_with(tokens, i, '{'))
            return false;
        found |= has_parent(tokens, i);
    }
    return found || objects_refer(tokens, 0);
}

static bool is_nodes_and_links(const Tokens *tokens)
{
    const size_t nodes = part_find(tokens, PART_NODES), links = part_find(tokens, PART_LINKS);
    return nodes != 0 ? links != 0 || objects_refer(tokens, nodes)
                      : links != 0 && tokens->items[links].bracket == '[' &&
                            tokens->items[links + 1].kind == TOKEN_OPEN;
}

static bool is_dictionary_of_records(const Tokens *tokens)
{
    return opens_with(tokens, 0, '{') && objects_refer(tokens, 0);
}

static bool begins_with_columns(const Tokens *tokens)
{
    Slice columns[COLUMNS_MOST];
    size_t behind;
    return tokens->items[0].kind != TOKEN_OPEN && columns_read(tokens, columns, &behind) > 1;
}

bool records_fits(const Tokens *tokens)
{
    return is_list_of_records(tokens) || is_nodes_and_links(tokens) ||
           is_dictionary_of_records(tokens) || begins_with_columns(tokens);
}

static bool all_read(Records *r)
{
    const Tokens *tokens = r->graph.tokens;
    if (opens_with(tokens, 0, '['))
        return list_of_records(r, 0);
    if (is_nodes_and_links(tokens))
        return nodes_and_links_read(r);
    if (is_dictionary_of_records(tokens))
        return dictionary_of_records(r, 0);
    return begins_with_columns(tokens)
               ? table_read(r)
               : record_fails(r, tokens->text,
                              "expected a list of objects with \"parent\", \"nodes\" and "
                              "\"links\", or a table with the columns name and parent");
}

bool records_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    Records r = {.listed = 0};
    graph_begin(&r.graph, tokens);
    bool read = all_read(&r) &&
                (r.graph.node_count > 0 || record_fails(&r, tokens->text, "expected a node"));
    if (read) {
        graph_shown_join(&r.graph);
        read = graph_draft(&r.graph, draft, note);
        players_from_names(draft);
    }
    if (read && r.others.length > 0) {
        plycut_text_write(note, "; passed over: ", 15);
        plycut_text_write(note, r.others.bytes, r.others.length);
        read = !note->failed || plycut_no_memory(tokens->error);
    }
    graph_free(&r.graph);
    plycut_text_free(&r.others);
    return read;
}
