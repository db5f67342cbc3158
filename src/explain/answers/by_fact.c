/* An entry whose fact and node are known becomes an item: each fact has its reader. */
#include "base/letter.h"
#include "base/same.h"
#include "base/utf8.h"
#include "answers/read.h"

#include <math.h>
#include <string.h>

#define answer_node     list_read
#define answer_line     list_read
#define answer_nodes    list_read
#define answer_set      list_read
#define answer_cover    list_read
#define answer_cutoff   NULL
#define answer_update   NULL
#define answer_interval answer_inequality

static bool (*const READERS[])(Reader *, const Entry *, Item *) = {
#define FACT(id, name, shape, of) answer_##shape,
#include <plycut/facts.def>
};

/* "11 (with the root)": the text without the reading that it states. */
static void take_reading(Reader *r, Entry *entry)
{
    const char *bracket = strrchr(entry->text, '(');
    size_t length = strlen(entry->text);
    if (bracket == NULL || entry->words != NULL || entry->text[length - 1] != ')')
        return;
    for (int i = 0; i < fact_readings((PlycutFact)entry->what); i++)
        if (label_is(bracket, strlen(bracket), fact_reading((PlycutFact)entry->what, i))) {
            entry->reading = i;
            entry->text = text_kept(r->s, entry->text, (size_t)(bracket - entry->text));
            break;
        }
}

/* The node that an answer is about; PLYCUT_NO_NODE if it is about the whole search. */
static bool item_node_read(Reader *r, const Entry *entry, uint32_t *node)
{
    *node = PLYCUT_NO_NODE;
    if (entry->node != NULL)
        return node_read(r, entry->node, PLYCUT_NO_NODE, node);
    return fact_table[entry->what].shape->of_whole ||
           reader_refuse(r, "write a line for each node, such as 'X: 5' or 'X: [3, inf] <= 2'");
}

/* "leaves: 3, 12, 8" lists the leaves instead of counting them. */
static bool lists_what_is_counted(Reader *r, const Entry *entry)
{
    double number;
    const bool counts = entry->what == PLYCUT_FACT_LEAVES || entry->what == PLYCUT_FACT_NODES;
    const char *text = counts && entry->words == NULL ? list_plain(r, entry->text) : NULL;
    if (text == NULL || entry->reading != UNSTATED)
        return false;
    if (strspn(text, "0123456789- ") == strlen(text) && strchr(text, '-') != strrchr(text, '-'))
        return true; /* "3-12-8" */
    const char *next = text + strcspn(text, " ");
    next += strspn(next, " ");
    return has_several(r->index, text, COMMAS) ||
           (has_several(r->index, text, BLANKS) && text_lists_nodes(r->s, r->index, text)) ||
           typed_number(next, strcspn(next, " "), false, &number);
}

/* Does the total follow a number: " of 9", "/9"? Not in "3 / 12", if these may be two leaves. */
static bool is_of_all(const Reader *r, const char *text, size_t digits)
{
    double all;
    const char *rest = text + digits + strspn(text + digits, " (");
    const size_t total = number_of_all_at(rest, &all);
    const char *end = rest + total + strspn(rest + total, " )");
    char some[16] = "";
    memcpy(some, text, digits < sizeof some ? digits : sizeof some - 1);
    return total > 0 && (*rest != '/' || lookup(r->index, some, PLYCUT_NO_NODE).count == 0) &&
           (*end == '\0' || label_fact(end, strcspn(end, ")"), NULL) == PLYCUT_FACT_LEAVES);
}

/* "visited leaves: 9", "leaves pruned 17": a single number after a label of leaves is their number, not a list of one leaf. */
static bool counts_leaves(const Reader *r, const Entry *entry)
{
    double number;
    const char *label = entry->label, *text = entry->text;
    return label != NULL && entry->words == NULL && r->index->tree.node_count > 2 &&
           label_names_leaves(label) && typed_number(text, strlen(text), false, &number) &&
           number >= 1 && number == floor(number);
}

/* "11 nodes" */
static bool counts_nodes(const char *text)
{
    int count;
    const size_t number = typed_count_at(text, &count);
    const char *unit = text + number + strspn(text + number, BLANK_BYTES);
    return number > 0 && label_fact(unit, strlen(unit), NULL) == PLYCUT_FACT_NODES;
}

