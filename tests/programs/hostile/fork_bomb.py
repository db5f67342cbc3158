"""Processes that start processes. For the sake of the machine there is an end to it: 256, for a minute."""
import os, signal, time
for generation in range(8):
    try:
        if os.fork() == 0 and generation % 3 == 0:
            os.setsid()
    except OSError:
        break
signal.alarm(60)
while True:
    time.sleep(1)
