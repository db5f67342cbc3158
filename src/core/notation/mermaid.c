/* Flowcharts of Mermaid. A line is read from its bytes, since tokens end at blanks and shapes do not: A-->|go left|B(("3")). */
#include "notation/mermaid.h"
#include "base/letter.h"

#include <string.h>

enum { SIDE_MOST = 64 };

/* A line that is being read; without `use` it is only looked at. */
typedef struct Mermaid {
    const char *at, *end;
    UseEdge *use;
    void *self;
} Mermaid;

/* The nodes on one side of a link: one, or several with & between them. */
typedef struct MermaidSide {
    Token nodes[SIDE_MOST];
    size_t count;
    bool shaped; /* one of them has a shape */
} MermaidSide;

/* ---- Words ----------------------------------------------------------------------------------- */

static void blanks_pass(Mermaid *m)
{
    while (m->at < m->end && is_blank(*m->at))
        m->at++;
}

static bool stands(const Mermaid *m, const char *at, const char *text)
{
    return (size_t)(m->end - at) >= strlen(text) && memcmp(at, text, strlen(text)) == 0;
}

static bool link_begins(const Mermaid *m, const char *at)
{
    return stands(m, at, "--") || stands(m, at, "==") || stands(m, at, "-.");
}

/* A text as a token: without blanks around it, quotation marks, and the strokes of a slanted shape. */
static Token text_token(const char *at, const char *end)
{
    static const char *const MARKS[] = {"\"\"", "``", "//", "\\\\", "/\\", "\\/"};
    double value;
    bool peeled = true;
    while (peeled) {
        peeled = false;
        while (at < end && is_blank(*at))
            at++;
        while (at < end && is_blank(end[-1]))
            end--;
        for (size_t i = 0; i < sizeof MARKS / sizeof *MARKS && end - at > 1 && !peeled; i++)
            peeled = *at == MARKS[i][0] && end[-1] == MARKS[i][1];
        at += peeled;
        end -= peeled;
    }
    return (Token){.at = at,
                   .length = (uint32_t)(end - at),
                   .kind =
                       lexeme_is_number(at, end, LEXEME_ALL, &value) ? TOKEN_NUMBER : TOKEN_WORD};
}

/* ---- Nodes ----------------------------------------------------------------------------------- */

/* The end of a bracket: behind the one that closes it; NULL: none does. */
static const char *shape_end(const Mermaid *m, const char *at)
{
    int depth = 0;
    bool quoted = false;
    for (; at < m->end; at++) {
        quoted ^= *at == '"';
        if (quoted)
            continue;
        depth += strchr("([{", *at) != NULL;
        depth -= strchr(")]}", *at) != NULL;
        if (depth == 0)
            return at + 1;
    }
    return NULL;
}

/* [3], (3), ((3)), {3}, [(3)], {{3}}: what is in the shape that begins here. False: it is not closed. */
static bool shape_read(Mermaid *m, Token *label)
{
    const char *open = m->at, *behind = shape_end(m, open);
    if (behind == NULL)
        return false;
    const char *at = open, *end = behind;
    while (end - at > 1 && strchr("([{", *at) != NULL && strchr(")]}", end[-1]) != NULL) {
        at++;
        end--;
    }
    *label = text_token(at, end);
    m->at = behind;
    return true;
}

/* ":::class" behind a node says how it looks. */
static void class_pass(Mermaid *m)
{
    if (!stands(m, m->at, ":::"))
        return;
    while (m->at < m->end && !is_blank(*m->at) && !link_begins(m, m->at))
        m->at++;
}

/* A full-width bracket opens no shape in Mermaid, and does not belong to a name either. */
static bool is_wide_bracket(const Mermaid *m)
{
    char ascii = 'x';
    return lexeme_ascii(m->at, m->end, &ascii) > 1 && strchr("()[]{}", ascii) != NULL;
}

