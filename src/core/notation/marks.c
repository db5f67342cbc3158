/* Marks of shells and documents around a whole text: quotation marks, fences of Markdown, the > of mail and of Python; the bars and the
 * tabs of tables. */
#include "notation/records.h"
#include "notation/wrapping.h"
#include "base/letter.h"

#include <string.h>

/* A text between its first and its last character that is no blank. */
typedef struct Span {
    char *at, *end;
} Span;

static bool is_space(char c)
{
    return is_blank(c) || c == '\v' || c == '\f';
}

static Span span_trim(Span span)
{
    while (span.at < span.end && is_space(*span.at))
        span.at++;
    while (span.at < span.end && is_space(span.end[-1]))
        span.end--;
    return span;
}

static void span_blank(char *at, size_t length)
{
    for (size_t i = 0; i < length; i++)
        at[i] = at[i] == '\n' ? '\n' : ' ';
}

static bool mark_begins(Span span, const char *mark)
{
    return (size_t)(span.end - span.at) >= strlen(mark) && memcmp(span.at, mark, strlen(mark)) == 0;
}

static bool mark_ends(Span span, const char *mark)
{
    return (size_t)(span.end - span.at) >= strlen(mark) &&
           memcmp(span.end - strlen(mark), mark, strlen(mark)) == 0;
}

static char *marked_line_end(Span span, char *at)
{
    char *end = memchr(at, '\n', (size_t)(span.end - at));
    return end != NULL ? end : span.end;
}

/* ---- Quotation marks ------------------------------------------------------------------------- */

/* A text in quotation marks may be the name of a leaf, "f(x, y)". A tree has a bracket with two things in it, and in brackets a number or
 * other brackets; or several lines. */
static bool is_tree_inside(Span inside)
{
    int depth = 0;
    bool word = false, two = false, tree = false;
    for (const char *at = inside.at; at < inside.end; at++) {
        depth += strchr("([{", *at) != NULL && *at != '\0';
        depth -= strchr(")]}", *at) != NULL && *at != '\0';
        const bool separates = strchr(" ,;([{", *at) != NULL && *at != '\0';
        two |= *at == '\n' || (depth > 0 && word && separates);
        tree |= *at == '\n' || depth > 1 || (depth > 0 && *at >= '0' && *at <= '9');
        word = depth > 0 && !separates;
    }
    return two && tree;
}

/* Does the mark stand inside without a backslash in front of it? Backslashes are taken away afterwards. */
static bool stands_inside(Span inside, const char *mark)
{
    for (char *at = inside.at; at < inside.end; at++)
        if (mark_begins((Span){at, inside.end}, mark) && (at == inside.at || at[-1] != '\\'))
            return true;
    return false;
}

/* The backslash in front of a mark becomes a blank, outside of what the marks enclose. */
static void escapes_blank(Span inside, const char *mark)
{
    bool open = false;
    for (char *at = inside.at; at + 1 < inside.end; at++) {
        if (*at != '\\' || at[1] != *mark)
            continue;
        at[0] = open ? *mark : ' ';
        at[1] = open ? ' ' : *mark;
        open = !open;
        at++;
    }
}

static bool quotation_blank(Span span, PlycutText *says, PlycutError *error)
{
    static const struct {
        const char *open, *close;
    } MARKS[] = {{"\"\"\"", "\"\"\""},
                 {"'''", "'''"},
                 {"```", "```"},
                 {"\"", "\""},
                 {"'", "'"},
                 {"`", "`"},
                 {"\xE2\x80\x9C", "\xE2\x80\x9D"},
                 {"\xE2\x80\x9E", "\xE2\x80\x9C"},
                 {"\xE2\x80\x98", "\xE2\x80\x99"},
                 {"\xC2\xAB", "\xC2\xBB"}};
    for (size_t i = 0; i < sizeof MARKS / sizeof *MARKS; i++) {
        const size_t open = strlen(MARKS[i].open), close = strlen(MARKS[i].close);
        if (!mark_begins(span, MARKS[i].open) || !mark_ends(span, MARKS[i].close) ||
            (size_t)(span.end - span.at) <= open + close)
            continue;
        const Span inside = {span.at + open, span.end - close};
        if (stands_inside(inside, MARKS[i].close) || !is_tree_inside(inside))
            continue;
        span_blank(span.at, open);
        span_blank(inside.end, close);
        escapes_blank(inside, MARKS[i].close);
        return wrapping_say(says, "the quotation marks around it are passed over", error);
    }
    return true;
}

