/* Labels: what comes before the colon of an answer. They name a fact (facts.def) and perhaps its node. */
#include "base/letter.h"
#include "facts/lookup.h"
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

/* What joins the words of a label, or stands around it. */
static bool joins(char c)
{
    return is_blank(c) || strchr("_-,()*`'\"|", c) != NULL;
}

/* Letters alone are nodes: "window A". */
static bool is_article(const char *word, size_t length)
{
    enum { LONGEST = 4 };
    return length > 1 && length <= LONGEST && typed_at(TYPED_ARTICLE, word, NULL) == length;
}

/* Two spellings of one word: "cut-off" is "cutoff" (but what is "cut off" is pruned), "no. of" is "number of". */
static size_t respell(char text[KEY_SIZE], size_t length)
{
    static const struct {
        const char *from, *to;
        bool begins; /* only at the beginning */
    } SPELLINGS[] = {{"cut-off", "cutoff", false},   {"no. of ", "number of ", true},
                     {"no of ", "number of ", true}, {"# of ", "number of ", true},
                     {"# ", "number of ", true},     {"#", "number of ", true}};
    text[length] = '\0';
    for (size_t i = 0; i < sizeof SPELLINGS / sizeof *SPELLINGS; i++) {
        const size_t from = strlen(SPELLINGS[i].from), to = strlen(SPELLINGS[i].to);
        char *at = strstr(text, SPELLINGS[i].from);
        if (at == NULL || (SPELLINGS[i].begins && at != text) || length - from + to >= KEY_SIZE)
            continue;
        memmove(at + to, at + from, strlen(at + from) + 1);
        memcpy(at, SPELLINGS[i].to, to);
        length = strlen(text);
    }
    return length;
}

/* Small letters without accents, one blank between words, no articles, one spelling. False: too long for a label. */
static bool label_key(const char *label, size_t length, char key[KEY_SIZE])
{
    char folded[KEY_SIZE];
    size_t used = 0;
    if (length >= KEY_SIZE)
        return false;
    length = respell(folded, typed_fold(label, length, folded));
    for (size_t i = 0; i < length;) {
        const size_t first = used;
        while (i < length && joins(folded[i]))
            i++;
        if (used > 0 && i < length)
            key[used++] = ' ';
        const size_t begin = i;
        while (i < length && !joins(folded[i]))
            key[used++] = folded[i++];
        key[used] = '\0';
        if (is_article(folded + begin, i - begin))
            used = first;
    }
    key[used] = '\0';
    return true;
}

/* May a word of our own have this key? It begins with no article, and its first letters tell it from most others. */
static bool key_may_be(const char *key, const char *word)
{
    for (int i = 0; i < 2 && !joins(word[i]) && word[i] != '\0'; i++)
        if (small_letter(word[i]) != key[i])
            return false;
    return true;
}

static bool key_is(const char *key, const char *word)
{
    char other[KEY_SIZE];
    return label_key(word, strlen(word), other) && strcmp(key, other) == 0;
}

bool label_is(const char *label, size_t length, const char *word)
{
    char key[KEY_SIZE];
    return label_key(label, length, key) && key_is(key, word);
}

int label_among(const char *label, size_t length, const char *const *words, size_t count)
{
    char key[KEY_SIZE];
    if (!label_key(label, length, key))
        return -1;
    for (size_t i = 0; i < count; i++)
        if (key_may_be(key, words[i]) && key_is(key, words[i]))
            return (int)i;
    return -1;
}

/* ---- Facts ----------------------------------------------------------------------------------- */

/* The first row of facts.def that a key names and that asks about nodes, if `of_nodes`. */
static int fact_of_key(const char *key, bool of_nodes, int *reading)
{
    for (size_t i = 0; i < LABEL_COUNT; i++)
        if ((!of_nodes || fact_table[LABELS[i].fact].shape->of_nodes) &&
            key_may_be(key, LABELS[i].text) && key_is(key, LABELS[i].text)) {
            *reading = LABELS[i].reading;
            return (int)LABELS[i].fact;
        }
    return -1;
}

/* Is the whole text a label of typed.def? */
static int fact_of_row(const char *text, bool of_nodes)
{
    int fact = -1;
    const size_t length = strlen(text);
    const bool is = of_nodes ? typed_at(TYPED_LABEL_OF_NODE, text, &fact) == length
                             : typed_at(TYPED_LABEL, text, &fact) == length ||
                                   typed_at(TYPED_LABEL_OF_TREE, text, &fact) == length;
    return length > 0 && is ? fact : -1;
}

