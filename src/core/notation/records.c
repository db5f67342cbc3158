/* Records: objects or lines of a table, each of which says something of one node. */
#include "notation/records.h"
#include "notation/names.h"
#include "notation/record.h"

/* Of the objects one has a parent, or the id of another as a child. */
static bool is_list_of_records(const Tokens *tokens)
{
    return opens_with(tokens, 0, '[') &&
           (objects_have_parents(tokens, 0) || objects_refer(tokens, 0));
}

static bool is_dictionary_of_records(const Tokens *tokens)
{
    return opens_with(tokens, 0, '{') && objects_refer(tokens, 0);
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
