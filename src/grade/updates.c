/* Updates of bounds as people write them: "A: alpha = 3", "alpha A: 3". */
#include "facts/typed.h"
#include "grade/read.h"

#include <math.h>
#include <string.h>

bool update_split(Submissions *s, const char *label, const char *text, Entry *entry, bool *found)
{
    size_t node, length;
    int alpha;
    *found = true;
    entry->what = PLYCUT_FACT_UPDATES;
    entry->node = label;
    entry->text = text;
    if (side_at(text, &alpha) > 0)
        return true;
    *found =
        label_of_node(label, &node, &length) == PLYCUT_FACT_UPDATES && side_at(label, &alpha) > 0;
    if (!*found)
        return true;
    entry->node = text_kept(s, label + node, length);
    entry->text = text_joined(s, alpha == 1 ? "alpha" : "beta", " = ", text);
    return entry->node != NULL && entry->text != NULL;
}

static bool add_update(Reader *r, Item *list, const Update *update)
{
    Update *updates = arena_room(r->s, list->answer.updates, &r->updates.room, list->answer.count,
                                 sizeof *updates);
    if (updates == NULL)
        return false;
    updates[list->answer.count++] = *update;
    list->answer.updates = updates;
    return true;
}

/* This matches no update of a search. */
static const Update UNREAD_UPDATE = {.node = PLYCUT_NO_NODE, .value = NAN};

/* An update at a node: "alpha = 3". */
static bool update_read(Reader *r, const char *name, const char *text, Update *update)
{
    int alpha;
    if (!bound_read(text, &alpha, &update->value) || !isfinite(update->value))
        return reader_refuse(r, "updates: expected a number, as in %s, not '%s'",
                             fact_example(PLYCUT_FACT_UPDATES), text);
    update->alpha = alpha == 1;
    return node_read(r, name, PLYCUT_NO_NODE, &update->node);
}

/* Add an update to the list. shown: the whole update; name and text: its node and "alpha = 3"; name is NULL if it does
 * not have the form of an update. False: no memory. */
static bool update_at(Reader *r, const char *shown, const char *name, const char *text)
{
    Update update = {0};
    Item *list =
        shown != NULL ? show_piece(r, &r->updates, PLYCUT_FACT_UPDATES, false, shown) : NULL;
    if (list == NULL)
        return false;
    bool read = name != NULL ? update_read(r, name, text, &update)
                             : reader_refuse(r, "updates: expected %s, not '%s'",
                                             fact_example(PLYCUT_FACT_UPDATES), shown);
    if (!read) {
        spoil(r, list);
        update = UNREAD_UPDATE;
    }
    return r->s->error->code == PLYCUT_OK && add_update(r, list, &update);
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
    bool found = false;
    Entry entry = {0};
    if (piece_parse(piece, strlen(piece), &form)) {
        const char *label = text_kept(r->s, piece, form.label), *rest = piece + form.answer;
        const char *text = text_kept(r->s, rest, strlen(rest));
        if (label == NULL || text == NULL || !update_split(r->s, label, text, &entry, &found))
            return false;
    }
    return found ? update_of_node(r, entry.node, entry.text) : update_at(r, piece, NULL, NULL);
}

bool updates_read(Reader *r, const Entry *entry)
{
    const char *text = entry->text, *piece;
    if (entry->words != NULL || (entry->node == NULL && typed_is(TYPED_NONE, text)))
        return show_piece(r, &r->updates, PLYCUT_FACT_UPDATES, true, "none") != NULL;
    if (entry->node != NULL)
        return update_of_node(r, entry->node, text);
    text = list_plain(r, text);
    while (text != NULL && piece_take(r->s, &text, COMMAS, &piece) && piece != NULL)
        if (!update_piece(r, piece))
            return false;
    return r->s->error->code == PLYCUT_OK;
}
