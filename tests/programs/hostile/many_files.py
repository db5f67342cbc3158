"""Folders in folders, and more empty files than anybody wants to remove."""
import os, sys
for line in sys.stdin:
    try:
        for i in range(50):
            os.mkdir("d")
            os.chdir("d")
        for i in range(1000):
            open(str(i), "w").close()
    except OSError:
        pass
    print('{"value": 0}', flush=True)
