# run -f replaces the .svg; the DOT is always there.
plycut run -q -a alpha-beta -f pdf -o p tree:[1,2] >table && ls p
plycut run -q -a alpha-beta -f dot -o d tree:[1,2] >table && ls d
plycut run -v -a alpha-beta -o d tree:[1,2] 2>&1 >table | sed 's/ in [0-9]* ms/ in N ms/'
cmp d/*.json <(plycut trace tree:[1,2])
cmp d/*.dot p/*.dot
