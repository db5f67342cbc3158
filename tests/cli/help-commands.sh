# Every command lists its options, and only those that it takes.
for command in $(plycut --help | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do
    plycut $command --help
    echo
done
plycut count --help nosuchfile | cmp - <(plycut count -h)
# With the rare ones, no line is wider than a terminal, and without them, none is missing that the summary counts.
plycut draw --help all
plycut help draw all | cmp - <(plycut draw -h all)
for command in $(plycut --help | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do
    plycut $command --help all | grep '.\{81\}'
    options() { grep -c '^ \{2,6\}-' "$1"; }
    plycut $command --help >few
    plycut $command --help all >many
    rare=$(sed -n 's/ more options: .*//p' few)
    [ $(($(options few) + ${rare:-0})) -eq "$(options many)" ] || echo "$command: rare options are miscounted"
    [ "$(wc -l <few)" -le 42 ] || echo "$command --help has $(wc -l <few) lines"
done
# What --help offers is accepted: every order except those only for Othello, by every command that has the option.
echo '{"tree": {"static": 1, "children": [{"static": 1, "children": [1, 2]}, {"static": 2, "children": [3, 4]}]}, "format": "plycut-tree", "version": 1}' >tree.json
echo 'value: 3' >answers.txt
for command in $(plycut --help | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do
    case $command in
    check) more='tree.json answers.txt' ;;
    when) more='tree.json --leaf /0/0 --pruned /1/1' ;;
    run | sheet) more='tree.json -f dot -o folder' ;;
    *) more=tree.json ;;
    esac
    [ $command != check ] && plycut $command --help all | grep -q -e --table && more="$more --table 64"
    plycut $command --help | sed -n 's/^ .*--order \([^ ]*\).*/\1/p' | tr '|' '\n' | sed "s/ORDER/$(plycut list orders -q | grep -vx -e mobility -e parity | paste -s -d ' ')/" | tr ' ' '\n' | sed 's/SEED/7/; s/shuffle$/shuffle:7/' |
        while read -r order; do
            plycut $command -q --order $order $more 2>refusal >/dev/null || [ $? -eq 1 ] || { echo "$command --order $order:"; cat refusal; }
        done
done
plycut perft othello:start || plycut perft --help | grep -A 1 -e --depth
plycut trace -a; plycut explain -a
