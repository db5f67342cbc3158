/* Answers as lines of text: "label: answer". "student: NAME" begins a student's answers; '#' begins a comment. normal.c
 * brings the lines into this form; a line may have several answers, and a list may go on over several lines.
 *
 * Lines are read twice. The first time no tree is known: what counts then are the students and their claims, which say which tree it
 * is. The second time the tree's names tell what is a node, and nothing is guessed. */
#include "base/letter.h"
#include "answers/read.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The lines being read. */
typedef struct LineReader {
    Submissions *s;
    const TreeIndex *index; /* NULL: the first time */
    Submission *again;      /* what the lines of the second time belong to; NULL: the first time */
    const char *begin;      /* the part of the line that belongs to the current submission */
    Submission before;      /* lines before the first submission */
    Spot spot;
    bool prose;        /* the line was made from a sentence */
    int number;        /* at the beginning of the line, or 0 */
    const char *open;  /* the label of an answer that is blank so far, or NULL */
    const char *heading; /* the label of a blank answer, or another label, with nothing behind it, or NULL: the rows below it are about it */
    long heading_line;   /* the last line of these rows so far */
    bool list_of_rows;   /* its list is made of such rows, "C: 4, 6" */
    const char *nodes; /* the last label of answers about nodes alone, such as "windows", or NULL */
    const char *row;   /* the only node whose row the line is so far, "B: 3, ..."; NULL: it is about none, or several */
    bool rows, stops;  /* it is about several; about a cutoff */
    Entry *list;       /* the answer that began below it; valid until the next entry */
    bool wrapped;      /* it began after its label, and its last line so far ends with a comma */
} LineReader;

const char *line_name(Submissions *s, Spot spot)
{
    char name[32];
    snprintf(name, sizeof name, "line %ld", spot.line);
    return text_kept(s, name, strlen(name));
}

/* The submission that a line belongs to; before the first "student:" it has no name. NULL: no memory. */
static Submission *current_submission(LineReader *r)
{
    Submissions *s = r->s;
    if (r->again != NULL)
        return r->again;
    if (s->count > 0)
        return &s->items[s->count - 1];
    Submission *leading = submission_new(s, "");
    if (leading != NULL)
        leading->leading = true;
    return leading;
}

static bool entry_add_current(LineReader *r, const Entry *entry)
{
    Submission *one = current_submission(r);
    Entry added = *entry;
    added.prose = r->prose;
    return one != NULL && entry_add(r->s, one, &added);
}

/* ---- Lines kept for the second time ---------------------------------------------------------- */

static bool line_add(Submissions *s, Submission *one, const Line *line)
{
    if (!ARENA_ROOM(&s->arena, one->lines, one->line_room, one->line_count))
        return false;
    one->lines[one->line_count++] = *line;
    return true;
}

/* Keep a part of the line with the submission that there is, or for the one that comes. */
static bool line_keep(LineReader *r, const char *text)
{
    Submissions *s = r->s;
    const Line line = {.text = text, .spot = r->spot};
    if (r->again != NULL || *text == '\0')
        return true;
    if (s->count == 0)
        return line_add(s, &r->before, &line);
    Submission *one = &s->items[s->count - 1];
    for (size_t i = 0; i < r->before.line_count; i++)
        if (!line_add(s, one, &r->before.lines[i]))
            return false;
    r->before.line_count = 0;
    return line_add(s, one, &line);
}

/* "student: NAME" at a place of the line: what is before it belongs to the student before. */
static bool begin_student(LineReader *r, const char *name)
{
    if (r->again != NULL)
        return true;
    if (r->s->count == 0)
        r->before.line_count = 0;
    return submission_new(r->s, name) != NULL;
}

/* ---- Entries --------------------------------------------------------------------------------- */

/* A line that is no answer in any form. */
static bool add_formless(LineReader *r, const char *line)
{
    Entry entry = {
        .what = LABELLED, .text = line, .spot = r->spot, .bare = true, .number = r->number};
    entry.label = line_name(r->s, r->spot);
    entry.unread = reason(
        r->s, r->spot,
        "expected a line such as 'value: 3' or 'pruned: X, Y', not '%s'; '#' begins a comment",
        line);
    return entry_add_current(r, &entry);
}

