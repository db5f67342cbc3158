/* An alpha-beta to start from. cc trial.c -lm -o trial && plycut judge -- ./trial */
#include "plycut.h"

static double alphabeta(plycut_node *node, double alpha, double beta, int is_max)
{
    if (plycut_is_leaf(node))
        return plycut_value(node);
    double best = is_max ? -INFINITY : INFINITY;
    for (int i = 0; i < plycut_count(node) && alpha < beta; i++) {
        double value = alphabeta(plycut_child(node, i), alpha, beta, !is_max);
        best = is_max ? fmax(best, value) : fmin(best, value);
        if (is_max)
            alpha = fmax(alpha, best);
        else
            beta = fmin(beta, best);
    }
    return best;
}

static double search(plycut_node *root)
{
    return alphabeta(root, -INFINITY, INFINITY, plycut_is_max(root));
}

int main(void)
{
    return plycut_judge(search);
}
