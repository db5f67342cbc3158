# Exercises with chance nodes: sheets, banks, proofs, conventions.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
cat >dice.json <<'TREE'
{"format":"plycut-tree","version":1,"title":"Two throws of a coin","players":["max","chance","min"],"limits":[-2,2],"tree":[[[2,2],[1,2]],[[0,2],[-1,0]]]}
TREE
cat >thirds.json <<'TREE'
{"format":"plycut-tree","version":1,"title":"Thirds","limits":[0,3],"tree":["5/3",{"player":"chance","children":[0,[2,3],3]}]}
TREE
"$PLYCUT" sheet -q -f svg dice.json
cat out/dice-answers.json out/dice-form.txt
"$PLYCUT" sheet -q -f svg --limits-cut --cut strict dice.json
grep -o '>[^<]*</text>' out/dice-problem.svg | sed -n '/Search/,/cut\./p'
"$PLYCUT" bank --separate --questions value,ranges,windows,cutoffs thirds.json | grep -v base64 | sed 's/.*<img[^>]*>/.../'
"$PLYCUT" bank --questions value,ranges,windows -f rexams -q -o rexams thirds.json
grep -A60 '^What is' rexams/thirds.Rmd
"$PLYCUT" prove dice.json
"$PLYCUT" prove --limits=-inf,inf thirds.json
"$PLYCUT" when --leaf /0/1/0 --pruned /1/1 dice.json
"$PLYCUT" when --leaf /0 --pruned /1/2 thirds.json
"$PLYCUT" conventions thirds.json
"$PLYCUT" conventions --limits 0,5 --limits-cut 'tree:[[5,1],[5,2],[3,4]]' | head -n 7
rm -r out # so that no key states the exercise
printf 'range of B: [0, 2]\nrange of C: [-2, 2]\nrange of D: [1, 2]\nvalue of C: <=1.00\n' | "$PLYCUT" check dice.json -
printf 'types: A: PV\n' | "$PLYCUT" check dice.json -
true
# Limits from the command line are in the key, by which check knows them.
echo '{"format":"plycut-tree","version":1,"players":["max","chance","min"],"tree":[[[2,2],[1,2]],[[0,2],[-1,0]]]}' >open.json
plycut answers --limits=-2,2 open.json >open-answers.json
plycut check --commands open.json open-answers.json | head -n 1
plycut check --commands --limits=-3,3 open.json open-answers.json | sed -n 2p
