# A trace that replay contradicts is refused with its place, and nothing of it is printed.
plycut trace 'tree:[[3,12,8],[2,4,6],[14,5,2]]' >t.json
sed '9s/"value":8/"value":9/' t.json >altered.json
head -n 12 t.json >cut.json
for file in altered.json cut.json; do
    for command in trace draw explain check; do
        plycut $command $file
        echo "$command $file: $?"
    done
done
plycut trace altered.json -o out.json || ls out.json
plycut trace t.json -d 2
plycut draw t.json --cut strict
plycut explain t.json -a minimax
plycut count t.json
plycut run t.json
ls -A
