# What there is to choose from, by name alone or told.
plycut list algorithms
plycut list formats
plycut list evaluations
plycut list games -q
plycut list trees -q | grep -x 'knuth-moore-pi'
plycut list trees | grep knuth-moore-pi
# The corner cases are for who studies the definitions.
plycut list trees -q | grep -c corner-
plycut list trees -q --all | grep -c corner-
plycut list | grep ':$'
plycut list foramts; echo $?
echo '[9' >ties # a file of the same name is no part of the catalogue
plycut list trees | grep '^  ties '
