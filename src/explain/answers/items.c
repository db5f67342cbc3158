/* Turn entries about a tree into items: what each is about and what it says, or why it could not be parsed. */
#include "base/utf8.h"
#include "base/hash.h"
#include "base/same.h"
#include "facts/lookup.h"
#include "answers/read.h"

#include <stdio.h>
#include <string.h>

/* ---- What readers share ---------------------------------------------------------------------- */

bool reader_refuse(Reader *r, const char *format, ...)
{
    char text[sizeof((PlycutError *)NULL)->text];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    r->unread = reason(r->s, r->spot, "%s", text);
    return false;
}

bool node_read(Reader *r, const char *word, uint32_t near, uint32_t *node)
{
    PlycutError inner = {0};
    const bool leaves = trace_is_unsearched(&r->index->tree); /* are asked about, too */
    const Meaning meaning =
        leaves ? lookup(r->index, word, near) : lookup_inner(r->index, word, near);
    *node = meaning.nodes[0];
    if (meaning.count == 1)
        return true;
    (void)lookup_refuse(r->index, word, &meaning, &inner);
    return reader_refuse(r, "%s", inner.text);
}

const char *fact_example(PlycutFact fact)
{
#define example_number "a number, such as 7"
#define example_node   "a node, such as X, or none"
#define example_line   "nodes from the root's best child to a leaf, such as X, Y, 3"
#define example_nodes  "nodes in order, such as 3, 12, X, or none"
#define example_set    "nodes, such as 3, 12, X, or none"
#define example_cover  "nodes or edges, such as X, Y-Z, 3, or none"
#define example_value  "a value such as 5, >=5 or <=5, or - if the node is never visited"
#define example_window "a window such as [3, inf], or - if the node is never visited"
#define example_word   "one of the words that the sheet names, or - if the node is never visited"
#define example_cutoff "a cutoff such as X alpha shallow 2 <= 3 by Y, or none"
#define example_update "an update such as X: alpha = 3, or none"
#define example_interval                                                                           \
    "the values of a leaf, such as x <= 3, 3 < x < 7 or x = 9, always, or never"
    static const char *const EXAMPLES[] = {
#define FACT(id, name, shape, of) example_##shape,
#include <plycut/facts.def>
    };
    return EXAMPLES[fact];
}

const char *name_of_item(const Reader *r, const char *before, const char *node)
{
    return node != NULL ? text_joined(r->s, before, ".", node) : before;
}

Item item_about(const Reader *r, PlycutFact fact, uint32_t node)
{
    const PlycutTrace *tree = &r->index->tree;
    Item item = {
        .known = true, .given = "", .answer = {.fact = fact, .node = node, .reading = UNSTATED}};
    item.answer.cutoff = NO_PARTS;
    item.answer.leaf = PLYCUT_NO_NODE;
    item.name = name_of_item(r, plycut_fact_name(fact),
                             node == PLYCUT_NO_NODE ? NULL : node_word_in(tree, r->index, node));
    return item;
}

/* ---- Items ----------------------------------------------------------------------------------- */

/* The slot of the item with this name, or the empty one where it belongs. */
static size_t *slot_of(const Items *items, const char *name)
{
    size_t slot = hash_bytes(name, strlen(name)) & (items->slot_count - 1);
    while (items->slots[slot] != 0 && strcmp(items->items[items->slots[slot] - 1].name, name) != 0)
        slot = (slot + 1) & (items->slot_count - 1);
    return &items->slots[slot];
}

/* At least half of the slots stay empty. */
static bool slots_grow(Submissions *s, Items *items)
{
    const size_t count = items->slot_count == 0 ? 64 : 4 * items->slot_count;
    if (2 * (items->count + 1) <= items->slot_count)
        return true;
    items->slots = arena_take(&s->arena, count * sizeof *items->slots);
    if (items->slots == NULL)
        return false;
    items->slot_count = count;
    for (size_t i = 0; i < items->count; i++)
        *slot_of(items, items->items[i].name) = i + 1;
    return true;
}

