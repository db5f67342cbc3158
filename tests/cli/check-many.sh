# Many answers: a second answer to a question is found among all of them; a number may begin with its point.
{ seq -f 'w%.0f: 3' 300; echo 'w7: 4'; echo 'w299: 3'; echo 'value: 3'; echo 'VALUE: 4'; } | plycut check aima-two-ply - 2>&1 |
    grep 'answers right$\|twice' | cut -c1-120
plycut count -f csv -a alpha-beta --window .5,3 aima-two-ply | tail -1
