/* The kinds of questions by name. */
#include "quiz/quiz.h"

#include <string.h>

static const char *const KIND_NAMES[PLYCUT_QUIZ_KINDS] = {
#define QUIZ(id, name, ...) name,
#include <plycut/quiz.def>
};

const char *plycut_quiz_kind_text(PlycutQuizKind kind)
{
    return KIND_NAMES[kind];
}

bool plycut_quiz_kinds_parse(const char *text, PlycutQuizKindSet *kinds, PlycutError *error)
{
    PlycutQuizKindSet set = 0;
    for (const char *at = text; strcmp(text, "all") != 0; at++) {
        char word[16] = "";
        size_t length = strcspn(at, ",");
        memcpy(word, at, length < sizeof word ? length : sizeof word - 1);
        int kind = plycut_name_find("kind of question", word,
                                    PLYCUT_WORDS(KIND_NAMES, PLYCUT_QUIZ_KINDS), error);
        if (kind < 0)
            return false;
        set |= 1u << kind;
        at += length;
        if (*at == '\0')
            break;
    }
    *kinds = set;
    return true;
}

double plycut_quiz_points(int hints, int tries)
{
    double points = 1 - (hints < PLYCUT_QUIZ_HINTS ? hints : PLYCUT_QUIZ_HINTS) / 4.0;
    return tries > 1 ? points / 2 : points;
}
