#!/bin/sh
# The files of the project, one on a line; in an unpacked archive all but what was built.
cd "$(dirname "$0")/../../.." || exit 1
git ls-files 2>/dev/null || find . -type f ! -path './out/*' ! -path './.git/*' | sed 's|^\./||' | LC_ALL=C sort
