/* A list that comes in pieces, several on a line or one on each line: cutoffs, updates. */
#include "grade/read.h"

#include <string.h>

/* The item of the list; made when its first piece is read. NULL: no memory. */
static Item *gathered_item(Reader *r, Gathered *list, PlycutFact fact)
{
    Item fresh = item_about(r, fact, PLYCUT_NO_NODE);
    if (list->at == 0) {
        if (!item_add(r, &fresh))
            return NULL;
        list->at = r->items->count;
    }
    return &r->items->items[list->at - 1];
}

/* Add the piece to the answer as it is shown, unless that is already long enough. */
static bool show(Reader *r, Item *item, const char *piece)
{
    enum { SHOWN = 256 };
    bool first = item->given[0] == '\0';
    if (strlen(item->given) < SHOWN)
        item->given = text_joined(r->s, item->given, first ? "" : ", ", piece);
    return item->given != NULL;
}

void spoil(Reader *r, Item *item)
{
    if (item->unread == NULL)
        item->unread = r->unread;
}

Item *show_piece(Reader *r, Gathered *list, PlycutFact fact, bool none, const char *piece)
{
    bool begun = list->at > 0;
    Item *item = gathered_item(r, list, fact);
    if (item == NULL)
        return NULL;
    if (begun && (none || list->none)) {
        item->twice = true;
        reader_refuse(r, "%s is answered twice", item->name);
        spoil(r, item);
    }
    list->none |= none;
    return show(r, item, piece) && r->s->error->code == PLYCUT_OK ? item : NULL;
}