static bool mermaid_node(Mermaid *m, MermaidSide *side)
{
    const char *begin = m->at;
    Token label;
    while (m->at < m->end && !is_blank(*m->at) && strchr("()[]{}<>|&\"=:", *m->at) == NULL &&
           !link_begins(m, m->at) && !is_wide_bracket(m))
        m->at++;
    if (m->at == begin || side->count == SIDE_MOST)
        return false;
    const Token id = text_token(begin, m->at);
    const bool shaped = m->at < m->end && strchr("([{", *m->at) != NULL;
    if (shaped && !shape_read(m, &label))
        return false;
    class_pass(m);
    side->nodes[side->count++] = id;
    side->shaped |= shaped;
    return !shaped || m->use == NULL || label.length == 0 ||
           m->use(m->self, &(EdgePair){.from = &id, .label = &label});
}

static bool mermaid_side(Mermaid *m, MermaidSide *side)
{
    side->count = 0;
    bool more = true;
    while (more) {
        blanks_pass(m);
        if (!mermaid_node(m, side))
            return false;
        blanks_pass(m);
        more = m->at < m->end && *m->at == '&';
        m->at += more;
    }
    return true;
}

/* ---- Links ----------------------------------------------------------------------------------- */

/* Pass over the strokes of a link and its head. Returns whether they are a whole link: of two dashes a text may follow. */
static bool strokes_pass(Mermaid *m)
{
    const char *begin = m->at;
    while (m->at < m->end && strchr("-=.", *m->at) != NULL)
        m->at++;
    const bool head = m->at < m->end &&
                      (*m->at == '>' ||
                       (strchr("ox", *m->at) != NULL && m->at + 1 < m->end && is_blank(m->at[1])));
    const bool whole = head || m->at - begin > 2;
    m->at += head;
    return whole;
}

/* "-- text -->": the text, if the strokes that end it are on the line. */
static void link_text(Mermaid *m, Token *label)
{
    static const char *const ENDS[] = {"-->", "---", "==>", "===", ".->", ".-"};
    for (const char *at = m->at; at < m->end; at++)
        for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++)
            if (stands(m, at, ENDS[i])) {
                *label = text_token(m->at, at);
                m->at = at;
                (void)strokes_pass(m);
                return;
            }
}

/* A link and its label, whose length is 0 if it has none. False: none begins here. */
static bool mermaid_link(Mermaid *m, Token *label)
{
    *label = (Token){.at = m->at};
    m->at += m->at < m->end && *m->at == '<';
    if (!link_begins(m, m->at))
        return false;
    if (!strokes_pass(m))
        link_text(m, label);
    blanks_pass(m);
    if (m->at == m->end || *m->at != '|')
        return true;
    const char *begin = m->at + 1, *close = memchr(begin, '|', (size_t)(m->end - begin));
    if (close == NULL)
        return false;
    *label = text_token(begin, close);
    m->at = close + 1;
    return true;
}

/* If the left side has more nodes, each has all of the right one. */
static bool link_use(const Mermaid *m, const MermaidSide *left, const MermaidSide *right,
                     const Token *label)
{
    for (size_t i = 0; i < left->count && m->use != NULL; i++)
        for (size_t k = 0; k < right->count; k++)
            if (!m->use(m->self, &(EdgePair){.from = &left->nodes[i],
                                             .to = &right->nodes[k],
                                             .label = label->length > 0 ? label : NULL,
                                             .is_arrow = true}))
                return false;
    return true;
}

/* ---- Lines ----------------------------------------------------------------------------------- */

/* Does the line say how the picture looks: style A fill:#fff, subgraph, end, a comment? */
static bool is_about_looks(const Mermaid *m)
{
    static const char *const WORDS[] = {"style", "classDef",  "class",    "linkStyle", "click",
                                        "end",   "direction", "subgraph", "%%"};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        const char *behind = m->at + strlen(WORDS[i]);
        if (!stands(m, m->at, WORDS[i]) ||
            (*WORDS[i] != '%' && behind < m->end && !is_blank(*behind)))
            continue;
        Mermaid rest = {.at = behind, .end = m->end};
        blanks_pass(&rest);
        return *WORDS[i] == '%' || !link_begins(&rest, rest.at);
    }
    return false;
}

