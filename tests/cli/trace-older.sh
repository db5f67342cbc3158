# A trace that lacks members, as those of older versions do, contradicts nothing: it is completed.
plycut trace eppstein-deep >whole.json
for member in name ply distance shallow_suffices pruned_leaves low side by_name; do
    jq -c ".events |= map(del(.$member))" whole.json >older.json
    cmp -s older.json whole.json && echo "$member: not there"
    plycut trace older.json | cmp - whole.json
done
jq -c 'del(.summary.pruned, .summary.cutoffs.deep, .events[3].node)' whole.json | plycut trace - | cmp - whole.json
jq -c 'del(.events[3].name) | .events[3].alpha = 7' whole.json | plycut trace -
echo $?
# Members that it has are not ignored.
for change in '.side = "beta"' '.name = "B"' '.by_name = "B"'; do
    jq -c "(.events |= map(if .event == \"cutoff\" then $change else . end))" whole.json | plycut trace - | wc -l
done
