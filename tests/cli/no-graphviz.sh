# Without Graphviz and rsvg-convert: status 3 and the package's name; run still writes what does not need it.
mkdir bin
PATH=$PWD/bin:/nonexistent
"$PLYCUT" draw -o x.pdf tree:[1,2]; echo $?
"$PLYCUT" draw --layout dot -o x.svg tree:[1,2]; echo $?
"$PLYCUT" draw -o x.dot tree:[1,2]; echo $?
"$PLYCUT" draw -o x.svg tree:[1,2]; echo $?
"$PLYCUT" sheet -q -f svg -o sheets tree:[1,2]; echo $?
"$PLYCUT" run -f png -a alpha-beta,minimax tree:[1,2]; echo $?
/bin/ls -A . out
# Sheets are SVG then, and a class's document says what it needs before anything is written.
"$PLYCUT" sheet -o course tree:[1,2]; echo $?
"$PLYCUT" sheet -o class.pdf tree:[1,2]; echo $?
/bin/ls -A . course
