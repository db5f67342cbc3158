# --panels: moments of one search in one figure, lettered, each with its step of explain. Their layout is the same.
echo -- every visit, and the end
plycut draw -f txt --panels nodes aima-two-ply | grep -A 1 '^([a-z])'
echo -- every cutoff
plycut draw -f txt --panels cutoffs eppstein-deep | grep '^([a-z])'
echo -- moments of a list
plycut draw -f svg --panels 0,4,cut:C,26 aima-two-ply >four.svg && grep -o '<g id="./n/1" class="node [a-z ]*' four.svg
grep -o 'class="title"[^/]*' four.svg | grep -o '>.*'
grep -c 'class="legend"' four.svg; grep -c '>algorithm<' four.svg
echo -- each panel shows what the moment alone shows
for panel in a:4 b:cut:C; do
    plycut draw -f svg --until ${panel#*:} --heading none --legend none aima-two-ply | grep -o 'id="n[^"]*" class="[^"]*"' | sed 's/id="/id="'${panel%%:*}'\//' >alone
    plycut draw -f svg --panels 4,cut:C aima-two-ply | grep -o 'id="'${panel%%:*}'/n[^"]*" class="[^"]*"' | cmp - alone && echo same
done
echo -- formats, paper
for format in dot tikz forest svg pdf; do plycut draw -q -f $format --panels 4,14 aima-two-ply | wc -c | sed 's/^[1-9][0-9]*$/'$format'/'; done
plycut draw -f svg --slide --panels 4,14 aima-two-ply | grep -o 'width="960pt" height="540pt"'
plycut draw -f svg --width 17cm --panels 4,8,10,14 aima-two-ply | grep -o 'width="481.9pt"'
plycut draw -f svg --panels 4 --title '' aima-two-ply | grep -c '>(a) Leaf 3 of B<'
echo -- what cannot be drawn
plycut draw -f svg --panels nodes eppstein-deep; echo $?
plycut draw -f svg --panels 1,2,3,4,5,6,7,8,9,10,11,12,13 eppstein-deep; echo $?
plycut draw -f svg --panels 4,3 aima-two-ply; echo $?
plycut draw -f svg --panels 99 aima-two-ply; echo $?
plycut draw -f svg --panels four aima-two-ply; echo $?
plycut draw -f svg --panels 4, aima-two-ply; echo $?
plycut draw -f svg --panels 4 -a minimax,alpha-beta aima-two-ply; echo $?
plycut draw -f html --panels 4 aima-two-ply; echo $?
plycut draw -f svg --panels 4 --until 4 aima-two-ply; echo $?
plycut draw -f svg --panels 4 --pseudocode aima-two-ply; echo $?
