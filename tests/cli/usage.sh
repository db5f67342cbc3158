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
# For an unknown word or a slip, the message names what was probably meant.
plycut --verison; echo $?
plycut count --verison; plycut list --version; echo $?
plycut count --strict ties; echo $?
plycut draw --mono ties; echo $?
plycut sheet --reversed ties; echo $?
plycut match --json random random; echo $?
plycut count --cutt=equal ties; echo $?
# -v belongs to the commands that have more to say.
plycut perft -v -d 2 othello:start; echo $?
