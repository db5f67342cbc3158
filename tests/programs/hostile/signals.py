"""Every signal that can be refused, to plycut."""
import os, sys
for number in range(1, 65):
    if number not in (9, 19, 32, 33):
        try:
            os.kill(os.getppid(), number)
        except OSError:
            pass
for line in sys.stdin:
    print('{"value": 0}', flush=True)
