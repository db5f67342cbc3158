# A full disk: status 3, one line, whichever command.
echo '[1,2]' >a.json
plycut trace a.json >t.json
for line in --help --version "count --help" "trace a.json" "trace t.json" "draw a.json" "draw a.json -f svg" \
    "count a.json" "explain a.json" "check a.json" list "run -q a.json"; do
    plycut $line >/dev/full
    echo "$line: $?"
    plycut $line >&-
    echo "closed, $line: $?"
done
plycut trace a.json -o /dev/full; echo $?
plycut trace random:b=3,d=8,seed=1 >/dev/full; echo $?
rm -r out
ls -A
