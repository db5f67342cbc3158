/* Students' entries understood: numbers read, nodes found, each answered once. */
#include "exercise/response.h"

#include <math.h>
#include <string.h>

/* ---- Conventions ------------------------------------------------------------------------- */

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
#include "exercise/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS
};

static bool read_claim(Items *items, const Entry *entry)
{
    PlycutError inner = {0};
    if (entry->count == 1 &&
        CLAIM_TABLE[entry->kind - RESPONSES](&items->stated, entry->words[0], &inner))
        return true;
    return responses_fail(items->from, entry->spot, "%s",
                          entry->count == 1 ? inner.text : "one word was expected");
}

/* ---- Items ------------------------------------------------------------------------------- */

/* The answer as it was written, shortened where it is shown. */
static const char *as_written(Items *items, const Entry *entry, const char *between)
{
    char text[256];
    Brief brief = brief_begin(text, sizeof text);
    for (size_t i = 0; i < entry->count && !brief.full; i++) {
        brief_text(&brief, i > 0 ? between : "");
        brief_text(&brief, entry->words[i]);
    }
    brief_text(&brief, entry->count == 0 ? "none" : "");
    return responses_text(items->from, text, strlen(text));
}

static Item *item_new(Items *items, const Entry *entry, uint32_t node)
{
    void *array = items->items;
    if (!arena_grow(&items->from->arena, &array, &items->room, items->count,
                    sizeof *items->items)) {
        responses_no_memory(items->from);
        return NULL;
    }
    items->items = array;
    Item *item = &items->items[items->count++];
    *item = (Item){.kind = (ResponseKind)entry->kind,
                   .node = node,
                   .alpha = -1,
                   .cut_kind = -1,
                   .spot = entry->spot,
                   .given = as_written(items, entry, ", ")};
    Brief name = brief_begin(item->name, sizeof item->name);
    const PlycutTrace *tree = &items->roster->tree;
    brief_text(&name, response_name(entry->kind));
    if (node != PLYCUT_NO_NODE) {
        brief_text(&name, ".");
        brief_text(&name, tree->stored ? tree->nodes[node].name : tree->nodes[node].path);
    }
    return item->given == NULL ? NULL : item;
}

static bool fresh(Items *items, const Entry *entry, uint32_t node)
{
    for (size_t i = 0; i < items->count; i++)
        if (items->items[i].kind == (ResponseKind)entry->kind && items->items[i].node == node)
            return responses_fail(items->from, entry->spot, "%s is answered twice",
                                  items->items[i].name);
    return true;
}

/* An item of its own, answered for the first time. */
static Item *item_once(Items *items, const Entry *entry, uint32_t node)
{
    return fresh(items, entry, node) ? item_new(items, entry, node) : NULL;
}

/* A line's label that is no node may be an answer's name misspelt. */
static bool misspelt(const Items *items, const Entry *entry)
{
    double value;
    return entry->spot.line > 0 && entry->node[0] != '/' &&
           roster_named(items->roster, entry->node) == PLYCUT_NO_NODE &&
           !response_number(entry->node, false, &value) && response_nearest(entry->node) != NULL;
}

static bool about_node(Items *items, const Entry *entry, uint32_t *node)
{
    if (misspelt(items, entry))
        return responses_unknown(items->from, entry->spot, entry->node);
    return items_node(items, entry->node, PLYCUT_NO_NODE, entry->spot, node);
}

static bool wants(Items *items, const Entry *entry, const char *what)
{
    return responses_fail(items->from, entry->spot, "%s: expected %s", response_name(entry->kind),
                          what);
}

static bool item_number(Items *items, const Entry *entry)
{
    Item *item = item_once(items, entry, PLYCUT_NO_NODE);
    if (item == NULL)
        return false;
    return (entry->count == 1 && response_number(entry->words[0], false, &item->value)) ||
           wants(items, entry, "a number");
}

static bool item_count(Items *items, const Entry *entry)
{
    if (!item_number(items, entry))
        return false;
    double count = items->items[items->count - 1].value;
    return (count >= 0 && floor(count) >= count) ||
           wants(items, entry, "a whole number, 0 or more");
}

static bool item_one(Items *items, const Entry *entry)
{
    Item *item = item_once(items, entry, PLYCUT_NO_NODE);
    if (item == NULL)
        return false;
    if (entry->count > 1)
        return wants(items, entry, "one node (a name with spaces stands in quotes)");
    return items_list(items, entry, LIST_LINE, item);
}

static bool item_list(Items *items, const Entry *entry, ListUse use)
{
    Item *item = item_once(items, entry, PLYCUT_NO_NODE);
    return item != NULL && items_list(items, entry, use, item);
}

static bool item_line(Items *items, const Entry *entry)
{
    return item_list(items, entry, LIST_LINE);
}

