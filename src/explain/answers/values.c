/* Answers in a word or a number about a node or a whole search: counts, values and bounds, windows, types. */
#include "base/letter.h"
#include "base/same.h"
#include "answers/read.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A word that repeats what is counted: "12 leaves." is 12, but "12 nodes" are no leaves. */
static bool is_unit(const char *text, PlycutFact fact)
{
    const size_t length = strlen(text);
    const int named = label_fact(text, length, NULL);
    int ordered = 0;
    return named == (int)fact ||
           (fact == PLYCUT_FACT_VALUE && typed_at(TYPED_OF_ROOT, text, NULL) == length) ||
           (named < 0 && fact != PLYCUT_FACT_VALUE && fact != PLYCUT_FACT_VALUES &&
            typed_at(TYPED_THING, text, NULL) == length) ||
           (typed_at(TYPED_IN_ALL, text, &ordered) == length && ordered == 0);
}

/* "8/3 = 2.67": the same number again, perhaps rounded. */
static bool is_said_again(const char *text, double number)
{
    double again;
    enum { AT_LEAST_TWO_DIGITS = 200 };
    return *text == '=' && typed_number_at(text + 1 + strspn(text + 1, " "), &again) > 0 &&
           fabs(again - number) * AT_LEAST_TWO_DIGITS <= 1.01;
}

/* The comma of "2,67", unless it may group digits: "7,000". */
static bool with_decimal_point(Submissions *s, const char **text)
{
    const char *comma = strchr(*text, ',');
    if (comma == NULL || comma == *text || strchr(comma + 1, ',') != NULL)
        return false;
    const size_t digits = strspn(comma + 1, "0123456789");
    if (!isdigit((unsigned char)comma[-1]) || digits == 0 || digits == 3)
        return false;
    char *changed = (char *)text_kept(s, *text, strlen(*text));
    changed[comma - *text] = '.';
    *text = changed;
    return true;
}

/* A value with nothing behind it but its unit: "5", ">=5", "at most 5", "12 leaves" */
static bool value_alone(const char *text, Answer *answer)
{
    const size_t length = typed_value_at(text, &answer->bound, &answer->number);
    const char *rest = text + length + strspn(text + length, ". \t");
    const bool counts = answer->fact != PLYCUT_FACT_VALUE && answer->fact != PLYCUT_FACT_VALUES;
    if (counts && memchr(text, '/', length) != NULL) /* not a fraction: 7/9 may be 7 of 9 */
        return false;
    return length > 0 && (*rest == '\0' || is_said_again(rest, answer->number) ||
                          (answer->bound == PLYCUT_EXACT && is_unit(rest, answer->fact)));
}

/* "seven", "sieben" */
static bool number_in_words(const char *text, Answer *answer)
{
    int number;
    const size_t length = typed_at(TYPED_NUMBER, text, &number);
    const char *unit = text + length + strspn(text + length, BLANK_BYTES);
    answer->bound = PLYCUT_EXACT;
    if (length > 0)
        answer->number = number;
    return length > 0 && (*unit == '\0' || is_unit(unit, answer->fact));
}

/* How many leaves, or nodes, the tree has; 0 for any other fact. */
static double total_of(const Reader *r, PlycutFact fact)
{
    const PlycutTrace *tree = &r->index->tree;
    uint32_t leaves = 0;
    for (uint32_t i = 0; i < tree->node_count; i++)
        leaves += tree->nodes[i].leaf;
    return fact == PLYCUT_FACT_LEAVES ? leaves : fact == PLYCUT_FACT_NODES ? tree->node_count : 0;
}

size_t number_of_all_at(const char *text, double *all)
{
    const size_t blanks = strspn(text, BLANK_BYTES),
                 of = typed_at(TYPED_OUT_OF, text + blanks, NULL);
    const char *at =
        typed_past_article(text + blanks + of + strspn(text + blanks + of, BLANK_BYTES));
    const size_t digits = of > 0 ? strspn(at, "0123456789") : 0;
    *all = digits > 0 ? strtod(at, NULL) : 0;
    return digits > 0 ? (size_t)(at - text) + digits : 0;
}

