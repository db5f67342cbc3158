/* What is said of one cutoff, but for its node: "alpha shallow 2 <= 3 by A", in any order. */
#include "base/letter.h"
#include "facts/lookup.h"
#include "answers/read.h"

#include <string.h>

bool cutoff_goes_on(const char *text)
{
    Cutoff scratch = NO_PARTS;
    text = typed_past_gap(text);
    return typed_part_at(text, &scratch) > 0 || typed_by_at(text) > 0;
}

/* May what is left be the owner, though nothing says so? Behind the test; or it is a node: "shallow (A)". */
static bool may_be_owner(const Reader *r, const Cutoff *cutoff, const char *name)
{
    return cutoff->relation != REL_NONE ||
           (cutoff->kind != UNSTATED && lookup(r->index, name, PLYCUT_NO_NODE).count > 0);
}

/* "by A, 2 <= 3", "A (2 <= 3)": how much is the owner's name, if all that follows it are parts; 0: it is all of it. */
static size_t owner_length(const Reader *r, const char *name, Cutoff *cutoff)
{
    const size_t length = lookup_name_at(r->index, name);
    Cutoff parts = *cutoff;
    if (length == 0 || name[length] == '\0')
        return 0;
    const size_t owns = typed_at(TYPED_OWNS, name + length, NULL); /* "by A's alpha" */
    const char *rest = typed_parts(name + length + owns, &parts);
    if (rest == name + length || rest[strspn(rest, ") \t")] != '\0')
        return 0;
    *cutoff = parts;
    return length;
}

/* Without "by", only the inequality and what is not said yet may follow the owner: "shallow B shallow" are two cutoffs. */
static size_t plain_owner_length(const Reader *r, const char *name, Cutoff *cutoff)
{
    Cutoff behind = NO_PARTS, all = *cutoff;
    const size_t length = cutoff->relation == REL_NONE ? owner_length(r, name, &behind) : 0;
    const bool again = (behind.alpha != UNSTATED && cutoff->alpha != UNSTATED) ||
                       (behind.kind != UNSTATED && cutoff->kind != UNSTATED);
    if (length == 0 || again || behind.relation == REL_NONE)
        return 0;
    (void)owner_length(r, name, &all);
    *cutoff = all;
    return length;
}

/* "A's bound", "the alpha of A": the owner without the word for its bound. */
static const char *without_bound(Reader *r, const char *name)
{
    const size_t word = typed_at(TYPED_BOUND, name, NULL), gap = strspn(name + word, BLANK_BYTES),
                 of = word > 0 ? word_at(r->index, TYPED_OF, name + word + gap, NULL) : 0;
    if (of > 0 && is_blank(name[word + gap + of]))
        return text_kept(r->s, name + word + gap + of, strlen(name + word + gap + of));
    const size_t node = lookup_name_at(r->index, name),
                 owns = node > 0 ? typed_at(TYPED_OWNS, name + node, NULL) : 0;
    const char *rest = name + node + owns + strspn(name + node + owns, BLANK_BYTES);
    return owns > 0 && typed_is(TYPED_BOUND, rest) ? text_kept(r->s, name, node) : name;
}

/* The bound's owner is the last part, or other parts follow it. */
static bool owner_read(Reader *r, const char *text, Cutoff *cutoff)
{
    size_t mark = typed_by_at(text);
    const char *name = text + mark, *bracket = strchr(name, '(');
    size_t length = strlen(name);
    length -= bracket == NULL && length > 0 && name[length - 1] == ')';
    const size_t owner =
        mark > 0 ? owner_length(r, name, cutoff) : plain_owner_length(r, name, cutoff);
    length = owner > 0 ? owner : length;
    const char *kept = without_bound(r, text_kept(r->s, name, length));
    if (*kept == '\0' || (mark == 0 && !may_be_owner(r, cutoff, kept)))
        return reader_refuse(r, "cutoffs: expected %s, not '%s'", fact_example(PLYCUT_FACT_CUTOFFS),
                             text);
    cutoff->owned = true;
    cutoff->owner = PLYCUT_NO_NODE;
    return answer_is(r, TYPED_NOBODY, kept) || node_read(r, kept, PLYCUT_NO_NODE, &cutoff->owner);
}

/* "after 2 because ...", "there is a shallow ...": words between the parts that say nothing about them. The child behind which a node stops is
 * not graded; it needs another part to be read. */
static const char *past_words(const Reader *r, const char *text, const Cutoff *cutoff)
{
    const size_t lead =
                     cutoff->relation == REL_NONE ? word_at(r->index, TYPED_LEAD, text, NULL) : 0,
                 after = typed_at(TYPED_AFTER, text, NULL), word = lead > 0 ? lead : after;
    const char *at = typed_past_article(text + word + strspn(text + word, BLANK_BYTES));
    Cutoff scratch = NO_PARTS;
    const size_t child = after > 0 && lead == 0 ? lookup_name_at(r->index, at) : 0;
    at += child + strspn(at + child, TYPED_GAPS);
    return word > 0 && (lead > 0 || child > 0) &&
                   typed_part_at(typed_past_article(at), &scratch) > 0
               ? at
               : text;
}

bool cutoff_parts_read(Reader *r, const char *text, Cutoff *cutoff)
{
    const char *owner = typed_parts(text, cutoff), *more = past_words(r, owner, cutoff);
    if (more != owner)
        owner = typed_parts(more, cutoff);
    return *owner == '\0' || owner_read(r, owner, cutoff);
}

bool cutoff_take(Reader *r, const char *text, Answer *answer)
{
    answer->never = answer_is(r, TYPED_NO_CUTOFF, text);
    if (is_hedged(r->index, text))
        return reader_refuse(r, "cutoffs: expected %s, not '%s'", fact_example(PLYCUT_FACT_CUTOFFS),
                             text);
    return answer->never || cutoff_parts_read(r, text, &answer->cutoff);
}

bool cutoff_parts_agree(const Cutoff *a, const Cutoff *b)
{
    return (a->alpha == b->alpha || a->alpha == UNSTATED || b->alpha == UNSTATED) &&
           (a->kind == b->kind || a->kind == UNSTATED || b->kind == UNSTATED) &&
           (a->relation == REL_NONE || b->relation == REL_NONE) && !(a->owned && b->owned);
}

void cutoff_parts_join(Cutoff *to, const Cutoff *more)
{
    const Cutoff first = *to;
    if (more->relation != REL_NONE)
        *to = *more;
    to->alpha = first.alpha != UNSTATED ? first.alpha : more->alpha;
    to->kind = first.kind != UNSTATED ? first.kind : more->kind;
    to->owned = first.owned || more->owned;
    to->owner = first.owned ? first.owner : more->owner;
}

bool cutoff_parts_are_all(const Cutoff *cutoff)
{
    return cutoff->alpha != UNSTATED && cutoff->kind != UNSTATED && cutoff->relation != REL_NONE &&
           cutoff->owned;
}
