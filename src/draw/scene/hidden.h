/* hidden.h - traces without the values that students work out. */
#pragma once

#include "scene/scene.h"

/* The name of a leaf that says this in place of its value. */
extern const char hidden_value[];

/* The traces, or copies of them without the values that are hidden now; their memory is the arena's. NULL: no memory. */
const PlycutTrace *const *traces_hidden(const PlycutTrace *const *traces, size_t count,
                                        PlycutHide hide, Arena *arena);
