# The lines of an algorithm; what the conventions change in them.
plycut pseudocode alpha-beta
diff <(plycut pseudocode alpha-beta) <(plycut pseudocode alpha-beta --cut strict --fail hard)
for algorithm in $(plycut list algorithms -q); do
    plycut pseudocode "$algorithm" | head -4
    # Branch-and-bound has no fail rule, minimax no cut rule either.
    cmp -s <(plycut pseudocode "$algorithm") <(plycut pseudocode "$algorithm" --fail hard) && echo "no fail rule"
    cmp -s <(plycut pseudocode "$algorithm") <(plycut pseudocode "$algorithm" --cut strict) && echo "no cut rule"
done
plycut pseudocode alphabeta; echo $?
plycut pseudocode
plycut pseudocode minimax -o lines.txt && wc -l <lines.txt
plycut pseudocode cut-late
