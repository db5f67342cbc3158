/* What stands in parentheses behind an element of a list, "9 (F)", "B (3)", "V (leaves 3 and 9)", or behind the list. */
#include "base/same.h"
#include "facts/lookup.h"
#include "answers/read.h"

#include <string.h>

/* Does a remark have a number that is another leaf's? Not "7 leaves", which counts. */
static bool has_other_leaf(Reader *r, const char *plain, const char *remark)
{
    double number;
    for (const char *after = remark; aside_number_take(&after, &number); remark = after) {
        char text[PLYCUT_NUMBER_SIZE];
        const size_t word = strcspn(after + strspn(after, " "), " ,;");
        const bool counts = label_fact(after + strspn(after, " "), word, NULL) >= 0;
        plycut_number_text(number, text);
        if (!counts && strcmp(text, plain) != 0 && lookup(r->index, text, PLYCUT_NO_NODE).count > 0)
            return true;
    }
    return false;
}

/* "V (3 and 9)", "V (leaves 3, 9)": are all children of the node named again? */
static bool lists_all_children(Reader *r, const char *node, const char *text)
{
    const Meaning above = lookup(r->index, node, PLYCUT_NO_NODE);
    uint32_t count = 0;
    text += typed_at(TYPED_LEAVES, text, NULL);
    for (const char *word; (word = piece_take(r->s, r->index, &text, BLANKS)) != NULL; count++)
        if (lookup(r->index, text_joined(r->s, word, " of ", node), PLYCUT_NO_NODE).count == 0)
            return false;
    return above.count == 1 && count == r->index->tree.nodes[above.nodes[0]].child_count;
}

/* "9 (F)" is the 9 below F, "G (B)" is the child G of B; a remark in parentheses says nothing about the node, unless
 * it consists of nodes. */
const char *without_aside(Reader *r, const char *word)
{
    const char *plain = without_remark_on_node(r, word), *bracket = strrchr(word, '(');
    if (plain == word || lookup(r->index, word, PLYCUT_NO_NODE).count > 0)
        return word;
    const char *inside = text_kept(r->s, bracket + 1, strlen(bracket) - 2);
    const size_t preposition = word_at(r->index, TYPED_OF, inside, NULL);
    const char *above = inside + preposition + strspn(inside + preposition, BLANK_BYTES),
               *of = text_joined(r->s, plain, " of ", above),
               *edge = text_joined(r->s, above, "-", plain);
    if (lookup(r->index, of, PLYCUT_NO_NODE).count > 0)
        return of;
    if (preposition > 0 && lookup(r->index, above, PLYCUT_NO_NODE).count > 0 &&
        lookup(r->index, edge, PLYCUT_NO_NODE).count == 0)
        return word; /* "6 (in D)", which is no child of D */
    const bool nodes = lookup(r->index, edge, PLYCUT_NO_NODE).count == 0 &&
                       text_lists_nodes(r->s, r->index, inside) &&
                       !lists_all_children(r, plain, inside);
    return nodes || (has_other_leaf(r, plain, inside) && !lists_all_children(r, plain, inside))
               ? word
               : plain;
}

/* "B (3)": the node with its value, *number. */
static const char *without_value(Reader *r, const char *word, double *number)
{
    const char *bracket = strrchr(word, '(');
    if (bracket == NULL || word[strlen(word) - 1] != ')' ||
        lookup_is_node(r->index, word, strlen(word)))
        return word;
    const char *inside = bracket + 1;
    inside += typed_at(TYPED_VALUE_LETTER, inside, NULL);
    inside += strspn(inside, BLANK_BYTES ":=");
    if (!typed_number(inside, strlen(inside) - 1, false, number))
        return word;
    const char *plain = text_kept(r->s, word, (size_t)(bracket - word));
    return lookup_is_node(r->index, plain, strlen(plain)) ? plain : word;
}

/* "p(4)": a leaf that has a name, with its value. */
const char *without_own_value(Reader *r, const char *word)
{
    double number = 0;
    const char *plain = without_value(r, word, &number);
    const Meaning leaf =
        plain != word ? lookup(r->index, plain, PLYCUT_NO_NODE) : (Meaning){.count = 0};
    const PlycutTraceNode *node = leaf.count == 1 ? &r->index->tree.nodes[leaf.nodes[0]] : NULL;
    return node != NULL && node->leaf && same_number(node->value, number) ? plain : word;
}

const char *node_word(Reader *r, const char *text)
{
    double number;
    return without_value(r, without_aside(r, unwrapped(r->s, text)), &number);
}

/* Does a remark behind the list limit it: "3 12 8 2 (minimax)"? */
bool has_limiting_remark(Reader *r, const char *text)
{
    const char *bracket = strrchr(text, '(');
    return bracket != NULL && bracket > text && text[strlen(text) - 1] == ')' &&
           !text_lists_nodes(r->s, r->index, text_kept(r->s, bracket + 1, strlen(bracket) - 2)) &&
           remark_limits(r->index, bracket + 1);
}