/* tree = """...""": the definition with its marks. */
static void long_text_blank(Span span)
{
    static const char *const MARKS[] = {"\"\"\"", "\'\'\'"};
    for (size_t i = 0; i < sizeof MARKS / sizeof *MARKS; i++) {
        char *open = span.at, *end = marked_line_end(span, span.at);
        while (open < end && !mark_begins((Span){open, span.end}, MARKS[i]))
            open++;
        const Span before = span_trim((Span){span.at, open}), inside = {open + 3, span.end - 3};
        if (open == end || !mark_ends(before, "=") || !mark_ends(span, MARKS[i]) ||
            inside.at > inside.end || stands_inside(inside, MARKS[i]))
            continue;
        span_blank(span.at, (size_t)(inside.at - span.at));
        span_blank(inside.end, 3);
    }
}

/* ---- Fences and prompts ---------------------------------------------------------------------- */

/* A line of ```mermaid in front, and one of ``` behind. */
static void fence_blank(Span span)
{
    static const char *const FENCES[] = {"```", "~~~"};
    for (size_t i = 0; i < sizeof FENCES / sizeof *FENCES; i++) {
        char *first = mark_begins(span, FENCES[i]) ? marked_line_end(span, span.at) : span.end;
        if (first == span.end)
            continue;
        span_blank(span.at, (size_t)(first - span.at));
        if (mark_ends(span, FENCES[i]) && span.end[-4] == '\n')
            span_blank(span.end - 3, 3);
    }
}

/* "> " in front of every line, as in mail; ">>> " and "... " as in Python. */
static void prompts_blank(Span span)
{
    static const char *const PROMPTS[] = {">>> ", "... ", "> "};
    bool all = mark_begins(span, ">");
    for (int round = 0; round < 2 && all; round++)
        for (char *at = span.at; at < span.end; at = marked_line_end(span, at) + 1) {
            bool found = marked_line_end(span, at) == at;
            for (size_t i = 0; i < sizeof PROMPTS / sizeof *PROMPTS && !found; i++) {
                found = mark_begins((Span){at, span.end}, PROMPTS[i]);
                span_blank(at, found && round == 1 ? strlen(PROMPTS[i]) : 0);
            }
            all &= found;
        }
}

/* ---- Tables ---------------------------------------------------------------------------------- */

/* "|---|:--|", the second line of a table of Markdown. */
static bool is_rule(const char *at, const char *end)
{
    bool dash = false, bar = false;
    for (; at < end; at++) {
        if (strchr("-|: \t\r", *at) == NULL)
            return false;
        dash |= *at == '-';
        bar |= *at == '|';
    }
    return dash && bar;
}

/* The bars between cells become commas, those around a line blanks. */
static void bars_blank(Span span)
{
    char *second = marked_line_end(span, span.at) + 1;
    if (second >= span.end || !is_rule(second, marked_line_end(span, second)))
        return;
    span_blank(second, (size_t)(marked_line_end(span, second) - second));
    for (char *at = span.at; at < span.end; at = marked_line_end(span, at) + 1) {
        const Span line = span_trim((Span){at, marked_line_end(span, at)});
        for (char *c = line.at; c < line.end; c++)
            if (*c == '|')
                *c = c == line.at || c + 1 == line.end ? ' ' : ',';
    }
}

/* Is it a table whose first line names its columns? */
static bool names_columns(const char *text, size_t length, PlycutError *error)
{
    Tokens tokens;
    PlycutError wrong = {0};
    const bool table = tokens_read(&tokens, text, length, &wrong) && records_fits(&tokens);
    tokens_free(&tokens);
    return plycut_had_memory(&wrong, error) && table;
}

/* Cells between tabs, as spreadsheets copy them. */
static bool tabs_blank(Span span, PlycutError *error)
{
    const size_t length = (size_t)(span.end - span.at);
    if (memchr(span.at, '\t', (size_t)(marked_line_end(span, span.at) - span.at)) == NULL ||
        memchr(span.at, ',', length) != NULL)
        return true;
    for (char *at = span.at; at < span.end; at++)
        *at = *at == '\t' ? ',' : *at;
    if (names_columns(span.at, length, error))
        return true;
    for (char *at = span.at; at < span.end; at++)
        *at = *at == ',' ? '\t' : *at;
    return error->code == PLYCUT_OK;
}

bool marks_blank(char *text, size_t length, PlycutText *says, PlycutError *error)
{
    const Span span = {text, text + length};
    fence_blank(span_trim(span));
    prompts_blank(span_trim(span));
    bars_blank(span_trim(span));
    long_text_blank(span_trim(span));
    return quotation_blank(span_trim(span), says, error) && tabs_blank(span_trim(span), error);
}
