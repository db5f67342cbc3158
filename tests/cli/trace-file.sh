# A trace in a file is what standard output would have got, and is written back byte for byte.
plycut trace knuth-moore-pi >a.json
plycut trace knuth-moore-pi -o b.json
plycut trace knuth-moore-pi -o - | cmp - a.json
cmp a.json b.json
plycut trace a.json | cmp - a.json
plycut trace - <a.json | cmp - a.json
plycut trace a.json -o a.json; echo $?; cmp a.json b.json
jq . a.json >loose.json
plycut trace loose.json | cmp - a.json
for algorithm in minimax branch-and-bound; do
    plycut trace -a $algorithm -d 2 othello:start >c.json
    plycut trace c.json | cmp - c.json
done
sed 's/plycut 1.0.0/another 7/' a.json >other.json
plycut trace other.json | cmp - other.json
sed 's/"version":1,/"version":1.0,/' a.json | plycut trace - | cmp - a.json
plycut trace -v ties 2>&1 >c.json | wc -l
ls -A
# A trace has the counts of its search.
while read -r spec options; do
    plycut count -f csv -a alpha-beta $options "$spec" | sed 's/^.*,alpha-beta,//' >counts
    plycut trace $options "$spec" | plycut count -f csv - | sed 's/^.*,alpha-beta,//' | cmp - counts
done <<END
aima-two-ply
random:b=2,d=3,seed=1 --order killer
ties --table 100 --aspiration 1 --guess 9
[{"static":1,"children":[1,2]},{"static":9,"children":[4]}] -d 1 --quiescence 2
othello:4x4 -d 3 --expand-pruned
END