/* "7 of 9", "7/9", "7 (out of 9 leaves)": the first number, if the second one is that of all. */
static bool number_of_total(const Reader *r, const char *text, Answer *answer)
{
    double all;
    const size_t digits = strspn(text, "0123456789"),
                 gap = digits + strspn(text + digits, BLANK_BYTES), bracket = text[gap] == '(',
                 begin = bracket ? gap + 1 : digits, total = number_of_all_at(text + begin, &all);
    const char *rest = text + begin + total + strspn(text + begin + total, BLANK_BYTES);
    const char *unit = text_kept(r->s, rest, strlen(rest) - (bracket && *rest != '\0'));
    answer->number = digits > 0 ? strtod(text, NULL) : 0;
    answer->bound = PLYCUT_EXACT;
    return digits > 0 && total > 0 && same_number(all, total_of(r, answer->fact)) &&
           (!bracket || text[strlen(text) - 1] == ')') &&
           (*unit == '\0' || is_unit(unit, answer->fact));
}

/* "3 + 1 + 2 = 6": a number of leaves added up, if the sum is right. */
static bool number_added_up(const char *text, Answer *answer)
{
    double sum = 0, more = 0;
    size_t digits = strspn(text, "0123456789"), terms = 0;
    for (; digits > 0; digits = strspn(text, "0123456789"), terms++) {
        sum += strtod(text, NULL);
        text += digits + strspn(text + digits, BLANK_BYTES);
        if (*text != '+')
            break;
        text += 1 + strspn(text + 1, BLANK_BYTES);
    }
    if (terms == 0 || digits == 0 || *text != '=')
        return false;
    text += 1 + strspn(text + 1, BLANK_BYTES);
    const size_t length = typed_number_at(text, &more);
    const char *unit = text + length + strspn(text + length, BLANK_BYTES);
    answer->number = more;
    answer->bound = PLYCUT_EXACT;
    return length > 0 && same_number(more, sum) && (*unit == '\0' || is_unit(unit, answer->fact));
}

/* "-inf", "<= ∞", where leaves are infinite. */
static bool infinite_alone(const Reader *r, const char *text, Answer *answer)
{
    const bool value = answer->fact == PLYCUT_FACT_VALUE || answer->fact == PLYCUT_FACT_VALUES;
    Relation relation = REL_NONE;
    const char *number = text + typed_relation_at(text, &relation);
    number += strspn(number, " ");
    answer->bound = relation == REL_AT_LEAST  ? PLYCUT_LOWER
                    : relation == REL_AT_MOST ? PLYCUT_UPPER
                                              : PLYCUT_EXACT;
    return value && index_has_infinite(r->index) &&
           (relation == REL_NONE || answer->bound != PLYCUT_EXACT) &&
           typed_number(number, strlen(number), true, &answer->number);
}

/* Does a word mean this node, which is the root if the answer is about the whole search? */
static bool means_node(const Reader *r, const char *word, uint32_t node)
{
    const Meaning meaning = lookup(r->index, word, PLYCUT_NO_NODE);
    return meaning.count == 1 && meaning.nodes[0] == (node == PLYCUT_NO_NODE ? 0 : node);
}

/* "x <= 2", "v = 2", "v(C): 2": what follows the letter or the word for the value. */
static const char *past_value_letter(Reader *r, const char *text, uint32_t of)
{
    Relation relation;
    const size_t letter = typed_at(TYPED_VALUE_LETTER, text, NULL),
                 node = text[letter] == '(' ? group_length(text + letter, SIZE_MAX) : 0,
                 blanks = letter + node + strspn(text + letter + node, BLANK_BYTES);
    if (letter == 0 || lookup_name_at(r->index, text) > 0 ||
        (node > 0 && !means_node(r, text_kept(r->s, text + letter + 1, node - 2), of)))
        return text;
    const bool related = typed_relation_at(text + blanks, &relation) > 0,
               sign = text[blanks] == '=' || text[blanks] == ':';
    return related || typed_is_equals_then_relation(text + blanks) ? text + blanks
           : sign ? text + blanks + 1 + strspn(text + blanks + 1, BLANK_BYTES)
                  : text;
}

/* "5+", "8-": a bound with its sign behind it, of a node's value, where no scout tests with such numbers. */
static bool bound_behind(const Reader *r, const char *text, Answer *answer)
{
    static const char MINUS[] = "\xe2\x88\x92";
    const size_t length = strlen(text), minus = sizeof MINUS - 1;
    const bool long_minus = length > minus && strcmp(text + length - minus, MINUS) == 0;
    if (r->scouts || answer->fact != PLYCUT_FACT_VALUES || length < 2 ||
        (!long_minus && strchr("+-", text[length - 1]) == NULL))
        return false;
    answer->bound = text[length - 1] == '+' ? PLYCUT_LOWER : PLYCUT_UPPER;
    return typed_number(text, trimmed_length(text, length - (long_minus ? minus : 1)), false,
                        &answer->number);
}

