/* proofs.c - the fewest leaves that prove that the root is worth at least, or at most, so much. */
#include "base/same.h"
#include "make/proofs.h"

#include <math.h>
#include <stdlib.h>

/* No proof: more leaves than any tree has. */
#define UNPROVABLE (UINT64_MAX / 2)

/* Proofs that nodes are worth at least the value (the claimant is MAX) or at most it (MIN). */
typedef struct Proof {
    const Skeleton *shape;
    PlycutPlayer claimant;
    double value;
    uint64_t *fewest; /* leaves, by node */
    uint32_t *leaves;
    size_t count;
} Proof;

static bool leaf_proves(const Proof *claim, const Node *leaf)
{
    return !plycut_prefers(claim->claimant, claim->value, leaf->as.value);
}

static uint64_t fewest_of(const Proof *claim, const Node *n)
{
    bool one = n->player == claim->claimant;
    uint64_t fewest = one ? UNPROVABLE : 0;
    if (n->child_count == 0)
        return leaf_proves(claim, n) ? 1 : UNPROVABLE;
    for (uint32_t i = 0; i < n->child_count; i++) {
        uint64_t child = claim->fewest[n->first_child + i];
        if (one)
            fewest = child < fewest ? child : fewest;
        else
            fewest = child == UNPROVABLE || fewest == UNPROVABLE ? UNPROVABLE : fewest + child;
    }
    return fewest;
}

/* If several are smallest, take the first. */
static void collect(Proof *claim, uint32_t node)
{
    const Node *n = &claim->shape->tree.nodes[node];
    if (n->child_count == 0)
        claim->leaves[claim->count++] = node;
    for (uint32_t i = 0; i < n->child_count; i++) {
        uint32_t child = n->first_child + i;
        if (n->player != claim->claimant)
            collect(claim, child);
        else if (claim->fewest[child] == claim->fewest[node]) {
            collect(claim, child);
            return;
        }
    }
}

bool prove_claim(const Skeleton *shape, PlycutPlayer claimant, double value, uint32_t **leaves,
                 size_t *count, PlycutError *error)
{
    Proof claim = {.shape = shape, .claimant = claimant, .value = value};
    claim.fewest = malloc(shape->tree.count * sizeof *claim.fewest);
    claim.leaves = malloc(shape->leaf_count * sizeof *claim.leaves);
    bool room = claim.fewest != NULL && claim.leaves != NULL;
    for (uint32_t i = shape->tree.count; room && i-- > 0;)
        claim.fewest[i] = fewest_of(&claim, &shape->tree.nodes[i]);
    if (room)
        collect(&claim, 0);
    free(claim.fewest);
    *leaves = claim.leaves;
    *count = claim.count;
    return room || plycut_no_memory(error);
}

uint32_t shared_leaf(const PlycutProof *proof)
{
    for (size_t i = 0; i < proof->at_least_count; i++)
        for (size_t k = 0; k < proof->at_most_count; k++)
            if (proof->at_least[i] == proof->at_most[k])
                return proof->at_least[i];
    return PLYCUT_NO_NODE;
}
