# Hints near the end of the game are best moves, on every position of the tests that has one.
# Each line of the data: name, squares, side, score and best moves by discs, ...
grep -v '^#' "$SOURCE/tests/data/othello-positions.txt" | {
    hints=0
    while read -r name squares side score best _; do
        case $best in pass | none) continue ;; esac
        hint=$(printf 'hint\nquit\n' | plycut play "othello:$squares $side" you you | sed -n 's/^hint: \([a-h][1-8]\): \(.*\)/\1 \2/p')
        case ",$best," in *",${hint%% *},"*) ;; *) echo "$name: '$hint' is none of $best" ;; esac
        case $score in 0) expected=draws ;; -*) expected="loses by ${score#-}" ;; *) expected="wins by $score" ;; esac
        case $hint in *" $expected") ;; *) echo "$name: '$hint', but the score is $score" ;; esac
        hints=$((hints + 1))
    done
    echo "$hints hints"
}
# A player with endgame= plays the endgame as well as the hint, whatever its depth or algorithm.
printf 'b1\nquit\n' | plycut play 'othello:X-OOOOO-XXOXXOOOXOXXOOOOXXOXOOXOXXOOXOXOXXOOOXXOX-OOXXXOXXXXXXX- X' you minimax:1,eval=tutorial,endgame=4 | grep plays
plycut match -q minimax:1,endgame=6,ties=last alpha-beta:3,endgame=6 --games 1 --start 'othello:OOO-OOOXXXOOOOOX-OXXOXOXO-XXOOXXOXOXXXXXOXXXXXXXO-XXXX-XXXXX-OOO X' | head -2
plycut play tictactoe:start alpha-beta:2,endgame=4 </dev/null; echo $?
plycut play alpha-beta:2,endgame=21 </dev/null; echo $?
# Scores that are right only by another scoring; orders and tables for positions, not for answers.
cat >wte.obf <<'END'
-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX-- X; g8:32; g2:12
END
plycut check wte.obf; echo $?
plycut check --score winner-takes-empties --order hash,fewest,parity --table 10000 wte.obf
plycut check --order given -q wte.obf; echo $?
plycut check --table 100 aima-two-ply; plycut check --order hash,static aima-two-ply; plycut check --order static aima-two-ply
