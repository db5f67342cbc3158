/* Lines whose label makes sense only with the tree: a node, or a fact and its node. */
#include "base/same.h"
#include "facts/lookup.h"
#include "answers/read.h"

#include <string.h>

static bool read_as(Reader *r, const Entry *entry, PlycutFact fact, const char *node,
                    const char *text)
{
    Entry known = *entry;
    known.what = (int)fact;
    known.node = node;
    known.text = text;
    return fact_read(r, &known);
}

/* "C: [3, inf] <= 2", also with round brackets: a window or a range, a value, or both. */
static bool read_window_line(Reader *r, const Entry *entry, PlycutFact fact)
{
    const char *end = strpbrk(entry->text + 1, "])[");
    size_t length = end == NULL ? strlen(entry->text) : (size_t)(end - entry->text) + 1;
    Entry value = *entry;
    Item scratch = {.answer.fact = PLYCUT_FACT_VALUES};
    value.what = PLYCUT_FACT_VALUES;
    value.text += length + strspn(entry->text + length, " \t,;");
    const bool alone = *value.text == '\0', both = !alone && answer_value(r, &value, &scratch);
    return read_as(r, entry, fact, entry->label,
                   text_kept(r->s, entry->text, alone || both ? length : strlen(entry->text))) &&
           (!both || read_as(r, entry, PLYCUT_FACT_VALUES, entry->label, value.text));
}

/* "C: 3". A sheet asks several things about a node that is never visited, so that "C: -" the second time answers the others. */
static bool read_value_line(Reader *r, const Entry *entry, uint32_t node, PlycutFact interval)
{
    const Item value = item_about(r, PLYCUT_FACT_VALUES, node);
    if (!answer_is(r, TYPED_NEVER, entry->text) || !item_is_there(r, &value))
        return read_as(r, entry, PLYCUT_FACT_VALUES, entry->label, entry->text);
    bool read = read_as(r, entry, interval, entry->label, entry->text);
    for (int fact = 0; read && fact < PLYCUT_FACTS; fact++)
        read = fact_table[fact].shape != &word_shape || r->index->tree.chance ||
               read_as(r, entry, (PlycutFact)fact, entry->label, entry->text);
    return read;
}

/* "(3)", "(<= 2)" */
static bool is_value_in_brackets(Reader *r, const Entry *entry)
{
    Item scratch = {.answer.fact = PLYCUT_FACT_VALUES};
    Entry value = *entry;
    value.what = PLYCUT_FACT_VALUES;
    value.text = unwrapped(r->s, entry->text);
    return entry->text[0] == '(' && strpbrk(value.text, ",;") == NULL &&
           answer_value(r, &value, &scratch);
}

/* Does the answer say that the node is cut off, or how? */
static bool describes_cutoff(const char *text)
{
    int alpha, kind = UNSTATED;
    text = typed_past_article(text);
    const size_t side = typed_side_at(text, &alpha), word = typed_kind_at(text, &kind);
    if (side > 0)
        return cutoff_goes_on(text + side);
    if (typed_cut_after_at(text) > 0)
        return true;
    return word > 0 && (kind == PLYCUT_SHALLOW || kind == PLYCUT_DEEP ||
                        (kind == UNSTATED && (text[word] == '\0' || cutoff_goes_on(text + word))));
}

/* "window [3, inf]", "(alpha, beta) = (3, inf)": the answer without what says that it is a window. */
static const char *past_window_word(const char *text)
{
    int fact;
    double low, high;
    const size_t bounds = typed_bounds_named_at(text),
                 word = bounds > 0 ? 0 : typed_at(TYPED_LABEL_OF_NODE, text, &fact),
                 label = strcspn(text, " :=[(");
    const bool window = (word > 0 && fact == PLYCUT_FACT_WINDOWS) ||
                        (bounds == 0 && label_fact(text, label, NULL) == PLYCUT_FACT_WINDOWS);
    const size_t length = bounds > 0 ? bounds : !window ? 0 : word > label ? word : label;
    const char *rest = text + length + strspn(text + length, " :=");
    return length > 0 && typed_window(rest, &low, &high) ? rest : text;
}

/* "shallow, 2 <= 3 (A)": is what is in parentheses a node, which says whose bound it is? */
static bool ends_with_owner(Reader *r, const char *text)
{
    const char *bracket = strrchr(text, '(');
    if (bracket == NULL || text[strlen(text) - 1] != ')')
        return false;
    const char *inside = text_kept(r->s, bracket + 1, strlen(bracket) - 2);
    return lookup(r->index, inside + typed_by_at(inside), PLYCUT_NO_NODE).count > 0;
}

