#!/usr/bin/python3
"""The submissions of tests/programs/hostile among good ones, judged with and without the sandbox: hostile.py PLYCUT. No other student loses a row; the same command, called
again, goes on with the rest; a signal ends plycut at any moment; no process and no file is left; in the sandbox, none reaches a network. Last line: N passed, N failed.
"""
import csv
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from tally import ended, verdict

ROOT = Path(__file__).resolve().parent.parent
PLYCUT = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else str(ROOT / "out/bin/plycut")
GOOD = ["ann", "marlon", "zoe"]  # before, among and after the others
# What the row of a hostile submission says; one that has no word fails only because its values are wrong.
SAYS = {"fork_bomb": "more than 64 processes", "memory": "more than 400 MB of memory", "disk": "to files", "output": "more than 1048576 bytes", "sleep": "did not answer within",
        "closed": "closed its output", "signals": "", "daemon": "", "folder": "", "network": "reached: ['127.0.0.1']", "neighbours": "of whom it is told: []",
        "sigkill": "plycut was killed while it judged this program alone", "results": "ended with status 0",
        "threads": "did not answer within", "nested": "", "many_files": "", "links": ""}
BOXED = {"network": "reached: []", "disk": "No space left on device", "closed": "did not answer within", "sigkill": "did not answer within", "results": "ended with status"}
# Without the sandbox, who kills plycut is in a class of its own with some of the others: it makes plycut start again.
KILLERS = ["sigkill", "fork_bomb", "daemon", "signals"]


# AddressSanitizer takes a SIGSEGV that a program sends for a fault of plycut's, and ends it before plycut sees the signal.
UNTOUCHED = ":".join(f"handle_{name}=0" for name in ("segv", "sigbus", "sigfpe", "sigill", "sigtrap", "abort"))
os.environ["ASAN_OPTIONS"] = ":".join(filter(None, (os.environ.get("ASAN_OPTIONS"), UNTOUCHED)))


def running(mark):
    """The processes that have this word on their command line."""
    found = []
    for process in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if mark.encode() in process.read_bytes():
                found.append(process.parent.name)
        except OSError:
            pass
    return found


def gone(mark):
    """Are they all gone, soon?"""
    for _ in range(50):
        if running(mark) == []:
            return True
        time.sleep(0.1)
    return False


def listening():
    """A server on this machine that answers nobody."""
    server = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=lambda: [server.accept() for _ in iter(int, 1)], daemon=True).start()
    return server.getsockname()[1]


def hand_in(box, names):
    folder = box / "class"
    folder.mkdir()
    for name in names:
        shutil.copy(ROOT / f"tests/programs/hostile/{name}.py", folder)
    for name in GOOD:
        (folder / f"{name}.py").write_text(f"import sys\nsys.path.insert(0, {str(ROOT / 'bindings/python')!r})\nsys.argv[1:] = ['lists']\nexec(open({str(ROOT / 'tests/programs/student.py')!r}).read())\n")
    return folder


def a_class(box, sandbox, says, port, expected_runs=1):
    folder, mark, temporary, here = hand_in(box, says), f"plycut-hostile-{sandbox}-{os.getpid()}", box / "tmp", box / "here"
    temporary.mkdir()
    here.mkdir()
    words = [PLYCUT, "judge", "--sandbox", sandbox, "--seconds", "6", "--memory", "400", "--trees", "60", "--threads", "3", "-f", "csv", "-o", str(box / "out"), "--programs", f"{sys.executable} {{}} {mark} {folder}", str(folder)]
    environment = {**os.environ, "TMPDIR": str(temporary), "PLYCUT_TEST_PORT": str(port), "PYTHONDONTWRITEBYTECODE": "1"}
    before, runs = {path.name: path.read_bytes() for path in folder.iterdir()}, 0
    while runs < 5:
        runs += 1
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, cwd=str(here), env=environment)
        if done.returncode >= 0:
            break
    rows = {row["student"]: row for row in csv.DictReader(done.stdout.splitlines())}
    verdict(f"{sandbox}: it comes to an end", done.returncode == 1 and runs == expected_runs, (runs, done.returncode, done.stderr))
    verdict(f"{sandbox}: a row for each", sorted(rows) == sorted(path.stem for path in folder.iterdir()), sorted(rows))
    for name in GOOD:
        verdict(f"{sandbox}: {name} has full marks", rows.get(name, {}).get("status") == "0" and rows[name]["points"] == rows[name]["of"], rows.get(name))
    for name, word in says.items():
        row = rows.get(name, {})
        verdict(f"{sandbox}: {name}", row.get("status") in ("1", "3") and word in row.get("failure", ""), row)
    verdict(f"{sandbox}: no row has what a terminal obeys", not any(character < " " for row in rows.values() for field in row.values() for character in field or ""), done.stdout)
    verdict(f"{sandbox}: no process is left", gone(mark), running(mark))
    verdict(f"{sandbox}: no file is left", list(temporary.iterdir()) == [], list(temporary.rglob("*"))[:5])
    verdict(f"{sandbox}: what was handed in is as it was", {path.name: path.read_bytes() for path in folder.iterdir()} == before, list(folder.iterdir()))
    kept = {path.parent.name: path.read_text() for path in (box / "out").glob("*/.verdict")}
    verdict(f"{sandbox}: all verdicts are in the folder", sorted(kept) == sorted(rows) and "full marks for the hostile" not in "".join(kept.values()), sorted(kept))
    again = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, cwd=str(here), env=environment)
    verdict(f"{sandbox}: nobody is judged twice", again.stdout.count("\n") == len(rows) + 1 and again.returncode == 1 and f"{len(rows)} of {len(rows)} programs have their verdicts from before" in again.stderr, again.stderr)
    return words, environment, folder, here


