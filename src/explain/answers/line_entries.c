/* What the label and the answer of a line mean where they stand: below a heading, beside other answers of the line, or as the next element of a
 * list. */
#include "facts/lookup.h"
#include "answers/line_reader.h"

#include <string.h>

void line_unsettle(LineReader *r, Entry *entry, const char *why)
{
    entry->unread = reason(r->s, entry->spot, "%s", why);
    entry->unsettled = true;
}

/* "also G", "in B: 5, 7" right below a list: more of it may be there, so that the list may not be whole. */
static void unsettle_list_above(LineReader *r)
{
    const Submission *one = r->again;
    Entry *last = one != NULL && one->count > 0 ? &one->entries[one->count - 1] : NULL;
    if (last != NULL && last->unread == NULL && entry_is_list(last) &&
        last->spot.line + 1 == r->spot.line)
        line_unsettle(r, last, "the next line may go on with the list");
}

/* Does a text go on with what is above: "and", "also G", "in B", "G too"? */
static bool goes_on_above(const LineReader *r, const char *text)
{
    const size_t of = lookup_name_at(r->index, text) == 0 ? label_past_of(text) : 0,
                 joins = word_at(r->index, TYPED_SEPARATOR, text, NULL);
    bool also = (of > 0 && lookup_name_at(r->index, text + of) > 0) ||
                (joins > 0 && (text[joins] == '\0' || is_blank(text[joins])));
    for (const char *at = text; *at != '\0' && !also; at++)
        also = (at == text || is_blank(at[-1])) && typed_at(TYPED_HEDGE, at, NULL) > 0;
    return also;
}

/* A line that is no answer in any form. */
bool line_add_formless(LineReader *r, const char *line)
{
    if (r->again != NULL && goes_on_above(r, line))
        unsettle_list_above(r);
    Entry entry = {
        .what = LABELLED, .text = line, .spot = r->spot, .bare = true, .number = r->number};
    entry.label = line_name(r->s, r->spot);
    entry.unread = reason(
        r->s, r->spot,
        "expected a line such as 'value: 3' or 'pruned: X, Y', not '%s'; '#' begins a comment",
        line);
    return line_add_entry(r, &entry);
}

/* A row below a heading that asks for something else. */
static bool add_unclear(LineReader *r, const char *label, const char *text)
{
    Entry entry = {
        .what = LABELLED, .label = label, .text = text, .spot = r->spot, .number = r->number};
    entry.unread =
        label_names_node(r->index, label)
            ? reason(r->s, r->spot,
                     "below '%s', it is not clear what '%s: %s' says; write '%s' below 'values:', "
                     "'windows:' or 'types:', or a line for each answer",
                     r->heading, label, text, label)
            : reason(r->s, r->spot,
                     "below '%s', '%s: %s' is no answer to a question; if it is one, put a blank "
                     "line above it",
                     r->heading, label, text);
    return line_add_entry(r, &entry);
}

static bool add_answer(LineReader *r, const char *label, const char *text, bool bare)
{
    Entry entry = entry_of_label(r->s, r->index, label, text);
    entry.spot = r->spot;
    entry.bare = bare;
    entry.verb = r->verb;
    return line_add_entry(r, &entry);
}

static bool names_type(const char *text)
{
    int word;
    return fact_of_word(text, &word) >= 0;
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
             !(fact_table[entry.what].shape == &word_shape && names_type(text)))
        return add_answer(r, label, text, false);
    return line_add_entry(r, &entry);
}

/* A blank answer: none, or a list on the lines below. */
bool line_open_answer(LineReader *r, const char *label)
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
    return fact != PLYCUT_FACT_VISITED || number.text == NULL || line_add_entry(r, &number);
}

/* "", "____", "..." */
static bool is_blank_answer(const char *text)
{
    return text[strspn(text, "_., \t\xe2\x80\xa6")] == '\0';
}

/* One more element of the list below its label. Longer lists are on one line. */
bool line_list_goes_on(LineReader *r, const char *more)
{
    enum { LIST_MOST = 4000 };
    if (r->list == NULL) {
        if (!add_answer(r, r->open, more, true))
            return false;
        const Submission *one = line_submission(r);
        r->list = &one->entries[one->count - 1];
        return true;
    }
    if (strlen(r->list->text) > LIST_MOST)
        return line_add_formless(r, more);
    r->list->text =
        text_joined(r->s, r->list->text, strchr(r->list->text, ':') != NULL ? "; " : ", ", more);
    return true;
}

