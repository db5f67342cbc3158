/* A tree as an outline. */
#include "notation/outline.h"
#include "notation/digits.h"
#include "notation/names.h"
#include "notation/short_piece.h"
#include "base/utf8.h"

#include <string.h>

/* The nodes from the root to the line before, with their indents. */
typedef struct Outline {
    Draft *draft;
    struct {
        size_t line; /* the token that its text begins with */
        uint32_t node;
    } above[DRAFT_PLY_MOST + 1];
    size_t depth;
    bool named; /* the root has a colon behind its name, so that labels are names, as in YAML */
} Outline;

/* ---- Indents --------------------------------------------------------------------------------- */

static bool is_bullet(const Token *token)
{
    return token->kind == TOKEN_WORD && word_is_bullet(token->at, token->at + token->length);
}

/* The first token of a line that is no bullet, or the end of the line. */
static size_t line_text(const Tokens *tokens, size_t from)
{
    while (is_bullet(&tokens->items[from]) && !tokens->items[from + 1].begins &&
           tokens->items[from + 1].kind != TOKEN_END)
        from++;
    return from;
}

/* What is in front of a line's text: where its line begins. */
static const char *line_begin(const Tokens *tokens, const Token *token)
{
    static const char MARK[] = "\xEF\xBB\xBF";
    const char *at = token->at;
    while (at > tokens->text && at[-1] != '\n')
        at--;
    return at == tokens->text && (size_t)(tokens->end - at) >= strlen(MARK) &&
                   memcmp(at, MARK, strlen(MARK)) == 0
               ? at + strlen(MARK)
               : at;
}

typedef enum Indent { INDENT_LESS, INDENT_SAME, INDENT_MORE, INDENT_OTHER } Indent;

/* How a line is indented, compared with one above it: a bullet or a drawn line is as wide as a blank, a tab is like a tab only. A
 * line without a bullet that begins below the text of one with a bullet is below that node. */
static Indent indent_compare(const Tokens *tokens, const Token *line, const Token *above)
{
    const char *at = line_begin(tokens, line), *other = line_begin(tokens, above);
    while (at < line->at && other < above->at)
        if ((utf8_next(&at) == '\t') != (utf8_next(&other) == '\t'))
            return INDENT_OTHER;
    return at < line->at                   ? INDENT_MORE
           : other < above->at             ? INDENT_LESS
           : line->begins == above->begins ? INDENT_SAME
           : line->begins                  ? INDENT_MORE
                                           : INDENT_LESS;
}

/* ---- Lines ----------------------------------------------------------------------------------- */

static size_t outline_line_end(const Tokens *tokens, size_t from)
{
    size_t i = from + 1;
    while (tokens->items[i].kind != TOKEN_END && !tokens->items[i].begins)
        i++;
    return i;
}

/* Two lines or more without brackets, of which the second is indented more than the first, or the first begins with a bullet. */
bool outline_fits(const Tokens *tokens)
{
    size_t lines = 0;
    const size_t root = line_text(tokens, 0);
    bool below = root > 0;
    for (size_t i = 0; i + 1 < tokens->count; i++) {
        const Token *token = &tokens->items[i];
        if (token->kind == TOKEN_OPEN)
            return false;
        if (token->begins && lines++ == 1)
            below |= indent_compare(tokens, &tokens->items[line_text(tokens, i)],
                                    &tokens->items[root]) != INDENT_SAME;
    }
    return lines > 1 && below;
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
    if (!digits_are_clear(tokens, from, end))
        return false;
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

/* The line fits none above. */
static bool indent_fails(const Outline *o, const Token *line, Indent indent)
{
    return text_fails(
        o->draft->tokens, line->at,
        indent == INDENT_OTHER
            ? "tabs and blanks are mixed in the indents of these lines: use one of them"
            : "this indent is that of no line above: all children of a node have one "
              "indent");
}

/* Go up to the node above a line; false: the error is set. */
static bool node_above(Outline *o, const Token *line)
{
    const Tokens *tokens = o->draft->tokens;
    Indent indent = INDENT_LESS;
    bool left = false;
    while (o->depth > 0 && indent == INDENT_LESS) {
        indent = indent_compare(tokens, line, &tokens->items[o->above[o->depth - 1].line]);
        left |= indent == INDENT_LESS;
        o->depth -= indent != INDENT_MORE;
    }
    if (indent == INDENT_OTHER || (indent == INDENT_MORE && left))
        return indent_fails(o, line, indent);
    return o->depth > 0 || o->draft->count == 0 ||
           text_fails(
               tokens, line->at,
               "a second line without indent: a tree has one root, and its children are indented");
}

static bool outline_node_read(Outline *o, size_t text, size_t end, bool inner)
{
    const Tokens *tokens = o->draft->tokens;
    const uint32_t parent = o->depth > 0 ? o->above[o->depth - 1].node : DRAFT_NONE;
    const uint32_t node = draft_add(o->draft, parent, tokens->items[text].at);
    if (node == DRAFT_NONE)
        return false;
    const bool chance = parent != DRAFT_NONE && o->draft->nodes[parent].player == DRAFT_CHANCE;
    o->above[o->depth].line = text;
    o->above[o->depth++].node = node;
    /* a bullet alone is a node without a name */
    text += is_bullet(&tokens->items[text]);
    if (!short_line(o->draft, node, (Piece){.from = text, .end = end, .chance = chance}, inner))
        return false;
    DraftNode *read = &o->draft->nodes[node];
    o->named |= parent == DRAFT_NONE && read->move != NULL;
    if (o->named && read->name == NULL && read->kind != DRAFT_UNKNOWN) {
        read->name = read->move;
        read->move = NULL;
    }
    return true;
}

static bool outline_line_read(Outline *o, size_t from, size_t end)
{
    const Tokens *tokens = o->draft->tokens;
    const size_t text = line_text(tokens, from), next_text = line_text(tokens, end);
    const Token *first = &tokens->items[text], *next = &tokens->items[next_text];
    const bool inner =
        next->kind != TOKEN_END && indent_compare(tokens, next, first) == INDENT_MORE;
    if (!node_above(o, first))
        return false;
    if (o->depth == 0 || !is_line_of_numbers(tokens, text, end))
        return outline_node_read(o, text, end, inner);
    const uint32_t parent = o->above[o->depth - 1].node;
    o->above[o->depth].line = text;
    o->above[o->depth++].node = DRAFT_NONE; /* nothing is below it */
    return inner ? text_fails(tokens, next->at,
                              "the line above has several leaves, which have no children")
                 : numbers_read(o, parent, text, end);
}

bool outline_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    static const char NAMED[] = "labels are names";
    Outline o = {.draft = draft};
    *draft = (Draft){.tokens = tokens};
    if (tokens->count == 1)
        return text_fails(tokens, tokens->end, "expected the root on the first line");
    for (size_t i = 0; i + 1 < tokens->count;) {
        const size_t end = outline_line_end(tokens, i);
        if (!outline_line_read(&o, i, end))
            return false;
        i = end;
    }
    plycut_text_write(note, NAMED, o.named ? strlen(NAMED) : 0);
    return !note->failed || plycut_no_memory(tokens->error);
}
