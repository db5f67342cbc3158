/* Remarks in parentheses, which cost nothing unless they may be another answer, and answers that are left open. */
#include "base/same.h"
#include "answers/read.h"

#include <ctype.h>
#include <string.h>

bool is_hedged(const char *text)
{
    static const char *const WORDS[] = {"or",    "either",   "maybe", "perhaps",
                                        "might", "possibly", "also",  "too"};
    static const char ENDS[] = " \t,;:()[]?!.";
    if (strchr(text, '?') != NULL)
        return true;
    for (text += strspn(text, ENDS); *text != '\0'; text += strspn(text, ENDS)) {
        const size_t length = strcspn(text, ENDS);
        for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
            if (spells(text, length, WORDS[i]))
                return true;
        text += length;
    }
    return false;
}

/* The next number of a text, which moves past it; numbers within words, as in "2nd" or "B2", do not count. */
static bool number_take(const char **text, double *number)
{
    static const char BETWEEN[] = " \t,;:()[]{}=<>+|";
    for (const char *at = *text; *at != '\0';) {
        at += strspn(at, BETWEEN);
        size_t length = typed_number_at(at, number);
        const size_t first = length == 0 && *at != '\0' ? 1 + strcspn(at + 1, "-") : 0; /* 2-3 */
        if (first > 0 && at[first] == '-' && typed_number(at, first, false, number))
            length = first;
        if (length > 0 && !isalpha((unsigned char)at[length])) {
            *text = at + length + (at[length] == '-');
            return true;
        }
        at += *at != '\0';
        while (*at != '\0' && strchr(BETWEEN, *at) == NULL)
            at++;
    }
    return false;
}

static bool has_number(const char *text, double wanted)
{
    double number;
    while (number_take(&text, &number))
        if (same_number(number, wanted))
            return true;
    return false;
}

bool aside_number_take(const char **text, double *number)
{
    double right;
    Relation relation;
    while (number_take(text, number)) {
        const char *after = *text + strspn(*text, " \t");
        if (typed_relation_at(after, &relation) == 0)
            return true;
        if (!number_take(text, &right))
            return false;
    }
    return false;
}

/* "7 (else 8)", "3 (2, 4, 5)", in any language: a number next to a number may be meant instead of it. */
static bool has_other_number(const char *plain, const char *remark)
{
    double number;
    const char *first = plain;
    if (!number_take(&first, &number))
        return false;
    while (aside_number_take(&remark, &number))
        if (!has_number(plain, number))
            return true;
    return false;
}

/* What stands in parentheses may be a second answer: "8 (9)", "PV (CUT)", "2 (<=2)", "8 (or 9)", "4 (and 6)". */
static bool may_answer(const char *plain, const char *remark)
{
    double number;
    int word;
    Relation relation;
    return typed_number(remark, strlen(remark), true, &number) ||
           typed_relation_at(remark, &relation) > 0 ||
           (fact_of_word(plain, &word) >= 0 && fact_of_word(remark, &word) >= 0) ||
           is_hedged(remark) || text_begins(remark, "and ") > 0;
}

static const char *remark_leave_out(Submissions *s, const char *text, bool numbers)
{
    const char *bracket = strrchr(text, '(');
    if (bracket == NULL || bracket == text || text[strlen(text) - 1] != ')')
        return text;
    const char *plain = text_kept(s, text, (size_t)(bracket - text)),
               *remark = text_kept(s, bracket + 1, strlen(bracket) - 2);
    return may_answer(plain, remark) || (numbers && has_other_number(plain, remark)) ? text : plain;
}

const char *without_remark(Submissions *s, const char *text)
{
    return remark_leave_out(s, text, true);
}

const char *without_remark_on_node(Submissions *s, const char *text)
{
    return remark_leave_out(s, text, false);
}
