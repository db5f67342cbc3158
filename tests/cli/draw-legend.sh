# The legend counts the three algorithms, whichever is drawn; not those past the limit.
tree='tree:[[3,12,8],[2,4,6],[14,5,2]]'
words() { grep -o 'minimax\|branch-and-bound\|alpha-beta\|Minimax\|Branch-and-bound\|Alpha-beta' | tr A-Z a-z | sort | uniq -c; }
plycut draw "$tree" | words
echo --
plycut draw "$tree" --max-nodes 12 | words