/* The same, also if a remark follows the window; a window in parentheses is not a remark. */
static const char *without_window_word(Reader *r, const char *text)
{
    const char *window = past_window_word(text);
    return window != text || (describes_cutoff(text) && ends_with_owner(r, text))
               ? window
               : past_window_word(without_remark(r, text));
}

static bool label_read(Reader *r, const Entry *entry);

/* "A = B = 6": the answer begins with another inner node and an equals sign; then both have the answer behind it. *found: it does.
 * False: an error. */
static bool equal_nodes_read(Reader *r, const Entry *entry, bool *found)
{
    const size_t name = lookup_name_at(r->index, entry->text),
                 sign = name + strspn(entry->text + name, BLANK_BYTES);
    const Meaning node = name > 0
                             ? lookup(r->index, text_kept(r->s, entry->text, name), PLYCUT_NO_NODE)
                             : (Meaning){.count = 0};
    *found =
        node.count == 1 && entry->text[sign] == '=' && !r->index->tree.nodes[node.nodes[0]].leaf;
    if (!*found)
        return true;
    Entry one = *entry, other = *entry;
    one.text = text_kept(r->s, entry->text + sign + 1, strlen(entry->text + sign + 1));
    other.label = text_kept(r->s, entry->text, name);
    other.text = one.text;
    const size_t more = strcspn(one.text, "="); /* of a longer chain, the last part */
    const char *last = strrchr(one.text, '=');
    if (one.text[more] == '=' && more > 0 && strchr("<>", one.text[more - 1]) == NULL)
        one.text = last + 1 + strspn(last + 1, BLANK_BYTES);
    return label_read(r, &one) && label_read(r, &other);
}

static bool children_refuse(Reader *r, const Entry *entry)
{
    reader_refuse(r, "is '%s' a window, or leaves of %s? Write a window as [3, inf]", entry->text,
                  entry->label);
    return item_add_unread(r, (Item){.name = entry->label, .given = entry->text});
}

/* "K is pruned": it is never visited, and an element of the list that all such sentences are together. */
static bool read_pruned_node(Reader *r, const Entry *entry, uint32_t node)
{
    Entry remark = *entry;
    remark.bare = true;
    return (r->index->tree.nodes[node].leaf ||
            read_as(r, entry, PLYCUT_FACT_VALUES, entry->label, "never")) &&
           read_as(r, &remark, PLYCUT_FACT_PRUNED, NULL, entry->label);
}

/* A line whose label is a node. */
static bool read_node_line(Reader *r, const Entry *entry, uint32_t node)
{
    double low, high;
    int alpha, word, fact = fact_of_word(entry->text, &word);
    const bool ranged = r->ranged && !plycut_decides(r->index->tree.nodes[node].player);
    const PlycutFact interval = ranged ? PLYCUT_FACT_RANGES : PLYCUT_FACT_WINDOWS;
    if (trace_is_unsearched(&r->index->tree))
        return read_as(r, entry, PLYCUT_FACT_PRUNED_IF, entry->label, entry->text);
    if (may_list_children(r->index, node, entry->text))
        return children_refuse(r, entry);
    if (entry->text[0] != '\0' && strchr("[(]", entry->text[0]) != NULL &&
        !is_value_in_brackets(r, entry))
        return read_window_line(r, entry, interval);
    if (!has_decimal_comma(entry->text) && typed_window(entry->text, &low, &high))
        return read_as(r, entry, interval, entry->label, entry->text);
    if (fact >= 0 && strcmp(entry->text, "cut") == 0) {
        reader_refuse(r, "is '%s' a CUT node, or cut off? Write 'CUT', or 'cut off'", entry->label);
        return item_add_unread(r, (Item){.name = entry->label, .given = entry->text});
    }
    if (fact >= 0)
        return read_as(r, entry, (PlycutFact)fact, entry->label, entry->text);
    if (label_fact(entry->text, strlen(entry->text), NULL) == PLYCUT_FACT_BEST)
        return read_as(r, entry, PLYCUT_FACT_BEST, NULL, entry->label);
    const char *part = past_part(r->index, entry->label);
    const bool of_tree = part != NULL && is_blank(*part); /* "the subtree T stops" */
    const bool sentence = entry->verb || entry->prose || r->index->tree.nodes[node].leaf;
    if ((sentence && names_pruned(entry->text) && !describes_cutoff(entry->text)) ||
        (of_tree && typed_is(TYPED_STOPS, entry->text)))
        return read_pruned_node(r, entry, node);
    if (describes_cutoff(entry->text))
        return read_as(r, entry, PLYCUT_FACT_CUTOFFS, entry->label, entry->text);
    if (typed_side_at(entry->text, &alpha) == 0)
        return read_value_line(r, entry, node, interval);
    return read_as(r, entry, PLYCUT_FACT_UPDATES, entry->label, entry->text);
}

