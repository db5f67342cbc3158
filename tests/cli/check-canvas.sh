# What Canvas hands out: text entries and links, whose page repeats the assignment's name as its heading, late and anonymous hand-ins,
# and names in small letters without blanks, which are still those of the list.
mkdir in
printf '%s\r\n' 'Student,ID,SIS Login ID,Section,Exercise 3 (772)' '    Points Possible,,,,2' '"Özdemir, Ümit",7001,uo,AI,' \
    "\"O'Neill-Šimić, Đorđe\",7002,do,AI," '"Wałęsa, Łucja",7003,lw,AI,' '"Łukasz, Ω",7004,lo,AI,' '"Чехов, Ёлка",7005,ec,AI,' '"Alder, Ann",7006,aa,AI,' >grades.csv
plycut sheet -q -f svg -o sheets --points value=1,leaves=1 --roster grades.csv aima-two-ply
hand() { printf 'exercise: %s\nvalue: 3\nleaves: 7\n' "$2" >"in/$1"; }
hand özdemirümit_7001_9101_a.txt A01
hand oneillšimićđorđe_LATE_7002_9102_a.txt A02
hand wałęsałucja_7003_9103_a.txt A03
hand łukaszω_7004_9104_a.txt A04
hand чеховёлка_7005_9105_a.txt A05
page() {
    printf '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN">\n<html>\n<head>\n  <title>%s</title>\n</head>\n<body>\n<h1>%s</h1>\n' "$1" "$1"
    printf '<div style="width: 600px;">\n  <p>exercise: A06</p><h1>value: 3</h1><p>leaves:&nbsp;7</p>\n</div>\n</body>\n</html>\n'
}
page 'Exercise 3: Ann Alder' >in/alderann_LATE_7006_text.html
plycut check --exercises sheets --worksheet grades.csv -o filled.csv in; echo "status $?"
cat filled.csv
# Whose each is, by its name alone.
for name in alderann_7006_text alderann_LATE_7006_text alderann_7006_link anon_4xZkA_text LATE_anon_4xZkA_text LATE_anon_4xZkA_link LATE_anon_4xZkA_17_sheet; do
    mkdir "$name" && page 'Exercise 3: Ann Alder' >"$name/$name.html"
    plycut check -f csv --points value=1,leaves=1 aima-two-ply "$name" | sed -n '2s/"[^"]*"//g; 2p' | awk -F, '{ print $2, $3, "of", $4, $NF }'
done
