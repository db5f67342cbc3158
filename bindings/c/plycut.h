/* plycut.h - puts a search of your own on trial (plycut judge). For C (C99), without dependencies; all of it is in this file.
 *
 *     #include "plycut.h"
 *     double alphabeta(plycut_node *node, double alpha, double beta, int is_max);   (yours)
 *     static double search(plycut_node *root) { return alphabeta(root, -INFINITY, INFINITY, plycut_is_max(root)); }
 *     int main(void) { return plycut_judge(search); }
 *
 * and then: cc trial.c -lm -o trial && plycut judge -- ./trial
 *
 * A search that finds a move, too, is static double search(plycut_node *root, int *move), which sets *move to the number of the best child of the root, from 0
 * (without setting it, there is none), with plycut_judge_moves(search); NAN instead of a value says that it finds only the move.
 * A leaf is visited when plycut_value is called. At a chance node (plycut_is_chance) a child has a plycut_probability. Print
 * only to standard error. */
#ifndef PLYCUT_RECORD_H
#define PLYCUT_RECORD_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct plycut_node {
    struct plycut_node *parent, **children;
    int count; /* of the children; 0: a leaf */
    int index; /* among its siblings */
    int is_max, is_chance;
    double leaf, probability; /* 0: none is given */
} plycut_node;

static plycut_node *plycut_last_visit;
static int plycut_visits;

static inline int plycut_count(const plycut_node *node)
{
    return node->count;
}
static inline plycut_node *plycut_child(const plycut_node *node, int index)
{
    return node->children[index];
}
static inline int plycut_is_leaf(const plycut_node *node)
{
    return node->count == 0;
}
static inline int plycut_is_max(const plycut_node *node)
{
    return node->is_max;
}

static inline int plycut_is_chance(const plycut_node *node)
{
    return node->is_chance;
}
static inline double plycut_probability(const plycut_node *node)
{
    return node->probability > 0 ? node->probability : 1.0 / node->parent->count;
}

static void plycut_print_path(const plycut_node *node)
{
    if (node->parent == NULL)
        return;
    plycut_print_path(node->parent);
    printf("/%d", node->index);
}

/* A leaf's value; the call is a visit, the same leaf twice in a row one visit. */
static inline double plycut_value(plycut_node *node)
{
    if (node != plycut_last_visit) {
        printf(plycut_visits++ > 0 ? ",\"" : "\"");
        if (node->parent == NULL)
            printf("/");
        plycut_print_path(node);
        printf("\"");
        plycut_last_visit = node;
    }
    return node->leaf;
}

static void plycut_read(const char **text, plycut_node *node);

static double plycut_number(const char **text)
{
    char *end;
    const double number = strtod(*text, &end);
    *text = end > *text ? end : *text + 1;
    return number;
}

static void plycut_read_children(const char **text, plycut_node *node)
{
    while (**text != ']' && **text != '\0') {
        plycut_node *child = (plycut_node *)calloc(1, sizeof *child);
        node->children = (plycut_node **)realloc(node->children, (size_t)(node->count + 1) *
                                                                     sizeof *node->children);
        if (child == NULL || node->children == NULL)
            exit(3);
        child->parent = node;
        child->index = node->count;
        node->children[node->count++] = child;
        ++*text;
        plycut_read(text, child);
    }
    *text += **text == ']';
}

/* Skip a word of the text. */
static int plycut_skip(const char **text, const char *word)
{
    const int found = strncmp(*text, word, strlen(word)) == 0;
    *text += found ? strlen(word) : 0;
    return found;
}

/* A number, a list, or an object with a player (-1: MAX, 1: MIN), a probability, a value or children. */
static void plycut_read(const char **text, plycut_node *node)
{
    if (**text == '[') {
        plycut_read_children(text, node);
        return;
    }
    if (**text != '{') {
        node->leaf = plycut_number(text);
        return;
    }
    while (**text != '}' && **text != '\0') {
        ++*text;
        if (plycut_skip(text, "\"player\":\"chance\""))
            node->is_chance = 1;
        else if (plycut_skip(text, "\"player\":\"max\""))
            node->is_max = -1;
        else if (plycut_skip(text, "\"player\":\"min\""))
            node->is_max = 1;
        else if (plycut_skip(text, "\"probability\":"))
            node->probability = plycut_number(text);
        else if (plycut_skip(text, "\"value\":"))
            node->leaf = plycut_number(text);
        else if (plycut_skip(text, "\"children\":"))
            plycut_read_children(text, node);
    }
    *text += **text == '}';
}

/* Players alternate, chance nodes passed over, unless the tree says who decides. */
static void plycut_set_players(plycut_node *node, int is_max)
{
    if (node->is_max != 0)
        is_max = node->is_max < 0;
    node->is_max = is_max && !node->is_chance;
    for (int i = 0; i < node->count; i++)
        plycut_set_players(node->children[i], node->is_chance ? is_max : !is_max);
}

static void plycut_free(plycut_node *node)
{
    for (int i = 0; i < node->count; i++)
        plycut_free(node->children[i]);
    free(node->children);
    free(node);
}

/* A line of any length without its end; NULL at the end of the input. */
static char *plycut_line(void)
{
    size_t length = 0, room = 256;
    char *line = (char *)malloc(room);
    int c = EOF;
    while (line != NULL && (c = getchar()) != EOF && c != '\n') {
        line[length++] = (char)c;
        if (length + 1 == room)
            line = (char *)realloc(line, room *= 2);
    }
    if (line == NULL || (c == EOF && length == 0)) {
        free(line);
        return NULL;
    }
    line[length] = '\0';
    return line;
}

/* A line of the answer: what was visited is written already. */
static void plycut_answer(double value, int move, int finds_moves)
{
    printf("]");
    if (finds_moves && move >= 0)
        printf(",\"best\":\"/%d\"", move);
    else if (finds_moves)
        printf(",\"best\":null");
    if (isfinite(value))
        printf(",\"value\":%.17g", value);
    else if (!finds_moves || !isnan(value))
        printf(",\"value\":\"%g\"", value);
    printf("}\n");
    fflush(stdout);
}

/* Search each tree that plycut judge writes on standard input, by one of the two. */
static int plycut_judge_by(double (*search)(plycut_node *root),
                           double (*search_moves)(plycut_node *root, int *move))
{
    for (char *line; (line = plycut_line()) != NULL; free(line)) {
        int move = -1;
        const char *tree = strstr(line, "\"tree\":"),
                   *text = tree != NULL ? tree + strlen("\"tree\":") : line;
        plycut_node *root = (plycut_node *)calloc(1, sizeof *root);
        if (root == NULL)
            exit(3);
        plycut_read(&text, root);
        root->is_chance |= strstr(line, "\"root\":\"chance\"") != NULL;
        plycut_set_players(root, strstr(line, "\"root\":\"min\"") == NULL);
        plycut_last_visit = NULL;
        plycut_visits = 0;
        printf("{\"visited\":[");
        const double value = search != NULL ? search(root) : search_moves(root, &move);
        plycut_answer(value, move, search == NULL);
        plycut_free(root);
    }
    return 0;
}

/* Answer plycut judge. Returns the program's status. */
static inline int plycut_judge(double (*search)(plycut_node *root))
{
    return plycut_judge_by(search, NULL);
}

/* The same for a search that finds a move. */
static inline int plycut_judge_moves(double (*search)(plycut_node *root, int *move))
{
    return plycut_judge_by(NULL, search);
}

#endif
