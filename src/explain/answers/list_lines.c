/* Lists that go on over several lines: what the next line must be, and how it is joined. */
#include "base/letter.h"
#include "answers/read.h"

#include <string.h>

bool text_lists_nodes(Submissions *s, const TreeIndex *index, const char *text)
{
    bool nodes = index != NULL;
    for (const char *word; nodes && (word = piece_take(s, index, &text, BLANKS)) != NULL;)
        nodes = lookup(index, word, PLYCUT_NO_NODE).count > 0;
    return nodes;
}

bool entry_is_list(const Entry *entry)
{
    const Shape *shape = entry->what < LABELLED ? fact_table[entry->what].shape : NULL;
    return shape == &nodes_shape || shape == &set_shape || shape == &cover_shape ||
           (shape == &cutoff_shape && entry->node == NULL);
}

bool line_has_several_pairs(const char *line)
{
    size_t words = 0;
    for (const char *rest = line; *rest != '\0'; words++) {
        rest += strcspn(rest, BLANK_BYTES);
        rest += strspn(rest, BLANK_BYTES);
    }
    return words > 2 && strchr(line, ',') == NULL;
}

const char *list_text_joined(Submissions *s, const TreeIndex *index, const char *list,
                             const char *more)
{
    const bool blanks = strpbrk(list, ",;") == NULL && strpbrk(more, ",;") == NULL &&
                        has_several(index, list, BLANKS);
    return text_joined(s, list, blanks ? " " : ", ", more);
}

bool line_lists_edges(Submissions *s, const TreeIndex *index, const char *line)
{
    bool edges = index != NULL && *line != '\0';
    for (const char *word; edges && (word = piece_take(s, index, &line, COMMAS)) != NULL;)
        edges = lookup_is_edge(index, word);
    return edges;
}

bool orders_leaves(const char *text)
{
    double number;
    const size_t first = typed_number_at(text, &number), blanks = strspn(text + first, ",; \t->");
    return first > 0 && blanks > 0 && typed_number_at(text + first + blanks, &number) > 0;
}

bool line_groups_leaves(Submissions *s, const TreeIndex *index, const char *label, const char *text,
                        bool begun)
{
    const size_t name = index != NULL ? lookup_name_at(index, text) : 0;
    size_t leaves = 0;
    if (label_fact(label, strlen(label), NULL) != PLYCUT_FACT_VISITED || name == 0 ||
        text[name] != ':' || !lookup_is_node(index, text, name))
        return false;
    const char *node = text_kept(s, text, name), *rest = text + name + 1;
    for (const char *word; (word = piece_take(s, index, &rest, BLANKS)) != NULL; leaves++)
        if (lookup(index, text_joined(s, word, " of ", node), PLYCUT_NO_NODE).count == 0)
            return false;
    return leaves > (begun ? 0 : 1);
}
