/* Lines of edges. A line ends before the next line, or behind a semicolon. */
#include "notation/edge_lines.h"
#include "notation/mermaid.h"
#include "notation/names.h"

#include <string.h>

/* ---- Parts of the text ----------------------------------------------------------------------- */

bool edge_lines_begin(const Tokens *tokens)
{
    const Token *first = tokens->items;
    return token_spells(first, "digraph") || token_spells(first, "graph") ||
           token_spells(first, "strict");
}

/* The tokens of the lines, and whose they are. */
typedef struct EdgeBody {
    size_t from, end;
    bool graphviz, mermaid;
} EdgeBody;

/* Without Graphviz's digraph NAME { and its }, and without Mermaid's heading. */
static EdgeBody lines_body(const Tokens *tokens)
{
    EdgeBody body = {.end = tokens->count - 1};
    for (size_t i = 1; edge_lines_begin(tokens) && i < body.end && i < 4; i++)
        if (tokens->items[i].kind == TOKEN_OPEN && tokens->items[i].bracket == '{' &&
            tokens->items[i].other + (size_t)2 == tokens->count)
            return (EdgeBody){.from = i + 1, .end = tokens->items[i].other, .graphviz = true};
    body.mermaid = mermaid_begins(tokens, &body.from);
    body.from = body.mermaid ? body.from : 0;
    return body;
}

/* "A;B", a line of a table with semicolons. */
static bool is_semicolon_row(const Tokens *tokens, size_t from, size_t end)
{
    const Token *items = &tokens->items[from];
    return from + 3 <= end && token_is_atom(&items[0]) && items[1].kind == TOKEN_SEMICOLON &&
           token_is_atom(&items[2]) && !items[1].begins && !items[2].begins &&
           (from + 3 == end || items[3].begins);
}

static size_t edge_line_end(const Tokens *tokens, size_t from, size_t end)
{
    size_t i = from;
    if (is_semicolon_row(tokens, from, end))
        return from + 3;
    while (i < end && tokens->items[i].kind != TOKEN_SEMICOLON &&
           tokens->items[i].kind != TOKEN_CLOSE && (i == from || !tokens->items[i].begins))
        i = token_behind(tokens, i);
    return i;
}

/* ---- A line ---------------------------------------------------------------------------------- */

typedef struct EdgeLine {
    const Tokens *tokens;
    size_t from, end;  /* without the attributes */
    size_t attributes; /* their bracket, or 0 */
    bool graphviz;
} EdgeLine;

/* Is there nothing in the bracket, or a key and its sign, or is it Python's dictionary? "C[3]" would lose a value. */
static bool are_attributes(const Tokens *tokens, size_t open)
{
    const Token *bracket = &tokens->items[open];
    return bracket->bracket == '{' || bracket->other == open + 1 ||
           bracket[2].kind == TOKEN_EQUALS || bracket[2].kind == TOKEN_COLON;
}

/* Without {} or [...] at the end, which networkx and Graphviz write. */
static void attributes_take(EdgeLine *line)
{
    const Token *items = line->tokens->items;
    while (line->end > line->from + 2 && items[line->end - 1].kind == TOKEN_CLOSE &&
           items[line->end - 1].bracket != '(') {
        const size_t open = items[line->end - 1].other;
        if (open == line->from || is_edge_arrow(&items[open - 1]) ||
            items[open - 1].kind == TOKEN_COLON || !are_attributes(line->tokens, open))
            return;
        line->attributes = open;
        line->end = open;
    }
}

/* Behind an arrow, "B, C" to the end of the line are as many nodes. */
static size_t listed_end(const EdgeLine *line, size_t from)
{
    const Token *items = line->tokens->items;
    size_t i = from + 1;
    if (from == line->from || !is_edge_arrow(&items[from - 1]))
        return i;
    while (i + 1 < line->end && items[i].kind == TOKEN_COMMA && token_is_atom(&items[i + 1]))
        i += 2;
    return i == line->end ? i : from + 1;
}

/* Where the node, or the group of nodes, that begins here ends; `from`: none does. */
static size_t side_end(const EdgeLine *line, size_t from)
{
    const Token *token = &line->tokens->items[from];
    if (from >= line->end)
        return from;
    if (token->kind == TOKEN_OPEN && token->bracket == '{')
        return token_behind(line->tokens, from);
    return token_is_atom(token) && !is_edge_arrow(token) ? listed_end(line, from) : from;
}

typedef enum LineKind {
    LINE_WRONG,
    LINE_CHAIN,
    LINE_PAIR,
    LINE_LIST,
    LINE_VALUE,
    LINE_NODE,
    LINE_SETTING
} LineKind;

