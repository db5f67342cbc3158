/* The forms of an answer that have only one reading, made into the one form that the readers know: "label: answer". A
 * student who writes "1) value = 8; best: D." answers the same as one who writes two lines "value: 8" and "best: D".
 * Whatever could be read in two ways is left as it is, and the readers ask. */
#include "base/same.h"
#include "base/utf8.h"
#include "answers/read.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- Characters ------------------------------------------------------------------------------ */

/* What a character or a sign stands for, outside quotes. */
static const struct {
    const char *from, *to;
} SIGNS[] = {
    {"\xe2\x80\x8b", ""},   /* zero-width space */
    {"\xe2\x80\x8c", ""},   /* zero-width non-joiner */
    {"\xe2\x80\x8d", ""},   /* zero-width joiner */
    {"\xe2\x81\xa0", ""},   /* word joiner */
    {"\xef\xbb\xbf", ""},   /* byte order mark */
    {"\xc2\xad", ""},       /* soft hyphen */
    {"\xc2\xa0", " "},      /* no-break space */
    {"\xe2\x80\x87", " "},  /* figure space */
    {"\xe2\x80\x89", " "},  /* thin space */
    {"\xe2\x80\xaf", " "},  /* narrow no-break space */
    {"\xe3\x80\x80", " "},  /* ideographic space */
    {"\xe3\x80\x81", ","},  /* ideographic comma */
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
    /* a fraction in one character, perhaps after a whole number */
    {"\xc2\xbd", " 1/2"},
    {"\xc2\xbc", " 1/4"},
    {"\xc2\xbe", " 3/4"},
    {"\xe2\x85\x93", " 1/3"},
    {"\xe2\x85\x94", " 2/3"},
    {"\xe2\x85\x95", " 1/5"},
    {"\xe2\x85\x96", " 2/5"},
    {"\xe2\x85\x97", " 3/5"},
    {"\xe2\x85\x98", " 4/5"},
    {"\xe2\x85\x99", " 1/6"},
    {"\xe2\x85\x9a", " 5/6"},
    {"\xe2\x85\x9b", " 1/8"},
    {"\xe2\x85\x9c", " 3/8"},
    {"\xe2\x85\x9d", " 5/8"},
    {"\xe2\x85\x9e", " 7/8"},
    {"\xe2\x80\x9c", "\""}, /* quotation marks */
    {"\xe2\x80\x9d", "\""},
    {"\xe2\x80\x9e", "\""},
    {"**", ""}, /* bold in Markdown */
    {"`", ""},  /* code in Markdown */
};

enum { SIGN_COUNT = sizeof SIGNS / sizeof *SIGNS };

/* A full-width letter, digit or sign: its ASCII character, or 0. */
static char narrow(uint32_t character)
{
    return character >= 0xFF01 && character <= 0xFF5E ? (char)(character - 0xFF01 + '!') : 0;
}

/* The row of a sign that begins a text, or SIGN_COUNT. */
static size_t sign_row(const char *text, size_t left)
{
    size_t row = 0;
    for (; row < SIGN_COUNT; row++) {
        const size_t length = strlen(SIGNS[row].from);
        if (length <= left && memcmp(text, SIGNS[row].from, length) == 0)
            break;
    }
    return row;
}

/* Write the character or sign at the beginning of a text as it is meant; returns how many bytes it has. */
static size_t character_put(const char *text, size_t left, bool quoted, char **to)
{
    const size_t row = quoted ? SIGN_COUNT : sign_row(text, left);
    if (row < SIGN_COUNT) {
        const size_t length = strlen(SIGNS[row].to);
        memcpy(*to, SIGNS[row].to, length);
        *to += length;
        return strlen(SIGNS[row].from);
    }
    const size_t length = utf8_length(text, left);
    const char *next = text;
    const char ascii = quoted || length != 3 ? 0 : narrow(utf8_next(&next));
    if (ascii != 0)
        *(*to)++ = ascii;
    for (size_t i = 0; ascii == 0 && i < (length > 0 ? length : 1); i++)
        *(*to)++ = text[i];
    return length > 0 ? length : 1;
}

size_t line_end_at(const char *text)
{
    static const char *const ENDS[] = {"\r\n", "\n",           "\r",           "\v",
                                       "\f",   "\xe2\x80\xa8", "\xe2\x80\xa9", "\xc2\x85"};
    size_t row;
    return names_begin(text, PLYCUT_WORDS(ENDS, sizeof ENDS / sizeof *ENDS), &row);
}

