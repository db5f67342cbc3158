# Past a second of work, a line of progress on a terminal; none with --quiet.
run() { TERM=xterm script -qec "timeout 2 $1" /dev/null </dev/null | tr '\r' '\n' | grep -c 'million nodes'; }
slow="plycut count -a minimax random:b=2,d=26,seed=1"
[ "$(run "$slow")" -gt 0 ] && echo progress
[ "$(run "$slow -q")" -eq 0 ] && echo "no progress"
