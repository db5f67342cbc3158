/* What answers claim about the search: algorithm, convention, depth, window. */
#include "base/same.h"
#include "answers/read.h"

#include <stdio.h>
#include <string.h>

/* ---- What this room knows ---------------------------------------------------------------------- */

static bool claim_root(Stated *stated, const char *text, PlycutError *error)
{
    bool max = label_is(text, strlen(text), "max");
    if (!max && !label_is(text, strlen(text), "min"))
        return plycut_fail(error, PLYCUT_E_INPUT, "expected max or min, not '%s'", text);
    stated->root_given = true;
    stated->root = max ? PLYCUT_MAX : PLYCUT_MIN;
    return true;
}

static bool claim_depth(Stated *stated, const char *text, PlycutError *error)
{
    uint64_t depth;
    if (!plycut_integer_parse(text, strlen(text), PLYCUT_PLY_MAX, &depth))
        return plycut_fail(error, PLYCUT_E_INPUT,
                           "expected a whole number of plies, 0 to %d, not '%s'", PLYCUT_PLY_MAX,
                           text);
    stated->options.depth = (int)depth;
    return true;
}

/* "[0, 9]", "0, 9" or "0..9" */
static bool claim_limits(Stated *stated, const char *text, PlycutError *error)
{
    char pair[64];
    const char *dots = strstr(text, "..");
    const int length = (int)(dots != NULL ? (size_t)(dots - text) : strlen(text));
    snprintf(pair, sizeof pair, "%.*s%s%s", length, text, dots != NULL ? "," : "",
             dots != NULL ? dots + 2 : "");
    return (typed_window(pair, &stated->limits.low, &stated->limits.high) &&
            stated->limits.low < stated->limits.high) ||
           plycut_fail(error, PLYCUT_E_INPUT,
                       "expected the limits of the values, such as [0, 9], not '%s'", text);
}

/* ---- What search.def knows ------------------------------------------------------------------- */

/* Exercises are not about mistakes, nor about orders that a search learns. */
static bool claim_word(PlycutSearchOptions *o, size_t member, const char *text, PlycutError *error)
{
    PlycutSearchOptions claimed = *o;
    if (!plycut_search_put_word(&claimed, member, text, error))
        return false;
    if (claimed.algorithm != o->algorithm && claimed.algorithm->of != NULL)
        return plycut_algorithm_find(text, error) != NULL;
    if (claimed.learned != 0)
        return plycut_fail(error, PLYCUT_E_INPUT,
                           "answers cannot use an order that a search learns");
    *o = claimed;
    return true;
}

static bool claim_window(PlycutSearchOptions *o, const char *text, PlycutError *error)
{
    double alpha, beta;
    if (!typed_window(text, &alpha, &beta) || !(alpha < beta))
        return plycut_fail(
            error, PLYCUT_E_INPUT,
            "expected the root's window, such as [5, 8], with alpha less than beta, not '%s'",
            text);
    o->alpha = alpha;
    o->beta = beta;
    return true;
}

/* A rule that holds or does not, or its number. */
static bool claim_number(PlycutSearchOptions *o, size_t member, const char *text,
                         PlycutError *error)
{
    const bool flag = plycut_search_member(member)->kind == PLYCUT_MEMBER_FLAG;
    const size_t length = strlen(text);
    const bool yes = label_is(text, length, "true") || label_is(text, length, "yes"),
               no = label_is(text, length, "false") || label_is(text, length, "no");
    double number = yes;
    return ((flag ? yes || no : plycut_number_parse(text, length, false, &number)) &&
            plycut_search_put(o, member, number)) ||
           plycut_fail(error, PLYCUT_E_INPUT, "expected %s, not '%s'",
                       flag ? "true or false" : "a number that this rule can have", text);
}

static bool claim_member(PlycutSearchOptions *o, size_t member, const char *text,
                         PlycutError *error)
{
    switch (plycut_search_member(member)->kind) {
    case PLYCUT_MEMBER_WORD:
        return claim_word(o, member, text, error);
    case PLYCUT_MEMBER_WINDOW:
        return claim_window(o, text, error);
    default:
        return claim_number(o, member, text, error);
    }
}

/* ---- The list -------------------------------------------------------------------------------- */

static const char *const NAMES[] = {
#define CLAIM(name, json) #name,
#include "answers/claims.def"
};

int claim_named(const char *label, size_t length)
{
    return label_among(label, length, NAMES, CLAIMS);
}

const char *claim_name(Claim claim)
{
    return NAMES[claim];
}

