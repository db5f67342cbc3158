# What plycut says of itself.
plycut --help
plycut -h | cmp - <(plycut --help)
plycut help | cmp - <(plycut --help)
plycut help count | cmp - <(plycut count --help)
plycut help cuont
plycut help count draw
