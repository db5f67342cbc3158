# Moodle XML on standard output or in a file; the key, the seed and the ids are in it.
plycut bank --questions all aima-two-ply | xmllint --noout --schema "$SOURCE/docs/moodle.xsd" - 2>&1
plycut bank --seeds 7..8 -o bank.xml --title 'Week 3' random:b=2,d=2,values=1..9 -a minimax
grep -o '<idnumber>.*</idnumber>' bank.xml
grep -o 'top/[^<]*' bank.xml
grep -o '<p>Game tree[^<]*' bank.xml | uniq
plycut bank -o no-folder/bank.xml aima-two-ply; echo $?
plycut bank --separate --seeds 7..8 random:b=2,d=2,values=1..9 -a minimax | grep -o "<idnumber>.*</idnumber>"
# The tree in brackets is the picture's text alternative, and a wrong number gets a reply.
plycut bank aima-two-ply | grep -o "alt=.Game tree[^<]*\]\]\"\|NUMERICAL:=3[^}]*}"
# R/exams: an exercise and its picture for each tree; --separate: an exercise for each number, word and list.
plycut bank -f rexams -o rexams aima-two-ply '[[{"name":"a_b*","children":[3,1]},2],5]'; ls rexams
sed -n '/^!/,$p' rexams/aima-two-ply.Rmd
plycut bank -f rexams --separate --points value=2,cutoffs=0.5 -o separate aima-two-ply; ls separate
sed -n '/^C/,$p' separate/aima-two-ply-cutoffs-3.Rmd
# What a name means to Markdown, knitr and LaTeX is not meant.
plycut bank -f rexams --separate --questions best -o names '[{"name":"`r q()`","children":[3,1]},{"name":"1. \\item $x_1$ -- ≤3α","value":1}]'
grep -h -A 3 '^Answerlist' names/*.Rmd; grep -h '^!' names/*.Rmd
# The questions are those of sheets; gaps have whole points.
plycut bank --points value=2,pruned=3 aima-two-ply | grep -o '{[0-9]*:[A-Z]*'
plycut bank --separate --points value=0.5 aima-two-ply | grep defaultgrade
plycut bank -f qti aima-two-ply; echo $?
# The key says by which conventions the search was made: the root's window and the horizon too.
plycut bank --separate --window 2,9 aima-two-ply | grep -o 'order given, window[^<]*' | uniq
plycut bank --separate -d 2 othello:4x4 | grep -o 'order given, depth[^<]*' | uniq
# The key of a question about several nodes parts them.
plycut bank --separate --questions values,windows aima-two-ply | grep -o '<p>[a-z]*: A: [^<]*'
# A title in braces makes no gap, not even in the text alternative of the picture.
printf '{"format":"plycut-tree","version":1,"title":"Tree {1:SA:=x}","root":"max","tree":[[3,5],2]}' >braces.json
plycut bank braces.json | sed -n '/<questiontext/,/<\/questiontext/p' | grep -c '{1:SA:=x}'
plycut bank braces.json | grep -o 'alt="Game tree[^"]*"'
# What XML interprets is escaped once in XML, and not as XML in Markdown.
printf '{"format":"plycut-tree","version":1,"title":"A & B < C","tree":[{"name":"x & y","value":3},4]}' >amp.json
plycut bank amp.json | grep -o 'alt="Game tree[^"]*"'
plycut bank -f rexams -o amp amp.json; grep -h '^!' amp/*.Rmd
# A tree without a title is its own: typed, as it is; from a file, with the file's name; long, with the number of its leaves.
echo '{"S":["P","Q"],"P":[4,11],"Q":[3,7]}' >untitled.json
for tree in 'Camp(now: Boat(-3, 5), wait: Bridge(2, 8))' untitled.json '((1 2 3 4 5 6 7 8 9 10 11 12) (21 22 23 24 25 26 27 28 29 30 31))' nim:3,2; do
    plycut bank "$tree" 2>&1 | grep -o '<name><text>[^<]*\|alt="[^"]*"'
    plycut draw -f html "$tree" 2>&1 | grep -o '^<title>.*\|<h1>[^<]*</h1>'
done
