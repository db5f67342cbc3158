/* derive.h - the functions that derive each fact from a trace, and the readings that they distinguish. */
#pragma once

#include "facts/facts.h"

/* Indexes of the READINGs of facts.def. */
enum { VALUES_RETURNED, VALUES_TRUE };
enum { RANGES_FIRST, RANGES_END };
enum { WINDOWS_ENTRY, WINDOWS_BEFORE, WINDOWS_AFTER };
enum { VISITED_LEAVES, VISITED_ALL };
enum { NODES_WITH_ROOT, NODES_WITHOUT_ROOT };
enum { CUTOFFS_PRUNING, CUTOFFS_LAST };
enum { UPDATES_TIGHTENING, UPDATES_CROSSING };

/* Indexes of the WORDs. */
enum { TYPES_PV, TYPES_CUT, TYPES_ALL };

#define FACT(id, name, shape, of) void derive_##id(const Facts *facts, Answer *answer);
#include <plycut/facts.def>
