#!/usr/bin/python3
"""A web site of the documents, the playground and the gallery: site.py VERSION PLAYGROUND GALLERY FOLDER.

cmark-gfm renders each document; headings get GitHub's anchors, links to documents lead to their pages. Then every link and
anchor of the site is checked: a dead one is an error.
"""
import html.parser
import os
import re
import shutil
import subprocess
import sys
import urllib.parse

version, playground, gallery, folder = sys.argv[1:]
DOCUMENTS = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"] + sorted(f"docs/{n}" for n in os.listdir("docs") if n.endswith(".md"))
MENU = [("README.md", "plycut"), ("docs/guide.md", "First exercise"), ("docs/students.md", "For students"), ("docs/cheat-sheet.md", "Cheat sheet"), ("docs/python.md", "In Python"), ("docs/reference.md", "Reference"), ("docs/semantics.md", "Terms"),
        ("docs/gallery.md", "Pictures"), ("gallery/index.html", "Trees to step through"), ("playground.html", "Playground"), ("CHANGELOG.md", "Changes")]
STYLE = """body{font:1rem/1.55 system-ui,sans-serif;margin:0 auto;max-width:56rem;padding:0 1rem 4rem;color:#1b1b1b;background:#fff}
nav{padding:.8rem 0;border-bottom:1px solid #bbb}nav a{margin-right:1.2rem;display:inline-block}a{color:#00539b}
pre{background:#f4f4f2;padding:.7rem;overflow-x:auto;font-size:.85rem}code{font-family:ui-monospace,monospace}
table{border-collapse:collapse;display:block;overflow-x:auto}th,td{border:1px solid #bbb;padding:.25rem .6rem;text-align:left;vertical-align:top}
img{max-width:100%;height:auto}h1,h2,h3{line-height:1.25;margin-top:1.6em}"""


def page_of(document):
    return "index.html" if document == "README.md" else re.sub(r"\.md$", ".html", document)


def with_anchors(text):
    """Give each heading the anchor that GitHub gives it."""
    seen = {}

    def heading(match):
        words = html.unescape(re.sub(r"<[^>]*>", "", match[2])).lower()
        slug = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        seen[slug] = seen.get(slug, -1) + 1
        return f'<h{match[1]} id="{slug}{"-%d" % seen[slug] if seen[slug] else ""}">{match[2]}</h{match[1]}>'

    return re.sub(r"<h([1-6])>(.*?)</h\1>", heading, text, flags=re.S)


def with_pages(text):
    """Let links to documents of this project lead to their pages."""
    text = re.sub(r'href="(?![a-z]+:)([^"#]*)README\.md([#"])', r'href="\1index.html\2', text)
    return re.sub(r'href="(?![a-z]+:)([^"#]*)\.md([#"])', r'href="\1.html\2', text)


def write_page(document):
    body = subprocess.run(["cmark-gfm", "--unsafe", "-e", "table", "-e", "autolink", document], check=True, capture_output=True, text=True).stdout
    title = re.sub(r"<[^>]*>", "", re.search(r"<h1>(.*?)</h1>", body, re.S)[1])
    up = "../" * document.count("/")
    menu = " ".join(f'<a href="{up}{page_of(target)}">{name}</a>' for target, name in MENU)
    with open(os.path.join(folder, page_of(document)), "w", encoding="utf-8") as out:
        out.write(f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\n'
                  f"<title>{title}</title><style>{STYLE}</style></head>\n<body><nav>{menu}</nav>\n<main>\n"
                  f"{with_pages(with_anchors(body))}</main><footer><p>plycut {version}</p></footer></body></html>\n")


class Links(html.parser.HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self):
        super().__init__()
        self.links, self.anchors = [], {""}

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name == "id":
                self.anchors.add(value)
            elif name in ("href", "src") and tag in ("a", "img", "link", "script", "iframe"):
                self.links.append(value)


def links_of(path):
    links = Links()
    with open(path, encoding="utf-8") as page:
        links.feed(page.read())
    return links


def dead_links():
    pages = {os.path.join(at, name): None for at, _, names in os.walk(folder) for name in names if name.endswith(".html")}
    # Pages of plycut itself have no links to others, and anchors that their scripts read.
    own = {page for page in pages if os.path.relpath(page, folder).startswith("gallery/") and not page.endswith("index.html")}
    own.add(os.path.join(folder, "playground.html"))
    for page in pages.keys() - own:
        pages[page] = links_of(page)
    for page, links in sorted(pages.items()):
        for link in links.links if links else []:
            if re.match("[a-z]+:", link):
                continue
            file, _, anchor = link.partition("#")
            target = os.path.normpath(os.path.join(os.path.dirname(page), urllib.parse.unquote(file))) if file else page
            known = pages.get(target)
            if os.path.isdir(target):  # what a web server sends
                target = os.path.join(target, "index.html")
            if not os.path.exists(target) or (known is not None and urllib.parse.unquote(anchor) not in known.anchors):
                yield f"{os.path.relpath(page, folder)}: {link}"


shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder)
shutil.copytree("docs", os.path.join(folder, "docs"), ignore=shutil.ignore_patterns("*.md", "*.in", "*.awk", "*-completion"))
shutil.copytree(gallery, os.path.join(folder, "gallery"))
shutil.copy(playground, os.path.join(folder, "playground.html"))
shutil.copytree("include", os.path.join(folder, "include"))
SOURCES = sorted(path for path in subprocess.run(["git", "ls-files", "bindings"], capture_output=True, text=True).stdout.splitlines()
                 or (os.path.join(where, name) for where, _, names in os.walk("bindings") for name in names))
for path in SOURCES:
    os.makedirs(os.path.join(folder, os.path.dirname(path)), exist_ok=True)
    shutil.copy(path, os.path.join(folder, path))
with open(os.path.join(folder, "bindings/index.html"), "w", encoding="utf-8") as out:
    out.write("<!DOCTYPE html><html lang=\"en\"><title>Recorders and packages</title><ul>"
              + "".join(f'<li><a href="{path[9:]}">{path[9:]}</a></li>' for path in SOURCES) + "</ul></html>\n")
shutil.copy("LICENSE", folder)
for name in DOCUMENTS:
    write_page(name)
dead = list(dead_links())
print("\n".join(f"dead link: {link}" for link in dead) or f"built {folder}: {len(DOCUMENTS)} documents, no dead link")
sys.exit(1 if dead else 0)
