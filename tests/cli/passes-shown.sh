# The pass that is asked for is shown, of a search and of its trace; and what cannot be shown.
cat >moves.json <<'EOF'
{"format": "plycut-tree", "version": 1,
 "tree": {"static": 6, "children": [
   {"static": 3, "children": [{"static": 4, "children": [5, 2]}, {"static": 2, "children": [1, 3]}]},
   {"static": 7, "children": [{"static": 6, "children": [8, 6]}, {"static": 8, "children": [7, 9]}]},
   {"static": 5, "children": [{"static": 3, "children": [2, 4]}, {"static": 5, "children": [6, 1]}]}]}}
EOF
aim="--deepen --aspiration 1"
echo "-- told"
for pass in 1 2 3 4 5 6; do plycut explain $aim --pass $pass moves.json | grep -E '^(Pass .*:$|Value|Best line|Visited)'; done
plycut explain $aim moves.json | cmp - <(plycut explain $aim --pass 6 moves.json)
echo "-- drawn"
for pass in 1 2 4 6; do plycut draw $aim --pass $pass moves.json | grep -o -E 'shown: [^<]*|alpha-beta, (pass .|all passes)'; done
plycut draw --deepen -a all --pass 2 moves.json | grep -o -E '<B>(Minimax|Branch|Alpha)[^;<]*'
plycut draw --deepen --pass all moves.json | grep -o -E '<B>Alpha[^<]*|shown: [^<]*|id="alpha-beta/pass-./n/"'
plycut draw --nodes 15 --pass all moves.json | grep -o -E '<B>Alpha[^<]*|shown: [^<]*'
echo "-- of a trace"
plycut trace $aim moves.json -o aim.json
for pass in 1 2 5 all; do
    plycut draw $aim --pass $pass --title T moves.json >own.dot
    plycut draw --pass $pass --title T aim.json | cmp - own.dot
    plycut trace $aim moves.json | plycut draw - --pass $pass --title T | cmp - own.dot
done
plycut explain aim.json --pass 2 | cmp - <(plycut explain $aim --pass 2 moves.json)
echo "-- run"
plycut run -q -f dot -o folder --deepen --pass 1 moves.json >table && grep -c 'shown: pass 1 of 3' folder/*.dot
plycut run -q -f dot -o whole --deepen moves.json | cmp - table && for file in folder/*.json; do cmp "$file" "whole/${file#folder/}"; done
# A pass that does not exist is refused: status 2, and nothing is written.
try() { plycut "$@"; echo $?; }
try draw --pass 1 moves.json
try draw $aim --pass 7 moves.json
try explain --pass 7 aim.json
try explain --deepen -d 1 --pass 2 moves.json
try draw --nodes 15 --pass 3 moves.json
try draw --nodes 15 --pass 4 moves.json
try draw -a all --aspiration 1 --guess 8 --pass 1 moves.json
try draw --pass all moves.json
try draw --pass 0 $aim moves.json
try draw --pass two $aim moves.json
try explain --pass all $aim moves.json
try run -o none --deepen --pass 4 moves.json
try run -o none --aspiration 1 --guess 8 --pass 1 moves.json
try run -o none --deepen --pass all moves.json
try trace --deepen --pass 1 moves.json
try count --deepen --pass 1 moves.json
try prove --pass 1 aim.json
test ! -e none && echo nothing
try draw --pass all --aspiration 1 --nodes 30000 othello:start
