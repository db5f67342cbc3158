/* Answers in a word or a number about a node or a whole search: counts, values and bounds, windows, types. */
#include "answers/read.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* Without a full stop, and without a word that repeats what is counted: "12 leaves." is 12. */
static size_t number_length(const char *text, PlycutFact fact)
{
    size_t length = strlen(text), number = strspn(text, "0123456789.");
    const char *word = text + number + strspn(text + number, " \t");
    if (number > 0 && *word != '\0' && label_is(word, strlen(word), plycut_fact_name(fact)))
        length = number;
    return length > 1 && text[length - 1] == '.' && isdigit((unsigned char)text[length - 2])
               ? length - 1
               : length;
}

/* "5", ">=5", "<= 5", "= 5", "at most 5" */
static bool value_read(const char *text, Answer *answer)
{
    text += typed_bound_at(text, &answer->bound);
    const bool counts = answer->fact != PLYCUT_FACT_VALUE && answer->fact != PLYCUT_FACT_VALUES;
    if (counts && strchr(text, '/') != NULL) /* not a fraction: 7/9 may be 7 of 9 */
        return false;
    return typed_number(text, number_length(text, answer->fact), false, &answer->number);
}

/* What a number that cannot be parsed may mean. */
static const char *number_hint(const char *text)
{
    size_t digits = strspn(text, "-0123456789");
    return text[digits] == ',' && isdigit((unsigned char)text[digits + 1])
               ? "; decimals have a point: 2.5"
               : "";
}

bool refuse_answer(Reader *r, const Entry *entry)
{
    const char *name = plycut_fact_name((PlycutFact)entry->what),
               *example = fact_example((PlycutFact)entry->what);
    return reader_refuse(r, "%s: expected %s, not '%s'%s", name, example, entry->text,
                         number_hint(entry->text));
}

bool answer_number(Reader *r, const Entry *entry, Item *item)
{
    double *number = &item->answer.number;
    const bool count = entry->what != PLYCUT_FACT_VALUE;
    if (count && typed_dash(entry->text) == 0 && typed_is(TYPED_NONE, entry->text)) {
        *number = 0;
        return true;
    }
    const bool read = value_read(entry->text, &item->answer);
    if (count && read &&
        (item->answer.bound != PLYCUT_EXACT || *number < 0 || floor(*number) < *number))
        return reader_refuse(r, "%s: expected a whole number, 0 or more, not '%s'", item->name,
                             entry->text);
    return read || refuse_answer(r, entry);
}

bool answer_value(Reader *r, const Entry *entry, Item *item)
{
    item->answer.never = typed_is(TYPED_NEVER, entry->text);
    return item->answer.never || value_read(entry->text, &item->answer) || refuse_answer(r, entry);
}

bool answer_window(Reader *r, const Entry *entry, Item *item)
{
    item->answer.never = typed_is(TYPED_NEVER, entry->text);
    return item->answer.never ||
           typed_window(entry->text, &item->answer.alpha, &item->answer.beta) ||
           refuse_answer(r, entry);
}

/* "expected one of PV, CUT, ALL" */
static bool word_refuse(Reader *r, const Entry *entry)
{
    PlycutText words = {0};
    for (int i = 0; fact_word((PlycutFact)entry->what, i) != NULL; i++) {
        text_add(&words, i > 0 ? ", " : "");
        text_add(&words, fact_word((PlycutFact)entry->what, i));
    }
    reader_refuse(r, "%s: expected one of %s, or - if the node is never visited, not '%s'",
                  plycut_fact_name((PlycutFact)entry->what), words.bytes != NULL ? words.bytes : "",
                  entry->text);
    r->s->arena.failed |= words.failed;
    plycut_text_free(&words);
    return false;
}

bool answer_word(Reader *r, const Entry *entry, Item *item)
{
    item->answer.never = typed_is(TYPED_NEVER, entry->text);
    return item->answer.never || fact_of_word(entry->text, &item->answer.word) == entry->what ||
           word_refuse(r, entry);
}
