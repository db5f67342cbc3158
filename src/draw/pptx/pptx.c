/* Slides of a presentation: a figure each. */
#include "pptx/pptx.h"
#include "base/zip.h"
#include "scene/rows.h"

#include <plycut/render.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- A slide --------------------------------------------------------------------------------- */

static void slide_heading(const Heading *heading, void *self)
{
    Slide *slide = self;
    const bool both = heading->second.text[0] != '\0', title = slide->ids == 1;
    const double raised = both ? heading->small * 0.6 : 0;
    slide_text(slide, "caption",
               &(SlideText){.x = heading->x,
                            .y = heading->y - heading->size / 3.0 + raised,
                            .size = heading->size,
                            .bold = true,
                            .title = title},
               heading->text.text);
    if (both)
        slide_text(slide, "caption",
                   &(SlideText){.x = heading->x,
                                .y = heading->y - heading->size * 0.6 - heading->small / 3.0,
                                .size = heading->small},
                   heading->second.text);
}

static void slide_rows(Slide *slide, const Scene *scene)
{
    const int type = row_type(scene);
    for (int rank = 0; rank < scene->view.ranks; rank++)
        if (row_text(scene, rank) != NULL)
            slide_text(slide, "row",
                       &(SlideText){.x = scene->right,
                                    .y = scene->rank_y[rank] - type / 3.0,
                                    .size = type,
                                    .bold = true,
                                    .align = "l",
                                    .colour = scene->palette->small},
                       row_text(scene, rank));
}

static void slide_ground(const Figure *figure, PlycutOut *out)
{
    if (strcmp(figure->scenes[0].palette->paper, "#FFFFFF") != 0 && !figure->picture->transparent)
        plycut_out_format(out,
                          "<p:bg><p:bgPr><a:solidFill><a:srgbClr "
                          "val=\"%s\"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>",
                          figure->scenes[0].palette->paper + 1);
}

/* Arrows are below everything else, as in every picture. */
void pptx_slide_write(const Figure *figure, const void *self, PlycutOut *out)
{
    (void)self;
    Slide slide;
    PlacedLegend legend;
    const Listing none = {.count = 0};
    legend_place(figure, &legend);
    slide_open(&slide, figure, out);
    slide.paper = figure_paper(figure, &legend, &none);
    plycut_out_text(out, PPTX_HEAD "<p:sld" PPTX_SPACES "><p:cSld>");
    slide_ground(figure, out);
    plycut_out_text(out, PPTX_TREE "\n");
    heading_each(figure, slide_heading, &slide);
    for (size_t i = 0; i < figure->count; i++) {
        slide_causes(&slide, &figure->scenes[i], &figure->causes[i]);
        slide_edges(&slide, &figure->scenes[i]);
        slide_nodes(&slide, &figure->scenes[i]);
        slide_rows(&slide, &figure->scenes[i]);
    }
    const Corner corner = legend_corner(figure, &legend, &slide.paper);
    slide_legend(&slide, &legend, corner.x, corner.y);
    plycut_out_text(out, "</p:spTree></p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr>"
                         "</p:sld>");
}

/* ---- A presentation -------------------------------------------------------------------------- */

typedef struct Page {
    PlycutText slide, notes;
} Page;

struct PlycutDeck {
    Page *pages;
    size_t count, room;
    PlycutPaper paper; /* of the first slide */
    PlycutText title;
};

PlycutDeck *plycut_deck_new(PlycutError *error)
{
    PlycutDeck *deck = calloc(1, sizeof *deck);
    if (deck == NULL)
        plycut_no_memory(error);
    return deck;
}

/* A picture for a slide. */
static PlycutPicture picture_of_slide(const PlycutPicture *picture)
{
    PlycutPicture asked = *picture;
    PlycutError ignored = {0};
    if (!asked.paper.slide)
        (void)plycut_slide_parse("16:9", &asked.paper, &ignored);
    return asked;
}

static bool page_draw(PlycutRender *render, const PlycutTrace *const *traces, size_t count,
                      const PlycutPicture *picture, PlycutText *text, PlycutError *error)
{
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, text);
    return render(traces, count, picture, &out, error);
}

