"""What a notebook shows: pictures that exports keep, pages in frames, texts."""
import base64
import html
import re
import tempfile
import xml.dom.minidom
from pathlib import Path

import plycut
from helpers import refuses

TREE = plycut.tree("A(B(3 12 8) C(2 4 6) D(14 5 2))")


def picture_in(markup):
    """The SVG in an <img>."""
    return base64.b64decode(re.search(r'src="data:image/svg\+xml;base64,([^"]+)"', markup)[1]).decode()


def test_a_tree_is_a_picture_before_the_search():
    bundle = TREE._repr_mimebundle_()
    xml.dom.minidom.parseString(bundle["image/svg+xml"])
    assert picture_in(bundle["text/html"]) == bundle["image/svg+xml"]
    assert "pruned" not in bundle["image/svg+xml"] and bundle["text/plain"] == repr(TREE)
    assert "never visited" not in str(TREE)


def test_a_search_is_a_picture():
    search = TREE.search()
    bundle = search._repr_mimebundle_()
    assert "cutoff" in bundle["image/svg+xml"] and picture_in(bundle["text/html"]) == bundle["image/svg+xml"]
    assert 'alt="MAX moves at the root' in bundle["text/html"] and bundle["text/plain"] == repr(search)
    assert "shallow cutoff: 3 is from A" in str(search)


def test_algorithms_in_one_picture():
    picture = TREE.draw("minimax", "alpha-beta", style="mono")
    assert picture.svg.count('class="tree"') == 2 and "Minimax" in picture.description
    refuses("unknown style 'x'", lambda: TREE.draw(style="x"))
    refuses("no option output here", lambda: TREE.draw(output="x.svg"))
    refuses("no option format here", lambda: TREE.count(format="csv"))


def test_pictures_are_saved():
    search = TREE.search()
    with tempfile.TemporaryDirectory() as folder:
        for name, start in (("x.svg", b"<svg"), ("x.dot", b"// Draw with: dot"), ("x.tex", b"%"), ("x.html", b"<!DOCTYPE"), ("x.txt", b"Alpha")):
            path = Path(folder) / name
            search.draw().save(path)
            assert path.read_bytes().startswith(start), name
        refuses("unknown picture format 'nonsense'", lambda: search.draw().save(Path(folder) / "x.nonsense"))


def test_a_file_for_steps():
    refuses(r"draw\(\)\.save\('game\.svg'\)", lambda: TREE.search().draw("game.svg"))


def test_steps():
    pictures = TREE.search().draw(steps="cutoffs")
    assert len(pictures) == 2 and all("<svg" in picture.svg for picture in pictures)
    assert pictures._repr_html_().count("<img") == 2 and picture_in(pictures._repr_html_()) == pictures[0].svg
    assert len(TREE.draw("alpha-beta", steps="all")) == len(TREE.search().events)
    with tempfile.TemporaryDirectory() as folder:
        pictures.save(Path(folder) / "x.svg")
        pictures[1].save(Path(folder) / "second.svg")
        assert (Path(folder) / "x-2.svg").read_text() == (Path(folder) / "second.svg").read_text() == pictures[1].svg
        refuses("save all of them", lambda: pictures[0].save(Path(folder) / "x.pdf"))


def test_a_page_is_in_a_frame():
    page = TREE.search().page(height=300)
    frame = page._repr_html_()
    assert "height:300px" in frame and html.unescape(re.search(r'srcdoc="([^"]*)"', frame)[1]) == page.html
    assert page.html.startswith("<!DOCTYPE html>")


def test_explanations():
    text = TREE.search().explain(at="C")
    assert "2 <= 3, the value that A already has from B" in text.replace("\n    ", " ")
    assert isinstance(text, str) and text._repr_markdown_().startswith("```text\n") and "&lt;=" in text._repr_html_()
    assert TREE.explain("minimax").startswith("Game        tree")
    refuses("nosuch", lambda: TREE.search().explain(at="nosuch"))


def test_hostile_names_stay_names():
    tree = plycut.tree({"</pre><script>alert(1)</script>": {'"><img src=x>': [3, 4], "C": [1, 2]}})
    search = tree.search()
    for markup in (search.explain()._repr_html_(), search._repr_mimebundle_()["text/html"], search.page()._repr_html_(), plycut.show.Rows(search.table())._repr_html_()):
        assert "<script>alert" not in markup and "<img src=x" not in markup
