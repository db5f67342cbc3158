"""It sleeps for ever, and hears no signal."""
import signal, time
for number in (1, 2, 3, 15):
    signal.signal(number, signal.SIG_IGN)
while True:
    time.sleep(1000)
