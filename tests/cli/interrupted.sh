# Interrupted work leaves no half-written file; the status gives the signal.
for signal in INT TERM HUP; do
    mkdir box
    # A background job of a script ignores SIGINT, what nohup runs SIGHUP; env gives them their meaning back.
    env --default-signal=INT,TERM,HUP "$PLYCUT" trace -q -a minimax random:b=2,d=20,seed=1 -o box/x.json &
    pid=$!
    for i in {1..1000}; do
        [ -s box/.plycut-* ] && break
        sleep 0.01
    done
    ls -A box | sed 's/plycut-.*/plycut-unfinished/'
    kill -$signal $pid
    wait $pid 2>/dev/null
    echo "$signal $(($? - 128))"
    ls -A box
    rm -r box
done 2>/dev/null
mkdir bin
printf '#!/bin/sh\nexec sleep 30\n' >bin/rsvg-convert && chmod +x bin/rsvg-convert
PATH=$PWD/bin:$PATH env --default-signal=TERM "$PLYCUT" draw tree:[1,2] -o x.pdf &
pid=$!
for i in $(seq 500); do
    pgrep -P $pid >child && break
    sleep 0.02
done
kill -TERM $pid
wait $pid 2>/dev/null
echo $?
for i in $(seq 250); do
    grep -sq "^State:.[^Z]" "/proc/$(cat child)/status" || { echo "the child is gone"; break; }
    sleep 0.02
done
ls -A
# Nor does it leave what qpdf was making.
mkdir box && printf '#!/bin/sh\necho "$2" >parts; exec sleep 30\n' >bin/qpdf && chmod +x bin/qpdf && rm bin/rsvg-convert
TMPDIR=$PWD/box PATH=$PWD/bin:$PATH env --default-signal=TERM "$PLYCUT" sheet -q -f pdf -o course tree:[1,2] &
pid=$!
for i in $(seq 500); do
    [ -s parts ] && break
    sleep 0.02
done
ls box | sed 's/class-.*/class-.../'
kill -TERM $pid
wait $pid 2>/dev/null
echo $?
ls -A box
find course -type f
