# A positions file is as many inputs as it has lines; FILE:LINE is one of them.
cat >p.obf <<'OBF'
% two positions
------------------OX------XO------------------------------------ X;

---------------------------OX------XO--------------------------- O;
OBF
plycut count -a minimax -d 1 -f csv p.obf | cut -d, -f 1-6
plycut count -a minimax -d 1 -f csv p.obf:4 | cut -d, -f 1-6
head -n 2 p.obf >one.obf
plycut count -a minimax -d 1 -f csv one.obf | cut -d, -f 1-6
plycut run -q -a minimax -d 1 p.obf >table && ls out
plycut trace -d 1 p.obf:2 | head -c 42; echo
plycut trace -d 1 p.obf; echo $?
plycut trace -d 1 p.obf:3; echo $?
echo '[1,2]' >t.json
plycut trace t.json:1; echo $?
plycut count -a minimax -d 1 -f csv - <one.obf | cut -d, -f 1-6
