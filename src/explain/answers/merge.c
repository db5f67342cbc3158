/* Lines are read twice: what is kept of the first time, and in which order. */
#include "answers/read.h"

#include <string.h>

/* Is an entry of the first time kept? Claims are, with the reasons why they do not hold, and what is not from lines. */
static bool is_kept(const Entry *entry)
{
    return entry->what >= CLAIMED || entry->spot.line == 0;
}

bool spots_share_file(const Spot *a, const Spot *b)
{
    return a->file == b->file ||
           (a->file != NULL && b->file != NULL && strcmp(a->file, b->file) == 0);
}

/* Take the entries of the second time from *next on that stand before this one of the first time. */
static bool take_before(Submissions *s, const Submission *read, size_t *next, const Entry *old,
                        Submission *into)
{
    for (; *next < read->count; ++*next) {
        const Entry *entry = &read->entries[*next];
        const bool before = spots_share_file(&entry->spot, &old->spot) &&
                            entry->spot.line < old->spot.line + !is_kept(old);
        if (!before)
            break;
        if (entry->what < CLAIMED && !entry_add(s, into, entry))
            return false;
    }
    return true;
}

bool entries_merge(Submissions *s, const Submission *one, const Submission *read, Submission *into)
{
    size_t next = 0;
    for (size_t i = 0; i < one->count; i++)
        if (!take_before(s, read, &next, &one->entries[i], into) ||
            (is_kept(&one->entries[i]) && !entry_add(s, into, &one->entries[i])))
            return false;
    for (; next < read->count; next++)
        if (read->entries[next].what < CLAIMED && !entry_add(s, into, &read->entries[next]))
            return false;
    return true;
}
