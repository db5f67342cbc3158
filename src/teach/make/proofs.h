/* proofs.h - smallest proofs of one side of the root's value. */
#pragma once

#include "make/skeleton.h"

#include <plycut/make.h>

/* The fewest leaves by which the claimant can reach the value, whatever the others do; the caller frees them. */
bool prove_claim(const Skeleton *shape, PlycutPlayer claimant, double value, uint32_t **leaves,
                 size_t *count, PlycutError *error);

/* The leaf that both proofs of a value have in common, or PLYCUT_NO_NODE. */
uint32_t shared_leaf(const PlycutProof *proof);
