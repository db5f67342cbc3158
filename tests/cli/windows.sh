# A root window that does not contain the value: bounds are shown as bounds, and no move is called best that is not.
tree='tree:[[3,1],3]' mirrored='tree:[[-3,-1],-3]'
echo "-- the value is exact, but no move is proved best"
plycut explain --window 5,8 "$tree" | grep -E '^(Value|Best)'
plycut explain --root min --window=-8,-5 "$mirrored" | grep -E '^(Value|Best)'
plycut trace --window 5,8 "$tree" | tail -n 1 | cut -c 1-60
plycut trace --root min --window=-8,-5 "$mirrored" | tail -n 1 | cut -c 1-60
plycut sheet --window 5,8 -f svg -o sheets "$tree"
grep -h -o -E '"(best|principal_variation)":[^,]*' sheets/*-answers.json
for best in none /0 /1; do
    echo "best: $best" >answers.txt
    plycut check --window 5,8 "$tree" answers.txt
done
echo "-- passes name none either"
plycut explain --aspiration 1 --guess 6 "$tree" | grep -E -A 1 '^Pass .* (To|Depth)'
plycut explain --fail hard --aspiration 1.5 --guess 4.5 --pass 1 'tree:[2,3]' | grep -E -A 1 '^(Pass .* (To|Depth)|Best)'
echo "-- count and trace agree whether the value is a bound"
for spec in aima-two-ply "$tree"; do
    plycut count -a alpha-beta --window 5,8 "$spec" | sed -n 2p
    plycut trace --window 5,8 "$spec" | grep '"exit","node":"/",'
    plycut explain --window 5,8 "$spec" | grep -E '^Value'
done
echo "-- no format prints a bound as a value"
for format in csv markdown latex json; do
    plycut count -a minimax,alpha-beta --window 5,8 -f $format aima-two-ply | grep alpha-beta
done
plycut count -a alpha-beta --window=-inf,1 -f csv aima-two-ply | tail -n 1
