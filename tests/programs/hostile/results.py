"""The folder of results, which it finds on plycut's command line: it writes there, and then takes all away, again and again."""
import os, pathlib, shutil, sys, time
words = pathlib.Path(f"/proc/{os.getppid()}/cmdline").read_bytes().decode().split("\0")
out = pathlib.Path(words[words.index("-o") + 1]) if "-o" in words else pathlib.Path("out")
begun = time.time()
while time.time() < begun + 2:
    for path in out.rglob("*"):
        if path.is_file():
            path.write_text("full marks for the hostile one\n")
    time.sleep(0.1)
    shutil.rmtree(out, ignore_errors=True)
