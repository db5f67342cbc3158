/* record.h - what the files of the reader of records share: one record, and the forms that records have. */
#pragma once

#include "notation/graph.h"

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
    bool by_ids;       /* nodes name their children, too */
    PlycutText others; /* members and columns that were passed over */
} Records;

static inline const Token *record_token(const Records *r, size_t index)
{
    return &r->graph.tokens->items[index];
}

static inline bool opens_with(const Tokens *tokens, size_t index, char bracket)
{
    return tokens->items[index].kind == TOKEN_OPEN && tokens->items[index].bracket == bracket;
}

/* What a member or a column says. FIELDS: none of them. */
Field field_of(Slice key);

bool record_fails(const Records *r, const char *at, const char *says);
/* Note what a member or a cell says. */
bool record_set(Records *r, Record *record, Slice key, Slice says);
/* Make of it what it says: a node, or a link. */
bool record_use(Records *r, const Record *record);

/* ---- record_objects.c ------------------------------------------------------------------------- */

/* Nodes and links in a list: objects, ["A", "B"], "A"; nodes in a dictionary, by their ids. */
bool list_of_records(Records *r, size_t open);
bool dictionary_of_records(Records *r, size_t open);

/* Are there objects one after the other in a list, of which one has a parent? */
bool objects_have_parents(const Tokens *tokens, size_t open);
/* Are there objects in a list, or by their ids in a dictionary, of which one has an id as a child? */
bool objects_refer(const Tokens *tokens, size_t open);

/* ---- record_parts.c --------------------------------------------------------------------------- */

/* {"nodes": ..., "links": ..., "values": ...} */
bool is_nodes_and_links(const Tokens *tokens);
bool nodes_and_links_read(Records *r);

/* ---- record_table.c --------------------------------------------------------------------------- */

/* A table whose first line names its columns. */
bool begins_with_columns(const Tokens *tokens);
bool table_read(Records *r);
