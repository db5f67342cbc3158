# Every command tells its options, and only those that it takes.
for command in $(plycut --help | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do
    plycut $command --help
    echo
done
plycut count --help nosuchfile | cmp - <(plycut count -h)
# What --help offers is taken: every order, by every command that has the option.
echo '{"tree": {"static": 1, "children": [{"static": 1, "children": [1, 2]}, {"static": 2, "children": [3, 4]}]}, "format": "plycut-tree", "version": 1}' >tree.json
echo 'value: 3' >answers.txt
for command in $(plycut --help | sed -n 's/^  \([a-z]*\)  .*/\1/p'); do
    case $command in
    check) more='tree.json answers.txt' ;;
    when) more='tree.json --leaf /0/0 --pruned /1/1' ;;
    run | sheet) more='tree.json -f dot -o folder' ;;
    *) more=tree.json ;;
    esac
    plycut $command --help | grep -q -e --table && more="$more --table 64"
    plycut $command --help | sed -n 's/^ .*--order \([^ ]*\)$/\1/p; s/^ .*--order \([^ ]*\)  .*/\1/p' | tr '|' '\n' | sed 's/SEED/7/' |
        while read -r order; do
            plycut $command -q --order $order $more 2>refusal >/dev/null || [ $? -eq 1 ] || { echo "$command --order $order:"; cat refusal; }
        done
done
plycut perft othello:start || plycut perft --help | grep -A 1 -e --depth
plycut trace -a; plycut explain -a
