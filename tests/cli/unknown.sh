# Leaves without values: drawn, asked about on sheets, answered by when; no search is possible.
aima='tree:[[3,12,8],[2,"x","y"],[14,5,2]]'
plycut draw -f txt "$aima"
plycut draw -f dot "$aima" | grep -c '"x"\|<B>x</B>'
plycut count "$aima"; echo $?
plycut draw --until 3 "$aima"; echo $?
plycut when --leaf x --pruned y "$aima"
plycut when --leaf x --pruned y -f json "$aima"
# Which of the other leaves without values matter.
plycut when --leaf x --pruned y 'tree:[[3,12,8],["x","y",6],[14,5,2]]'
plycut when --leaf x --pruned /1/2 'tree:[[3,12,8],["x","y",6],[14,5,2]]'; echo $?
# The sheet asks what `when` answers.
cat >three.json <<'END'
{"format":"plycut-tree","version":1,"title":"For which x?","tree":[[["x",4],[6,3]],[[5,8],[2,9]],[7,1],["y",3]]}
END
plycut sheet -f svg -o asked three.json
ls asked
for file in asked/three-answers.svg asked/three-questions.svg; do
    grep -o '>[^<]*[^< ][^<]*</text>' $file | sed 's/^>//; s/<.*//' | sed -n '/For which values/,/exercise:/p'
done
plycut when --leaf x --pruned '3 of G' three.json
# As a problem, a trace of it is refused as well.
plycut trace aima-two-ply | sed 's/\[2,4,6\]/[2,"x",6]/' >trace.json
plycut explain trace.json; echo $?
# Its key is right, and so are the same sets in other words; a wrong one meets a value that it gets wrong.
plycut check -v three.json asked/three-answers.json; cat asked/three-answers.json
tree='tree:[[3,12,8],["x",4,6],[4,"y",2]]'
plycut sheet -q -f svg -o two "$tree"
plycut check -v "$tree" two/*.json
while read -r answer; do printf '4 of C: %s\n' "$answer" | plycut check -q "$tree" - && echo "right: $answer"; done <<'END'
x <= 3
3 >= x
X ≤ 3.0
(-inf, 3]
-∞ < x ≤ 3
x = 3 or x < 3
x < 1, 1 ≤ x <= 2; [2, 3]
END
while read -r answer; do printf '4 of C: %s\n' "$answer" | plycut check "$tree" - 2>&1 | sed -n '2,5p'; done <<'END'
x < 3
x <= 4
x >= 3
2 < x <= 3
x < 3 or x > 3
always
never
y <= 3
xx <= 3
x
3
x <= 3 5
1 <= x >= 2
[3, 2]
[4, 3)
never visited
END
# Which leaves there are, and which answers; other facts need a search.
plycut check "$tree" - <<'END'
pruned if y: y >= 4
6: x <= 3 # also the leaf that is asked about
x: never
B: never
2: y >= 4
value: 3
pruned: 4
cut: C
pruned_if:
END
plycut check -f csv --points pruned_if=2 "$tree" - <<<'y: y > 4'
plycut check aima-two-ply - <<<'pruned if C: x <= 3'
echo '{"format":"plycut-tree","version":1,"tree":[[3,12,8],["x",4,6]],"answers":{"alpha-beta":[{"pruned_if":{"4":"x <= 3","6":"x < 3"}},{"cut":"strict","pruned_if":{"4":"x < 3"}}]}}' >published.json
plycut check published.json
plycut sheet -f svg -o none 'tree:[["x",1],[2,3]]'; echo $?
# An inequality in JSON is a text. In a large tree, no other convention is tried.
echo '{"format":"plycut-answers","version":1,"pruned_if":{"4 of C":3}}' | plycut check "$tree" -; echo $?
wide="tree:[[$(seq -s , 100 699)],[\"x\",$(seq -s , 100 699)]]"
printf '150 of C: x < 100\n' | plycut check "$wide" - | grep -c 'All of these answers'
printf '150 of C: x < 100\n' | plycut check "tree:[[$(seq -s , 100 199)],[\"x\",$(seq -s , 100 199)]]" - | grep -c 'All of these answers'
