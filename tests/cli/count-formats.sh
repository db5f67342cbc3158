# The table in each of its formats.
for format in $(plycut list formats | sed -n 's|^  \([a-z]*\)  *table .*|\1|p'); do
    echo "== $format"
    plycut count -f $format --window 0,10 --cut strict knuth-moore-pi 'tree:[[3,12,8],[2,4,6],[14,5,2]]'
done
plycut count -o table.csv -f csv tree:1 && cat table.csv
