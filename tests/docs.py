#!/usr/bin/python3
"""Check what the documents say against the program: docs.py [--fill] PLYCUT.

Runs every fenced `console` block of README.md and docs/*.md, each document in a separate folder.
A line `$ ...` is a command for bash, `> ...` continues it; the lines after it are what it prints,
including standard error; a line `...` stands for any lines. $SOURCE is the checkout. A block `console no-output` need only
succeed. A block named after a file (`json exercise.json`) becomes that file; C is compiled, too.
A command that filters an output must print something. The commands in the documents make the committed
pictures again, which must be the same; links must lead somewhere; options in the text must be plycut's.
With --fill the outputs and pictures of the documents are replaced by the real ones.
Last line: N passed, N failed.
"""
import difflib
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

from tally import ended, verdict

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FILL = "--fill" in sys.argv
PLYCUT = os.path.abspath(([a for a in sys.argv[1:] if a != "--fill"] + ["out/bin/plycut"])[0])
LIBRARY = os.path.join(os.path.dirname(PLYCUT), "../lib/libplycut.a")
RUN = ["README.md"] + sorted(glob.glob("docs/*.md", root_dir=ROOT))
LINKED = RUN + ["CONTRIBUTING.md", "CHANGELOG.md"]
PICTURES = "docs/picture"


def text_of(name):
    with open(os.path.join(ROOT, name), encoding="utf-8") as file:
        return file.read()


# ---- Running a document --------------------------------------------------------------------------

class Block:
    """A fenced block: the words of its info string, its lines, and the number of its first line, counted from 0."""

    def __init__(self, info, first):
        self.words, self.first, self.lines = info.split() or [""], first, []

    def file(self):
        named = len(self.words) == 2 and self.words[0] not in ("console", "sh")
        return self.words[1] if named else None


def blocks_of(text):
    """The fenced blocks, and the lines outside of them."""
    blocks, outside, open_block = [], [], None
    for number, line in enumerate(text.splitlines()):
        if line.startswith("```") and open_block is None:
            open_block = Block(line[3:], number + 1)
        elif line.startswith("```"):
            blocks.append(open_block)
            open_block = None
        elif open_block is not None:
            open_block.lines.append(line)
        else:
            outside.append(line)
    return blocks, outside


def steps_of(lines):
    """The commands of a console block as (lines of the command, lines expected)."""
    steps = []
    for line in lines:
        if line.startswith("$ "):
            steps.append(([line], []))
        elif line.startswith("> ") and steps and not steps[-1][1]:
            steps[-1][0].append(line)
        elif steps:
            steps[-1][1].append(line)
    return steps


def matches(expected, found):
    """Are these the expected lines? `...` matches any lines."""
    if not expected:
        return not found
    if expected[0] == "...":
        return any(matches(expected[1:], found[i:]) for i in range(len(found) + 1))
    return bool(found) and expected[0] == found[0] and matches(expected[1:], found[1:])


def environment(folder):
    path = os.path.dirname(PLYCUT) + os.pathsep + os.environ["PATH"]
    return {**os.environ, "PATH": path, "HOME": folder, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "SOURCE": ROOT}


