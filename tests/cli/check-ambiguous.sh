# A word that five nodes answer to is asked back with all five; if there are more, with five and their number.
for leaves in 7,7,7 7,7,7,7; do
    printf 'cut: 7\n' | plycut check "tree:[[7,7],[$leaves]]" - | grep ambiguous
done
