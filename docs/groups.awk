# The picture of the groups of src, as Graphviz draws it: awk -f docs/groups.awk src/groups.txt | dot -Tsvg
# An arrow leads from a group to another whose headers it may include; those that follow from other arrows are left out.
BEGIN {
    FS = " *[|] *"
    print "digraph groups {"
    print "  graph [rankdir=BT, nodesep=0.25, ranksep=0.35, fontname=\"Liberation Sans\", margin=0.05];"
    print "  node [shape=box, style=\"rounded,filled\", fillcolor=\"#F4F6FA\", color=\"#3B5B92\", fontname=\"Liberation Sans\", fontsize=11];"
    print "  edge [color=\"#555555\", arrowsize=0.7, fontname=\"Liberation Sans\", fontsize=10];"
}

# A text in lines of at most `width` characters.
function wrapped(text, width,    words, count, i, line, all) {
    count = split(text, words, " ")
    for (i = 1; i <= count; i++)
        if (line != "" && length(line) + length(words[i]) >= width) {
            all = all line "<BR/>"
            line = words[i]
        } else
            line = line (line != "" ? " " : "") words[i]
    return all line
}

/^[a-z]/ {
    group[++groups] = $1
    seen[$1] = " " $3 " "
    rooms = $2
    gsub(",", " ", rooms)
    printf "  %s [label=<<B>src/%s</B><BR/>%s<BR/><FONT POINT-SIZE=\"10\"><I>%s</I></FONT>>];\n", $1, $1, wrapped($4, 34), wrapped(rooms, 34)
}

function sees(one, other) {
    return one != other && index(seen[one], " " other " ") > 0
}

function follows(one, other,    i) {
    for (i = 1; i <= groups; i++)
        if (sees(one, group[i]) && sees(group[i], other))
            return 1
    return 0
}

END {
    for (i = 1; i <= groups; i++)
        for (k = 1; k <= groups; k++)
            if (sees(group[i], group[k]) && !follows(group[i], group[k]))
                printf "  %s -> %s;\n", group[i], group[k]
    print "  include [label=<<B>include/plycut</B><BR/>the public headers, which all groups see>, fillcolor=\"#FFFFFF\"];"
    print "  program -> include [style=dashed];"
    print "  include -> core [style=invis];"
    print "}"
}
