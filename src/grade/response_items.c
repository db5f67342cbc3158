/* Students' entries understood: numbers read, nodes found, each answered once. */
#include "grade/response.h"

#include <math.h>
#include <string.h>

/* ---- Items ------------------------------------------------------------------------------- */

/* The answer as it was written, shortened where it is shown. */
const char *item_as_written(Items *items, const Entry *entry, const char *between)
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

Item *item_new(Items *items, const Entry *entry, uint32_t node)
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
                   .part = entry->part,
                   .alpha = -1,
                   .cut_kind = -1,
                   .spot = entry->spot,
                   .given = item_as_written(items, entry, ", ")};
    Brief name = brief_begin(item->name, sizeof item->name);
    const PlycutTrace *tree = &items->roster->tree;
    brief_text(&name, response_name(entry->kind));
    if (node != PLYCUT_NO_NODE) {
        brief_text(&name, ".");
        brief_text(&name, tree->stored ? tree->nodes[node].name : tree->nodes[node].path);
    }
    if (entry->part != PART_ALL) {
        brief_text(&name, ".");
        brief_text(&name, response_part_name(entry->part));
    }
    return item->given == NULL ? NULL : item;
}

static bool fresh(Items *items, const Entry *entry, uint32_t node)
{
    for (size_t i = 0; i < items->count; i++)
        if (items->items[i].kind == (ResponseKind)entry->kind && items->items[i].node == node &&
            items->items[i].part == entry->part)
            return responses_fail_by(items->from, REASON_TWICE, entry->spot, "%s is answered twice",
                                     items->items[i].name);
    return true;
}

/* An item of its own, answered for the first time. */
Item *item_once(Items *items, const Entry *entry, uint32_t node)
{
    return fresh(items, entry, node) ? item_new(items, entry, node) : NULL;
}

/* A line's label that is no node may be an answer's name misspelt. */
static bool misspelt(const Items *items, const Entry *entry)
{
    double value;
    return entry->spot.line > 0 && entry->node[0] != '/' &&
           roster_named(items->roster, entry->node) == PLYCUT_NO_NODE &&
           !items_labelled(items, entry->node) && !response_number(entry->node, false, &value) &&
           response_nearest(entry->node) != NULL;
}

bool item_is_meant(const Items *items, const char *label)
{
    double value;
    return label[0] == '/' || roster_named(items->roster, label) != PLYCUT_NO_NODE ||
           items_labelled(items, label) || response_number(label, false, &value) ||
           response_nearest(label) != NULL;
}

bool item_about(Items *items, const Entry *entry, uint32_t *node)
{
    if (misspelt(items, entry) && response_kind_named(entry->node) >= 0)
        return responses_fail(items->from, entry->spot,
                              "%s: a node was expected, not '%s', as in 'cut: C deep' or "
                              "'alpha A: 3'",
                              response_name(entry->kind), entry->node);
    if (misspelt(items, entry))
        return responses_unknown(items->from, entry->spot, entry->node);
    return items_node(items, entry->node, PLYCUT_NO_NODE, entry->spot, node);
}

bool item_wants(Items *items, const Entry *entry, const char *what)
{
    return responses_fail(items->from, entry->spot, "%s: expected %s", response_name(entry->kind),
                          what);
}

static bool item_number(Items *items, const Entry *entry)
{
    Item *item = item_once(items, entry, PLYCUT_NO_NODE);
    if (item == NULL)
        return false;
    const PlycutTrace *tree = &items->roster->tree;
    const char *word = entry->count == 1 ? entry->words[0] : "";
    bool leaves = entry->kind == (int)RESPONSE_LEAVES,
         inner = entry->kind == (int)RESPONSE_NODES_WITHOUT_ROOT;
    double all = leaves ? items->roster->leaf_count : tree->node_count - (inner ? 1.0 : 0.0);
    bool shared = leaves || inner || entry->kind == (int)RESPONSE_NODES ||
                  entry->kind == (int)RESPONSE_NODES_WITH_ROOT;
    return loose_number(word, &item->value) || (shared && loose_share(word, all, &item->value)) ||
           item_wants(items, entry, "a number");
}

static bool item_count(Items *items, const Entry *entry)
{
    if (!item_number(items, entry))
        return false;
    double count = items->items[items->count - 1].value;
    return (count >= 0 && floor(count) >= count) ||
           item_wants(items, entry, "a whole number, 0 or more");
}

static bool item_one(Items *items, const Entry *entry)
{
    Item *item = item_once(items, entry, PLYCUT_NO_NODE);
    if (item == NULL)
        return false;
    if (entry->count > 1)
        return item_wants(items, entry, "one node (a name with spaces stands in quotes)");
    return items_list(items, entry, LIST_LINE, item);
}

static bool item_list(Items *items, const Entry *entry, ListUse use)
{
    Item *item = item_once(items, entry, PLYCUT_NO_NODE);
    return item != NULL && items_list(items, entry, use, item);
}

