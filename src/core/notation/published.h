/* published.h - values that a text gives for inner nodes, where minimax gives them one, too: they are compared. */
#pragma once

#include "notation/draft.h"

typedef struct PublishedValue {
    uint32_t node;
    double value;
} PublishedValue;

typedef struct PublishedValues {
    PublishedValue *items; /* freed by the owner */
    size_t count, room;
} PublishedValues;

/* False: no memory. */
bool published_add(PublishedValues *published, uint32_t node, double value);
/* Take the last one away if it is of this node, which turns out to be a leaf. Returns whether it was. */
bool published_take(PublishedValues *published, uint32_t node);

/* Say how many differ from minimax, and the first that does: "1 of 3 inner values differs from minimax: A has 4". `goes_on`: behind a
 * semicolon. */
bool published_say(const PublishedValues *published, const Draft *draft, bool goes_on,
                   PlycutOut *out);
