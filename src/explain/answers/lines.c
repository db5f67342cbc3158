/* Answers as lines of text: "label: answer". "student: NAME" begins a student's answers; '#' begins a comment. normal.c
 * brings the lines into this form; a line may have several answers, and a list may go on over several lines. */
#include "base/letter.h"
#include "answers/read.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The lines being read. */
typedef struct LineReader {
    Submissions *s;
    Spot spot;
    int number;        /* at the beginning of the line, or 0 */
    const char *open;  /* the label of an answer that is blank so far, or NULL */
    const char *nodes; /* the last label of answers about nodes alone, such as "windows", or NULL */
    Entry *list;       /* the answer that began below it; valid until the next entry */
    bool wrapped;      /* it began after its label, and its last line so far ends with a comma */
} LineReader;

const char *line_name(Submissions *s, Spot spot)
{
    char name[32];
    snprintf(name, sizeof name, "line %ld", spot.line);
    return text_kept(s, name, strlen(name));
}

/* The submission that a line belongs to; before the first "student:" it has no name. */
static Submission *current_submission(Submissions *s)
{
    if (s->count > 0)
        return &s->items[s->count - 1];
    Submission *leading = submission_new(s, "");
    if (leading != NULL)
        leading->leading = true;
    return leading;
}

static bool entry_add_current(Submissions *s, const Entry *entry)
{
    Submission *one = current_submission(s);
    return one != NULL && entry_add(s, one, entry);
}

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
    return entry_add_current(r->s, &entry);
}

/* If a word names both a claim and an answer, it is a claim only if its value can be: "root: min", but not "root:
 * 3". */
static bool is_claim(Claim claim, int fact, const char *text)
{
    Stated scratch = {.root_given = false};
    PlycutError ignored = {0};
    return fact < 0 || !fact_table[fact].shape->of_whole ||
           claim_apply(claim, text, &scratch, &ignored);
}

void side_move(Submissions *s, const char **label, const char **text)
{
    int alpha;
    const char *blank = strrchr(*label, ' ');
    if (blank == NULL || typed_side_at(blank + 1, &alpha) != strlen(blank + 1))
        return;
    *text = text_joined(s, blank + 1, " = ", *text);
    *label = text_kept(s, *label, (size_t)(blank - *label));
}

static bool add_answer(LineReader *r, const char *label, const char *text, bool bare)
{
    Entry entry = {.reading = UNSTATED, .spot = r->spot, .bare = bare};
    const int claim = claim_named(label, strlen(label)),
              fact = label_fact(label, strlen(label), &entry.reading);
    if (fact < 0 && claim < 0)
        side_move(r->s, &label, &text);
    entry.label = label;
    entry.text = text;
    if (strspn(label, "0123456789") == strlen(label) && strlen(label) < 3)
        entry.number = atoi(label); /* "1: 8" */
    entry.what = claim >= 0 && is_claim((Claim)claim, fact, text) ? CLAIMED + claim
                 : fact >= 0                                      ? fact
                                                                  : LABELLED;
    return entry_add_current(r->s, &entry);
}

/* Is the label that of answers about nodes alone, such as "windows"? */
static bool labels_nodes(const char *label)
{
    const int fact = label_fact(label, strlen(label), NULL);
    return fact >= 0 && !fact_table[fact].shape->of_whole && claim_named(label, strlen(label)) < 0;
}

static bool add_pieces(LineReader *r, const char *line);

/* Does a heading such as "ranges" say what the answer about a node means: a window, or "-"? */
static bool heading_tells(const char *text)
{
    double low, high;
    return typed_is(TYPED_NEVER, text) || typed_window(text, &low, &high);
}

/* The fact of the heading, if its answers have the form of this one; that of windows otherwise. */
static bool add_below_heading(LineReader *r, const char *label, const char *text)
{
    Entry entry = {.label = label, .node = label, .text = text, .spot = r->spot};
    entry.what = label_fact(r->nodes, strlen(r->nodes), &entry.reading);
    entry.reading = UNSTATED;
    if (!typed_is(TYPED_NEVER, text) && fact_table[entry.what].shape != &window_shape)
        return add_answer(r, label, text, false);
    return entry_add_current(r->s, &entry);
}