def afresh(words, environment, folder, here):
    """A program that is handed in once more is judged once more; --afresh judges all."""
    for path in folder.iterdir():
        if path.stem not in GOOD:
            path.unlink()
    (folder / "zoe.py").write_text("import sys\nfor line in sys.stdin: print('{\"value\": 0}', flush=True)\n")
    for more, said in (([], "2 of 3 programs"), (["--afresh"], "")):
        done = subprocess.run([*words, *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True, cwd=str(here), env=environment)
        rows = {row["student"]: row["status"] for row in csv.DictReader(done.stdout.splitlines())}
        verdict(f"handed in again {more}", rows == {"ann": "0", "marlon": "0", "zoe": "1"} and done.returncode == 1 and "changed" not in done.stderr and (said in done.stderr if said else "from before" not in done.stderr), (rows, done.stderr))


def from_elsewhere():
    """In the child: a shell's background job, or nohup, may have had these ignored, and plycut then ignores them, too."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)


def ends(process):
    """Has it ended within half a minute? Otherwise it is killed."""
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return False
    return True


def stopped(box):
    """Signals from elsewhere end plycut, with daemons and copies."""
    (box / "stopped").mkdir()
    shutil.copy(ROOT / "tests/programs/hostile/daemon.py", box / "stopped/a.py")
    shutil.copy(ROOT / "tests/programs/hostile/sleep.py", box / "stopped/b.py")
    temporary = box / "stopped-tmp"
    temporary.mkdir()
    for number in (signal.SIGTERM, signal.SIGINT):
        mark = f"plycut-stopped-{number.value}-{os.getpid()}"
        process = subprocess.Popen([PLYCUT, "judge", "--sandbox", "none", "--seconds", "100", "--trees", "20", "--threads", "2", "-f", "csv", "--programs", f"{sys.executable} {{}} {mark}", str(box / "stopped")],
                                   stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={**os.environ, "TMPDIR": str(temporary)}, preexec_fn=from_elsewhere)
        for _ in range(100):
            if len(running(mark)) >= 4:  # plycut, the daemon, its parent, the other one
                break
            time.sleep(0.05)
        time.sleep(0.3)
        process.send_signal(number)
        verdict(f"{number.name}: plycut ends", ends(process) and process.returncode == -number.value, process.returncode)
        verdict(f"{number.name}: no process is left", gone(mark), running(mark))
        verdict(f"{number.name}: no file is left", list(temporary.iterdir()) == [], list(temporary.rglob("*")))


def at_any_moment(box):
    """Signals also end plycut while it copies, starts or removes a program: in the middle of a fork, with locks of the C library taken."""
    moments = random.Random(60)
    (box / "moments").mkdir()
    for name in "abcdefghijkl":
        (box / "moments" / f"{name}.py").write_text("ends at once\n")
    temporary = box / "moments-tmp"
    temporary.mkdir()
    slow, left = 0, []
    for moment in range(60):
        process = subprocess.Popen([PLYCUT, "judge", "--sandbox", "none", "--trees", "20", "--threads", str(1 + moment % 2), "-f", "csv", "--programs", "false {}", str(box / "moments")],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "TMPDIR": str(temporary)}, preexec_fn=from_elsewhere)
        time.sleep(0.02 + 0.25 * moments.random())
        process.send_signal(signal.SIGTERM)
        slow += not ends(process)
        left += temporary.rglob("*")
    verdict("at any moment: plycut ends", slow == 0, slow)
    verdict("at any moment: no file is left", left == [], left)


def main():
    port = listening()
    boxes = [tempfile.TemporaryDirectory() for _ in range(4)]
    box = [Path(folder.name) for folder in boxes]
    afresh(*a_class(box[0], "none", {name: word for name, word in SAYS.items() if name != "sigkill"}, port))
    a_class(box[1], "none", {name: SAYS[name] for name in KILLERS}, port, 3)
    stopped(box[2])
    at_any_moment(box[2])
    if shutil.which("bwrap") and subprocess.run(["bwrap", "--unshare-all", "--ro-bind", "/", "/", "true"], stderr=subprocess.DEVNULL).returncode == 0:
        a_class(box[3], "bwrap", {**SAYS, **BOXED}, port)
    else:
        print("sandbox: there is no bwrap, or it may not be used here")
    for folder in boxes:
        folder.cleanup()
    return ended()


if __name__ == "__main__":
    sys.exit(main())
