# Pictures from the viewpoint of the player to move: at MIN nodes, signs, bounds and windows are reversed.
tips() { plycut draw -f dot "$@" | grep -o ' tooltip="[^"]*"' | sed 's/^ tooltip=//'; }
for values in max mover; do
    echo "-- $values"
    tips --values $values -a negamax --window 3,12 'tree:[[3,0],[4,[9,20]],[2,1]]'
done
tips eppstein-deep >default
tips --values max eppstein-deep | cmp - default
plycut draw -f dot --values mover 'tree:[[3,0],[4,[9,20]],[2,1]]' | grep -c 'viewpoint of the player to move\|value for the player to move'
# A scout's bound is next to the number that it tests, in tooltips as in labels.
for values in max mover; do
    tips --values $values -a negascout --fail hard eppstein-deep | grep '[+−]'
done
plycut draw --values min 'tree:[1,2]'
# Traces and explanations have it, too: a trace keeps it when it is written back, and can be reversed.
plycut trace -a negamax --values mover --window 3,12 'tree:[[3,0],[4,[9,20]],[2,1]]' | tee mover.json
plycut trace mover.json | cmp - mover.json
plycut trace -a negamax --window 3,12 'tree:[[3,0],[4,[9,20]],[2,1]]' >max.json
plycut trace --values max mover.json | cmp - max.json
plycut trace --values mover max.json | cmp - mover.json
jq -S . mover.json >sorted.json && plycut trace sorted.json | cmp - mover.json
plycut explain --values mover mover.json
plycut explain mover.json | cmp - <(plycut explain max.json)
plycut run -q -o out --values mover -a negamax eppstein-deep >/dev/null && plycut trace --values mover -a negamax eppstein-deep | cmp - out/eppstein-deep.negamax.json
plycut explain --values mover -a negascout --fail hard --aspiration 2 --guess 1 'tree:[[3,1],[0,[9,20]]]' | sed -n '/^Pass/,/^$/p'
# A table of nodes says in JSON, too, whose its numbers are; a formula has those for MAX only.
for values in max mover; do plycut table --values $values -f json aima-two-ply | jq -c '[.values, .nodes[1].value]'; done
plycut explain --formula --values mover aima-two-ply || echo "$?"