/* Is what follows the best of the numbers in brackets? Bounds among them may be any. */
static bool is_extremum(const char *group, size_t length, bool max, const char *rest)
{
    double best = max ? -INFINITY : INFINITY, number, value;
    bool exact = false;
    PlycutBound bound;
    for (size_t i = 1; i + 1 < length;) {
        const size_t one = typed_value_at(group + i, &bound, &number);
        if (one > 0 && bound == PLYCUT_EXACT) {
            best = max ? fmax(best, number) : fmin(best, number);
            exact = true;
        }
        i += one > 0 ? one : 1;
    }
    return !exact || (typed_value_at(rest, &bound, &value) > 0 &&
                      (bound != PLYCUT_EXACT || same_number(value, best)));
}

/* "max(8, 3) = 8", "min(3, 12, 8) = 3", "max => 3": what the best of the children comes to. */
static const char *past_extremum(const char *text)
{
    static const char *const WORDS[] = {"max", "min"};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++) {
        const size_t word = text_begins(text, WORDS[i]),
                     group_at = word + strspn(text + word, BLANK_BYTES),
                     group = strchr("({[", text[group_at]) != NULL && text[group_at] != '\0'
                                 ? group_length(text + group_at, SIZE_MAX)
                                 : 0,
                     sign_at = group_at + group + strspn(text + group_at + group, BLANK_BYTES),
                     arrow = typed_at(TYPED_ARROW, text + sign_at, NULL),
                     sign = arrow > 0 ? arrow : text[sign_at] == '=';
        const char *rest = text + sign_at + sign + strspn(text + sign_at + sign, BLANK_BYTES);
        if (word > 0 && sign > 0 && text[sign_at + sign] != '=' &&
            is_extremum(text + group_at, group, i == 0, rest))
            return text + sign_at + sign + strspn(text + sign_at + sign, BLANK_BYTES);
    }
    return text;
}

static bool value_read(Reader *r, const char *text, Answer *answer)
{
    text = past_extremum(text);
    text = past_value_letter(r, unwrapped(r->s, text), answer->node);
    return bound_behind(r, text, answer) || value_alone(text, answer) ||
           (with_decimal_point(r->s, &text) && value_alone(text, answer)) ||
           infinite_alone(r, text, answer);
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
    if (count && typed_at(TYPED_DASH, entry->text, NULL) == 0 &&
        answer_is(r, TYPED_NONE, entry->text)) {
        *number = 0;
        return true;
    }
    const bool read = value_read(r, entry->text, &item->answer) ||
                      number_in_words(entry->text, &item->answer) ||
                      (count && (number_of_total(r, entry->text, &item->answer) ||
                                 number_added_up(entry->text, &item->answer)));
    if (count && read &&
        (item->answer.bound != PLYCUT_EXACT || *number < 0 || floor(*number) < *number))
        return reader_refuse(r, "%s: expected a whole number, 0 or more, not '%s'", item->name,
                             entry->text);
    return read || refuse_answer(r, entry);
}

bool answer_value(Reader *r, const Entry *entry, Item *item)
{
    item->answer.never = answer_is(r, TYPED_NEVER, unwrapped(r->s, entry->text));
    return item->answer.never || value_read(r, entry->text, &item->answer) ||
           refuse_answer(r, entry);
}

/* Without what separates it from a next answer: "[3, inf],". */
static const char *without_end(Reader *r, const char *text)
{
    size_t length = strlen(text);
    while (length > 0 && strchr(",;. \t", text[length - 1]) != NULL)
        length--;
    return text_kept(r->s, text, length);
}

/* Perhaps in bold, or with a remark behind it. */
static bool window_read(Reader *r, const char *text, Answer *answer)
{
    text = without_end(r, text);
    text += typed_bounds_named_at(text);
    return typed_window(text, &answer->alpha, &answer->beta) ||
           typed_window(without_remark(r, text), &answer->alpha, &answer->beta);
}

bool answer_window(Reader *r, const Entry *entry, Item *item)
{
    item->answer.never = answer_is(r, TYPED_NEVER, unwrapped(r->s, entry->text));
    return item->answer.never || window_read(r, entry->text, &item->answer) ||
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
    item->answer.never = answer_is(r, TYPED_NEVER, unwrapped(r->s, entry->text));
    return item->answer.never || fact_of_word(entry->text, &item->answer.word) == entry->what ||
           word_refuse(r, entry);
}
