/* Answers as people type them: each line is "label: answer" or "label = answer"; '#' begins a comment. */
#include "grade/read.h"

#include <stdio.h>
#include <string.h>

/* Skip what is in quotes at the beginning of a label. */
static size_t past_quotes(const char *line, size_t length)
{
    const char *quote = length > 0 && *line == '"' ? memchr(line + 1, '"', length - 1) : NULL;
    return quote == NULL ? 0 : (size_t)(quote - line) + 1;
}

/* A label ends at the first colon. In a line without a colon, it ends at a '=' that is not part of a relation. Labels
 * are short and contain no ';', unlike the lines of other kinds of files. */
bool line_has_form(const char *line, size_t length, size_t *sign)
{
    enum { LABEL_MOST = 200 };
    size_t from = past_quotes(line, length);
    const char *found = memchr(line + from, ':', length - from);
    if (found == NULL)
        found = memchr(line + from, '=', length - from);
    if (found == NULL || found == line || (*found == '=' && strchr("<>", found[-1]) != NULL))
        return false;
    *sign = (size_t)(found - line);
    return *sign < LABEL_MOST && memchr(line, ';', *sign) == NULL;
}

/* A comment begins at the beginning of a line or after a blank. */
static size_t without_comment(const char *line, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (line[i] == '#' && (i == 0 || is_blank(line[i - 1])))
            return i;
    return length;
}

/* The submission that a line belongs to; before the first "student:" it has no name. */
static Submission *current(Submissions *s)
{
    if (s->count > 0)
        return &s->items[s->count - 1];
    Submission *leading = submission_new(s, "");
    if (leading != NULL)
        leading->leading = true;
    return leading;
}

static bool add_line(Submissions *s, const Entry *entry)
{
    Submission *one = current(s);
    return one != NULL && entry_add(s, one, entry);
}

/* A line without a label is an answer that cannot be parsed. */
static bool add_formless(Submissions *s, const char *line, Spot spot)
{
    char label[32];
    snprintf(label, sizeof label, "line %ld", spot.line);
    Entry entry = {.what = LABELLED, .text = line, .spot = spot};
    entry.label = text_kept(s, label, strlen(label));
    entry.unread = reason(
        s, spot,
        "expected a line such as 'value: 3' or 'pruned: X, Y', not '%s'; '#' begins a comment",
        line);
    return entry.label != NULL && entry.unread != NULL && add_line(s, &entry);
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

/* Without its number, if what follows names a claim or an answer. */
static const char *label_meant(const char *label)
{
    int reading;
    const char *past = label_past_number(label);
    const size_t length = strlen(past);
    return claim_named(past, length) >= 0 || label_fact(past, length, &reading) >= 0 ? past : label;
}

static bool add_answer(Submissions *s, const char *label, const char *text, Spot spot)
{
    label = label_meant(label);
    Entry entry = {.reading = UNSTATED, .label = label, .text = text, .spot = spot};
    int claim = claim_named(label, strlen(label)),
        fact = label_fact(label, strlen(label), &entry.reading);
    entry.what = claim >= 0 && is_claim((Claim)claim, fact, text) ? CLAIMED + claim
                 : fact >= 0                                      ? fact
                                                                  : LABELLED;
    return add_line(s, &entry);
}

static bool read_line(Submissions *s, const char *line, size_t length, Spot spot)
{
    size_t sign;
    const char *all = text_kept(s, line, without_comment(line, length));
    if (all == NULL || *all == '\0')
        return all != NULL;
    if (!line_has_form(all, strlen(all), &sign))
        return add_formless(s, all, spot);
    const char *label = text_kept(s, all, sign),
               *text = text_kept(s, all + sign + 1, strlen(all + sign + 1));
    if (label == NULL || text == NULL)
        return false;
    if (label_is(label, strlen(label), "student") || label_is(label, strlen(label), "name"))
        return submission_new(s, text) != NULL;
    return add_answer(s, label, text, spot);
}

bool answers_read_lines(Submissions *s, const char *text)
{
    Spot spot = {.line = 1};
    if (strncmp(text, "\xef\xbb\xbf", 3) == 0)
        text += 3;
    for (; *text != '\0'; spot.line++) {
        size_t length = strcspn(text, "\n");
        if (!read_line(s, text, length, spot))
            return false;
        text += length + (text[length] == '\n');
    }
    return true;
}
