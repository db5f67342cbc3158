/* How a piece of a line names what it answers, by the table forms.def. A sign parts a label from an answer where the label has a
 * meaning; names of the tree are known then, if there is one yet. */
#include "base/letter.h"
#include "facts/lookup.h"
#include "answers/form_signs.h"

#include <string.h>

size_t trimmed_length(const char *text, size_t length)
{
    while (length > 0 && is_blank(text[length - 1]))
        length--;
    return length;
}

/* ---- A sign between a label and its answer --------------------------------------------------- */

/* Where a label may end: past what is in quotes. */
static size_t label_begin(const char *text, size_t length)
{
    return *text == '"' ? group_length(text, length) : 0;
}

/* "label: answer", "C <= 2", "value of B - 3": the first sign behind a label that has a meaning. */
static bool parse_signed(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    for (size_t i = label_begin(text, length); i < length && i <= LABEL_LONGEST; i++) {
        const Sign sign = sign_at(index, text, length, i);
        const size_t label = trimmed_length(text, i);
        if (sign.length == 0)
            continue;
        *piece = (Piece){sign.form, label, sign.kept ? i : i + sign.length};
        if (label > 0 && memchr(text, ';', label) == NULL &&
            label_has_meaning(index, text, label)) {
            if (piece->form == FORM_KNOWN && !label_is_known(index, text, label))
                piece->form = FORM_ROW; /* "B -> 3": in a list, an edge */
            return true;
        }
        if (sign.form == FORM_LABEL || sign.kept || text[i] == '=')
            return false; /* no label has such a sign */
        if (!sign.kept)
            i += sign.length - 1;
    }
    return false;
}

/* The same behind an unknown label: its sign is a colon or an equals sign. */
static bool parse_unknown(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    enum { LABEL_MOST = 200 };
    (void)index;
    const size_t begin = label_begin(text, length);
    const char *colon = memchr(text + begin, ':', length - begin);
    for (size_t i = begin; i < length && text[i] != '['; i++) {
        const Sign sign = sign_at(NULL, text, length, i);
        const bool sure = colon != NULL ? text + i == colon : sign.form == FORM_EQUATION;
        if (sign.length == 0 || !sure)
            continue;
        *piece = (Piece){colon != NULL ? FORM_LABEL : FORM_EQUATION, trimmed_length(text, i),
                         sign.kept ? i : i + sign.length};
        return piece->label > 0 && piece->label < LABEL_MOST &&
               memchr(text, ';', piece->label) == NULL;
    }
    return false;
}

/* ---- No sign --------------------------------------------------------------------------------- */

/* "3 shallow cutoffs, 0 deep" */
static bool parse_kind_counts(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    KindCount found;
    const size_t begin = kind_counts_begin(text);
    size_t at = begin, more = 1;
    while (at < length && more > 0) {
        const size_t one = kind_count_at(index, text + at, &found);
        at += one;
        more = one > 0 && at < length ? kind_count_gap(text + at) : 0;
        at += more;
        if (one == 0)
            return false;
    }
    *piece = (Piece){FORM_KIND_COUNTS, 0, begin};
    return at == length && at > begin;
}

/* "C a = 3, b = inf": only the bounds have signs. */
static bool parse_named_window(const TreeIndex *index, const char *text, size_t length,
                               Piece *piece)
{
    const size_t name = index != NULL ? lookup_name_at(index, text) : 0,
                 blanks = strspn(text + name, BLANK_BYTES);
    if (name == 0 || blanks == 0)
        return false;
    *piece = (Piece){FORM_ROW, name, name + blanks};
    const size_t window = typed_named_window_at(text + piece->answer);
    const size_t end = piece->answer + window;
    return window > 0 && end <= length && (end == length || strchr(",;", text[end]) != NULL);
}

/* "alpha = 3, beta = inf at C": the window comes first. */
static bool parse_window_at(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    const size_t window = index != NULL ? typed_named_window_at(text) : 0,
                 of = window + strspn(text + window, BLANK_BYTES),
                 node = of + label_past_of(text + of);
    *piece = (Piece){FORM_AFTER, node, window};
    return window > 0 && node > of && node < length &&
           lookup_is_node(index, text + node, length - node);
}

/* "evaluated inner nodes: 4": do words that are neither nodes nor numbers lead from here to a colon? Then it ends another label. */
static bool words_end_label(const TreeIndex *index, const char *text, size_t length)
{
    double number;
    const size_t colon = index != NULL ? strcspn(text, ":,;") : length;
    bool words = colon > 0 && colon < length && text[colon] == ':';
    for (size_t i = strspn(text, BLANK_BYTES); words && i < colon; i = next_word(text, colon, i))
        words = strchr("-=(\"", text[i]) == NULL && typed_number_at(text + i, &number) == 0 &&
                lookup_name_at(index, text + i) == 0;
    return words;
}

