# An exercise as a link to the playground: tree, position, search, questions.
plycut sheet --link playground.html aima-two-ply
plycut sheet --link playground.html --questions cutoffs,values --cut strict --order reversed --window=-2,9 --root min '[[1,2],[3]]'
plycut sheet --link playground.html --limits=0,9 --limits-cut '[[9,2],[3]]'
plycut sheet --link playground.html --limits=0,9 '[[9,2],[3]]'
plycut sheet --link playground.html -d 2 othello:4x4
plycut sheet --link playground.html --questions best '[1,2]'
plycut sheet --link playground.html '[1,'
plycut sheet --link playground.html --root min -d 1 othello:4x4
plycut sheet --link playground.html -e tutorial -d 1 othello:start
