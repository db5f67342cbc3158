/* A tree as an outline. */
#include "notation/outline.h"
#include "notation/digits.h"
#include "notation/members.h"
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

/* "A (MAX)": who decides, in brackets at the end of a line. */
static bool is_player_bracket(const Tokens *tokens, size_t open)
{
    const Token *token = &tokens->items[open];
    const Slice says = token_says(tokens, token + 1);
    return open > 0 && token->kind == TOKEN_OPEN && !token->begins && token->other == open + 2 &&
           token_is_atom(token + 1) && player_in_text(says) != DRAFT_UNSAID &&
           (token[3].begins || token[3].kind == TOKEN_END);
}

/* The player in brackets at the end of a line, which is cut off. */
static DraftPlayer player_at_end(const Tokens *tokens, size_t text, size_t *end)
{
    if (*end < text + 4 || !is_player_bracket(tokens, *end - 3))
        return DRAFT_UNSAID;
    *end -= 3;
    return player_in_text(token_says(tokens, &tokens->items[*end + 1]));
}

/* Two lines or more without brackets but those of players, of which the second is indented more than the first, or the first begins with a bullet. */
bool outline_fits(const Tokens *tokens)
{
    size_t lines = 0;
    const size_t root = line_text(tokens, 0);
    bool below = root > 0;
    for (size_t i = 0; i + 1 < tokens->count; i++) {
        const Token *token = &tokens->items[i];
        if (token->kind == TOKEN_OPEN && !is_player_bracket(tokens, i))
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
    const DraftPlayer player = player_at_end(tokens, text, &end);
    /* a bullet alone is a node without a name */
    text += is_bullet(&tokens->items[text]);
    if (!short_line(o->draft, node, (Piece){.from = text, .end = end, .chance = chance}, inner))
        return false;
    DraftNode *read = &o->draft->nodes[node];
    o->draft->labels_named |= parent == DRAFT_NONE && read->move != NULL;
    if (o->draft->labels_named)
        draft_label_name(o->draft, node);
    if (player != DRAFT_UNSAID && inner)
        read->player = (uint8_t)player;
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

/* ---- Lists in lists -------------------------------------------------------------------------- */

static bool is_dash(const Token *token)
{
    return token->kind == TOKEN_WORD && token->length == 1 && *token->at == '-';
}

/* "- - 3": dashes behind dashes, as YAML writes lists in lists? */
static bool has_lists_in_lists(const Tokens *tokens)
{
    for (size_t i = 0; i + 1 < tokens->count; i++)
        if (tokens->items[i].begins && is_dash(&tokens->items[i]) &&
            is_dash(&tokens->items[i + 1]) && !tokens->items[i + 1].begins)
            return is_dash(&tokens->items[0]);
    return false;
}

static size_t dash_column(const Tokens *tokens, size_t index)
{
    return (size_t)(tokens->items[index].at - line_begin(tokens, &tokens->items[index]));
}

/* The items of a line: each dash is a node in the list that the nearest dash to the left of it, above it, has. */
static bool dashes_read(Outline *o, size_t from, size_t end)
{
    const Tokens *tokens = o->draft->tokens;
    size_t i = from;
    if (!is_dash(&tokens->items[from]) || is_dash(&tokens->items[end - 1]))
        return text_fails(tokens, tokens->items[from].at,
                          "expected '-' and a node, as in the other lines of lists in lists");
    for (bool more = true; more; i++) {
        const Token *dash = &tokens->items[i];
        const size_t column = dash_column(tokens, i);
        while (o->depth > 1 && column <= dash_column(tokens, o->above[o->depth - 1].line))
            o->depth--;
        if (o->depth > 1 && !is_dash(&tokens->items[o->above[o->depth - 1].line + 1]))
            return text_fails(tokens, dash->at,
                              "in lists in lists, a node with a name or a value has no children");
        const uint32_t node = draft_add(o->draft, o->above[o->depth - 1].node, dash->at);
        if (node == DRAFT_NONE)
            return false;
        o->above[o->depth].line = i;
        o->above[o->depth++].node = node;
        more = is_dash(&tokens->items[i + 1]);
    }
    return short_line(o->draft, o->above[o->depth - 1].node, (Piece){.from = i, .end = end}, false);
}

static bool lists_in_lists_read(Outline *o)
{
    const Tokens *tokens = o->draft->tokens;
    o->above[0].node = draft_add(o->draft, DRAFT_NONE, tokens->items->at);
    o->depth = 1;
    for (size_t i = 0, end; i + 1 < tokens->count; i = end) {
        end = outline_line_end(tokens, i);
        if (!dashes_read(o, i, end))
            return false;
    }
    return o->above[0].node != DRAFT_NONE;
}

/* ---- The text -------------------------------------------------------------------------------- */

bool outline_read(Tokens *tokens, Draft *draft, PlycutText *note)
{
    Outline o = {.draft = draft};
    *draft = (Draft){.tokens = tokens};
    if (tokens->count == 1)
        return text_fails(tokens, tokens->end, "expected the root on the first line");
    if (has_lists_in_lists(tokens))
        return lists_in_lists_read(&o);
    for (size_t i = 0; i + 1 < tokens->count;) {
        const size_t end = outline_line_end(tokens, i);
        if (!outline_line_read(&o, i, end))
            return false;
        i = end;
    }
    (void)note;
    return true;
}
