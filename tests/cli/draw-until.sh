# A moment of a search: by an event's number, by what happens at a node; refused, with what would be right.
T='tree:[[3,12,8],[2,4,6],[14,5,2]]'
caption() { plycut draw "$@" | sed -n 's/.*POINT-SIZE="12">\(Alpha[^<]*\)<.*/\1/p; s/.*<B>\([A-Z][a-z-]*, [^<]*\)<.*/\1/p'; }
classes() { plycut draw "$@" | sed -n 's/.*id="n\([^"]*\)", class="\([^"]*\)".*/\1 \2/p' | sort; }
for moment in 0 1 14 26 enter:/ enter:C enter:/1/0 cut:C exit:12 exit:B exit:A; do
    echo "$moment: $(caption --until $moment "$T")"
done
classes --until 14 "$T"
plycut draw --until 14 "$T" | grep -E 'id="n(/1|/2/0)"' | sed 's/.*label=/label=/'
# The same search as a trace; a game that is generated is shown with its whole tree; passes; several searches.
plycut draw --until 14 "$T" >picture
plycut trace "$T" | plycut draw --until 14 --title '' - >file.dot
plycut draw --until 14 --title '' "$T" | cmp - file.dot
plycut draw -d 3 --until cut:/d3/c5 --boards none --fold none othello:start | grep -c 'class=".*ahead'
plycut trace -d 3 -o o.json othello:start
plycut draw --until cut:/d3/c5 --boards none --fold none o.json | grep -c 'class=".*ahead'
caption --deepen --until 60 static-values
plycut draw -a minimax,negascout --until 9 "$T" | grep -o '<B>[A-Z][^<]*'
# What cannot be.
for moment in 27 -1 C enter: enter:X enter:/1/1 exit:/1/1 cut:B cut:/1/0 cut; do
    plycut draw --until "$moment" "$T" || echo "$moment: status $?"
done
plycut draw -a minimax --until cut:C "$T"
plycut draw --deepen --until 3 static-values
plycut draw --until 3 random:b=10,d=6,seed=1
plycut run --until 3 "$T"
# The algorithm's lines next to the picture, the current one marked; of one search, and of a moment.
lines() { plycut draw --pseudocode "$@" | grep -o '<text class="line[^<]*' | sed 's/.*class="line\( current\)*.*>/\1 /'; }
lines --until cut:C -f svg "$T"
plycut draw --pseudocode --until 5 --cut strict "$T" | grep -o '<B>▶[^<]*'
plycut draw --pseudocode --until 0 "$T" | grep -c '▶'
plycut draw --pseudocode "$T"
plycut draw --pseudocode -f html "$T"
plycut draw --pseudocode -a all --until 3 "$T"
plycut draw --pseudocode --until 3 -f txt "$T"
# As text, and for LaTeX.
plycut draw --until cut:C -f txt "$T"
plycut draw --until cut:C -f tikz "$T" | grep -c 'current node, fill=plynowmin'
plycut draw --until cut:C -f forest "$T" | grep -c 'current node, fill=plynowmin'
# What is still ahead changes nothing else: two trees whose searches differ from event 22 on, at event 21.
U='tree:[[3,12,8],[2,4,6],[14,5,9]]'
plycut draw --until 21 --title '' "$T" >this.dot
plycut draw --until 21 --title '' "$U" >that.dot
diff this.dot that.dot | grep -o '^[<>].*\(id="[^"]*"\)' | sed 's/^\([<>]\).*\(id=.*\)/\1 \2/'
# The K-th time, for algorithms that search a node again: the event is that of the trace's "search":2.
again='-a negascout worst-first-b3-d4'
plycut trace $again | grep '"search":2' | head -1 | cut -c 1-40
for moment in enter:F enter:F,2 exit:F,2; do
    echo "$moment: $(plycut draw --until $moment -f svg $again | grep -o 'NegaScout, event [0-9]*')"
done
for moment in enter:F,3 cut:F,2 exit:F,0; do
    plycut draw --until $moment $again
done
plycut draw --until 'enter:x,2' -f svg 'tree:[3,{"name":"x,2","children":[1,2]}]' | grep -o 'Alpha-beta, event [0-9]*'
# Neither the tooltip of children drawn as one nor the legend says that they were visited.
plycut draw --until 0 --draw-nodes 20 random:b=15,d=2,seed=1,values=0..99 -f svg | grep -E 'more|other children' | sed 's/.*<title>\([^<]*\).*/\1/; s/.*>\(.*\)<.*/\1/'
# A test of NegaScout prunes the leaf 5 of I; the re-search visits it. Window cutoffs are a scout's.
plycut draw -a negascout --until 46 -f txt 'tree:[[[3,12],[8,2]],[[2,4],[6,1]],[[14,5],[2,9]]]' | sed -n '/the current node/,$p'
plycut draw -a negascout --until 40 -f txt 'tree:[[[3,12],[8,2]],[[2,4],[6,1]],[[14,5],[2,9]]]' | tail -n 1
# Up to this event two searches are the same, and so are their pictures: later windows have no influence.
nodes() { # FAIL
    plycut draw -f svg -a negascout --fail "$1" --until 13 random:b=2,d=3,seed=4,values=0..9 | grep -o '<g id="[ne]/.*'
}
cmp <(nodes soft) <(nodes hard) && nodes soft | grep -c 'id="n/'
