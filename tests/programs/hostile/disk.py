"""Files without end, in several processes. For the sake of the machine there is an end to it: 4 GB each."""
import os
os.fork()
for number in range(4000):
    with open(f"{os.environ.get('TMPDIR', '/tmp')}/plycut-hostile-{os.getpid()}-{number}", "wb") as file:
        file.write(b"x" * 1000000)
        file.flush()
        os.fsync(file.fileno())
