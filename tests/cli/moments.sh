# The data of a page: each search has sentences of its own; a moment is not a whole search.
plycut draw -q -f moments -a minimax,alpha-beta -o moments.json '[[3,5],[2,9]]'
jq -r '.searches[] | .algorithm, .sentences[]' moments.json
plycut draw -q -f moments --until 3 -o moment.json '[[3,5],[2,9]]'; echo $?
