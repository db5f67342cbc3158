/* The tokenizer for trees as people write them. */
#include "notation/tokens.h"
#include "notation/quoted.h"
#include "base/letter.h"
#include "base/scan.h"
#include "base/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Places are 32 bits wide. */
#define TEXT_MOST ((size_t)1 << 31)

/* A text that is being taken apart. */
typedef struct Tokenizer {
    Tokens *tokens;
    const char *at;
    bool blank, line; /* a blank came before; the line has no token yet */
    uint32_t open[SCAN_DEPTH];
    size_t depth;
} Tokenizer;

/* ---- Errors ---------------------------------------------------------------------------------- */

void text_place(const Tokens *tokens, const char *at, long *line, long *column)
{
    const char *begins = tokens->text;
    *line = 1;
    for (const char *c = tokens->text; c < at; c++)
        if (*c == '\n') {
            ++*line;
            begins = c + 1;
        }
    *column = (long)(at - begins) + 1;
}

bool text_fails(const Tokens *tokens, const char *at, const char *format, ...)
{
    PlycutError wrong = {0};
    char text[sizeof wrong.text];
    long line, column;
    va_list arguments;
    va_start(arguments, format);
    (void)field_format_list(text, sizeof text, format, arguments);
    va_end(arguments);
    text_place(tokens, at, &line, &column);
    return plycut_fail_at(tokens->error, PLYCUT_E_INPUT, NULL, line, column, NULL, "%s", text);
}

/* ---- Tokens ---------------------------------------------------------------------------------- */

static bool token_add(Tokenizer *t, TokenKind kind, const char *at, size_t length)
{
    Tokens *tokens = t->tokens;
    if (!PLYCUT_ROOM(tokens->items, tokens->room, tokens->count, 1))
        return plycut_no_memory(tokens->error);
    tokens->items[tokens->count++] = (Token){.at = at,
                                             .length = (uint32_t)length,
                                             .kind = (uint8_t)kind,
                                             .glued = !t->blank,
                                             .begins = t->line};
    t->blank = t->line = false;
    t->at = at + length;
    return true;
}

static char closing_of(char open)
{
    return open == '(' ? ')' : open == '[' ? ']' : '}';
}

static bool bracket_opens(Tokenizer *t, char bracket, size_t length)
{
    if (t->depth == SCAN_DEPTH)
        return text_fails(t->tokens, t->at,
                          "too many brackets in brackets: a tree is at most 400 "
                          "plies deep");
    t->open[t->depth++] = (uint32_t)t->tokens->count;
    if (!token_add(t, TOKEN_OPEN, t->at, length))
        return false;
    t->tokens->items[t->tokens->count - 1].bracket = bracket;
    return true;
}

/* Fail because a bracket that was opened here is not closed. */
static bool not_closed(const Tokenizer *t, uint32_t open, const char *before)
{
    const Token *token = &t->tokens->items[open];
    long line, column;
    text_place(t->tokens, token->at, &line, &column);
    return text_fails(t->tokens, t->at, "expected %c before %s: the %c at %ld:%ld is open",
                      closing_of(token->bracket), before, token->bracket, line, column);
}

static bool bracket_closes(Tokenizer *t, char bracket, size_t length)
{
    Tokens *tokens = t->tokens;
    const uint32_t open = t->depth > 0 ? t->open[t->depth - 1] : 0;
    const char here[] = {'t', 'h', 'i', 's', ' ', bracket, '\0'};
    if (t->depth == 0)
        return text_fails(tokens, t->at, "no bracket is open for this %c", bracket);
    if (closing_of(tokens->items[open].bracket) != bracket)
        return not_closed(t, open, here);
    t->depth--;
    tokens->items[open].other = (uint32_t)tokens->count;
    if (!token_add(t, TOKEN_CLOSE, t->at, length))
        return false;
    tokens->items[tokens->count - 1].other = open;
    tokens->items[tokens->count - 1].bracket = tokens->items[open].bracket;
    return true;
}

/* ---- Words ----------------------------------------------------------------------------------- */

/* Does a character of ASCII, or a twin of it, end a word? */
static bool is_delimiter(char c)
{
    return c == '\0' || is_blank(c) || c == '\v' || c == '\f' || strchr("()[]{},;:=", c) != NULL;
}

/* The length of the character that begins here, if it belongs to a word; 0: it does not. */
static size_t word_character(const Tokenizer *t, const char *at)
{
    const char *end = t->tokens->end;
    char ascii = 'x';
    const size_t twin = lexeme_ascii(at, end, &ascii);
    return twin > 0 && is_delimiter(ascii) ? 0 : utf8_length(at, (size_t)(end - at));
}