/* The longest beginning that is the label of an answer, and what follows: "principal variation D, I, 8". */
static bool parse_known(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    for (size_t i = length < LABEL_LONGEST ? length : LABEL_LONGEST; i > 0; i--) {
        if (i < length && !is_blank(text[i]))
            continue;
        const size_t end = trimmed_length(text, i);
        if (!label_is_known(index, text, end) ||
            (end > 0 && sign_may_be_minus(index, text + end - 1, 1)) ||
            words_end_label(index, text + i, length - i))
            continue;
        *piece = (Piece){FORM_KNOWN, end, i};
        return true;
    }
    return false;
}

/* "isn't visited": is the whole of a text a word that a node is never visited, and no sign? */
static bool says_never(const char *text, size_t length)
{
    return strchr("-\xe2", *text) == NULL && typed_at(TYPED_NEVER, text, NULL) == length;
}

/* "C [3, inf] <= 2", "C PV", "C 7": a node, and what can only be an answer about it. */
static bool parse_row(const char *text, size_t length, Piece *piece)
{
    double number;
    PlycutBound bound;
    int word;
    size_t at = 0;
    for (size_t i = 1; i < length; i++)
        if (is_blank(text[i - 1]) && !is_blank(text[i]) &&
            (at == 0 || typed_at(TYPED_THING, text + i, NULL) != length - i) &&
            (at == 0 || (strchr("[(", text[at]) == NULL && !says_never(text + at, length - at))))
            at = i;
    const size_t last = length - at;
    char answer[32] = "";
    if (at == 0 || memchr(text, ',', at) != NULL ||
        strchr("=<>", text[trimmed_length(text, at) - 1]) != NULL)
        return false;
    memcpy(answer, text + at, last < sizeof answer ? last : sizeof answer - 1);
    size_t label = trimmed_length(text, at);
    while (label > 0 && (text[label - 1] == '|' || is_blank(text[label - 1]))) /* "| C | 7 |" */
        label--;
    *piece = (Piece){FORM_ROW, label, at};
    return strchr("[(", text[at]) != NULL ||
           typed_value_at(answer, &bound, &number) == strlen(answer) ||
           fact_of_word(answer, &word) >= 0 || typed_is(TYPED_NEVER, answer);
}

/* Does the end of a text, from this place on, name an answer of this shape? */
static bool labels_rest(const char *text, size_t length, size_t at, bool counts)
{
    char type[LABEL_LONGEST + 1] = "";
    memcpy(type, text + at, length - at < LABEL_LONGEST ? length - at : LABEL_LONGEST);
    if (!counts && label_is_type(type)) /* "C and D are CUT nodes" */
        return true;
    const int fact = label_fact(text + at, length - at, NULL);
    const Shape *shape = fact >= 0 ? fact_table[fact].shape : NULL;
    if (counts && fact == PLYCUT_FACT_VISITED) {
        char label[LABEL_LONGEST + 1] = "";
        memcpy(label, text + at, length - at < LABEL_LONGEST ? length - at : LABEL_LONGEST);
        return label_names_leaves(label);
    }
    return counts ? shape == &number_shape
                  : shape == &cover_shape || shape == &nodes_shape || shape == &set_shape;
}

/* The words of a list of nodes at the beginning of a text: where the word behind its second node begins, and the word behind all of
 * them; 0: it has fewer nodes. */
typedef struct LeadingList {
    size_t least, most;
} LeadingList;

static LeadingList leading_list(const TreeIndex *index, const char *text, size_t length)
{
    LeadingList list = {0};
    size_t nodes = 0;
    for (size_t i = 0; index != NULL && i < length;) {
        char word[LABEL_LONGEST] = "";
        size_t end = word_length(text + i, length - i);
        const bool joins = word_at(index, TYPED_SEPARATOR, text + i, NULL) == end;
        end -= end > 0 && strchr(",;", text[i + end - 1]) != NULL;
        if (end >= sizeof word)
            break;
        memcpy(word, text + i, end);
        if (!joins && lookup(index, word, PLYCUT_NO_NODE).count == 0)
            break;
        nodes += !joins;
        i = next_word(text, length, i);
        if (nodes == 2 && !joins)
            list.least = i;
        if (nodes > 1)
            list.most = i;
    }
    return list;
}