/* A label as it is written, without what stands around it and an article before it. */
static void label_bare(const char *label, size_t length, char text[KEY_SIZE])
{
    while (length > 0 && joins(label[length - 1]))
        length--;
    for (; length > 0 && joins(*label); length--)
        label++;
    memcpy(text, label, length);
    text[length] = '\0';
    const size_t article = typed_at(TYPED_ARTICLE, text, NULL);
    if (article > 0 && is_blank(text[article]))
        memmove(text, text + article + 1, strlen(text + article));
}

/* The rows of typed.def have articles within: "Wert der Wurzel". */
static int fact_in_words(const char *label, size_t length, const char *key, bool of_nodes)
{
    char text[KEY_SIZE];
    label_bare(label, length, text);
    int fact = fact_of_row(text, of_nodes);
    if (fact < 0 && strcmp(text, key) != 0)
        fact = fact_of_row(key, of_nodes);
    if (fact < 0 && of_nodes)
        fact = fact_in_words(label, length, key, false);
    return fact >= 0 && (!of_nodes || fact_table[fact].shape->of_nodes) ? fact : -1;
}

/* Do two words of the same length differ in one letter only, or in two neighbouring letters that are swapped? */
static bool is_slip(const char *word, const char *typed, size_t length)
{
    enum { SWAPPED_LEAST = 5, EXCHANGED_LEAST = 8 };
    size_t first = 0, same = 0;
    while (first < length && small_letter(word[first]) == typed[first])
        first++;
    if (first + 1 >= length || is_blank(typed[first]) || is_blank(word[first]))
        return false;
    const bool swapped = small_letter(word[first]) == typed[first + 1] &&
                         small_letter(word[first + 1]) == typed[first];
    const size_t rest = first + 1 + swapped;
    while (rest + same < length && small_letter(word[rest + same]) == typed[rest + same])
        same++;
    return rest + same == length && length >= (swapped ? SWAPPED_LEAST : EXCHANGED_LEAST);
}

/* Is a letter of the word, which is longer by one, left out: "rot value"? */
static bool is_missing_letter(const char *word, const char *typed, size_t length)
{
    enum { LEAST = 8 };
    size_t first = 0;
    if (length < LEAST)
        return false;
    while (first < length && small_letter(word[first]) == small_letter(typed[first]))
        first++;
    if (is_blank(word[first]))
        return false;
    size_t i = first;
    while (i < length && small_letter(word[i + 1]) == small_letter(typed[i]))
        i++;
    return i == length;
}

/* "vlaue of root": the fact whose label differs from the key by one slip; -1: no label does, or labels of several facts do. */
static int fact_misspelt(const char *key, int *reading)
{
    int fact = -1;
    const char *found = NULL;
    const size_t length = strlen(key);
    for (size_t i = 0; i < LABEL_COUNT; i++) {
        const char *text = LABELS[i].text;
        const size_t right = strlen(text);
        if (!(right == length       ? is_slip(text, key, length)
              : right == length + 1 ? is_missing_letter(text, key, length)
              : right + 1 == length ? is_missing_letter(key, text, right)
                                    : false))
            continue;
        if (found == NULL) {
            found = LABELS[i].text; /* the first row of a text counts */
            fact = (int)LABELS[i].fact;
            *reading = LABELS[i].reading;
        } else if (strcmp(found, LABELS[i].text) != 0 && fact != (int)LABELS[i].fact) {
            return -1;
        }
    }
    return fact;
}

static int fact_named(const char *label, size_t length, bool of_nodes, int *reading)
{
    char key[KEY_SIZE];
    int stated = UNSTATED;
    if (!label_key(label, length, key) || *key == '\0')
        return -1;
    int fact = fact_of_key(key, of_nodes, &stated);
    if (fact < 0)
        fact = fact_in_words(label, length, key, of_nodes);
    if (fact < 0 && !of_nodes)
        fact = label_fact_in_words(key);
    if (fact < 0 && !of_nodes)
        fact = fact_misspelt(key, &stated);
    if (fact >= 0 && reading != NULL)
        *reading = stated;
    return fact;
}

int label_fact(const char *label, size_t length, int *reading)
{
    return fact_named(label, length, false, reading);
}

const char *label_nearest(const char *word)
{
    return plycut_nearest(word, PLYCUT_NAMES(LABELS, text, LABEL_COUNT));
}

/* ---- Facts of nodes -------------------------------------------------------------------------- */

/* The fact about nodes that the first `length` bytes of a label name, or -1. */
static int fact_of_node(const char *label, size_t length)
{
    int alpha;
    while (length > 0 && is_blank(label[length - 1]))
        length--;
    if (length > 0 && typed_side_at(label, &alpha) == length)
        return PLYCUT_FACT_UPDATES;
    return fact_named(label, length, true, NULL);
}

