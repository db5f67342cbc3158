# --eval and --score apply to games that offer a choice; at least one input must be such a game.
plycut count -a minimax -d 1 --eval discs -f csv othello:start tree:1 | cut -d, -f 1-4
plycut count --eval discs tree:1; echo $?
plycut count --eval dics othello:start; echo $?
plycut count --score disks tree:1 othello:start; echo $?
plycut count --score discs random:b=2,d=2,seed=1; echo $?