static LineKind chain_kind(const EdgeLine *line, size_t at)
{
    while (at < line->end && is_edge_arrow(&line->tokens->items[at])) {
        const size_t next = side_end(line, at + 1);
        if (next == at + 1)
            return LINE_WRONG;
        at = next;
    }
    return at == line->end ? LINE_CHAIN : LINE_WRONG;
}

/* "A: B, C", "A: [B, C]": behind the colon at `at`. An inequality is an answer. */
static LineKind list_kind(const EdgeLine *line, size_t at)
{
    const Token *items = line->tokens->items;
    if (line->end == at + 1)
        return LINE_WRONG;
    const bool bracket = items[at + 1].kind == TOKEN_OPEN;
    if (bracket && token_behind(line->tokens, at + 1) != line->end)
        return LINE_WRONG;
    for (size_t i = at + 1 + bracket; i < line->end - bracket; i++)
        if (items[i].kind != TOKEN_COMMA &&
            (!token_is_atom(&items[i]) || *items[i].at == '<' || *items[i].at == '>'))
            return LINE_WRONG;
    return LINE_LIST;
}

static LineKind line_kind(const EdgeLine *line)
{
    const Token *items = line->tokens->items;
    const size_t behind = side_end(line, line->from);
    if (behind == line->from)
        return LINE_WRONG;
    if (behind == line->end)
        return line->attributes > 0 || line->graphviz ? LINE_NODE : LINE_WRONG;
    if (is_edge_arrow(&items[behind]))
        return chain_kind(line, behind);
    if ((items[behind].kind == TOKEN_COLON ||
         (items[behind].kind == TOKEN_EQUALS && items[behind + 1].kind == TOKEN_OPEN)) &&
        token_is_atom(&items[line->from]))
        return list_kind(line, behind);
    if (items[behind].kind == TOKEN_EQUALS && line->end == behind + 2 &&
        token_is_atom(&items[behind + 1]))
        return items[behind + 1].kind == TOKEN_NUMBER ? LINE_VALUE
               : line->graphviz                       ? LINE_SETTING
                                                      : LINE_WRONG;
    const size_t to = behind + token_separates(&items[behind]);
    return side_end(line, to) == line->end && token_is_atom(&items[to]) &&
                   token_is_atom(&items[line->from])
               ? LINE_PAIR
               : LINE_WRONG;
}

/* Is it "label =" or 'label': ? */
static bool is_label_key(const Tokens *tokens, size_t index)
{
    static const char LABEL[] = "label";
    const Token *key = &tokens->items[index], *sign = key + 1;
    const Slice says = token_is_atom(key) ? token_says(tokens, key) : (Slice){0};
    return (sign->kind == TOKEN_EQUALS || sign->kind == TOKEN_COLON) &&
           says.length == strlen(LABEL) && memcmp(says.at, LABEL, says.length) == 0;
}

/* Find the label among the attributes; *label is NULL if it is missing or empty. */
static bool label_find(const EdgeLine *line, const Token **label)
{
    const Tokens *tokens = line->tokens;
    const size_t open = line->attributes, close = open > 0 ? tokens->items[open].other : 0;
    size_t i = open + 1;
    *label = NULL;
    while (i + 1 < close && !is_label_key(tokens, i))
        i++;
    if (i + 1 >= close)
        return true;
    const Token *text = &tokens->items[i + 2];
    if (!token_is_atom(text))
        return text_fails(tokens, text->at, "expected a text behind 'label', as in [label=\"B\"]");
    *label = token_says(tokens, text).length > 0 ? text : NULL;
    return true;
}

/* ---- Edges of a line ------------------------------------------------------------------------- */

typedef struct EdgeUser {
    UseEdge *use;
    void *self;
} EdgeUser;

/* Each node of a side, which is a node or a group: the next one from `at` on, or `end`. */
static size_t side_next(const Tokens *tokens, size_t at, size_t end)
{
    while (at < end && !token_is_atom(&tokens->items[at]))
        at++;
    return at;
}

/* Each child of the second side belongs to the first node of the other. If that side has more nodes, one child is enough to show
 * that it would have two nodes above it. */
static bool sides_use(const EdgeLine *line, const EdgeUser *user, size_t from, size_t to,
                      const Token *label)
{
    const Tokens *tokens = line->tokens;
    const size_t from_end = side_end(line, from), to_end = side_end(line, to);
    const bool arrow = is_edge_arrow(&tokens->items[to - 1]);
    bool first = true;
    for (size_t i = side_next(tokens, from, from_end); i < from_end;
         i = side_next(tokens, i + 1, from_end), first = false) {
        size_t k = side_next(tokens, to, to_end);
        for (bool more = k < to_end; more;
             k = side_next(tokens, k + 1, to_end), more = first && k < to_end)
            if (!user->use(user->self, &(EdgePair){.from = &tokens->items[i],
                                                   .to = &tokens->items[k],
                                                   .label = label,
                                                   .is_arrow = arrow}))
                return false;
    }
    return true;
}

