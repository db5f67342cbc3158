# One line on standard error says what is wrong; status 2.
plycut; echo $?
plycut cuont x; echo $?
plycut --quiet count x; echo $?
plycut count; echo $?
plycut trace a b; echo $?
plycut count --dept=3 --frobnicate x; echo $?
plycut count --or x; echo $?
plycut count --detail full x; echo $?
plycut count -x tree:1; echo $?
plycut count -L tree:1; echo $?
plycut count --quiet=yes tree:1; echo $?
plycut count tree:1 -d; echo $?
