# Colours and progress on a terminal only; NO_COLOR and --quiet are respected.
run() { TERM=xterm script -qec "$1" /dev/null </dev/null | tr -d '\r' | sed 's/\x1b/ESC/g'; }
run "plycut count nosuch"
NO_COLOR=1 run "plycut count nosuch"
TERM=dumb script -qec "plycut count nosuch" /dev/null </dev/null | tr -d '\r'
run "plycut check aima-two-ply"
run "plycut draw -f png aima-two-ply"
run "plycut draw aima-two-ply"
run "plycut draw -o - aima-two-ply" | head -1
plycut check aima-two-ply | cat -v
