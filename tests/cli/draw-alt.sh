# --alt prints the description that the SVG of the same picture has, and nothing else.
same() {
    plycut draw --alt "$@" >alt || return
    plycut draw -q -f svg "$@" | grep -o '<desc id="plycut-desc">.*</desc>' | sed 's/<[^>]*>//g; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g' | cmp - alt && cat alt
}
same aima-two-ply
same -a minimax,alpha-beta aima-two-ply
same --at C aima-two-ply
same --until 14 aima-two-ply
same 'tree:[{"name":"a < b & c","children":[3,4]},[5,{"name":"x","value":2}]]'
plycut draw --alt knuth-moore-pi -o alt.txt && wc -l <alt.txt
echo -- what has no such text
plycut draw --alt -f svg aima-two-ply; echo $?
plycut draw --alt --steps all aima-two-ply; echo $?