/* Without blanks, "of", a point or brackets before and around it: "of C", ".C", "(C)". */
static void trim_node(const char *label, size_t *node, size_t *length)
{
    size_t begin = *node, end = begin + *length;
    while (begin < end && (is_blank(label[begin]) || label[begin] == '.'))
        begin++;
    const size_t of = typed_at(TYPED_OF, label + begin, NULL);
    if (of > 0 && begin + of < end)
        begin += of;
    while (begin < end && is_blank(label[begin]))
        begin++;
    if (begin < end && label[begin] == '(' && label[end - 1] == ')') {
        begin++;
        end--;
    }
    while (end > begin && is_blank(label[end - 1]))
        end--;
    *node = begin;
    *length = end - begin;
}

/* Is it a node of the tree? Without a tree, it may be. */
static bool may_be_node(const TreeIndex *index, const char *label, size_t length)
{
    char word[KEY_SIZE] = "";
    if (index == NULL)
        return length > 0 && strchr("-=<>", *label) == NULL;
    if (length == 0 || length >= KEY_SIZE)
        return false;
    memcpy(word, label, length);
    return lookup(index, word, PLYCUT_NO_NODE).count > 0;
}

/* Where a node may begin behind the name of a fact: "window C", "v(C)", "windows.C", and without a blank in Japanese and Chinese. */
static bool begins_node(const char *label, size_t at)
{
    return is_blank(label[at]) || strchr("(.", label[at]) != NULL ||
           typed_at(TYPED_OF, label + at, NULL) > 0;
}

/* "window C", "value of C" */
static int fact_then_node(const TreeIndex *index, const char *label, size_t *node, size_t *length)
{
    const size_t end = strlen(label);
    for (size_t i = end; i > 0; i--) {
        if (i == end || !begins_node(label, i))
            continue;
        *node = i;
        *length = end - i;
        const int fact = fact_of_node(label, i);
        if (fact >= 0)
            trim_node(label, node, length);
        if (fact >= 0 && may_be_node(index, label + *node, *length))
            return fact;
    }
    return -1;
}

/* "C's value", "C value": the tree says what is a node. */
static int node_then_fact(const TreeIndex *index, const char *label, size_t *node, size_t *length)
{
    for (size_t i = 1; index != NULL && label[i] != '\0'; i++) {
        const size_t owns = typed_at(TYPED_OWNS, label + i, NULL);
        if (owns == 0 && !is_blank(label[i]))
            continue;
        const char *fact_text = label + i + owns + strspn(label + i + owns, BLANK_BYTES);
        if (lookup_name_at(index, fact_text) == strlen(fact_text))
            continue; /* in "at V", V is a node where there is one, whatever AT is */
        const int fact = fact_of_node(fact_text, strlen(fact_text));
        *node = 0;
        *length = i;
        if (fact >= 0 && may_be_node(index, label, i))
            return fact;
    }
    return -1;
}

int label_of_node(const TreeIndex *index, const char *label, size_t *node, size_t *length)
{
    const int fact = fact_then_node(index, label, node, length);
    return fact >= 0 ? fact : node_then_fact(index, label, node, length);
}

/* ---- What is known --------------------------------------------------------------------------- */

bool label_is_known(const TreeIndex *index, const char *label, size_t length)
{
    if (index != NULL && length > 0 && lookup_name_at(index, label) == length)
        return false; /* V is a node where there is one, and else a value */
    return label_fact(label, length, NULL) >= 0 || claim_named(label, length) >= 0;
}

size_t label_past_of(const char *label)
{
    const size_t of = typed_at(TYPED_OF, label, NULL), blanks = strspn(label + of, BLANK_BYTES);
    return of > 0 && blanks > 0 ? of + blanks : 0;
}

bool label_has_meaning(const TreeIndex *index, const char *label, size_t length)
{
    enum { LABEL_MOST = 100 };
    char text[LABEL_MOST] = "";
    size_t node, node_length;
    while (length > 0 && is_blank(*label)) {
        label++;
        length--;
    }
    if (length == 0 || length >= LABEL_MOST)
        return false;
    memcpy(text, label, length);
    while (is_blank(text[strlen(text) - 1]))
        text[strlen(text) - 1] = '\0';
    return label_is_known(NULL, text, strlen(text)) || typed_is(TYPED_STUDENT, text) ||
           (index != NULL && lookup(index, text, PLYCUT_NO_NODE).count > 0) ||
           (index != NULL && label_past_of(text) > 0 &&
            lookup(index, text + label_past_of(text), PLYCUT_NO_NODE).count > 0) ||
           label_of_node(index, text, &node, &node_length) >= 0;
}
