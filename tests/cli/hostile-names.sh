# Names of files may be any bytes: JSON and CSV stay UTF-8, a spreadsheet gets no formula, and nothing reaches
# the terminal that could drive it.
name=$'M\xfcller.txt'
printf 'value: 6\n' >"$name"
for format in json csv text; do
    plycut check -f $format eppstein-deep "$name" >out
    iconv -f UTF-8 -t UTF-8 out >/dev/null && grep -q $'M\xef\xbf\xbdller' out && echo "check -f $format: UTF-8"
done
printf '[[1,2],[3,4]]' >$'bad\xff.json'
plycut conventions -f json $'bad\xff.json' | jq -r .input
plycut conventions $'bad\xff.json' | head -n 1
plycut trace -o $'bad\xff.trace' aima-two-ply
plycut check $'bad\xff.trace' $'bad\xff.json'
printf '[[1,2],[3,4]]' >'=1+1.json'
plycut count -a minimax -f csv '=1+1.json' | tail -n 1 | cut -d, -f1
printf '[[1,2],[3,4]]' >'x$1$~.json'
plycut count -a minimax -f markdown 'x$1$~.json' | grep json | cut -d'|' -f2
plycut count $'nosuch\xc2\x9b31m\xe2\x80\xaex\xff'
printf '{"format": "plycut-tree", "version": 1, "title": "red \\u001b[31m\\u009b31m\\u202e", "tree": [1, 2]}' >t.json
PLYCUT_TREES=. plycut list trees | grep ' t '
plycut explain t.json | head -n 1
# Graphviz interprets backslashes: they come out as they went in, with nothing invisible next to them.
plycut draw -f dot 'tree:{"name":"R\\input \\N","children":[1,{"name":"\\\\G","move":"\\E","children":[2]}]}' |
    dot -Tsvg | grep -o '>[^<]*[\\][^<]*<' | sort -u
# Names that differ only far from their beginning are two names.
long=$(printf 'x%.0s' {1..300})
printf '{"format": "plycut-tree", "version": 1, "tree": [{"name": "%s1", "children": [3, 12]}, {"name": "%s2", "children": [2, 4]}]}' \
    "$long" "$long" >long.json
plycut answers long.json >long-answers.json
plycut check -f json long.json long-answers.json | jq .wrong
