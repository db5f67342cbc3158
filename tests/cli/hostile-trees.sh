# Large and deep texts in every notation: read or refused within seconds.
many() { # FORMAT: it, filled in with each number from 1 to 100000
    seq -f "$1" 100000
}
try() { # NAME: what standard input is read as, and how that ends
    cat >"$1.txt"
    timeout 20 plycut count -a minimax "$1.txt" >out.txt 2>err.txt
    echo "$1: status $?; $(cut -c 1-160 err.txt | tail -1)"
}
{ many 'A n%.0f' && echo 'n1 3'; } | try edges
many 'A -> n%.0f' | try arrows
{ printf 'A -> {' && many 'n%.0f' && printf '} -> {' && many 'm%.0f' && echo '}'; } | tr '\n' ' ' | try groups
{ printf '{"A":["n0"' && many ',"n%.0f"' && printf ']}'; } | tr -d '\n' | try by-name
{ printf '{"A":{"n0":3' && many ',"n%.0f":3' && printf '}}'; } | tr -d '\n' | try nested
{ printf '{"kids":[3' && many ',{"id":"n%.0f","score":3}' && printf ']}'; } | tr -d '\n' | try objects
{ echo A && many '  n%.0f=3'; } | try outline
{ echo A && many '- n%.0f=3'; } | try bullets
{ printf '(chance' && many ' (0.5 %.0f)' && printf ')'; } | tr -d '\n' | try pairs
{ printf '(S' && many ' (n%.0f 3)' && printf ')'; } | tr -d '\n' | try name-first
{ printf '(n0:3' && many ',n%.0f:3' && printf ');'; } | tr -d '\n' | try name-last
{ printf '{"A":["B"],"B":3' && many ',"n%.0f":3' && printf ',"B":4}'; } | tr -d '\n' | try keys
{ many 'n%.0f' | paste -d ' ' - <(many 'n%.0f' | tail -n +2 && echo n1); } | try circle
printf '%0100000d' 0 | tr 0 '(' | try brackets
for word in '{"a":' '[A [' '- '; do
    printf "%.0s$word" $(seq 5000)
done | try unclosed
for indent in $(seq 0 450); do printf '%*sa\n' "$indent" ''; done | try steps
for indent in $(seq 0 450); do printf '%*sa\n' $((indent * 7 % 300)) ''; done | try ragged
printf '%0100000d' 0 | sed 's/0/->a/g; s/^/a/' | try chain
