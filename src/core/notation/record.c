/* One record: what it says of a node is its id, its name, the node above it or those below it, the move that leads to it, its value, who
 * decides. A link is a record, too: of its target, below its source. */
#include "notation/record.h"
#include "notation/members.h"
#include "base/letter.h"

Field field_of(Slice key)
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

bool record_fails(const Records *r, const char *at, const char *says)
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
    r->by_ids = true;
    return child != GRAPH_NONE && (r->graph.nodes[child].parent == node ||
                                   graph_child(&r->graph, node, child, (Slice){0}, token->at));
}

/* The children, by their ids. */
static bool children_by_ids(Records *r, const Record *record, uint32_t node)
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

bool record_use(Records *r, const Record *record)
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
        !children_by_ids(r, record, node))
        return false;
    if (parent.at == NULL)
        return true;
    const uint32_t above = node_named(r, parent, parent.at);
    if (above != GRAPH_NONE && r->by_ids && r->graph.nodes[node].parent == above)
        return true; /* both of them say it */
    return above != GRAPH_NONE &&
           graph_child(&r->graph, above, node, record->field[FIELD_MOVE], id.at);
}

bool record_set(Records *r, Record *record, Slice key, Slice says)
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
