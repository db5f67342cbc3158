# A search and its trace are told alike.
plycut explain 'tree:[[3,12,8],[2,4,6],[14,5,2]]' >told
plycut trace 'tree:[[3,12,8],[2,4,6],[14,5,2]]' | plycut explain - | cmp - told
plycut explain -o file 'tree:[[3,12,8],[2,4,6],[14,5,2]]' && cmp file told
grep -c Cutoff told
