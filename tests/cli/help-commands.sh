# Every command tells its options, and only those that it takes.
for command in run trace draw count explain check list; do
    plycut $command --help
    echo
done
plycut count --help nosuchfile | cmp - <(plycut count -h)
