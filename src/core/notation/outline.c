/* A tree as an outline. */
#include "notation/outline.h"
#include "notation/short_piece.h"

/* The nodes from the root to the line before, with their indents. */
typedef struct Outline {
    Draft *draft;
    struct {
        long indent;
        uint32_t node;
    } above[DRAFT_PLY_MOST + 1];
    size_t depth;
} Outline;

/* How far a line is indented, in columns; a tab goes on to the next multiple of eight. */
static long indent_of(const Tokens *tokens, const Token *token)
{
    enum { TAB = 8 };
    const char *at = token->at;
    long columns = 0;
    while (at > tokens->text && at[-1] != '\n')
        at--;
    for (; at < token->at; at++)
        columns = *at == '\t' ? (columns / TAB + 1) * TAB : columns + 1;
    return columns;
}

static size_t outline_line_end(const Tokens *tokens, size_t from)
{
    size_t i = from + 1;
    while (tokens->items[i].kind != TOKEN_END && !tokens->items[i].begins)
        i++;
    return i;
}

/* Two lines or more without brackets, of which only the first has no indent. */
bool outline_fits(const Tokens *tokens)
{
    size_t lines = 0;
    for (size_t i = 0; i + 1 < tokens->count; i++) {
        const Token *token = &tokens->items[i];
        if (token->kind == TOKEN_OPEN)
            return false;
        if (!token->begins)
            continue;
        if (lines++ > 0 && indent_of(tokens, token) <= indent_of(tokens, tokens->items))
            return false;
    }
    return lines > 1;
}

/* Is a line of several tokens only numbers? */
static bool is_line_of_numbers(const Tokens *tokens, size_t from, size_t end)
{
    for (size_t i = from; i < end; i++)
        if (tokens->items[i].kind != TOKEN_NUMBER && tokens->items[i].kind != TOKEN_COMMA)
            return false;
    return end > from + 1;
}

static bool numbers_read(Outline *o, uint32_t parent, size_t from, size_t end)
{
    const Tokens *tokens = o->draft->tokens;
    for (size_t i = from; i < end; i++) {
        if (tokens->items[i].kind == TOKEN_COMMA)
            continue;
        const uint32_t leaf = draft_add(o->draft, parent, tokens->items[i].at);
        if (leaf == DRAFT_NONE ||
            !short_line(o->draft, leaf, (Piece){.from = i, .end = i + 1}, false))
            return false;
    }
    return true;
}

/* The node above a line of this indent; DRAFT_NONE: it is the root, or the error is set. */
static uint32_t node_above(Outline *o, const Token *line, long indent)
{
    while (o->depth > 0 && o->above[o->depth - 1].indent >= indent)
        o->depth--;
    if (o->depth > 0)
        return o->above[o->depth - 1].node;
    if (o->draft->count > 0)
        text_fails(
            o->draft->tokens, line->at,
            "a second line without indent: a tree has one root, and its children are indented");
    return DRAFT_NONE;
}

static bool outline_line_read(Outline *o, size_t from, size_t end)
{
    const Tokens *tokens = o->draft->tokens;
    const Token *first = &tokens->items[from], *next = &tokens->items[end];
    const long indent = indent_of(tokens, first);
    const bool inner = next->kind != TOKEN_END && indent_of(tokens, next) > indent;
    const uint32_t parent = node_above(o, first, indent);
    if (parent == DRAFT_NONE && o->draft->count > 0)
        return false;
    if (parent != DRAFT_NONE && is_line_of_numbers(tokens, from, end))
        return inner ? text_fails(tokens, next->at,
                                  "the line above has several leaves, which have no children")
                     : numbers_read(o, parent, from, end);
    const uint32_t node = draft_add(o->draft, parent, first->at);
    if (node == DRAFT_NONE)
        return false;
    const bool chance = parent != DRAFT_NONE && o->draft->nodes[parent].player == DRAFT_CHANCE;
    o->above[o->depth].indent = indent;
    o->above[o->depth++].node = node;
    return short_line(o->draft, node, (Piece){.from = from, .end = end, .chance = chance}, inner);
}

bool outline_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    Outline o = {.draft = draft};
    (void)note;
    *draft = (Draft){.tokens = tokens};
    if (tokens->count == 1)
        return text_fails(tokens, tokens->end, "expected the root on the first line");
    for (size_t i = 0; i + 1 < tokens->count;) {
        const size_t end = outline_line_end(tokens, i);
        if (!outline_line_read(&o, i, end))
            return false;
        i = end;
    }
    return true;
}
