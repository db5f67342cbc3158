# Every command tells its options, and only those that it takes.
for command in $(plycut --help | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do
    plycut $command --help
    echo
done
plycut count --help nosuchfile | cmp - <(plycut count -h)
