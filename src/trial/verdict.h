/* verdict.h - the texts of a verdict. */
#pragma once

typedef enum VerdictId {
#define VERDICT(id, text) VERDICT_##id,
#include "trial/verdict.def"
#undef VERDICT
    VERDICTS
} VerdictId;

const char *verdict_text(VerdictId id);
