#!/usr/bin/python3
"""The lesson docs/lesson.ipynb, executed and exported: notebook.py PLYCUT FOLDER. The export is left in FOLDER, to be looked at; each picture that
a cell shows must be in it, and a browser, if there is one, must draw each. Needs jupyter-nbconvert and python3-ipykernel (make deps-notebook).
Last line: N passed, N failed.
"""
import base64
import json
import os
import re
import shutil
import subprocess
import sys
import xml.dom.minidom
from pathlib import Path

from tally import ended, verdict

ROOT = Path(__file__).resolve().parent.parent
# What the cells show: the outputs in order, one for each cell that has one.
PICTURES, FRAMES, TABLES, VERDICTS = 6, 1, 2, 1


def convert(plycut, folder, form):
    """The lesson, executed, in this format."""
    environment = {**os.environ, "PLYCUT": plycut, "PYTHONPATH": str(ROOT / "bindings/python"), "JUPYTER_PLATFORM_DIRS": "0"}
    done = subprocess.run(["/usr/bin/python3", "-m", "nbconvert", "--execute", "--to", form, "--output-dir", folder, str(ROOT / "docs/lesson.ipynb")],
                          env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    verdict(f"the lesson runs, exported as {form}", done.returncode == 0, done.stdout[-2000:])
    return done.returncode == 0


def outputs_of(notebook):
    return [output for cell in notebook["cells"] if cell["cell_type"] == "code" for output in cell["outputs"]]


def check_outputs(notebook):
    outputs = outputs_of(notebook)
    verdict("no cell fails", all(output["output_type"] != "error" for output in outputs))
    shown = [output["data"] for output in outputs if "data" in output]
    texts = ["".join(data.get("text/html", "")) for data in shown]
    pictures = [data for data in shown if "image/svg+xml" in data]
    verdict("pictures are SVG and HTML", len(pictures) == PICTURES and all("<img" in "".join(data["text/html"]) for data in pictures), len(pictures))
    verdict("a page is in a frame", sum("<iframe srcdoc" in text for text in texts) == FRAMES)
    verdict("counts are tables", sum("<table" in text for text in texts) == TABLES)
    plain = " ".join("".join(data.get("text/plain", "")) for data in shown)
    verdict("the function with the mistake is found out", "cut=strict" in plain and "it cuts off with > and <" in plain)


def check_export(text):
    images = re.findall(r'<img src="data:image/svg\+xml;base64,([^"]+)"', text)
    verdict("the export has every picture", len(images) == PICTURES + VERDICTS, len(images))
    for image in images:
        document = xml.dom.minidom.parseString(base64.b64decode(image))
        verdict("a picture is SVG", document.documentElement.tagName == "svg")


def check_browser(path):
    """Chromium draws all pictures of the export: none of them has no size."""
    browser = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not browser:
        return print("there is no Chromium: the export is not drawn")
    page = path.with_suffix(".look.html")
    page.write_text(path.read_text(encoding="utf-8").replace("</body>", "<script>onload = () => document.title = 'drawn ' + [...document.images]"
                                                             ".filter(i => i.src.startsWith('data:image/svg') && i.naturalWidth > 20).length</script></body>"), encoding="utf-8")
    done = subprocess.run([browser, "--no-sandbox", "--headless", "--dump-dom", "--virtual-time-budget=5000", page.as_uri()], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    page.unlink()
    verdict("a browser draws each picture", f"<title>drawn {PICTURES + VERDICTS}</title>" in done.stdout, re.findall("<title>.*?</title>", done.stdout)[:1])


def main():
    plycut, folder = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
    os.makedirs(folder, exist_ok=True)
    if convert(plycut, folder, "notebook"):
        check_outputs(json.loads((Path(folder) / "lesson.ipynb").read_text(encoding="utf-8")))
    if convert(plycut, folder, "html"):
        check_export((Path(folder) / "lesson.html").read_text(encoding="utf-8"))
        check_browser(Path(folder) / "lesson.html")
    return ended()


if __name__ == "__main__":
    sys.exit(main())
