# A search asked step by step; the answers go into a file, which check grades with the same points.
lines() { printf '%s\n' "$@"; }
lines 3 no foo 8 12 hint hint hint goes show | plycut quiz --kinds leaf,cutoff -o answers.json aima-two-ply
cat answers.json
plycut check aima-two-ply answers.json; echo $?
plycut check -f csv --points visited=2 aima-two-ply answers.json
# One habit behind all wrong answers is named: deep cutoffs are missed, shallow ones are not.
plycut quiz -f json --kinds cutoff eppstein-deep | jq -r '.search, (.questions | length)'
lines no no no no shallow no shallow no shallow no no no no no no no no no shallow no no 'shallow by A' |
    plycut quiz --kinds cutoff -o deep.json eppstein-deep | tail -1
plycut check -v eppstein-deep deep.json | tail -2
# An answer to one question, for a page.
for answer in inf '[-inf, 3]' '[−∞, 3.0]' '[3, inf]' 'beta = 3, alpha = -inf' '-inf 3'; do
    plycut quiz --question 2 --answer "$answer" -f json aima-two-ply; echo $?
done
plycut quiz --question 1 --answer 12 aima-two-ply; echo $?
for answer in 'Shallow, by A' 'shallow deep by A' 'shallow 2 <= 7 by A'; do
    plycut quiz --kinds cutoff --question 4 --answer "$answer" -f json aima-two-ply; echo $?
done
# Algorithms that search nodes again have questions, too, and games have them to a depth.
plycut quiz -f json -a negascout '[1,[[7,4],5]]' | jq -c '.questions[] | [.kind, .asked, .shown, .node]' | tail -3
plycut quiz --kinds value --question 1 --answer '>=0' -d 2 othello:6x6; echo $?
# The exercise is the grader's: a file about another search is refused, and what is not such a file.
plycut check --cut strict aima-two-ply answers.json; echo $?
sed 's/"answers":\[/&{"tries":[1]},/' answers.json >bad.json; plycut check aima-two-ply bad.json; echo $?
sed 's/"leaf,cutoff"/"leaves"/' answers.json >bad.json; plycut check aima-two-ply bad.json; echo $?
# Hints are 0, 1 or 2.
for hints in 0 2 3 -1 1.5 '"1"' null; do
    sed "s/\"hints\":0/\"hints\":$hints/" answers.json >hints.json; plycut check -f csv aima-two-ply hints.json | tail -n 1 | cut -d, -f3-7
done
plycut quiz - </dev/null; echo $?
# So is one about other limits, or another evaluation.
pair='{"format":"plycut-tree","version":1,"players":["max","chance"],"tree":[[2,4],[0,2]]}'
echo "$pair" >pair.json; echo no | plycut quiz -q --kinds cutoff --limits 0,4 -o limited.json pair.json >/dev/null
plycut check --commands pair.json limited.json; plycut check --commands --limits 0,4 pair.json limited.json | head -n 1
plycut quiz -f json -d 1 -e tutorial --score winner-takes-empties othello:4x4 | head -n 1 | cut -d, -f3
plycut quiz --deepen -d 2 othello:4x4; echo $?
plycut quiz -f json --order hash aima-two-ply; echo $?
plycut quiz '[[1,"x"],2]'; echo $?
plycut quiz --answer 3 aima-two-ply; echo $?
# Chance nodes: what is compared, on whose scale, and what is right.
dice='{"players":["max","chance","min"],"limits":[-2,2],"tree":[[[2,2],[1,2]],[[0,2],[-1,0]]]}'
printf 'no\nno\nno\nno\nhint\nhint\nno\nno\nhint\nhint\nno\nbeta shallow by A\n' | plycut quiz --kinds cutoff "$dice"
printf '2\n1\nhint\nhint\n1.4\n3/2\n' | plycut quiz --kinds value --cut strict --fail hard "$dice" | sed -n 6,14p
printf 'no\nhint\nno\nlimit\n' | plycut quiz --kinds cutoff --limits-cut '{"limits":[0,9],"tree":[[9,9],[8,2]]}'
# Star2: probes are asked, and count until the child is searched.
yes show | plycut quiz -a star2 --kinds leaf,cutoff,value "$dice"
printf 'hint\nhint\n5\n' | plycut quiz -a star2 --kinds leaf "$dice" | head -8
printf 'no\nhint\nhint\nshallow by B\n' | plycut quiz -a star2 --kinds cutoff --limits=0,10 '{"players":["max","chance","min"],"tree":[5,[[1,2,3],[2,8,9],[3,7,4]]]}' | tail -8
