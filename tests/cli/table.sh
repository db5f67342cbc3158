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
from_trace='.events[] | if .event == "enter" or .event == "leaf" then ["window", .node, .alpha, .beta]
    elif .event == "exit" then ["value", .node, .value, .type]
    elif .event == "cutoff" then "\(.kind) cutoff at \(.name)" as $by | .pruned[] | ["pruned", ., $by] else empty end'
from_table='[$trace[].events[] | select(.event == "cutoff").pruned[]] as $roots | .nodes[] |
    (select(.visits == 1) | ["window", .node, .alpha, .beta]), (select(.visits == 1 and .player) | ["value", .node, .value, .type]),
    (select(.pruned and IN(.node; $roots[])) | ["pruned", .node, .pruned])'
for input in knuth-moore-pi eppstein-deep same-player decimals; do
    for algorithm in minimax branch-and-bound alpha-beta negamax; do
        plycut trace -a $algorithm $input >trace.json
        plycut table -f json trace.json >table.json
        jq -c "$from_trace" trace.json | sort >events
        jq -c --slurpfile trace trace.json "$from_table" table.json | sort | cmp - events
    done
done
# LaTeX: TeX breaks pages only between tabulars.
plycut table -f latex knuth-moore-pi | grep -c 'begin{tabular}'
