#!/usr/bin/python3
"""The Python package: python.py PLYCUT [NAME]. Runs each function test_... of bindings/python/tests, as pytest would; NAME runs only those with
this in their names. Last line: N passed, N failed.
"""
import glob
import importlib
import os
import sys
import traceback

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HERE = os.path.join(ROOT, "bindings/python")


def main():
    passed = failed = 0
    os.environ["PLYCUT"] = os.path.abspath(sys.argv[1])
    sys.path[:0] = [HERE, os.path.join(HERE, "tests")]
    for path in sorted(glob.glob(os.path.join(HERE, "tests/test_*.py"))):
        module = importlib.import_module(os.path.basename(path)[:-3])
        for name, test in list(vars(module).items()):
            if not name.startswith("test_") or not all(word in name for word in sys.argv[2:]):
                continue
            try:
                test()
                passed += 1
            except Exception:
                failed += 1
                print(f"FAIL {module.__name__}.{name}\n{traceback.format_exc()}")
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    sys.exit(main())
