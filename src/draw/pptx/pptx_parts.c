/* The parts of a presentation that are not pictures: content types, relations, the master with its layout and theme, notes. */
#include <string.h>

#include "pptx/pptx.h"
#include "render/escape.h"

#define TYPES     "application/vnd.openxmlformats-officedocument."
#define RELATIONS "http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
#define PACKAGE   "http://schemas.openxmlformats.org/package/2006/"

/* ---- Content types --------------------------------------------------------------------------- */

static void override_write(PlycutOut *out, const char *part, size_t number, const char *type)
{
    plycut_out_format(out, "<Override PartName=\"/%s", part);
    if (number > 0)
        plycut_out_format(out, "%zu.xml", number);
    plycut_out_format(out, "\" ContentType=\"%s\"/>\n", type);
}

static void types_write(PlycutOut *out, const void *self)
{
    const Parts *parts = self;
    plycut_out_text(out,
                    PPTX_HEAD "<Types xmlns=\"" PACKAGE "content-types\">\n"
                              "<Default Extension=\"rels\" ContentType=\"application/"
                              "vnd.openxmlformats-package.relationships+xml\"/>\n"
                              "<Default Extension=\"xml\" ContentType=\"application/xml\"/>\n");
    override_write(out, "docProps/core.xml", 0,
                   "application/vnd.openxmlformats-package.core-properties+xml");
    override_write(out, "docProps/app.xml", 0, TYPES "extended-properties+xml");
    override_write(out, "ppt/presentation.xml", 0, TYPES "presentationml.presentation.main+xml");
    override_write(out, "ppt/slideMasters/slideMaster1.xml", 0,
                   TYPES "presentationml.slideMaster+xml");
    override_write(out, "ppt/slideLayouts/slideLayout1.xml", 0,
                   TYPES "presentationml.slideLayout+xml");
    override_write(out, "ppt/notesMasters/notesMaster1.xml", 0,
                   TYPES "presentationml.notesMaster+xml");
    override_write(out, "ppt/theme/theme", 1, TYPES "theme+xml");
    override_write(out, "ppt/theme/theme", 2, TYPES "theme+xml");
    for (size_t i = 1; i <= parts->slides; i++) {
        override_write(out, "ppt/slides/slide", i, TYPES "presentationml.slide+xml");
        override_write(out, "ppt/notesSlides/notesSlide", i, TYPES "presentationml.notesSlide+xml");
    }
    plycut_out_text(out, "</Types>");
}

/* ---- Relations ------------------------------------------------------------------------------- */

static void relations_open(PlycutOut *out)
{
    plycut_out_text(out, PPTX_HEAD "<Relationships xmlns=\"" PACKAGE "relationships\">\n");
}

/* `type`: after RELATIONS, or whole. */
static void relation_write(PlycutOut *out, size_t id, const char *type, const char *target,
                           size_t number)
{
    const bool whole = strncmp(type, "http", 4) == 0;
    plycut_out_format(out, "<Relationship Id=\"rId%zu\" Type=\"%s%s\" Target=\"%s", id,
                      whole ? "" : RELATIONS, type, target);
    if (number > 0)
        plycut_out_format(out, "%zu.xml", number);
    plycut_out_text(out, "\"/>\n");
}

static void relations_end(PlycutOut *out)
{
    plycut_out_text(out, "</Relationships>");
}

static void package_relations_write(PlycutOut *out, const void *self)
{
    (void)self;
    relations_open(out);
    relation_write(out, 1, "officeDocument", "ppt/presentation.xml", 0);
    relation_write(out, 2, PACKAGE "relationships/metadata/core-properties", "docProps/core.xml",
                   0);
    relation_write(out, 3, "extended-properties", "docProps/app.xml", 0);
    relations_end(out);
}

enum { MASTER = 1, NOTES_MASTER, THEME, SLIDES };

static void presentation_relations_write(PlycutOut *out, const void *self)
{
    const Parts *parts = self;
    relations_open(out);
    relation_write(out, MASTER, "slideMaster", "slideMasters/slideMaster1.xml", 0);
    relation_write(out, NOTES_MASTER, "notesMaster", "notesMasters/notesMaster1.xml", 0);
    relation_write(out, THEME, "theme", "theme/theme1.xml", 0);
    for (size_t i = 0; i < parts->slides; i++)
        relation_write(out, SLIDES + i, "slide", "slides/slide", i + 1);
    relations_end(out);
}

static void master_relations_write(PlycutOut *out, const void *self)
{
    (void)self;
    relations_open(out);
    relation_write(out, 1, "slideLayout", "../slideLayouts/slideLayout1.xml", 0);
    relation_write(out, 2, "theme", "../theme/theme1.xml", 0);
    relations_end(out);
}