/* The same number, window, word or nodes, as "3" and "3.0". */
static bool answers_are_equal(const Answer *a, const Answer *b)
{
    bool equal = a->values.count + b->values.count == 0 && a->never == b->never &&
                 same_number(a->number, b->number) && a->bound == b->bound &&
                 same_number(a->alpha, b->alpha) && same_number(a->beta, b->beta) &&
                 a->word == b->word && a->count == b->count;
    for (size_t i = 0; equal && i < a->count; i++)
        equal =
            a->refs[i].node == b->refs[i].node && same_number(a->refs[i].value, b->refs[i].value);
    return equal;
}

/* Are two answers the same, word for word or in what they say? */
static bool says_the_same(const Item *a, const Item *b)
{
    return a->unread == NULL && b->unread == NULL && a->answer.reading == b->answer.reading &&
           (strcmp(a->given, b->given) == 0 || answers_are_equal(&a->answer, &b->answer));
}

/* Do two lists of what is pruned agree: the same leaves in other words, or a remark, "pruned X", that the list has, too? Then *first is the
 * list. */
static bool covers_agree(Reader *r, Item *first, const Item *second)
{
    /* so that thousands of lines about a long list take neither hours nor much memory */
    enum { TOGETHER_MOST = 1000000 };
    if (!first->known || !second->known || first->unread != NULL || second->unread != NULL ||
        fact_table[first->answer.fact].shape != &cover_shape || r->items->compared > TOGETHER_MOST)
        return false;
    r->items->compared += first->answer.count + second->answer.count;
    const CoverOrder order = covers_compare(r->s, r->index, &first->answer, &second->answer);
    if (order == COVERS_LESS && first->remark) {
        *first = *second;
        return true;
    }
    return order == COVERS_ALIKE || (order == COVERS_MORE && second->remark);
}

/* "4 is pruned" and "6 is pruned" are parts of one list. */
static bool remarks_join(Reader *r, Item *first, const Item *second)
{
    const bool lists =
        fact_table[first->answer.fact].shape == &cover_shape && first->known && second->known;
    const size_t count = first->answer.count + second->answer.count;
    if (!lists || !first->remark || !second->remark || first->unread != NULL ||
        second->unread != NULL)
        return false;
    Ref *refs = arena_take(&r->s->arena, count * sizeof *refs);
    if (refs == NULL)
        return false;
    memcpy(refs, first->answer.refs, first->answer.count * sizeof *refs);
    memcpy(refs + first->answer.count, second->answer.refs, second->answer.count * sizeof *refs);
    first->answer.refs = refs;
    first->answer.count = count;
    first->singles &= second->singles;
    first->given = text_joined(r->s, first->given, ", ", second->given);
    return true;
}

/* A second answer to a question: unless both are the same, neither counts. Any further one changes nothing, so that a
 * file of 20,000 answers to one question takes no more memory than a file of two. */
static bool answer_twice(Reader *r, Item *first, const Item *second)
{
    if (first->twice || says_the_same(first, second) || covers_agree(r, first, second) ||
        remarks_join(r, first, second))
        return true;
    first->twice = true;
    if (first->unread == NULL)
        first->unread_at = (Spot){0}; /* both could be parsed */
    reader_refuse(r, "%s is answered twice", first->name);
    first->unread =
        first->unread == NULL ? r->unread : text_joined(r->s, first->unread, "; ", r->unread);
    first->given = text_joined(r->s, first->given, " / ", second->given);
    return true;
}

/* A file may be anything, and each line that cannot be read is kept with its reason. */
enum { UNREAD_MOST = 500 };

