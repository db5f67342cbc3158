# GNU options: abbreviated, grouped, after operands, ended by --.
echo '[[3,12,8],[2,4,6],[14,5,2]]' >./-x.json
plycut count --alg=alpha-beta -qv -f csv -- -x.json
# With -q, -v prints no messages, in either order.
plycut run -qv -a minimax -o out -- -x.json
plycut run -vq -a minimax -o out -- -x.json
plycut sheet -vq -f svg -o out -- -x.json
plycut bank -vq -o bank.xml -- -x.json
plycut make -vq -b 2 --plies 2 --seed 1 -o made.json
plycut count tree:[1,2] -fcsv --algorithm minimax,alpha-beta
plycut count -a minimax -f csv tree:[1,2] -a alpha-beta
plycut count -a all -f csv tree:[1,2]
