/* A tree as its edges. A name that has one number in all is a leaf of that value; one that has several has that many leaves. */
#include "notation/edges.h"
#include "notation/edge_lines.h"
#include "notation/graph.h"
#include "notation/members.h"
#include "notation/names.h"
#include "notation/nested.h"
#include "notation/outline.h"
#include "notation/records.h"

#include <string.h>

/* ---- Evidence -------------------------------------------------------------------------------- */

/* Every line is an edge or a value, and an edge goes on from another, or two begin at one node. In an outline, names of two words
 * look like edges. */
typedef struct EdgeCount {
    Graph graph;
    size_t lines, edges;
    bool tree;
} EdgeCount;

static bool edge_count(void *self, const EdgePair *pair)
{
    EdgeCount *count = self;
    const Tokens *tokens = count->graph.tokens;
    const uint32_t from = graph_node(&count->graph, token_says(tokens, pair->from), pair->from->at);
    count->lines++;
    if (from == GRAPH_NONE || pair->to == NULL || pair->from->kind == TOKEN_NUMBER)
        return from != GRAPH_NONE;
    GraphNode *node = &count->graph.nodes[from];
    if (pair->to->kind == TOKEN_NUMBER)
        return true;
    count->tree |= node->valued || node->parent != GRAPH_NONE;
    node->valued = true; /* an edge begins here */
    count->edges++;
    const uint32_t to = graph_node(&count->graph, token_says(tokens, pair->to), pair->to->at);
    if (to == GRAPH_NONE)
        return false;
    count->tree |= count->graph.nodes[to].valued;
    count->graph.nodes[to].parent = from;
    return true;
}

static bool lines_are_edges(const Tokens *tokens)
{
    PlycutError wrong = {0};
    Tokens scratch = *tokens;
    const char *place;
    EdgeCount count = {0};
    scratch.error = &wrong;
    graph_begin(&count.graph, &scratch);
    const bool all = tokens->count > 1 && edge_lines_each(&scratch, edge_count, &count, &place);
    graph_free(&count.graph);
    return plycut_had_memory(&wrong, tokens->error) && all && count.lines > 1 && count.edges > 0 &&
           count.tree && !outline_fits(tokens) && !records_fits(tokens) && !nested_fits(tokens);
}

