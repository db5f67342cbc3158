/* wording.h - the sentences that pictures, sheets and tables print: wording.def. */
#ifndef SCENE_WORDING_H
#define SCENE_WORDING_H

#include <plycut/base.h>

typedef enum Wording {
#define WORDING(id, text) SAY_##id,
#include "scene/wording.def"
#undef WORDING
    WORDINGS
} Wording;

/* A text without gaps. */
const char *wording(Wording id);

/* A text with its gaps filled: part 0 goes where it has %1. */
void wording_write(Wording id, const char *const *parts, PlycutOut *out);

/* A sentence in a field of its own; what does not fit is left out. */
typedef struct Sentence {
    char text[1024];
    size_t length;
} Sentence;
Sentence sentence(Wording id, const char *const *parts);

/* Write what follows into a sentence that is still empty; flush at its end. */
void sentence_begin(Sentence *sentence, PlycutOut *out);

/* The parts of a text, and a count as one of them. */
#define PARTS(...) ((const char *const[]){__VA_ARGS__})
typedef struct CountText {
    char text[24];
} CountText;
CountText counted(uint64_t count);
#define COUNT(count) (counted((uint64_t)(count)).text)

#endif