bool item_add(Reader *r, Item *item)
{
    if (!submissions_are_whole(r->s) || !slots_grow(r->s, r->items))
        return false;
    size_t *slot = slot_of(r->items, item->name);
    if (!item->twice)
        item->unread_at = r->spot;
    if (*slot != 0)
        return answer_twice(r, &r->items->items[*slot - 1], item);
    if (item->unread != NULL && ++r->items->unread > UNREAD_MOST)
        return plycut_fail_at(r->s->error, PLYCUT_E_INPUT, r->s->file, 0, 0, NULL,
                              "more than %d answers could not be read: is it about this tree?",
                              UNREAD_MOST);
    if (!ARENA_ROOM(&r->s->arena, r->items->items, r->items->room, r->items->count))
        return false;
    r->items->items[r->items->count++] = *item;
    *slot = r->items->count;
    return true;
}

Item *item_named(const Reader *r, const char *name)
{
    const size_t place = r->items->slot_count > 0 ? *slot_of(r->items, name) : 0;
    return place > 0 ? &r->items->items[place - 1] : NULL;
}

bool item_is_there(const Reader *r, const Item *item)
{
    return item_named(r, item->name) != NULL;
}

bool item_add_unread(Reader *r, Item item)
{
    item.unread = r->unread;
    return item_add(r, &item);
}

/* ---- Lists in pieces: cutoffs and updates, several on a line or one on each line -------------- */

/* The item of the list; made when its first piece is read. NULL: an error. */
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

void spoil(Reader *r, Item *item)
{
    if (item->unread != NULL)
        return;
    item->unread = r->unread;
    item->unread_at = r->spot;
}

Item *show_piece(Reader *r, Gathered *list, PlycutFact fact, bool none, const char *piece)
{
    enum { SHOWN = 256 };
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
    if (strlen(item->given) < SHOWN)
        item->given = text_joined(r->s, item->given, item->given[0] == '\0' ? "" : ", ", piece);
    return item;
}

/* ---- Entries --------------------------------------------------------------------------------- */

static bool entry_read(Reader *r, const Entry *entry)
{
    r->spot = entry->spot;
    r->unread = entry->unread;
    const int numbered = fact_by_number(r, entry);
    if (numbered >= 0) {
        Entry known = *entry;
        known.what = numbered;
        known.reading = UNSTATED;
        known.unread = NULL;
        return fact_read(r, &known);
    }
    const char *name =
        entry->what >= CLAIMED ? claim_name((Claim)(entry->what - CLAIMED)) : entry->label;
    if (entry->unread != NULL)
        return item_add_unread(
            r, (Item){.name = name, .given = entry->text, .twice = entry->unsettled});
    if (entry->what >= CLAIMED)
        return true;
    return entry->what == LABELLED ? labelled_read(r, entry) : fact_read(r, entry);
}

/* What an entry answers only if no other entry does: "# leaves: 7" may be a comment, and leaves below "cut" may be what is pruned. -1:
 * it is an answer in any case. */
static int fallback_fact(Reader *r, const Entry *entry)
{
    if (entry->unread == NULL && cutoffs_list_leaves(r, entry))
        return PLYCUT_FACT_PRUNED;
    return entry->label != NULL && *entry->label == '#' && entry->what < LABELLED ? entry->what
                                                                                  : -1;
}

/* If the fact has an answer already, a comment is left out, and leaves below "cut" are read as cutoffs. */
static bool fallback_read(Reader *r, Entry entry, int fact)
{
    const Item item = item_about(r, (PlycutFact)fact, PLYCUT_NO_NODE);
    const bool answered = item_is_there(r, &item);
    if (answered && entry.what == fact)
        return true;
    entry.what = answered ? entry.what : fact;
    return entry_read(r, &entry);
}

/* Read the entries that are answers in any case, and then the others. */
bool entries_read(Reader *r, const Submission *one)
{
    bool read = true;
    for (size_t i = 0; read && i < one->count; i++)
        if (fallback_fact(r, &one->entries[i]) < 0)
            read = entry_read(r, &one->entries[i]);
    for (size_t i = 0; read && i < one->count; i++) {
        const int fact = fallback_fact(r, &one->entries[i]);
        read = fact < 0 || fallback_read(r, one->entries[i], fact);
    }
    return read;
}