static void layout_relations_write(PlycutOut *out, const void *self)
{
    (void)self;
    relations_open(out);
    relation_write(out, 1, "slideMaster", "../slideMasters/slideMaster1.xml", 0);
    relations_end(out);
}

static void notes_master_relations_write(PlycutOut *out, const void *self)
{
    (void)self;
    relations_open(out);
    relation_write(out, 1, "theme", "../theme/theme2.xml", 0);
    relations_end(out);
}

void slide_relations_write(PlycutOut *out, const void *number)
{
    relations_open(out);
    relation_write(out, 1, "slideLayout", "../slideLayouts/slideLayout1.xml", 0);
    relation_write(out, 2, "notesSlide", "../notesSlides/notesSlide", *(const size_t *)number);
    relations_end(out);
}

void notes_relations_write(PlycutOut *out, const void *number)
{
    relations_open(out);
    relation_write(out, 1, "notesMaster", "../notesMasters/notesMaster1.xml", 0);
    relation_write(out, 2, "slide", "../slides/slide", *(const size_t *)number);
    relations_end(out);
}

/* ---- The document ---------------------------------------------------------------------------- */

/* Without dates, so that the same picture gives the same bytes. */
static void core_write(PlycutOut *out, const void *self)
{
    const Parts *parts = self;
    plycut_out_text(out,
                    PPTX_HEAD "<cp:coreProperties xmlns:cp=\"" PACKAGE "metadata/core-properties\" "
                              "xmlns:dc=\"http://purl.org/dc/elements/1.1/\"><dc:title>");
    xml_write(out, parts->title != NULL ? parts->title : "");
    plycut_out_text(out, "</dc:title></cp:coreProperties>");
}

static void application_write(PlycutOut *out, const void *self)
{
    (void)self;
    plycut_out_text(out, PPTX_HEAD
                    "<Properties xmlns=\"http://schemas.openxmlformats.org/officeDocument/2006/"
                    "extended-properties\"><Application>plycut</Application></Properties>");
}

static void size_write(PlycutOut *out, const char *name, int64_t width, int64_t height)
{
    plycut_out_format(out, "<p:%s cx=\"", name);
    plycut_out_integer(out, width);
    plycut_out_text(out, "\" cy=\"");
    plycut_out_integer(out, height);
    plycut_out_text(out, "\"/>");
}

static void presentation_write(PlycutOut *out, const void *self)
{
    const Parts *parts = self;
    enum { FIRST_ID = 256 }; /* ids of slides begin there */
    plycut_out_format(out,
                      PPTX_HEAD
                      "<p:presentation" PPTX_SPACES
                      " saveSubsetFonts=\"1\"><p:sldMasterIdLst><p:sldMasterId id=\"2147483648\" "
                      "r:id=\"rId%d\"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId "
                      "r:id=\"rId%d\"/></p:notesMasterIdLst><p:sldIdLst>\n",
                      MASTER, NOTES_MASTER);
    for (size_t i = 0; i < parts->slides; i++)
        plycut_out_format(out, "<p:sldId id=\"%zu\" r:id=\"rId%zu\"/>\n", FIRST_ID + i, SLIDES + i);
    plycut_out_text(out, "</p:sldIdLst>");
    size_write(out, "sldSz", parts->width, parts->height);
    size_write(out, "notesSz", NOTES_WIDTH, NOTES_HEIGHT);
    plycut_out_text(out, "</p:presentation>");
}

/* ---- Master, layout, notes ------------------------------------------------------------------- */

#define FONT           "<a:latin typeface=\"Arial\"/><a:ea typeface=\"\"/><a:cs typeface=\"\"/>"
#define PH_COLOUR      "<a:solidFill><a:schemeClr val=\"phClr\"/></a:solidFill>"
#define LINE_OF(width) "<a:ln w=\"" width "\">" PH_COLOUR "<a:prstDash val=\"solid\"/></a:ln>"
#define EFFECT         "<a:effectStyle><a:effectLst/></a:effectStyle>"
#define COLOUR_MAP                                                                                 \
    "<p:clrMap bg1=\"lt1\" tx1=\"dk1\" bg2=\"lt2\" tx2=\"dk2\" accent1=\"accent1\" "               \
    "accent2=\"accent2\" accent3=\"accent3\" accent4=\"accent4\" accent5=\"accent5\" "             \
    "accent6=\"accent6\" hlink=\"hlink\" folHlink=\"folHlink\"/>"
#define GROUND                                                                                     \
    "<p:bg><p:bgPr><a:solidFill><a:schemeClr "                                                     \
    "val=\"bg1\"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>"

/* A colour of the theme: one of the palette's. */
static void theme_colour(PlycutOut *out, const char *name, const char *colour)
{
    plycut_out_format(out, "<a:%s><a:srgbClr val=\"%s\"/></a:%s>", name, colour + 1, name);
}

