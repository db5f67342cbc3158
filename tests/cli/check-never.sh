# "-" for every node earns nothing; a visited node among those called never visited costs what guessing would earn. F and H are never visited.
tree='tree:[[1,2],[[0],[5,6]],[[0],[7,8]]]'
printf '%s: -\n' A B C D E F G H | plycut check "$tree" - | grep 'right\|points'
printf '%s: -\n' F G H | plycut check --points values=3 "$tree" - | grep 'right\|points'
printf '%s: -\n' F H | plycut check --points values=3 "$tree" - | grep 'right\|points'
printf '%s: -\n' A B C D E F G H | plycut check -f csv "$tree" - | cut -d, -f3,4
