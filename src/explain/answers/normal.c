/* The forms of an answer that have only one reading, made into the one form that the readers know: "label: answer". A
 * student who writes "1) value = 8; best: D." answers the same as one who writes two lines "value: 8" and "best: D".
 * Whatever could be read in two ways is left as it is, and the readers ask. */
#include "base/lexeme.h"
#include "base/utf8.h"
#include "answers/read.h"

#include <ctype.h>
#include <string.h>

/* ---- Characters ------------------------------------------------------------------------------ */

/* What a sign stands for, outside quotes. The twins of ASCII are in base/lexeme.h. */
static const struct {
    const char *from, *to;
} CHARACTERS[] = {
    {"\xe2\x80\x8b", ""},   /* zero-width space */
    {"\xe2\x80\x8c", ""},   /* zero-width non-joiner */
    {"\xe2\x80\x8d", ""},   /* zero-width joiner */
    {"\xe2\x81\xa0", ""},   /* word joiner */
    {"\xef\xbb\xbf", ""},   /* byte order mark */
    {"\xc2\xad", ""},       /* soft hyphen */
    {"\xe2\x86\x92", "->"}, /* arrow */
    {"\xe2\x87\x92", "->"}, /* double arrow */
    {"\xe2\x80\x90", "-"},  /* hyphen, and one that does not break */
    {"\xe2\x80\x91", "-"},
    {"\xe2\x89\xa6", "<="}, /* at most, with two lines */
    {"\xe2\x89\xa7", ">="}, /* at least, with two lines */
    {"\xe2\xa9\xbd", "<="}, /* at most, slanted */
    {"\xe2\xa9\xbe", ">="}, /* at least, slanted */
    {"\xe2\x89\x88", "="},  /* about */
    {"\xe2\x81\x84", "/"},  /* fraction slash, division slash */
    {"\xe2\x88\x95", "/"},
    {"\xe2\x9f\xa8", "("}, /* angle brackets */
    {"\xe2\x9f\xa9", ")"},
    {"\xe3\x80\x88", "("},
    {"\xe3\x80\x89", ")"},
    {"\xe2\x80\x9c", "\""}, /* quotation marks */
    {"\xe2\x80\x9d", "\""},
    {"\xe2\x80\x9e", "\""},
    {" // ", "; "},
    {"**", ""}, /* bold in Markdown */
    {"`", ""},  /* code in Markdown */
    /* LaTeX, where the longer word comes first; "\\infty" is a word of typed.def */
    {"\\leqslant", "<="},
    {"\\geqslant", ">="},
    {"\\leq", "<="},
    {"\\geq", ">="},
    {"\\left(", "("},
    {"\\left[", "["},
    {"\\right)", ")"},
    {"\\right]", "]"},
    {"\\leftarrow", "<-"},
    {"\\rightarrow", "->"},
    {"\\le", "<="},
    {"\\ge", ">="},
    {"\\to ", "-> "},
    {"\\alpha", "alpha"},
    {"\\beta", "beta"},
    {"\\item ", ""},
    {"\\{", "{"},
    {"\\}", "}"},
    {"\\(", ""},
    {"\\)", ""},
    {"\\&", "&"},
    {"\\,", " "},
    {"\\;", " "},
    {"\\ ", " "},
    {"$", ""},
};

enum { CHARACTER_COUNT = sizeof CHARACTERS / sizeof *CHARACTERS };

/* The row of a sign that begins a text, or CHARACTER_COUNT. */
static size_t sign_row(const char *text, size_t left)
{
    size_t row = 0;
    for (; row < CHARACTER_COUNT; row++) {
        const size_t length = strlen(CHARACTERS[row].from);
        if (length <= left && memcmp(text, CHARACTERS[row].from, length) == 0)
            break;
    }
    return row;
}

/* Write the character or sign at the beginning of a text as it is meant; returns how many bytes it has. */
static size_t character_put(const char *text, size_t left, bool quoted, char **to)
{
    const size_t row = quoted ? CHARACTER_COUNT : sign_row(text, left);
    if (row < CHARACTER_COUNT) {
        const size_t length = strlen(CHARACTERS[row].to);
        memcpy(*to, CHARACTERS[row].to, length);
        *to += length;
        return strlen(CHARACTERS[row].from);
    }
    char ascii;
    const size_t twin = quoted ? 0 : lexeme_ascii(text, text + left, &ascii),
                 whole = utf8_length(text, left), length = whole > 0 ? whole : 1;
    if (twin > 0)
        *(*to)++ = ascii;
    for (size_t i = 0; twin == 0 && i < length; i++)
        *(*to)++ = text[i];
    return twin > 0 ? twin : length;
}

