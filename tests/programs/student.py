"""Alpha-beta as a student writes it, with the mistakes and the shape of the tree that the arguments name; on trial through the recorder of bindings/python."""
import math
import sys
from fractions import Fraction

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


def counted(value):
    """A leaf's value, as a program takes it that counts in whole numbers."""
    if "int-or-die" in MISTAKES and int(value) != value:
        raise ValueError(f"invalid literal for int() with base 10: '{value}'")
    return int(value) if "int" in MISTAKES else round(value) if "round" in MISTAKES else value


def alphabeta(is_leaf, children, value, node, alpha, beta, is_max, ply=0):
    """The value of a node; the first three arguments are how its tree is asked."""
    if is_leaf(node):
        return counted(value(node))
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


def emptying(node, is_max):
    """Minimax that takes its children out of their list."""
    if not isinstance(node, list):
        return node
    best = -math.inf if is_max else math.inf
    while node:
        best = max(best, emptying(node.pop(0), False)) if is_max else min(best, emptying(node.pop(0), True))
    return best


def decision(game):
    """minimax_decision of AIMA's code, which asks for no move when the game is over."""
    def value(state):
        if game.terminal_test(state):
            return game.utility(state, "MAX")
        return (max if game.to_move(state) == "MAX" else min)(value(game.result(state, a)) for a in game.actions(state))
    return max(game.actions(game.initial), key=lambda a: value(game.result(game.initial, a)))


def negamax_on_leaves(node, alpha, beta, sign):
    if type(node) is not list:
        return sign * node
    best = -math.inf
    for child in node:
        best = max(best, -negamax_on_leaves(child, -beta, -alpha, -sign))
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def exactly(node):
    """Expectiminimax in fractions."""
    if node.is_leaf:
        return Fraction(node.value)
    values = [exactly(child) for child in node.children]
    if node.is_chance:
        return sum(v * Fraction(c.probability) for v, c in zip(values, node.children))
    return max(values) if node.is_max else min(values)


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


def outside(tree, is_max, alpha=-math.inf, beta=math.inf, loop=False):
    """bounds-kept: alpha and beta are variables outside the recursion. loop: a node stops when they meet, not when its value reaches one."""
    bounds = {"alpha": alpha, "beta": beta}

    def value(node, is_max):
        if not isinstance(node, list):
            return node
        best = -math.inf if is_max else math.inf
        for child in node:
            v = value(child, not is_max)
            best = max(best, v) if is_max else min(best, v)
            if not loop and (best >= bounds["beta"] if is_max else best <= bounds["alpha"]):
                return best
            if is_max:
                bounds["alpha"] = max(bounds["alpha"], best)
            else:
                bounds["beta"] = min(bounds["beta"], best)
            if loop and bounds["alpha"] >= bounds["beta"]:
                break
        return best
    return value(tree, is_max)


def never_lowered(node, alpha, beta, is_max):
    """beta-never-lowered: both players raise alpha, and the loop waits for alpha >= beta."""
    if not isinstance(node, list):
        return node
    best = -math.inf if is_max else math.inf
    for child in node:
        v = never_lowered(child, alpha, beta, not is_max)
        best = max(best, v) if is_max else min(best, v)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best


def recipe(branch, depth, alpha, beta):
    """cut-after-leaf: the recipe for nested lists of many lab manuals."""
    for child in branch:
        if isinstance(child, list):
            nalpha, nbeta = recipe(child, depth + 1, alpha, beta)
            if depth % 2 == 1:
                beta = nalpha if nalpha < beta else beta
            else:
                alpha = nbeta if nbeta > alpha else alpha
        else:
            if depth % 2 == 0 and alpha < child:
                alpha = child
            if depth % 2 == 1 and beta > child:
                beta = child
            if alpha >= beta:
                break
    return alpha, beta


def on_early(tree):
    visited = []
    return {"value": cut_early(tree, "", -math.inf, math.inf, True, visited), "visited": visited}


def on_chance(node):
    """Expectiminimax."""
    if not node.children:
        return node.value
    values = [on_chance(child) for child in node.children]
    if not node.is_chance:
        return max(values) if node.is_max else min(values)
    equal = "equal-odds" in MISTAKES
    return sum(v * (1 / len(values) if equal else c.probability) for v, c in zip(values, node.children))


def on_chance_game(game):
    """Expectimax as in AIMA: the value."""
    def value(state):
        if game.is_terminal(state):
            return game.utility(state, "MAX")
        if game.to_move(state) == "CHANCE":
            return sum(game.probability(c) * value(game.outcome(state, c)) for c in game.chances(state))
        return (max if game.to_move(state) == "MAX" else min)(value(game.result(state, a)) for a in game.actions(state))
    return value(game.initial)


def on_ghosts(state):
    """Expectimax as in CS188: agent 1 moves at random, all moves equally likely."""
    def value(s, agent):
        if s.isWin() or s.isLose():
            return s.getScore()
        values = [value(s.generateSuccessor(agent, a), 1 - agent) for a in s.getLegalActions(agent)]
        return max(values) if agent == 0 else sum(values) / len(values)
    return value(state, 0)


plycut.judge(*{"chance": (on_chance, plycut.Node), "chance-game": (on_chance_game, plycut.Game), "ghosts": (on_ghosts, plycut.State),
               **{"lists": (on_lists,), "leaves": (on_leaves, plycut.Leaves), "nodes": (on_nodes, plycut.Node), "game": (on_game, plycut.Game), "states": (on_states, plycut.State),
               "negamax": (lambda t: negamax(t, -math.inf, math.inf, 1),), "early": (on_early,), "outside": (lambda t: outside(t, True),), "loop-outside": (lambda t: outside(t, True, loop=True),),
               "negamax-leaves": (lambda t: negamax_on_leaves(t, -math.inf, math.inf, 1), plycut.Leaves), "emptying": (lambda t: emptying(t, True),),
               "decision": (decision, plycut.Game), "exactly": (exactly, plycut.Node),
               "never-lowered": (lambda t: never_lowered(t, -math.inf, math.inf, True),),
               "recipe": (lambda t: recipe(t, 0, -math.inf, math.inf)[0] if isinstance(t, list) else t,)}}[SHAPE])
