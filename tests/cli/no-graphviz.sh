# Without Graphviz: status 3 and the package's name; run still writes what needs none.
mkdir bin
PATH=$PWD/bin:/nonexistent
"$PLYCUT" draw -o x.svg tree:[1,2]; echo $?
"$PLYCUT" draw --layout dot -o x.svg tree:[1,2]; echo $?
"$PLYCUT" draw -o x.dot tree:[1,2]; echo $?
"$PLYCUT" run -a alpha-beta,minimax tree:[1,2]; echo $?
/bin/ls -A . out
