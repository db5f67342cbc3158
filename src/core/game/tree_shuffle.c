/* tree_shuffle.c - a stored tree with the children of each node in another order: another version of an exercise, with the same
 * minimax value. */
#include "base/draws.h"
#include "game/tree.h"

#include <stdlib.h>

/* Fisher and Yates's shuffle of the numbers from `first` on. */
static void numbers_shuffle(uint32_t *numbers, uint32_t first, uint32_t count, Draws *draws)
{
    for (uint32_t i = 0; i < count; i++)
        numbers[i] = first + i;
    for (uint32_t left = count; left > 1; left--) {
        const uint32_t drawn = (uint32_t)draw_below(draws, left), number = numbers[drawn];
        numbers[drawn] = numbers[left - 1];
        numbers[left - 1] = number;
    }
}

/* For each place of the tree breadth-first, which node comes there: children of neighbours stay consecutive. */
static void places_draw(const Tree *tree, uint32_t *nodes, Draws *draws)
{
    uint32_t filled = 1;
    nodes[0] = 0;
    for (uint32_t i = 0; i < tree->count; i++) {
        const Node *node = &tree->nodes[nodes[i]];
        numbers_shuffle(nodes + filled, node->first_child, node->child_count, draws);
        filled += node->child_count;
    }
}

/* Put each node in its place. The letters of nodes without a name are those of their places. */
static void nodes_place(Tree *tree, const uint32_t *nodes, Node *placed)
{
    uint32_t first = 1;
    for (uint32_t i = 0; i < tree->count; i++) {
        placed[i] = tree->nodes[nodes[i]];
        placed[i].first_child = placed[i].child_count > 0 ? first : placed[i].first_child;
        placed[i].serial = 0;
        if (placed[i].extra != 0)
            tree->extras[placed[i].extra].node = i;
        first += placed[i].child_count;
    }
    for (uint32_t i = 0; i < tree->count; i++)
        for (uint32_t k = 0; k < placed[i].child_count; k++)
            placed[placed[i].first_child + k].parent = i;
}

static bool tree_shuffle(Tree *tree, uint64_t seed, PlycutError *error)
{
    uint32_t *nodes = malloc(sizeof *nodes * tree->count);
    Node *placed = malloc(sizeof *placed * tree->count);
    Draws draws = {seed_of_pair(seed, 0)};
    const bool had_memory = nodes != NULL && placed != NULL;
    if (had_memory) {
        places_draw(tree, nodes, &draws);
        nodes_place(tree, nodes, placed);
        Node *before = tree->nodes;
        tree->nodes = placed;
        placed = before;
    }
    free(nodes);
    free(placed);
    return had_memory ? tree_name_nodes(tree, error) : plycut_no_memory(error);
}

bool plycut_tree_shuffled(const PlycutGame *game, uint64_t seed, PlycutGame *shuffled,
                          PlycutError *error)
{
    PlycutText file = {0};
    PlycutOut out;
    if (game->rules != &tree_rules)
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "only the children of a stored tree are shuffled");
    plycut_out_init(&out, plycut_text_write, &file);
    tree_file_write(game, false, &out);
    bool made = plycut_out_flush(&out) || plycut_no_memory(error);
    made = made && plycut_tree_read(file.bytes, file.length, "the tree", shuffled, error);
    plycut_text_free(&file);
    if (made && !tree_shuffle(shuffled->owned, seed, error)) {
        plycut_game_release(shuffled);
        made = false;
    }
    return made;
}
