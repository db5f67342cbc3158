# After a second of work, a line of progress on a terminal; none with --quiet.
# The first line of progress ends the run: it closes the terminal, which stops the program.
run() { # SECONDS COMMAND
    script -qec "timeout $1 $2" /dev/null </dev/null | while read -r -d $'\r' line; do
        case $line in *'million nodes'*) echo progress; break ;; esac
    done
}
slow="plycut count -a minimax random:b=2,d=26,seed=1"
run 20 "$slow"
[ -z "$(run 2 "$slow -q")" ] && echo "no progress"
# The same while Graphviz runs.
mkdir bin
printf '#!/bin/sh\ncat >/dev/null; sleep 2; echo "%%PDF %%%%EOF"\n' >bin/neato && chmod +x bin/neato
PATH=$PWD/bin:$PATH TERM=xterm script -qec "plycut draw -o x.pdf eppstein-deep" /dev/null </dev/null | tr '\r' '\n' | grep -c 'waiting for neato, 1 s'
cat x.pdf
