"""_relay.py - a program that plycut starts, and that only passes on what is said: each line that it reads goes to the process behind a socket,
and each answer comes back. An answer that begins with ! is how that process failed.

    python3 _relay.py SOCKET
"""
import socket
import sys


def main() -> int:
    with socket.socket(socket.AF_UNIX) as door:
        door.connect(sys.argv[1])
        answers = door.makefile("rb")
        for question in sys.stdin.buffer:
            door.sendall(question)
            answer = answers.readline()
            if answer.startswith(b"!"):
                sys.stderr.write(answer[1:].decode("unicode_escape").rstrip("\n") + "\n")
            if not answer.endswith(b"\n") or answer.startswith(b"!"):
                return 1
            sys.stdout.buffer.write(answer)
            sys.stdout.buffer.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