/* A blank answer: none, or a list on the lines below. */
static bool open_answer(LineReader *r, const char *label)
{
    r->open = label;
    r->list = NULL;
    if (label_fact(label, strlen(label), NULL) >= 0)
        r->nodes = labels_nodes(label) ? label : NULL;
    return true;
}

static bool add_labelled(LineReader *r, const char *label, const char *text, bool bare)
{
    if (label_is(label, strlen(label), "student") || label_is(label, strlen(label), "name"))
        return submission_new(r->s, text) != NULL;
    if (text[strspn(text, "_., \t\xe2\x80\xa6")] == '\0')
        return open_answer(r, label);
    r->open = NULL;
    if (labels_nodes(label)) {
        r->nodes = label;
        return add_pieces(r, text);
    }
    if (label_fact(label, strlen(label), NULL) >= 0)
        r->nodes = NULL;
    else if (r->nodes != NULL && heading_tells(text))
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
        const Submission *one = current_submission(r->s);
        r->list = &one->entries[one->count - 1];
        return true;
    }
    if (strlen(r->list->text) > LIST_MOST)
        return add_formless(r, more);
    r->list->text =
        text_joined(r->s, r->list->text, ends_with_comma(r->list->text) ? " " : ", ", more);
    return true;
}

/* "visited: 3, 12," goes on in the next line. */
static void line_end(LineReader *r, const char *line)
{
    const Submission *one = r->s->count > 0 ? &r->s->items[r->s->count - 1] : NULL;
    Entry *last = one != NULL && one->count > 0 ? &one->entries[one->count - 1] : NULL;
    const bool comma = ends_with_comma(line), begins = comma && r->open == NULL && last != NULL &&
                                                       last->spot.line == r->spot.line &&
                                                       last->what < LABELLED;
    if (begins) {
        r->open = last->label;
        r->list = last;
    } else if (r->wrapped && !comma) {
        r->open = NULL;
    }
    r->wrapped = begins || (r->wrapped && r->open != NULL);
}

static bool add_piece_of_line(LineReader *r, const char *text)
{
    Piece piece;
    const bool answer = piece_parse(text, strlen(text), &piece);
    if (line_is_header(text, &piece))
        return true;
    if (r->open != NULL && !labels_nodes(r->open) &&
        (!answer || piece.form == FORM_ROW || piece.form == FORM_CUTOFF))
        return list_goes_on(r, text);
    if (!answer)
        return add_formless(r, text);
    const char *rest = text + piece.answer;
    while (strchr("*_", *text) != NULL && piece.label > 2 && text[piece.label - 1] == *text) {
        text++;
        piece.label -= 2;
    }
    const char *label = piece.form == FORM_CUTOFF ? "cut" : text_kept(r->s, text, piece.label),
               *kept = text_kept(r->s, rest, strlen(rest));
    return add_labelled(r, label, kept, piece.form != FORM_LABEL && piece.form != FORM_EQUATION);
}

static bool add_pieces(LineReader *r, const char *line)
{
    while (*line != '\0') {
        Piece first;
        if (!piece_parse(line, strlen(line), &first))
            (void)piece_parse(line, strcspn(line, ",;"), &first);
        const size_t length = piece_end(line, &first);
        const char *piece = text_kept(r->s, line, length);
        if (*piece != '\0' && !add_piece_of_line(r, piece))
            return false;
        line += length;
        line += strspn(line, ",; \t");
    }
    return true;
}

bool answers_read_lines(Submissions *s, const char *text)
{
    LineReader r = {.s = s, .spot = {.line = 1}};
    for (; *text != '\0'; r.spot.line++) {
        const size_t length = line_length(text);
        const char *line = line_past_number(line_plain(s, text, length), &r.number);
        if (!add_pieces(&r, line))
            return false;
        line_end(&r, line);
        text += length + line_end_at(text + length);
    }
    return true;
}