static bool render_slide(const PlycutTrace *const *traces, size_t count,
                         const PlycutPicture *picture, PlycutOut *out, PlycutError *error)
{
    return figure_render(traces, count, picture, pptx_slide_write, NULL, out, error);
}

bool plycut_deck_add(PlycutDeck *deck, const PlycutTrace *const *traces, size_t count,
                     const PlycutPicture *picture, const char *notes, PlycutError *error)
{
    const PlycutPicture asked = picture_of_slide(picture);
    if (!PLYCUT_ROOM(deck->pages, deck->room, deck->count, 1))
        return plycut_no_memory(error);
    Page *page = &deck->pages[deck->count++];
    *page = (Page){{0}, {0}};
    deck->paper = asked.paper;
    if (deck->count == 1 && asked.title != NULL)
        (void)plycut_text_write(&deck->title, asked.title, strlen(asked.title));
    if (notes != NULL)
        (void)plycut_text_write(&page->notes, notes, strlen(notes));
    return page_draw(render_slide, traces, count, &asked, &page->slide, error) &&
           (notes != NULL ||
            page_draw(plycut_render_alt, traces, count, &asked, &page->notes, error)) &&
           ((!page->notes.failed && !deck->title.failed) || plycut_no_memory(error));
}

/* ---- The package ----------------------------------------------------------------------------- */

/* Add a part that a function writes. False: no memory. */
static bool package_add(Zip *zip, const char *name, PartWrite *write, const void *self)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    write(&out, self);
    const bool made = plycut_out_flush(&out);
    if (made)
        zip_add(zip, name, text.bytes, text.length);
    plycut_text_free(&text);
    return made;
}

static void page_notes_write(PlycutOut *out, const void *text)
{
    notes_write(out, text);
}

static bool page_add(Zip *zip, const Page *page, size_t number)
{
    enum { NAME = 64 };
    char name[NAME];
    snprintf(name, sizeof name, "ppt/slides/slide%zu.xml", number);
    zip_add(zip, name, page->slide.bytes, page->slide.length);
    snprintf(name, sizeof name, "ppt/slides/_rels/slide%zu.xml.rels", number);
    bool made = package_add(zip, name, slide_relations_write, &number);
    snprintf(name, sizeof name, "ppt/notesSlides/notesSlide%zu.xml", number);
    made = made && package_add(zip, name, page_notes_write,
                               page->notes.bytes != NULL ? page->notes.bytes : "");
    snprintf(name, sizeof name, "ppt/notesSlides/_rels/notesSlide%zu.xml.rels", number);
    return made && package_add(zip, name, notes_relations_write, &number);
}

bool plycut_deck_write(const PlycutDeck *deck, PlycutOut *out, PlycutError *error)
{
    Zip zip = {0};
    const Parts parts = {deck->count, (int64_t)(deck->paper.width * EMU),
                         (int64_t)(deck->paper.height * EMU), deck->title.bytes};
    bool made = true;
    for (size_t i = 0; made && i < pptx_part_count; i++)
        made = package_add(&zip, pptx_parts[i].name, pptx_parts[i].write, &parts);
    for (size_t i = 0; made && i < deck->count; i++)
        made = page_add(&zip, &deck->pages[i], i + 1);
    made = (made || plycut_no_memory(error)) && zip_close(&zip, error);
    if (made)
        plycut_out_bytes(out, zip.bytes.bytes, zip.bytes.length);
    zip_free(&zip);
    return made && plycut_out_end(out, "the presentation", error);
}

void plycut_deck_free(PlycutDeck *deck)
{
    for (size_t i = 0; deck != NULL && i < deck->count; i++) {
        plycut_text_free(&deck->pages[i].slide);
        plycut_text_free(&deck->pages[i].notes);
    }
    if (deck != NULL) {
        plycut_text_free(&deck->title);
        free(deck->pages);
    }
    free(deck);
}

bool plycut_render_pptx(const PlycutTrace *const *traces, size_t count,
                        const PlycutPicture *picture, PlycutOut *out, PlycutError *error)
{
    PlycutDeck *deck = plycut_deck_new(error);
    const bool written = deck != NULL &&
                         plycut_deck_add(deck, traces, count, picture, NULL, error) &&
                         plycut_deck_write(deck, out, error);
    plycut_deck_free(deck);
    return written;
}