static void theme_write(PlycutOut *out, const void *self)
{
    (void)self;
    const Palette *p = palette_of(PLYCUT_STYLE_COLOUR);
    plycut_out_text(out, PPTX_HEAD
                    "<a:theme xmlns:a=\"http://schemas.openxmlformats.org/drawingml/2006/main\" "
                    "name=\"plycut\"><a:themeElements><a:clrScheme name=\"plycut\">");
    theme_colour(out, "dk1", p->ink);
    theme_colour(out, "lt1", p->paper);
    theme_colour(out, "dk2", p->small);
    theme_colour(out, "lt2", p->now_leaf);
    theme_colour(out, "accent1", p->max);
    theme_colour(out, "accent2", p->min);
    theme_colour(out, "accent3", p->chance);
    theme_colour(out, "accent4", p->cut[PLYCUT_SHALLOW]);
    theme_colour(out, "accent5", p->cut[PLYCUT_DEEP]);
    theme_colour(out, "accent6", p->author);
    theme_colour(out, "hlink", p->cut[PLYCUT_SHALLOW]);
    theme_colour(out, "folHlink", p->never);
    plycut_out_text(
        out,
        "</a:clrScheme><a:fontScheme name=\"plycut\"><a:majorFont>" FONT
        "</a:majorFont><a:minorFont>" FONT
        "</a:minorFont></a:fontScheme><a:fmtScheme name=\"plycut\"><a:fillStyleLst>" PH_COLOUR
            PH_COLOUR PH_COLOUR
        "</a:fillStyleLst><a:lnStyleLst>" LINE_OF("9525") LINE_OF("12700")
            LINE_OF("19050") "</a:lnStyleLst><a:effectStyleLst>" EFFECT EFFECT EFFECT
                             "</a:effectStyleLst><a:bgFillStyleLst>" PH_COLOUR PH_COLOUR PH_COLOUR
                             "</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>");
}

/* A placeholder without text of its own. */
static void placeholder_write(PlycutOut *out, int id, const char *name, const char *kind,
                              const int64_t place[4], const char *text)
{
    plycut_out_format(out,
                      "<p:sp><p:nvSpPr><p:cNvPr id=\"%d\" name=\"%s\"/><p:cNvSpPr><a:spLocks "
                      "noGrp=\"1\"/></p:cNvSpPr><p:nvPr><p:ph %s/></p:nvPr></p:nvSpPr><p:spPr>",
                      id, name, kind);
    if (place != NULL) {
        plycut_out_format(out, "<a:xfrm><a:off x=\"%lld\" y=\"%lld\"/>", (long long)place[0],
                          (long long)place[1]);
        plycut_out_format(out,
                          "<a:ext cx=\"%lld\" cy=\"%lld\"/></a:xfrm><a:prstGeom "
                          "prst=\"rect\"><a:avLst/></a:prstGeom>",
                          (long long)place[2], (long long)place[3]);
    }
    plycut_out_format(out, "</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>%s</p:txBody></p:sp>\n",
                      text);
}

#define EMPTY "<a:p><a:endParaRPr lang=\"en-US\"/></a:p>"

static void master_write(PlycutOut *out, const void *self)
{
    const Parts *parts = self;
    const int64_t edge = parts->height / 30,
                  title[] = {edge, edge, parts->width - 2 * edge, parts->height / 8},
                  body[] = {edge, parts->height / 5, parts->width - 2 * edge,
                            parts->height * 3 / 4};
    plycut_out_text(out, PPTX_HEAD "<p:sldMaster" PPTX_SPACES "><p:cSld>" GROUND PPTX_TREE);
    placeholder_write(out, 2, "Title", "type=\"title\"", title, EMPTY);
    placeholder_write(out, 3, "Text", "type=\"body\" idx=\"1\"", body, EMPTY);
    plycut_out_text(
        out, "</p:spTree></p:cSld>" COLOUR_MAP "<p:sldLayoutIdLst><p:sldLayoutId id=\"2147483649\" "
             "r:id=\"rId1\"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle><a:lvl1pPr "
             "algn=\"ctr\"><a:defRPr sz=\"2800\" b=\"1\"><a:solidFill><a:schemeClr "
             "val=\"tx1\"/></a:solidFill><a:latin "
             "typeface=\"+mj-lt\"/></a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle><a:lvl1pPr "
             "marL=\"0\" indent=\"0\"><a:buNone/><a:defRPr sz=\"2000\"><a:solidFill><a:schemeClr "
             "val=\"tx1\"/></a:solidFill><a:latin "
             "typeface=\"+mn-lt\"/></a:defRPr></a:lvl1pPr></p:bodyStyle><p:otherStyle><a:lvl1pPr "
             "marL=\"0\"><a:defRPr sz=\"1400\"><a:solidFill><a:schemeClr "
             "val=\"tx1\"/></a:solidFill><a:latin "
             "typeface=\"+mn-lt\"/></a:defRPr></a:lvl1pPr></p:otherStyle></p:txStyles>"
             "</p:sldMaster>");
}

