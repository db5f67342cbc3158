// An alpha-beta to start from. c++ trial.cpp -o trial && plycut judge -- ./trial
#include "plycut.hpp"

#include <algorithm>

static double alphabeta(const plycut::Node &node, double alpha, double beta, bool is_max)
{
    if (node.is_leaf())
        return node.value();
    double best = is_max ? -INFINITY : INFINITY;
    for (const plycut::Node &child : node.children) {
        const double value = alphabeta(child, alpha, beta, !is_max);
        if (is_max)
            alpha = std::max(alpha, best = std::max(best, value));
        else
            beta = std::min(beta, best = std::min(best, value));
        if (alpha >= beta)
            break;
    }
    return best;
}

int main()
{
    return plycut::judge(
        [](const plycut::Node &root) { return alphabeta(root, -INFINITY, INFINITY, root.is_max); });
}
