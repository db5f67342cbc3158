# Each line of a positions file is an input; FILE:LINE is one of them.
cat >p.obf <<'OBF'
% two positions
------------------OX------XO------------------------------------ X;

---------------------------OX------XO--------------------------- O;
OBF
plycut count -a minimax -d 1 -f csv p.obf | cut -d, -f 1-6
plycut count -a minimax -d 1 -f csv p.obf:4 | cut -d, -f 1-6
head -n 2 p.obf >one.obf
plycut count -a minimax -d 1 -f csv one.obf | cut -d, -f 1-6
plycut run -q -a minimax -d 1 p.obf >table && ls out
plycut trace -d 1 p.obf:2 | head -c 42; echo
plycut trace -d 1 p.obf; echo $?
plycut trace -d 1 p.obf:3; echo $?
echo '[1,2]' >t.json
plycut trace t.json:1; echo $?
plycut count -a minimax -d 1 -f csv - <one.obf | cut -d, -f 1-6
# A board as play shows it is a position, with the side to move below it.
printf 'd3\nquit\n' | plycut play greedy >game
tail -n 13 game | head -n 10 >board && cat board
plycut count -d 1 board; echo $?
echo X >>board
plycut count -a minimax -d 1 -f csv board | cut -d, -f 1-6
plycut perft -d 1 - <board
plycut perft -d 1 --divide board
plycut explain -d 1 board | sed -n '/Board/,/^ *8/p' | sed 's/^Board *//; s/^   *//' >told && echo X >>told
cmp <(plycut count -f csv -d 2 - <told) <(plycut count -f csv -d 2 - <board) && echo "the same position"
# The root is the start only if no move has been made.
for spec in othello:start othello:f5d6c3 othello:4x4 tictactoe:start tictactoe:X../.../...; do
    plycut trace -d 1 "$spec" | jq -r ".events[0].name"
done
