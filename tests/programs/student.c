/* Alpha-beta as a student writes it, with the mistakes that the arguments name; on trial through bindings/c/plycut.h. */
#include "plycut.h"

static char **mistakes;

static int has(const char *name)
{
    for (int i = 0; mistakes[i] != NULL; i++)
        if (strcmp(mistakes[i], name) == 0)
            return 1;
    return 0;
}

static int crosses(double best, double alpha, double beta, int is_max)
{
    if (has("strict-cut"))
        return is_max ? best > beta : best < alpha;
    return is_max ? best >= beta : best <= alpha;
}

static double alphabeta(plycut_node *node, double alpha, double beta, int is_max, int ply)
{
    double best = is_max ? -INFINITY : INFINITY;
    int late = 0;
    if (plycut_is_leaf(node))
        return has("int") ? (int)plycut_value(node) : plycut_value(node);
    for (int i = 0; i < plycut_count(node); i++) {
        plycut_node *child =
            plycut_child(node, has("right-to-left") ? plycut_count(node) - 1 - i : i);
        double a = alpha, b = beta;
        if (has("window-reset") && ply == 0)
            a = -INFINITY, b = INFINITY;
        if (has("parent-only"))
            a = is_max ? best : -INFINITY, b = is_max ? INFINITY : best;
        double value = alphabeta(child, a, b, !is_max, ply + 1);
        best = is_max ? fmax(best, value) : fmin(best, value);
        if (late)
            break;
        if (crosses(best, alpha, beta, is_max)) {
            if (!has("cut-late"))
                break;
            late = 1;
        } else if (is_max ? !has("beta-at-max") : has("alpha-at-min"))
            alpha = fmax(alpha, best);
        else
            beta = fmin(beta, best);
    }
    return best;
}

static double expectiminimax(plycut_node *node)
{
    double best = plycut_is_chance(node) ? 0 : plycut_is_max(node) ? -INFINITY : INFINITY;
    if (plycut_is_leaf(node))
        return plycut_value(node);
    for (int i = 0; i < plycut_count(node); i++) {
        plycut_node *child = plycut_child(node, i);
        const double value = expectiminimax(child);
        best = plycut_is_chance(node) ? best + plycut_probability(child) * value
               : plycut_is_max(node)  ? fmax(best, value)
                                      : fmin(best, value);
    }
    return best;
}

static double search(plycut_node *root)
{
    if (has("expectiminimax"))
        return expectiminimax(root);
    return alphabeta(root, -INFINITY, INFINITY, plycut_is_max(root) != has("min-max-swapped"), 0);
}

/* With the best move: the first one, or with "last" the last one of equal ones. */
static double with_move(plycut_node *root, int *move)
{
    double best = -INFINITY;
    if (plycut_is_leaf(root))
        return plycut_value(root);
    for (int i = 0; i < plycut_count(root); i++) {
        const double value = alphabeta(plycut_child(root, i), best, INFINITY, 0, 1);
        if (has("last") ? value >= best : value > best) {
            best = value;
            *move = i;
        }
    }
    return has("only") ? NAN : best;
}

int main(int argc, char **argv)
{
    (void)argc;
    mistakes = argv + 1;
    return has("moves") ? plycut_judge_moves(with_move) : plycut_judge(search);
}
