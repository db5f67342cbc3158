/* A tree as its edges. A name that has one number in all is a leaf of that value; one that has several has that many leaves. */
#include "notation/edges.h"
#include "notation/graph.h"
#include "notation/outline.h"

#include <string.h>

/* A line: a name and what it has, a name or a number. */
typedef struct EdgeLine {
    const Token *from, *to;
} EdgeLine;

static bool is_arrow(const Token *token)
{
    static const char *const ARROWS[] = {"->", "--", "=>", "\xE2\x86\x92"};
    for (size_t i = 0; i < sizeof ARROWS / sizeof *ARROWS; i++)
        if (token->kind == TOKEN_WORD && token->length == strlen(ARROWS[i]) &&
            memcmp(token->at, ARROWS[i], token->length) == 0)
            return true;
    return false;
}

/* The tokens of the lines, without digraph NAME { and its }. */
static void edges_body(const Tokens *tokens, size_t *from, size_t *end)
{
    const Token *first = tokens->items;
    *from = 0;
    *end = tokens->count - 1;
    if (!token_spells(first, "digraph") && !token_spells(first, "graph") &&
        !token_spells(first, "strict"))
        return;
    for (size_t i = 1; i < *end && i < 4; i++)
        if (tokens->items[i].kind == TOKEN_OPEN && tokens->items[i].bracket == '{') {
            *from = i + 1;
            *end = tokens->items[i].other;
            return;
        }
}

/* Where the line that begins here ends: before the next line, behind a semicolon. */
static size_t edge_line_end(const Tokens *tokens, size_t from, size_t end)
{
    size_t i = from;
    while (i < end && tokens->items[i].kind != TOKEN_SEMICOLON &&
           (i == from || !tokens->items[i].begins))
        i = token_behind(tokens, i);
    return i;
}

/* Without {} or [...] at the end, which networkx and Graphviz write. */
static size_t without_attributes(const Tokens *tokens, size_t from, size_t end)
{
    const Token *last = &tokens->items[end - 1];
    return end > from + 2 && last->kind == TOKEN_CLOSE && last->bracket != '(' ? last->other : end;
}

/* Take a line apart; false: it is none. */
static bool line_take(const Tokens *tokens, size_t from, size_t end, EdgeLine *line)
{
    end = without_attributes(tokens, from, end);
    if (end < from + 2)
        return false;
    const Token *between = end == from + 3 ? &tokens->items[from + 1] : NULL;
    *line = (EdgeLine){&tokens->items[from], &tokens->items[end - 1]};
    return (end == from + 2 ||
            (between != NULL &&
             (is_arrow(between) || between->kind == TOKEN_COMMA ||
              (between->kind == TOKEN_EQUALS && line->to->kind == TOKEN_NUMBER)))) &&
           token_is_atom(line->from) && token_is_atom(line->to) && !is_arrow(line->from) &&
           !is_arrow(line->to);
}

/* ---- The text -------------------------------------------------------------------------------- */

typedef bool UseLine(void *self, const EdgeLine *line);

/* Use each line; false, with *wrong the place, if one is no edge. */
static bool lines_each(const Tokens *tokens, UseLine *use, void *self, const char **wrong)
{
    size_t from, end, next;
    for (edges_body(tokens, &from, &end); from < end; from = next) {
        EdgeLine line;
        next = edge_line_end(tokens, from, end);
        *wrong = tokens->items[from].at;
        if (next > from && (!line_take(tokens, from, next, &line) || !use(self, &line)))
            return false;
        next += next < end && tokens->items[next].kind == TOKEN_SEMICOLON;
    }
    *wrong = NULL;
    return true;
}

/* Evidence: every line is an edge or a value, and an edge goes on from another, or two have one beginning. In an outline, names of
 * two words look like edges. */
typedef struct EdgeCount {
    Graph graph;
    size_t lines, edges;
    bool tree;
} EdgeCount;

static bool edge_count(void *self, const EdgeLine *line)
{
    EdgeCount *count = self;
    const uint32_t from =
        graph_node(&count->graph, token_says(count->graph.tokens, line->from), line->from->at);
    count->lines++;
    if (from == GRAPH_NONE || line->from->kind == TOKEN_NUMBER)
        return from != GRAPH_NONE;
    GraphNode *node = &count->graph.nodes[from];
    if (line->to->kind == TOKEN_NUMBER)
        return true;
    count->tree |= node->valued || node->parent != GRAPH_NONE;
    node->valued = true; /* an edge begins here */
    count->edges++;
    const uint32_t to =
        graph_node(&count->graph, token_says(count->graph.tokens, line->to), line->to->at);
    if (to == GRAPH_NONE)
        return false;
    count->tree |= count->graph.nodes[to].valued;
    count->graph.nodes[to].parent = from;
    return true;
}

bool edges_fits(const Tokens *tokens)
{
    PlycutError wrong = {0};
    Tokens scratch = *tokens;
    const char *place;
    scratch.error = &wrong;
    EdgeCount count = {0};
    graph_begin(&count.graph, &scratch);
    const bool all = tokens->count > 1 && lines_each(&scratch, edge_count, &count, &place);
    graph_free(&count.graph);
    return plycut_had_memory(&wrong, tokens->error) && all && count.lines > 1 && count.edges > 0 &&
           count.tree && !outline_fits(tokens);
}

static bool edge_use(void *self, const EdgeLine *line)
{
    Graph *graph = self;
    LexemeNumber number;
    const uint32_t from = graph_node(graph, token_says(graph->tokens, line->from), line->from->at);
    if (from == GRAPH_NONE)
        return false;
    if (line->to->kind == TOKEN_NUMBER &&
        graph_find(graph, token_says(graph->tokens, line->to)) == GRAPH_NONE) {
        token_number(line->to, &number);
        return number.fault == NULL
                   ? graph_leaf(graph, from, number.value, (Slice){0}, line->to->at)
                   : text_fails(graph->tokens, line->to->at, "this number is %s", number.fault);
    }
    const uint32_t to = graph_node(graph, token_says(graph->tokens, line->to), line->to->at);
    return to != GRAPH_NONE && graph_child(graph, from, to, (Slice){0}, line->to->at);
}

/* Numbers at the beginning of a line are names. */
static bool edge_begin(void *self, const EdgeLine *line)
{
    Graph *graph = self;
    return line->from->kind != TOKEN_NUMBER ||
           graph_node(graph, token_says(graph->tokens, line->from), line->from->at) != GRAPH_NONE;
}

/* A name with one number and nothing else is a leaf. */
static void leaves_join(Graph *graph)
{
    for (uint32_t i = 0; i < graph->node_count; i++) {
        GraphNode *node = &graph->nodes[i];
        const GraphEdge *edge = node->first != GRAPH_NONE ? &graph->edges[node->first] : NULL;
        if (edge == NULL || node->first != node->last || edge->child != GRAPH_NONE)
            continue;
        node->value = edge->value;
        node->valued = true;
        node->first = node->last = GRAPH_NONE;
    }
}

bool edges_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    Graph graph;
    const char *place = NULL;
    graph_begin(&graph, tokens);
    bool read = lines_each(tokens, edge_begin, &graph, &place) &&
                lines_each(tokens, edge_use, &graph, &place);
    if (!read && place != NULL)
        text_fails(tokens, place,
                   "expected an edge on each line, such as A B or A -> B, or the "
                   "value of a leaf, such as D 3");
    if (read)
        leaves_join(&graph);
    read = read && (graph.node_count > 0 || text_fails(tokens, tokens->text, "expected an edge")) &&
           graph_draft(&graph, draft, note);
    graph_free(&graph);
    return read;
}
