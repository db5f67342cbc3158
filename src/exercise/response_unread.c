/* Students' answers that are not understood: items that are wrong and say why. */
#include "exercise/response.h"

#include <string.h>

bool item_unread(Items *items, const Entry *entry, size_t before)
{
    const char *why = entry->unread != NULL ? entry->unread : responses_unread(items->from);
    bool known = entry->kind != ENTRY_UNKNOWN;
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
                   .given = item_as_written(items, entry, ", "),
                   .unread = why};
    Brief name = brief_begin(item->name, sizeof item->name);
    brief_text(&name, known ? response_name(entry->kind) : "");
    if (entry->node != NULL && entry->kind != RESPONSE_UPDATES) {
        brief_text(&name, known ? "." : "");
        brief_text(&name, entry->node);
    }
    return item->given != NULL;
}

void items_merge_unread(Items *items)
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
        else if (same->unread == NULL)
            same->unread = item->unread;
    }
    items->count = kept;
}
