/* Nodes, links and values, each in a list or a dictionary of one object, as d3, networkx and Cytoscape write them. */
#include "notation/record.h"
#include "notation/members.h"
#include "base/letter.h"

/* The object that has the list of nodes: the outermost, or the one in its only member, "elements". */
static size_t object_of_lists(const Tokens *tokens)
{
    const Token *items = tokens->items;
    const bool wrapped = opens_with(tokens, 0, '{') && token_is_atom(&items[1]) &&
                         opens_with(tokens, 3, '{') && items[3].other + 1 == items[0].other;
    return wrapped ? 3 : 0;
}

static bool is_part_name(Slice name, const char *const *words, size_t count)
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
    return is_part_name(name, NODES, 2)    ? PART_NODES
           : is_part_name(name, LINKS, 2)  ? PART_LINKS
           : is_part_name(name, VALUES, 8) ? PART_VALUES
           : is_part_name(name, ROOT, 3)   ? PART_ROOT
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
static bool part_values_read(Records *r, size_t open)
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
static bool graph_part_read(Records *r, size_t key)
{
    const Tokens *tokens = r->graph.tokens;
    const Token *value = record_token(r, key + 2);
    const Slice name = token_says(tokens, record_token(r, key));
    const Part part = part_of(name);
    const bool empty = value->kind != TOKEN_OPEN || value->other == key + 3;
    if (part == PART_VALUES && !empty)
        return part_values_read(r, key + 2);
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

bool nodes_and_links_read(Records *r)
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
        if (!graph_part_read(r, i))
            return false;
        i += 2;
    }
    return true;
}

bool is_nodes_and_links(const Tokens *tokens)
{
    const size_t nodes = part_find(tokens, PART_NODES), links = part_find(tokens, PART_LINKS);
    return nodes != 0 ? links != 0 || objects_refer(tokens, nodes)
                      : links != 0 && tokens->items[links].bracket == '[' &&
                            tokens->items[links + 1].kind == TOKEN_OPEN;
}