size_t line_end_at(const char *text, size_t left)
{
    static const char *const ENDS[] = {"\r\n", "\n",           "\r",           "\v",
                                       "\f",   "\xe2\x80\xa8", "\xe2\x80\xa9", "\xc2\x85"};
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        const size_t length = strlen(ENDS[i]);
        if (length <= left && memcmp(text, ENDS[i], length) == 0)
            return length;
    }
    return 0;
}

size_t line_length(const char *text, size_t left)
{
    size_t length = 0;
    while (length < left && line_end_at(text + length, left - length) == 0)
        length++;
    return length;
}

/* "#1:", "#2)": the number of a question, not a comment. */
static bool is_numbered(const char *text, size_t length)
{
    size_t i = 1;
    while (i < length && isdigit((unsigned char)text[i]))
        i++;
    return i > 1 && i < length && strchr(":.)", text[i]) != NULL;
}

bool begins_number_sign(const char *text, size_t length)
{
    enum { LABEL_MOST = 60 };
    char answer[LABEL_MOST] = "";
    double number;
    size_t sign = 0;
    while (sign < length && sign < LABEL_MOST && strchr(":=", text[sign]) == NULL)
        sign++;
    if (sign >= length || sign == LABEL_MOST || *text != '#')
        return false;
    const int fact = label_fact(text, sign, NULL);
    size_t begin = sign + 1;
    while (begin < length && is_blank(text[begin]))
        begin++;
    const size_t left = length - begin;
    memcpy(answer, text + begin, left < sizeof answer ? left : sizeof answer - 1);
    return fact >= 0 && fact != PLYCUT_FACT_VALUE && fact_table[fact].shape == &number_shape &&
           (typed_number_at(answer, &number) > 0 || typed_at(TYPED_NUMBER, answer, NULL) > 0);
}

/* Does a comment begin here? What precedes a number sign is a bullet or the number of a question. */
static bool begins_comment(const char *begin, const char *before, const char *text, size_t length)
{
    enum { NUMBERING_MOST = 6 };
    if (*text != '#' || (before > begin && !is_blank(before[-1])))
        return false;
    if ((before == begin && is_numbered(text, length)) ||
        memchr(begin, '|', (size_t)(before - begin)) != NULL) /* "node | # leaves" */
        return false;
    return before - begin > NUMBERING_MOST || !begins_number_sign(text, length);
}

/* A sign that ends a line and says nothing: "7 |", "7;", "7 ✓". Its length, or 0. */
static size_t line_mark_before(const char *begin, const char *end)
{
    static const char *const MARKS[] = {
        "\xe3\x81\xa7\xe3\x81\x99", /* "is", at the end in Japanese */
        "|",
        ";",
        "\xe2\x9c\x93",
        "\xe2\x9c\x94",
        "\xe2\x98\x91"};
    for (size_t i = 0; i < sizeof MARKS / sizeof *MARKS; i++) {
        const size_t length = strlen(MARKS[i]);
        if ((size_t)(end - begin) >= length && memcmp(end - length, MARKS[i], length) == 0)
            return length;
    }
    return end > begin && is_blank(end[-1]);
}

/* A comment begins at the beginning of a line or after a blank. A full stop or a semicolon ends a line, dots stand for a blank one. */
/* Dots and blanks that lead from a label to its answer, "value ..... 7": how many bytes they have, or 0. */
static size_t leaders_at(const char *text)
{
    const size_t before = strspn(text, BLANK_BYTES), dots = strspn(text + before, ". "),
                 behind = strspn(text + before + dots, BLANK_BYTES);
    size_t points = 0;
    for (size_t i = 0; i < dots; i++)
        points += text[before + i] == '.';
    const bool apart = before > 0 && is_blank(text[before + dots + behind - 1]);
    return ((points > 2 && apart) || points > 3) && text[before + dots + behind] != '\0'
               ? before + dots + behind
               : 0;
}

/* The dots that lead to an answer become a colon; those that begin a line, below a label, vanish. Not between two numbers, "3 ... inf". Returns
 * the new end. */
static char *leaders_replace(char *plain, char *end)
{
    size_t begin = strspn(plain, ".");
    if (begin > 2 && is_blank(plain[begin])) {
        memmove(plain, plain + begin + 1, (size_t)(end - plain) - begin);
        end -= begin + 1;
    }
    for (char *at = plain; *at != '\0'; at++) {
        const size_t leaders = at > plain ? leaders_at(at) : 0;
        if (leaders == 0 || (!isalpha((unsigned char)at[-1]) && at[-1] != ')'))
            continue;
        memmove(at + 2, at + leaders, (size_t)(end - at) - leaders + 1);
        memcpy(at, ": ", 2);
        return end - leaders + 2;
    }
    return end;
}

