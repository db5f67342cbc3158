"""_door.py - how the program plycut asks this process: it starts a relay, which connects to a socket here.

What is asked is answered by the thread that waits for plycut. So callbacks run where the caller is: their exceptions come out as they are, and
Ctrl-C works.
"""
import os
import selectors
import shlex
import shutil
import socket
import sys
import tempfile
from typing import Any, List

from . import _relay
from ._run import Door, Error


class Listener(Door):
    """A socket, and the command that connects to it. Use it in a with statement. A subclass says what happens to a connection, by `opened`, and
    what with what can be read there, by `heard`."""

    def __enter__(self) -> Any:
        if not hasattr(socket, "AF_UNIX"):
            raise Error("plycut can ask a Python process only where there are Unix sockets")
        self._folder = tempfile.mkdtemp(prefix="plycut-")
        path = os.path.join(self._folder, "door")
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(path)
        self._listener.listen()
        self.ready = selectors.DefaultSelector()
        self._script = os.path.join(self._folder, "ask")
        with open(self._script, "w", encoding="utf-8") as script:
            script.write(f"exec {' '.join(map(shlex.quote, [sys.executable, '-I', '-S', _relay.__file__, path]))}\n")
        return self

    def __exit__(self, *failure: Any) -> None:
        self.ready.close()
        self._listener.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def command(self) -> List[str]:
        """The words of the command that asks this process."""
        return ["sh", self._script]

    def serve(self, ended: int) -> None:
        self.ready.register(ended, selectors.EVENT_READ)
        self.ready.register(self._listener, selectors.EVENT_READ)
        try:
            while True:
                for key, _ in self.ready.select():
                    if key.fd == ended:
                        return
                    if key.fileobj is self._listener:
                        self.opened(self._listener.accept()[0])
                    elif key.fd in self.ready.get_map():  # unless it was closed just now
                        self.heard(key)
        finally:
            self.closed()
            self.ready.unregister(ended)
            self.ready.unregister(self._listener)

    def opened(self, connection: socket.socket) -> None:
        raise NotImplementedError

    def heard(self, key: selectors.SelectorKey) -> None:
        raise NotImplementedError

    def closed(self) -> None:
        """The program has ended: close what is open."""
        raise NotImplementedError
