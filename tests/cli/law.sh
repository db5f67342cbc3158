# What is said at an event is what is known at that event (docs/semantics.md, Counts).
probed='{"players":["max","chance","min"],"limits":[0,10],"tree":[5,[[1,2,3],[2,8,9],[3,7,4]]]}'
# In place of a probed child, what its probe left out.
plycut trace -a star2 "$probed" | jq -c '(.events[] | select(.event == "cutoff") | [.node, .pruned, .pruned_leaves]), .summary.pruned'
plycut draw -f moments -a star2 "$probed" | jq -c '.searches[0].cutoffs[] | [.pruned, .leaves]'
plycut explain --at /1/0/2 -a star2 "$probed" | sed -n '/^16/,/^ *Why/p'
# A trace of 1.0.0, which listed probed children as a whole, is read; no other list, and no other sum.
plycut trace -a star2 "$probed" | sed '/"node":"\/1","kind"/s/"pruned":.*"side"/"pruned":["\/1\/0","\/1\/1","\/1\/2"],"pruned_leaves":9,"side"/
    s/"subtrees":5,"leaves":7/"subtrees":5,"leaves":11/' >old.json
plycut trace old.json | cmp - <(plycut trace -a star2 "$probed")
sed 's/"pruned_leaves":9/"pruned_leaves":8/' old.json | plycut trace - >out
sed 's/"leaves":11/"leaves":12/' old.json | plycut trace - >out
# The sum is that of the visit that cuts off.
plycut explain -a star2 '{"players":["chance","max","chance","min","chance"],"limits":[0,3],"tree":[[1,2],[[3,[1,[3,2]]],3]]}' | grep '^22'
# A later visit enters the leaf 0.
plycut explain -a star2 --limits=-2,5 '[3,{"player":"chance","children":[{"player":"max","children":[[-2,0],1]},1]}]' | sed -n '/^19/,/^ *Why/p'
# No chance node is in between; then one is, and a run of MAX's moves.
plycut explain --limits=-9,-3 '[-3,{"player":"max","children":[{"player":"chance","children":[-9,-3]}]}]' | grep -A 2 'This is a shallow'
plycut explain aima-chance-limits | grep -A 1 'This is a shallow'
# Of several passes, each depth counts once.
plycut trace --deepen --aspiration 0.5 static-values | jq -c '.summary | [.pruned, .distinct]'
plycut trace -a negascout -d 3 othello:4x4 | jq -c '.summary.pruned'
# Both numbers of a translated bound, in every picture.
plycut draw aima-chance-limits -f txt | grep -o "cutoff: .*"
for format in svg dot tikz forest html; do
    echo "$format: $(plycut draw aima-chance-limits -f "$format" | sed 's/\xc2\xa0/ /g' | grep -o "from A's 1.5" | sort -u)"
done
plycut draw --window=1.5,2 -f txt '{"players":["max","chance","min"],"limits":[-2,2],"tree":[[[0,1],[1,0]],[[0,2],[-1,0]]]}' | grep -o "cutoff: 1 .*"
