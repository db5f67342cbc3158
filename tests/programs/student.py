"""Alpha-beta as a student writes it, with the mistakes and the shape of the tree that the arguments name; on trial through record/plycut.py."""
import math
import sys

import plycut

MISTAKES, SHAPE = sys.argv[2:], sys.argv[1]


def window_of_child(best, alpha, beta, is_max, ply):
    if "window-reset" in MISTAKES and ply == 0:
        return -math.inf, math.inf
    if "parent-only" in MISTAKES:
        return (best, math.inf) if is_max else (-math.inf, best)
    return alpha, beta


def crosses(best, alpha, beta, is_max):
    if "minimax" in MISTAKES:
        return False
    if "strict-cut" in MISTAKES:
        return best > beta if is_max else best < alpha
    return best >= beta if is_max else best <= alpha


def alphabeta(is_leaf, children, value, node, alpha, beta, is_max, ply=0):
    """The value of a node; the first three arguments are how its tree is asked."""
    if is_leaf(node):
        return value(node)
    first, best, late = (alpha, beta), (-math.inf if is_max else math.inf), False
    for child in children(node):
        v = alphabeta(is_leaf, children, value, child, *window_of_child(best, alpha, beta, is_max, ply), not is_max, ply + 1)
        best = max(best, v) if is_max else min(best, v)
        if late:
            break
        if crosses(best, alpha, beta, is_max):
            if "cut-late" not in MISTAKES:
                break
            late = True
        elif is_max and "beta-at-max" not in MISTAKES or not is_max and "alpha-at-min" in MISTAKES:
            alpha = max(alpha, best)
        else:
            beta = min(beta, best)
    return max(first[0], min(first[1], best)) if "fail-hard" in MISTAKES else best


def best_move(game, state, moves, result):
    """The move of a player who searches each move with alpha-beta, window and all."""
    best, move, alpha = -math.inf, None, -math.inf
    for a in moves(state):
        value = game(result(state, a), alpha if "window-reset" not in MISTAKES else -math.inf, math.inf, False, 1)
        if value > best or value == best and "last" in MISTAKES:
            best, move = value, a
        alpha = max(alpha, best)
    return move


def turned(children):
    return reversed(children) if "right-to-left" in MISTAKES else children


def negamax(node, alpha, beta, sign):
    if not isinstance(node, list):
        return sign * node
    best = -math.inf
    for child in turned(node):
        best = max(best, -negamax(child, -beta, -alpha, -sign))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def on_lists(tree):
    swapped = "min-max-swapped" in MISTAKES
    return alphabeta(lambda n: not isinstance(n, list), turned, lambda n: n, tree, -math.inf, math.inf, tree.is_max != swapped if isinstance(tree, list) else True)


def on_leaves(tree):
    swapped = "min-max-swapped" in MISTAKES
    return alphabeta(lambda n: type(n) is not list, turned, lambda n: n, tree, -math.inf, math.inf, not swapped)


def on_nodes(root):
    swapped = "min-max-swapped" in MISTAKES
    return alphabeta(lambda n: not n.children, lambda n: turned(n.children), lambda n: n.value, root, -math.inf, math.inf, root.is_max != swapped)


def on_game(game):
    if game.is_terminal(game.initial):
        return game.utility(game.initial, "MAX")
    search = lambda state, *rest: alphabeta(game.is_terminal, lambda s: [game.result(s, a) for a in game.actions(s)],
                                            lambda s: game.utility(s, "MAX"), state, *rest)
    return best_move(search, game.initial, game.actions, game.result)


def on_states(state):
    if state.isWin() or state.isLose():
        return state.getScore()
    children = lambda s: [s.generateSuccessor(0, a) for a in s.getLegalActions(0)]
    search = lambda s, *rest: alphabeta(lambda n: n.isWin() or n.isLose(), children, lambda n: n.getScore(), s, *rest)
    return best_move(search, state, lambda s: s.getLegalActions(0), lambda s, a: s.generateSuccessor(0, a))


def cut_early(node, path, alpha, beta, is_max, visited):
    """It looks at a child before it decides whether to visit it."""
    if not isinstance(node, list):
        visited.append(path or "/")
        return node
    best = -math.inf if is_max else math.inf
    for i, child in enumerate(node):
        unseen = cut_early(child, "", alpha, beta, not is_max, [])
        if i > 0 and (max(best, unseen) >= beta if is_max else min(best, unseen) <= alpha):
            return max(best, unseen) if is_max else min(best, unseen)
        value = cut_early(child, f"{path}/{i}", alpha, beta, not is_max, visited)
        best = max(best, value) if is_max else min(best, value)
        if best >= beta if is_max else best <= alpha:
            break
        alpha, beta = (max(alpha, best), beta) if is_max else (alpha, min(beta, best))
    return best


def on_early(tree):
    visited = []
    return {"value": cut_early(tree, "", -math.inf, math.inf, True, visited), "visited": visited}



plycut.judge(*{"lists": (on_lists,), "leaves": (on_leaves, plycut.Leaves), "nodes": (on_nodes, plycut.Node), "game": (on_game, plycut.Game), "states": (on_states, plycut.State),
               "negamax": (lambda t: negamax(t, -math.inf, math.inf, 1),), "early": (on_early,)}[SHAPE])
