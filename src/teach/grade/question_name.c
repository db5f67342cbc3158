/* What answers and questions are called to people: by the words of the sheet, "value of C" for "values.C". */
#include "grade/grade.h"

#include <string.h>

static const char *const SHEET_LABELS[PLYCUT_FACTS] = {
#define SHEET(id, usual, word, label, question) [PLYCUT_FACT_##id] = label,
#include <plycut/facts.def>
};

const char *question_label(PlycutFact fact)
{
    return SHEET_LABELS[fact] != NULL ? SHEET_LABELS[fact] : plycut_fact_name(fact);
}

const char *question_of_several(const PlycutMark *mark)
{
    return mark->quiz ? text_of(SENTENCE_QUIZ_QUESTIONS)
           : mark->fact == PLYCUT_FACT_CUTOFFS && mark->node != PLYCUT_NO_NODE
               ? text_of(SENTENCE_UNANSWERED_SOME_PARTS)
               : question_label(mark->fact);
}

/* Of the facts about nodes: what is asked about one. */
static const struct {
    PlycutFact fact;
    TextId about;
} AT_NODE[] = {{PLYCUT_FACT_VALUES, SENTENCE_ABOUT_VALUE},
               {PLYCUT_FACT_RANGES, SENTENCE_ABOUT_RANGE},
               {PLYCUT_FACT_WINDOWS, SENTENCE_ABOUT_WINDOW},
               {PLYCUT_FACT_CUTOFFS, SENTENCE_ABOUT_CUTOFF},
               {PLYCUT_FACT_TYPES, SENTENCE_ABOUT_TYPE},
               {PLYCUT_FACT_PRUNED_IF, SENTENCE_ABOUT_PRUNED_IF}};

/* The item is the name of the fact, or that with a node behind it. */
static bool item_is_of(const char *item, PlycutFact fact, const char **node)
{
    const char *name = plycut_fact_name(fact);
    const size_t length = strlen(name);
    if (strncmp(item, name, length) != 0 || (item[length] != '\0' && item[length] != '.'))
        return false;
    *node = item[length] == '.' ? item + length + 1 : NULL;
    return true;
}

void question_tell(const void *what, PlycutOut *out)
{
    const char *item = what, *node;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++) {
        if (!item_is_of(item, fact, &node))
            continue;
        for (size_t i = 0; node != NULL && i < sizeof AT_NODE / sizeof *AT_NODE; i++)
            if (AT_NODE[i].fact == fact) {
                write_line(out, AT_NODE[i].about, TEXT(node, node));
                return;
            }
        plycut_out_text(out, node == NULL ? question_label(fact) : item);
        return;
    }
    plycut_out_text(out, item);
}