static bool is_number_word(const char *at, const char *end)
{
    LexemeNumber number;
    char ascii = '\0';
    const char *rest = at + lexeme_number(at, end, LEXEME_ALL, &number);
    return rest > at && (rest == end ||
                         (lexeme_ascii(rest, end, &ascii) == (size_t)(end - rest) && ascii == '%'));
}

/* Is there an arrow in front of a quotation mark, A->"B", or behind one, "A"->B? */
static bool arrow_ends(const char *begin, const char *at)
{
    return at - begin > 1 && at[-2] == '-' && (at[-1] == '>' || at[-1] == '-');
}

static bool arrow_begins(const char *at, const char *end)
{
    return end - at > 1 && at[0] == '-' && (at[1] == '>' || at[1] == '-');
}

/* At least one character: what begins here is no delimiter. */
static bool take_word(Tokenizer *t)
{
    const char *at = t->at;
    size_t length;
    while (at < t->tokens->end && (length = word_character(t, at)) > 0 &&
           !(*at == '"' && arrow_ends(t->at, at)))
        at += length;
    const size_t word = (size_t)(at - t->at);
    if (word > 1 && !t->line && at[-1] == '.' && is_number_word(t->at, at - 1)) {
        const bool added = token_add(t, TOKEN_NUMBER, t->at, word - 1); /* "3.", a number */
        t->at = at;
        return added;
    }
    return token_add(t, is_number_word(t->at, at) ? TOKEN_NUMBER : TOKEN_WORD, t->at, word);
}

/* ---- Quoted texts ---------------------------------------------------------------------------- */

/* Lisp's quote, '(A 3 5), which nothing ends on its line but another one, '(3 5) '(7 2). */
static bool is_lisp_quote(const char *at, size_t mark, const char *end)
{
    return *at == '\'' && mark == 1 && at + 1 < end && at[1] == '(';
}

/* A quotation ends on its line, and a blank or a sign follows it. */
static bool take_quoted(Tokenizer *t, size_t mark)
{
    Tokens *tokens = t->tokens;
    const char *open = t->at, *begin = open + mark, *end = quoted_end(open, begin, tokens->end);
    const bool lists = end != NULL && end[-1] == ' ' && end + 1 < tokens->end && end[1] == '(';
    if ((end == NULL || lists) && is_lisp_quote(open, mark, tokens->end)) {
        t->at++;
        return true;
    }
    if (end == NULL)
        return text_fails(tokens, open, "the quotation that begins here does not end on its line");
    const char *behind = end + lexeme_unquote(open, end, tokens->end);
    if (behind < tokens->end && word_character(t, behind) > 0 && !arrow_begins(behind, tokens->end))
        return text_fails(tokens, behind,
                          "expected a blank, a bracket, a comma, ':' or '=' behind a quotation");
    if (!PLYCUT_ROOM(tokens->quoted, tokens->quoted_room, tokens->quoted_count, 1))
        return plycut_no_memory(tokens->error);
    Slice *says = &tokens->quoted[tokens->quoted_count];
    const char *wrong = quoted_resolve(begin, end, &tokens->arena, &says->at, &says->length);
    if (wrong != NULL)
        return text_fails(tokens, wrong, QUOTED_WRONG);
    if (says->at == NULL)
        return plycut_no_memory(tokens->error);
    if (!token_add(t, TOKEN_QUOTED, open, (size_t)(behind - open)))
        return false;
    tokens->items[tokens->count - 1].other = (uint32_t)tokens->quoted_count++;
    return true;
}

/* ---- The text -------------------------------------------------------------------------------- */

/* "`-- B" behind nothing but lines, the last child of a node where a tree is drawn in ASCII: no quotation. */
static bool is_drawn_corner(const Tokenizer *t)
{
    static const char CORNER[] = "`-- ";
    const Tokens *tokens = t->tokens;
    const Token *before = tokens->count > 0 ? &tokens->items[tokens->count - 1] : NULL;
    return (size_t)(tokens->end - t->at) >= strlen(CORNER) &&
           memcmp(t->at, CORNER, strlen(CORNER)) == 0 &&
           (t->line || (before != NULL && before->length == 1 && *before->at == '|'));
}

static bool stands_here(const Tokenizer *t, const char *mark)
{
    return (size_t)(t->tokens->end - t->at) >= strlen(mark) &&
           memcmp(t->at, mark, strlen(mark)) == 0;
}

/* LaTeX's comments and Mermaid's only begin lines: 50 % is a probability. */
static bool comment_begins(const Tokenizer *t)
{
    return ((t->blank || t->line) &&
            (*t->at == '#' || stands_here(t, "//") || stands_here(t, "/*"))) ||
           (t->line && *t->at == '%');
}

