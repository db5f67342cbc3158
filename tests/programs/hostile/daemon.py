"""A process that has left its session and its parents, and goes on."""
import os, sys, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        for file in range(3):
            os.close(file)
        time.sleep(1000)
    os._exit(0)
os.wait()
for line in sys.stdin:
    print('{"value": 0}', flush=True)
