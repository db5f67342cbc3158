# The scores of a positions file, for the side to move, compared with searches to the end.
cat >p.obf <<'OBF'
OOO-OOOXXXOOOOOX-OXXOXOXO-XXOOXXOXOXXXXXOXXXXXXXO-XXXX-XXXXX-OOO X; a3:-6 d1:-12 b4:-18
--OXXXX-O-OOOXXOOXOXXOXXOXOXOXX-OOOXXOXXOOOXOXOXXXXXXXXX--XXXOXX O; a8:+3 h1:+2
--OXXXX-O-OOOXXOOXOXXOXXOXOXOXX-OOOXXOXXOOOXOXOXXXXXXXXX--XXXOXX O;
OBF
plycut check -v p.obf; echo $?
plycut check --score winner-takes-empties p.obf:2; echo $?
plycut check --max-nodes 2 p.obf:1; echo $?