size_t line_length(const char *text)
{
    size_t length = 0;
    while (text[length] != '\0' && line_end_at(text + length) == 0)
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

/* A comment begins at the beginning of a line or after a blank. A full stop or a semicolon ends a line, dots stand for a blank one. */
const char *line_plain(Submissions *s, const char *line, size_t length)
{
    char *plain = arena_take(&s->arena, 2 * length + 1),
         *to = plain; /* the two bytes of a half become " 1/2" */
    bool quoted = false;
    if (plain == NULL)
        return "";
    for (size_t i = 0; i < length;) {
        if (line[i] == '#' && (to == plain || is_blank(to[-1])) &&
            !(to == plain && is_numbered(line + i, length - i)))
            break;
        quoted ^= line[i] == '"';
        i += character_put(line + i, length - i, quoted, &to);
    }
    while (to > plain && (is_blank(to[-1]) || to[-1] == '|' || to[-1] == ';'))
        to--;
    if (to - plain > 1 && to[-1] == '.' && to[-2] != '.')
        to--;
    return text_kept(s, plain, (size_t)(to - plain));
}

/* ---- Numbers and bullets --------------------------------------------------------------------- */

static size_t bullet_at(const char *text)
{
    const size_t length = typed_word_at(TYPED_BULLET, text);
    return is_blank(text[length]) ? length : 0;
}

/* "Q", "question", "task" before a number: their length, or 0. */
static size_t question_at(const char *text)
{
    size_t length = typed_word_at(TYPED_QUESTION, text);
    length += length > 0 ? strspn(text + length, " ") : 0;
    return isdigit((unsigned char)text[length]) ? length : 0;
}

/* The number of a question: "1.", "1)", "(1)", "a)", "Q1:". *sure: it cannot be a node; *letter: it is a letter. Its
 * length, or 0. */
static size_t question_number_at(const char *text, bool *sure, bool *letter)
{
    const bool open = *text == '(';
    size_t i = open, word = open ? 0 : question_at(text);
    i += word;
    const size_t digits = strspn(text + i, "0123456789");
    if (digits > 3 || (digits == 0 && !islower((unsigned char)text[i])))
        return 0;
    i += digits > 0 ? digits : 1;
    *sure = text[i] == ')' || (text[i] == '.' && digits > 0);
    *letter = digits == 0;
    if (text[i] != ')' && (open || strchr(".:", text[i]) == NULL || text[i] == '\0'))
        return 0;
    i++;
    return text[i] == '\0' || is_blank(text[i]) || text[i - 1] == ')' ? i : 0;
}

/* A number that might be a node ("1: 3") is a question's only if an answer with its own label follows; a letter, only if
 * we know the label. */
static bool is_labelled(const char *text, bool known)
{
    Piece piece;
    return piece_parse(text, strlen(text), &piece) && piece.form == FORM_LABEL &&
           (!known || label_is_known(text, piece.label));
}

/* A digit in a circle, in brackets or with a full stop, in one character: \u2460 to \u249b. */
static size_t circled_at(const char *text)
{
    const unsigned char *at = (const unsigned char *)text;
    return at[0] == 0xe2 && (at[1] == 0x91 || (at[1] == 0x92 && at[2] >= 0x80 && at[2] <= 0x9b))
               ? 3
               : 0;
}

/* A word of what may stand before an answer as its number: digits, single letters, dots and brackets, "1.1", "1.a)", "[1]", "1/",
 * a word for a question, a bullet. Its length, or 0. */
static size_t numbering_at(const char *text, bool *sure)
{
    enum { LONGEST = 8 };
    const size_t bullet = bullet_at(text), circled = circled_at(text),
                 question = typed_word_at(TYPED_QUESTION, text);
    size_t i = bullet + circled + (bullet + circled == 0 ? question : 0);
    *sure = bullet + circled > 0;
    if (bullet > 0 || (question > 0 && is_blank(text[i])))
        return i;
    const size_t begin = i;
    for (; i - begin <= LONGEST && text[i] != '\0' && !is_blank(text[i]); i++) {
        const bool letter = isalpha((unsigned char)text[i]);
        if ((letter && i > begin && isalpha((unsigned char)text[i - 1])) ||
            (!letter && !isdigit((unsigned char)text[i]) && strchr(".:()[]/-", text[i]) == NULL))
            return 0;
    }
    *sure |= i > begin && strchr(")]", text[i - 1]) != NULL;
    return i - begin <= LONGEST ? i : 0;
}

/* What precedes the label of an answer, if all of it is a number in some form; or 0. */
static size_t numbering(const char *text)
{
    enum { WORDS_MOST = 4 };
    size_t at = 0;
    for (int words = 0; words < WORDS_MOST; words++) {
        bool sure;
        const size_t length = numbering_at(text + at, &sure);
        if (length == 0)
            return 0;
        at += length + strspn(text + at + length, BLANK_BYTES);
        if (text[at] != '\0' && is_labelled(text + at, !sure))
            return at;
    }
    return 0;
}

/* The line without bullets and numbers that are in one of the usual forms. */
static const char *past_usual_number(const char *text, int *number)
{
    *number = 0;
    for (;;) {
        bool sure = true, letter = false;
        const size_t bullet = bullet_at(text),
                     length = bullet > 0 ? 0 : question_number_at(text, &sure, &letter);
        const char *rest = text + bullet + length + strspn(text + bullet + length, BLANK_BYTES);
        if (bullet + length == 0 || *rest == '\0' || (!sure && !is_labelled(rest, letter)))
            return text;
        const char *digits = strpbrk(text, "0123456789");
        if (length > 0 && digits != NULL && digits < text + length)
            *number = atoi(digits);
        text = rest;
    }
}

const char *line_past_number(const char *text, int *number)
{
    const char *rest = past_usual_number(text, number);
    return is_labelled(rest, true) ? rest : rest + numbering(rest);
}

/* ---- Headers --------------------------------------------------------------------------------- */

/* What stands at the top of a page and answers nothing. The name of the student is read elsewhere. */
bool line_is_header(const char *line, const Piece *piece)
{
    static const char *const WORDS[] = {
        "date",          "group",          "course",     "class",  "matriculation number",
        "matriculation", "student number", "student id", "number", "points",
        "semester",      "email",          "e-mail",     "tutor",  "exam"};
    const bool labelled = piece->form == FORM_LABEL || piece->form == FORM_EQUATION,
               plain = piece->form == FORM_NONE || piece->form == FORM_ROW;
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        const size_t length = plain ? text_begins(line, WORDS[i]) : 0;
        if ((labelled && label_is(line, piece->label, WORDS[i])) ||
            (length > 0 && (line[length] == '\0' || is_blank(line[length]))))
            return true;
    }
    return false;
}

