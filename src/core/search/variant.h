/* variant.h - how an algorithm file is compiled: with events (TRACED 1), without them (TRACED 0), or for trees with chance
 * nodes or limits (CHANCE 1, always with events). Each makes a function of its own. */
#pragma once

#include "search/table.h"

/* INLINE: done at every leaf; most nodes are leaves, and should cost no call. SELDOM: not done by most
 * searches, and kept out of their way. */
#if defined(__GNUC__)
#define INLINE            static inline __attribute__((always_inline))
#define SELDOM(condition) __builtin_expect((condition), 0)
#else
#define INLINE            static inline
#define SELDOM(condition) (condition)
#endif

/* CHANCE: the file is compiled for trees with chance nodes or limits, always traced. */
#ifndef CHANCE
#define CHANCE 0
#endif

/* By who is to move at n; only a search with chance nodes asks for them. */
#define BY_MOVER(n, max, min, chance)                                                              \
    (plycut_player_is_max((n)->state.player)        ? (max)                                        \
     : !CHANCE || plycut_decides((n)->state.player) ? (min)                                        \
                                                    : (chance))

#if CHANCE
#define ENTRY(algorithm)                                                                           \
    double algorithm##_chance(Search *s, Node *root);                                              \
    double algorithm##_chance(Search *s, Node *root)
#elif TRACED
#define ENTRY(algorithm)                                                                           \
    double algorithm##_traced(Search *s, Node *root);                                              \
    double algorithm##_traced(Search *s, Node *root)
#else
#define ENTRY(algorithm)                                                                           \
    double algorithm##_quiet(Search *s, Node *root);                                               \
    double algorithm##_quiet(Search *s, Node *root)
#endif
