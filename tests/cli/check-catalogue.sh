# Every answer of the catalogue is right.
plycut check -q "$SOURCE"/trees/*.json && echo right
plycut check knuth-moore-pi
