/* Answers as lines of text: "label: answer". "student: NAME" begins a student's answers; '#' begins a comment. normal.c
 * brings the lines into this form; a line may have several answers, and a list may go on over several lines.
 *
 * Lines are read twice. The first time no tree is known: what counts then are the students and their claims, which say which tree it
 * is. The second time the tree's names tell what is a node, and nothing is guessed. */
#include "base/letter.h"
#include "facts/lookup.h"
#include "answers/line_reader.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *line_name(Submissions *s, Spot spot)
{
    char name[32];
    snprintf(name, sizeof name, "line %ld", spot.line);
    return text_kept(s, name, strlen(name));
}

/* The submission that a line belongs to; before the first "student:" it has no name. NULL: no memory. */
Submission *line_submission(LineReader *r)
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

bool line_add_entry(LineReader *r, const Entry *entry)
{
    Submission *one = line_submission(r);
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
bool line_keep(LineReader *r, const char *text)
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
bool line_begin_student(LineReader *r, const char *name)
{
    if (r->again != NULL)
        return true;
    if (r->s->count == 0)
        r->before.line_count = 0;
    return submission_new(r->s, name) != NULL;
}

static bool ends_with_comma(const char *text)
{
    return *text != '\0' && text[strlen(text) - 1] == ',';
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

/* "When D is 14, ...", "As D is 14, ..." */
static bool begins_condition(const TreeIndex *index, const char *line)
{
    const size_t when = word_at(index, TYPED_WHEN, line, NULL),
                 because = word_at(index, TYPED_BECAUSE, line, NULL),
                 of = word_at(index, TYPED_OF, line, NULL), word = when > 0 ? when : because;
    return word > 0 && of < word && is_blank(line[word]);
}

/* "Level of each node", "beta at the end": a short line without names and numbers, which rows below it are about, though it has no colon. */
static bool heads_something_else(const TreeIndex *index, const char *line)
{
    enum { WORDS_MOST = 5 };
    size_t words = 0;
    Piece piece;
    for (const char *at = line; *at != '\0'; words++) {
        if (isdigit((unsigned char)*at) || typed_at(TYPED_NUMBER, at, NULL) > 0 ||
            lookup_name_at(index, at) > 0)
            return false;
        at += strcspn(at, BLANK_BYTES);
        at += strspn(at, BLANK_BYTES);
    }
    return words > 1 && words <= WORDS_MOST && strpbrk(line, ":=,;.?!") == NULL &&
           label_fact(line, strlen(line), NULL) < 0 && heading_is_of_else(index, line) &&
           !piece_parse(index, line, strlen(line), &piece);
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

/* "No: 2" right below an answer takes it back. */
static void take_back_before(LineReader *r)
{
    Submission *one = r->again;
    Entry *last = one != NULL && one->count > 0 ? &one->entries[one->count - 1] : NULL;
    if (last != NULL && last->unread == NULL && last->what < CLAIMED &&
        last->spot.line + 1 == r->spot.line)
        line_unsettle(r, last, "the next line takes it back");
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
    return r->again != NULL && line_has_several_pairs(line) && line_list_before(r, line) != NULL;
}

/* A line that says something of another time, search or case; if it is a heading, so do those below it. */
static bool add_limited(LineReader *r, const char *line)
{
    const size_t length = trimmed_length(line, strlen(line));
    const bool heads = length > 1 && line[length - 1] == ':';
    const bool added = line_add_formless(r, line);
    if (heads) {
        r->heading = text_kept(r->s, line, length - 1);
        r->heading_line = r->spot.line;
    }
    return added;
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
    r->number = r->prose ? 0 : r->number;              /* a sentence within a line has none */
    if (line == plain && r->open == NULL && !r->prose) /* below a label, "4 - 6" is a list */
        line = line_past_bare_number(r->index, plain, &r->number);
    if (r->number > 0)
        line = line_past_answer_word(r->index, line);
    char question[LABEL_LONGEST];
    if (r->again != NULL && is_open_question(line, question))
        return line_open_answer(r, text_kept(r->s, question, strlen(question)));
    if (r->again != NULL && (is_limited(r->index, plain) || begins_condition(r->index, line) ||
                             is_unfinished(r->index, line)))
        return add_limited(r, line);
    if (ends_letter(line))
        return true;
    if (r->again != NULL && heads_something_else(r->index, line)) {
        const bool added = line_add_formless(r, line);
        r->heading = line;
        r->heading_line = r->spot.line;
        return added;
    }
    const char *corrected = past_correction(r, line);
    if (corrected != line)
        take_back_before(r);
    line = corrected;
    if (r->open != NULL && !label_is_of_nodes(r->index, r->open))
        r->number = 0; /* "a) 12" below "pruned:" is an element */
    const bool comma = ends_with_comma(line);
    if (comma)
        line = text_kept(r->s, line, strlen(line) - 1);
    if (!((r->number > 0 &&
           (line_lists_edges(r->s, r->index, line) || numbered_line_is_bare(r->index, line))) ||
                  list_goes_on_below(r, line)
              ? line_add_without_form(r, line)
              : line_add_pieces(r, line)))
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
            if (!line_add_table_row(&r, one->lines[i].text))
                return false;
            continue;
        }
        if (!one_line_read(&r, line_in_own_capitals(s, index, one->lines[i].text)))
            return false;
    }
    return entries_merge(s, one, &read, again);
}
