# Every command lists its options, and only those that it takes.
commands=$(plycut --help | sed -n 's/^  \([a-z]*\)  .*/\1/p')
mkdir few all
for command in $commands; do
    plycut $command --help | tee few/$command
    echo
done
plycut count --help nosuchfile | cmp - <(plycut count -h)
# With the rare ones, no line is wider than a terminal, and without them, none is missing that the summary counts.
plycut draw --help all
plycut help draw all | cmp - <(plycut draw -h all)
for command in $commands; do plycut $command --help all >all/$command; done
awk '{ list = FILENAME; command = substr(list, index(list, "/") + 1) }
    match($0, /^ +-/) && RLENGTH > 2 && RLENGTH < 8 { options[list]++ }
    / more options?: / { rare[command] = $1 }
    length > 80 && list ~ /^all/ { print }
    { lines[list]++ }
    END { for (list in lines) if (list ~ /^few/) {
        command = substr(list, 5)
        if (options[list] + rare[command] != options["all/" command]) print command ": rare options are miscounted"
        if (lines[list] > 42) print command " --help has " lines[list] " lines" | "sort"
    } }' few/* all/*
# What --help offers is accepted: every order except those only for Othello, by every command that has the option.
echo '{"tree": {"static": 1, "children": [{"static": 1, "children": [1, 2]}, {"static": 2, "children": [3, 4]}]}, "format": "plycut-tree", "version": 1}' >tree.json
echo 'value: 3' >answers.txt
orders=$(plycut list orders -q | grep -vx -e mobility -e parity | paste -s -d ' ')
for list in $(grep -l '^ .*--order ' few/*); do
    command=${list#few/}
    case $command in
    check) more='tree.json answers.txt' ;;
    when) more='tree.json --leaf /0/0 --pruned /1/1' ;;
    run | sheet) more='tree.json -f svg -o folder' ;;
    *) more=tree.json ;;
    esac
    [ $command != check ] && grep -q -e --table all/$command && more="$more --table 64"
    sed -n 's/^ .*--order \([^ ]*\).*/\1/p' $list | tr '|' '\n' | sed "s/ORDER/$orders/" | tr ' ' '\n' | sed 's/SEED/7/; s/shuffle$/shuffle:7/; s/quality$/quality:70/' |
        while read -r order; do
            plycut $command -q --order $order $more 2>refusal >/dev/null || [ $? -eq 1 ] || { echo "$command --order $order:"; cat refusal; }
        done
done
plycut perft othello:start || plycut perft --help | grep -A 1 -e --depth
plycut trace -a; plycut explain -a
