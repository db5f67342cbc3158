"""A right alpha-beta, but for what it returns: the expression in its argument, of `value` and `tree`."""
import math
import sys
from decimal import Decimal  # noqa: F401 (for the expression)

import plycut


def alphabeta(node, alpha, beta, maximizing):
    if not isinstance(node, list):
        return node
    best = -math.inf if maximizing else math.inf
    for child in node:
        value = alphabeta(child, alpha, beta, not maximizing)
        if maximizing:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


plycut.judge(lambda tree: eval(sys.argv[1], globals(), {"tree": tree, "value": alphabeta(tree, -math.inf, math.inf, True)}))