def shell(command, folder):
    done = subprocess.run(["bash", "-c", command], cwd=folder, env=environment(folder), timeout=120,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode("utf-8", "replace").splitlines()


def compile_example(name, folder):
    """Compile FILE.c to FILE against the library next to the program."""
    with open(LIBRARY, "rb") as file:
        sanitized = b"__asan_init" in file.read()
    flags = "-fsanitize=address,undefined" if sanitized else ""
    command = (f"${{CC:-gcc}} -std=c17 -Wall -Wextra -Werror {flags} -I'{ROOT}/include' {name} "
               f"'{LIBRARY}' -lcjson -lm -pthread -o {name[:-2]}")
    status, output = shell(command, folder)
    verdict(f"{name} compiles", status == 0, "\n".join(output))


def run_block(block, place, folder):
    """Run a console block. Returns its lines with the real outputs."""
    real = []
    for command, expected in steps_of(block.lines):
        status, found = shell("\n".join(line[2:] for line in command), folder)
        name = f"{place}: {command[0]}"
        if "no-output" in block.words:
            verdict(name, status == 0, "\n".join(found))
            right = True
        else:
            right = matches(expected, found)
            if re.search(r"\| (sed|grep|head|tail|jq)\b", command[0]):
                verdict(f"{name} shows something", found)
            verdict(name, right or FILL,
                    "\n".join(difflib.unified_diff(expected, found, "expected", "found", lineterm="")))
        real += command + (expected if right else found)
    return real


def run_document(name, folder):
    """Run a document's blocks in the folder. Returns its text with the real outputs."""
    text = text_of(name)
    lines = text.splitlines()
    os.makedirs(os.path.join(folder, PICTURES))
    os.symlink(os.path.join(ROOT, "trees"), os.path.join(folder, "trees"))
    moved = 0
    for block in blocks_of(text)[0]:
        if block.file():
            with open(os.path.join(folder, block.file()), "w", encoding="utf-8") as file:
                file.write("\n".join(block.lines) + "\n")
            if block.words[0] == "c":
                compile_example(block.file(), folder)
        elif block.words[0] == "console":
            real = run_block(block, f"{name}:{block.first + 1}", folder)
            begin = block.first + moved
            lines[begin:begin + len(block.lines)] = real
            moved += len(real) - len(block.lines)
    return "\n".join(lines) + "\n"


# ---- Pictures ------------------------------------------------------------------------------------

def compare_pictures(name, folder, left):
    """Compare the pictures that a document made with the committed ones, and take them off the list."""
    for made in sorted(glob.glob(f"{folder}/{PICTURES}/*")):
        picture = f"{PICTURES}/{os.path.basename(made)}"
        if FILL:
            os.makedirs(f"{ROOT}/{PICTURES}", exist_ok=True)
            shutil.copy(made, f"{ROOT}/{picture}")
        with open(made, encoding="utf-8") as file:
            now = file.read()
        then = text_of(picture) if os.path.exists(f"{ROOT}/{picture}") else ""
        verdict(f"{name}: {picture} is what its command makes", now == then)
        left.discard(picture)


# ---- Links ---------------------------------------------------------------------------------------

def anchors_of(name):
    """The anchors of a document's headings, as GitHub names them."""
    headings = [line.lstrip("#").strip() for line in blocks_of(text_of(name))[1] if line.startswith("#")]
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def check_links(name):
    prose = re.sub(r"`[^`\n]*`", "", "\n".join(blocks_of(text_of(name))[1]))
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = os.path.normpath(os.path.join(os.path.dirname(name), path)) if path else name
        exists = os.path.exists(os.path.join(ROOT, file))
        verdict(f"{name}: the link to {target} leads somewhere",
                exists and (not anchor or anchor in anchors_of(file)))


# ---- What --help knows ---------------------------------------------------------------------------

def help_of(*command):
    return subprocess.run([PLYCUT, *command], stdout=subprocess.PIPE, check=True, text=True).stdout


def known_options():
    commands = re.findall(r"^  ([a-z]+)  ", help_of("--help"), re.M)
    verdict("--help lists commands", len(commands) > 0)
    text = "".join(help_of(command, "--help", "all") for command in commands)
    return {"--version"} | set(re.findall(r"^ .*?(--[a-z-]+)", text, re.M))


def check_options(name, known):
    """An option that a document mentions in passing is one of plycut's."""
    for code in re.findall(r"`((?:plycut |-)[^`\n]*)`", "\n".join(blocks_of(text_of(name))[1])):
        for option in re.findall(r"(?<![\w-])--[a-z][a-z-]*", code):
            verdict(f"{name}: plycut has {option}", option in known)


def check_notations(name):
    """The rows of the first table are the notations of plycut, and the examples of all tables are read: as what the first column says, if
    that is the name of a notation."""
    known = subprocess.run([PLYCUT, "list", "-q", "notations"], capture_output=True, text=True).stdout.split()
    rows = re.findall(r"^\| (.*?) \| (.*?) \| (.*?) \|$", text_of(name), re.MULTILINE)
    for what, *cells in rows:
        example = next((code for cell in cells for code in re.findall(r"^`([^`]*[({;\d][^`]*)`$", cell)), None)
        named = [what.strip("`")] if what.strip("`") in known else []
        known = [notation for notation in known if notation not in named and (notation != "short" or what != "short form")]
        if example is None or what == "Othello":
            continue
        done = subprocess.run([PLYCUT, "convert", "-f", "short", *[f"--as={notation}" for notation in named], "-"],
                              input=example, capture_output=True, text=True)
        verdict(f"{name}: {example} is read", done.returncode == 0, done.stderr)
    verdict(f"{name} has a row for each notation", known == [], str(known))


def main():
    left = {f"{PICTURES}/{name}" for name in os.listdir(f"{ROOT}/{PICTURES}")}
    for name in RUN:
        with tempfile.TemporaryDirectory() as folder:
            real = run_document(name, folder)
            compare_pictures(name, folder, left)
        if FILL and real != text_of(name):
            with open(os.path.join(ROOT, name), "w", encoding="utf-8") as file:
                file.write(real)
    for picture in sorted(left):
        verdict(f"{picture} is made by a command in a document", False)
    for name in LINKED:
        check_links(name)
    check_notations("docs/notation.md")
    known = known_options()
    for name in RUN:
        check_options(name, known)
    return ended()


if __name__ == "__main__":
    sys.exit(main())
