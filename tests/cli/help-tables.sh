# The words and the numbers that --help writes out are those of the tables and of the pictures.
# An unknown question is answered with the table's words.
plycut sheet --questions zzzzzz aima-two-ply 2>&1 | sed 's/.*choose from: all, \(.*\)).*/\1/' >questions
diff <(plycut sheet --help | tr -s ' \n' ' ' | sed 's/.*questions to ask: \(.*\), or all (default: value.*/\1\n/') questions && echo "every question is in the help"
# How much is drawn: a picture with the number, with one more and one less, and without the option.
numbers=$(plycut draw --help all | tr -s ' \n' ' ' | sed 's/.*trees of more than \([0-9]*\) nodes to \([0-9]*\) nodes, or so that boards fit into \([0-9]*\) pixels.*/\1 \2 \3/')
read -r whole slide pixels <<<"$numbers"
echo "$numbers"
draw() { plycut draw -q -f dot "$@"; }
same() { cmp -s "$1" "$2" && echo "the same" || echo "another"; }
for nodes in "$whole" $((whole + 1)); do
    wide=tree:[$(seq -s , $((nodes - 1)))]
    echo "a tree of $nodes nodes and --fold none: $(same <(draw -a minimax "$wide") <(draw -a minimax --fold none "$wide"))"
done
nodes_like_default() { # N ARGUMENT...: are N-1, N, N+1 nodes what is drawn without --draw-nodes?
    local most=$1 nodes
    shift
    draw "$@" >default
    for nodes in $((most - 1)) "$most" $((most + 1)); do
        printf '%s: %s  ' "$nodes" "$(same default <(draw --draw-nodes "$nodes" "$@"))"
    done
    echo
}
nodes_like_default "$slide" -a minimax random:b=2,d=7
nodes_like_default "$slide" -a minimax random:b=3,d=5
# Boards are as wide as a slide at most: four pixels are three points.
for spec in "-d 2 othello-midgame" "-d 3 othello-midgame" "-d 4 -a minimax othello:start" "-d 3 othello:4x4" "tictactoe:start -d 3"; do
    width=$(plycut draw -q -f svg $spec | head -n 1 | sed 's/.* width="\([0-9]*\)[.0-9]*pt".*/\1/')
    [ $((width * 4 / 3)) -le "$pixels" ] && echo "$spec fits a slide"
done
