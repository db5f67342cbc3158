# A game in the terminal, driven by lines: moves, a transcript, advice, taking moves back, unknown words.
printf 'd3\nmoves\nhint\nundo\nf5d6c3\nA1\nfoo\nundo\ntranscript\nhelp\nquit\n' | plycut play heuristic --seed 3
echo; echo "--- between two players, to the end"
plycut play random greedy --seed 2 | tail -n 14
echo "--- a pass is made where it is forced"
printf 'a3\ntranscript\nquit\n' | plycut play you you --start 'othello:4x4:b1a1d3c1a2'
echo "--- a hint that wins at once"
printf 'hint\na8\nquit\n' | plycut play you you --start 'othello:-OX------------------------------------------------------------- X'
plycut play random nobody </dev/null; echo $?
plycut play a b c </dev/null; echo $?
plycut play --start aima-two-ply </dev/null; echo $?
echo "--- the last board is shown once; what has ended can be taken back"
plycut match random random --games 1 --seed 4 -q --transcripts games -o results
end=$(head -n 1 games)
start=othello:$(echo "$end" | cut -c 1-116)
printf '%s\nhint\nmoves\nd3\nboard\nundo\nf8\ntranscript\nundo\n' "$(echo "$end" | cut -c 117-)" | plycut play you you --start "$start"
plycut play foo; plycut play yuo:3
# A transcript may contain passes; a forced pass that it contains is not asked for again.
printf 'b1a1c4c1a2a3passd2\npass\nquit\n' | plycut play you you --start othello:4x4 | grep -E '^(Black|White|pass|[a-d][1-4])'
echo "--- tic-tac-toe: a hint, a win, taken back; a draw between two who search to the end"
printf 'b2\nhint\nd4\nc3\nquit\n' | plycut play tictactoe:start heuristic --seed 1
plycut play tictactoe:start alpha-beta:9 alpha-beta:9 | tail -n 7
plycut play tictactoe:start --start othello:start </dev/null; echo $?
plycut match --start tictactoe:start random alpha-beta:9 --games 50 -q
plycut match --start tictactoe:start random random --games 2 -q --ggf games.ggf; echo $?
plycut play tictactoe:start alpha-beta:2,eval=tutorial </dev/null; echo $?
echo "--- you are the side to move, whichever begins a game"
printf 'quit\n' | plycut play heuristic --start 'othello:4x4:-----OX--XO----- O' | head -n 1
printf 'quit\n' | plycut play --start 'othello:4x4:-----OX--XO----- O' | head -n 1
printf 'quit\n' | plycut play greedy random --start 'othello:4x4:-----OX--XO----- O' | head -n 1
echo "--- Pig: the program rolls the die; what cannot be played, a hint, taking back, the end"
printf 'help\nhold\nroll\nhint\nhold\nmoves\nundo\ntranscript\nrol\nroll roll\nquit\n' | plycut play pig:start you alpha-beta:2 --seed 1
plycut play pig:target=4 heuristic random --seed 3
plycut match --start pig:start alpha-beta:2 heuristic --games 3 --transcripts - -v -f text 2>/dev/null
plycut match --start pig:start random random --games 2 -q --ggf games.ggf; echo $?
plycut match --start pig:start negamax:2 random --games 2 -q; echo $?
echo "--- a position of the catalogue, by its name"
plycut play othello-midgame greedy random -q --seed 3 </dev/null | tail -n 2
plycut play aima-two-ply </dev/null; echo $?
