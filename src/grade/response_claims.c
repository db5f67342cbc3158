/* The conventions that students claim: each is said once, or it is not known which holds. */
#include "grade/response.h"

static bool claim_algorithm(PlycutSearchOptions *o, const char *word, PlycutError *error)
{
    const PlycutAlgorithm *algorithm = plycut_algorithm_find(word, error);
    if (algorithm != NULL)
        o->algorithm = algorithm;
    return algorithm != NULL;
}

static bool claim_cut(PlycutSearchOptions *o, const char *word, PlycutError *error)
{
    return plycut_cut_parse(word, &o->cut, error);
}

static bool claim_fail(PlycutSearchOptions *o, const char *word, PlycutError *error)
{
    return plycut_fail_parse(word, &o->fail, error);
}

static bool claim_order(PlycutSearchOptions *o, const char *word, PlycutError *error)
{
    return plycut_order_parse(word, &o->order, &o->seed, error);
}

static bool (*const CLAIM_TABLE[])(PlycutSearchOptions *, const char *, PlycutError *) = {
#define CLAIM(name) claim_##name,
#define RESPONSE(id, member, shape)
#define ALIAS(word, id)
#include "grade/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS
};

/* Is the same said by another entry, before this one or (`later`) after it? */
static bool said_elsewhere(const Items *items, const Entry *entry, bool later)
{
    const Entry *begin = later ? entry + 1 : items->student->entries,
                *end = later ? items->student->entries + items->student->count : entry;
    for (const Entry *other = begin; other < end; other++)
        if (other->kind == entry->kind)
            return true;
    return false;
}

bool item_claim(Items *items, const Entry *entry)
{
    PlycutError inner = {0};
    PlycutSearchOptions claimed = items->stated;
    if (said_elsewhere(items, entry, false))
        return responses_fail_by(items->from, REASON_TWICE, entry->spot, "%s is answered twice",
                                 response_name(entry->kind));
    if (entry->count != 1)
        return responses_fail(items->from, entry->spot, "one word was expected");
    if (!CLAIM_TABLE[entry->kind - RESPONSES](&claimed, entry->words[0], &inner))
        return responses_fail(items->from, entry->spot, "%s", inner.text);
    if (!said_elsewhere(items, entry, true))
        items->stated = claimed;
    return true;
}
