# Rows are in the order of -a; each algorithm appears once.
plycut count -f csv -a alpha-beta,minimax 'tree:[[3,12,8],[2,4,6],[14,5,2]]'
plycut count -a minimax,minimax tree:1
plycut count -a alpha_beta tree:1
plycut count -a minimax, tree:1
plycut trace -a all tree:1
plycut explain -a minimax,alpha-beta tree:1
plycut count -a star1,alpha-beta ties
