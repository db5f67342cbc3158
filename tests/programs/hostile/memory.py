"""Memory, a little in each of many processes. For the sake of the machine there is an end to it: 10 of 100 MB, for a minute."""
import os, signal, time
for number in range(10):
    if os.fork() == 0:
        block = bytearray(os.urandom(1000)) * 100000
        signal.alarm(60)
        while True:
            time.sleep(1)
    time.sleep(0.05)
time.sleep(60)
