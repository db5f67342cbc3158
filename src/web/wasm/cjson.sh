#!/bin/sh
# Fetches cJSON's source from the package archives that this system uses, into DIR/cjson. Usage: cjson.sh DIR
# The system's own lists of archives are asked for sources, in a state of our own: nothing is installed or changed.
set -e
mkdir -p "$1/apt/parts" "$1/apt/lists/partial" "$1/cjson"
cd "$1"
here=$PWD
for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
    [ -e "$list" ] || continue
    sed 's/^deb /deb-src /; s/^Types:.*/Types: deb-src/' "$list" >"apt/parts/$(basename "$list")"
done
fetch() {
    apt-get -q -o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts="$here/apt/parts" \
        -o Dir::State::Lists="$here/apt/lists" -o APT::Sandbox::User=root "$@" >>apt/log 2>&1
}
fetch update || true # an archive without sources is no loss if another one has them
fetch source --download-only cjson || { cat apt/log >&2; exit 1; }
rm -rf source
dpkg-source --no-check -x cjson_*.dsc source >>apt/log
cp source/cJSON.c source/cJSON.h cjson/
