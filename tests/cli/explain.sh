# A search and its trace have the same explanation.
plycut explain 'tree:[[3,12,8],[2,4,6],[14,5,2]]' >told
plycut trace 'tree:[[3,12,8],[2,4,6],[14,5,2]]' | plycut explain - | cmp - told
plycut explain -o file 'tree:[[3,12,8],[2,4,6],[14,5,2]]' && cmp file told
grep -c Cutoff told
# A part of it: from the root down, at one node, at a node that was never visited, at no node.
plycut explain --below 1 'tree:[[3,12,8],[2,4,6],[14,5,2]]' | sed -n '/^Explained/,$p'
plycut explain --at C --below 0 'tree:[[3,12,8],[2,4,6],[14,5,2]]' | sed -n '/^Explained/p; /^ *[0-9]*\. /,/^The/p'
plycut trace 'tree:[[3,12,8],[2,4,6],[14,5,2]]' | plycut explain --at /1/2 - | sed -n '/^Explained/p; /^ *[0-9]*\. /,/^The/p'
plycut explain --at 14 'tree:[[3,12,8],[2,4,6],[14,5,2]]' | sed -n '/^Explained/p; /^ *[0-9]*\. /,/^The/p'
plycut explain --at 2 'tree:[[3,12,8],[2,4,6],[14,5,2]]'
plycut explain --at X 'tree:[[3,12,8],[2,4,6],[14,5,2]]'
plycut explain --below -1 'tree:[[3,12,8],[2,4,6],[14,5,2]]'
# A scout's bound, and what fail-hard clips to it, is called by the number that it tests.
plycut explain -a negascout --fail hard corner-eppstein | sed -n '/^7+/p; /^46\. /p; /^53\. /p'
plycut explain -a negascout binary16 | grep -A 1 'window beta cutoff' | head -2
plycut explain -a negascout --fail hard binary16 | grep -c 0000
