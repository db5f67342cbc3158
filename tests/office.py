#!/usr/bin/python3
"""Slides of -f pptx in LibreOffice: opened, printed, edited by a script, saved, opened again. FOLDER keeps the pages as PDF, to be
looked at. Needs libreoffice-impress and python3-uno (make deps-office). Usage: tests/office.py PLYCUT FOLDER. Last line: N passed, N failed."""
import os, pathlib, re, subprocess, sys, tempfile, time

import uno
from com.sun.star.awt import Point
from com.sun.star.beans import PropertyValue

from tally import ended, verdict

plycut = str(pathlib.Path(sys.argv[1]).resolve())
folder = pathlib.Path(sys.argv[2]).resolve()
TREES = {"deep": ["eppstein-deep"], "searches": ["-a", "minimax,alpha-beta", "aima-two-ply"], "chance": ["-d", "3", "pig:start"],
         "boards": ["-d", "1", "--boards", "all", "othello-early"], "dark": ["--style", "dark", "--rows", "aima-two-ply"],
         "steps": ["--steps", "cutoffs", "eppstein-deep"]}


def run(*words):
    return subprocess.run([str(word) for word in words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout.decode()


# ---- A running office ------------------------------------------------------------------------------------------------------

class Office:
    def __init__(self, profile):
        pipe = "plycut%d" % os.getpid()
        self.process = subprocess.Popen(["soffice", "--headless", "--norestore", "-env:UserInstallation=file://" + profile,
                                         "--accept=pipe,name=%s;urp;" % pipe], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        local = uno.getComponentContext()
        resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
        for _ in range(120):
            try:
                context = resolver.resolve("uno:pipe,name=%s;urp;StarOffice.ComponentContext" % pipe)
                self.desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
                return
            except Exception:
                time.sleep(0.5)
        raise RuntimeError("the office does not answer")

    def open(self, path):
        return self.desktop.loadComponentFromURL(path.as_uri(), "_blank", 0, (PropertyValue("Hidden", 0, True, 0),))

    def save(self, document, path, name):
        document.storeToURL(path.as_uri(), (PropertyValue("FilterName", 0, name, 0),))

    def end(self):
        try:
            self.desktop.terminate()
        except Exception:
            pass
        self.process.wait(60)


def shapes(container):
    return [container.getByIndex(i) for i in range(container.getCount())]


def named(container, name):
    return next((shape for shape in shapes(container) if shape.Name == name), None)


def texts(container):
    for shape in shapes(container):
        if hasattr(shape, "getCount"):
            yield from texts(shape)
        elif hasattr(shape, "getString"):
            yield shape.getString()


# ---- What is tried ---------------------------------------------------------------------------------------------------------

def pages_case(office, name, arguments):
    """It opens, every shape has its name and description, and every page prints."""
    path = folder / (name + ".pptx")
    run(plycut, "draw", "-q", *arguments, "-o", path)
    document = office.open(path)
    slides = shapes(document.DrawPages)
    groups = [shape for slide in slides for shape in shapes(slide) if re.match("(node|edge|bound) ", shape.Name)]
    verdict(name + ": groups", groups and all(hasattr(group, "getCount") for group in groups), [group.Name for group in groups][:5])
    said = [group for group in groups if not group.Name.startswith("edge ")]  # the office reads none of lines
    verdict(name + ": descriptions", all(group.getByIndex(0).Description for group in said),
            [group.Name for group in said if not group.getByIndex(0).Description][:5])
    office.save(document, folder / (name + ".pdf"), "impress_pdf_Export")
    document.close(True)
    pages = re.search(r"Pages: +(\d+)", run("pdfinfo", folder / (name + ".pdf")))
    verdict(name + ": pages", pages and int(pages.group(1)) == len(slides), pages)
    printed = run("pdftotext", folder / (name + ".pdf"), "-")
    verdict(name + ": text", "pha-beta" in printed or "event" in printed, printed[:200])


def edited_case(office):
    """A node is renamed and moved, and the file saved; opened again it is as it was left, and so are the others and the notes."""
    path = folder / "steps.pptx"
    document = office.open(path)
    slide = document.DrawPages.getByIndex(0)
    notes = list(texts(slide.NotesPage))
    node, other = named(slide, "node C"), named(slide, "node B")
    before = (other.Position.X, other.Position.Y, list(texts(other)))
    outline = named(node, "outline")
    outline.setString("edited")
    node.setPosition(Point(node.Position.X + 2000, node.Position.Y))
    where = (node.Position.X, node.Position.Y)
    for ending, filter_name in ((".pptx", "Impress MS PowerPoint 2007 XML"), (".odp", "impress8")):
        saved = folder / ("edited" + ending)
        office.save(document, saved, filter_name)
        again = office.open(saved)
        slide_too = again.DrawPages.getByIndex(0)
        node_too, other_too = named(slide_too, "node C"), named(slide_too, "node B")
        verdict(ending + ": text", node_too is not None and list(texts(node_too)) == ["edited"], node_too and list(texts(node_too)))
        moved = (node_too.Position.X, node_too.Position.Y)
        verdict(ending + ": place", all(abs(a - b) < 20 for a, b in zip(moved, where)), (moved, where))
        kept = (other_too.Position.X, other_too.Position.Y, list(texts(other_too)))
        verdict(ending + ": the others", kept[2] == before[2] and all(abs(a - b) < 20 for a, b in zip(kept[:2], before[:2])), (kept, before))
        if ending == ".odp":  # in the other format the office writes none of shapes in groups
            verdict(ending + ": description", shapes(node_too)[0].Description.startswith("C (/1)"), shapes(node_too)[0].Description)
        verdict(ending + ": notes", "cut" in "".join(notes) and list(texts(slide_too.NotesPage)) == notes, list(texts(slide_too.NotesPage)))
        again.close(True)
    document.close(True)


def main():
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as profile:
        office = Office(profile)
        try:
            for name, arguments in TREES.items():
                pages_case(office, name, arguments)
            edited_case(office)
        finally:
            office.end()
    return ended()


sys.exit(main())
