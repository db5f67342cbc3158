/* departs.c - where a program departs from the search, if it takes leaves in another order or visits none: then what is cut off, and why, is
 * not the question, which is all that the grader of answers knows to ask. */
#include "trial/trial.h"
#include "words/sentence.h"

#include <string.h>

#define SAYS(out, id, ...) sentence_write(out, NULL, text_of(id), TERMS(__VA_ARGS__))

/* The next leaf of a list of visits, from *at on. PLYCUT_NO_NODE: there is none. */
static uint32_t next_leaf(const Said *said, const Skeleton *shape, size_t *at)
{
    while (*at < said->count) {
        const uint32_t node = said->visits[(*at)++].node;
        if (node != PLYCUT_NO_NODE && shape->tree.nodes[node].child_count == 0)
            return node;
    }
    return PLYCUT_NO_NODE;
}

/* Is every visit known by its node? */
static bool has_places(const Said *said)
{
    bool places = said->has[PLYCUT_SAID_VISITS];
    for (size_t i = 0; i < said->count; i++)
        places &= said->visits[i].node != PLYCUT_NO_NODE;
    return places;
}

/* The first leaves that are not the same. */
static bool leaves_part(const Said *said, const Said *expected, const Skeleton *shape,
                        uint32_t *own, uint32_t *right)
{
    size_t at_own = 0, at_right = 0;
    do {
        *own = next_leaf(said, shape, &at_own);
        *right = next_leaf(expected, shape, &at_right);
    } while (*own == *right && *own != PLYCUT_NO_NODE);
    return *own != *right;
}

static size_t visits_leaf(const Said *said, uint32_t leaf)
{
    size_t visits = 0;
    for (size_t i = 0; i < said->count; i++)
        visits += said->visits[i].node == leaf;
    return visits;
}

/* The children of the node where the paths to two leaves part. */
static void part_paths(const Tree *tree, uint32_t *leaf, uint32_t *other)
{
    while (tree->nodes[*leaf].parent != tree->nodes[*other].parent) {
        uint32_t *deeper = tree->nodes[*leaf].ply >= tree->nodes[*other].ply ? leaf : other;
        *deeper = tree->nodes[*deeper].parent;
    }
}

/* Is the leaf below the first of these children, so that there was nothing to cut it off with? */
static bool comes_first(const Tree *tree, uint32_t leaf, uint32_t other)
{
    part_paths(tree, &leaf, &other);
    return leaf == tree->nodes[tree->nodes[leaf].parent].first_child;
}

/* In a search from left to right. The children of one node follow each other. */
static bool is_left_of(const Tree *tree, uint32_t leaf, uint32_t other)
{
    part_paths(tree, &leaf, &other);
    return leaf < other;
}

static const char *leaf_name(const PlycutTrace *trace, const Skeleton *shape, uint32_t leaf)
{
    char path[TREE_PATH_SIZE];
    node_path(&shape->tree, leaf, path);
    uint32_t i = 0;
    while (strcmp(trace->nodes[i].path, path) != 0)
        i++;
    return trace->nodes[i].name;
}

/* Which sentence, about these two leaves; TEXTS_COUNT: none. The program's must not be one that it visits again, or that comes
 * first. */
static TextId departs_how(const Run *run, const Skeleton *shape, const Said *said,
                          const Said *expected, uint32_t own, uint32_t right)
{
    const bool later =
        visits_leaf(expected, own) > 0 || (run->trial->task.search.order == PLYCUT_ORDER_GIVEN &&
                                           is_left_of(&shape->tree, right, own));
    if (!later || visits_leaf(said, own) > 1)
        return TEXTS_COUNT;
    if (visits_leaf(said, right) > 0)
        return VERDICT_DEPARTS_ORDER;
    return comes_first(&shape->tree, right, own) ? VERDICT_DEPARTS_FIRST : TEXTS_COUNT;
}

/* The names of leaves are those of the trace. */
static bool write_departure(const Run *run, const Skeleton *shape, TextId how, uint32_t own,
                            uint32_t right, PlycutText *text)
{
    PlycutOut out;
    PlycutTrace trace = {0};
    const PlycutGame game = skeleton_game(shape);
    const PlycutSearchOptions *search = &run->trial->task.search;
    bool written = plycut_trace_record(&game, search, &trace, run->error);
    plycut_out_init(&out, plycut_text_write, text);
    if (written) {
        SAYS(&out, how, TEXT(own, leaf_name(&trace, shape, own)),
             TEXT(right, leaf_name(&trace, shape, right)),
             TEXT(algorithm, search->algorithm->name));
        written = plycut_out_end(&out, "a sentence", run->error);
    }
    plycut_trace_free(&trace);
    return written;
}

bool departs_tell(const Run *run, const Skeleton *shape, const Said *said, const Said *expected,
                  PlycutText *text)
{
    uint32_t own, right;
    if (shape->tree.count == 1 || !has_places(said) ||
        !leaves_part(said, expected, shape, &own, &right))
        return true;
    if (said->count == 0) {
        const char *nothing = text_of(VERDICT_DEPARTS_NOTHING);
        return plycut_text_write(text, nothing, strlen(nothing)) || plycut_no_memory(run->error);
    }
    if (own == PLYCUT_NO_NODE || right == PLYCUT_NO_NODE)
        return true;
    const TextId how = departs_how(run, shape, said, expected, own, right);
    return how == TEXTS_COUNT || write_departure(run, shape, how, own, right, text);
}
