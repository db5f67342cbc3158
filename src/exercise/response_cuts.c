/* Students' cutoffs and updates of bounds: answers that come in pieces, and are lists as a whole.
 */
#include "exercise/response.h"

#include <math.h>
#include <string.h>

/* ---- Cutoffs ----------------------------------------------------------------------------- */

/* The relation that a text begins with; *length: of its sign. */
static Relation relation_at(const char *text, size_t *length)
{
    static const struct {
        const char *sign;
        Relation relation;
    } SIGNS[] = {{"<=", REL_AT_MOST},
                 {">=", REL_AT_LEAST},
                 {"\xe2\x89\xa4", REL_AT_MOST},
                 {"\xe2\x89\xa5", REL_AT_LEAST},
                 {"<", REL_LESS},
                 {">", REL_MORE}};
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++) {
        *length = strlen(SIGNS[i].sign);
        if (strncmp(text, SIGNS[i].sign, *length) == 0)
            return SIGNS[i].relation;
    }
    return REL_NONE;
}

/* "2 <= 3", with or without spaces. */
static bool read_test(const char *text, Item *item)
{
    char left[64] = "";
    size_t length = 0, sign = 0;
    while (text[length] != '\0' && relation_at(text + length, &sign) == REL_NONE)
        length++;
    item->relation = relation_at(text + length, &sign);
    if (item->relation == REL_NONE || length >= sizeof left)
        return false;
    const char *right = text + length + sign;
    while (length > 0 && text[length - 1] == ' ')
        length--;
    memcpy(left, text, length);
    return response_number(left + strspn(left, " "), true, &item->value) &&
           response_number(right + strspn(right, " "), true, &item->bound);
}

/* One of the words that say what kind of cutoff it is. */
static bool read_cut_word(const char *word, Item *item)
{
    for (int i = PLYCUT_SHALLOW; i <= PLYCUT_WINDOW; i++)
        if (strcmp(word, plycut_cut_kind_text((PlycutCutKind)i)) == 0) {
            item->cut_kind = i;
            return true;
        }
    if (strcmp(word, "alpha") != 0 && strcmp(word, "beta") != 0)
        return false;
    item->alpha = word[0] == 'a';
    return true;
}

/* The words of a cutoff: its kinds in any order, then the test, in one word or several. */
static bool read_cut(Items *items, const Entry *entry, Item *item)
{
    char test[128];
    Brief brief = brief_begin(test, sizeof test);
    for (size_t i = 0; i < entry->count; i++) {
        if (brief.length == 0 && read_cut_word(entry->words[i], item))
            continue;
        brief_text(&brief, brief.length > 0 ? " " : "");
        brief_text(&brief, entry->words[i]);
    }
    return brief.length == 0 || read_test(test, item) ||
           item_wants(items, entry, "alpha or beta, shallow or deep, and a test such as 2 <= 3");
}

/* The list of all cut nodes is an item too: it may lack some. */
static Item *cut_list(Items *items, const Entry *entry)
{
    for (size_t i = 0; i < items->count; i++)
        if (items->items[i].kind == RESPONSE_CUTOFFS && items->items[i].node == PLYCUT_NO_NODE)
            return &items->items[i];
    return item_new(items, entry, PLYCUT_NO_NODE);
}

static bool list_cut(Items *items, const Entry *entry, uint32_t node)
{
    Item *list = cut_list(items, entry);
    if (list == NULL)
        return false;
    if ((list->count & (list->count - 1)) == 0) { /* the room doubles at powers of two */
        Ref *moved = arena_take(&items->from->arena, (2 * list->count + 1) * sizeof *moved);
        if (moved == NULL)
            return responses_no_memory(items->from);
        if (list->count > 0)
            memcpy(moved, list->refs, list->count * sizeof *moved);
        list->refs = moved;
    }
    list->refs[list->count++] = (Ref){node, NAN};
    return true;
}

bool item_cutoff(Items *items, const Entry *entry)
{
    uint32_t node;
    if (entry->node == NULL) {
        Item *none = item_once(items, entry, PLYCUT_NO_NODE);
        return none != NULL;
    }
    if (!item_about(items, entry, &node) || !list_cut(items, entry, node))
        return false;
    Item *item = item_once(items, entry, node);
    if (item == NULL)
        return false;
    item->given = entry->count == 0 ? "cut off" : item_as_written(items, entry, " ");
    return item->given != NULL && read_cut(items, entry, item);
}

/* ---- Updates ----------------------------------------------------------------------------- */

static Item *update_list(Items *items, const Entry *entry)
{
    for (size_t i = 0; i < items->count; i++)
        if (items->items[i].kind == RESPONSE_UPDATES)
            return &items->items[i];
    return item_new(items, entry, PLYCUT_NO_NODE);
}

bool item_update(Items *items, const Entry *entry)
{
    Item *list = update_list(items, entry);
    Tightening update;
    if (list == NULL || entry->node == NULL)
        return list != NULL;
    if (!item_about(items, entry, &update.node))
        return false;
    update.alpha = strcmp(entry->words[0], "alpha") == 0;
    if (!response_number(entry->words[1], false, &update.value))
        return item_wants(items, entry, "a number, as in 'alpha A: 3'");
    if ((list->count & (list->count - 1)) == 0) { /* the room doubles at powers of two */
        Tightening *moved = arena_take(&items->from->arena, (2 * list->count + 1) * sizeof *moved);
        if (moved == NULL)
            return responses_no_memory(items->from);
        if (list->count > 0)
            memcpy(moved, list->updates, list->count * sizeof *moved);
        list->updates = moved;
    }
    list->updates[list->count++] = update;
    return true;
}

/* ---- Lists as written ------------------------------------------------------------------------ */

static void brief_update(Brief *brief, const PlycutTrace *tree, const Tightening *update)
{
    brief_text(brief, update->alpha ? "alpha " : "beta ");
    brief_text(brief, tree->nodes[update->node].name);
    brief_text(brief, " ");
    brief_number(brief, update->value);
}

/* Lists that came in pieces are shown whole. */
bool item_join(Items *items, Item *item)
{
    char text[256];
    const PlycutTrace *tree = &items->roster->tree;
    bool cuts = item->kind == RESPONSE_CUTOFFS && item->node == PLYCUT_NO_NODE;
    if (item->count == 0 || !(cuts || item->kind == RESPONSE_UPDATES))
        return true;
    Brief brief = brief_begin(text, sizeof text);
    for (size_t i = 0; i < item->count && !brief.full; i++) {
        brief_text(&brief, i > 0 ? ", " : "");
        if (cuts)
            brief_text(&brief, tree->nodes[item->refs[i].node].name);
        else
            brief_update(&brief, tree, &item->updates[i]);
    }
    item->given = responses_text(items->from, text, strlen(text));
    return item->given != NULL;
}
