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
                 {"to", FIELD_TARGET}};
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
    if (node == GRAPH_NONE || !record_describe(r, record, node))
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

static bool object_of_record(Records *r, size_t open)
{
    const Tokens *tokens = r->graph.tokens;
    const size_t close = record_token(r, open)->other;
    Record record = {.at = record_token(r, open)->at};
    for (size_t i = open + 1; i < close; i = token_behind(tokens, i)) {
        if (token_separates(record_token(r, i)))
            continue;
        if (!token_is_atom(record_token(r, i)) || record_token(r, i + 1)->kind != TOKEN_COLON ||
            i + 2 >= close)
            return record_fails(r, record_token(r, i)->at,
                                "expected a member and its value, such as \"parent\": \"A\"");
        const Token *key = record_token(r, i), *value = record_token(r, i + 2);
        i += 2;
        if (token_is_nothing(value))
            continue;
        if (!token_is_atom(value) && field_of(token_says(tokens, key)) != FIELDS)
            return record_fails(r, value->at, "expected a text or a number");
        if (!record_set(r, &record, token_says(tokens, key), token_says(tokens, value)))
            return false;
    }
    return record_use(r, &record);
}

static bool list_of_records(Records *r, size_t open)
{
    const size_t close = record_token(r, open)->other;
    for (size_t i = open + 1; i < close; i = token_behind(r->graph.tokens, i)) {
        if (token_separates(record_token(r, i)))
            continue;
        if (record_token(r, i)->kind != TOKEN_OPEN || record_token(r, i)->bracket != '{')
            return record_fails(r, record_token(r, i)->at, "expected an object");
        if (!object_of_record(r, i))
            return false;
    }
    return true;
}

static bool opens_with(const Tokens *tokens, size_t index, char bracket)
{
    return tokens->items[index].kind == TOKEN_OPEN && tokens->items[index].bracket == bracket;
}

/* The list that a member of the outermost object has; 0: there is no such member. */
static size_t list_named(const Tokens *tokens, const char *name, const char *other)
{
    if (!opens_with(tokens, 0, '{'))
        return 0;
    for (size_t i = 1; i < tokens->items[0].other; i = token_behind(tokens, i)) {
        const Slice key = token_is_atom(&tokens->items[i]) ? token_says(tokens, &tokens->items[i])
                                                           : (Slice){"", 0};
        if (tokens->items[i + 1].kind == TOKEN_COLON && opens_with(tokens, i + 2, '[') &&
            (spells(key.at, key.length, name) || spells(key.at, key.length, other)))
            return i + 2;
        i += tokens->items[i + 1].kind == TOKEN_COLON ? 2 : 0;
    }
    return 0;
}

static bool nodes_and_links_read(Records *r)
{
    const size_t nodes = list_named(r->graph.tokens, "nodes", "vertices"),
                 links = list_named(r->graph.tokens, "links", "edges");
    if (!list_of_records(r, nodes))
        return false;
    r->listed = r->graph.node_count;
    return list_of_records(r, links);
}

/* ---- Tables ---------------------------------------------------------------------------------- */

/* One cell: what is between two separators of a line. */
typedef struct Cell {
    Slice says; /* at NULL: it is empty */
    size_t behind;
    bool last; /* of its line */
} Cell;

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
    if (cell.says.length == 0 || (end == index + 1 && token_is_nothing(first)))
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

/* Has the object a member that names the node above it? */
static bool has_parent(const Tokens *tokens, size_t open)
{
    for (size_t i = open + 1; i < tokens->items[open].other; i = token_behind(tokens, i))
        if (token_is_atom(&tokens->items[i]) && tokens->items[i + 1].kind == TOKEN_COLON &&
            field_of(token_says(tokens, &tokens->items[i])) == FIELD_PARENT)
            return true;
    return false;
}

/* A list of objects, of which one has a parent. */
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
    return found;
}

static bool is_nodes_and_links(const Tokens *tokens)
{
    return list_named(tokens, "nodes", "vertices") != 0 &&
           list_named(tokens, "links", "edges") != 0;
}

static bool begins_with_columns(const Tokens *tokens)
{
    Slice columns[COLUMNS_MOST];
    size_t behind;
    return tokens->items[0].kind != TOKEN_OPEN && columns_read(tokens, columns, &behind) > 1;
}

bool records_fits(const Tokens *tokens)
{
    return is_list_of_records(tokens) || is_nodes_and_links(tokens) || begins_with_columns(tokens);
}

static bool all_read(Records *r)
{
    const Tokens *tokens = r->graph.tokens;
    if (opens_with(tokens, 0, '['))
        return list_of_records(r, 0);
    if (is_nodes_and_links(tokens))
        return nodes_and_links_read(r);
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
