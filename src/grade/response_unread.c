/* Students' answers that are not understood: items that are wrong and say why; and lines above the
 * answers that are no answers. */
#include "grade/response.h"

#include <string.h>

/* Of lines whose label says nothing of an answer: "Course: AI". */
static bool is_heading(const Items *items, const Entry *entry)
{
    bool named = entry->kind == ENTRY_UNKNOWN || entry->kind == (int)RESPONSE_VALUES ||
                 entry->kind == (int)RESPONSE_WINDOWS;
    return entry->spot.line > 0 && named && (entry->formless || !item_is_meant(items, entry->node));
}

/* The node without what stands behind a colon with it: "D: 2 <= 3". */
static const char *bare_name(Items *items, const Entry *entry)
{
    bool cut = entry->kind == (int)RESPONSE_CUTOFFS && entry->spot.line > 0;
    const char *name =
        !cut ? entry->node : responses_text(items->from, entry->node, strcspn(entry->node, ":"));
    return name != NULL ? name : "";
}

bool item_unread(Items *items, const Entry *entry, size_t before)
{
    const char *why = entry->unread != NULL ? entry->unread : responses_unread(items->from);
    Reason reason = entry->unread != NULL ? REASON_OTHER : items->from->reason;
    bool lists = entry->kind == (int)RESPONSE_UPDATES ||
                 (entry->kind == (int)RESPONSE_CUTOFFS && entry->node == NULL);
    bool known = entry->kind != ENTRY_UNKNOWN, bare_cut = entry->kind == (int)RESPONSE_CUTOFFS &&
                                                          entry->node != NULL && entry->count == 0;
    void *array = items->items;
    items->count = before;
    if (why == NULL)
        return false;
    if (!arena_grow(&items->from->arena, &array, &items->room, items->count, sizeof *items->items))
        return responses_no_memory(items->from);
    items->items = array;
    Item *item = &items->items[items->count++];
    *item = (Item){.kind = RESPONSES,
                   .node = PLYCUT_NO_NODE,
                   .spot = entry->spot,
                   .given = bare_cut ? "cut off" : item_as_written(items, entry, ", "),
                   .unread = why,
                   .reason = reason,
                   .piece = lists && reason != REASON_TWICE,
                   .heading = is_heading(items, entry),
                   .formless = entry->formless};
    Brief name = brief_begin(item->name, sizeof item->name);
    brief_text(&name, known ? response_name(entry->kind) : "");
    if (entry->node != NULL && entry->kind != RESPONSE_UPDATES) {
        brief_text(&name, known ? "." : "");
        brief_text(&name, bare_name(items, entry));
    }
    if (entry->part != PART_ALL) {
        brief_text(&name, ".");
        brief_text(&name, response_part_name(entry->part));
    }
    return item->given != NULL;
}

/* ---- Twice ------------------------------------------------------------------------------- */

const char *item_both(Items *items, const char *first, const char *between, const char *second)
{
    char text[600];
    Brief brief = brief_begin(text, sizeof text);
    brief_text(&brief, first);
    brief_text(&brief, between);
    brief_text(&brief, second);
    return responses_text(items->from, text, strlen(text));
}

/* Why the second of two answers takes the first one's worth. */
static const char *why_twice(Items *items, const Item *first, const Item *second)
{
    if (second->unread != NULL && second->reason == REASON_TWICE)
        return second->unread;
    responses_fail(items->from, second->spot, "%s is answered twice", second->name);
    const char *twice = responses_unread(items->from);
    return twice == NULL || first->unread == NULL || first->reason == REASON_TWICE
               ? twice
               : item_both(items, first->unread, "; ", twice);
}

/* Two of one name, one of them at least not understood. */
static bool merge(Items *items, Item *first, const Item *second)
{
    bool piece = first->piece || second->piece;
    if (piece) {
        first->reason = first->unread != NULL ? first->reason : second->reason;
        first->unread = first->unread != NULL ? first->unread : second->unread;
        return true;
    }
    first->unread = why_twice(items, first, second);
    first->reason = REASON_TWICE;
    first->given = item_both(items, first->given, " / ", second->given);
    return first->unread != NULL && first->given != NULL;
}

bool items_merge_unread(Items *items)
{
    size_t kept = 0;
    for (size_t i = 0; i < items->count; i++) {
        Item *item = &items->items[i], *same = NULL;
        for (size_t k = 0; k < kept && same == NULL; k++)
            if ((item->unread != NULL || items->items[k].unread != NULL) &&
                strcmp(items->items[k].name, item->name) == 0)
                same = &items->items[k];
        if (same == NULL)
            items->items[kept++] = *item;
        else if (!merge(items, same, item))
            return false;
    }
    items->count = kept;
    return true;
}

/* ---- Headings ---------------------------------------------------------------------------- */

/* The first item that is understood, or the end. */
static size_t first_understood(const Items *items)
{
    size_t i = 0;
    while (i < items->count && items->items[i].unread != NULL)
        i++;
    return i;
}

bool items_take_headings(Items *items, bool followed)
{
    size_t kept = 0, understood = first_understood(items);
    bool none = understood == items->count;
    items->headings = arena_take(&items->from->arena, (items->count + 1) * sizeof *items->items);
    if (items->headings == NULL)
        return responses_no_memory(items->from);
    for (size_t i = 0; i < items->count; i++) {
        const Item *item = &items->items[i];
        bool heading = none ? followed || item->formless : i < understood && item->heading;
        if (heading)
            items->headings[items->heading_count++] = *item;
        else
            items->items[kept++] = *item;
    }
    items->count = kept;
    return true;
}
