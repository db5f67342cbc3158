/* The pieces of a line, each an answer in one of the forms of forms.def. */
#include "base/letter.h"
#include "facts/lookup.h"
#include "answers/line_reader.h"

#include <ctype.h>
#include <string.h>

/* "C alpha shallow", "a deep cutoff at L": a sentence about cutoffs is no list of all. */
static bool add_cutoff_sentence(LineReader *r, const char *text)
{
    Entry entry = {.what = PLYCUT_FACT_CUTOFFS,
                   .reading = UNSTATED,
                   .label = "cut",
                   .text = text,
                   .spot = r->spot,
                   .bare = true,
                   .part = true};
    r->open = r->nodes = NULL;
    r->stops = true;
    return line_add_entry(r, &entry);
}

/* "3 shallow cutoffs, 0 deep" */
static bool add_kind_counts(LineReader *r, const char *text)
{
    Entry entries[2];
    bool added = true;
    const char *begin = text;
    for (size_t count;
         added && (count = kind_count_take(r->s, r->index, &text, text == begin, entries)) > 0;)
        for (size_t i = 0; added && i < count; i++) {
            entries[i].spot = r->spot;
            added = line_add_entry(r, &entries[i]);
        }
    r->open = r->nodes = NULL;
    return added;
}

/* "visited (5 leaves): 3, 12, 8, 2, 4": the list, and how many there are. */
static bool add_counted(LineReader *r, const char *label, const char *text)
{
    LabelCount count = {0};
    (void)label_count(r->index, label, strlen(label), &count);
    Entry number = entry_of_count(r->s, r->index, &count, text);
    number.spot = r->spot;
    return (number.text == NULL || line_add_entry(r, &number)) &&
           line_add_labelled(r, text_kept(r->s, label + count.begin, count.length), text, false);
}

/* "2 <= 3": two numbers that are compared are no answer to question 2. */
static bool compares_numbers(const char *label, const char *rest)
{
    Relation relation;
    return typed_relation_at(rest, &relation) > 0 && number_of_question(label) > 0;
}

/* "D has none", "alpha at C is 3", "C has alpha 3": of what has it none, and when does it have that bound? */
static bool tells_too_little(const LineReader *r, const char *text, const Piece *piece,
                             const char *label, const char *rest)
{
    int alpha;
    size_t node, length;
    const char sign = text[piece->label + strspn(text + piece->label, BLANK_BYTES)];
    const bool verb = piece->form == FORM_EQUATION && isalpha((unsigned char)sign),
               none = typed_is(TYPED_NONE, rest) && typed_at(TYPED_DASH, rest, NULL) == 0,
               bound = label_of_node(r->index, label, &node, &length) == PLYCUT_FACT_UPDATES ||
                       typed_update(rest, &alpha, &(double){0});
    return verb && (none || bound);
}

/* "4 and 6 are pruned", "7 are visited": a sentence, to which others may add. */
static bool is_told(const char *label)
{
    const int fact = label_fact(label, strlen(label), NULL);
    return fact == PLYCUT_FACT_VISITED || fact == PLYCUT_FACT_PRUNED;
}

static bool add_formed(LineReader *r, const char *text, const Piece *piece)
{
    const char *rest = text + piece->answer;
    if (piece->form == FORM_AFTER) {
        const char *behind = text_kept(r->s, text + piece->label, strlen(text + piece->label));
        return line_add_labelled(r, behind, text_kept(r->s, text, piece->answer), is_told(behind));
    }
    size_t length = piece->label;
    while (strchr("*_", *text) != NULL && length > 2 && text[length - 1] == *text) {
        text++;
        length -= 2;
    }
    const char *label = text_kept(r->s, text, length), *kept = text_kept(r->s, rest, strlen(rest));
    if ((piece->form == FORM_EQUATION && compares_numbers(label, kept)) ||
        (r->again != NULL && tells_too_little(r, text, piece, label, kept)))
        return line_add_formless(r, text);
    if (piece->form == FORM_CUTOFF)
        return add_cutoff_sentence(r, kept);
    if (piece->form == FORM_KIND_COUNTS)
        return add_kind_counts(r, kept);
    if (piece->form == FORM_COUNTED)
        return add_counted(r, label, kept);
    const char sign = text[piece->label + strspn(text + piece->label, BLANK_BYTES)];
    const bool letter = isalpha((unsigned char)sign) || (unsigned char)sign >= 0x80;
    r->verb = (piece->form == FORM_EQUATION && letter) || piece->form == FORM_ROW;
    const bool added = line_add_labelled(r, label, kept,
                                         piece->form != FORM_LABEL && piece->form != FORM_EQUATION);
    r->verb = false;
    return added;
}

