/* Sheets in DOT: the tree on the first page, every piece of text a node of its own. */
#include "dot/dot.h"
#include "render/escape.h"
#include "sheet/sheet.h"

/* Bold type takes an HTML label. Graphviz centres one in its node, so one that is set flush left is
 * a table as wide as the node. */
static void bold_label(const Piece *piece, int width, PlycutOut *out)
{
    bool left = piece->kind != PIECE_BOX;
    plycut_out_text(out, "label=<");
    if (left)
        plycut_out_format(out,
                          "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" "
                          "CELLPADDING=\"0\"><TR><TD ALIGN=\"LEFT\" WIDTH=\"%d\">",
                          width);
    plycut_out_text(out, "<B>");
    html_write_short(out, piece->text);
    plycut_out_text(out, left ? "</B></TD></TR></TABLE>>" : "</B>>");
}

/* Text and answers on lines are set flush left, those in boxes are centred. */
static void piece_label(const Piece *piece, int width, PlycutOut *out)
{
    if (piece->bold && piece->text[0] != '\0') {
        bold_label(piece, width, out);
        return;
    }
    plycut_out_text(out, "label=\"");
    quoted_write_short(out, piece->text);
    plycut_out_text(out, piece->kind == PIECE_BOX || piece->text[0] == '\0' ? "\"" : "\\l\"");
}

/* A text's node is a little wider than the text, so that Graphviz has room. */
static void piece_write(const Piece *piece, size_t number, PlycutOut *out)
{
    int width = piece->kind == PIECE_TEXT ? piece->width * 21 / 20 + 8 : piece->width;
    plycut_out_format(out, "    t%zu [pos=\"%d,%d\"", number, piece->x + width / 2,
                      -piece->y - piece->height / 2);
    dot_inches(", width", width, out);
    dot_inches(", height", piece->height, out);
    plycut_out_format(out, ", fontsize=%d, ", piece->size);
    piece_label(piece, width, out);
    plycut_out_text(out, "];\n");
}

static void pieces_write(const Flow *flow, int page, PieceKind kind, const char *name,
                         const char *shape, PlycutOut *out)
{
    bool begun = false;
    for (size_t i = 0; i < flow->count; i++) {
        if (flow->pieces[i].page != page || flow->pieces[i].kind != kind)
            continue;
        if (!begun)
            plycut_out_format(out, "\n  subgraph %s {\n    node [%s];\n", name, shape);
        begun = true;
        piece_write(&flow->pieces[i], i, out);
    }
    if (begun)
        plycut_out_text(out, "  }\n");
}

/* Points in the corners keep every page as large as the paper. */
static void corners_write(const SheetPages *p, PlycutOut *out)
{
    plycut_out_format(
        out,
        "\n  corner0 [shape=point, style=invis, width=0.01, height=0.01, pos=\"0,0\"];\n"
        "  corner1 [shape=point, style=invis, width=0.01, height=0.01, "
        "pos=\"%d,%d\"];\n",
        p->flow.width, -p->height);
}

/* `size="7.5,10.2"`, in tenths of an inch. */
static void size_write(Paper paper, PlycutOut *out)
{
    int width = paper.width * 10 / 72, height = paper.height * 10 / 72;
    plycut_out_format(out, ", margin=0.38, size=\"%d.%d,%d.%d\"", width / 10, width % 10,
                      height / 10, height % 10);
}

static void head_write(const SheetPages *p, PlycutOut *out)
{
    plycut_out_format(out,
                      "// Draw with: neato -n2 (the places given here)\n"
                      "digraph plycut {\n"
                      "  graph [charset=\"UTF-8\", fontname=\"Arial\", fontsize=%d, splines=line, "
                      "ordering=out",
                      p->flow.type);
    if (p->sheet->page > 0)
        size_write(p->paper, out);
    if (p->legend) {
        plycut_out_text(out, ", labelloc=b, labeljust=l, ");
        dot_legend(&p->figure, out);
    }
    plycut_out_text(out, "];\n"
                         "  node [fontname=\"Arial\", fontsize=9, fixedsize=true, margin=0];\n"
                         "  edge [fontname=\"Arial\", fontsize=9];\n");
}

void sheet_dot(const SheetPages *p, PlycutOut *out)
{
    int page = p->sheet->page > 0 ? p->sheet->page - 1 : 0;
    head_write(p, out);
    if (page == 0) {
        dot_nodes(&p->figure, out);
        dot_edges(&p->figure, out);
    }
    pieces_write(&p->flow, page, PIECE_TEXT, "texts", "shape=plaintext", out);
    pieces_write(&p->flow, page, PIECE_RULE, "lines", "shape=underline", out);
    pieces_write(&p->flow, page, PIECE_BOX, "boxes", "shape=box", out);
    if (p->sheet->page > 0 && !p->legend)
        corners_write(p, out);
    plycut_out_text(out, "}\n");
}
