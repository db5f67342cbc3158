/* plycut.h - puts a search of your own on trial (plycut judge). For C (C99), without dependencies; all of it is in this file.
 *
 *     #include "plycut.h"
 *     double alphabeta(plycut_node *node, double alpha, double beta, int is_max);   (yours)
 *     static double search(plycut_node *root) { return alphabeta(root, -INFINITY, INFINITY, plycut_is_max(root)); }
 *     int main(void) { return plycut_judge(search); }
 *
 * and then: cc trial.c -lm -o trial && plycut judge -- ./trial
 *
 * A leaf is visited when plycut_value is called. Print only to standard error. */
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
    int is_max;
    double leaf;
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

static plycut_node *plycut_read(const char **text, plycut_node *parent)
{
    plycut_node *node = (plycut_node *)calloc(1, sizeof *node);
    if (node == NULL)
        exit(3);
    node->parent = parent;
    if (**text != '[') {
        char *end;
        node->leaf = strtod(*text, &end);
        *text = end;
        return node;
    }
    while (**text != ']' && **text != '\0') {
        ++*text;
        node->children = (plycut_node **)realloc(node->children, (size_t)(node->count + 1) *
                                                                     sizeof *node->children);
        if (node->children == NULL)
            exit(3);
        node->children[node->count] = plycut_read(text, node);
        node->children[node->count]->index = node->count;
        node->count++;
    }
    *text += **text == ']';
    return node;
}

static void plycut_set_players(plycut_node *node, int is_max)
{
    node->is_max = is_max;
    for (int i = 0; i < node->count; i++)
        plycut_set_players(node->children[i], !is_max);
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

/* Answer plycut judge: search each tree that it writes on standard input. Returns the program's status. */
static int plycut_judge(double (*search)(plycut_node *root))
{
    for (char *line; (line = plycut_line()) != NULL; free(line)) {
        const char *tree = strstr(line, "\"tree\":"),
                   *text = tree != NULL ? tree + strlen("\"tree\":") : line;
        plycut_node *root = plycut_read(&text, NULL);
        plycut_set_players(root, strstr(line, "\"root\":\"min\"") == NULL);
        plycut_last_visit = NULL;
        plycut_visits = 0;
        printf("{\"visited\":[");
        const double value = search(root);
        printf(isfinite(value) ? "],\"value\":%.17g}\n" : "],\"value\":\"%g\"}\n", value);
        fflush(stdout);
        plycut_free(root);
    }
    return 0;
}

#endif
