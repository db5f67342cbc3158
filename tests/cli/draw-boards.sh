# Coordinates on Othello's boards, in every format that draws boards, and on no board without such names for its squares;
# two plies of a middle game are still no wider than a slide: 2,000 pixels.
coordinates() { grep -o "$1" | cut -c 2 | tr -d '\n'; echo; }
plycut draw -d 1 --at /f3 othello:f5d6c3 -f svg | coordinates '>[a-h1-8]</tspan>'
plycut draw -d 1 --at /f3 othello:f5d6c3 -f dot | coordinates '>[a-h1-8]</FONT>'
plycut draw -d 1 --at /f3 othello:f5d6c3 -f tikz | grep -o 'foreach.*in {[^}]*}'
plycut draw --at / -d 1 othello:4x4 -f svg | coordinates '>[a-h1-8]</tspan>' | cut -c 1-8
echo "tic-tac-toe: $(plycut draw -d 1 tictactoe:start -f svg | coordinates '>[a-h1-8]</tspan>')"
for position in f5d6c3d3c4f4f6f3e6e7 f5f4d3d6e6d2c5b4c3g6c7b8g4b2d7h4b7f6h6f7f3h5f8g7h7c8b5a7 \
    d3e3f4g3f5d6g4c5b5b6d2a5a7c7b8g5h6d7g2f2d8h2e6c4a6d1c6g6c1e2f1b1g7e1h3b4b3c2a4e7; do
    plycut draw -d 2 othello:$position -o two.svg
    /usr/bin/python3 -c 'import re
width = float(re.search(r" width=\"([0-9.]+)pt", open("two.svg").read())[1]) * 96 / 72
print("at most 2,000 pixels" if width <= 2000 else width)'
done
# On paper they are left out if their type would be under 6 pt.
for length in 20cm 6cm; do
    plycut draw --width $length -d 1 othello:f5d6c3 -f svg | coordinates '>[a-h1-8]</tspan>' | cut -c 1-16
done
