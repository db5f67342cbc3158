# experiment: tables, parts and what is refused. The numbers are exact, on one thread or several.
plycut experiment -a branch-and-bound,alpha-beta 'random:b=2..3,d=3..4,values=real' --trees 50
plycut experiment -a alpha-beta 'random:b=3,d=4' --trees 40 --orders given/best/worst -f csv --threads 3
plycut experiment -a alpha-beta 'random:b=3,d=4' --trees 40 --orders given/best/worst -f csv --threads 1 >one.csv
plycut experiment -a alpha-beta 'random:b=3,d=4' --trees 40 --orders given/best/worst --shard 1/3 -f json -o 1.json
plycut experiment -a alpha-beta 'random:b=3,d=4' --trees 40 --orders given/best/worst --shard 2/3 -f json -o 2.json
plycut experiment -a alpha-beta 'random:b=3,d=4' --trees 40 --orders given/best/worst --shard 3/3 -f json -o 3.json
plycut experiment --merge 3.json 1.json 2.json -f csv | cmp - one.csv && echo "parts make the whole"
plycut experiment --merge 3.json 1.json -f csv >two.csv
echo "status $?" && tail -n 1 two.csv
for i in 1 4 5 7; do plycut experiment 'random:b=2,d=2' --trees 9 --shard $i/8 -f json -o of8-$i.json; done
plycut experiment --merge of8-*.json -q -f csv
echo "status $?"
echo "a part with a hole:"
for hole in 'del(.rows[1])' '.rows=[]' '.rows+=.rows[:1]' '.rows[2].trees=12' '.parts=[]' '.parts=[1,2]'; do
    jq -c "$hole" 2.json >hole.json
    plycut experiment --merge 1.json hole.json 3.json -f csv
    echo "status $?"
done
echo "trees of neighbouring seeds:"
for seed in 1 2 3; do
    for i in 1 2 3 4 5; do
        plycut experiment 'random:b=4,d=6,values=real' --trees 5 --seed $seed --shard $i/5 -f csv | tail -n 1
    done
done | cut -d, -f6,8 | sort | uniq -d
plycut experiment --merge 1.json 1.json -f csv
plycut experiment -a alpha-beta 'random:b=3,d=4' --trees 41 --shard 1/3 -f json -o other.json
plycut experiment --merge 1.json other.json
plycut experiment -a alpha-beta 'random:b=3,d=4' --trees 40 --orders given/best/worst --window 3,60 --shard 2/3 -f json -o window.json
plycut experiment --merge 1.json window.json
plycut experiment -a alpha-beta othello:start -d 2 --eval ranks -f json | jq -c '.spec,.depth,.rows[].d'
plycut experiment -a alpha-beta static-values -d 1 --limits=-99,99 -f json | jq -c .spec
echo '{"format": "plycut-growth", "version": 1}' >short.json
plycut experiment --merge short.json
plycut experiment --merge one.csv
echo "positions:"
plycut experiment -a alpha-beta -d 3 othello:start tictactoe:start --orders given/fewest -f csv
echo "plots:"
plycut experiment -a alpha-beta,minimax 'random:b=2..3,d=1..4' --trees 10 -o growth && ls growth*
plycut experiment -a alpha-beta,minimax 'random:b=2..3,d=1..4' --trees 10 -f csv | cmp - growth.csv
grep -c '<text' growth-leaves.svg >lines && [ "$(cat lines)" -gt 10 ] && echo "text is text"
echo "resumed:"
jq -c '.rows |= .[:3]' growth.json >cut.json && mv cut.json growth.json && cp growth.csv before.csv
plycut experiment -a alpha-beta,minimax 'random:b=2..3,d=1..4' --trees 10 -o growth --resume && cmp growth.csv before.csv
plycut experiment -a alpha-beta,minimax 'random:b=2..3,d=1..4' --trees 11 -o growth --resume
plycut experiment -a alpha-beta 'random:b=2,d=2' --trees 9 --shard 1/2 -o shard
cp shard.json shard-2.json && plycut experiment -a alpha-beta 'random:b=2,d=2' --trees 9 --shard 2/2 -o shard-2 --resume
echo "quality:"
plycut experiment -a alpha-beta 'random:b=3,d=3' --trees 20 --quality 0,100 --orders given
plycut experiment -a alpha-beta 'random:b=3,d=1..3' --trees 5 --quality 0..100 -o quality && ls quality* && grep -c quality quality.csv
echo "a thousand rows:"
plycut experiment -a all 'random:b=2..5,d=1..4' --trees 1 --quality 0..100 --orders given/quality:5/best -o many && ls many* && wc -l <many.csv
plycut experiment 'random:b=3,d=3' --quality 5..x
plycut experiment 'random:b=3,d=3' --quality 101
plycut count --order quality ties
plycut count --order quality:70: ties
plycut trace --order quality:70:3 knuth-moore-pi >quality.trace && plycut trace quality.trace | cmp - quality.trace && grep -o '"order":"[^"]*"' quality.trace
echo "ties:"
ties='random:b=3,d=3,values=0..1/-4..5'
plycut experiment -a alpha-beta "$ties" --trees 5 -o ties && ls ties* && cat ties.csv
for part in 1 2; do plycut experiment -a alpha-beta "$ties" --trees 5 --shard "$part/2" -f json >"ties$part.json"; done
plycut experiment --merge ties2.json ties1.json -f csv | cmp - ties.csv
plycut experiment 'random:b=3,d=3,values=0..1/real'
plycut experiment 'random:b=3,d=3,values=0..1/'
plycut experiment 'random:b=3,d=3,values=0..1/9..2'
echo "refused:"
plycut experiment 'random:b=2..x,d=3'
plycut experiment 'random:b=3..2,d=3'
plycut experiment 'random:b=3'
plycut experiment 'random:b=3,d=3,seed=4'
plycut experiment 'random:b=3,d=3,sed=4'
plycut experiment 'random:b=3,d=3' 'random:b=4,d=3'
plycut experiment -d 3 'random:b=3,d=3'
plycut experiment --root min 'random:b=3,d=3'
plycut experiment --limits 0,9 'random:b=3,d=3'
plycut experiment 'random:b=3,d=3' --orders given/bset
plycut experiment 'random:b=3,d=3' --orders best/shuffle:1/best
plycut experiment 'random:b=3,d=3,values=0..9/0..1/0..9'
plycut experiment 'random:b=3,d=3' --shard 4/3
plycut experiment 'random:b=3,d=3' -f svg
plycut experiment 'random:b=3,d=3' --resume
plycut experiment 'random:b=3,d=3' -f dto
plycut experiment othello:start
plycut experiment tis -d 2
plycut experiment othello:start -d 2 --trees 3
# A range too long to be written back is refused, not cut.
plycut experiment "random:b=2,d=2,values=0..1/0..$(printf '0%.0s' {1..60})9"
plycut experiment -d 2 othello-midgame aima-two-ply