/* A row below a heading that asks for something else. */
static bool add_unclear(LineReader *r, const char *label, const char *text)
{
    Entry entry = {
        .what = LABELLED, .label = label, .text = text, .spot = r->spot, .number = r->number};
    entry.unread = reason(
        r->s, r->spot,
        "below '%s', it is not clear what '%s: %s' says; write '%s' below 'values:', 'windows:' or "
        "'types:', or a line for each answer",
        r->heading, label, text, label);
    return entry_add_current(r, &entry);
}

static bool add_answer(LineReader *r, const char *label, const char *text, bool bare)
{
    Entry entry = entry_of_label(r->s, r->index, label, text);
    entry.spot = r->spot;
    entry.bare = bare;
    return entry_add_current(r, &entry);
}

static bool add_pieces(LineReader *r, const char *line);

static bool is_type(const char *text)
{
    int word;
    return fact_of_word(text, &word) == PLYCUT_FACT_TYPES;
}

/* The fact of the heading, if its answers have the form of this one; that of windows otherwise. */
static bool add_below_heading(LineReader *r, const char *label, const char *text)
{
    Entry entry = {.label = label, .node = label, .text = text, .spot = r->spot};
    entry.what = label_fact(r->nodes, strlen(r->nodes), &entry.reading);
    entry.reading = UNSTATED;
    if (names_pruned(text))
        entry.text = "never visited";
    else if (!word_means(r->index, TYPED_NEVER, text) &&
             fact_table[entry.what].shape != &window_shape &&
             !(fact_table[entry.what].shape == &word_shape && is_type(text)))
        return add_answer(r, label, text, false);
    return entry_add_current(r, &entry);
}

/* A blank answer: none, or a list on the lines below. */
static bool open_answer(LineReader *r, const char *label)
{
    r->open = label;
    r->list = NULL;
    if (!label_names_node(r->index, label)) { /* "B:" left blank heads nothing */
        r->heading = label;
        r->heading_line = r->spot.line;
        r->list_of_rows = false;
    }
    if (label_fact(label, strlen(label), NULL) >= 0)
        r->nodes = label_is_of_nodes(r->index, label) ? label : NULL;
    return true;
}

/* "we visit 5 leaves: 3, 12, 8, 2, 4": the list, behind how many there are. False: an error. */
static bool take_count(LineReader *r, const char *label, const char **text)
{
    LabelCount count = {0};
    size_t answer;
    const size_t length = label_before_list(*text, strlen(*text), &answer);
    const int fact = label_fact(label, strlen(label), NULL);
    if (length == 0 || (fact != PLYCUT_FACT_VISITED && fact != PLYCUT_FACT_PRUNED) ||
        !label_count(r->index, *text, length, &count) || count.number < 0)
        return true;
    const char *list = text_kept(r->s, *text + answer, strlen(*text + answer));
    Entry number = entry_of_count(r->s, r->index, &count, list);
    number.spot = r->spot;
    *text = list;
    return fact != PLYCUT_FACT_VISITED || number.text == NULL || entry_add_current(r, &number);
}

static bool list_goes_on(LineReader *r, const char *more);

/* "", "____", "..." */
static bool is_blank_answer(const char *text)
{
    return text[strspn(text, "_., \t\xe2\x80\xa6")] == '\0';
}

/* A row "C: 2" right below a heading. *added: it was taken as what the heading says. False: an error. */
static bool add_below(LineReader *r, const char *label, const char *text, bool *added)
{
    const char *list;
    *added = false;
    if (r->heading == NULL || r->spot.line <= r->heading_line ||
        !label_names_node(r->index, label) || is_blank_answer(text))
        return true;
    if (r->list != NULL && !r->list_of_rows) { /* its list came first */
        r->heading = NULL;
        return true;
    }
    const RowBelow row = row_below(r->s, r->index, r->heading, label, text, &list);
    *added = row != ROW_ANSWERS;
    r->list_of_rows |= row == ROW_LISTS;
    return row == ROW_LISTS     ? list_goes_on(r, list)
           : row == ROW_UNCLEAR ? add_unclear(r, label, text)
                                : true;
}

