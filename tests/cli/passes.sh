# Searches of several passes, with everything that they remember: counted, traced, replayed, drawn, explained, run.
cat >moves.json <<'EOF'
{"format": "plycut-tree", "version": 1,
 "tree": {"static": 6, "children": [
   {"static": 3, "children": [{"static": 4, "children": [5, 2]}, {"static": 2, "children": [1, 3]}]},
   {"static": 7, "children": [{"static": 6, "children": [8, 6]}, {"static": 8, "children": [7, 9]}]},
   {"static": 5, "children": [{"static": 3, "children": [2, 4]}, {"static": 5, "children": [6, 1]}]}]}}
EOF
passes() { jq -c '[.events[] | select(.event == "pass") | [.pass, .depth, .reason, .alpha, .beta]], (.summary | [.value, .best, .nodes, .leaves, .passes, .depth, .finished, .distinct, .table_hits])' "$@"; }
same() {
    for trace; do plycut trace "$trace" | cmp - "$trace" && plycut check "$trace"; done
}
echo "-- deepening"
plycut trace --deepen moves.json -o deep.json
plycut trace --deepen -d 2 -a minimax moves.json -o two.json
plycut trace --deepen -d 0 moves.json -o zero.json
plycut trace --deepen --root min moves.json -o min.json
passes deep.json two.json zero.json min.json && same deep.json
echo "-- aspiration"
plycut trace --deepen --aspiration 1 moves.json -o aim.json
plycut trace --deepen --aspiration 1 --fail hard --cut strict moves.json -o hard.json
plycut trace --aspiration 0.5 --guess 20 moves.json -o guess.json
passes aim.json hard.json guess.json && same aim.json hard.json guess.json
plycut trace -a minimax --aspiration 1 --guess 20 moves.json | jq -c '.search, (.summary | keys)'
echo "-- budgets"
for nodes in 04 14 15 27 28 29; do plycut trace --nodes $nodes moves.json -o b$nodes.json; done
same b??.json && jq -c '[.search.nodes, .summary.nodes, .summary.depth, .summary.finished, (.events[-1] | [.event, .node])]' b??.json
plycut trace --time 0.00001 othello:start -o time.json && same time.json && jq -c '[.search.deepen, (.search.nodes == .summary.nodes), .summary.finished, (.search | has("time")), .events[-1].event]' time.json
echo "-- a table"
plycut trace --deepen --aspiration 1 --table 100 moves.json -o table.json && passes table.json && same table.json
jq -c '.events[] | select(.event == "table") | [.node, .name, .value, .type, .low, .high]' table.json
for table in 1 50 5000; do plycut trace -d 7 --table $table othello:start -o t$table.json; done
plycut trace --table 5000 --symmetry tictactoe:X../.../... -o ttt.json
tables=(t1.json t50.json t5000.json ttt.json)
same "${tables[@]}" && jq -c '[.search.symmetry, .summary.value, .summary.nodes, .summary.table_hits, (.summary | has("passes"))]' "${tables[@]}"
plycut count --table 5000 --symmetry -a alpha-beta tictactoe:X../.../... | tail -2; plycut count --table 5000 --symmetry -a alpha-beta -f json tictactoe:X../.../... | jq -c ".results[] | [.table, .symmetry, .nodes]"
echo "-- orders"
for order in given fewest killer history killer,history hash,killer,history,static; do plycut trace -d 5 --deepen --table 999 --order $order -e tutorial othello:f5d6c3 -o order-$order.json; done
same order-*.json && jq -c '[.search.order, .summary.value, .summary.leaves]' order-*.json
echo "-- quiescence"
for more in 2 0.5 0.5,1 100; do plycut trace -d 1 --quiescence $more moves.json -o more-$more.json; done
same more-*.json && jq -c '[.search.quiescence, .search.extension, .summary.value, [.events[] | select(.event == "leaf") | .node]]' more-*.json
plycut count -a minimax,branch-and-bound,alpha-beta -d 3 --quiescence 4,2 -e tutorial -f json othello-midgame | jq -c '.results[] | [.algorithm, .value, .tree_leaves]'
echo "-- every command"
plycut count --nodes 20000 --order killer,fewest -f json othello:start | jq -c '.results[] | [.algorithm, .depth, .value, .nodes]'
plycut draw --deepen --aspiration 1 --table 9 moves.json -o x.dot && grep -c 'id="n/' x.dot
plycut draw --nodes 20 -a all moves.json -o y.dot && grep -c 'id="alpha-beta/n/' y.dot
plycut explain --deepen --aspiration 1 --table 9 --order hash,killer moves.json | grep '^Value'
plycut explain table.json | grep '^Value'
plycut run -q --nodes 25 --table 50 --order history -o folder moves.json | awk '{print $1, $2, $3, $4, $5}' | head -4; ls folder
same folder/*.json
