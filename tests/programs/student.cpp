// Alpha-beta as a student writes it, with the mistakes that the arguments name; on trial through bindings/cpp/plycut.hpp.
#include "plycut.hpp"

#include <algorithm>

static std::vector<std::string> mistakes;

static bool has(const char *name) { return std::find(mistakes.begin(), mistakes.end(), name) != mistakes.end(); }

static bool crosses(double best, double alpha, double beta, bool is_max)
{
    if (has("strict-cut"))
        return is_max ? best > beta : best < alpha;
    return is_max ? best >= beta : best <= alpha;
}

static double alphabeta(const plycut::Node &node, double alpha, double beta, bool is_max, int ply)
{
    if (node.is_leaf())
        return has("int") ? static_cast<int>(node.value()) : node.value();
    double best = is_max ? -INFINITY : INFINITY;
    bool late = false;
    for (std::size_t i = 0; i < node.children.size(); i++) {
        const plycut::Node &child = node.children[has("right-to-left") ? node.children.size() - 1 - i : i];
        double a = alpha, b = beta;
        if (has("window-reset") && ply == 0)
            a = -INFINITY, b = INFINITY;
        if (has("parent-only"))
            a = is_max ? best : -INFINITY, b = is_max ? INFINITY : best;
        const double value = alphabeta(child, a, b, !is_max, ply + 1);
        best = is_max ? std::max(best, value) : std::min(best, value);
        if (late)
            break;
        if (crosses(best, alpha, beta, is_max)) {
            if (!has("cut-late"))
                break;
            late = true;
        } else if (is_max ? !has("beta-at-max") : has("alpha-at-min"))
            alpha = std::max(alpha, best);
        else
            beta = std::min(beta, best);
    }
    return best;
}

static double expectiminimax(const plycut::Node &node)
{
    double best = node.is_chance ? 0 : node.is_max ? -INFINITY : INFINITY;
    if (node.is_leaf())
        return node.value();
    for (const plycut::Node &child : node.children) {
        const double value = expectiminimax(child);
        best = node.is_chance ? best + child.probability * value : node.is_max ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

// With the best move: the first one, or with "last" the last one of equal ones.
static double with_move(const plycut::Node &root, int &move)
{
    double best = -INFINITY;
    if (root.is_leaf())
        return root.value();
    for (std::size_t i = 0; i < root.children.size(); i++) {
        const double value = alphabeta(root.children[i], best, INFINITY, false, 1);
        if (has("last") ? value >= best : value > best) {
            best = value;
            move = static_cast<int>(i);
        }
    }
    return best;
}

int main(int argc, char **argv)
{
    mistakes.assign(argv + 1, argv + argc);
    if (has("expectiminimax"))
        return plycut::judge(expectiminimax);
    if (has("moves"))
        return plycut::judge_moves(with_move);
    return plycut::judge([](const plycut::Node &root) { return alphabeta(root, -INFINITY, INFINITY, root.is_max != has("min-max-swapped"), 0); });
}
