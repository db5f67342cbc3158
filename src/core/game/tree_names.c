/* What nodes of a stored tree are called (semantics.md): given names, letters, values. */
#include "base/draws.h"
#include "game/tree.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Letters count A = 1 ... Z = 26, AA = 27 ...: base 26 without a zero. */
#define LETTERS 26

/* Longer words of letters name more nodes than there can be. */
#define LETTERS_MAX 7

/* The number of a name that is made only of capital letters, otherwise 0. */
static uint64_t letters_number(const char *name)
{
    uint64_t number = 0;
    size_t length = strlen(name);
    if (length > LETTERS_MAX)
        return 0;
    for (; *name; name++) {
        if (*name < 'A' || *name > 'Z')
            return 0;
        number = number * LETTERS + (uint64_t)(*name - 'A' + 1);
    }
    return number;
}

static void taken_name_add(PlycutText *text, const char *bytes)
{
    plycut_text_write(text, bytes, strlen(bytes));
}

/* The inverse of letters_number. */
static void append_letters(PlycutText *text, uint32_t number)
{
    char letters[LETTERS_MAX + 1];
    char *at = letters + LETTERS_MAX;
    *at = '\0';
    for (; number != 0; number = (number - 1) / LETTERS)
        *--at = (char)('A' + (number - 1) % LETTERS);
    taken_name_add(text, at);
}

/* "12 of B (2)". */
static void append_leaf(const Tree *tree, uint32_t index, PlycutText *text)
{
    const Node *leaf = &tree->nodes[index];
    char number[PLYCUT_NUMBER_SIZE];
    plycut_fraction_text(leaf->as.value, number);
    taken_name_add(text, number);
    if (index == 0)
        return;
    taken_name_add(text, " of ");
    node_name(tree, leaf->parent, text);
    if (leaf->serial > 1) {
        char count[32];
        snprintf(count, sizeof count, " (%u)", (unsigned)leaf->serial);
        taken_name_add(text, count);
    }
}

/* A name in the file takes precedence. */
void node_name(const Tree *tree, uint32_t index, PlycutText *name)
{
    const Node *node = &tree->nodes[index];
    const char *given = node_given_name(tree, node);
    if (given)
        taken_name_add(name, given);
    else if (node->child_count != 0)
        append_letters(name, node->serial);
    else
        append_leaf(tree, index, name);
}

/* Found from the node upwards, written from the root down. */
void node_path(const Tree *tree, uint32_t index, char text[TREE_PATH_SIZE])
{
    uint32_t way[PLYCUT_PLY_MAX];
    int plies = 0;
    for (; index != 0; index = tree->nodes[index].parent)
        way[plies++] = index - tree->nodes[tree->nodes[index].parent].first_child;
    char *at = text;
    *at++ = '/';
    *at = '\0';
    for (int i = plies; i-- > 0; at += strlen(at))
        snprintf(at, PLYCUT_STEP_MAX, i == plies - 1 ? "%u" : "/%u", (unsigned)way[i]);
}

/* ---- Letters -------------------------------------------------------------------------------- */

