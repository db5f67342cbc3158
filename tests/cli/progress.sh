# After a second of work, a line of progress on a terminal; none with --quiet. The program is stopped for most of that
# second, to spare the processor, and the first line of progress ends it.
run() { # NAME COMMAND AFTER THE FIRST SECOND, OPTION...
    script -qec "plycut count -a minimax random:b=2,d=26,seed=1 ${*:3} & echo \$! >$1.pid
        sleep 0.1; kill -STOP \$!; sleep 1; kill -CONT \$!; $2; wait" /dev/null </dev/null |
        while read -r -d $'\r' line; do
            case $line in *'million nodes'*) echo progress; kill "$(cat "$1.pid")"; break ;; esac
        done
}
run loud true >shown &
run quiet 'sleep 0.3; kill $!' --quiet >hidden &
# The same while Graphviz runs.
mkdir bin
printf '#!/bin/sh\ncat >/dev/null; sleep 2; echo "%%PDF %%%%EOF"\n' >bin/rsvg-convert && chmod +x bin/rsvg-convert
PATH=$PWD/bin:$PATH TERM=xterm script -qec "plycut draw -o x.pdf eppstein-deep" /dev/null </dev/null | tr '\r' '\n' | grep -c 'waiting for rsvg-convert, 1 s' >waiting
wait
cat shown
[ -s hidden ] || echo "no progress"
cat waiting x.pdf
