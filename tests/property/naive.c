/* naive.c - searches written the slow and obvious way. */
#include "property/naive.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- Bounds, looked up among the ancestors -------------------------------------------------------- */

typedef struct Found {
    double bound;
    const NaiveNode *owner;
} Found;

static bool is(const NaiveSearch *s, const char *algorithm)
{
    return strcmp(s->rules.algorithm, algorithm) == 0;
}

/* The best value of the MAX (or MIN) nodes above n; if several are equal, that of the topmost,
 * which had it first. Branch-and-bound sees only the nearest run of that player's nodes. */
static Found look_up(const NaiveSearch *s, const NaiveNode *n, bool max)
{
    double none = max ? -INFINITY : INFINITY;
    Found found = {is(s, "alpha-beta") ? (max ? s->rules.alpha : s->rules.beta) : none, NULL};
    if (is(s, "minimax"))
        return found;
    const NaiveNode *chain[512], *up = n->parent;
    int length = 0;
    bool one_run = is(s, "branch-and-bound");
    while (one_run && max != n->max && up != NULL && up->max == n->max)
        up = up->parent;
    for (; up != NULL && !(one_run && up->max != max); up = up->parent)
        if (up->max == max)
            chain[length++] = up;
    while (length-- > 0) {
        double best = s->best[chain[length]->ply];
        if (max ? best > found.bound : best < found.bound)
            found = (Found){best, chain[length]};
    }
    return found;
}

/* Beta +inf of a MAX node, alpha -inf of a MIN node: no bound at which it could stop. */
static bool is_none(bool max, double bound)
{
    return isinf(bound) && (bound > 0) == max;
}

static bool crosses(const NaiveSearch *s, bool max, double value, double bound)
{
    if (s->rules.strict)
        return max ? value > bound : value < bound;
    return max ? value >= bound : value <= bound;
}

/* ---- Cutoffs ---------------------------------------------------------------------------------------- */

/* The nearest run of ancestors of the other player: is owner in it, and what did its children return? */
static bool in_parent_run(const NaiveNode *n, const NaiveNode *owner)
{
    const NaiveNode *up = n->parent;
    while (up != NULL && up->max == n->max)
        up = up->parent;
    for (; up != NULL && up->max != n->max; up = up->parent)
        if (up == owner)
            return true;
    return false;
}

static bool suffices(const NaiveSearch *s, const NaiveNode *n, double value)
{
    const NaiveNode *up = n->parent;
    while (up != NULL && up->max == n->max)
        up = up->parent;
    for (; up != NULL && up->max != n->max; up = up->parent)
        if (!is_none(n->max, s->best[up->ply]) && crosses(s, n->max, value, s->best[up->ply]))
            return true;
    return false;
}

static void log_cutoff(NaiveSearch *s, const NaiveNode *n, Found found, int pruned)
{
    NaiveCutoff *c = &s->cutoff[s->cutoffs++];
    *c = (NaiveCutoff){.node = n,
                       .owner = found.owner,
                       .value = s->best[n->ply],
                       .bound = found.bound,
                       .pruned = pruned};
    c->suffices = suffices(s, n, c->value);
    c->kind = found.owner == NULL             ? PLYCUT_WINDOW
              : in_parent_run(n, found.owner) ? PLYCUT_SHALLOW
                                              : PLYCUT_DEEP;
    if (found.owner != NULL)
        c->witness = found.owner->children[s->best_child[found.owner->ply]];
}

/* ---- The search: one for all three, MAX and MIN ------------------------------------------------------- */

static double visit(NaiveSearch *s, const NaiveNode *n)
{
    Found alpha = look_up(s, n, true), beta = look_up(s, n, false);
    NaiveVisit *v = &s->visit[s->visits++];
    *v = (NaiveVisit){n, alpha.bound, beta.bound, alpha.owner, beta.owner, n->value};
    if (n->count == 0) {
        s->leaves++;
        return n->value;
    }
    s->best[n->ply] = n->max ? -INFINITY : INFINITY;
    for (int i = 0; i < n->count; i++) {
        double value = visit(s, n->children[i]);
        if (i == 0 || (n->max ? value > s->best[n->ply] : value < s->best[n->ply])) {
            s->best[n->ply] = value;
            s->best_child[n->ply] = i;
        }
        Found bound = n->max ? beta : alpha;
        if (!is_none(n->max, bound.bound) && crosses(s, n->max, s->best[n->ply], bound.bound)) {
            if (i + 1 < n->count)
                log_cutoff(s, n, bound, n->count - i - 1);
            break;
        }
    }
    double best = s->best[n->ply];
    v->returned =
        s->rules.hard && is(s, "alpha-beta") ? fmin(fmax(best, alpha.bound), beta.bound) : best;
    return v->returned;
}

void naive_search(NaiveSearch *s, const NaiveNode *root)
{
    s->visits = s->leaves = s->cutoffs = 0;
    s->value = visit(s, root);
    s->root_move = root->count == 0 ? -1 : s->best_child[0];
    const double end = root->max ? s->rules.alpha : s->rules.beta;
    if (is(s, "alpha-beta") && isfinite(end) && (root->max ? s->best[0] <= end : s->best[0] >= end))
        s->root_move = -1;
}

/* ---- Random trees --------------------------------------------------------------------------------------- */

uint64_t naive_random(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    return *state ^= *state << 17;
}

int naive_below(uint64_t *state, int below)
{
    return (int)((naive_random(state) >> 20) % (uint64_t)below);
}