/* What a line is about so far: "B: 3" is a row of B, "B = 3, C = 2" one of several nodes. */
static void note_row(LineReader *r, const char *label)
{
    r->rows |= r->row != NULL && strcmp(r->row, label) != 0;
    r->row = r->rows ? NULL : label;
}

static bool label_names_root(const LineReader *r, const char *label)
{
    const Meaning node = lookup(r->index, label, PLYCUT_NO_NODE);
    return node.count == 1 && node.nodes[0] == 0;
}

/* "B: value = 3, leaves: 3", "cutoff at C, value 2": what belongs to a row of one node is no answer about the whole search. *label becomes the
 * node if it is the node's value. False: it is not clear. */
static bool belongs_to_search(LineReader *r, const char **label, bool bare)
{
    const int fact = label_fact(*label, strlen(*label), NULL);
    if (r->again == NULL || fact < 0 || !fact_table[fact].shape->of_whole ||
        fact == PLYCUT_FACT_PRUNED || fact == PLYCUT_FACT_CUTOFFS || fact == PLYCUT_FACT_UPDATES)
        return true;
    if (r->stops && bare && fact == PLYCUT_FACT_VALUE)
        return false;
    if (r->row == NULL || label_names_root(r, r->row))
        return true;
    if (fact == PLYCUT_FACT_VALUE)
        *label = r->row;
    return fact == PLYCUT_FACT_VALUE;
}

static bool add_labelled(LineReader *r, const char *label, const char *text, bool bare)
{
    bool below;
    if (!add_below(r, label, text, &below) || below)
        return below;
    if (label_names_node(r->index, label))
        note_row(r, label);
    else if (!belongs_to_search(r, &label, bare))
        return add_formless(r, text_joined(r->s, label, " ", text));
    r->stops |= bare && label_fact(label, strlen(label), NULL) == PLYCUT_FACT_CUTOFFS;
    if (!take_count(r, label, &text))
        return false;
    if (typed_is(TYPED_STUDENT, label) && !label_names_node(r->index, label))
        return begin_student(r, text);
    if (is_blank_answer(text))
        return open_answer(r, label);
    r->open = NULL;
    if (label_is_of_nodes(r->index, label)) {
        r->nodes = label;
        return add_pieces(r, text);
    }
    if (!label_names_node(r->index, label))
        r->heading = NULL;
    if (label_fact(label, strlen(label), NULL) >= 0)
        r->nodes = NULL;
    else if (r->nodes != NULL && heading_tells(r->index, text))
        return add_below_heading(r, label, text);
    return add_answer(r, label, text, bare);
}

static bool ends_with_comma(const char *text)
{
    return *text != '\0' && text[strlen(text) - 1] == ',';
}

/* One more element of the list below its label. Longer lists are on one line. */
static bool list_goes_on(LineReader *r, const char *more)
{
    enum { LIST_MOST = 4000 };
    if (r->list == NULL) {
        if (!add_answer(r, r->open, more, true))
            return false;
        const Submission *one = current_submission(r);
        r->list = &one->entries[one->count - 1];
        return true;
    }
    if (strlen(r->list->text) > LIST_MOST)
        return add_formless(r, more);
    r->list->text =
        text_joined(r->s, r->list->text, strchr(r->list->text, ':') != NULL ? "; " : ", ", more);
    return true;
}

/* "visited: 3, 12," goes on in the next line. */
static void line_end(LineReader *r, bool comma)
{
    const Submission *one = r->again != NULL  ? r->again
                            : r->s->count > 0 ? &r->s->items[r->s->count - 1]
                                              : NULL;
    Entry *last = one != NULL && one->count > 0 ? &one->entries[one->count - 1] : NULL;
    const bool begins = comma && r->open == NULL && last != NULL &&
                        last->spot.line == r->spot.line && last->what < LABELLED;
    if (begins) {
        r->open = last->label;
        r->list = last;
    } else if (r->wrapped && !comma) {
        r->open = NULL;
    }
    r->wrapped = begins || (r->wrapped && r->open != NULL);
}

