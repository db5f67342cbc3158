/* Students' cutoffs and updates of bounds: answers that come in pieces, and are lists as a whole.
 */
#include "grade/response.h"

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

/* Between the parts of a cutoff. */
static const char GAPS[] = " \t,:()";

/* The number at the text's beginning; its length, 0: none is there. */
static size_t number_at(const char *text, double *value)
{
    char number[64];
    size_t length = 0, sign;
    while (text[length] != '\0' &&
           (strchr(GAPS, text[length]) == NULL || loose_comma(text, text + length)) &&
           relation_at(text + length, &sign) == REL_NONE)
        length++;
    if (length >= sizeof number)
        return 0;
    memcpy(number, text, length);
    number[length] = '\0';
    return loose_bound(number, value) ? length : 0;
}

/* "2 <= 3", with or without spaces, once. */
static bool read_test(const char **text, Item *item)
{
    const char *at = *text;
    double value, bound;
    size_t sign, length = number_at(at, &value);
    at += length + strspn(at + length, " ");
    Relation relation = relation_at(at, &sign);
    if (length == 0 || relation == REL_NONE || item->relation != REL_NONE)
        return false;
    at += sign + strspn(at + sign, " ");
    length = number_at(at, &bound);
    if (length == 0)
        return false;
    item->relation = relation;
    item->value = value;
    item->bound = bound;
    *text = at + length;
    return true;
}

/* Is the word of this length that one? */
static bool is_word(const char *text, size_t length, const char *word)
{
    return strlen(word) == length && strncmp(text, word, length) == 0;
}

/* One of the words that say what kind of cutoff it is. */
static bool read_cut_word(const char **text, Item *item)
{
    size_t length, end = strcspn(*text, GAPS);
    const char *side = words_side(*text, &length);
    if (side != NULL) {
        item->alpha = side[0] == 'a';
        *text += length;
        return true;
    }
    bool known = is_word(*text, end, "cutoff") || is_word(*text, end, "cut");
    for (int i = PLYCUT_SHALLOW; i <= PLYCUT_WINDOW; i++)
        if (is_word(*text, end, plycut_cut_kind_text((PlycutCutKind)i))) {
            item->cut_kind = i;
            known = true;
        }
    *text += known ? end : 0;
    return known;
}

/* "by A", "owner A", "owned by A"; behind the test the name alone, as in the tables of sheets. It
 * is the last part. */
static bool read_owner(Items *items, const Entry *entry, const char **text, Item *item)
{
    static const char *const MARKS[] = {"owner", "owned by", "by"};
    size_t mark = 0;
    for (size_t i = 0; i < sizeof MARKS / sizeof *MARKS && mark == 0; i++)
        if (strncmp(*text, MARKS[i], strlen(MARKS[i])) == 0 &&
            memchr(GAPS, (*text)[strlen(MARKS[i])], sizeof GAPS - 1) != NULL)
            mark = strlen(MARKS[i]);
    if (mark == 0 && item->relation == REL_NONE)
        return false;
    const char *name = *text + mark + strspn(*text + mark, " :");
    size_t length = strlen(name);
    length -= length > 0 && name[length - 1] == ')' && memchr(name, '(', length) == NULL;
    name = words_trimmed(items->from, name, length);
    if (name == NULL || *name == '\0')
        return false;
    item->owned = true;
    item->owner = PLYCUT_NO_NODE;
    *text += strlen(*text);
    return words_are_dash(name) || is_word(name, strlen(name), "window") ||
           items_node(items, name, PLYCUT_NO_NODE, entry->spot, &item->owner);
}

/* The parts of a cutoff in any order, the owner last; `rest` is what stands with the node. */
static bool read_cut(Items *items, const Entry *entry, const char *rest, Item *item)
{
    char text[256];
    const char *at = text;
    Brief brief = brief_begin(text, sizeof text);
    brief_text(&brief, rest);
    for (size_t i = 0; i < entry->count; i++) {
        brief_text(&brief, brief.length > 0 ? " " : "");
        brief_text(&brief, entry->words[i]);
    }
    while (*(at += strspn(at, GAPS)) != '\0')
        if (!read_cut_word(&at, item) && !read_test(&at, item) &&
            !read_owner(items, entry, &at, item))
            return items->from->error->code == PLYCUT_OK &&
                   item_wants(items, entry,
                              "alpha or beta, shallow or deep, a test such as 2 <= 3, and the "
                              "owner of the bound, as in 'by A'");
    return true;
}

