/* How a piece of a line names what it answers: "label: X", "X = 3", "C <= 2", "value 3", "X PV", or a cutoff. */
#include "base/letter.h"
#include "answers/read.h"

#include <string.h>

size_t group_length(const char *text, size_t length)
{
    static const char OPEN[] = "\"([{", CLOSE[] = "\")]}";
    const char *open = length > 0 && *text != '\0' ? strchr(OPEN, *text) : NULL;
    size_t depth = 0;
    for (size_t i = 0; open != NULL && i < length && text[i] != '\0'; i++) {
        const bool closes = text[i] == CLOSE[open - OPEN] && i > 0;
        depth += text[i] == *open && !closes;
        depth -= closes;
        if (depth == 0)
            return i + 1;
    }
    return 0;
}

static size_t word_length(const char *text, size_t length)
{
    size_t i = 0;
    while (i < length && !is_blank(text[i]))
        i++;
    return i;
}

static size_t trimmed(const char *text, size_t length)
{
    while (length > 0 && is_blank(text[length - 1]))
        length--;
    return length;
}

/* " is ", " are ": the length, or 0. */
static size_t verb_at(const char *text)
{
    const size_t length = text_begins(text, " is ");
    return length > 0 ? length : text_begins(text, " are ");
}

/* Does a label name a fact and a node: "value of C"? */
static bool names_fact_of_node(const char *text, size_t length)
{
    char label[64] = "";
    size_t node, node_length;
    if (length >= sizeof label)
        return false;
    memcpy(label, text, length);
    return label_of_node(label, &node, &node_length) >= 0;
}

/* "pruned -> X, Y", "value := 3", "value of B - 3": a known label, and a sign that parts it from the answer, before any colon. */
static bool parse_parted(const char *text, size_t length, Piece *piece)
{
    for (size_t i = *text == '"' ? group_length(text, length) : 0; i < length && text[i] != '[';
         i++) {
        const size_t sign = typed_word_at(TYPED_PARTS, text + i);
        if (sign == 0 && (text[i] == ':' || text[i] == ';' || text[i] == ','))
            return false;
        if (sign == 0 || i + sign >= length)
            continue;
        *piece = (Piece){FORM_KNOWN, trimmed(text, i), i + sign};
        return piece->label > 0 &&
               (label_is_known(text, piece->label) || names_fact_of_node(text, piece->label));
    }
    return false;
}

/* "label: answer"; in a text without a colon "label = answer", "label is answer", "label <= answer". */
static bool parse_signed(const char *text, size_t length, Piece *piece)
{
    enum { LABEL_MOST = 200 };
    const size_t quote = *text == '"' ? group_length(text, length) : 0;
    const char *sign = memchr(text + quote, ':', length - quote);
    Relation relation;
    if (sign != NULL) {
        *piece = (Piece){FORM_LABEL, (size_t)(sign - text), (size_t)(sign - text) + 1};
        return piece->label > 0 && piece->label < LABEL_MOST &&
               memchr(text, ';', piece->label) == NULL;
    }
    for (size_t i = quote; i < length && text[i] != '['; i++) {
        const size_t related = typed_relation_at(text + i, &relation), verb = verb_at(text + i);
        if (related + verb == 0 && text[i] != '=')
            continue;
        *piece = (Piece){FORM_EQUATION, trimmed(text, i),
                         related > 0 ? i
                         : verb > 0  ? i + verb
                                     : i + 1};
        return piece->label > 0 && piece->label < LABEL_MOST;
    }
    return false;
}

/* "X alpha shallow 2 <= 3 by Y": a node, then a side or a kind. */
static bool parse_cutoff(const char *text, size_t length, Piece *piece)
{
    int alpha;
    for (size_t i = word_length(text, length); i < length; i += word_length(text + i, length - i)) {
        i += strspn(text + i, BLANK_BYTES);
        const size_t word = word_length(text + i, length - i),
                     side = typed_side_at(text + i, &alpha);
        int kind = UNSTATED;
        const bool has_side = side > 0 && text[i + side + strspn(text + i + side, " ")] != '=';
        if (has_side || (typed_kind_at(text + i, &kind) == word &&
                         (kind == PLYCUT_SHALLOW || kind == PLYCUT_DEEP))) {
            *piece = (Piece){FORM_CUTOFF, 0, 0};
            return true;
        }
        if (word == 0)
            break;
    }
    return false;
}