/* A single edge is no whole line, unless it is both of its nodes. */
static bool item_line(Items *items, const Entry *entry)
{
    Entry edge = *entry, line;
    edge.text = entry->count == 1 ? entry->words[0] : "";
    if (entry->count == 1 && items_called(items, edge.text, 0) == PLYCUT_NO_NODE) {
        if (loose_line(items, &edge, &line) && line.count > 1)
            return item_list(items, &line, LIST_LINE);
        if (!responses_forget(items->from))
            return false;
    }
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
static bool read_returned(const char *word, Item *item)
{
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
    return loose_number(word + strspn(word, " \t"), &item->value);
}

/* The root's value; a sign stands there where it is a bound, under a root window. */
static bool item_value(Items *items, const Entry *entry)
{
    Item *item = item_once(items, entry, PLYCUT_NO_NODE);
    if (item == NULL)
        return false;
    return (entry->count == 1 && read_returned(entry->words[0], item)) ||
           item_wants(items, entry, "a number");
}

/* That a node is never visited is said in one way for its value and its window. */
static bool said_before(const Items *items, const Entry *entry, uint32_t node)
{
    for (size_t i = 0; i < items->count; i++)
        if (items->items[i].kind == (ResponseKind)entry->kind && items->items[i].node == node)
            return items->items[i].never;
    return false;
}

static bool item_returned(Items *items, const Entry *entry)
{
    uint32_t node;
    const char *word = entry->count == 1 ? entry->words[0] : "";
    bool never = words_say_never(word);
    if (!item_about(items, entry, &node))
        return false;
    if (never && said_before(items, entry, node))
        return true;
    Item *item = item_once(items, entry, node);
    if (item == NULL)
        return false;
    item->never = never;
    return never || read_returned(word, item) ||
           item_wants(items, entry, "a value such as 5, >=5 or <=5, or - for never visited");
}

static bool item_window(Items *items, const Entry *entry)
{
    uint32_t node;
    Item *item = item_about(items, entry, &node) ? item_once(items, entry, node) : NULL;
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
           ((entry->count == 2 && loose_bound(entry->words[0], &item->value) &&
             loose_bound(entry->words[1], &item->bound)) ||
            item_wants(items, entry, "a window such as [3, inf]"));
}

/* ---- By kind ----------------------------------------------------------------------------- */

#define item_VALUE              item_value
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
#include "grade/response.def"
#undef CLAIM
#undef RESPONSE
#undef ALIAS
};

/* A failure kept while something else is tried. */
typedef struct Failure {
    PlycutError error;
    Reason reason;
} Failure;

static Failure failure_of(const Responses *r)
{
    return (Failure){*r->error, r->reason};
}

static bool fail_again(Responses *r, const Failure *failure)
{
    *r->error = failure->error;
    r->reason = failure->reason;
    return false;
}

/* The list once more with other words, as if nothing had been tried. */
static bool try_words(Items *items, const Entry *entry, size_t before)
{
    items->count = before;
    return responses_forget(items->from) && ITEM_TABLE[entry->kind](items, entry);
}

/* A text as a list: as one name, as words, as a line of play. What is wrong with the words is told
 * unless it is a line. */
static bool read_text(Items *items, const Entry *entry, size_t before)
{
    Responses *r = items->from;
    const char *whole[1] = {entry->text};
    Entry one = *entry, words = *entry, line;
    one.words = whole;
    one.count = 1;
    if (try_words(items, &one, before))
        return true;
    Failure why = failure_of(r);
    if (responses_forget(r) && responses_split(r, entry->text, &words) &&
        try_words(items, &words, before))
        return true;
    if (why.reason != REASON_AMBIGUOUS)
        why = failure_of(r);
    if (!responses_forget(r))
        return false;
    if (entry->kind != (int)RESPONSE_VARIATION)
        return fail_again(r, &why);
    if (loose_line(items, entry, &line))
        return try_words(items, &line, before);
    return r->error->code == PLYCUT_OK ? fail_again(r, &why) : false;
}

/* A list that is not understood as it stands, once more with less strictness. */
static bool read_loosely(Items *items, const Entry *entry, size_t before)
{
    Responses *r = items->from;
    Entry other = *entry;
    if (entry->text == NULL)
        return false;
    if (read_text(items, entry, before))
        return true;
    Failure why = failure_of(r);
    if (!responses_forget(r))
        return false;
    other.text = entry->kind == (int)RESPONSE_PRUNED ? loose_edges(r, entry->text) : NULL;
    if (other.text != NULL && read_text(items, &other, before))
        return true;
    if (!responses_forget(r))
        return false;
    other.text = loose_list(r, entry->text);
    if (other.text != NULL)
        return read_text(items, &other, before);
    return r->error->code == PLYCUT_OK ? fail_again(r, &why) : false;
}

/* A node's name goes before the word for none. */
static bool names_node(const Items *items, const Entry *entry)
{
    return entry->none != NULL && entry->kind != (int)RESPONSE_UPDATES &&
           items_called(items, entry->none, 0) != PLYCUT_NO_NODE;
}

static bool read_entry(Items *items, const Entry *given)
{
    size_t before = items->count;
    const Entry *entry = given;
    Entry named = *given;
    if (names_node(items, given)) {
        named.node = given->kind == (int)RESPONSE_CUTOFFS ? given->none : NULL;
        named.words = &named.none;
        named.count = named.node == NULL ? 1 : 0;
        entry = &named;
    }
    if (entry->unread != NULL)
        return item_unread(items, entry, before);
    return (entry->kind >= RESPONSES ? item_claim(items, entry)
                                     : ITEM_TABLE[entry->kind](items, entry)) ||
           read_loosely(items, entry, before) || item_unread(items, entry, before);
}

bool items_read(Items *items, Responses *from, const Sitting *student, const Roster *roster,
                const PlycutSearchOptions *stated)
{
    *items = (Items){.from = from, .student = student, .roster = roster, .stated = *stated};
    for (size_t i = 0; i < student->count; i++)
        if (!read_entry(items, &student->entries[i]))
            return false;
    if (student->leading && !items_take_headings(items, from->count > 1))
        return false;
    for (size_t i = 0; i < items->count; i++)
        if (!item_join(items, &items->items[i]))
            return false;
    return items_merge_unread(items);
}
