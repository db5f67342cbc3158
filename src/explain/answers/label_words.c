/* Labels for leaves that are made of words in some order: "number of leaf nodes examined", "besuchte Blätter insgesamt", "the leaves that
 * we never looked at". */
#include "base/letter.h"
#include "answers/read.h"

#include <string.h>

/* What the words of a label say. */
typedef struct LeafLabel {
    bool counts, ordered;
    bool leaves, ones; /* a word for leaves; "ones" */
    bool done;         /* it says what the search does with them */
    int pruned;        /* 1: it never visits them */
    bool filled;       /* with words that say nothing */
    bool negated;      /* by a word that says the opposite */
    /* The last word says nothing, as in "leaves that"; in "pruned I", it may be a node. */
    bool open;
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

/* The next word, which moves *text past it: what it says. False: there is no word of a label for leaves, or one of its kind was there. */
static bool leaf_word_take(const char **text, LeafLabel *label)
{
    int order = 0;
    if (!label->done && label_word_take(TYPED_DONE, text, &label->pruned))
        return label->done = true;
    if (!label->leaves && !label->ones && label_word_take(TYPED_LEAVES, text, NULL))
        return label->leaves = true;
    if (!label->leaves && !label->ones && label_word_take(TYPED_ONES, text, NULL))
        return label->ones = true;
    if (!label->counts && label_word_take(TYPED_COUNT_OF, text, &order)) {
        label->counts |= order == 0;
        label->ordered |= order == 1;
        return true;
    }
    if (label_word_take(TYPED_IN_ALL, text, &order)) {
        label->counts |= order == 0;
        label->ordered |= order == 1;
        return true;
    }
    if (!label->negated && label_word_take(TYPED_NOT, text, NULL))
        return label->negated = true;
    if (label_word_take(TYPED_FILL, text, NULL))
        return label->filled = true;
    return label_word_take(TYPED_VERB, text, NULL);
}

/* Read all words; false: they are no label for leaves. A label without a word for leaves says what is done with them, and more. */
static bool leaf_label_read(const char *text, LeafLabel *label)
{
    while (*text != '\0') {
        const size_t fill = typed_at(TYPED_FILL, text, NULL);
        label->open = fill > 0 && memchr(text, ' ', fill) == NULL;
        if (!leaf_word_take(&text, label))
            return false;
    }
    if (label->open)
        return false;
    if (label->negated && (!label->done || label->pruned == 1))
        return false;
    label->pruned |= label->negated;
    return label->leaves || (label->done && (label->filled || label->ones || label->negated ||
                                             label->ordered || label->counts));
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

/* "the final value of the game", "the move that MAX should play": the value or the best move, or -1. A short word that begins or ends a label may
 * be a node: "value of IS", "AN value". */
static int whole_fact_in_words(const char *text)
{
    enum { SHORT = 2 };
    bool said[4] = {false}, node = false;
    int meaning = 0;
    size_t words = 0;
    for (; *text != '\0'; words++) {
        const char *word = text;
        if (!label_word_take(TYPED_WHOLE, &text, &meaning))
            return -1;
        const size_t length = trimmed_length(word, (size_t)(text - word));
        said[meaning] = true;
        node |= meaning == 0 && length <= SHORT && (words == 0 || *text == '\0');
    }
    return words < 2 || node                 ? -1
           : said[1] && !said[2] && !said[3] ? (int)PLYCUT_FACT_VALUE
           : said[2] && said[3] && !said[1]  ? (int)PLYCUT_FACT_BEST
                                             : -1;
}

int label_fact_in_words(const char *key)
{
    LeafLabel label = {.counts = false};
    const int whole = whole_fact_in_words(key);
    if (whole >= 0)
        return whole;
    if (!leaf_label_read(key, &label) || (label.ordered && label.counts))
        return -1;
    if (label.pruned == 1)
        return label.counts || label.ordered ? -1 : PLYCUT_FACT_PRUNED;
    return label.ordered || (!label.leaves && !label.counts) ? PLYCUT_FACT_VISITED
                                                             : PLYCUT_FACT_LEAVES;
}
