# A trace that lacks members, as those of older versions do, contradicts nothing: it is completed.
plycut trace eppstein-deep >whole.json
jq -c '("name", "ply", "distance", "shallow_suffices", "pruned_leaves", "low", "side", "by_name") as $member
    | if .events | any(has($member)) then .events |= map(del(.[$member])) else "no event has \($member)" end' whole.json |
    while read -r older; do plycut trace - <<<"$older" | cmp - whole.json; done
jq -c 'del(.summary.pruned, .summary.cutoffs.deep, .events[3].node)' whole.json | plycut trace - | cmp - whole.json
jq -c 'del(.events[3].name) | .events[3].alpha = 7' whole.json | plycut trace -
echo $?
# Members that it has are not ignored.
jq -c '({side: "beta"}, {name: "B"}, {by_name: "B"}) as $change
    | .events |= map(if .event == "cutoff" then . + $change else . end)' whole.json |
    while read -r other; do plycut trace - <<<"$other" | wc -l; done
