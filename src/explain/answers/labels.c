/* Labels: what comes before the colon of an answer. They name a fact (facts.def) and perhaps its node. */
#include "answers/read.h"

#include <string.h>

static const struct {
    const char *text;
    PlycutFact fact;
    int reading;
} LABELS[] = {
#define FACT(id, name, shape, of)               {name, PLYCUT_FACT_##id, UNSTATED},
#define LABEL_AS(id, text, reading)             {text, PLYCUT_FACT_##id, reading},
#define SHEET(id, usual, word, label, question) {label, PLYCUT_FACT_##id, UNSTATED},
#include <plycut/facts.def>
};

enum { LABEL_COUNT = sizeof LABELS / sizeof *LABELS };

/* ---- Labels compared ------------------------------------------------------------------------- */

enum { KEY_SIZE = 64 };

static bool joins(char c)
{
    return is_blank(c) || strchr("_-,()", c) != NULL;
}

/* Lower-case letters, one blank between words, no "the". False: too long for a label. */
static bool label_key(const char *label, size_t length, char key[KEY_SIZE])
{
    size_t used = 0;
    for (size_t i = 0; i < length;) {
        size_t begin = i, first = used;
        while (i < length && joins(label[i]))
            i++;
        if (i > begin && used > 0 && i < length && used < KEY_SIZE - 1)
            key[used++] = ' ';
        for (begin = i; i < length && !joins(label[i]) && used < KEY_SIZE - 1; i++)
            key[used++] = small_letter(label[i]);
        if (used == KEY_SIZE - 1)
            return false;
        if (i - begin == 3 && strncmp(key + used - 3, "the", 3) == 0)
            used = first;
    }
    key[used] = '\0';
    return true;
}

/* The word is one of ours: it begins neither with a blank nor with "the". */
static bool key_is(const char *key, const char *word)
{
    char other[KEY_SIZE];
    return small_letter(*word) == *key && label_key(word, strlen(word), other) &&
           strcmp(key, other) == 0;
}

bool label_is(const char *label, size_t length, const char *word)
{
    char key[KEY_SIZE];
    return label_key(label, length, key) && key_is(key, word);
}

/* ---- Facts ----------------------------------------------------------------------------------- */

int label_fact(const char *label, size_t length, int *reading)
{
    char key[KEY_SIZE];
    if (!label_key(label, length, key))
        return -1;
    for (size_t i = 0; i < LABEL_COUNT; i++)
        if (key_is(key, LABELS[i].text)) {
            if (reading != NULL)
                *reading = LABELS[i].reading;
            return (int)LABELS[i].fact;
        }
    return -1;
}

bool label_is_known(const char *label, size_t length)
{
    return label_fact(label, length, NULL) >= 0 || claim_named(label, length) >= 0;
}

const char *label_nearest(const char *word)
{
    return plycut_nearest(word, PLYCUT_NAMES(LABELS, text, LABEL_COUNT));
}

/* ---- Facts of nodes -------------------------------------------------------------------------- */

/* The fact about nodes that the first `length` bytes of a label name, or -1. */
static int fact_before_node(const char *label, size_t length)
{
    int alpha;
    char key[KEY_SIZE];
    if (length > 0 && typed_side_at(label, &alpha) == length)
        return PLYCUT_FACT_UPDATES;
    if (!label_key(label, length, key))
        return -1;
    for (size_t i = 0; i < LABEL_COUNT; i++)
        if (fact_table[LABELS[i].fact].shape->of_nodes && key_is(key, LABELS[i].text))
            return (int)LABELS[i].fact;
    return -1;
}

/* Without the "of", "at" or point ("windows.C") before it, and without brackets. */
static void trim_node(const char *label, size_t *node, size_t *length)
{
    size_t end = strlen(label), begin = *node;
    while (is_blank(label[begin]) || label[begin] == '.')
        begin++;
    if (strncmp(label + begin, "of ", 3) == 0 || strncmp(label + begin, "at ", 3) == 0)
        begin += 3;
    if (label[begin] == '(' && label[end - 1] == ')') {
        begin++;
        end--;
    }
    *node = begin;
    *length = end - begin;
}

int label_of_node(const char *label, size_t *node, size_t *length)
{
    for (size_t i = strlen(label); i > 1; i--) {
        if (!is_blank(label[i - 1]) && strchr("(.", label[i - 1]) == NULL)
            continue;
        int fact = fact_before_node(label, i - 1);
        *node = i - 1;
        if (fact >= 0)
            trim_node(label, node, length);
        if (fact >= 0 && *length > 0)
            return fact;
    }
    return -1;
}