/* ---- Lists ----------------------------------------------------------------------------------- */

/* What separates the elements of a list like a comma, unless a name in the tree has it. */
static const char *const SEPARATORS[] = {";", "->", " and ", " then ", "&", "|"};
enum { SEPARATOR_COUNT = sizeof SEPARATORS / sizeof *SEPARATORS };

static bool is_in_a_name(const TreeIndex *index, const char *sign)
{
    for (uint32_t n = 0; n < index->tree.node_count; n++) {
        const PlycutTraceNode *node = &index->tree.nodes[n];
        if (strstr(node->name, sign) != NULL ||
            (node->label != NULL && strstr(node->label, sign) != NULL))
            return true;
    }
    return false;
}

const char *without_brackets(Submissions *s, const char *text)
{
    const size_t length = strlen(text);
    const bool around =
        length > 1 && strchr("[{(", *text) != NULL && group_length(text, length) == length;
    return text_kept(s, text + around, length - 2 * (size_t)around);
}

/* The length of the separator at a place in the text, or 0. */
static size_t separator_at(const Reader *r, const char *text)
{
    size_t row;
    const size_t length = names_begin(text, PLYCUT_WORDS(SEPARATORS, SEPARATOR_COUNT), &row);
    return length > 0 && !is_in_a_name(r->index, SEPARATORS[row]) ? length : 0;
}

/* A comma with digits on both sides, next to other separators, could be a decimal comma. */
bool has_decimal_comma(const char *text)
{
    for (const char *at = strchr(text, ','); at != NULL; at = strchr(at + 1, ','))
        if (at > text && isdigit((unsigned char)at[-1]) && isdigit((unsigned char)at[1]))
            return true;
    return false;
}

