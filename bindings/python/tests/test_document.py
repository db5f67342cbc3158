"""The examples of docs/python.md, as doctest runs them, and what it says that there is."""
import doctest
import os
import re
import sys
import tempfile
from pathlib import Path

import plycut

DOCUMENT = Path(__file__).resolve().parents[3] / "docs/python.md"


def test_the_examples_of_the_document():
    text = re.sub(r"^```\w*$", "", DOCUMENT.read_text(encoding="utf-8"), flags=re.M)
    examples = doctest.DocTestParser().get_doctest(text, {}, "docs/python.md", str(DOCUMENT), 0)
    assert len(examples.examples) > 20
    said, before, hidden = [], os.getcwd(), sys.modules.get("pandas")
    sys.modules["pandas"] = None
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            result = doctest.DocTestRunner(verbose=False).run(examples, out=said.append)
        finally:
            os.chdir(before)
            sys.modules["pandas"] = hidden
            if hidden is None:
                del sys.modules["pandas"]
    assert result.failed == 0, "".join(said)


def test_every_public_name_is_in_the_document():
    text = DOCUMENT.read_text(encoding="utf-8")
    recorder = {"Game", "Leaves", "Lists", "Move", "State", "Taken"}  # docs/programs.md
    types = {"Grade", "PythonGame", "Tree", "Verdict"}  # nobody makes them by hand
    for name in set(plycut.__all__) - recorder - types:
        assert f"plycut.{name}" in text or f"`{name}`" in text, name
    for name in vars(plycut.Search):
        if not name.startswith("_") and name not in ("algorithm",):
            assert re.search(rf"\b{name}\b", text), name
