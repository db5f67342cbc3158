# run -f replaces the .svg; the DOT is always there.
plycut run -q -a alpha-beta -f pdf -o p tree:[1,2] >table && ls p
plycut run -q -a alpha-beta -f dot -o d tree:[1,2] >table && ls d
plycut run -v -a alpha-beta -o d tree:[1,2] 2>&1 >table | sed 's/ in [0-9]* ms/ in N ms/'
cmp d/*.json <(plycut trace tree:[1,2])
cmp d/*.dot p/*.dot
# The size on paper is that of the picture, not of the DOT next to it; what the format would ignore is refused before the search.
for options in "--slide" "--width 10cm -f pdf" "--dpi 300 -f png" "--slide -f tikz" "--ascii" "--values mover -f html" "-f beamer" "--width 10cm --layout dot"; do
    rm -rf sizes
    plycut run -q -a alpha-beta $options -o sizes aima-two-ply 2>&1 | grep plycut:
    ls sizes 2>/dev/null
done
