# A directory that cannot be written to: status 3, and no file.
mkdir shut && chmod 755 . && chmod 555 shut
as_user() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
as_user "$PLYCUT" trace tree:[1,2] -o shut/x.json; echo $?
as_user "$PLYCUT" draw tree:[1,2] -o shut/x.svg; echo $?
as_user "$PLYCUT" run tree:[1,2] -o shut/out; echo $?
ls -A shut
