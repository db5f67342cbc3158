# Four documents in each format, the answers, and for a random tree the tree itself; PDF pages have numbers.
plycut sheet -o one aima-two-ply
ls one
plycut sheet -f svg --style mono --seeds 2..3 -o set random:b=2,d=2,values=1..9
cat set/random-b-2-d-2-values-1..9-seed-3.json
# A page fits both A4 and Letter.
for file in one/*.pdf; do
    pdfinfo "$file" | awk '/Page size/ { exit !($3 <= 596 && $5 <= 792 || $3 <= 792 && $5 <= 596) }' || echo "$file is too large"
done
# The same sheets every time, and the answers are right.
plycut sheet -q -f svg -o two aima-two-ply
for file in one/*.svg one/*.json; do
    cmp "$file" "two/${file#one/}"
done
plycut check -q aima-two-ply one/aima-two-ply-answers.json && echo right
plycut check -q --cut strict aima-two-ply one/aima-two-ply-answers.json && echo right by what they claim
# Equal names are distinguished; a tree that is refused makes no folder.
plycut sheet -q -f svg -o same aima-two-ply "$SOURCE/trees/aima-two-ply.json"
ls same | grep json
plycut sheet -o none random:b=3,d=6; echo $?
ls none
plycut sheet -q -f svg --questions value,nodes --title '' -o few aima-two-ply
grep -o '>[0-9]*\.<' few/aima-two-ply-questions.svg

# A warning says that print is too small to read, and what helps; boards that were not asked for are left out first.
plycut sheet -f pdf -d 2 -e tutorial -o fits --questions value othello:f5d6c3
mkdir bin
printf '#!/bin/sh\necho %%PDF\n' >bin/rsvg-convert && chmod +x bin/rsvg-convert # the warning does not depend on the PDF
warned() { PATH=$PWD/bin:$PATH plycut sheet -f pdf --questions value "$@" othello:start; }
warned -d 3 -o small
warned -d 2 --boards all -o boards
warned -d 3 -q -o quiet
# The task has ten points on every first page, however much the tree or its legend was shrunk.
plycut sheet -q -f pdf -o ten corner-deep-distance-5 eppstein-deep
for file in one/*-{problem,key,questions,answers}.pdf ten/*-{problem,key,questions,answers}.pdf; do
    pdftotext -bbox "$file" - | grep '>Search<' | tr '"' ' ' |
        awk -v file="$file" '{ for (i = 1; i < NF; i++) at[$i] = $(i + 1) } at["yMax="] - at["yMin="] < 9.95 { print file, "is too small" }'
done
# Every page says what it is, and a class has one PDF of sheets, one of keys, and the trees by which answers are graded.
pdftotext -layout one/aima-two-ply-questions.pdf - | grep -o 'Name\|page . of .\|exercise: .*ply\|^[0-9]*\. '
# Each answer's label is printed, a spec is no title, and every version of a class has an even number of pages.
pdftotext -layout one/aima-two-ply-questions.pdf - | grep -o '[a-z]*:$'
plycut sheet -q -f svg --points value=1,values=0.5,pruned=4,cutoffs=2 -o points aima-two-ply; grep -o '([0-9.]* point[^)]*)' points/*-questions.svg
plycut sheet -q -f pdf -o titled random:b=2,d=2; pdftotext titled/*-problem.pdf - | grep "Game tree\|random:"
plycut sheet --versions 3 -o class.pdf random:b=2,d=2,values=1..9; echo $?
ls -d class*; ls class | grep -v answers
pdfinfo class.pdf | grep Pages
# The trees of files are there, too, with their names, unless they were read from there.
plycut sheet -o mixed.pdf aima-two-ply 2>&1 | tail -1
printf '{"format":"plycut-tree","version":1,"title":"Own","root":"min","tree":{"name":"Top","children":[[3,4],2]}}' >class/own.json
cp class/own.json own.json && plycut sheet -q -o other.pdf own.json && cat other/own.json
printf 'exercise: own\nvalue: 2\n' >ann.txt && plycut check --exercises other ann.txt
plycut sheet -o class.pdf class/own.json && cmp own.json class/own.json && echo kept
plycut sheet -q --versions 0 -o class.pdf random:b=2,d=2; echo $?
# A long name that answers refer to is written in full.
plycut sheet -q -f svg -o long '[{"name":"the second of the inner nodes","children":[3,4]},[1,2]]'; grep -c '>the second of the inner nodes<' long/*-problem.svg long/*-answers.svg
# Only a tree whose values are asked for has boxes to fill in.
plycut sheet -q -f svg -o boxes '[[5,9],[7,3]]' && plycut sheet -q -f svg -o no-boxes '[[5,9],["x",3]]'; grep -cr 'value in its box' boxes no-boxes --include '*-problem.svg' | sort
# Versions meet the conditions of make; it is said if they are not equally hard.
plycut sheet -f svg --versions 4 --cutoffs 3 --deep 1 --leaves alpha-beta=11 -o equal random:b=2,d=4,values=1..40
plycut count -q -f csv -a alpha-beta equal/*seed-?.json | cut -d, -f 5-10 | sort -u
plycut sheet -f svg --versions 4 -o differing random:b=2,d=4,values=1..40
plycut bank -q --versions 2 --deep 1 random:b=2,d=4 | grep -o '<name><text>[^<]*'
plycut sheet -f svg --deep 1 -o none aima-two-ply; echo $?
