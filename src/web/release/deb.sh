#!/bin/sh
# A Debian package of what "make install" has put into STAGE: deb.sh STAGE VERSION FILE.deb
set -e
stage=$1 version=$2 file=$3
doc=$stage/usr/share/doc/plycut
architecture=$(dpkg --print-architecture)
mkdir -p "$stage/DEBIAN" "$doc"
strip --strip-unneeded "$stage/usr/bin/plycut"
strip --strip-debug --enable-deterministic-archives "$stage/usr/lib/libplycut.a"
strip --strip-unneeded "$stage"/usr/lib/libplycut.so.*
echo 'activate-noawait ldconfig' >"$stage/DEBIAN/triggers"
gzip -9nf "$stage/usr/share/man/man1/plycut.1"
gzip -9nc CHANGELOG.md >"$doc/changelog.gz"
{
    printf 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\nFiles: *\n'
    sed -n 's/^Copyright (c) /Copyright: /p' LICENSE
    printf 'License: MIT\n'
    sed '1,/^Copyright/d; /./!s/^$/./; s/^/ /' LICENSE | sed '1{/^ \.$/d}'
} >"$doc/copyright"
cat >"$stage/DEBIAN/control" <<END
Package: plycut
Version: $version
Architecture: $architecture
Maintainer: The plycut authors <plycut@packages.debian.org>
Installed-Size: $(du -sk --exclude=DEBIAN "$stage" | cut -f1)
Depends: libc6 (>= 2.34), libcjson1, zlib1g
Recommends: librsvg2-bin, fonts-liberation
Suggests: qpdf, graphviz, gnuplot-nox
Section: education
Priority: optional
Description: trace and draw game-tree search
 plycut runs minimax, branch-and-bound, alpha-beta and others on trees that you
 write and on Othello positions, and marks every shallow and every deep cutoff
 in pictures, traces and explanations. It makes exercise sheets, and checks the
 answers of students.
END
echo "libplycut 1 plycut (>= $version)" >"$stage/DEBIAN/shlibs"
echo "activate-noawait ldconfig" >"$stage/DEBIAN/triggers"
(cd "$stage" && find usr -type f -exec md5sum {} + | sort -k 2) >"$stage/DEBIAN/md5sums"
chmod -R u+rwX,go+rX,go-w "$stage"
dpkg-deb --build --root-owner-group -Zxz "$stage" "$file" >/dev/null
