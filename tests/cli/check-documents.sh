# Word documents and rich text are read as answers: paragraphs and rows of tables are lines, what is struck out does not count.
# Other files are named for what they are. A damaged or hostile document is refused, in bounded memory.
# A sanitizer's program maps more than it uses.
little() { nm "$(command -v plycut)" | grep -q __asan_init || ulimit -v 400000; }
cat >make.py <<'PY'
import struct, sys, zlib, zipfile
W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
def word(name, body, method=zipfile.ZIP_DEFLATED):
    with zipfile.ZipFile(name, "w", method) as z:
        z.writestr("[Content_Types].xml", "<Types/>")
        z.writestr("word/document.xml", f'<?xml version="1.0"?><w:document {W}><w:body>{body}</w:body></w:document>')
def run(text, properties=""): return f'<w:r><w:rPr>{properties}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'
def p(*runs): return '<w:p><w:pPr><w:rPr><w:strike/></w:rPr></w:pPr>' + "".join(runs) + "</w:p>"
def cell(*paragraphs): return "<w:tc>" + "".join(paragraphs) + "</w:tc>"
answers = (p(run("student: Ann Alder")) + p(run("value: "), run("4", "<w:strike/>"), run("3", '<w:strike w:val="0"/>'))
    + p(run("visited: "), '<w:del>' + '<w:r><w:delText>9 9</w:delText></w:r></w:del>', '<w:moveFrom>' + run("8 8") + '</w:moveFrom>', run("3 12 8 2 14 5 2"))
    + p(run("hidden: 3", "<w:vanish/>"), run("best: B"), '<w:r><w:br/></w:r>', run("C: &lt;=2"))
    + "<w:tbl><w:tr>" + cell(p(run("pruned:"))) + cell(p(run("4 of C")), p(run("6 of C"))) + "</w:tr><w:tr>" + cell(p(run("leaves:"))) + cell(p(run("7"))) + "</w:tr></w:tbl>")
word("ann.docx", answers)
word("stored.docx", answers, zipfile.ZIP_STORED)
# "1." and "2." are not typed: Word counts them. The questions of the sheet in order: value, values, visited, leaves, pruned, cutoffs.
numbering = f'''<w:numbering {W}><w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:lvlJc w:val="left"/></w:lvl></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num></w:numbering>'''
def item(text): return '<w:p><w:pPr><w:pStyle w:val="ListParagraph"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="5"/></w:numPr></w:pPr>' + (run(text) if text else "") + '</w:p>'
word("numbered.docx", p(run("student: Ann Alder")) + item("3") + item("B: 3") + item("") + item("7") + item("4 of C, 6 of C"))
with zipfile.ZipFile("numbered.docx", "a") as z: z.writestr("word/numbering.xml", numbering)
word("many-lists.docx", p(run("value: 3")))
with zipfile.ZipFile("many-lists.docx", "a") as z: z.writestr("word/numbering.xml", '<w:num w:numId="1"/>' * 200_000 + '<w:abstractNum/>' * 100_000 + '<w:lvlText w:val="%1"/>')
whole = open("ann.docx", "rb").read()
open("cut.docx", "wb").write(whole[:len(whole) // 2])
def patched(name, mark, offset, value):
    bytes = bytearray(whole)
    at = bytes.rfind(mark)  # document.xml is the last member
    bytes[at + offset:at + offset + len(value)] = value
    open(name, "wb").write(bytes)
patched("size.docx", b"PK\1\2", 24, struct.pack("<I", 999999))
patched("small.docx", b"PK\1\2", 24, struct.pack("<I", 10))
patched("huge.docx", b"PK\1\2", 24, struct.pack("<I", 0xfffffff0))
patched("packed.docx", b"PK\1\2", 20, struct.pack("<I", 0x7fffffff))
patched("local.docx", b"PK\1\2", 42, struct.pack("<I", 0xfffffff0))
patched("crc.docx", b"PK\1\2", 16, struct.pack("<I", 1))
patched("locked.docx", b"PK\1\2", 8, struct.pack("<H", 1))
patched("method.docx", b"PK\1\2", 10, struct.pack("<H", 99))
patched("count.docx", b"PK\5\6", 16, struct.pack("<I", 0xffffffff))
word("bomb.docx", "<w:p>" * 20_000_000)
word("deep.docx", "<w:del>" * 1_000_000 + p(run("value: 3")))
word("deeper.docx", "<w:tbl>" * 300_000 + answers + "</w:tbl>" * 600_000 + p(run("leaves: 7")))
with zipfile.ZipFile("other.zip", "w") as z: z.writestr("a.txt", "value: 3")
with zipfile.ZipFile("sheet.odt", "w") as z: z.writestr("mimetype", "application/vnd.oasis.opendocument.text")
with zipfile.ZipFile("sheet.pages", "w") as z: z.writestr("Index/Document.iwa", "x")
open("bo.rtf", "w").write(r"""{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Times;}}{\*\generator Word;}{\info{\author Bo}}
\pard student: Bo Li\par
value: {\strike 4}3\par
C: \u8804 ?2\par
D\'3a 2\'0d\par
\pard\intbl pruned:\cell 4 of C\par 6 of C\cell\row\pard
{\field{\*\fldinst HYPERLINK x}{\fldrslt best: B}}\
\strike leaves: 9\strike0\par
leaves: 7\par}""")
open("deep.rtf", "w").write("{\\rtf1" + "{" * 100_000 + "value: 9" + "}" * 100_000 + "\n\\par value: 3\\par}")
open("open.rtf", "w").write("{\\rtf1 value: 3\\par\\bin99999999 x\\'")
open("a.pdf", "wb").write(b"%PDF-1.7\nx")
open("a.heic", "wb").write(b"\0\0\0\x18ftypheic\0\0\0\0")
open("a.jpg", "wb").write(b"\xff\xd8\xff\xe0\0\x10JFIF\0")
open("a.png", "wb").write(b"\x89PNG\r\n\x1a\n\0\0")
open("a.doc", "wb").write(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0")
PY
python3 make.py
(little; for file in ann.docx stored.docx numbered.docx bo.rtf; do plycut check --feedback verdict aima-two-ply $file; done)
for file in *.docx *.rtf a.* other.zip sheet.*; do
    (little; plycut check -q aima-two-ply $file; echo "$file: $?") 2>&1
done
# In a class: a photo next to a sheet is passed over, a photo alone is a problem, system files are nobody's.
mkdir -p 'class/Ann Alder_4711_assignsubmission_file' 'class/Bo Li_4712_assignsubmission_file' 'class/Cleo_4713_assignsubmission_file' class/__MACOSX
cp ann.docx a.jpg 'class/Ann Alder_4711_assignsubmission_file'
cp a.heic 'class/Cleo_4713_assignsubmission_file'
cp bo.rtf 'class/Bo Li_4712_assignsubmission_file'
cp ann.docx 'class/Bo Li_4712_assignsubmission_file/~$bo.docx'
touch class/desktop.ini class/.DS_Store class/__MACOSX/._ann.docx
plycut check -f csv aima-two-ply class | cut -d, -f2-5,15-; plycut check -q aima-two-ply ann.docx a.pdf; echo $?
