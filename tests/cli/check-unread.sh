# An answer that is not understood is wrong and says why; all others are graded, and the status is 2.
# A decimal may begin with its point; a point alone is not a number.
printf 'value: .5\nB: +.5\nC: [.5, inf] <= .25\nbeta B: .5\nalpha A: .5\nvisited: .5 2 .25\ncut: C alpha shallow .25 <= .5\nbest: .\n' | plycut check '[[0.5,2],[0.25,3]]' -
cat >class.txt <<'TXT'
student: Ann
value: 3
best: Q
pruned: 2
student: Bob
value: 3
best: B
TXT
plycut check aima-two-ply class.txt; echo $?
plycut check -q aima-two-ply class.txt; echo $?
plycut check -f csv aima-two-ply class.txt; echo $?
plycut check -f json aima-two-ply class.txt | jq -c '.wrong, .grades[0].marks[1:], .grades[0].divergence'
echo '{"format": "plycut-answers", "version": 1, "students": [{"name": "Cleo", "best": "Q"}, {"name": "Dan", "best": "B"}]}' >class.json
plycut check aima-two-ply class.json; echo $?
# For a file of nonsense, the first answers are reported with their places, then the number of the others.
seq 12 | sed 's/.*/x&: 3/' >nonsense.txt
plycut check -f json aima-two-ply nonsense.txt | jq '.grades[0].marks | length'
