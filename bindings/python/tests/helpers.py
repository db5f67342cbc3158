"""What the tests share."""
import contextlib
import os
import re
import signal
import types

import plycut

# A shell that starts tests in the background has them ignore SIGINT, and what they start, too.
signal.signal(signal.SIGINT, signal.default_int_handler)


def refuses(pattern, action):
    """The action is an Error whose sentence has this pattern."""
    try:
        action()
    except plycut.Error as error:
        assert re.search(pattern, str(error)), f"{pattern!r} is not in {str(error)!r}"
        assert not str(error).startswith("plycut:"), error
        return error
    raise AssertionError(f"nothing was refused; expected {pattern!r}")


def stand_in_node(**members):
    return types.SimpleNamespace(**members)


@contextlib.contextmanager
def environment(**variables):
    """Environment variables for a while; None removes one."""
    before = {name: os.environ.get(name) for name in variables}
    set_all(variables)
    try:
        yield
    finally:
        set_all(before)


def set_all(variables):
    for name, value in variables.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value
