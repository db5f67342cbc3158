import json, sys

for line in sys.stdin:
    taken = [int(move) for move in json.loads(line)["moves"]]
    left, player = 10 - sum(taken), ["max", "min"][len(taken) % 2]
    if left == 0:  # the other one has taken the last match
        answer = {"value": -1 if player == "max" else 1}
    else:
        answer = {"player": player, "moves": ["1", "2", "3"][:left], "static": 0}
    print(json.dumps(answer), flush=True)
