# A game in the terminal, driven by lines: moves, a transcript, advice, taking back, wrong words.
printf 'd3\nmoves\nhint\nundo\nf5d6c3\nA1\nfoo\nundo\ntranscript\nhelp\nquit\n' | plycut play heuristic --seed 3
echo; echo "--- between two players, to the end"
plycut play random greedy --seed 2 | tail -n 14
echo "--- a pass is made where it is forced"
printf 'a3\ntranscript\nquit\n' | plycut play you you --start 'othello:4x4:b1a1d3c1a2'
echo "--- an ended game ends the session"
printf 'hint\na8\nquit\n' | plycut play you you --start 'othello:-OX------------------------------------------------------------- X'
plycut play random nobody </dev/null; echo $?
plycut play a b c </dev/null; echo $?
plycut play --start aima-two-ply </dev/null; echo $?
