"""An alpha-beta to start from. plycut judge -- python3 trial.py, next to plycut.py or with the package plycut installed."""
import math

import plycut


def alphabeta(node, alpha, beta, is_max):
    if not isinstance(node, list):
        return node
    best = -math.inf if is_max else math.inf
    for child in node:
        value = alphabeta(child, alpha, beta, not is_max)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


plycut.judge(lambda tree: alphabeta(tree, -math.inf, math.inf, True))
