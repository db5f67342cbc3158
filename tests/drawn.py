#!/usr/bin/python3
"""Draw every algorithm and every named mistake in every format, alone, side by side, as steps, on a slide and with `run`, and
read each result with a parser that is not ours: an XML parser, an HTML parser, Graphviz, poppler, JSON. A tree whose title,
names and moves are full of characters that formats interpret is among the trees.
Usage: tests/drawn.py PLYCUT. Last line: N passed, N failed."""
import concurrent.futures, html.parser, io, json, os, pathlib, re, subprocess, sys, tempfile, zipfile
import xml.etree.ElementTree

plycut = str(pathlib.Path(sys.argv[1]).resolve())
VOID = {"meta", "link", "br", "input", "hr", "img", "wbr", "option"}  # nothing closes them, or need not
TITLE = "a < b & c > \"d\" 'e' ]]> {f} \\g %h $i #j _k ^l ~m <!-- &amp; </desc>"
HOSTILE = {"format": "plycut-tree", "version": 1, "title": TITLE, "source": "<b>&", "tree": {"name": "<R&>", "children": [
    {"name": "\"B\" <i>", "move": "a<b&", "children": [3, {"name": "x<1 & y>2", "value": 12}, 8]},
    {"name": "C ]]>", "move": "{m}\\%", "children": [2, 4, {"name": "&lt;", "value": 6}]},
    {"name": "$D_1^2$", "move": "#~", "children": [14, 5, 2]}]}}
# What an author adds to a picture.
POINTED = (("--highlight", "/0,/1", "--note", "/0=<&> \"{}\\%$#_^~ ]]>"), ("--panels", "cutoffs"), ("--values", "ranges"), ("--windows", "edges"),
           ("--windows", "history"), ("--rows",), ("--grow", "right"), ("--hide", "values"))
CHANCE = {"format": "plycut-tree", "version": 1, "title": TITLE, "limits": [0, 20], "tree": {"name": "<R&>", "children": [
    {"name": "\"B\" <i>", "move": "a<b&", "player": "chance", "children": [
        {"name": "]]>", "player": "min", "children": [3, 12]}, {"name": "{m}\\%", "player": "min", "children": [8, 2]}]},
    {"name": "$C_1^2$", "move": "#~", "player": "chance", "children": [
        {"name": "&lt;", "player": "min", "children": [4, 6, 1]}, {"name": "x<1 & y>2", "player": "min", "children": [14, 5]}]}]}}


