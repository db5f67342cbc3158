/* Labels for leaves that are made of words in some order: "number of leaf nodes examined", "besuchte Blätter insgesamt". */
#include "base/letter.h"
#include "answers/read.h"

#include <string.h>

/* What the words of a label say. */
typedef struct LeafLabel {
    bool counts, ordered;
    bool done;  /* it says what the search does with them */
    int pruned; /* 1: it never visits them */
} LeafLabel;

/* A word of this kind that begins a text, which moves past it. */
static bool label_word_take(TypedKind kind, const char **text, int *meaning)
{
    const size_t length = typed_at(kind, *text, meaning);
    const char *behind = *text + length;
    if (length == 0 || (*behind != '\0' && !is_blank(*behind)))
        return false;
    *text = behind + strspn(behind, BLANK_BYTES);
    return true;
}

/* Read all words; false: they are no label for leaves. */
static bool leaf_label_read(const char *text, LeafLabel *label)
{
    int order = 0;
    label->counts = label_word_take(TYPED_COUNT_OF, &text, NULL);
    label->done = label_word_take(TYPED_DONE, &text, &label->pruned);
    if (!label_word_take(TYPED_LEAVES, &text, NULL))
        return false;
    (void)label_word_take(TYPED_VERB, &text, NULL);
    if (!label->done)
        label->done = label_word_take(TYPED_DONE, &text, &label->pruned);
    if (label_word_take(TYPED_IN_ALL, &text, &order)) {
        label->counts |= order == 0;
        label->ordered = order == 1;
    }
    return *text == '\0';
}

bool label_names_leaves(const char *label)
{
    for (; *label != '\0'; label += strspn(label, BLANK_BYTES)) {
        if (label_word_take(TYPED_LEAVES, &label, NULL))
            return true;
        label += strcspn(label, BLANK_BYTES);
    }
    return false;
}

int label_fact_in_words(const char *key)
{
    LeafLabel label = {.counts = false};
    if (!leaf_label_read(key, &label) || (label.ordered && label.counts))
        return -1;
    if (label.pruned == 1)
        return label.counts || label.ordered ? -1 : PLYCUT_FACT_PRUNED;
    return label.ordered ? PLYCUT_FACT_VISITED : PLYCUT_FACT_LEAVES;
}
