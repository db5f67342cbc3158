/* How people write answers to a quiz: numbers, windows, values, cutoffs. */
#include "base/letter.h"
#include "facts/typed.h"
#include "quiz/quiz.h"

#include <math.h>
#include <string.h>

/* A part of a text, read from its beginning. */
typedef struct Part {
    const char *at;
    size_t length;
} Part;

static void part_skip(Part *part, size_t length)
{
    part->at += length;
    part->length -= length;
}

static Part part_trimmed(Part part)
{
    while (part.length > 0 && is_blank(*part.at))
        part_skip(&part, 1);
    while (part.length > 0 && is_blank(part.at[part.length - 1]))
        part.length--;
    return part;
}

/* Does it begin with this word, in any capitals? Then the word and the blanks after it are skipped. */
static bool part_take(Part *part, const char *word)
{
    size_t length = strlen(word);
    if (part->length < length || !spells(part->at, length, word))
        return false;
    part_skip(part, length);
    *part = part_trimmed(*part);
    return true;
}

/* The same for a whole word: no letter follows. */
static bool part_take_word(Part *part, const char *word)
{
    size_t length = strlen(word);
    if (part->length > length && !is_blank(part->at[length]))
        return false;
    return part_take(part, word);
}

/* ---- Numbers --------------------------------------------------------------------------------- */

static const char MINUS_SIGN[] = "\xe2\x88\x92";

/* The length of the sign that a number ends with: *up for "5+", not for "6-". */
static size_t sign_at_end(Part part, bool *up)
{
    size_t minus = strlen(MINUS_SIGN);
    char last = part.length > 0 ? part.at[part.length - 1] : '\0';
    *up = last == '+';
    if (last == '+' || last == '-')
        return 1;
    return part.length > minus && memcmp(part.at + part.length - minus, MINUS_SIGN, minus) == 0
               ? minus
               : 0;
}

/* A number, or (5+, 6-) one next to it, which a scout tests with. */
static bool quiz_number_read(const char *text, size_t length, bool infinite, double *number)
{
    bool up;
    Part part = part_trimmed((Part){text, length});
    if (typed_number(part.at, part.length, infinite, number))
        return true;
    size_t sign = sign_at_end(part, &up);
    if (sign == 0 || !typed_number(part.at, part.length - sign, false, number))
        return false;
    *number = nextafter(*number, up ? INFINITY : -INFINITY);
    return true;
}

bool quiz_window_read(const char *text, double *alpha, double *beta)
{
    Part part = part_trimmed((Part){text, strlen(text)});
    if (part.length > 1 && strchr("[(", *part.at) != NULL &&
        strchr("])", part.at[part.length - 1]) != NULL) {
        part_skip(&part, 1);
        part.length--;
    }
    const char *comma = memchr(part.at, ';', part.length);
    if (comma == NULL)
        comma = memchr(part.at, ',', part.length);
    if (comma == NULL)
        return false;
    size_t before = (size_t)(comma - part.at);
    return quiz_number_read(part.at, before, true, alpha) &&
           quiz_number_read(comma + 1, part.length - before - 1, true, beta);
}

bool quiz_value_read(const char *text, bool *stated, PlycutBound *type, double *number)
{
    Part part = part_trimmed((Part){text, strlen(text)});
    const bool lower = part_take(&part, ">=") || part_take(&part, "=>") ||
                       part_take(&part, "\xe2\x89\xa5") || part_take_word(&part, "at least");
    const bool upper =
        !lower && (part_take(&part, "<=") || part_take(&part, "=<") ||
                   part_take(&part, "\xe2\x89\xa4") || part_take_word(&part, "at most"));
    if (!lower && !upper)
        (void)part_take(&part, "=");
    *stated = lower || upper;
    *type = lower ? PLYCUT_LOWER : upper ? PLYCUT_UPPER : PLYCUT_EXACT;
    return quiz_number_read(part.at, part.length, false, number);
}

/* ---- Cutoffs --------------------------------------------------------------------------------- */

static bool says_none(Part part)
{
    static const char *const WORDS[] = {"no",      "no cutoff", "not cut off", "it is not cut off",
                                        "goes on", "go on",     "none",        "no cut"};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (spells(part.at, part.length, WORDS[i]))
            return true;
    return false;
}

static int side_take(Part *part)
{
    if (part_take_word(part, "alpha") || part_take_word(part, "\xce\xb1"))
        return 1;
    return part_take_word(part, "beta") || part_take_word(part, "\xce\xb2") ? 0 : UNSTATED;
}

static bool kind_take(Part *part, PlycutCutKind *kind)
{
    for (int i = PLYCUT_SHALLOW; i < PLYCUT_CUT_KINDS; i++)
        if (part_take_word(part, plycut_cut_kind_text((PlycutCutKind)i))) {
            *kind = (PlycutCutKind)i;
            return true;
        }
    return false;
}

bool quiz_cutoff_read(const char *text, CutoffSaid *said)
{
    Part part = part_trimmed((Part){text, strlen(text)});
    *said = (CutoffSaid){.alpha = UNSTATED};
    said->none = says_none(part) || typed_is(TYPED_NONE, text);
    if (said->none)
        return true;
    said->alpha = side_take(&part);
    if (!kind_take(&part, &said->kind))
        return false;
    (void)(part_take_word(&part, "cutoff") || part_take_word(&part, "cut"));
    (void)(part_take_word(&part, "by") || part_take_word(&part, "from"));
    said->owner = part.length > 0 ? part.at : NULL;
    return true;
}
