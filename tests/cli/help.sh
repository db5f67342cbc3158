# What plycut says of itself.
plycut --help
plycut -h | cmp - <(plycut --help)
plycut help | cmp - <(plycut --help)
plycut help count | cmp - <(plycut count --help)
plycut help cuont
plycut help count draw
# Every command stands in one group, and what people type in place of a command leads to one.
plycut help | sed -n 's/^  \([a-z][a-z-]*\)  .*/\1/p' | sort >named
for command in $(cat named); do plycut $command --help >/dev/null || echo "no command: $command"; done
uniq -d named
sed -n 's/^TRIED("\([^"]*\)", "\([a-z]*\).*/\1 \2/p' "$SOURCE/src/program/options/jobs.def" | while read -r word command; do
    plycut "$word" 2>&1 | grep -q "try plycut $command" && plycut "$command" --help >/dev/null || echo "$word leads to no command"
done
wc -l <named