static bool take_sign_token(Tokenizer *t, char sign, size_t length)
{
    return token_add(t,
                     sign == ','   ? TOKEN_COMMA
                     : sign == ';' ? TOKEN_SEMICOLON
                     : sign == ':' ? TOKEN_COLON
                                   : TOKEN_EQUALS,
                     t->at, length);
}

static void skip_comment(Tokenizer *t)
{
    const bool block = stands_here(t, "/*");
    t->at += block ? 2 : 0;
    while (block && t->at < t->tokens->end && !stands_here(t, "*/"))
        t->at++;
    if (block) {
        t->at += t->at < t->tokens->end ? 2 : 0;
        return;
    }
    while (t->at < t->tokens->end && *t->at != '\n')
        t->at++;
}

/* Take the next token, or pass over blanks or a comment. */
static bool take_token(Tokenizer *t)
{
    const char *end = t->tokens->end;
    char ascii = 'x';
    const size_t length = lexeme_ascii(t->at, end, &ascii);
    const size_t mark = lexeme_quote(t->at, end);
    if (mark > 0)
        return is_drawn_corner(t) ? take_word(t) : take_quoted(t, mark);
    if (length > 0 && (is_blank(ascii) || ascii == '\v' || ascii == '\f')) {
        t->blank = true;
        t->line |= ascii == '\n';
        t->at += length;
        return true;
    }
    if (comment_begins(t)) {
        skip_comment(t);
        return true;
    }
    if (length == 0 || !is_delimiter(ascii))
        return take_word(t);
    if (ascii == '\0')
        return text_fails(t->tokens, t->at, "this is not a text: it contains a zero byte");
    if (strchr("([{", ascii) != NULL)
        return bracket_opens(t, ascii, length);
    if (strchr(")]}", ascii) != NULL)
        return bracket_closes(t, ascii, length);
    return take_sign_token(t, ascii, length);
}

static bool is_utf8(const Tokens *tokens)
{
    size_t step;
    for (const char *at = tokens->text; at < tokens->end; at += step)
        if ((step = utf8_length(at, (size_t)(tokens->end - at))) == 0)
            return text_fails(tokens, at, "invalid UTF-8");
    return true;
}

bool tokens_read(Tokens *tokens, const char *text, size_t length, PlycutError *error)
{
    static const char MARK[] = "\xEF\xBB\xBF";
    const bool marked = length >= strlen(MARK) && memcmp(text, MARK, strlen(MARK)) == 0;
    *tokens = (Tokens){.text = text, .end = text + length, .error = error};
    Tokenizer t = {.tokens = tokens, .at = text + (marked ? strlen(MARK) : 0), .line = true};
    if (length >= TEXT_MOST)
        return plycut_fail(error, PLYCUT_E_LIMIT, "a text of 2 GB or more is too large for a tree");
    if (!is_utf8(tokens))
        return false;
    while (t.at < tokens->end)
        if (!take_token(&t))
            return false;
    if (t.depth > 0)
        return not_closed(&t, t.open[t.depth - 1], "the end of the text");
    return token_add(&t, TOKEN_END, tokens->end, 0);
}

/* Behind a bracket, "(3 5).", and behind a number that does not begin its line, as "1." does. */
void tokens_drop_full_stop(Tokens *tokens)
{
    Token *last = tokens->count > 2 ? &tokens->items[tokens->count - 2] : tokens->items;
    const bool stops =
        last->kind == TOKEN_WORD && !last->begins && last->at[last->length - 1] == '.';
    if (!stops)
        return;
    if (last->length == 1 && last->glued && last[-1].kind == TOKEN_CLOSE) {
        *last = last[1];
        tokens->count--;
    } else if (is_number_word(last->at, last->at + last->length - 1)) {
        last->kind = TOKEN_NUMBER;
        last->length--;
    }
}

void tokens_free(Tokens *tokens)
{
    free(tokens->items);
    free(tokens->quoted);
    arena_release(&tokens->arena);
}

/* ---- What a token says ----------------------------------------------------------------------- */

Slice token_says(const Tokens *tokens, const Token *token)
{
    return token->kind == TOKEN_QUOTED ? tokens->quoted[token->other]
                                       : (Slice){token->at, token->length};
}

bool token_spells(const Token *token, const char *word)
{
    return token->kind == TOKEN_WORD && spells(token->at, token->length, word);
}

bool token_is_nothing(const Token *token)
{
    return token_spells(token, "null") || token_spells(token, "none");
}

bool token_number(const Token *token, LexemeNumber *number)
{
    return lexeme_number(token->at, token->at + token->length, LEXEME_ALL, number) < token->length;
}