def run(*arguments, **more):
    return subprocess.run([plycut, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more)


def names(what):
    """The first words of what `plycut list` prints."""
    return [line.split()[0] for line in run("list", what).stdout.decode().splitlines()]


# ---- Parsers: each raises an exception at what it does not understand -------------------------------------------------------

class Page(html.parser.HTMLParser):
    """Every element is closed, in order."""

    def __init__(self, text):
        super().__init__()
        self.open = []
        self.feed(text)
        self.close()
        if self.open:
            raise ValueError("not closed: %s" % self.open)

    def handle_starttag(self, tag, attributes):
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in VOID and (not self.open or self.open.pop() != tag):
            raise ValueError("</%s> closes nothing, line %d" % (tag, self.getpos()[0]))


def parse_xml(data):
    """SVG with a description; that and titles hold text only."""
    root = xml.etree.ElementTree.fromstring(data)
    for name in ("title", "desc"):
        for element in root.iter("{http://www.w3.org/2000/svg}" + name):
            if len(element):
                raise ValueError("an element within <%s>" % name)
    if root.find("{http://www.w3.org/2000/svg}desc") is None:
        raise ValueError("no description")


def parse_html(data):
    text = data.decode()
    Page(text)
    pictures = re.findall(r"<svg .*?</svg>", text, re.S)
    for picture in pictures:
        xml.etree.ElementTree.fromstring(picture)
    if not pictures:
        raise ValueError("no picture")


def parse_dot(data):
    done = subprocess.run(["dot", "-Tsvg"], input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode or done.stderr:
        raise ValueError(done.stderr.decode())
    xml.etree.ElementTree.fromstring(done.stdout)


def parse_tex(data):
    """Braces and environments match; characters that TeX interprets stand only where commands use them."""
    depth, open_ = 0, []
    text = re.sub(r"(?<!\\)%.*", "", data.decode())
    for token in re.finditer(r"\\(begin|end)\{([^}]*)\}|\\.|[{}]", text, re.S):
        if token.group(1) == "begin":
            open_.append(token.group(2))
        elif token.group(1) == "end":
            if not open_ or open_.pop() != token.group(2):
                raise ValueError("\\end{%s} ends nothing" % token.group(2))
        elif token.group() in "{}":
            depth += 1 if token.group() == "{" else -1
            if depth < 0:
                raise ValueError("a brace closes nothing")
    if depth or open_:
        raise ValueError("left open: %d braces, %s" % (depth, open_))


def parse_pdf(data):
    done = subprocess.run(["pdfinfo", "-"], input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if done.returncode or done.stderr:
        raise ValueError("pdfinfo: " + done.stderr.decode())


def parse_png(data):
    if data[:8] != b"\x89PNG\r\n\x1a\n" or data[-8:-4] != b"IEND":
        raise ValueError("not a PNG")


def parse_pptx(data):
    """Every part of the package is XML; tests/slides.py reads the rest."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        if archive.testzip() is not None or "ppt/slides/slide1.xml" not in archive.namelist():
            raise ValueError("no package with a slide")
        for name in archive.namelist():
            xml.etree.ElementTree.fromstring(archive.read(name))


def parse_txt(data):
    if not data.decode().strip():
        raise ValueError("empty")


PARSERS = {"svg": parse_xml, "html": parse_html, "dot": parse_dot, "tikz": parse_tex, "forest": parse_tex, "beamer": parse_tex,
           "pdf": parse_pdf, "png": parse_png, "txt": parse_txt, "pptx": parse_pptx, "moments": json.loads}
ENDINGS = {"tex": parse_tex, "json": json.loads, **PARSERS}


# ---- What is drawn: each case returns None, or what went wrong -------------------------------------------------------------

def drawn(parser, *arguments):
    done = run("draw", *arguments)
    if done.returncode:
        return "status %d: %s" % (done.returncode, done.stderr.decode())
    return parsed(parser, done.stdout)


def slide(*arguments):
    """A tree that is too large for a slide is refused, with advice."""
    problem = drawn(parse_pptx, "-f", "pptx", *arguments)
    return None if problem and "the smallest that is legible: " in problem else problem


def parsed(parser, data):
    try:
        parser(data)
    except Exception as problem:
        return "%s: %s" % (type(problem).__name__, problem)
    return None


def written(*arguments):
    """A command that writes into a folder: every file is read."""
    with tempfile.TemporaryDirectory() as folder:
        done = run(*arguments, cwd=folder)
        files = sorted(path for path in pathlib.Path(folder).rglob("*") if path.is_file())
        if done.returncode or not files:
            return "status %d, %d files: %s" % (done.returncode, len(files), done.stderr.decode())
        for path in files:
            problem = parsed(ENDINGS[path.suffix[1:]], path.read_bytes())
            if problem:
                return "%s: %s" % (path.name, problem)
    return None


def counted(search, *arguments):
    """The table of the legend has a row for the search that is drawn."""
    picture = xml.etree.ElementTree.fromstring(run("draw", "-f", "svg", "-q", "-a", search, *arguments).stdout)
    texts = ["".join(text.itertext()) for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    return None if any(text.split(",")[0] == search for text in texts[texts.index("algorithm"):]) else "its table has no row"


def needs(search):
    return ("--table", "100") if search == "mtdf" else ()


def searches_of(tree, searches):
    """Those that are defined for the tree; the others say so."""
    return [search for search in searches if run("trace", "-q", "-a", search, *needs(search), tree, "-o", os.devnull).returncode == 0]


def draw_cases(search, tree, formats):
    common = ("-q", "-a", search, *needs(search), tree)
    for form in formats:
        if form != "beamer":  # which shows steps
            yield drawn, (PARSERS[form], "-f", form, *common)
    for more in (("--slide",), ("--until", "enter:/"), ("--style", "mono", "--types"), ("--detail", "dots"), ("--title", "")):
        yield drawn, (parse_xml, "-f", "svg", *common, *more)
    for more in POINTED:
        yield drawn, (parse_xml, "-f", "svg", *common, *more)
        yield drawn, (parse_tex, "-f", "tikz", *common, *more)
        if more[0] == "--grow":
            yield drawn, (parse_dot, "-f", "dot", *common, *more)
        yield slide, common + more
    for more in (("--style", "dark"), ("--style", "dark", "--transparent")):
        yield drawn, (parse_xml, "-f", "svg", *common, *more)
        yield drawn, (parse_pptx, "-f", "pptx", *common, *more)
    yield drawn, (parse_txt, "--alt", *common)
    yield written, ("draw", "-q", "-a", search, *needs(search), tree, "--steps", "nodes", "--animate", "-o", "s.svg")
    yield drawn, (parse_tex, "-f", "tikz", "--part", "frame", *common)
    yield counted, (search, *needs(search), tree)
    beside = "minimax" if search == "alpha-beta" else "alpha-beta"
    yield drawn, (parse_xml, "-f", "svg", "-q", "-a", beside + "," + search, *needs(search), tree)
    for steps, name in (("cutoffs", "s.svg"), ("cutoffs", "s.beamer.tex"), ("cutoffs", "s.pptx"), ("nodes", "s.svg")):
        yield written, ("draw", "-q", "-a", search, *needs(search), tree, "--steps", steps, "-o", name)
    yield written, ("run", "-q", "-a", search, *needs(search), "-o", ".", tree)


def cases(trees):
    mistakes = run("list", "mistakes").stdout.decode().split("named only by check")[0].splitlines()
    searches = names("algorithms") + [line.split()[0] for line in mistakes if line.strip()]
    formats = [name for name in names("formats") if name in PARSERS]
    assert set(formats) == set(PARSERS), "formats without a parser, or parsers without a format: %s" % (set(PARSERS) ^ set(formats))
    defined = {tree: searches_of(tree, searches) for tree in trees}
    assert set().union(*defined.values()) == set(searches), "drawn on no tree: %s" % (set(searches) - set().union(*defined.values()))
    return [case for tree in trees for search in defined[tree] for case in draw_cases(search, tree, formats)]


def main():
    with tempfile.TemporaryDirectory() as folder:
        trees = ["aima-two-ply"]
        for name, tree in (("hostile", HOSTILE), ("chance", CHANCE)):
            trees.append(os.path.join(folder, name + ".json"))
            pathlib.Path(trees[-1]).write_text(json.dumps(tree))
        every = cases(trees)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            results = list(pool.map(lambda case: case[0](*case[1]), every))
    failed = 0
    for (_, arguments), problem in zip(every, results):
        if problem:
            failed += 1
            print("FAIL %s: %s" % (" ".join(a for a in arguments if isinstance(a, str)), problem))
    print("%d passed, %d failed" % (len(every) - failed, failed))
    return failed > 0


sys.exit(main())
