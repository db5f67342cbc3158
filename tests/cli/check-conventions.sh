# One convention for the whole sheet, named: AIMA's equality and CS188's strict rule, branch-and-bound, right to left.
answers() { # NAME SPEC OPTION...: all that a search says, as a student's answers
    local name=$1 spec=$2
    shift 2
    plycut trace "$@" "$spec" | jq -c --arg name "$name" '{format: "plycut-answers", version: 1, name: $name,
        value: .summary.value, leaves: .summary.leaves, visited: [.events[] | select(.event == "leaf").node],
        pruned: [.events[] | select(.event == "cutoff").pruned[]]}'
}
answers AIMA ties >aima.json
answers CS188 ties --cut strict >cs188.json
plycut check ties aima.json cs188.json | grep -v '^  \(right\|wrong\)  '; plycut check ties aima.json cs188.json >/dev/null; echo $?
plycut check --commands --cut strict ties aima.json cs188.json | grep -v '^  \(right\|wrong\)  '
answers shallow-only eppstein-deep -a branch-and-bound >bnb.json
answers right-to-left eppstein-deep --order reversed >right.json
answers all eppstein-deep -a minimax >minimax.json
plycut check --commands eppstein-deep bnb.json right.json minimax.json | grep -v '^  wrong  '
plycut check --commands -a branch-and-bound eppstein-deep bnb.json | tail -n 1
# The exercise binds: an algorithm that the student names does not count.
sed 's/"version":1/"version":1,"algorithm":"branch-and-bound"/' bnb.json >claimed.json
plycut check --commands eppstein-deep claimed.json; echo $?
# A trace gives its tree and its convention.
plycut trace --cut strict ties >t.json
plycut check --commands t.json cs188.json; echo $?
# A folder with one file that cannot be read.
mkdir class
cp aima.json cs188.json class
echo 'pruned: 3' >class/vague.txt
plycut check -f csv ties class; echo $?
rm class/vague.txt
echo 'pruned: 3 of F, H, J' | plycut check --commands ties -; echo $?
# Generated games: nodes by path.
plycut trace -d 2 othello:4x4 | jq -c '{format: "plycut-answers", version: 1,
    pruned: [.events[] | select(.event == "cutoff").pruned[]], best: .summary.best}' >o.json
plycut check --commands -d 2 othello:4x4 o.json; echo $?
