/* Updates of bounds as people write them: "A: alpha = 3", "alpha A: 3". */
#include "answers/read.h"

#include <math.h>
#include <string.h>

bool update_split(Submissions *s, const TreeIndex *index, const char *label, const char *text,
                  Entry *entry)
{
    size_t node, length;
    int alpha;
    entry->what = PLYCUT_FACT_UPDATES;
    entry->node = label;
    entry->text = text;
    if (typed_side_at(text, &alpha) > 0)
        return true;
    if (label_of_node(index, label, &node, &length) != PLYCUT_FACT_UPDATES ||
        typed_side_at(label, &alpha) == 0)
        return false;
    entry->node = text_kept(s, label + node, length);
    entry->text = text_joined(s, alpha == 1 ? "alpha" : "beta", " = ", text);
    return true;
}

/* This matches no update of a search. */
static const Update UNREAD_UPDATE = {.node = PLYCUT_NO_NODE, .value = NAN};

/* An update at a node: "alpha = 3". */
static bool update_read(Reader *r, const char *name, const char *text, Update *update)
{
    int alpha;
    if (!typed_update(text, &alpha, &update->value) ||
        (isinf(update->value) && !index_has_infinite(r->index)))
        return reader_refuse(r, "updates: expected a number, as in %s, not '%s'",
                             fact_example(PLYCUT_FACT_UPDATES), text);
    update->alpha = alpha == 1;
    return node_read(r, name, PLYCUT_NO_NODE, &update->node);
}

/* Add an update to the list. shown: the whole update; name and text: its node and "alpha = 3"; name is NULL if it does
 * not have the form of an update. */
static bool update_at(Reader *r, const char *shown, const char *name, const char *text)
{
    Update update = {0};
    Item *list = show_piece(r, &r->updates, PLYCUT_FACT_UPDATES, false, shown);
    if (list == NULL)
        return false;
    bool read = name != NULL ? update_read(r, name, text, &update)
                             : reader_refuse(r, "updates: expected %s, not '%s'",
                                             fact_example(PLYCUT_FACT_UPDATES), shown);
    if (!read) {
        spoil(r, list);
        update = UNREAD_UPDATE;
    }
    if (!ARENA_ROOM(&r->s->arena, list->answer.updates, r->updates.room, list->answer.count))
        return false;
    ((Update *)list->answer.updates)[list->answer.count++] = update;
    return true;
}

/* A node and "alpha = 3". */
static bool update_of_node(Reader *r, const char *name, const char *text)
{
    return update_at(r, text_joined(r->s, name, ": ", text), name, text);
}

/* A piece of "updates: A: alpha = 3, B: beta = 5". */
static bool update_piece(Reader *r, const char *piece)
{
    Piece form;
    Entry entry = {0};
    if (!piece_parse(r->index, piece, strlen(piece), &form))
        return update_at(r, piece, NULL, NULL);
    const char *label = text_kept(r->s, piece, form.label),
               *text = text_kept(r->s, piece + form.answer, strlen(piece + form.answer));
    side_move(r->s, &label, &text);
    return update_split(r->s, r->index, label, text, &entry)
               ? update_of_node(r, entry.node, entry.text)
               : update_at(r, piece, NULL, NULL);
}

static bool updates_of_entry(Reader *r, const Entry *entry)
{
    const char *text = entry->text;
    if (entry->words != NULL || (entry->node == NULL && typed_is(TYPED_NONE, text)))
        return show_piece(r, &r->updates, PLYCUT_FACT_UPDATES, true, "none") != NULL;
    if (entry->node != NULL)
        return update_of_node(r, entry->node, text);
    text = list_plain(r, text);
    for (const char *piece;
         text != NULL && (piece = piece_take(r->s, r->index, &text, COMMAS)) != NULL;)
        if (!update_piece(r, piece))
            return false;
    return true;
}

bool updates_read(Reader *r, const Entry *entry)
{
    const bool begun = r->updates.at > 0, single = entry->node != NULL && entry->label != NULL,
               read = updates_of_entry(r, entry);
    if (r->updates.at > 0) {
        Item *list = &r->items->items[r->updates.at - 1];
        list->singles = single && (!begun || list->singles);
    }
    return read;
}

/* "E alpha = 4" is "E: alpha = 4". */
void side_move(Submissions *s, const char **label, const char **text)
{
    int alpha;
    const char *blank = strrchr(*label, ' ');
    if (blank == NULL || typed_side_at(blank + 1, &alpha) != strlen(blank + 1))
        return;
    *text = text_joined(s, blank + 1, " = ", *text);
    *label = text_kept(s, *label, (size_t)(blank - *label));
}
