# Every member of a foreign trace is checked: a trace with all members is accepted, and no member can be changed.
refuse_changes() { # the trace is mine.json
    plycut explain mine.json | sed -n 's/^Algorithm *//p'
    jq -c '. as $trace | paths(type != "object" and type != "array") |
        select((.[0] == "events" or .[0] == "summary") and (.[2] | . != "n" and . != "event") and
            (.[1] == 0 and (.[2] == "alpha" or .[2] == "beta") | not)) as $path |
        $trace | setpath($path; getpath($path) | if type == "number" then . + 1 elif type == "string" then . + "?"
            elif type == "boolean" then not else 5 end)' mine.json >changed.jsonl
    while read -r changed; do
        if printf '%s' "$changed" | plycut explain - >told 2>error; then
            echo "accepted: $changed" | cut -c 1-200
        elif ! grep -q '\$\.\(events\|summary\)' error; then
            cat error
        fi
    done <changed.jsonl
    awk 'END { print (NR > 60 ? "more than 60" : NR) " changes" }' changed.jsonl
}
foreign() { sed 's/"algorithm":"[a-z-]*"/"algorithm":"mine"/; s/,"distinct":.*}}}/}}/' >mine.json; }
plycut trace 'tree:[[3,12],[2,4]]' | foreign
refuse_changes
plycut trace --root min --values mover 'tree:[[3,12],[2,4]]' | foreign
refuse_changes
plycut trace -a negascout --fail hard 'tree:[[4,6],[5,9]]' | foreign
refuse_changes
# A second cutoff of one visit, children after it, a leaf evaluated twice: all of them were accepted once.
plycut trace 'tree:[[3,5],[2,9]]' | foreign
repeated() { sed "$1" mine.json | plycut "$2" ${3:+-f} $3 - >/dev/null; }
repeated '/"cutoff"/p' explain
repeated '/"cutoff"/p' draw html
repeated '/"cutoff"/p' draw moments
repeated '/"cutoff"/{p;s|.*|{"event":"leaf","node":"/1/1"},|}' explain
repeated '/"node":"\/1\/0"/p' explain
