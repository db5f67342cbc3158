# A failure of rsvg-convert is reported in its own words, and leaves no file.
mkdir bin
fake() { printf '#!/bin/sh\n%s\n' "$1" >bin/rsvg-convert && chmod +x bin/rsvg-convert; }
PATH=$PWD/bin:$PATH
big=random:b=3,d=7,seed=1
draw() { plycut draw "$@" -o x.pdf; echo $?; }
fake 'cat >/dev/null; echo "%PDF"; echo "Error: bad label" >&2; echo "in node n1" >&2; exit 1'; draw tree:[1,2]
fake 'echo "no time" >&2; exit 7'; draw $big --fold none
fake 'exec 0<&-; exit 0'; draw $big --fold none
fake 'kill -9 $$'; draw tree:[1,2]
fake 'exit 1'; draw tree:[1,2]
fake 'cat >/dev/null; echo "Warning: odd" >&2; echo "%PDF whole %%EOF"'; draw tree:[1,2] -v 2>&1 | sed 's/ in [0-9]* ms/ in N ms/'
cat x.pdf
fake 'exit 1'; draw tree:[1,2]
cat x.pdf
export PLYCUT_TIMEOUT=1
fake 'exec sleep 30'; draw tree:[1,2]
fake 'cat >/dev/null; echo "%PDF whole %%EOF"; exec sleep 30 >&- 2>&-'; draw tree:[1,2]
PLYCUT_TIMEOUT=soon; draw tree:[1,2]
chmod -x bin/rsvg-convert
PLYCUT_TIMEOUT=
ls -A
