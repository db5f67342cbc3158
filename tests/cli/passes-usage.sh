# What does not go together, or is out of range, is reported in one line, with status 2.
try() { plycut "$@"; echo $?; }
try count --deepen knuth-moore-pi
try count --deepen othello:start
try count --aspiration 2 -d 3 othello:start
try count --aspiration 2 --deepen -d 3 --window 1,3 othello:start
try count --aspiration 0 --deepen -d 3 othello:start
try count --aspiration wide --deepen -d 3 othello:start
try count --guess much -d 3 othello:start
try count --nodes 0 othello:start
try count --nodes 1e6 othello:start
try count --nodes 3 othello:start
try trace --nodes 3 othello:start
try count --time 0 othello:start
try count --time soon othello:start
try count --order hash -d 3 othello:start
try count --order killer,hash --table 10 -d 3 othello:start
try count --order killer,killer -d 3 othello:start
try count --order killer, -d 3 othello:start
try count --order kiler -d 3 othello:start
try count --table 0 -d 3 othello:start
try count --table 99999999999 -d 3 othello:start
try count --quiescence 3 othello-endgame
try count --quiescence 0 -d 3 othello:start
try count --quiescence 3,0 -d 3 othello:start
try count --quiescence 3, -d 3 othello:start
try count --quiescence 3 -d 1 step.json
echo '{"format": "plycut-tree", "version": 1, "tree": {"children": [{"static": 1, "children": [2, {"children": [3, 4]}]}, 5]}}' >step.json
try count --quiescence 3 -d 1 step.json
try count --deepen -d 1 step.json -a alpha-beta -f csv
try count --deepen step.json
try sheet --deepen aima-two-ply
try prove --order killer knuth-moore-pi
try when --table 9 --leaf /0/0/0 aima-two-ply
try check --order history step.json
# A trace holds its own search.
plycut trace --nodes 20 othello:start >t.json
try explain --deepen t.json
try trace --table 9 t.json
try trace --max-nodes 10 t.json
# A root window is ignored if the algorithm has none, and so is aspiration.
try count -a minimax --aspiration 2 -d 3 -f csv othello:start