bool claim_apply(Claim claim, const char *text, Stated *stated, PlycutError *error)
{
    if (claim == CLAIM_exercise) /* asked before grading (plycut_answers_exercise) */
        return true;
    if (claim == CLAIM_root)
        return claim_root(stated, text, error);
    if (claim == CLAIM_depth)
        return claim_depth(stated, text, error);
    if (claim == CLAIM_limits)
        return claim_limits(stated, text, error);
    size_t member = 0;
    while (strcmp(plycut_search_member(member)->name, NAMES[claim]) != 0)
        member++;
    return claim_member(&stated->options, member, text, error);
}

/* A claim as the command line writes it, after others (or NULL): "window=-inf,4". */
static const char *claim_words(Submissions *s, const char *before, const Entry *claim)
{
    char plain[160]; /* grades keep less */
    size_t used = 0;
    for (const char *from = claim->text; *from != '\0' && used < sizeof plain - 1; from++)
        if (strchr("[] ", *from) == NULL)
            plain[used++] = *from;
    plain[used] = '\0';
    const char *named = text_joined(s, before != NULL ? before : "", before != NULL ? ", " : "",
                                    claim_name((Claim)(claim->what - CLAIMED)));
    return text_joined(s, named, "=", plain);
}

const char *claims_text(Submissions *s, const Submission *one, Claim first)
{
    const char *text = NULL;
    for (int what = CLAIMED + (int)first; what < CLAIMED + CLAIMS; what++)
        for (size_t i = 0; i < one->count; i++)
            if (one->entries[i].what == what)
                text = claim_words(s, text, &one->entries[i]);
    return text != NULL ? text : "";
}

/* ---- The claims of a submission ------------------------------------------------------------------- */

/* Does the claim say what is stated anyway? */
static bool changes_nothing(const Stated *a, const Stated *b)
{
    return plycut_search_difference(&a->options, &b->options) == plycut_search_member_count() &&
           a->options.depth == b->options.depth && same_number(a->limits.low, b->limits.low) &&
           same_number(a->limits.high, b->limits.high) && (!b->root_given || a->root == b->root);
}

/* Does the tree itself state it? */
static bool is_of_tree(Claim claim)
{
    return claim == CLAIM_root || claim == CLAIM_limits;
}

static void claim_take(Submissions *s, Entry *entry, const PlycutTask *task, Stated *stated)
{
    PlycutError inner = {0};
    const Claim claim = (Claim)(entry->what - CLAIMED);
    Stated claimed = *stated;
    if (claim == CLAIM_exercise) /* it says nothing about the search */
        return;
    if (!claim_apply(claim, entry->text, &claimed, &inner)) {
        entry->unread = reason(s, entry->spot, "%s: %s", claim_name(claim), inner.text);
        return;
    }
    if (s->published) {
        *stated = claimed;
        return;
    }
    claimed.said = stated->said = claim_words(s, stated->said, entry);
    if (changes_nothing(stated, &claimed))
        return;
    if (task_lets_choose(task, claim))
        *stated = claimed;
    else {
        stated->ignored = claim_words(s, stated->ignored, entry);
        stated->unstated |= (task->stated >> claim & 1u) == 0 && !is_of_tree(claim);
    }
}

/* Two claims in the same words, as in two files of one student, are one. Students write an exercise's name in many ways. */
static bool claims_agree(const Entry *a, const Entry *b)
{
    return strcmp(a->text, b->text) == 0 ||
           (a->what == CLAIMED + CLAIM_exercise && label_is(a->text, strlen(a->text), b->text));
}

static bool is_contradicted(const Submission *one, const Entry *claim)
{
    bool agrees = true;
    for (size_t i = 0; i < one->count; i++)
        agrees = agrees &&
                 (one->entries[i].what != claim->what || claims_agree(&one->entries[i], claim));
    return !agrees;
}

static bool is_repeated(const Submission *one, const Entry *claim)
{
    const Entry *first = one->entries;
    while (first->what != claim->what)
        first++;
    return first < claim;
}

bool submission_claims(Submissions *s, const Submission *one, const PlycutTask *task,
                       Stated *stated)
{
    for (size_t i = 0; i < one->count; i++) {
        Entry *entry = &one->entries[i];
        if (entry->what < CLAIMED || entry->unread != NULL)
            continue;
        if (is_contradicted(one, entry))
            entry->unread = reason(s, entry->spot, "%s is claimed twice",
                                   claim_name((Claim)(entry->what - CLAIMED)));
        else if (!is_repeated(one, entry))
            claim_take(s, entry, task, stated);
    }
    return submissions_are_whole(s);
}

bool claim_is_meant(Claim claim, int fact, const char *text)
{
    Stated scratch = {.root_given = false};
    PlycutError ignored = {0};
    double low, high;
    if (fact == PLYCUT_FACT_WINDOWS &&
        !typed_window(text, &low, &high)) /* "the window at C is ..." */
        return false;
    return fact < 0 || !fact_table[fact].shape->of_whole ||
           claim_apply(claim, text, &scratch, &ignored);
}
