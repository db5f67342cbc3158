import json, sys

WIDTH, HEIGHT = 4, 3
LINES = [[(x + dx * i, y + dy * i) for i in range(3)] for x in range(WIDTH) for y in range(HEIGHT)
         for dx, dy in [(1, 0), (0, 1), (1, 1), (1, -1)]]

for line in sys.stdin:
    discs = {}
    for turn, move in enumerate(json.loads(line)["moves"]):
        x = "abcd".index(move)
        discs[x, sum((x, y) in discs for y in range(HEIGHT))] = "XO"[turn % 2]
    rows = ["".join(discs.get((x, y), ".") for x in range(WIDTH)) for y in reversed(range(HEIGHT))]
    won = [piece for piece in "XO" if any(all(discs.get(at) == piece for at in three) for three in LINES)]
    answer = {"player": ["max", "min"][len(discs) % 2], "board": rows, "pieces": "discs", "title": "Connect Three"}
    if won or len(discs) == WIDTH * HEIGHT:
        answer["value"] = {"X": 1, "O": -1}.get("".join(won), 0)
    else:
        answer |= {"moves": ["abcd"[x] for x in range(WIDTH) if rows[0][x] == "."], "static": 0}
    print(json.dumps(answer), flush=True)
