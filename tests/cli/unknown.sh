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
# The sheet asks what `when` answers: an interval, two intervals, always.
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