const char *line_plain(Submissions *s, const char *line, size_t length)
{
    char *plain = arena_take(&s->arena, 2 * length + 1),
         *to = plain; /* the two bytes of a half become " 1/2" */
    bool quoted = false;
    if (plain == NULL)
        return "";
    for (size_t i = 0; i < length;) {
        if (begins_comment(plain, to, line + i, length - i))
            break;
        quoted ^= line[i] == '"';
        i += character_put(line + i, length - i, quoted, &to);
    }
    for (size_t mark; (mark = line_mark_before(plain, to)) > 0;)
        to -= mark;
    *to = '\0';
    to = leaders_replace(plain, to);
    if (to - plain > 1 && strchr(".!", to[-1]) != NULL && to[-2] != '.')
        to--;
    return text_kept(s, plain, (size_t)(to - plain));
}

/* ---- Headers --------------------------------------------------------------------------------- */

/* What stands at the top of a page and answers nothing. The name of the student is read elsewhere. */
bool line_is_header(const char *line, const Piece *piece)
{
    const bool labelled = piece->form == FORM_LABEL || piece->form == FORM_EQUATION,
               plain = piece->form == FORM_NONE || piece->form == FORM_ROW;
    const size_t length = typed_at(TYPED_HEADER, line, NULL);
    return length > 0 &&
           ((labelled && length + strspn(line + length, BLANK_BYTES "*_") >= piece->label) ||
            (plain && (line[length] == '\0' || line[length] == ',' || is_blank(line[length]))));
}

bool line_is_rule(const char *line)
{
    const size_t length = strlen(line);
    const bool alike = length > 1 && strchr("-=*_~", *line) != NULL &&
                       strspn(line, (char[]){*line, '\0'}) == length,
               below_heading = strstr(line, "--") != NULL || strstr(line, "==") != NULL;
    return alike || (below_heading && strspn(line, "|+:-= \t") == length);
}

/* ---- What stands around an answer ------------------------------------------------------------ */

/* Are the first and the last character of a text a pair of these? */
static bool is_wrapped(const char *text, size_t length, const char *open)
{
    return length > 1 && strchr(open, *text) != NULL && group_length(text, length) == length;
}

const char *without_brackets(Submissions *s, const char *text)
{
    const size_t length = strlen(text);
    const bool around = is_wrapped(text, length, "[{(");
    return text_kept(s, text + around, length - 2 * (size_t)around);
}

/* "*3*", "'B'": the same character twice, and nowhere between. */
static bool is_marked(const char *text, size_t length)
{
    return length > 2 && strchr("*_'\"", *text) != NULL && text[length - 1] == *text &&
           memchr(text + 1, *text, length - 2) == NULL;
}

const char *unwrapped(Submissions *s, const char *text)
{
    size_t length = strlen(text);
    for (;;) {
        while (length > 0 && strchr(",; \t", text[length - 1]) != NULL)
            length--;
        if (length > 4 && strncmp(text, "__", 2) == 0 && strncmp(text + length - 2, "__", 2) == 0) {
            text += 2;
            length -= 4;
        } else if (is_marked(text, length) || is_wrapped(text, length, "[{(")) {
            text++;
            length -= 2;
        } else {
            return text_kept(s, text, length);
        }
    }
}

/* ---- Lists ----------------------------------------------------------------------------------- */

/* A comma with digits on both sides, next to other separators, could be a decimal comma. */
bool has_decimal_comma(const char *text)
{
    for (const char *at = strchr(text, ','); at != NULL; at = strchr(at + 1, ','))
        if (at > text && isdigit((unsigned char)at[-1]) && isdigit((unsigned char)at[1]))
            return true;
    return false;
}

/* "3,5 12 8": blanks part the nodes, and only with decimal commas all of them are nodes. */
static const char *with_decimal_points(Reader *r, const char *text)
{
    if (strpbrk(text, ";|") != NULL || strchr(text, ' ') == NULL || strstr(text, ", ") != NULL ||
        !has_decimal_comma(text))
        return text;
    char *points = (char *)text_kept(r->s, text, strlen(text));
    for (char *at = points; *at != '\0'; at++)
        if (*at == ',')
            *at = '.';
    return !text_lists_nodes(r->s, r->index, text) && text_lists_nodes(r->s, r->index, points)
               ? points
               : text;
}

const char *list_plain(Reader *r, const char *text)
{
    const char *plain = with_decimal_points(r, without_brackets(r->s, text));
    if (strpbrk(plain, ";|") != NULL && has_decimal_comma(plain)) {
        reader_refuse(r, "decimals have a point (2.5), and commas separate the nodes, not '%s'",
                      text);
        return NULL;
    }
    return plain;
}
