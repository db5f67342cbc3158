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

/* The text gives this node a value: a leaf's, or a published one beside its children; a static value stays. False: no memory, and
 * the error is set. */
bool published_value(PublishedValues *published, Draft *draft, uint32_t node, double value);
/* The node, at this place of the text, has turned out to have no children. Its value is a leaf's; without one it is a leaf of unknown value,
 * called by its name. False: it has neither, and the error is set. */
bool published_leaf(PublishedValues *published, Draft *draft, uint32_t node, const char *at);

/* Say how many differ from minimax, and the first that does: "1 of 3 inner values differs from minimax: A has 4". `goes_on`: behind a
 * semicolon. */
bool published_say(const PublishedValues *published, const Draft *draft, bool goes_on,
                   PlycutOut *out);