NaiveShape naive_shape(uint64_t *random)
{
    NaiveShape shape = {.depth = 1 + naive_below(random, 5),
                        .branching = 2 + naive_below(random, 3)};
    int spread = 1 + naive_below(random, 4) * naive_below(random, 30);
    shape.uniform = naive_below(random, 3) == 0;
    shape.alternating = naive_below(random, 3) != 0;
    shape.decimals = naive_below(random, 4) == 0;
    shape.root_min = naive_below(random, 2) == 0;
    shape.low = -naive_below(random, spread + 1);
    shape.high = shape.low + spread;
    return shape;
}

static NaiveNode *node_new(NaiveNode *parent, int index, bool max)
{
    NaiveNode *n = calloc(1, sizeof *n);
    n->parent = parent;
    n->index = index;
    n->ply = parent == NULL ? 0 : parent->ply + 1;
    n->max = max;
    return n;
}

static void draw_value(NaiveNode *n, const NaiveShape *shape, uint64_t *random)
{
    n->value = shape->low + naive_below(random, shape->high - shape->low + 1);
    if (shape->decimals)
        n->value += naive_below(random, 4) * 0.25 - 0.1;
    if (shape->infinite && naive_below(random, 4) == 0)
        n->value = naive_below(random, 2) == 0 ? INFINITY : -INFINITY;
}

static void grow(NaiveNode *n, const NaiveShape *shape, uint64_t *random)
{
    bool stop = n->ply >= shape->depth;
    if (!shape->uniform && n->ply > 0)
        stop = stop || naive_below(random, 4) == 0;
    if (stop) {
        n->max = n->parent == NULL ? n->max
                                   : !n->parent->max; /* a file gives only inner nodes' players */
        draw_value(n, shape, random);
        return;
    }
    n->has_static = shape->statics && (n->ply > 0 || naive_below(random, 3) > 0);
    if (n->has_static)
        draw_value(n, shape, random);
    n->count = shape->uniform ? shape->branching : 1 + naive_below(random, shape->branching + 1);
    n->children = calloc((size_t)n->count, sizeof *n->children);
    for (int i = 0; i < n->count; i++) {
        bool alternate = shape->alternating || naive_below(random, 3) != 0;
        n->children[i] = node_new(n, i, alternate ? !n->max : n->max);
        grow(n->children[i], shape, random);
    }
}

NaiveNode *naive_tree(const NaiveShape *shape, uint64_t *random)
{
    NaiveNode *root = node_new(NULL, 0, !shape->root_min);
    grow(root, shape, random);
    naive_truth(root);
    return root;
}

void naive_free(NaiveNode *n)
{
    for (int i = 0; i < n->count; i++)
        naive_free(n->children[i]);
    free(n->children);
    free(n);
}

double naive_truth(NaiveNode *n)
{
    n->truth = n->count == 0 ? n->value : n->max ? -INFINITY : INFINITY;
    for (int i = 0; i < n->count; i++) {
        double value = naive_truth(n->children[i]);
        n->truth = n->max ? fmax(n->truth, value) : fmin(n->truth, value);
    }
    return n->truth;
}

/* ---- As a tree file ------------------------------------------------------------------------------------- */

static void write_leaf(const NaiveNode *n, FILE *f)
{
    char path[4096];
    naive_path(n, path, sizeof path);
    if (isinf(n->value) && !n->unknown)
        fprintf(f, "\"%sinf\"", n->value < 0 ? "-" : "");
    else if (n->unknown)
        fprintf(f, "\"u%s\"", path);
    else
        fprintf(f, "%.17g", n->value);
}

/* Objects for nodes whose player must be given (and, for variety, for some others). */
static void write_node(const NaiveNode *n, FILE *f)
{
    bool told = n->parent != NULL && n->count > 0 && n->max == n->parent->max;
    bool object = told || n->has_static || (n->count > 0 && n->index % 3 == 2);
    if (n->count == 0) {
        write_leaf(n, f);
        return;
    }
    if (object)
        fprintf(f, "{%s", !told ? "" : n->max ? "\"player\":\"max\"," : "\"player\":\"min\",");
    if (n->has_static)
        fprintf(f, "\"static\":%.17g,", n->value);
    if (object)
        fputs("\"children\":", f);
    for (int i = 0; i < n->count; i++) {
        fputc(i == 0 ? '[' : ',', f);
        write_node(n->children[i], f);
    }
    fputs(object ? "]}" : "]", f);
}

char *naive_json(const NaiveNode *root)
{
    char *text;
    size_t size;
    FILE *f = open_memstream(&text, &size);
    fprintf(f, "{\"format\":\"plycut-tree\",\"version\":1,\"root\":\"%s\",\"tree\":",
            root->max ? "max" : "min");
    write_node(root, f);
    fputs("}", f);
    fclose(f);
    return text;
}

void naive_game(const NaiveNode *root, PlycutGame *game)
{
    PlycutError error = {0};
    char *text = naive_json(root);
    if (!plycut_tree_read(text, strlen(text), "random", game, &error)) {
        fprintf(stderr, "%s\n%s\n", error.text, text);
        abort();
    }
    free(text);
}

const NaiveNode *naive_find(const NaiveNode *root, const char *path)
{
    const NaiveNode *n = root;
    while (*path == '/' && path[1] != '\0') {
        char *end;
        n = n->children[strtol(path + 1, &end, 10)];
        path = end;
    }
    return n;
}

void naive_path(const NaiveNode *n, char *path, size_t size)
{
    if (n->parent == NULL) {
        snprintf(path, size, "/");
        return;
    }
    naive_path(n->parent, path, size);
    size_t used = n->parent->parent == NULL ? 0 : strlen(path);
    snprintf(path + used, size - used, "/%d", n->index);
}