static int by_number(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* The letters that the file itself uses, sorted, into `taken`; returns how many. */
static size_t letters_taken(const Tree *tree, uint64_t *taken)
{
    size_t count = 0;
    for (uint32_t i = 1; i < tree->extra_count; i++) {
        uint64_t number = tree->extras[i].name ? letters_number(tree->extras[i].name) : 0;
        if (number != 0)
            taken[count++] = number;
    }
    qsort(taken, count, sizeof *taken, by_number);
    return count;
}

/* Hand out letters breadth-first, which is the order of the array, past those that the file uses.
 */
static bool give_letters(Tree *tree, PlycutError *error)
{
    uint64_t *taken = malloc(sizeof *taken * (tree->extra_count + (size_t)1));
    if (!taken)
        return plycut_no_memory(error);
    size_t count = letters_taken(tree, taken), skipped = 0;
    uint32_t letter = 0;
    for (uint32_t i = 0; i < tree->count; i++) {
        Node *node = &tree->nodes[i];
        if (node->child_count == 0 || node_given_name(tree, node))
            continue;
        letter++;
        while (skipped < count && taken[skipped] <= letter)
            letter += taken[skipped++] == letter;
        node->serial = letter;
    }
    free(taken);
    return true;
}

/* ---- Names that the file uses --------------------------------------------------------------- */

/* Given names that look like those handed out to leaves, sorted. */
typedef struct TakenNames {
    const char **names;
    size_t count;
    PlycutText text; /* a name being looked up */
} TakenNames;

/* "12 of B"; or "B (2)": a 12 below it would have the name of a second 12 of B. */
static bool looks_handed_out(const char *name)
{
    size_t length = strlen(name);
    return strstr(name, " of ") || (length > 0 && name[length - 1] == ')');
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static bool given_make(const Tree *tree, TakenNames *given)
{
    *given = (TakenNames){.names = malloc(sizeof *given->names * (tree->extra_count + (size_t)1))};
    for (uint32_t i = 1; given->names && i < tree->extra_count; i++)
        if (tree->extras[i].name && looks_handed_out(tree->extras[i].name))
            given->names[given->count++] = tree->extras[i].name;
    if (given->count > 0)
        qsort(given->names, given->count, sizeof *given->names, compare_texts);
    return given->names;
}

static bool given_has(const TakenNames *given, const char *name)
{
    return bsearch(&name, given->names, given->count, sizeof name, compare_texts) != NULL;
}

/* Does the file use the name that this leaf's serial gives it, or one that would give it to a leaf
 * of another node? */
static bool leaf_name_taken(TakenNames *given, const Tree *tree, uint32_t leaf)
{
    if (given->count == 0)
        return false;
    given->text.length = 0;
    append_leaf(tree, leaf, &given->text);
    if (given->text.failed)
        return false;
    return given_has(given, given->text.bytes) ||
           (tree->nodes[leaf].serial > 1 &&
            given_has(given, strstr(given->text.bytes, " of ") + 4));
}

/* ---- Equal leaves --------------------------------------------------------------------------- */

/* The place of the last unnamed leaf with a value among those of one parent: a hash table of nodes, in which 0 is free.
 * Unknown values, which equal nothing, have names. */
static uint32_t *equal_before(const Tree *tree, uint32_t *table, size_t mask, double value)
{
    uint64_t bits;
    double plain = value + 0.0; /* -0 is 0 */
    memcpy(&bits, &plain, sizeof bits);
    size_t at = (size_t)mix(bits) & mask;
    while (table[at] != 0 && tree->nodes[table[at]].as.value != value)
        at = (at + 1) & mask;
    return &table[at];
}

/* Number the equal ones among the unnamed leaves of one parent, past the names that the file uses. */
static void number_twins(Tree *tree, const Node *parent, uint32_t *table, TakenNames *given)
{
    size_t mask = 1;
    while (mask < 2 * (size_t)parent->child_count)
        mask = 2 * mask + 1;
    memset(table, 0, (mask + 1) * sizeof *table);
    for (uint32_t i = 0; i < parent->child_count; i++) {
        uint32_t child = parent->first_child + i;
        Node *node = &tree->nodes[child];
        if (node->child_count != 0 || node_given_name(tree, node))
            continue;
        uint32_t *twin = equal_before(tree, table, mask, node->as.value);
        node->serial = *twin != 0 ? tree->nodes[*twin].serial + 1 : 1;
        while (leaf_name_taken(given, tree, child))
            node->serial++;
        *twin = child;
    }
}

/* A table rather than a comparison of each with each keeps a million leaves under one root cheap. */
static bool number_leaves(Tree *tree, TakenNames *given)
{
    uint32_t widest = 1;
    for (uint32_t i = 0; i < tree->count; i++)
        if (tree->nodes[i].child_count > widest)
            widest = tree->nodes[i].child_count;
    uint32_t *table = malloc(sizeof *table * 4 * ((size_t)widest + 1));
    for (uint32_t i = 0; table && i < tree->count; i++)
        if (tree->nodes[i].child_count != 0)
            number_twins(tree, &tree->nodes[i], table, given);
    free(table);
    return table && !given->text.failed;
}

/* Letters come first, because leaves are named after their parents. */
bool tree_name_nodes(Tree *tree, PlycutError *error)
{
    TakenNames given;
    if (!give_letters(tree, error))
        return false;
    bool named = given_make(tree, &given) && number_leaves(tree, &given);
    free(given.names);
    plycut_text_free(&given.text);
    return named || plycut_no_memory(error);
}