/* "U and W: 6": inner nodes, to which the same answer belongs? */
static bool labels_several(Reader *r, const char *label)
{
    size_t count = 0;
    if (strpbrk(label, "+-") != NULL) /* "C + D = 4" */
        return false;
    for (const char *word; (word = piece_take(r->s, r->index, &label, COMMAS)) != NULL; count++) {
        const Meaning node = lookup(r->index, word, PLYCUT_NO_NODE);
        if (node.count != 1 || r->index->tree.nodes[node.nodes[0]].leaf)
            return false;
    }
    return count > 1;
}

static size_t piece_count(Reader *r, const char *text)
{
    size_t count = 0;
    while (piece_take(r->s, r->index, &text, COMMAS) != NULL)
        count++;
    return count;
}

/* "B, C: 3, inf", "B and C: 2, 3": may the numbers be the window of both? Not if a word joins them, or if they are no bounds. */
static bool may_be_window(const char *text)
{
    double low, high;
    return typed_window(text, &low, &high) && low < high;
}

/* Each of them: with the same answer, or with one of its own, "B and C: 3 and 2". */
static bool several_read(Reader *r, const Entry *entry)
{
    const char *rest = entry->label, *answers = entry->text;
    const size_t nodes = piece_count(r, entry->label);
    const bool own = strchr("[(]", *answers) == NULL && piece_count(r, answers) == nodes;
    if (own && may_be_window(answers)) {
        reader_refuse(r,
                      "is '%s' the window of each node, or a value for each? Write a line for "
                      "each node",
                      answers);
        return item_add_unread(r, (Item){.name = entry->label, .given = entry->text});
    }
    for (const char *word; (word = piece_take(r->s, r->index, &rest, COMMAS)) != NULL;) {
        Entry one = *entry;
        one.label = word;
        if (own)
            one.text = piece_take(r->s, r->index, &answers, COMMAS);
        if (!label_read(r, &one))
            return false;
    }
    return true;
}

/* Are all words of a list inner nodes, or all leaves? */
static bool lists_alike(Reader *r, const char *list, bool leaves)
{
    bool alike = *list != '\0';
    for (const char *word; alike && (word = piece_take(r->s, r->index, &list, BLANKS)) != NULL;) {
        const Meaning node = lookup(r->index, word, PLYCUT_NO_NODE);
        alike = node.count > 0 && r->index->tree.nodes[node.nodes[0]].leaf == leaves;
    }
    return alike;
}

/* "CUT nodes: C, D": the type of each. "cut nodes: 4, 6" is what is pruned, and "cut nodes: C, D" may be either. */
static bool types_read(Reader *r, const Entry *entry)
{
    int type;
    static const char CUT[] = "cut";
    const char *label = typed_past_article(entry->label),
               *list = without_brackets(r->s, entry->text);
    const int fact = fact_of_word(label, &type);
    const bool cut = strncmp(label, CUT, sizeof CUT - 1) == 0;
    if (cut && lists_alike(r, list, true))
        return read_as(r, entry, PLYCUT_FACT_PRUNED, NULL, entry->text);
    if (cut || !lists_alike(r, list, false)) {
        reader_refuse(r,
                      "is '%s' a type of nodes, or what is pruned? Write 'X: CUT' below 'types:', "
                      "or 'pruned: X'",
                      entry->label);
        return item_add_unread(r, (Item){.name = entry->label, .given = entry->text});
    }
    for (const char *word; (word = piece_take(r->s, r->index, &list, BLANKS)) != NULL;)
        if (!read_as(r, entry, (PlycutFact)fact, word, label))
            return false;
    return true;
}

