# Matches: the same seed plays the same games on any number of threads; games saved, and legal.
plycut match minimax:2 random heuristic --games 30
plycut match minimax:2,ties=random random --games 20 --seed 7 -f csv --threads 1 --transcripts one.txt --ggf one.ggf >one.csv
plycut match minimax:2,ties=random random --games 20 --seed 7 -f csv --threads 5 --transcripts five.txt --ggf five.ggf >five.csv
cmp one.csv five.csv && cmp one.txt five.txt && cmp one.ggf five.ggf && wc -l one.txt one.ggf
plycut match minimax:2,ties=random random --games 20 --seed 8 -f csv | cmp -s - one.csv || echo "another seed, other games"
# Every transcript is a legal game to its end: a search from there is one leaf.
plycut count -a minimax -f json $(head -n 10 one.txt | sed 's/^/othello:/') | jq -c '.results[] | [.nodes, .leaves]' | sort -u
grep -c '^(;GM\[Othello\]PC\[plycut\]PB\[.*\]PW\[.*\]RE\[[+-][0-9]*\]TY\[8\]BO\[8 [-*O]\{64\} \*\]B\[[a-h][1-8]\]W.*;)$' one.ggf
plycut match greedy greedy --games 2 --start othello:6x6 -v -q
plycut match random greedy -f json --games 3 -o out.json && jq -c '[.format, .version, .seed, (.results | length)]' out.json
plycut match random alpha-beta,nodes=50,eval=tutorial --games 5 -f csv | cut -d, -f 1-2 | head -n 1
plycut match random nobody; echo $?
echo "--- no interval where the games are copies of one"
plycut match alpha-beta:2 minimax:2 random --games 2
plycut match -q alpha-beta:2 minimax:2 --games 2 -f csv
plycut match -q alpha-beta:2 minimax:2 --games 2 -f json | jq -c '.results[0] | [.black_pct, .black_low, .black_high, .white_low, .white_high]'
