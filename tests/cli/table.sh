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
for input in knuth-moore-pi eppstein-deep same-player decimals; do
    for algorithm in minimax branch-and-bound alpha-beta negamax; do
        plycut trace -a $algorithm $input >trace.json
        plycut table -f json trace.json >table.json
        jq -c '.events[] | select(.event == "enter" or .event == "leaf") | [.node, .alpha, .beta]' trace.json | sort >events
        jq -c '.nodes[] | select(.visits == 1) | [.node, .alpha, .beta]' table.json | sort | cmp - events
        jq -c '.events[] | select(.event == "exit") | [.node, .value, .type]' trace.json | sort >events
        jq -c '.nodes[] | select(.visits == 1 and .player) | [.node, .value, .type]' table.json | sort | cmp - events
        jq -c '.events[] | select(.event == "cutoff") | .kind as $k | .name as $n | .pruned[] | [., "\($k) cutoff at \($n)"]' trace.json | sort >events
        jq -r '.events[] | select(.event == "cutoff") | .pruned[]' trace.json >roots
        jq -c '.nodes[] | select(.pruned) | [.node, .pruned]' table.json | grep -F -f <(sed 's/.*/["&",/' roots) | sort | cmp - events
    done
done
