# Versions of a tree of one's own: the children of each node in another order.
plycut sheet -f svg -o versions --shuffle --versions 12 '((3 12 8) (2 4 6) (14 5 2))'
ls versions | grep -c json
for key in versions/*-answers.json; do grep -o '"value":3,' "$key"; done | sort | uniq -c | tr -s ' '
# A student's code leads to the student's tree.
printf 'name\nAnn Alder\nBob Birch\n' >names.csv
plycut sheet -f svg -o class --roster names.csv --shuffle '((3 12 8) (2 4 6) (14 5 2))'
for code in A01 A02; do
    plycut convert -f short "class/$code.json"
    plycut check -q "class/$code.json" "class/$code-answers.json" || echo "$code: wrong"
done
plycut bank -q -f moodle --shuffle --versions 3 '((1 2) (3 4))' | grep -c '<name>'
# How many, and of what?
plycut sheet -f svg -o none --shuffle '((1 2) (3 4))'; echo $?
plycut sheet -f svg -o none --versions 3 '((1 2) (3 4))'; echo $?
plycut sheet -f svg -o none --shuffle --versions 2 -d 2 tictactoe:start; echo $?
