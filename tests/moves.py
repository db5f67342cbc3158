#!/usr/bin/python3
"""moves.py FIRST LAST FOLDER - write random trees with moves on their edges, each to a file named after its seed.

Two to six children, two to four plies, moves of 1 to 14 letters on all, most or few edges; now
and then there is a leaf near the root, a name or a static value."""
import json
import random
import sys

MOST = 90  # nodes, about as many as in a picture that people look at


def move(dice, style):
    size = {"short": 2, "long": 14, "mixed": dice.choice((1, 2, 5, 9, 14))}[style]
    return "".join(dice.choice("abcdefghijklmnopqrstuvwxyzMWI0123456789-+ ") for _ in range(dice.randint(1, size))).strip() or "x"


def node(dice, plies, style, share, widest, number):
    made = {"static": dice.randint(-9, 9)}
    number[0] += 1
    if dice.random() < 0.2:
        made["name"] = dice.choice(("n", "name ")) + str(number[0])
    if plies == 0 or dice.random() < 0.08:
        made["value"] = made.pop("static")
        return made
    made["children"] = [node(dice, plies - 1, style, share, widest, number) for _ in range(dice.randint(min(2, widest), widest))]
    for child in made["children"]:
        if dice.random() < share:
            child["move"] = move(dice, style)
    return made


def size(made):
    return 1 + sum(size(child) for child in made.get("children", ()))


def tree(seed):
    dice = random.Random(seed)
    plies = dice.randint(2, 4)
    style, share = dice.choice(("short", "long", "mixed")), dice.choice((1, 1, 0.8, 0.4))
    while True:
        made = node(dice, plies, style, share, dice.randint(2, 6), [0])
        if made.get("children") and size(made) <= MOST:
            return {"format": "plycut-tree", "version": 1, "title": "Random moves %d" % seed, "tree": made}


def main(first, last, folder):
    for seed in range(int(first), int(last) + 1):
        with open("%s/%d.json" % (folder, seed), "w") as file:
            json.dump(tree(seed), file)


if __name__ == "__main__":
    main(*sys.argv[1:])
