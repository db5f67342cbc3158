# Moodle XML on standard output or in a file; the key, the seed and the ids are in it.
plycut bank aima-two-ply | xmllint --noout --schema "$SOURCE/docs/moodle.xsd" - 2>&1
plycut bank --seeds 7..8 -o bank.xml --title 'Week 3' random:b=2,d=2,values=1..9 -a minimax
grep -o '<idnumber>.*</idnumber>' bank.xml
grep -o 'top/[^<]*' bank.xml
grep -o '<p>random[^<]*' bank.xml | uniq
plycut bank -o no-folder/bank.xml aima-two-ply; echo $?
plycut bank --separate --seeds 7..8 random:b=2,d=2,values=1..9 -a minimax | grep -o "<idnumber>.*</idnumber>"
# The tree in brackets is the picture's text alternative, and a wrong number gets a reply.
plycut bank aima-two-ply | grep -o "alt=.Game tree[^<]*\]\]\"\|NUMERICAL:=3[^}]*}"
# R/exams: a file and a picture for each tree; as many items as solutions, types and tolerances.
plycut bank -f rexams -o rexams aima-two-ply eppstein-deep '[[{"name":"a_b*","children":[3,1]},2],5]'; ls rexams
for file in rexams/*.Rmd; do
    items=$(grep -c '^\* ' "$file")
    for line in exsolution exclozetype extol; do
        [ "$(grep "^$line: " "$file" | awk -F'|' '{ print NF }')" = "$items" ] || echo "$file: not $items of $line"
    done
done
grep '^!\|^ex\|^\* [ABC]: ' rexams/aima-two-ply.Rmd
grep -h '^\* a' rexams/name*.Rmd | head -n 3
plycut bank -f qti aima-two-ply; echo $?
# The key says by which conventions the search was made: the root's window and the horizon too.
plycut bank --separate --window 2,9 aima-two-ply | grep -o 'order given, window[^<]*' | uniq
plycut bank --separate -d 2 othello:4x4 | grep -o 'order given, depth[^<]*' | uniq
# A title in braces makes no gap, not even in the text alternative of the picture.
printf '{"format":"plycut-tree","version":1,"title":"Tree {1:SA:=x}","root":"max","tree":[[3,5],2]}' >braces.json
plycut bank braces.json | sed -n '/<questiontext/,/<\/questiontext/p' | grep -c '{1:SA:=x}'
plycut bank braces.json | grep -o 'alt="Game tree[^"]*"'
