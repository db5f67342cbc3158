"""What a test has found so far: how many checks passed and how many failed, with a line for each that failed."""

_found = {True: 0, False: 0}


def verdict(name, right, why=""):
    right = bool(right)
    _found[right] += 1
    if not right:
        between = "\n" if "\n" in str(why) else ": "
        print(f"FAIL {name}" + (f"{between}{why}" if why != "" else ""))


def ended():
    """Print the last line, N passed, N failed. Returns whether any failed: the exit status."""
    print(f"{_found[True]} passed, {_found[False]} failed")
    return _found[False] > 0