/* "visited: 7 leaves", "visited leaves: 7 of 9": a number of leaves instead of a list, if no leaf has this value. */
static bool counts_what_is_listed(const Reader *r, const Entry *entry)
{
    if (entry->what != PLYCUT_FACT_VISITED || entry->words != NULL)
        return false;
    const char *text = entry->text;
    const size_t digits = strspn(text, "0123456789"),
                 number = digits > 0 ? digits : typed_at(TYPED_NUMBER, text, NULL);
    const char *rest = text + number + strspn(text + number, BLANK_BYTES);
    if (number == 0 || *rest == '\0')
        return number > 0 &&
               (lookup(r->index, text, PLYCUT_NO_NODE).count == 0 || counts_leaves(r, entry));
    int ordered = 0;
    const bool in_all = typed_at(TYPED_IN_ALL, rest, &ordered) == strlen(rest) && ordered == 0;
    return in_all || counts_nodes(text) ||
           label_fact(rest, strlen(rest), NULL) == PLYCUT_FACT_LEAVES || is_of_all(r, text, digits);
}

/* Is it a number of leaves or nodes? */
static bool is_count_of_nodes(int fact)
{
    return fact == PLYCUT_FACT_LEAVES || fact == PLYCUT_FACT_NODES;
}

/* The form of an entry that its fact's reader knows. */
static void take_form(Reader *r, Entry *entry)
{
    const Shape *shape = fact_table[entry->what].shape;
    take_reading(r, entry);
    if (entry->words == NULL && is_count_of_nodes(entry->what))
        entry->text = without_counted_list(r, entry->text);
    if (shape == &number_shape || shape == &value_shape || shape == &word_shape)
        entry->text = without_remark(r, entry->text);
    if (lists_what_is_counted(r, entry))
        entry->what = PLYCUT_FACT_VISITED;
    else if (counts_what_is_listed(r, entry))
        entry->what = counts_nodes(entry->text) ? PLYCUT_FACT_NODES : PLYCUT_FACT_LEAVES;
}

static bool is_fixed(const Reader *r, PlycutFact fact)
{
    return (r->fixed >> fact & 1u) != 0;
}

/* "10 (without the root)" answers another question than the one asked. */
static bool reading_fits(Reader *r, const Entry *entry)
{
    const PlycutFact fact = (PlycutFact)entry->what;
    return !is_fixed(r, fact) || entry->reading <= 0 ||
           reader_refuse(r, "%s: the exercise asks for the answer %s", plycut_fact_name(fact),
                         fact_reading(fact, 0));
}

/* The item of an entry. If the entry's node could not be found, the exercise has no such item. */
static Item item_of_entry(const Reader *r, const Entry *entry, bool about, uint32_t node)
{
    PlycutFact fact = (PlycutFact)entry->what;
    Item item = about ? item_about(r, fact, node)
                      : (Item){.name = name_of_item(r, plycut_fact_name(fact), entry->node)};
    item.answer.reading = is_fixed(r, fact) ? 0 : entry->reading;
    return item;
}

/* If leaves have no values there is only one question, which no other tree has; trees with chance nodes have questions of their own. */
static bool fact_is_known(Reader *r, PlycutFact fact)
{
    const PlycutTrace *tree = &r->index->tree;
    if (fact_fits_search(fact, tree, plycut_algorithm_default()))
        return true;
    return reader_refuse(
        r,
        trace_is_unsearched(tree)
            ? "%s: the tree has leaves without values; it can only have answers such as 'X: x <= 3'"
        : fact_table[fact].of == FACT_OF_DECIDED ? "%s: not defined in trees with chance nodes"
        : fact_table[fact].of == FACT_OF_RANGED
            ? "%s: the tree needs chance nodes, and limits of its values"
            : "%s: all leaves of the tree have values",
        plycut_fact_name(fact));
}

/* "pruned subtrees", "cutoffs", "are pruned": a label of several things, of which a number may be how many there are. */
static bool counts_several(const char *label)
{
    static const char *const WORDS[] = {"subtrees", "branches", "edges",     "cutoffs", "cuts",
                                        "are",      "were",     "Teilbäume", "Äste",    "Kanten",
                                        "ramas",    "branches", "sind",      "wurden",  "werden",
                                        "son",      "sont"};
    for (const char *at = label; *at != '\0'; at++)
        for (size_t i = 0; (at == label || is_blank(at[-1])) && i < sizeof WORDS / sizeof *WORDS;
             i++) {
            const size_t length = text_begins(at, WORDS[i]);
            if (length > 0 && (at[length] == '\0' || is_blank(at[length])))
                return true;
        }
    return false;
}

/* "leaves pruned: 17" may mean how many leaves are pruned, which is not asked, or the one leaf that is. */
static bool lists_what_is_pruned(Reader *r, const Entry *entry)
{
    double number;
    const bool several = entry->what == PLYCUT_FACT_PRUNED && entry->words == NULL &&
                         entry->label != NULL && counts_several(entry->label) &&
                         typed_number(entry->text, strlen(entry->text), false, &number);
    if (several)
        return reader_refuse(r,
                             "is %s how many there are, or a leaf? write 'pruned: %s' for the leaf",
                             entry->text, entry->text);
    return entry->what != PLYCUT_FACT_PRUNED || !counts_leaves(r, entry) ||
           lookup_name_at(r->index, entry->text) == strlen(entry->text) ||
           reader_refuse(
               r, "is %s the number of the leaves, or one of them? write 'pruned: %s' for the leaf",
               entry->text, entry->text);
}