/* Nodes and the links between them. A node alone has a shape. */
static bool mermaid_read(Mermaid *m)
{
    MermaidSide sides[2] = {0};
    size_t left = 0;
    Token label;
    if (is_about_looks(m))
        return true;
    if (!mermaid_side(m, &sides[left]))
        return false;
    if (m->at == m->end)
        return sides[left].shaped;
    for (; m->at < m->end; left = 1 - left)
        if (!mermaid_link(m, &label) || !mermaid_side(m, &sides[1 - left]) ||
            !link_use(m, &sides[left], &sides[1 - left], &label))
            return false;
    return true;
}

static Mermaid mermaid_line(const Tokens *tokens, size_t from, size_t end)
{
    const Token *last = &tokens->items[end - 1];
    return (Mermaid){.at = tokens->items[from].at, .end = last->at + last->length};
}

bool mermaid_is_line(const Tokens *tokens, size_t from, size_t end)
{
    Mermaid m = mermaid_line(tokens, from, end);
    return mermaid_read(&m);
}

bool mermaid_line_use(const Tokens *tokens, size_t from, size_t end, UseEdge *use, void *self)
{
    Mermaid m = mermaid_line(tokens, from, end);
    m.use = use;
    m.self = self;
    return mermaid_read(&m);
}

/* ---- The beginning --------------------------------------------------------------------------- */

bool mermaid_is_heading(const char *word, size_t length)
{
    return spells(word, length, "graph") || spells(word, length, "flowchart");
}

/* graph TD, flowchart */
static bool has_heading(const Tokens *tokens, size_t *body)
{
    static const char *const DIRECTIONS[] = {"TD", "TB", "BT", "LR", "RL"};
    const Token *items = tokens->items;
    *body = 1;
    if (items->kind != TOKEN_WORD || !mermaid_is_heading(items->at, items->length))
        return false;
    for (size_t i = 0; i < sizeof DIRECTIONS / sizeof *DIRECTIONS && *body == 1; i++)
        *body += !items[1].begins && token_spells(&items[1], DIRECTIONS[i]);
    const Token *next = &items[*body];
    if (next->kind == TOKEN_SEMICOLON)
        ++*body;
    return (next->kind == TOKEN_SEMICOLON && *body > 2) ||
           (next->begins && next->kind != TOKEN_OPEN);
}

/* Does an arrow of Mermaid's begin in the word? It may go on in the next token, where arrows have been split off. */
static bool has_arrow_in_it(const Tokens *tokens, const Token *word)
{
    const Mermaid text = {.end = tokens->end};
    for (uint32_t i = 0; word->kind == TOKEN_WORD && i < word->length; i++)
        if (stands(&text, word->at + i, "-->"))
            return true;
    return false;
}

/* Has a node a shape, and is no bracket the attributes of Graphviz, [label=x]? */
static bool has_shapes(const Tokens *tokens)
{
    bool shape = false;
    for (size_t i = 1; i + 2 < tokens->count; i++) {
        const bool opens = tokens->items[i].kind == TOKEN_OPEN && tokens->items[i].glued;
        if (opens && tokens->items[i + 2].kind == TOKEN_EQUALS)
            return false;
        shape |= opens;
    }
    return shape;
}

/* Without a heading: an arrow of Mermaid's on the first line, and shapes. */
static bool first_line_shows(const Tokens *tokens)
{
    const Token *items = tokens->items;
    size_t end = 0;
    bool arrow = false;
    while (items[end].kind != TOKEN_END && items[end].kind != TOKEN_SEMICOLON &&
           (end == 0 || !items[end].begins)) {
        arrow |= has_arrow_in_it(tokens, &items[end]);
        end = token_behind(tokens, end);
    }
    return arrow && items[0].kind == TOKEN_WORD && has_shapes(tokens) &&
           mermaid_is_line(tokens, 0, end);
}

bool mermaid_begins(const Tokens *tokens, size_t *body)
{
    if (has_heading(tokens, body))
        return true;
    *body = 0;
    return first_line_shows(tokens);
}