bool edges_fits(const Tokens *tokens)
{
    PlycutError wrong = {0};
    Tokens split;
    const bool made = edge_tokens_split(tokens, &split, &wrong);
    const bool fits = made && (edge_lines_have_arrows(&split) || lines_are_edges(&split));
    edge_tokens_free(&split);
    return plycut_had_memory(&wrong, tokens->error) && fits;
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* A text that is being read. */
typedef struct Edges {
    Graph graph;
    bool keys; /* the first time: numbers at the beginning of a line are names */
} Edges;

/* Is it a number, perhaps in quotation marks, which mean nothing in DOT? */
static bool is_edge_number(const Edges *e, const Token *token)
{
    const Slice says = token_says(e->graph.tokens, token);
    double value;
    return token->kind == TOKEN_NUMBER ||
           lexeme_is_number(says.at, says.at + says.length, LEXEME_ALL, &value);
}

static bool token_value(const Edges *e, const Token *token, double *value)
{
    const Slice says = token_says(e->graph.tokens, token);
    LexemeNumber number;
    (void)lexeme_number(says.at, says.at + says.length, LEXEME_ALL, &number);
    *value = number.value;
    return number.fault == NULL ||
           text_fails(e->graph.tokens, token->at, "this number is %s", number.fault);
}

/* What Graphviz would write into a node: the value of a leaf, the player of an inner node, or its name. */
static void label_part_use(GraphNode *labelled, Slice says)
{
    const DraftPlayer player = player_in_text(says);
    double value;
    if (lexeme_is_number(says.at, says.at + says.length, LEXEME_ALL, &value)) {
        labelled->label = labelled->label.at != NULL ? labelled->label : (Slice){says.at, 0};
        labelled->shown = value;
        labelled->has_shown = true;
    } else if (player != DRAFT_UNSAID)
        labelled->player = (uint8_t)player;
    else if (says.length > 0 && labelled->label.length == 0)
        labelled->label = says;
}

/* The length of what ends a line of a label here: a line break, as DOT or Mermaid write it; 0: none does. In front of a number "="
 * and ":" end a line, too, as in "B = 3". */
static size_t label_break(const char *at, const char *end)
{
    static const char *const BREAKS[] = {"\n", "\\n", "\\l", "\\r", "<br/>", "<br>", "<BR/>"};
    double value;
    for (size_t i = 0; i < sizeof BREAKS / sizeof *BREAKS; i++)
        if ((size_t)(end - at) >= strlen(BREAKS[i]) &&
            memcmp(at, BREAKS[i], strlen(BREAKS[i])) == 0)
            return strlen(BREAKS[i]);
    const char *rest = at + 1;
    while (rest < end && *rest == ' ')
        rest++;
    return (*at == '=' || *at == ':' || *at == '|') &&
                   lexeme_is_number(rest, end, LEXEME_ALL, &value)
               ? 1
               : 0;
}

/* Each line of a label says something of the node. */
static bool label_use(Edges *e, uint32_t node, const Token *label)
{
    Slice says = token_says(e->graph.tokens, label);
    if (says.length > 2 && says.at[0] == '<' && says.at[says.length - 1] == '>')
        says = (Slice){says.at + 1, says.length - 2}; /* label=<B> */
    const char *end = says.at + says.length, *from = says.at;
    for (const char *at = from; at <= end; at++) {
        const size_t length = at < end ? label_break(at, end) : 1;
        if (length == 0)
            continue;
        const char *first = from, *last = at;
        while (first < last && *first == ' ')
            first++;
        while (last > first && last[-1] == ' ')
            last--;
        label_part_use(&e->graph.nodes[node], (Slice){first, (size_t)(last - first)});
        from = at + length;
        at = from - 1;
    }
    return true;
}

static bool pair_use(Edges *e, uint32_t from, const EdgePair *pair)
{
    Graph *graph = &e->graph;
    const Slice says = token_says(graph->tokens, pair->to),
                move = pair->label != NULL ? token_says(graph->tokens, pair->label) : (Slice){0};
    const bool number =
        is_edge_number(e, pair->to) && (pair->is_value || graph_find(graph, says) == GRAPH_NONE);
    double value;
    if (number && !token_value(e, pair->to, &value))
        return false;
    if (number && pair->is_value)
        return graph_value(graph, from, value, pair->to->at);
    if (number && !graph_leaf(graph, from, value, move, pair->to->at))
        return false;
    if (number) {
        graph->edges[graph->edge_count - 1].drawn = pair->is_arrow;
        return true;
    }
    const uint32_t to = graph_node(graph, says, pair->to->at);
    return to != GRAPH_NONE && graph_child(graph, from, to, move, pair->to->at);
}

static bool edge_use(void *self, const EdgePair *pair)
{
    Edges *e = self;
    if (e->keys && !is_edge_number(e, pair->from))
        return true;
    const uint32_t from =
        graph_node(&e->graph, token_says(e->graph.tokens, pair->from), pair->from->at);
    if (from == GRAPH_NONE || e->keys)
        return from != GRAPH_NONE;
    return pair->to != NULL      ? pair_use(e, from, pair)
           : pair->label != NULL ? label_use(e, from, pair->label)
                                 : true;
}

/* Has a node several numbers below it, at arrows? Then a number at any arrow is a node. */
static bool arrows_lead_to_leaves(const Graph *graph)
{
    for (uint32_t i = 0; i < graph->edge_count; i++) {
        const GraphEdge *edge = &graph->edges[i];
        const GraphEdge *next = edge->next != GRAPH_NONE ? &graph->edges[edge->next] : edge;
        if (next != edge && edge->child == GRAPH_NONE && edge->drawn && next->child == GRAPH_NONE &&
            next->drawn)
            return true;
    }
    return false;
}

/* A name with one number and nothing else is a leaf. */
static void leaves_join(Graph *graph)
{
    const bool arrows = arrows_lead_to_leaves(graph);
    for (uint32_t i = 0; i < graph->node_count; i++) {
        GraphNode *node = &graph->nodes[i];
        const GraphEdge *edge = node->first != GRAPH_NONE ? &graph->edges[node->first] : NULL;
        if (edge == NULL || node->first != node->last || edge->child != GRAPH_NONE ||
            edge->move.length > 0 || node->valued || (edge->drawn && arrows))
            continue;
        node->value = edge->value;
        node->valued = true;
        node->first = node->last = GRAPH_NONE;
    }
}

static bool lines_read(Edges *e, bool keys)
{
    const char *place = NULL;
    e->keys = keys;
    if (edge_lines_each(e->graph.tokens, edge_use, e, &place))
        return true;
    return e->graph.tokens->error->code == PLYCUT_OK &&
           text_fails(e->graph.tokens, place,
                      "expected an edge on each line, such as A B or A -> B, or, on "
                      "a line of its own, the value of a leaf, such as D 3");
}

static bool edges_draft(Edges *e, Draft *draft, PlycutText *note)
{
    if (!lines_read(e, true) || !lines_read(e, false))
        return false;
    leaves_join(&e->graph);
    graph_shown_join(&e->graph);
    return (e->graph.node_count > 0 ||
            text_fails(e->graph.tokens, e->graph.tokens->text, "expected an edge")) &&
           graph_draft(&e->graph, draft, note);
}

bool edges_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    Tokens split;
    Edges e = {0};
    bool read = edge_tokens_split(tokens, &split, tokens->error);
    graph_begin(&e.graph, &split);
    read = read && edges_draft(&e, draft, note);
    graph_free(&e.graph);
    tokens->arena = split.arena; /* which has grown */
    draft->tokens = tokens;
    edge_tokens_free(&split);
    return read;
}