/* The list that a line of nodes goes on with, or NULL. */
static Entry *list_before(LineReader *r, const char *text)
{
    const Submission *one = current_submission(r);
    Entry *last = one != NULL && one->count > 0 ? &one->entries[one->count - 1] : NULL;
    const bool follows = last != NULL && r->number == 0 && last->spot.line < r->spot.line &&
                         entry_is_list(last) && text_lists_nodes(r->s, r->index, text);
    return follows ? last : NULL;
}

static bool add_without_form(LineReader *r, const char *text)
{
    Entry *list = r->again != NULL ? list_before(r, text) : NULL;
    if (list == NULL)
        return add_formless(r, text);
    list->text = list_text_joined(r->s, r->index, list->text, text);
    list->spot.line = r->spot.line; /* so that the next line goes on, too */
    return submissions_are_whole(r->s);
}

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
    return entry_add_current(r, &entry);
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
            added = entry_add_current(r, &entries[i]);
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
    return (number.text == NULL || entry_add_current(r, &number)) &&
           add_labelled(r, text_kept(r->s, label + count.begin, count.length), text, false);
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

static bool add_formed(LineReader *r, const char *text, const Piece *piece)
{
    const char *rest = text + piece->answer;
    if (piece->form == FORM_AFTER) {
        const char *behind = text_kept(r->s, text + piece->label, strlen(text + piece->label));
        return add_labelled(r, behind, text_kept(r->s, text, piece->answer),
                            label_fact(behind, strlen(behind), NULL) == PLYCUT_FACT_VISITED);
    }
    size_t length = piece->label;
    while (strchr("*_", *text) != NULL && length > 2 && text[length - 1] == *text) {
        text++;
        length -= 2;
    }
    const char *label = text_kept(r->s, text, length), *kept = text_kept(r->s, rest, strlen(rest));
    if ((piece->form == FORM_EQUATION && compares_numbers(label, kept)) ||
        (r->again != NULL && tells_too_little(r, text, piece, label, kept)))
        return add_formless(r, text);
    if (piece->form == FORM_CUTOFF)
        return add_cutoff_sentence(r, kept);
    if (piece->form == FORM_KIND_COUNTS)
        return add_kind_counts(r, kept);
    if (piece->form == FORM_COUNTED)
        return add_counted(r, label, kept);
    return add_labelled(r, label, kept, piece->form != FORM_LABEL && piece->form != FORM_EQUATION);
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
         piece.form == FORM_ROW || piece.form == FORM_CUTOFF))
        return list_goes_on(r, text);
    return answer ? add_formed(r, text, &piece) : add_without_form(r, text);
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

static bool add_pieces(LineReader *r, const char *line)
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

/* "When D is 14, ...", "As D is 14, ..." */
static bool begins_condition(const TreeIndex *index, const char *line)
{
    const size_t when = word_at(index, TYPED_WHEN, line, NULL),
                 because = word_at(index, TYPED_BECAUSE, line, NULL),
                 of = word_at(index, TYPED_OF, line, NULL), word = when > 0 ? when : because;
    return word > 0 && of < word && is_blank(line[word]);
}

/* "Best," above a name ends a letter. */
static bool ends_letter(const char *line)
{
    return typed_at(TYPED_HEADER, line, NULL) == strlen(line) && ends_with_comma(line);
}

/* "Sorry, value: 3" is "value: 3", which contradicts what was said before. */
static const char *past_correction(const LineReader *r, const char *line)
{
    const size_t word = r->again != NULL ? word_at(r->index, TYPED_CORRECTS, line, NULL) : 0;
    return word > 0 && (line[word] == ',' || line[word] == ':')
               ? line + word + 1 + strspn(line + word + 1, BLANK_BYTES)
               : line;
}

/* "visited?": a label and nothing else, so that the rows below are about it. */
static bool is_open_question(const char *line, char label[LABEL_LONGEST])
{
    const size_t length = trimmed_length(line, strlen(line));
    if (length < 2 || length >= LABEL_LONGEST || line[length - 1] != '?')
        return false;
    memset(label, '\0', LABEL_LONGEST);
    memcpy(label, line, length - 1);
    return label_fact(label, strlen(label), NULL) >= 0;
}

