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
MENU = [("playground.html", "Playground"), ("gallery/index.html", "Gallery"), ("docs/guide.md", "Lecturers"), ("docs/students.md", "Students"), ("docs/python.md", "Python"),
        ("README.md#where-to-read-on", "Documents"), ("docs/install.md", "Download")]
LOGO = ('<svg width="27" height="30" viewBox="0 0 27 30" aria-hidden="true"><path d="M2 28V10L13.5 2 25 10v18z" fill="#d6e6f5" stroke="#14203c" stroke-width="2"/>'
        '<path d="M7 21l13-6" stroke="#b84600" stroke-width="4"/></svg>')


def page_of(target):
    """The page of a document, or of a place in it."""
    document, hash_sign, anchor = target.partition("#")
    return ("index.html" if document == "README.md" else re.sub(r"\.md$", ".html", document)) + hash_sign + anchor


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


def rendered(markdown):
    return subprocess.run(["cmark-gfm", "--unsafe", "-e", "table", "-e", "autolink"], input=markdown, check=True, capture_output=True, text=True).stdout


def inline(markdown):
    """One paragraph, without its element."""
    return re.sub(r"^<p>|</p>\n$", "", rendered(markdown))


def write_page(document, title, main):
    """A page of the site, with the menu that all have."""
    up = "../" * document.count("/")
    menu = "".join(f'<a href="{up}{page_of(target)}">{name}</a>' for target, name in MENU)
    with open(os.path.join(folder, page_of(document)), "w", encoding="utf-8") as out:
        out.write(f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">\n'
                  f'<title>{title}</title><link rel="stylesheet" href="{up}site.css"></head>\n'
                  f'<body><header><a class="home" href="{up}index.html">{LOGO}plycut</a><nav aria-label="Site">{menu}</nav></header><hr class="rule">\n'
                  f"{with_pages(with_anchors(main))}<footer><p>plycut {version}</p></footer></body></html>\n")


def write_document(document):
    with open(document, encoding="utf-8") as source:
        body = rendered(source.read())
    title = re.sub(r"<[^>]*>", "", re.search(r"<h1>(.*?)</h1>", body, re.S)[1])
    write_page(document, title, f'<main class="document">\n{body}</main>')


def write_home():
    """The first page: what README says, its first lines and its table of doors laid out, the rest as it is."""
    with open("README.md", encoding="utf-8") as source:
        intro, doors, *rest = re.split(r"(?m)^## ", source.read())
    name, claim, what, picture = intro.strip().split("\n\n")
    rows = [[cell.strip() for cell in row.strip("| \n").split(" | ")] for row in doors.split("\n") if row.startswith("| **")]
    cards = "".join(f'<li><h2>{inline(where.strip("*"))}</h2><p>{inline(does)}</p><pre>{inline(begin)}</pre></li>' for where, does, begin in rows)
    after = doors.split("\n\n", 2)[2]  # below the table
    write_page("README.md", "plycut: " + claim.strip("*"), f"""<main>
<section class="hero"><div><h1>{claim.strip("*").replace("-", chr(0x2011))}</h1><p>{inline(what)}</p>
<div class="buttons"><a href="playground.html">Open the playground</a><a href="docs/install.html">Get plycut</a></div></div>
<figure>{inline(picture)}</figure></section>
<ul class="doors">{cards}</ul>
{rendered("## Get it" + chr(10) * 2 + after + "".join("## " + part for part in rest))}</main>""")


def write_gallery():
    """The gallery's first page, with the menu."""
    with open(os.path.join(gallery, "index.html"), encoding="utf-8") as index:
        write_page("gallery/index.html", "plycut: trees to step through", re.search("<main>.*</main>", index.read(), re.S)[0])


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
write_gallery()
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
shutil.copy("src/web/release/site.css", folder)
for name in DOCUMENTS:
    write_home() if name == "README.md" else write_document(name)
dead = list(dead_links())
print("\n".join(f"dead link: {link}" for link in dead) or f"built {folder}: {len(DOCUMENTS)} documents, no dead link")
sys.exit(1 if dead else 0)
