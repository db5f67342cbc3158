# Players with settings: budgets, orders, a table, windows, quiescence; what they cannot take.
# With the same number of nodes, any number of threads plays the same games, whatever helps the search.
best=alpha-beta:6,nodes=300,order=hash+killer+history+fewest,table=100,eval=tutorial,quiescence=6+2
drawing=alpha-beta,nodes=200,ties=random,order=static
plycut match "$best" "$drawing" --games 4 -f csv --threads 1 --transcripts one.txt >one.csv
plycut match "$best" "$drawing" --games 4 -f csv --threads 4 --transcripts four.txt >four.csv
cmp one.csv four.csv && cmp one.txt four.txt && wc -l <one.txt
plycut match alpha-beta:1,ties=random alpha-beta:2,ties=random alpha-beta:3,ties=random --games 40 | sed '1,/^$/d'
plycut match alpha-beta,aspiration=3,nodes=400,eval=tutorial random --games 5 | sed -n 1,2p
# A budget that finishes no depth plays the first legal move, whatever its ties.
plycut match alpha-beta,nodes=1 alpha-beta,nodes=1,ties=last --games 1 --transcripts first.txt -q >first.out && cut -c 1-12 first.txt
# By the clock: legal games to their end; which moves are played depends on the machine, so the games are not called the same.
plycut match alpha-beta,time=0.001 alpha-beta:2,time=5,ties=random --games 2 --transcripts time.txt >time.out && wc -l <time.txt
plycut count -a minimax -f json $(sed 's/^/othello:/' time.txt) | jq -c '.results[] | .nodes' | sort -u
plycut match alpha-beta,nodes=5 alpha-beta:1 --games 2 -o none.out
# Hints come from a search of their own, whoever the opponent is.
printf 'd3\nhint\nquit\n' | plycut play alpha-beta,nodes=300,eval=tutorial,order=killer+fewest | grep -A 3 'hint:\|plays'
plycut play random alpha-beta,time=0.001 --start othello:4x4 | grep -c ' wins:\|Drawn:'
try() { plycut match "$1" random; echo $?; }
try alpha-beta
try alpha-beta:61
try alpha-beta:2,time=0
try alpha-beta,time=soon
try alpha-beta,nodes=1.5
try alpha-beta:3,eval
try alpha-beta:3,evla=discs
try alpha-beta:3,order=hash
try alpha-beta:3,order=best
try alpha-beta:3,order=kiler
try alpha-beta:3,order=killer,history
try alpha-beta:3,table=0
try alpha-beta:3,aspiration=0
try alpha-beta:3,aspiration=2,ties=last
try minimax:3,aspiration=2
try alpha-beta:3,quiescence=4+
try alpha-beta:3,nodes=5,nodes=6
try random:2
plycut play alpha-beta,nodes=; echo $?
