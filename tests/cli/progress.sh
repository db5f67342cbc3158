# Past a second of work, a line of progress on a terminal; none with --quiet.
run() { TERM=xterm script -qec "timeout 2 $1" /dev/null </dev/null | tr '\r' '\n' | grep -c 'million nodes'; }
slow="plycut count -a minimax random:b=2,d=26,seed=1"
[ "$(run "$slow")" -gt 0 ] && echo progress
[ "$(run "$slow -q")" -eq 0 ] && echo "no progress"
# The same while Graphviz runs.
mkdir bin
printf '#!/bin/sh\ncat >/dev/null; sleep 2; echo "%%PDF %%%%EOF"\n' >bin/neato && chmod +x bin/neato
PATH=$PWD/bin:$PATH TERM=xterm script -qec "plycut draw -o x.pdf eppstein-deep" /dev/null </dev/null | tr '\r' '\n' | grep -c 'waiting for neato, 1 s'
cat x.pdf
