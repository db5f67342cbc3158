# A game with a fault at the position after a, a: the first argument is its answer there, or what it does instead of answering.
import json, sys, time

fault, asked = sys.argv[1], 0
for line in sys.stdin:
    moves = json.loads(line)["moves"]
    asked += 1
    answer = {"moves": ["a", "b"], "static": len(moves)} if len(moves) < 4 else {"value": len(moves)}
    if fault == "changes":
        answer["static"] = asked
    elif fault == "deep":
        answer = {"moves": ["a"]}
    elif len(moves) == 2 and fault == "ends":
        sys.exit(3)
    elif len(moves) == 2 and fault == "raises":
        raise ValueError("there is no such board")
    elif len(moves) == 2 and fault == "hangs":
        time.sleep(60)
    elif len(moves) == 2:
        print(fault, flush=True)
        continue
    print(json.dumps(answer), flush=True)
