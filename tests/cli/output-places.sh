# -o writes where it should, and never overwrites what the command reads or writes elsewhere.
# Open descriptors are written to directly: what was written before and what is written after is kept.
{ echo header >&2; plycut trace tree:[1,2] -o /dev/stderr; echo footer >&2; } 2>log; sed -n '1p;$p' log
{ echo header >&3; plycut trace tree:[1,2] -o /dev/fd/3; echo footer >&3; } 3>log; sed -n '1p;$p' log; wc -l <log
{ rm log; plycut trace tree:[1,2] -o /proc/self/fd/3; } 3>log; ls -A
plycut trace tree:[1,2] -o /dev/fd/9 9>&-; echo $?
# An input is never an output, under any name.
echo '[[3, 12], [2, 4]]' >in.json && ln -s in.json soft.json && ln in.json hard.json
for place in in.json ./in.json soft.json hard.json; do
    plycut trace in.json -o $place; echo $?
done
plycut trace - -o in.json <in.json; echo $?
cat in.json
# No two outputs are the same file.
plycut match --games 1 --transcripts same --ggf same random random; echo $?
plycut match --games 1 --transcripts one --ggf ./two -o two random random; echo $?
ls -A
plycut match -q --games 1 --transcripts /dev/null --ggf /dev/null -o /dev/null random random; echo $?
# A write-protected file does not change.
as_user() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
chmod 755 . && mkdir open && echo mine >open/ro.json && chmod 777 open && chmod 444 open/ro.json
as_user "$PLYCUT" trace tree:[1,2] -o open/ro.json; echo $?
cat open/ro.json; ls -A open
# A pipe that waits for the games gets them.
mkfifo games tables
cat games >got & plycut match -q --games 1 --seed 7 --transcripts games -o table random random; wait; grep -c . got
cat games >got & plycut match -q --games 1 --seed 7 --ggf games -o table random random; wait; grep -c . got
plycut match -q --games 1 --seed 7 -o - --transcripts - random random | tail -n 2 | cut -c 1-6
# If the limit of file size is reached, or a signal ends the work, nothing is left behind.
mkdir box
(ulimit -f 1; plycut draw -f dot -o box/big.dot knuth-moore-pi); echo $?
ls -A box
for signal in QUIT PIPE ALRM USR1 USR2 XCPU VTALRM PROF; do
    env --default-signal=$signal bash -c 'ulimit -c 0; exec "$0" "$@"' "$PLYCUT" trace -q -a minimax random:b=2,d=20,seed=1 -o box/x.json &
    pid=$!
    for i in {1..1000}; do
        [ -s box/.plycut-* ] && break
        sleep 0.01
    done
    kill -$signal $pid
    wait $pid 2>/dev/null
    echo "$signal $(($? - $(kill -l $signal)))"
    ls -A box
done 2>/dev/null