/* A row "C: 2" right below a heading. *added: it was taken as what the heading says. False: an error. */
static bool add_below(LineReader *r, const char *label, const char *text, bool *added)
{
    const char *list;
    *added = false;
    if (r->heading == NULL || r->spot.line <= r->heading_line)
        return true;
    if (remark_limits(r->index, r->heading) &&
        label_fact(r->heading, strlen(r->heading), NULL) < 0) {
        *added = true;
        return is_blank_answer(text) || add_unclear(r, label, text);
    }
    const size_t of =
        r->index == NULL || lookup_name_at(r->index, label) > 0 ? 0 : label_past_of(label);
    label += of; /* "at E: 4" */
    if (!label_names_node(r->index, label) || is_blank_answer(text))
        return true;
    if (r->list != NULL && !r->list_of_rows) { /* its list came first */
        r->heading = NULL;
        return true;
    }
    const RowBelow row = row_below(r->s, r->index, r->heading, label, text, &list);
    *added = row != ROW_ANSWERS;
    r->list_of_rows |= row == ROW_LISTS;
    return row == ROW_LISTS     ? line_list_goes_on(r, list)
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

bool line_add_labelled(LineReader *r, const char *label, const char *text, bool bare)
{
    bool below;
    if (!add_below(r, label, text, &below) || below)
        return below;
    if (r->again != NULL && !is_blank_answer(text) && goes_on_above(r, label) &&
        text_lists_nodes(r->s, r->index, text))
        unsettle_list_above(r);
    if (label_names_node(r->index, label))
        note_row(r, label);
    else if (!belongs_to_search(r, &label, bare))
        return line_add_formless(r, text_joined(r->s, label, " ", text));
    r->stops |= bare && label_fact(label, strlen(label), NULL) == PLYCUT_FACT_CUTOFFS;
    if (!take_count(r, label, &text))
        return false;
    if (typed_is(TYPED_STUDENT, label) && !label_names_node(r->index, label))
        return line_begin_student(r, text);
    if (is_blank_answer(text))
        return line_open_answer(r, label);
    r->open = NULL;
    if (label_is_of_nodes(r->index, label)) {
        r->nodes = label;
        return line_add_pieces(r, text);
    }
    if (!label_names_node(r->index, label))
        r->heading = NULL;
    if (label_fact(label, strlen(label), NULL) >= 0)
        r->nodes = NULL;
    else if (r->nodes != NULL && heading_tells(r->index, text))
        return add_below_heading(r, label, text);
    return add_answer(r, label, text, bare);
}

/* The list that a line of nodes goes on with, or NULL. */
Entry *line_list_before(LineReader *r, const char *text)
{
    const Submission *one = line_submission(r);
    Entry *last = one != NULL && one->count > 0 ? &one->entries[one->count - 1] : NULL;
    const bool follows = last != NULL && r->number == 0 && last->spot.line < r->spot.line &&
                         entry_is_list(last) && text_lists_nodes(r->s, r->index, text);
    return follows ? last : NULL;
}

bool line_add_without_form(LineReader *r, const char *text)
{
    Entry *list = r->again != NULL ? line_list_before(r, text) : NULL;
    if (list == NULL)
        return line_add_formless(r, text);
    list->text = list_text_joined(r->s, r->index, list->text, text);
    list->spot.line = r->spot.line; /* so that the next line goes on, too */
    return submissions_are_whole(r->s);
}

/* A row of a table that is not clear. */
bool line_add_table_row(LineReader *r, const char *row)
{
    Entry entry = {.what = LABELLED, .text = row, .spot = r->spot, .bare = true};
    entry.label = line_name(r->s, r->spot);
    entry.unread = reason(r->s, r->spot,
                          "a row of a table: each column needs a heading such as 'node', 'value', "
                          "'alpha', 'beta', 'window', 'cutoff', 'kind' or 'bound from', and each "
                          "node one row, but '%s' does not fit",
                          row);
    return line_add_entry(r, &entry);
}
