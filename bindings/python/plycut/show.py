"""show.py - what plycut writes, as objects that a notebook shows and a program can save."""
import base64
import html
import json
import os
import re
from typing import Any, Callable, Dict, Iterable, List, Sequence, Union

# Writes the same in the format that a file name's extension names.
Writer = Callable[[str], None]


class Picture:
    """A picture: `svg` is its text, and save("x.pdf") writes it in any format of `plycut list formats`, by the extension."""

    def __init__(self, svg: str, write: Writer, label: str = "") -> None:
        self.svg, self._write, self._label = svg, write, label

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Write the picture as .svg, .pdf, .png, .dot, .tex, .txt or .html; PDF and PNG need rsvg-convert."""
        self._write(os.fspath(path))

    @property
    def title(self) -> str:
        found = re.search(r"<title[^>]*>(.*?)</title>", self.svg, re.S)
        return html.unescape(found[1]).strip() if found else ""

    @property
    def description(self) -> str:
        found = re.search(r"<desc[^>]*>(.*?)</desc>", self.svg, re.S)
        return html.unescape(found[1]).strip() if found else ""

    def img(self) -> str:
        """An <img> that contains the picture: it needs no file, and its styles and ids meet no others on the page."""
        data = base64.b64encode(self.svg.encode()).decode()
        return f'<img src="data:image/svg+xml;base64,{data}" alt="{html.escape(self.description or self.title)}" style="max-width:100%">'

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Dict[str, str]:
        """SVG, and HTML: what nbconvert exports keeps the second, and would show nothing of the first."""
        return {"image/svg+xml": self.svg, "text/html": self.img(), "text/plain": repr(self)}

    def __repr__(self) -> str:
        return self._label or f"<picture: {self.title}>"


class Pictures(List[Picture]):
    """Pictures of the steps of a search; save("x.pdf") writes one document, save("x.svg") a file for each."""

    def __init__(self, pictures: Iterable[Picture], write: Writer) -> None:
        super().__init__(pictures)
        self._write = write

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        self._write(os.fspath(path))

    def _repr_html_(self) -> str:
        return "\n".join(f"<p>{picture.img()}</p>" for picture in self)

    def __repr__(self) -> str:
        return f"<{len(self)} pictures>"


class Page:
    """A page that steps through a search, in a frame: `html` is all of it, one file for any browser."""

    def __init__(self, text: str, height: int) -> None:
        self.html, self.height = text, height

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.html)

    def _repr_html_(self) -> str:
        return (f'<iframe srcdoc="{html.escape(self.html)}" title="the search, step by step" '
                f'style="box-sizing:border-box;width:100%;height:{self.height}px;border:1px solid #bbb"></iframe>')

    def __repr__(self) -> str:
        return f"<page: {len(self.html)} characters>"


class Text(str):
    """A text of plycut: a str, which a notebook shows as plycut wrote it, print as any other."""

    def _repr_html_(self) -> str:
        return f'<pre style="line-height:1.35;white-space:pre-wrap;word-break:normal;overflow-wrap:break-word">{html.escape(self)}</pre>'

    def _repr_markdown_(self) -> str:
        return f"```text\n{self}```\n"

    def __repr__(self) -> str:
        return str(self)


class Rows(List[Dict[str, Any]]):
    """A table as a list of dictionaries, where pandas is not installed."""

    def _repr_html_(self) -> str:
        names = [name for name in self[0] if any(row[name] is not None for row in self)] if self else []
        body = "".join(f"<tr>{_cells([row[name] for name in names], 'td')}</tr>" for row in self)
        return f"<table><thead><tr>{_cells(names, 'th')}</tr></thead><tbody>{body}</tbody></table>"


def _cells(row: Sequence[Any], tag: str) -> str:
    return "".join(f"<{tag}>{html.escape(_shown(cell))}</{tag}>" for cell in row)


def _shown(cell: Any) -> str:
    return "" if cell is None else cell if isinstance(cell, str) else json.dumps(cell, ensure_ascii=False)


def table(rows: Sequence[Dict[str, Any]]) -> Any:
    """A pandas.DataFrame if pandas is installed, otherwise Rows."""
    try:
        import pandas
    except ImportError:
        return Rows(rows)
    return pandas.DataFrame(list(rows))
