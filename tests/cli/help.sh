# What plycut says of itself.
plycut --help
plycut -h | cmp - <(plycut --help)