/* Each name or number behind the colon is a child. */
static bool list_use(const EdgeLine *line, const EdgeUser *user)
{
    const Tokens *tokens = line->tokens;
    for (size_t i = side_next(tokens, line->from + 2, line->end); i < line->end;
         i = side_next(tokens, i + 1, line->end))
        if (!user->use(user->self,
                       &(EdgePair){.from = &tokens->items[line->from], .to = &tokens->items[i]}))
            return false;
    return true;
}

/* What Graphviz sets for all nodes or edges is no node. */
static bool is_default(const EdgeLine *line)
{
    const Token *token = &line->tokens->items[line->from];
    return line->graphviz && (token_spells(token, "node") || token_spells(token, "edge") ||
                              token_spells(token, "graph"));
}

static bool line_use(const EdgeLine *line, const EdgeUser *user, const char **wrong)
{
    const Token *items = line->tokens->items;
    const LineKind kind = line_kind(line);
    const Token *label;
    *wrong = items[line->from].at;
    if (kind == LINE_WRONG || !label_find(line, &label))
        return false;
    if (kind == LINE_SETTING || (kind == LINE_NODE && is_default(line)))
        return true;
    if (kind == LINE_NODE)
        return user->use(user->self, &(EdgePair){.from = &items[line->from], .label = label});
    if (kind == LINE_VALUE)
        return user->use(
            user->self,
            &(EdgePair){.from = &items[line->from], .to = &items[line->end - 1], .is_value = true});
    if (kind == LINE_LIST)
        return list_use(line, user);
    if (kind == LINE_PAIR)
        return sides_use(line, user, line->from, line->end - 1, label);
    for (size_t at = line->from, next; (next = side_end(line, at) + 1) < line->end; at = next)
        if (!sides_use(line, user, at, next, label))
            return false;
    return true;
}

/* The tokens here that only hold statements of Graphviz together: "subgraph NAME {", "{" of no group of nodes, "}". */
static size_t block_tokens(const Tokens *tokens, size_t from)
{
    const Token *items = &tokens->items[from];
    const size_t named = token_spells(items, "subgraph") ? 1 + (items[1].kind != TOKEN_OPEN) : 0;
    if (items->kind == TOKEN_CLOSE)
        return 1;
    if (items[named].kind != TOKEN_OPEN || items[named].bracket != '{')
        return 0;
    return named > 0 || !is_edge_arrow(&tokens->items[token_behind(tokens, from)]) ? named + 1 : 0;
}

bool edge_lines_each(const Tokens *tokens, UseEdge *use, void *self, const char **wrong)
{
    const EdgeUser user = {use, self};
    const EdgeBody body = lines_body(tokens);
    for (size_t from = body.from, next; from < body.end; from = next) {
        const size_t block = body.graphviz ? block_tokens(tokens, from) : 0;
        if (block > 0) {
            next = from + block;
            continue;
        }
        next = edge_line_end(tokens, from, body.end);
        EdgeLine line = {.tokens = tokens, .from = from, .end = next, .graphviz = body.graphviz};
        attributes_take(&line);
        *wrong = tokens->items[from].at;
        if (next > from && body.mermaid && mermaid_is_line(tokens, from, next)) {
            if (!mermaid_line_use(tokens, from, next, use, self))
                return false;
        } else if (next > from && !line_use(&line, &user, wrong))
            return false;
        next += next < body.end && tokens->items[next].kind == TOKEN_SEMICOLON;
    }
    *wrong = NULL;
    return true;
}

/* Only names, numbers, arrows and groups of names: no sign of another notation. */
static bool is_only_nodes(const EdgeLine *line)
{
    const Tokens *tokens = line->tokens;
    for (size_t i = line->from; i < line->end; i = token_behind(tokens, i))
        if (!token_is_atom(&tokens->items[i]) &&
            !(tokens->items[i].kind == TOKEN_OPEN && tokens->items[i].bracket == '{'))
            return false;
    return true;
}

bool edge_lines_have_arrows(const Tokens *tokens)
{
    const EdgeBody body = lines_body(tokens);
    if (body.mermaid)
        return body.from < body.end;
    EdgeLine line = {.tokens = tokens, .from = body.from, .graphviz = body.graphviz};
    line.end = edge_line_end(tokens, body.from, body.end);
    attributes_take(&line);
    const size_t behind = side_end(&line, body.from);
    const Token *first = &tokens->items[body.from];
    if (first->kind == TOKEN_WORD && word_is_bullet(first->at, first->at + first->length))
        return body.graphviz; /* "- - 3" is a list in a list */
    return body.graphviz || (behind > body.from && behind < line.end &&
                             is_edge_arrow(&tokens->items[behind]) && is_only_nodes(&line));
}
