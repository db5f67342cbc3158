# The format is that of -f, or of the file's ending; without either, DOT.
tree='tree:[[3,12,8],[2,4,6],[14,5,2]]'
kind() { head -c 8 "$1" | tr -dc '[:print:]' | cut -c 1-5; }
# A PDF says when it was made.
same() { cmp <(grep -av /CreationDate "$1") <(grep -av /CreationDate "$2"); }
for format in dot svg pdf png; do
    plycut draw "$tree" -o a.$format && kind a.$format
    plycut draw "$tree" -f $format >again && same again a.$format
    rm -f again
done
plycut draw "$tree" -f dot -o b.svg && cmp b.svg a.dot
plycut draw "$tree" | cmp - a.dot
plycut trace "$tree" >t.json
plycut draw t.json --title "$tree" | cmp - <(plycut draw "$tree" --title "$tree")
plycut draw "$tree" --layout dot -o dot.svg && kind dot.svg
plycut draw "$tree" -a all -o all.svg && kind all.svg
# A page of a large tree draws subtrees as one node each, which has a size even without a label.
plycut draw -a minimax --draw-nodes 150 random:b=6,d=4 -o large.html && grep -o '<svg class="plycut"' large.html
ls -A
# The whole legend, or a part of it.
for legend in none key counts all; do
    plycut draw "$tree" --legend $legend -o legend.dot
    plycut draw "$tree" --legend $legend -o legend.svg
    for file in legend.dot legend.svg; do
        echo "$legend: $(grep -oE '>never visited<|algorithm<|order given' $file | paste -sd,)"
    done
done
plycut draw "$tree" --legend some