/* The longest beginning that is the label of an answer, and what follows: "principal variation D, I, 8". */
static bool parse_known(const char *text, size_t length, Piece *piece)
{
    for (size_t i = length; i > 0; i--) {
        if (i < length && !is_blank(text[i]))
            continue;
        const size_t end = trimmed(text, i);
        if (!label_is_known(text, end))
            continue;
        *piece = (Piece){FORM_KNOWN, end, i};
        return true;
    }
    return false;
}

/* "C [3, inf] <= 2", "C PV", "C 7": a node, and what can only be an answer about it. */
static bool parse_row(const char *text, size_t length, Piece *piece)
{
    double number;
    int word;
    size_t at = 0;
    for (size_t i = 1; i < length; i++)
        if (is_blank(text[i - 1]) && !is_blank(text[i]) && (at == 0 || text[at] != '['))
            at = i;
    const size_t last = length - at;
    char answer[32] = "";
    if (at == 0 || memchr(text, ',', at) != NULL ||
        strchr("=<>", text[trimmed(text, at) - 1]) != NULL)
        return false;
    memcpy(answer, text + at, last < sizeof answer ? last : sizeof answer - 1);
    size_t label = trimmed(text, at);
    while (label > 0 && (text[label - 1] == '|' || is_blank(text[label - 1]))) /* "| C | 7 |" */
        label--;
    *piece = (Piece){FORM_ROW, label, at};
    return text[at] == '[' || typed_number(answer, strlen(answer), false, &number) ||
           fact_of_word(answer, &word) >= 0 || typed_is(TYPED_NEVER, answer);
}

/* "value of C 7": a row whose label names a fact and a node. */
static bool parse_fact_row(const char *text, size_t length, Piece *piece)
{
    return parse_row(text, length, piece) && names_fact_of_node(text, piece->label);
}

/* "value: 7", "the value is 7", "the window at C is [3, inf]": nothing else can be meant. */
static bool form_is_sure(const char *text, const Piece *piece)
{
    return piece->form == FORM_LABEL || label_is_known(text, piece->label) ||
           ((verb_at(text + piece->label) > 0 || text[piece->answer - 1] == '=') &&
            names_fact_of_node(text, piece->label));
}

bool piece_parse(const char *text, size_t length, Piece *piece)
{
    length = trimmed(text, length);
    if (length > 0 && parse_parted(text, length, piece))
        return true;
    const bool has_sign = length > 0 && parse_signed(text, length, piece);
    if (has_sign && form_is_sure(text, piece))
        return true;
    if (length > 0 && (parse_fact_row(text, length, piece) || parse_known(text, length, piece) ||
                       parse_cutoff(text, length, piece) || parse_signed(text, length, piece) ||
                       parse_row(text, length, piece)))
        return true;
    *piece = (Piece){FORM_NONE, 0, 0};
    return false;
}

/* A comma or a semicolon ends a piece if what follows is a whole answer, too: after a comma, in the same form. */
size_t piece_end(const char *text, const Piece *first)
{
    for (size_t i = first->answer; text[i] != '\0';) {
        const size_t group = group_length(text + i, SIZE_MAX);
        const char *rest = text + i + 1 + strspn(text + i + 1, BLANK_BYTES);
        Piece next;
        int alpha;
        if ((text[i] == ',' || text[i] == ';') && *rest != '\0') {
            const size_t length = strcspn(rest, ",;");
            if (piece_parse(rest, length, &next) && next.form != FORM_CUTOFF &&
                typed_side_at(rest, &alpha) != next.label &&
                (next.form == first->form || (text[i] == ';' && next.form == FORM_LABEL)))
                return i;
        }
        i += group > 0 ? group : 1;
    }
    return strlen(text);
}
