# A positions file that begins with a comment is not a file of answers.
printf '%% title: a position\nX-OOOOO-XXOXXOOOXOXXOOOOXXOXOOXOXXOOXOXOXXOOOXXOX-OOXXXOXXXXXXX- X; b1:34 b7:16\n' >p.obf
plycut check p.obf
echo $?
plycut check --max-nodes 2 p.obf:2
echo $?
