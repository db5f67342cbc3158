# What there is to choose from, with descriptions or only names.
plycut list algorithms
plycut list formats
plycut list evaluations
plycut list games -q
plycut list trees -q | grep -x 'knuth-moore-pi'
plycut list trees | grep knuth-moore-pi
# The corner cases are for people who study the definitions.
plycut list trees -q | grep -c corner-
plycut list trees -q --all | grep -c corner-
plycut list | grep ':$'
plycut list foramts; echo $?
# A copied binary says where it looked for the catalogue.
mkdir -p bare/bin && cp "$PLYCUT" bare/bin/plycut
bare/bin/plycut list trees 2>&1 | sed "s|$PWD|HERE|g"; bare/bin/plycut list trees 2>/dev/null; echo $?
PLYCUT_TREES=no-such bare/bin/plycut list trees 2>&1 | sed "s|$PWD|HERE|g"
bare/bin/plycut list 2>/dev/null | grep -c ':$'
echo '[9' >ties # a file of the same name is no part of the catalogue
plycut list trees | grep '^  ties '