/* "so E = 6", "in the end A is 3": the text without the words that lead to the name of a node. */
static const char *past_lead(const TreeIndex *index, const char *text)
{
    const char *at = text;
    for (size_t length; index != NULL && lookup_name_at(index, at) == 0;
         at += length + strspn(at + length, "," BLANK_BYTES)) {
        const size_t so = typed_at(TYPED_SO, at, NULL), lead = typed_at(TYPED_NEXT, at, NULL);
        length = so > lead ? so : lead;
        if (length == 0 || (!is_blank(at[length]) && at[length] != ','))
            return text;
    }
    return at;
}

/* "at B (alpha, shallow): 7 <= 8" below "cutoffs:" */
static bool is_cutoff_below(const LineReader *r, const char *text)
{
    const size_t of =
        r->index != NULL && lookup_name_at(r->index, text) == 0 ? label_past_of(text) : 0;
    return label_fact(r->open, strlen(r->open), NULL) == PLYCUT_FACT_CUTOFFS && of > 0 &&
           lookup_name_at(r->index, text + of) > 0;
}

/* known: the form of the piece, if it has been found out; or NULL. */
static bool add_piece_of_line(LineReader *r, const char *text, const Piece *known)
{
    Piece piece;
    const char *led = past_lead(r->index, text);
    if (led != text) {
        text = led;
        known = NULL;
    }
    if (known != NULL)
        piece = *known;
    else
        (void)piece_parse(r->index, text, strlen(text), &piece);
    const bool answer = piece.form != FORM_NONE;
    if (line_is_header(text, &piece) || word_at(r->index, TYPED_REST, text, NULL) > 0)
        return true;
    if (r->open != NULL && !label_is_of_nodes(r->index, r->open) &&
        (!answer || line_groups_leaves(r->s, r->index, r->open, text, r->list != NULL) ||
         piece.form == FORM_ROW || piece.form == FORM_CUTOFF || is_cutoff_below(r, text)))
        return line_list_goes_on(r, text);
    return answer ? add_formed(r, text, &piece) : line_add_without_form(r, text);
}

/* A piece at a place of the line: what is before a new student belongs to the one before. */
static bool add_piece_at(LineReader *r, const char *at, const char *piece, const Piece *known)
{
    if (r->again == NULL && piece_is_student(piece)) {
        if (!line_keep(r, text_kept(r->s, r->begin, (size_t)(at - r->begin))))
            return false;
        r->begin = at + strlen(at);
        return add_piece_of_line(r, piece, known);
    }
    if (*r->begin == '\0')
        r->begin = at;
    return add_piece_of_line(r, piece, known);
}

bool line_add_pieces(LineReader *r, const char *line)
{
    while (*line != '\0') {
        Piece first;
        if (!piece_parse(r->index, line, strlen(line), &first))
            (void)piece_parse(r->index, line, strcspn(line, ",;"), &first);
        size_t parting;
        const size_t length = piece_end(r->index, line, &first, &parting);
        const char *piece = text_kept(r->s, line, length);
        const bool whole = line[length] == '\0' && strlen(piece) == length;
        if (*piece != '\0' && !add_piece_at(r, line, piece, whole ? &first : NULL))
            return false;
        line += length + parting;
        line += strspn(line, ",; \t");
    }
    return true;
}