const char *list_plain(Reader *r, const char *text)
{
    char *plain = (char *)without_brackets(r->s, text);
    if (strpbrk(plain, ";|") != NULL && has_decimal_comma(plain)) {
        reader_refuse(r, "decimals have a point (2.5), and commas separate the nodes, not '%s'",
                      text);
        return NULL;
    }
    for (char *at = plain; *at != '\0';) {
        const size_t group = *at == '"' ? group_length(at, SIZE_MAX) : 0,
                     separator = group > 0 ? 0 : separator_at(r, at);
        if (separator > 0) {
            memset(at, ' ', separator);
            *at = ',';
        }
        at += group + separator > 0 ? group + separator : 1;
    }
    return plain;
}

/* ---- Remarks --------------------------------------------------------------------------------- */

bool is_hedged(const char *text)
{
    static const char *const WORDS[] = {"or",    "either",   "maybe", "perhaps",
                                        "might", "possibly", "also",  "too"};
    static const char ENDS[] = " \t,;:()[]?!.";
    if (strchr(text, '?') != NULL)
        return true;
    for (text += strspn(text, ENDS); *text != '\0'; text += strspn(text, ENDS)) {
        const size_t length = strcspn(text, ENDS);
        for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
            if (spells(text, length, WORDS[i]))
                return true;
        text += length;
    }
    return false;
}

/* The next number of a text, which moves past it; numbers within words, as in "2nd" or "B2", are none. */
static bool number_take(const char **text, double *number)
{
    static const char BETWEEN[] = " \t,;:()[]{}=<>+|";
    for (const char *at = *text; *at != '\0';) {
        at += strspn(at, BETWEEN);
        size_t length = typed_number_at(at, number);
        const size_t first = length == 0 && *at != '\0' ? 1 + strcspn(at + 1, "-") : 0; /* 2-3 */
        if (first > 0 && at[first] == '-' && typed_number(at, first, false, number))
            length = first;
        if (length > 0 && !isalpha((unsigned char)at[length])) {
            *text = at + length + (at[length] == '-');
            return true;
        }
        at += *at != '\0';
        while (*at != '\0' && strchr(BETWEEN, *at) == NULL)
            at++;
    }
    return false;
}

static bool has_number(const char *text, double wanted)
{
    double number;
    while (number_take(&text, &number))
        if (same_number(number, wanted))
            return true;
    return false;
}

bool aside_number_take(const char **text, double *number)
{
    double right;
    Relation relation;
    while (number_take(text, number)) {
        const char *after = *text + strspn(*text, " \t");
        if (typed_relation_at(after, &relation) == 0)
            return true;
        if (!number_take(text, &right))
            return false;
    }
    return false;
}

/* "7 (else 8)", "3 (2, 4, 5)", in any language: a number next to a number may be meant instead of it. */
static bool has_other_number(const char *plain, const char *remark)
{
    double number;
    const char *first = plain;
    if (!number_take(&first, &number))
        return false;
    while (aside_number_take(&remark, &number))
        if (!has_number(plain, number))
            return true;
    return false;
}

/* What stands in parentheses may be a second answer: "8 (9)", "PV (CUT)", "2 (<=2)", "8 (or 9)", "4 (and 6)". */
static bool may_answer(const char *plain, const char *remark)
{
    double number;
    int word;
    Relation relation;
    return typed_number(remark, strlen(remark), true, &number) ||
           typed_relation_at(remark, &relation) > 0 ||
           (fact_of_word(plain, &word) >= 0 && fact_of_word(remark, &word) >= 0) ||
           is_hedged(remark) || text_begins(remark, "and ") > 0;
}

static const char *remark_leave_out(Submissions *s, const char *text, bool numbers)
{
    const char *bracket = strrchr(text, '(');
    if (bracket == NULL || bracket == text || text[strlen(text) - 1] != ')')
        return text;
    const char *plain = text_kept(s, text, (size_t)(bracket - text)),
               *remark = text_kept(s, bracket + 1, strlen(bracket) - 2);
    return may_answer(plain, remark) || (numbers && has_other_number(plain, remark)) ? text : plain;
}

const char *without_remark(Submissions *s, const char *text)
{
    return remark_leave_out(s, text, true);
}

const char *without_remark_on_node(Submissions *s, const char *text)
{
    return remark_leave_out(s, text, false);
}
