# A row for each node: its window, its value, or why it was never visited.
for format in text csv markdown latex json; do
    plycut table -f $format --window 2,inf --fail hard 'tree:[[3,12],[-4,[9,5]],[1,2]]'
done
# Columns that say nothing are left out for people.
plycut table -a minimax ties
plycut table -d 2 othello:start --at /c4
plycut table --at C --below 1 --values mover eppstein-deep
plycut table -a negascout --fail hard eppstein-deep --at C --below 2
plycut table --table 64 --below 2 tictactoe:XO./OX./...
plycut table -d 3 --nodes 20 othello:start --below 1
plycut table --at Z ties; plycut table -f svg ties; plycut table -a all ties
# Windows, values and visits are those of the events.
pairs=()
for input in knuth-moore-pi eppstein-deep same-player decimals; do
    for algorithm in minimax branch-and-bound alpha-beta negamax; do
        plycut trace -a $algorithm $input >$input.$algorithm.trace
        plycut table -f json $input.$algorithm.trace >$input.$algorithm.table
        pairs+=($input.$algorithm.trace $input.$algorithm.table)
    done
done
jq -c -s 'def from_trace: .events[] | if .event == "enter" or .event == "leaf" then ["window", .node, .alpha, .beta]
        elif .event == "exit" then ["value", .node, .value, .type]
        elif .event == "cutoff" then "\(.kind) cutoff at \(.name)" as $by | .pruned[] | ["pruned", ., $by] else empty end;
    def from_table($pruned): .nodes[] | (select(.visits == 1) | ["window", .node, .alpha, .beta]),
        (select(.visits == 1 and .player) | ["value", .node, .value, .type]),
        (select($pruned[.node]) | ["pruned", .node, .pruned]);
    range(0; length; 2) as $i | .[$i] as $trace | [$trace | from_trace] as $events
    | [.[$i + 1] | from_table(reduce $trace.events[].pruned[]? as $path ({}; .[$path] = true))] as $nodes
    | select(($events | sort) != ($nodes | sort)) | $trace.search, $events - $nodes, $nodes - $events' "${pairs[@]}"
# LaTeX: TeX breaks pages only between tabulars.
plycut table -f latex knuth-moore-pi | grep -c 'begin{tabular}'
plycut table --deepen -d 2 --pass 1 static-values | tail -n 1
plycut table --deepen -d 2 --pass 1 -f json static-values | grep -o '"deepen".*"pass":1'
