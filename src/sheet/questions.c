/* Questions about a search: what they have in common, and the list of them. */
#include <string.h>

#include "sheet/ask.h"

/* ---- Names ----------------------------------------------------------------------------------- */

/* An unnamed leaf of a value that another one has as well. */
static bool shares_value(const PlycutTrace *trace, uint32_t n)
{
    for (uint32_t i = 0; i < trace->node_count; i++) {
        const PlycutTraceNode *other = &trace->nodes[i];
        if (i != n && other->leaf && other->value <= trace->nodes[n].value &&
            other->value >= trace->nodes[n].value)
            return true;
    }
    return false;
}

bool is_unnamed_leaf(const PlycutTrace *trace, uint32_t n)
{
    return trace->nodes[n].leaf && label_name(trace, n)[0] == '\0';
}

/* The next leaf of the same parent that has the same value and no name either, or PLYCUT_NO_NODE.
 */
static uint32_t equal_sibling(const PlycutTrace *trace, uint32_t n)
{
    uint32_t parent = trace->nodes[n].parent;
    if (parent == PLYCUT_NO_NODE)
        return PLYCUT_NO_NODE;
    const PlycutTraceNode *above = &trace->nodes[parent];
    for (uint32_t k = n + 1; k < above->first_child + above->child_count; k++)
        if (is_unnamed_leaf(trace, k) && trace->nodes[k].value >= trace->nodes[n].value &&
            trace->nodes[k].value <= trace->nodes[n].value)
            return k;
    return PLYCUT_NO_NODE;
}

bool answers_need_parents(const PlycutTrace *trace, uint32_t *first, uint32_t *second)
{
    *first = *second = PLYCUT_NO_NODE;
    for (uint32_t n = 0; n < trace->node_count && *second == PLYCUT_NO_NODE; n++) {
        if (!trace->stored || !is_unnamed_leaf(trace, n) || !shares_value(trace, n))
            continue;
        *second = equal_sibling(trace, n);
        if (*first == PLYCUT_NO_NODE || *second != PLYCUT_NO_NODE)
            *first = n;
    }
    return *first != PLYCUT_NO_NODE;
}

const char *answer_name(const PlycutTrace *trace, uint32_t n, Arena *arena)
{
    const PlycutTraceNode *node = &trace->nodes[n];
    Pen pen = pen_begin(arena);
    if (trace->stored && is_unnamed_leaf(trace, n) && !shares_value(trace, n))
        pen_number(&pen, node->value);
    else
        pen_text(&pen, trace->stored ? node->name : node->path);
    return pen_end(&pen);
}

/* ---- Answers --------------------------------------------------------------------------------- */

void list_add(const Asker *a, Pen *pen, const char *between, uint32_t node)
{
    const char *name = answer_name(a->trace, node, a->arena);
    if (pen->length > 0)
        pen_text(pen, between);
    if (name != NULL)
        pen_text(pen, name);
    else
        pen->bytes = NULL;
}

bool blank_add(const Asker *a, const char *label, const Pen *answer, int lines)
{
    const char *text = pen_end(answer);
    a->ask->form = ASK_BLANKS;
    a->ask->blanks[a->ask->blank_count++] =
        (Blank){label, text == NULL || text[0] != '\0' ? text : "none", lines};
    return text != NULL;
}

int ask_slots(int count)
{
    return count + 2 < 4 ? 4 : count + 2;
}

bool answers_make(const Asker *a, int count, int columns)
{
    a->ask->count = count;
    a->ask->columns = columns;
    a->ask->cells = arena_take(a->arena, (size_t)(count * columns + 1) * sizeof *a->ask->cells);
    return a->ask->cells != NULL;
}

bool answer_put(const Asker *a, int *at, const Pen *pen)
{
    a->ask->cells[*at] = pen_end(pen);
    return a->ask->cells[(*at)++] != NULL;
}

bool answer_text(const Asker *a, int *at, const char *text)
{
    Pen pen = pen_begin(a->arena);
    pen_text(&pen, text);
    return answer_put(a, at, &pen);
}

bool answer_node(const Asker *a, int *at, uint32_t node)
{
    a->ask->cells[*at] = answer_name(a->trace, node, a->arena);
    return a->ask->cells[(*at)++] != NULL;
}

int lines_for(const PlycutTrace *trace)
{
    return trace->node_count > 40 ? 2 : 1;
}

/* ---- All ------------------------------------------------------------------------------------- */

static const struct {
    bool (*make)(const Asker *asker);
    const char *word, *prompt;
    bool windowed;
} questions[PLYCUT_QUESTIONS] = {
#define QUESTION(id, word, windowed, prompt) {ask_##id, word, prompt, windowed},
#include <plycut/question.def>
#undef QUESTION
};

bool question_fits(const PlycutTrace *trace, PlycutQuestion question)
{
    return trace->options.algorithm->windowed || !questions[question].windowed;
}

bool question_make(const PlycutTrace *trace, PlycutQuestion question, Ask *ask, Arena *arena)
{
    *ask = (Ask){.prompt = questions[question].prompt};
    return questions[question].make(&(Asker){trace, arena, ask});
}

bool plycut_questions_parse(const char *text, PlycutQuestionSet *set, PlycutError *error)
{
    const char *words[PLYCUT_QUESTIONS + 1] = {"all"};
    PlycutQuestionSet found = 0;
    for (int i = 0; i < PLYCUT_QUESTIONS; i++)
        words[i + 1] = questions[i].word;
    while (text != NULL) {
        size_t length = strcspn(text, ",");
        char word[64] = "";
        memcpy(word, text, length < sizeof word ? length : sizeof word - 1);
        int i = 0;
        while (i <= PLYCUT_QUESTIONS && strcmp(words[i], word) != 0)
            i++;
        if (i > PLYCUT_QUESTIONS)
            return plycut_unknown(error, "question", word, words, PLYCUT_QUESTIONS + 1);
        found |= i == 0 ? PLYCUT_ALL_QUESTIONS : 1u << (i - 1);
        text = text[length] == ',' ? text + length + 1 : NULL;
    }
    *set = found;
    return true;
}
