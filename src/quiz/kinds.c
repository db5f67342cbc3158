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
    char word[16];
    const char *list = strcmp(text, "all") != 0 ? text : NULL;
    while (plycut_list_word(&list, word, sizeof word)) {
        int kind = plycut_name_find("kind of question", word,
                                    PLYCUT_WORDS(KIND_NAMES, PLYCUT_QUIZ_KINDS), error);
        if (kind < 0)
            return false;
        set |= 1u << kind;
    }
    *kinds = set;
    return true;
}

double plycut_quiz_points(int hints, int tries)
{
    double points = 1 - (hints < PLYCUT_QUIZ_HINTS ? hints : PLYCUT_QUIZ_HINTS) / 4.0;
    return tries > 1 ? points / 2 : points;
}
