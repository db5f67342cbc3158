# Pictures from the viewpoint of the player to move: at MIN nodes signs, bounds and windows are turned.
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
plycut explain --values mover 'tree:[1,2]'