static void layout_write(PlycutOut *out, const void *self)
{
    (void)self;
    plycut_out_text(out, PPTX_HEAD
                    "<p:sldLayout" PPTX_SPACES
                    " type=\"titleOnly\" preserve=\"1\"><p:cSld name=\"Picture\">" PPTX_TREE);
    placeholder_write(out, 2, "Title", "type=\"title\"", NULL, EMPTY);
    plycut_out_text(out, "</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>"
                         "</p:sldLayout>");
}

static void notes_master_write(PlycutOut *out, const void *self)
{
    (void)self;
    static const int64_t picture[] = {685800, 1143000, 5486400, 3086100},
                         body[] = {685800, 4400550, 5486400, 3600450};
    plycut_out_text(out, PPTX_HEAD "<p:notesMaster" PPTX_SPACES "><p:cSld>" GROUND PPTX_TREE);
    placeholder_write(out, 2, "Slide", "type=\"sldImg\" idx=\"2\"", picture, EMPTY);
    placeholder_write(out, 3, "Notes", "type=\"body\" idx=\"1\"", body, EMPTY);
    plycut_out_text(out, "</p:spTree></p:cSld>" COLOUR_MAP
                         "<p:notesStyle><a:lvl1pPr marL=\"0\"><a:defRPr "
                         "sz=\"1200\"><a:solidFill><a:schemeClr "
                         "val=\"tx1\"/></a:solidFill><a:latin "
                         "typeface=\"+mn-lt\"/></a:defRPr></a:lvl1pPr></p:notesStyle>"
                         "</p:notesMaster>");
}

void notes_write(PlycutOut *out, const char *text)
{
    PlycutText body = {0};
    PlycutOut lines;
    plycut_out_init(&lines, plycut_text_write, &body);
    while (*text != '\0') {
        const size_t length = strcspn(text, "\n");
        PlycutText line = {0};
        (void)plycut_text_write(&line, text, length);
        plycut_out_text(&lines, "<a:p><a:r><a:rPr lang=\"en-US\"/><a:t>");
        xml_write(&lines, line.bytes != NULL ? line.bytes : "");
        plycut_out_text(&lines, "</a:t></a:r></a:p>");
        plycut_out_memory(&lines, !line.failed);
        plycut_text_free(&line);
        text += length + (text[length] == '\n');
    }
    const bool made = plycut_out_flush(&lines);
    plycut_out_text(out, PPTX_HEAD "<p:notes" PPTX_SPACES "><p:cSld>" PPTX_TREE);
    plycut_out_text(out, "<p:sp><p:nvSpPr><p:cNvPr id=\"2\" name=\"Slide\"/><p:cNvSpPr><a:spLocks "
                         "noGrp=\"1\" noRot=\"1\" noChangeAspect=\"1\"/></p:cNvSpPr><p:nvPr><p:ph "
                         "type=\"sldImg\"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>");
    plycut_out_text(out, "<p:sp><p:nvSpPr><p:cNvPr id=\"3\" name=\"Notes\"/><p:cNvSpPr><a:spLocks "
                         "noGrp=\"1\"/></p:cNvSpPr><p:nvPr><p:ph type=\"body\" "
                         "idx=\"1\"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>"
                         "<a:lstStyle/>");
    plycut_out_memory(out, made);
    plycut_out_text(out, body.bytes != NULL ? body.bytes : EMPTY);
    plycut_out_text(out, "</p:txBody></p:sp></p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/>"
                         "</p:clrMapOvr></p:notes>");
    plycut_text_free(&body);
}

/* ---- All parts ------------------------------------------------------------------------------- */

const Part pptx_parts[] = {
    {"[Content_Types].xml", types_write},
    {"_rels/.rels", package_relations_write},
    {"docProps/core.xml", core_write},
    {"docProps/app.xml", application_write},
    {"ppt/presentation.xml", presentation_write},
    {"ppt/_rels/presentation.xml.rels", presentation_relations_write},
    {"ppt/slideMasters/slideMaster1.xml", master_write},
    {"ppt/slideMasters/_rels/slideMaster1.xml.rels", master_relations_write},
    {"ppt/slideLayouts/slideLayout1.xml", layout_write},
    {"ppt/slideLayouts/_rels/slideLayout1.xml.rels", layout_relations_write},
    {"ppt/notesMasters/notesMaster1.xml", notes_master_write},
    {"ppt/notesMasters/_rels/notesMaster1.xml.rels", notes_master_relations_write},
    {"ppt/theme/theme1.xml", theme_write},
    {"ppt/theme/theme2.xml", theme_write},
};
const size_t pptx_part_count = sizeof pptx_parts / sizeof *pptx_parts;
