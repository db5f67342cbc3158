"""As many threads as there can be, all of which calculate."""
import sys, threading
def turn():
    while True:
        pass
def begin():
    try:
        while True:
            threading.Thread(target=turn, daemon=True).start()
    except RuntimeError:
        pass
threading.Thread(target=begin, daemon=True).start()
for line in sys.stdin:
    pass
turn()
