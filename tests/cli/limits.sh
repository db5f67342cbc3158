# Past --max-nodes the message says what fits: a depth, or a higher limit.
plycut count --max-nodes 1000 -d 6 othello:start; echo $?
plycut trace --max-nodes 10 random:b=3,d=5,seed=1; echo $?
plycut trace --max-nodes 10 knuth-moore-pi; echo $?
plycut count random:b=20,d=30,seed=1; echo $?
plycut draw --max-nodes 10 knuth-moore-pi -o x.svg; echo $?
plycut run --max-nodes 60 knuth-moore-pi; echo $?
plycut count othello:start; echo $?
plycut trace knuth-moore-pi >t.json
plycut explain --max-nodes 20 t.json; echo $?
ls -A
