/* Children by their place: "the second child of C", "C's 2nd and 3rd leaf" become their names, "4 of C", before anything else is read. */
#include "base/same.h"
#include "facts/lookup.h"
#include "answers/read.h"

#include <ctype.h>
#include <string.h>

enum { ORDINALS_MOST = 8, LAST_CHILD = 0 };

/* Places among the children of a node, as a text says them. */
typedef struct Places {
    int places[ORDINALS_MOST];
    size_t count;
    bool leaves; /* the text calls them leaves */
} Places;

static const char *behind_gap(const char *text)
{
    return text + strspn(text, BLANK_BYTES);
}

/* "second and third leaf", with "the" before each: what follows them; NULL: they do not begin the text. */
static const char *places_take(const char *text, Places *places)
{
    *places = (Places){.count = 0};
    const char *at = typed_past_article(text);
    for (;;) {
        int place;
        const size_t length = typed_at(TYPED_ORDINAL, at, &place);
        if (length == 0 || places->count == ORDINALS_MOST)
            return NULL;
        places->places[places->count++] = place;
        at = behind_gap(at + length);
        const size_t leaf = typed_at(TYPED_LEAVES, at, NULL), ones = typed_at(TYPED_ONES, at, NULL),
                     thing = leaf > 0 || ones > 0 ? 0 : typed_at(TYPED_THING, at, NULL);
        places->leaves |= leaf > 0 || (ones > 0 && strncmp(at, "leaf", 4) == 0);
        at = behind_gap(at + (leaf > 0 ? leaf : ones > 0 ? ones : thing));
        const size_t more = typed_at(TYPED_SEPARATOR, at, NULL);
        const char *next = typed_past_article(behind_gap(at + more));
        if (more == 0 || typed_at(TYPED_ORDINAL, next, NULL) == 0)
            return at;
        at = next;
    }
}

/* The node whose name begins a text, if it is an inner one; *length: of the name. */
static uint32_t inner_node_at(const TreeIndex *index, Submissions *s, const char *text,
                              size_t *length)
{
    *length = lookup_name_at(index, text);
    const Meaning node = *length > 0 ? lookup(index, text_kept(s, text, *length), PLYCUT_NO_NODE)
                                     : (Meaning){.count = 0};
    return node.count == 1 && !index->tree.nodes[node.nodes[0]].leaf ? node.nodes[0]
                                                                     : PLYCUT_NO_NODE;
}

/* The child at a place; PLYCUT_NO_NODE: there is none, or it is no leaf though it is called one. */
static uint32_t child_at(const TreeIndex *index, uint32_t node, int place, bool leaf)
{
    const PlycutTraceNode *above = &index->tree.nodes[node];
    const uint32_t i = place == LAST_CHILD ? above->child_count - 1 : (uint32_t)place - 1;
    if (i >= above->child_count)
        return PLYCUT_NO_NODE;
    const uint32_t child = above->first_child + i;
    return leaf && !index->tree.nodes[child].leaf ? PLYCUT_NO_NODE : child;
}

/* "(4 and 6)", "(values 4 and 6)": the same children again, by their values; its length, or 0; SIZE_MAX: one of the numbers is none of them. */
static size_t values_again(const TreeIndex *index, uint32_t node, const char *text)
{
    const size_t group = *text == '(' ? group_length(text, SIZE_MAX) : 0;
    const PlycutTraceNode *above = &index->tree.nodes[node];
    size_t numbers = 0;
    double number;
    for (size_t i = 1; i + 1 < group; i++) {
        const bool begins = isdigit((unsigned char)text[i]) && !isdigit((unsigned char)text[i - 1]);
        if (!begins || typed_number_at(text + i, &number) == 0)
            continue;
        bool child = false;
        for (uint32_t k = 0; k < above->child_count; k++)
            child |= same_number(index->tree.nodes[above->first_child + k].value, number) ||
                     same_number(index->tree.nodes[above->first_child + k].value, -number);
        numbers++;
        if (!child)
            return SIZE_MAX;
    }
    return numbers > 0 ? group : 0;
}

/* Their names, one after the other. NULL: some are no children. */
static const char *children_named(Submissions *s, const TreeIndex *index, uint32_t node,
                                  const Places *places)
{
    const char *names = "";
    for (size_t i = 0; i < places->count; i++) {
        const uint32_t child = child_at(index, node, places->places[i], places->leaves);
        if (child == PLYCUT_NO_NODE)
            return NULL;
        names = text_joined(s, names, i > 0 ? ", " : "", node_word_in(&index->tree, index, child));
    }
    return names;
}

/* The children that begin a text by their places; *end: what follows. NULL: none do. */
static const char *children_at(Submissions *s, const TreeIndex *index, const char *text,
                               const char **end)
{
    Places places;
    size_t length;
    const char *behind = places_take(text, &places);
    const size_t of = behind != NULL ? typed_at(TYPED_OF, behind, NULL) : 0;
    if (of > 0 && is_blank(behind[of])) { /* "the second child of C" */
        const char *name = typed_past_article(behind_gap(behind + of));
        const uint32_t node = inner_node_at(index, s, name, &length);
        *end = name + length;
        return node != PLYCUT_NO_NODE ? children_named(s, index, node, &places) : NULL;
    }
    length = lookup_name_at(index, text); /* "C's second child" */
    const size_t owns = length > 0 ? typed_at(TYPED_OWNS, text + length, NULL) : 0;
    *end = owns > 0 ? places_take(behind_gap(text + length + owns), &places) : NULL;
    const uint32_t node = *end != NULL ? inner_node_at(index, s, text, &length) : PLYCUT_NO_NODE;
    return node != PLYCUT_NO_NODE ? children_named(s, index, node, &places) : NULL;
}

static uint32_t parent_of_first(Submissions *s, const TreeIndex *index, const char *names)
{
    const char *first = piece_take(s, index, &names, COMMAS);
    const Meaning child =
        first != NULL ? lookup(index, first, PLYCUT_NO_NODE) : (Meaning){.count = 0};
    return child.count > 0 ? index->tree.nodes[child.nodes[0]].parent : PLYCUT_NO_NODE;
}

const char *line_with_ordinals(Submissions *s, const TreeIndex *index, const char *line)
{
    enum { LINE_MOST = 1000, BLANKS_LEAST = 2 }; /* longer lines are no sentences */
    size_t blanks = 0, length = 0;
    for (; length <= LINE_MOST && line[length] != '\0'; length++)
        blanks += is_blank(line[length]);
    if (length > LINE_MOST || blanks < BLANKS_LEAST)
        return line;
    for (const char *at = line; *at != '\0'; at++) {
        const char *end;
        const bool begins = at == line || is_blank(at[-1]) || strchr("(,;:", at[-1]) != NULL;
        const char *names = begins && !is_blank(*at) ? children_at(s, index, at, &end) : NULL;
        if (names == NULL)
            continue;
        const char *behind = behind_gap(end);
        const uint32_t node = parent_of_first(s, index, names);
        const size_t again = node != PLYCUT_NO_NODE ? values_again(index, node, behind) : 0;
        if (again == SIZE_MAX)
            continue;
        end = again > 0 ? behind + again : end;
        const char *before = text_kept(s, line, (size_t)(at - line));
        const char *blank = *before != '\0' ? " " : "",
                   *gap =
                       *end != '\0' && !is_blank(*end) && strchr(",;.)", *end) == NULL ? " " : "";
        const char *begin = text_joined(s, before, blank, names);
        const size_t done = strlen(begin);
        line = text_joined(s, begin, gap, end);
        at = line + done - 1;
    }
    return line;
}