static bool item_set(Items *items, const Entry *entry)
{
    return item_list(items, entry, LIST_SET);
}

static bool item_order(Items *items, const Entry *entry)
{
    return item_list(items, entry, LIST_ORDER);
}

/* "5", ">=5", "<= 5", "≥5", "= 5" */
static bool item_returned(Items *items, const Entry *entry)
{
    uint32_t node;
    Item *item = about_node(items, entry, &node) ? item_once(items, entry, node) : NULL;
    if (item == NULL)
        return false;
    const char *word = entry->count == 1 ? entry->words[0] : "";
    static const struct {
        const char *sign;
        PlycutBound type;
    } SIGNS[] = {{">=", PLYCUT_LOWER},
                 {"<=", PLYCUT_UPPER},
                 {"\xe2\x89\xa5", PLYCUT_LOWER},
                 {"\xe2\x89\xa4", PLYCUT_UPPER},
                 {"=", PLYCUT_EXACT}};
    item->type = PLYCUT_EXACT;
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++)
        if (strncmp(word, SIGNS[i].sign, strlen(SIGNS[i].sign)) == 0) {
            item->type = SIGNS[i].type;
            word += strlen(SIGNS[i].sign);
            break;
        }
    return response_number(word + strspn(word, " \t"), false, &item->value) ||
           wants(items, entry, "a value such as 5, >=5 or <=5");
}

static bool item_window(Items *items, const Entry *entry)
{
    uint32_t node;
    Item *item = about_node(items, entry, &node) ? item_once(items, entry, node) : NULL;
    if (item == NULL)
        return false;
    const char *given = item->given;
    char text[256];
    Brief brief = brief_begin(text, sizeof text);
    brief_text(&brief, "[");
    brief_text(&brief, given);
    brief_text(&brief, "]");
    item->given = responses_text(items->from, text, strlen(text));
    return item->given != NULL &&
           ((entry->count == 2 && response_number(entry->words[0], true, &item->value) &&
             response_number(entry->words[1], true, &item->bound)) ||
            wants(items, entry, "a window such as [3, inf]"));
}

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
           wants(items, entry, "alpha or beta, shallow or deep, and a test such as 2 <= 3");
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

static bool item_cutoff(Items *items, const Entry *entry)
{
    uint32_t node;
    if (entry->node == NULL) {
        Item *none = item_once(items, entry, PLYCUT_NO_NODE);
        return none != NULL;
    }
    if (!about_node(items, entry, &node) || !list_cut(items, entry, node))
        return false;
    Item *item = item_once(items, entry, node);
    if (item == NULL)
        return false;
    item->given = entry->count == 0 ? "cut off" : as_written(items, entry, " ");
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

static bool item_update(Items *items, const Entry *entry)
{
    Item *list = update_list(items, entry);
    Tightening update;
    if (list == NULL || entry->node == NULL)
        return list != NULL;
    if (!about_node(items, entry, &update.node))
        return false;
    update.alpha = strcmp(entry->words[0], "alpha") == 0;
    if (!response_number(entry->words[1], false, &update.value))
        return wants(items, entry, "a number, as in 'alpha A: 3'");
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
static bool join_pieces(Items *items, Item *item)
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

/* ---- By kind ----------------------------------------------------------------------------- */

#define item_VALUE              item_number
#define item_BEST               item_one
#define item_VARIATION          item_line
#define item_VALUES             item_returned
#define item_VISITED            item_order
#define item_VISITED_SET        item_set
#define item_LEAVES             item_count
#define item_NODES              item_count
#define item_NODES_WITH_ROOT    item_count
#define item_NODES_WITHOUT_ROOT item_count
#define item_PRUNED             item_set
#define item_SHALLOW            item_count
#define item_DEEP               item_count
#define item_WINDOWS            item_window
#define item_CUTOFFS            item_cutoff
#define item_UPDATES            item_update

static bool (*const ITEM_TABLE[])(Items *, const Entry *) = {
#define CLAIM(name)
#define RESPONSE(id, member, shape) item_##id,
#define ALIAS(word, id)
#include "exercise/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS
};

bool items_read(Items *items, Responses *from, const Sitting *student, const Roster *roster,
                const PlycutSearchOptions *stated)
{
    *items = (Items){.from = from, .roster = roster, .stated = *stated};
    for (size_t i = 0; i < student->count; i++) {
        const Entry *entry = &student->entries[i];
        if (!(entry->kind >= RESPONSES ? read_claim(items, entry)
                                       : ITEM_TABLE[entry->kind](items, entry)))
            return false;
    }
    for (size_t i = 0; i < items->count; i++)
        if (!join_pieces(items, &items->items[i]))
            return false;
    return true;
}