/* "Then we visit D", "5 and 2 are visited": a sentence about what is visited tells of a step of the search, unless its list begins where a search
 * begins: with the root, or with the first leaf or the last. */
static bool begins_search(Reader *r, const Entry *entry, const Item *item)
{
    const PlycutTrace *tree = &r->index->tree;
    if (!item->told || item->answer.count == 0)
        return true;
    uint32_t first = 0, last = 0;
    while (!tree->nodes[first].leaf)
        first = tree->nodes[first].first_child;
    while (!tree->nodes[last].leaf)
        last = tree->nodes[last].first_child + tree->nodes[last].child_count - 1;
    const Ref *ref = &item->answer.refs[0];
    const bool by_value = ref->node == PLYCUT_NO_NODE;
    const bool begins = by_value ? same_number(ref->value, tree->nodes[first].value) ||
                                       same_number(ref->value, tree->nodes[last].value)
                                 : ref->node == 0 || ref->node == first || ref->node == last;
    const bool placed = strstr(entry->text, " at ") != NULL; /* "3, 12 and 8 at B" */
    r->steps |= !begins || item->answer.count == 1 || placed;
    return (begins && item->answer.count > 1 && !placed) ||
           reader_refuse(r,
                         "is '%s' a step of the search, or all that is visited? Write 'visited: "
                         "...' for a list of all",
                         entry->text);
}

/* Ranges are of chance nodes. */
static bool node_is_asked(Reader *r, PlycutFact fact, uint32_t node)
{
    return fact != PLYCUT_FACT_RANGES || !plycut_decides(r->index->tree.nodes[node].player) ||
           reader_refuse(r, "%s: not a chance node", item_about(r, fact, node).name);
}

bool answer_take(Reader *r, const Entry *given, Item *item)
{
    Entry entry = *given;
    take_form(r, &entry);
    if (entry.what == PLYCUT_FACT_CUTOFFS)
        return cutoff_take(r, entry.text, &item->answer);
    return entry.what == given->what && READERS[entry.what] != NULL &&
           READERS[entry.what](r, &entry, item);
}

/* "visited: 5, 6, 7 (3 leaves)": read the number as an answer of its own, and leave the list in *entry. False: an error. */
static bool count_of_list_read(Reader *r, Entry *entry)
{
    double number = 0;
    char text[PLYCUT_NUMBER_SIZE];
    if (entry->words != NULL ||
        (entry->what != PLYCUT_FACT_VISITED && entry->what != PLYCUT_FACT_LEAVES))
        return true;
    const char *list = list_without_count(r, entry->text, &number);
    if (list == entry->text)
        return true;
    Entry count = *entry;
    plycut_number_text(number, text);
    count.what = PLYCUT_FACT_LEAVES;
    count.label = plycut_fact_name(PLYCUT_FACT_LEAVES);
    count.text = text_kept(r->s, text, strlen(text));
    entry->what = PLYCUT_FACT_VISITED;
    entry->text = list;
    return fact_read(r, &count);
}

bool fact_read(Reader *r, const Entry *given)
{
    Entry entry = *given;
    if (!count_of_list_read(r, &entry))
        return false;
    uint32_t node = PLYCUT_NO_NODE;
    bool found = false;
    if ((entry.what == PLYCUT_FACT_DEEP || entry.what == PLYCUT_FACT_SHALLOW) &&
        (!cutoffs_of_label(r, &entry, &found) || found))
        return found;
    take_form(r, &entry);
    const PlycutFact fact = (PlycutFact)entry.what;
    const bool known = fact_is_known(r, fact);
    if (known && READERS[fact] == NULL)
        return fact == PLYCUT_FACT_CUTOFFS ? cutoffs_read(r, &entry) : updates_read(r, &entry);
    bool about = known && item_node_read(r, &entry, &node);
    Item item = item_of_entry(r, &entry, about, node);
    item.given = given->text;
    item.told = fact == PLYCUT_FACT_VISITED && (entry.bare || entry.prose);
    if (known && about && reading_fits(r, &entry) && node_is_asked(r, fact, node) &&
        lists_what_is_pruned(r, &entry) && READERS[fact](r, &entry, &item) &&
        begins_search(r, &entry, &item)) {
        item.remark = entry.prose || entry.bare;
        item.singles = item.remark && item.answer.count == 1;
        return item_add(r, &item);
    }
    if (entry.bare) /* it may be no answer: it must not spoil one */
        item = (Item){.name = line_name(r->s, r->spot), .given = given->text};
    return item_add_unread(r, item);
}
