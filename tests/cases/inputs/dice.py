# A game with chance nodes: MAX or MIN moves, then a coin that is not fair decides. Its root is no chance node: a search finds out.
import json, sys

for line in sys.stdin:
    moves = json.loads(line)["moves"]
    ply = len(moves)
    if ply == 4:
        answer = {"value": sum(map(ord, "".join(moves))) * 7919 % 23}
    elif ply % 2 == 1:
        answer = {"player": "chance", "moves": ["x", "y"], "probabilities": ["1/3", "2/3"], "static": ply}
    else:
        answer = {"player": ["max", "min"][ply // 2 % 2], "moves": ["p", "q", "r"], "static": ply}
    print(json.dumps(answer), flush=True)