/* "total: 5 leaves": the number of what follows it. */
static bool is_counted_total(const Entry *entry, Entry *count)
{
    Piece piece;
    *count = *entry;
    if (!typed_is(TYPED_IN_ALL, entry->label) ||
        !piece_parse(NULL, entry->text, strlen(entry->text), &piece) || piece.form != FORM_AFTER)
        return false;
    count->what = label_fact(entry->text + piece.label, strlen(entry->text + piece.label), NULL);
    return count->what == PLYCUT_FACT_LEAVES || count->what == PLYCUT_FACT_NODES;
}

/* A line whose label names neither an answer nor a node. */
static bool unknown_label_read(Reader *r, const Entry *entry, const Meaning *meaning)
{
    PlycutError inner = {0};
    const char *nearest = label_nearest(entry->label);
    lookup_refuse(r->index, entry->label, meaning, &inner);
    if (nearest != NULL)
        reader_refuse(r, "unknown answer '%s' (did you mean '%s'?)", entry->label, nearest);
    else
        reader_refuse(r, "'%s' is not the name of an answer, and %s; '#' begins a comment",
                      entry->label, inner.text);
    return item_add_unread(r, (Item){.name = entry->label, .given = entry->text});
}

/* "Wurzel: 3", "the root's value: 3": the value of the whole search, by a word for the root. */
static bool is_value_of_root(const Reader *r, const Entry *entry, const char *label, int fact)
{
    double number;
    PlycutBound bound;
    label = typed_past_article(label);
    return lookup_name_at(r->index, label) == 0 && typed_is(TYPED_ROOT, label) &&
           (fact == PLYCUT_FACT_VALUES || fact < 0) && strchr(entry->label, '(') == NULL &&
           typed_value_at(entry->text, &bound, &number) == strlen(entry->text);
}

static bool label_read(Reader *r, const Entry *entry)
{
    size_t node, length;
    bool found;
    if (!cutoffs_of_label(r, entry, &found) || found)
        return found;
    if (label_is_type(entry->label) && entry->node == NULL)
        return types_read(r, entry);
    if (is_value_of_root(r, entry, entry->label, -1))
        return read_as(r, entry, PLYCUT_FACT_VALUE, NULL, entry->text);
    Meaning meaning = lookup(r->index, entry->label, PLYCUT_NO_NODE);
    if (meaning.count > 0 && (!equal_nodes_read(r, entry, &found) || found))
        return found;
    if (meaning.count > 0) {
        Entry plain = *entry;
        if (!trace_is_unsearched(&r->index->tree))
            plain.text = without_window_word(r, entry->text);
        return read_node_line(r, &plain, meaning.nodes[0]);
    }
    int fact = label_of_node(r->index, entry->label, &node, &length);
    if (fact < 0) /* a node that is not in the tree */
        fact = label_of_node(NULL, entry->label, &node, &length);
    Entry count;
    if (fact < 0 && labels_several(r, entry->label))
        return several_read(r, entry);
    if (fact < 0 && is_counted_total(entry, &count))
        return fact_read(r, &count);
    if (fact < 0)
        return unknown_label_read(r, entry, &meaning);
    if (is_value_of_root(r, entry, text_kept(r->s, entry->label + node, length), fact))
        return read_as(r, entry, PLYCUT_FACT_VALUE, NULL, entry->text);
    Entry known = *entry;
    if (update_split(r->s, NULL, entry->label, entry->text, &known) && fact == PLYCUT_FACT_UPDATES)
        return read_as(r, &known, PLYCUT_FACT_UPDATES, known.node, known.text);
    return read_as(r, entry, (PlycutFact)fact, text_kept(r->s, entry->label + node, length),
                   entry->text);
}

bool labelled_read(Reader *r, const Entry *entry)
{
    Entry at = *entry;
    const size_t of = lookup_name_at(r->index, entry->label) > 0 ? 0 : label_past_of(entry->label);
    at.label += of;
    if (of > 0 && (names_pruned(entry->text) || answer_is(r, TYPED_NEVER, entry->text)) &&
        typed_at(TYPED_DASH, entry->text, NULL) ==
            0) { /* "bei C wird abgeschnitten": C, or what is below it? */
        reader_refuse(r, "is %s pruned, or a cutoff at %s? Write 'pruned: %s' or 'cut: %s'",
                      at.label, at.label, at.label, at.label);
        return item_add_unread(r, (Item){.name = entry->label, .given = entry->text});
    }
    return label_read(r, &at);
}
