# Trees with chance nodes: counted, explained, drawn as text; what is not defined for them is refused.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
tree='{"players":["max","chance","min"],"limits":[-2,2],"tree":[[[2,2],[1,2]],[[0,2],[-1,0]]]}'
"$PLYCUT" count "$tree"
"$PLYCUT" count --limits-cut '{"limits":[0,1],"tree":[1,0,0.5]}'
"$PLYCUT" explain "$tree"
"$PLYCUT" explain --limits=0,3 '["5/3",{"player":"chance","children":[0,{"player":"min","children":[2,3]},3]}]'
"$PLYCUT" explain '[5,{"player":"min","children":[{"player":"max","children":[{"player":"chance","children":[{"player":"min","children":[0,7]},3]}]},8]}]' --limits=0,10 --cut strict
"$PLYCUT" explain --limits-cut '{"limits":[0,1],"tree":[1,0,0.5]}'
"$PLYCUT" draw -f txt "$tree"
"$PLYCUT" draw -f txt --until 9 "$tree"
"$PLYCUT" draw -f txt --limits=0,1 --limits-cut '[[0,1],[1,0.5],0]'
"$PLYCUT" table "$tree"
# Values of random trees lie between their limits without being asked to.
"$PLYCUT" count -a alpha-beta 'random:b=3,d=4,players=max/chance/min/chance,limits=0..9'
"$PLYCUT" count -a alpha-beta 'random:b=3,d=4,limits=0..9,values=5..10'
"$PLYCUT" draw --values mover -f txt "$tree"
# Tables for people have fractions, those for programs have numbers.
thirds='[{"player":"chance","children":[0,10,0]},3]'
for format in text markdown latex csv json; do "$PLYCUT" table -f $format "$thirds" | grep chance; done
for format in text markdown csv; do "$PLYCUT" count -f $format -a alpha-beta "$thirds" | cut -c 1-80 | grep alpha-beta; done
# All algorithms are those that are defined there; one that is named must be.
"$PLYCUT" count -a all "$thirds"
"$PLYCUT" draw -f txt -a all "$thirds" | grep leaves
"$PLYCUT" run -q -a all -o all "$thirds" && ls all
"$PLYCUT" draw -f txt -a negamax "$thirds"
# Leaves are counted, and searches measured, without what theory says of other trees.
"$PLYCUT" perft -d 3 pig:start
"$PLYCUT" experiment -f csv --trees 20 'random:b=2,d=4,players=max/chance/min'
# Answers: fractions are read, and no mistake is invented.
echo "{\"format\":\"plycut-tree\",\"version\":1,\"answers\":{\"alpha-beta\":{\"value\":1.5,\"best\":\"/0\",\"leaves\":5,\"nodes\":11,\"pruned\":[\"/1/0/1\",\"/1/1\"],\"shallow\":2,\"windows\":{\"/1/0\":[1,null]},\"values\":{\"/1\":\"<=1\"}}},${tree#?}" >dice.json
"$PLYCUT" check dice.json
printf 'value: -1/2\nleaves: 7\npruned: /1/1/1\nvalue of B: 1 1/2\nwindow of F: [3/2, inf]\n' >ada.txt
"$PLYCUT" check --commands -v dice.json ada.txt
# Limits that a student states are compared with the tree's, and never change the task.
for limits in '-2..2' '[-2, 2]' '0 .. 9' '[0, inf]' '3'; do
    printf 'limits: %s\nvalue: 3/2\nleaves: 5\n' "$limits" | "$PLYCUT" check --commands -v dice.json -
done
echo '{"format":"plycut-answers","version":1,"limits":[0,9],"leaves":5}' | "$PLYCUT" check --commands -v dice.json -
# make chooses values for trees of MAX and MIN only.
"$PLYCUT" make --fill dice.json --most-pruned
# A key states whether nodes stop at the limits, and the grader reads it.
echo '{"format":"plycut-tree","version":1,"limits":[0,9],"tree":[[9,3],[9,9],[2,1]]}' >limits.json
"$PLYCUT" answers --limits-cut limits.json >key.json
"$PLYCUT" check --commands -v --limits-cut limits.json key.json
printf 'limits cut: maybe\nleaves: 4\n' | "$PLYCUT" check --commands -v limits.json -
"$PLYCUT" sheet --limits-cut --roster <(echo Ada) -o class limits.json
printf 'exercise: A01\nleaves: 4\n' | "$PLYCUT" check --questions leaves --exercises class -
# Values lie within the limits without being asked to; at a chance node nobody has a best move.
"$PLYCUT" make -q --players max/chance --limits=-1,1 -b 3 --plies 2 | grep '^\[\|children' | head -n 1
"$PLYCUT" make --players chance/max --unique-best
# A sheet says nothing of MIN if MIN decides nowhere.
"$PLYCUT" sheet -q -f svg -o max '{"players":["max","chance"],"limits":[0,9],"tree":[[1,2],[3,9]]}'
grep -oh 'Pentagons are MAX nodes\.\|a MIN node' max/*.svg
true
