# --style dark: light on a dark ground; boards keep their colours. --transparent: no ground.
plycut draw -f svg --style dark aima-two-ply >dark.svg; plycut draw -f svg aima-two-ply >light.svg
grep -o '<rect class="paper"[^>]*' dark.svg | grep -o 'fill="[^"]*"'; head -n 1 dark.svg | grep -o ' fill="[^"]*"'
echo -- no colour of the light ground is left, and nothing else differs
grep -o '#[0-9A-F]\{6\}' dark.svg | sort -u | comm -12 - <(grep -o '#[0-9A-F]\{6\}' light.svg | sort -u)
plain() { sed 's/ fill="#[0-9A-F]*"//g; s/ stroke="#[0-9A-F]*"//g' "$1"; }
diff <(plain dark.svg) <(plain light.svg) && echo same
echo -- black and white discs
plycut draw -f svg --style dark -d 1 othello:start | grep -o '<circle[^>]*fill="#[0-9A-F]*"' | grep -o 'fill="#[0-9A-F]*"' | sort | uniq -c
echo -- transparent
plycut draw -f svg --transparent aima-two-ply | diff - light.svg | grep -o 'class="paper"'
plycut draw -f svg --transparent aima-two-ply | grep -c 'class="paper"'
echo -- what cannot be drawn
for format in dot tikz txt html; do plycut draw -f $format --style dark aima-two-ply; echo $?; done
plycut draw -f svg --layout dot --style dark aima-two-ply; echo $?
plycut draw -f txt --transparent aima-two-ply; echo $?
plycut draw -f svg --steps all --animate --transparent aima-two-ply; echo $?
plycut sheet --style dark aima-two-ply; echo $?
plycut draw --style drak -f svg aima-two-ply; echo $?
