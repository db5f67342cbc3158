/* Answers in a word or a number about a node or a whole search: counts, values and bounds, windows, types. */
#include "facts/typed.h"
#include "grade/read.h"

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

/* "at most 5": as sentences of explain say it. The length of the words, or 0. */
static size_t relation_in_words(const char *text, Relation *relation)
{
    static const struct {
        const char *words;
        Relation relation;
    } WORDS[] = {{"at most", REL_AT_MOST},        {"no more than", REL_AT_MOST},
                 {"not more than", REL_AT_MOST},  {"less than or equal to", REL_AT_MOST},
                 {"at least", REL_AT_LEAST},      {"no less than", REL_AT_LEAST},
                 {"not less than", REL_AT_LEAST}, {"greater than or equal to", REL_AT_LEAST}};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        const size_t length = strlen(WORDS[i].words);
        if (strnlen(text, length) == length && spells(text, length, WORDS[i].words)) {
            *relation = WORDS[i].relation;
            return length;
        }
    }
    return 0;
}

/* "5", ">=5", "<= 5", "= 5", "at most 5" */
static bool value_read(const char *text, Answer *answer)
{
    Relation relation = REL_NONE;
    text += relation_at(text, &relation);
    text += relation == REL_NONE ? relation_in_words(text, &relation) : 0;
    text += *text == '=' && relation == REL_NONE;
    text += strspn(text, " \t");
    answer->bound = relation == REL_AT_LEAST  ? PLYCUT_LOWER
                    : relation == REL_AT_MOST ? PLYCUT_UPPER
                                              : PLYCUT_EXACT;
    const bool counts = answer->fact != PLYCUT_FACT_VALUE && answer->fact != PLYCUT_FACT_VALUES;
    if (counts && strchr(text, '/') != NULL) /* not a fraction: 7/9 may be 7 of 9 */
        return false;
    return relation != REL_LESS && relation != REL_MORE &&
           typed_number(text, number_length(text, answer->fact), false, &answer->number);
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

bool bounds_read(const char *text, Answer *answer)
{
    int first, second;
    double bounds[2] = {0};
    const size_t length = bound_begins(text, &first, &bounds[0]);
    const char *rest = text + length + strspn(text + length, ",; \t");
    if (strncmp(rest, "and ", 4) == 0)
        rest += 4;
    if (length == 0 || !bound_read(rest, &second, &bounds[1]) || first == second)
        return false;
    answer->alpha = bounds[first != 1];
    answer->beta = bounds[first == 1];
    return true;
}

bool window_without_brackets(const char *text, Answer *answer)
{
    char window[128];
    const int length = snprintf(window, sizeof window, "[%s]", text);
    return length < (int)sizeof window && strpbrk(text, "[](){}") == NULL &&
           window_read(window, &answer->alpha, &answer->beta);
}

/* "[alpha = 3, beta = inf]" */
static bool bounds_in_brackets(Reader *r, const char *text, Answer *answer)
{
    const size_t length = strlen(text);
    return length > 2 && group_length(text, length) == length &&
           bounds_read(text_kept(r->s, text + 1, length - 2), answer);
}

bool answer_window(Reader *r, const Entry *entry, Item *item)
{
    item->answer.never = typed_is(TYPED_NEVER, entry->text);
    return item->answer.never ||
           window_read(entry->text, &item->answer.alpha, &item->answer.beta) ||
           bounds_read(entry->text, &item->answer) ||
           bounds_in_brackets(r, entry->text, &item->answer) ||
           window_without_brackets(entry->text, &item->answer) || refuse_answer(r, entry);
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
    plycut_text_free(&words);
    return false;
}

bool answer_word(Reader *r, const Entry *entry, Item *item)
{
    item->answer.never = typed_is(TYPED_NEVER, entry->text);
    return item->answer.never || fact_of_word(entry->text, &item->answer.word) == entry->what ||
           word_refuse(r, entry);
}
