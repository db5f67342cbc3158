"""It calls out: to the network (an address for documents), and to this machine, where a test may listen."""
import os, socket, sys
reached = []
for address in (("192.0.2.1", 9), ("127.0.0.1", int(os.environ.get("PLYCUT_TEST_PORT", "9")))):
    try:
        socket.create_connection(address, 2).close()
        reached.append(address[0])
    except OSError as error:
        print(error, file=sys.stderr)
print("reached:", reached, file=sys.stderr)
sys.exit(1)
