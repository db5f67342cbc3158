/* Forms of what is said of a cutoff: "a shallow cutoff at C", "C alpha shallow". */
#include "answers/read.h"

#include <string.h>

/* Has a text the word for a cutoff: "window cutoff", "alpha-cutoff", and not "the window"? */
static bool has_cutoff_word(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if ((i == 0 || is_blank(text[i - 1]) || text[i - 1] == '-') &&
            typed_at(TYPED_CUTOFF, text + i, NULL) > 0)
            return true;
    return false;
}

/* "a shallow cutoff at C": what is said of a cutoff, then its node. "The window at C", "alpha at C" may say something else. */
bool parse_cutoff_at(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    (void)index, (void)length;
    Cutoff cutoff = NO_PARTS;
    const char *parts = typed_parts(text, &cutoff);
    const size_t of = parts > text ? typed_at(TYPED_OF, parts, NULL) : 0;
    const bool sure = cutoff.kind == PLYCUT_SHALLOW || cutoff.kind == PLYCUT_DEEP ||
                      has_cutoff_word(text, (size_t)(parts - text));
    *piece = (Piece){FORM_CUTOFF, 0, 0};
    return of > 0 && is_blank(parts[of]) && cutoff.relation == REL_NONE && sure;
}

/* Are the first `length` bytes several inner nodes, and no parts of the tree, as in "the subtrees C and D"? */
static bool are_inner_nodes(const TreeIndex *index, const char *text, size_t length)
{
    size_t count = 0;
    if (past_part(index, text) != NULL)
        return false;
    for (size_t i = 0; i < length; i = next_word(text, length, i)) {
        char word[LABEL_LONGEST] = "";
        size_t end = word_length(text + i, length - i);
        if (word_at(index, TYPED_SEPARATOR, text + i, NULL) == end)
            continue;
        end -= end > 0 && strchr(",;", text[i + end - 1]) != NULL;
        if (end >= sizeof word)
            return false;
        memcpy(word, text + i, end);
        const Meaning node = lookup_inner(index, word, PLYCUT_NO_NODE);
        if (node.count != 1 || index->tree.nodes[node.nodes[0]].leaf)
            return false;
        count++;
    }
    return count > 1;
}

/* "C and D are cut off": several nodes stop, as one does in "C is cut off". */
static bool says_nodes_stop(const TreeIndex *index, const char *text, size_t length)
{
    int kind;
    for (size_t i = next_word(text, length, 0); i < length; i = next_word(text, length, i)) {
        const size_t verb = word_at(index, TYPED_VERB, text + i, NULL),
                     said = i + verb + strspn(text + i + verb, BLANK_BYTES);
        if (verb > 0 && said > i + verb && said < length)
            return typed_kind_at(text + said, &kind) == length - said &&
                   are_inner_nodes(index, text, i);
    }
    return false;
}

/* "A beta cutoff", "there is a deep cutoff": an article and not the node A, and so no cutoff of a node. */
static bool is_without_node(const char *text)
{
    Cutoff cutoff = NO_PARTS;
    const size_t lead = typed_at(TYPED_LEAD, text, NULL);
    const char *at = text + lead + strspn(text + lead, BLANK_BYTES);
    return (*at == 'A' || *at == 'a') && is_blank(at[1]) && *typed_parts(at + 2, &cutoff) == '\0' &&
           has_cutoff_word(at + 2, strlen(at + 2));
}

/* "X alpha shallow 2 <= 3 by Y": a node, then a side or a kind. */
bool parse_cutoff(const TreeIndex *index, const char *text, size_t length, Piece *piece)
{
    *piece = (Piece){FORM_CUTOFF, 0, 0};
    if (index != NULL && says_nodes_stop(index, text, length))
        return true;
    int alpha;
    length = length < LABEL_LONGEST ? length : LABEL_LONGEST;
    if (typed_at(TYPED_COUNT_OF, text, NULL) > 0 || /* "number of alpha cutoffs" */
        is_without_node(text))
        return false;
    for (size_t i = next_word(text, length, 0); i < length; i = next_word(text, length, i)) {
        const size_t side = typed_side_at(text + i, &alpha);
        int kind = UNSTATED;
        if (i > 0 && typed_cut_after_at(text + i) > 0) {
            *piece = (Piece){FORM_CUTOFF, 0, 0};
            return true;
        }
        const char *behind = text + i + side + strspn(text + i + side, " ");
        const bool heading = behind[0] == ':' && behind[1] == '\0'; /* "final beta:" */
        const bool has_side = side > 0 && *behind != '=' && !heading;
        if (has_side || (typed_kind_at(text + i, &kind) > 0 &&
                         (kind == PLYCUT_SHALLOW || kind == PLYCUT_DEEP))) {
            *piece = (Piece){FORM_CUTOFF, 0, 0};
            return true;
        }
    }
    return false;
}
