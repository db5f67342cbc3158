# Parts by GNU parallel, if it is installed, are the whole.
spec='random:b=3,d=2..4,values=real'
if command -v parallel >/dev/null; then
    parallel --will-cite plycut experiment "'$spec'" --trees 30 --threads 1 --shard {}/4 -f json -o part-{}.json ::: 1 2 3 4
else
    for i in 1 2 3 4; do plycut experiment "$spec" --trees 30 --threads 1 --shard $i/4 -f json -o part-$i.json; done
fi
plycut experiment "$spec" --trees 30 --threads 1 -f csv >whole.csv
plycut experiment --merge part-*.json -f csv | cmp - whole.csv && echo "the same"