/* The node of a cutoff, and what stands behind a colon with it: "D: 2 <= 3". */
static bool cut_node(Items *items, const Entry *entry, uint32_t *node, const char **rest)
{
    Entry bare = *entry;
    const char *colon = strchr(entry->node, ':');
    *rest = "";
    if (item_is_meant(items, entry->node) || colon == NULL || colon == entry->node)
        return item_about(items, entry, node);
    *rest = colon + 1;
    bare.node = words_trimmed(items->from, entry->node, (size_t)(colon - entry->node));
    return bare.node != NULL && item_about(items, &bare, node);
}

/* The list of all cut nodes is an item too: it may lack some. */
static Item *cut_list(Items *items, const Entry *entry)
{
    for (size_t i = 0; i < items->count; i++)
        if (items->items[i].kind == RESPONSE_CUTOFFS && items->items[i].node == PLYCUT_NO_NODE)
            return &items->items[i];
    return item_new(items, entry, PLYCUT_NO_NODE);
}

/* A list that was said to be none, and now has an element: it is answered twice. */
static bool deny_none(Items *items, const Entry *entry, Item *list)
{
    if (list->count > 0 || list->spot.line == entry->spot.line)
        return true;
    responses_fail(items->from, entry->spot, "%s is answered twice", list->name);
    list->unread = responses_unread(items->from);
    list->reason = REASON_TWICE;
    return list->unread != NULL;
}

static bool list_cut(Items *items, const Entry *entry, uint32_t node)
{
    Item *list = cut_list(items, entry);
    if (list == NULL || !deny_none(items, entry, list))
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

static bool is_listed(const Items *items, uint32_t node)
{
    for (size_t i = 0; i < items->count; i++) {
        const Item *item = &items->items[i];
        bool list = item->kind == RESPONSE_CUTOFFS && item->node == PLYCUT_NO_NODE;
        for (size_t k = 0; list && k < item->count; k++)
            if (item->refs[k].node == node)
                return true;
    }
    return false;
}

/* A cutoff belongs to the list; what is said of it is an item of its own. */
bool item_cutoff(Items *items, const Entry *entry)
{
    uint32_t node;
    const char *rest;
    if (entry->node == NULL) {
        Item *none = item_once(items, entry, PLYCUT_NO_NODE);
        return none != NULL;
    }
    if (!cut_node(items, entry, &node, &rest))
        return false;
    if (is_listed(items, node))
        return responses_fail_by(items->from, REASON_TWICE, entry->spot,
                                 "the cutoff at %s is answered twice",
                                 items->roster->tree.nodes[node].name);
    if (!list_cut(items, entry, node))
        return false;
    if (entry->count == 0 && rest[strspn(rest, GAPS)] == '\0')
        return true;
    Item *item = item_once(items, entry, node);
    if (item == NULL)
        return false;
    item->given = entry->count == 0 ? rest : item_as_written(items, entry, " ");
    return item->given != NULL && read_cut(items, entry, rest, item);
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
    if (entry->node == NULL)
        return item_once(items, entry, PLYCUT_NO_NODE) != NULL;
    Item *list = update_list(items, entry);
    Tightening update;
    if (list == NULL)
        return false;
    if (!item_about(items, entry, &update.node))
        return false;
    update.alpha = strcmp(entry->words[0], "alpha") == 0;
    if (!loose_number(entry->words[1], &update.value))
        return item_wants(items, entry, "a number, as in 'alpha A: 3'");
    if (!deny_none(items, entry, list))
        return false;
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
    item->given = item->unread == NULL ? responses_text(items->from, text, strlen(text))
                                       : item_both(items, item->given, " / ", text);
    return item->given != NULL;
}