/* "4 and 6 are pruned", "7 leaves": the label comes after. */
static bool parse_after(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    double number;
    const size_t first = typed_number_at(text, &number),
                 word = first > 0 ? 0 : typed_at(TYPED_NUMBER, text, NULL),
                 count = first + word + number_of_all_at(text + first + word, &number);
    size_t rest = count + strspn(text + count, BLANK_BYTES);
    if (count > 0 && rest < length && labels_rest(text, length, rest, true)) {
        *piece = (Piece){FORM_AFTER, rest, count};
        return true;
    }
    for (size_t i = 0; i < length; i++) /* "X and Y are pruned, everything else is visited" */
        if (text[i] == ',' &&
            word_at(index, TYPED_REST, text + i + 1 + strspn(text + i + 1, BLANK_BYTES), NULL) > 0)
            length = i;
    const char *semicolon = memchr(text, ';', length);
    length = semicolon != NULL ? (size_t)(semicolon - text) : length;
    const LeadingList list = leading_list(index, text, length);
    for (size_t i = 1; i < length; i++) {
        const size_t verb = verb_at(index, text, i);
        rest = i + verb + strspn(text + i + verb, BLANK_BYTES);
        const bool listed =
            list.least > 0 && i >= list.least && i <= list.most && is_blank(text[i - 1]);
        if ((verb > 0 || listed) && rest < length && labels_rest(text, length, rest, false)) {
            *piece = (Piece){FORM_AFTER, rest, trimmed_length(text, i)};
            return true;
        }
    }
    return false;
}

/* "cutoffs C alpha shallow": the label comes first, and then the cutoffs. */
static bool parse_labelled_cutoffs(const TreeIndex *index, const char *text, size_t length,
                                   Piece *piece)
{
    const size_t word = word_length(text, length);
    *piece = (Piece){FORM_KNOWN, word, word};
    return word < length && label_fact(text, word, NULL) == PLYCUT_FACT_CUTOFFS &&
           !words_end_label(index, text + word, length - word);
}

/* "C 7", "value of C 7": a row whose label names a node of the tree, alone or with a fact. */
static bool parse_row_of_tree(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    return index != NULL && parse_row(text, length, piece) &&
           label_has_meaning(index, text, piece->label) &&
           !label_is_known(index, text, piece->label);
}

/* The length of a value or a window at the beginning of a text, perhaps in brackets; or 0. */
static size_t answer_in_row(const char *text)
{
    double number;
    PlycutBound bound;
    const size_t group = *text == '"' ? 0 : group_length(text, SIZE_MAX);
    return group == 0                     ? typed_value_at(text, &bound, &number)
           : is_cell(text, group)         ? group
           : is_cell(text + 1, group - 2) ? group
                                          : 0;
}

/* "B 3, C <= 2", "B(3) C(<=2)": the first of several, which the end, a comma or another node follows. */
static bool parse_row_of_values(const TreeIndex *index, const char *text, size_t length,
                                Piece *piece)
{
    const size_t name = index != NULL ? lookup_name_at(index, text) : 0,
                 begin = name + strspn(text + name, BLANK_BYTES);
    const bool apart = begin > name || text[begin] == '(';
    const size_t answer = name > 0 && apart ? answer_in_row(text + begin) : 0, end = begin + answer,
                 next = end + strspn(text + end, BLANK_BYTES);
    *piece = (Piece){FORM_ROW, name, begin};
    return answer > 0 && end <= length &&
           (next >= length || strchr(",;/|", text[next]) != NULL ||
            (next > end && lookup_name_at(index, text + next) > 0));
}

/* "C 7" without a tree: whatever may be a node. */
static bool parse_row_of_any(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    return index == NULL && parse_row(text, length, piece);
}

/* ---- All ------------------------------------------------------------------------------------- */

static bool (*const FORMS[])(const TreeIndex *index, const char *text, size_t length,
                             Piece *piece) = {
#define FORM(id, example, says) parse_##id,
#include "answers/forms.def"
#undef FORM
};

enum { FORM_COUNT = sizeof FORMS / sizeof *FORMS };

/* How much of a line is looked at to find out the form of its first answer: so that a long line takes no longer than many lines. */
enum { LOOKED_AT = 500 };

int piece_form(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    length = trimmed_length(text, length < LOOKED_AT ? length : LOOKED_AT);
    for (int i = 0; length > 0 && i < FORM_COUNT; i++)
        if (FORMS[i](index, text, length, piece))
            return i;
    *piece = (Piece){FORM_NONE, 0, 0};
    return -1;
}

bool piece_parse(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    return piece_form(index, text, length, piece) >= 0;
}