/* "C 2 D 14" below a list that has inner nodes: it goes on, and these are no values. */
static bool list_goes_on_below(LineReader *r, const char *line)
{
    return r->again != NULL && line_has_several_pairs(line) && list_before(r, line) != NULL;
}

static bool one_line_read(LineReader *r, const char *plain)
{
    if (line_is_rule(plain))
        return true;
    if (r->heading != NULL && r->spot.line > r->heading_line + 1)
        r->heading = NULL;
    r->begin = plain;
    r->row = NULL;
    r->rows = r->stops = false;
    const char *line = r->prose ? plain : line_past_number(r->index, plain, &r->number);
    r->number = r->prose ? 0 : r->number; /* a sentence within a line has none */
    if (line == plain && r->open == NULL && !r->prose) /* below a label, "4 - 6" is a list */
        line = line_past_bare_number(r->index, plain, &r->number);
    if (r->number > 0)
        line = line_past_answer_word(r->index, line);
    char question[LABEL_LONGEST];
    if (r->again != NULL && is_open_question(line, question))
        return open_answer(r, text_kept(r->s, question, strlen(question)));
    if (r->again != NULL && (is_limited(r->index, line) || begins_condition(r->index, line) ||
                             is_unfinished(r->index, line)))
        return add_formless(r, line);
    if (ends_letter(line))
        return true;
    line = past_correction(r, line);
    const bool comma = ends_with_comma(line);
    if (comma)
        line = text_kept(r->s, line, strlen(line) - 1);
    if (!((r->number > 0 &&
           (line_lists_edges(r->s, r->index, line) || numbered_line_is_bare(r->index, line))) ||
                  list_goes_on_below(r, line)
              ? add_without_form(r, line)
              : add_pieces(r, line)))
        return false;
    line_end(r, comma);
    r->heading_line = r->spot.line;
    return line_keep(r, text_kept(r->s, r->begin, strlen(r->begin)));
}

bool answers_read_lines(Submissions *s, const char *text)
{
    LineReader r = {.s = s, .spot = {.line = 1}};
    for (const char *end = text + strlen(text); text < end; r.spot.line++) {
        const size_t length = line_length(text, (size_t)(end - text));
        if (!one_line_read(&r, line_plain(s, text, length)))
            return false;
        text += length;
        text += line_end_at(text, (size_t)(end - text));
    }
    return true;
}

/* A row of a table that is not clear. */
static bool add_table_row(LineReader *r, const char *row)
{
    Entry entry = {.what = LABELLED, .text = row, .spot = r->spot, .bare = true};
    entry.label = line_name(r->s, r->spot);
    entry.unread = reason(r->s, r->spot,
                          "a row of a table: each column needs a heading such as 'node', 'value', "
                          "'alpha', 'beta', 'window', 'cutoff', 'kind' or 'bound from', and each "
                          "node one row, but '%s' does not fit",
                          row);
    return entry_add_current(r, &entry);
}

/* ---- The second time ------------------------------------------------------------------------- */

bool lines_read_again(Submissions *s, const Submission *one, const TreeIndex *index,
                      Submission *again)
{
    Submission read = {.student = one->student};
    LineReader r = {.s = s, .index = index, .again = &read};
    *again = (Submission){.student = one->student, .convention = one->convention};
    for (size_t i = 0; i < one->line_count; i++) {
        if (i > 0 && !spots_share_file(&one->lines[i].spot, &r.spot))
            r = (LineReader){.s = s, .index = index, .again = &read};
        r.spot = one->lines[i].spot;
        r.prose = one->lines[i].prose;
        if (one->lines[i].unclear) {
            if (!add_table_row(&r, one->lines[i].text))
                return false;
            continue;
        }
        if (!one_line_read(&r, line_in_own_capitals(s, index, one->lines[i].text)))
            return false;
    }
    return entries_merge(s, one, &read, again);
}
