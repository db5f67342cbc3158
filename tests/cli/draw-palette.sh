# --palette: colours of the author, wherever the style's were; text that could not be read is refused.
printf '# a remark\nmax = #E8D5F0\n  min=#d7efe0\n\ndeep = #005A46\r\ndeeptext = #005A46\nink = #10202A\npaper = #FFFDF5\n' >own.txt
echo -- the same picture in other colours
plycut draw -f svg --palette own.txt eppstein-deep >own.svg; plycut draw -f svg eppstein-deep >usual.svg
grep -o '#[0-9A-F]\{6\}' own.svg | sort | uniq -c | diff - <(grep -o '#[0-9A-F]\{6\}' usual.svg | sort | uniq -c)
plain() { sed 's/ fill="#[0-9A-F]*"//g; s/ stroke="#[0-9A-F]*"//g' "$1"; }
diff <(plain own.svg) <(plain usual.svg) && echo same
plycut draw -f tikz --part picture --palette own.txt eppstein-deep | grep -E 'definecolor\{ply(max|min|deep|ink|paper)\}|^.color'
plycut draw -f svg --style dark --palette own.txt aima-two-ply
echo -- all styles can be read
for style in colour mono dark; do plycut draw -f svg --style $style --palette /dev/null aima-two-ply | grep -c '<svg'; done
echo -- what is refused
try() { printf "$1\n" >bad.txt; plycut draw -f svg --palette bad.txt aima-two-ply; echo $?; }
try 'max = #707070'
try 'deeptext = #C04A00'
try 'maxi = #707070'
try 'min = #FFFFFF\nmax = #70707'
try 'max #FFFFFF'
try 'max ='
for format in dot txt html; do plycut draw -f $format --palette own.txt aima-two-ply; echo $?; done
plycut draw -f svg --palette nowhere.txt aima-two-ply; echo $?
