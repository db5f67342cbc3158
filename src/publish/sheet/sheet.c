/* A sheet of paper for an exercise: title, task, tree, questions, fitted to the page. */
#include "layout/layout.h"
#include "scene/wording.h"
#include "sheet/sheet.h"
#include "sheet/ask.h"

enum { TITLE_TYPE = 14, FOOT_TYPE = 8 }; /* in print: points */

/* ---- The page -------------------------------------------------------------------------------- */

/* Everything is measured in units of the tree; text is larger by as much as the page shrinks the tree. */
static void page_fit(SheetPages *p)
{
    int share = sheet_share(p->figure.scenes, p->legend, &p->paper);
    p->flow.width = p->paper.width * 1000 / share;
    p->height = p->paper.height * 1000 / share;
    p->flow.type = (SHEET_TYPE * 1000 + share / 2) / share;
    p->flow.page_height = p->sheet->page > 0 && !p->legend ? p->height - p->flow.type * 3 / 2 : 0;
    p->flow.air = 100;
}

static void tree_flow(SheetPages *p)
{
    Scene *scene = p->figure.scenes;
    p->flow.y += p->flow.type;
    scene_move(scene, (p->flow.width - scene->width) / 2, -p->flow.y - scene->top);
    p->flow.y = -scene->bottom + p->flow.type;
}

static void paragraph_flow(Flow *flow, PlycutText *text)
{
    flow_text(flow, arena_keep(flow->arena, text), 0, flow->type, false);
}

static bool has_boards(const Scene *scene)
{
    for (uint32_t d = 0; d < scene->view.count; d++)
        if (scene_has_board(scene, d))
            return true;
    return false;
}

/* "Name ____  Number ____  Points ____" */
static void name_line(Flow *flow, const char *student)
{
    static const struct {
        TextId label;
        int begins, ends; /* in thousandths of the width */
    } FIELDS[] = {
        {SAY_SHEET_NAME, 0, 520}, {SAY_SHEET_NUMBER, 550, 780}, {SAY_SHEET_POINTS, 810, 1000}};
    for (size_t i = 0; i < sizeof FIELDS / sizeof *FIELDS; i++)
        flow_field(flow, text_of(FIELDS[i].label), i == 0 && student != NULL ? student : "",
                   flow->width * FIELDS[i].begins / 1000, flow->width * FIELDS[i].ends / 1000);
    flow->y += 2 * flow->type;
}

/* Below each page: which exercise it is, and the page's number. */
static void feet_flow(SheetPages *p)
{
    Flow *flow = &p->flow;
    int size = flow->type * FOOT_TYPE / SHEET_TYPE, pages = flow->page + 1;
    const char *title = p->sheet->picture.title, *exercise = p->sheet->exercise;
    for (int page = 0; page < pages && flow->page_height > 0; page++) {
        Worded named =
                   worded(title != NULL && title[0] != '\0' ? SAY_SHEET_FOOT : SAY_SHEET_EXERCISE,
                          TERMS(TEXT(title, title), TEXT(exercise, exercise))),
               number = worded(SAY_SHEET_PAGE, TERMS(COUNT(page, page + 1), COUNT(pages, pages)));
        flow_foot(flow, page, p->height - flow_line(size), size,
                  exercise != NULL ? named.text : title, number.text);
    }
}

/* The title, the task, and how to fill in a blank tree. */
static void head_flow(SheetPages *p, const PlycutTrace *trace)
{
    Flow *flow = &p->flow;
    const Scene *scene = p->figure.scenes;
    const char *title = p->sheet->picture.title;
    PlycutText search = {0}, marks = {0};
    const bool named = !p->sheet->answers && p->sheet->student != NULL;
    if (!p->sheet->answers)
        name_line(flow, p->sheet->student);
    if (!named && title != NULL && title[0] != '\0') {
        flow_text(flow, title, 0, flow->type * TITLE_TYPE / SHEET_TYPE, true);
        flow->y += flow->type / 3;
    }
    task_search(trace, &search);
    paragraph_flow(flow, &search);
    if (p->sheet->answers)
        return;
    task_marks(trace, has_boards(scene), &marks);
    if (p->figure.picture->boxes.height > 0)
        task_boxes(trace, p->figure.picture->boxes.windows && scene->measures->window != 0, &marks);
    paragraph_flow(flow, &marks);
}

static void questions_flow(SheetPages *p, const Facts *facts)
{
    int number = 1;
    for (PlycutFact fact = 0; fact < PLYCUT_FACTS; fact++) {
        if ((p->sheet->questions >> fact & 1u) == 0 || !ask_fits(facts->trace, fact))
            continue;
        const double points = p->sheet->points != NULL ? p->sheet->points[fact] : 0;
        const Ask ask = ask_make(facts, fact, points, p->flow.arena);
        sheet_question(&p->flow, &ask, number++, p->sheet->answers);
    }
}

/* Is the last page so empty that saving space elsewhere may spare it? */
static bool nearly_empty(const Flow *flow)
{
    return flow->page > 0 && flow->y < flow->page_height / 3;
}

/* The questions, with less space around the answers if the last page would have only a few of them. */
static void questions_fit(SheetPages *p, const Facts *facts)
{
    static const int airs[] = {75, 50, 35};
    const Flow before = p->flow;
    questions_flow(p, facts);
    int pages = p->flow.page;
    if (!nearly_empty(&p->flow))
        return;
    for (size_t i = 0; i < sizeof airs / sizeof *airs; i++) {
        p->flow = before;
        p->flow.air = airs[i];
        questions_flow(p, facts);
        if (p->flow.page < pages)
            return;
    }
    p->flow = before;
    questions_flow(p, facts);
}

/* Lay it all out: from here on only memory can fail. */
static bool pages_make(SheetPages *p, const Facts *facts, PlycutError *error)
{
    const PlycutTrace *trace = facts->trace;
    Arena *arena = p->flow.arena;
    p->figure.scenes = arena_take(arena, sizeof *p->figure.scenes);
    p->figure.causes = arena_take(arena, sizeof *p->figure.causes);
    if (p->figure.scenes == NULL || p->figure.causes == NULL)
        return plycut_no_memory(error);
    if (!scene_make(trace, p->figure.picture, PLYCUT_DETAIL_FULL, p->figure.scenes, arena, error))
        return false;
    page_fit(p);
    if (!p->sheet->online)
        head_flow(p, trace);
    tree_flow(p);
    *p->figure.causes = causes_make(p->figure.scenes);
    questions_fit(p, facts);
    feet_flow(p);
    if (p->flow.page_height == 0)
        p->height = p->flow.y;
    return !arena->failed || plycut_no_memory(error);
}

static bool sheet_make(const PlycutTrace *trace, const PlycutSheet *sheet, Arena *arena,
                       PlycutOut *out, PlycutPrint *print, PlycutError *error)
{
    PlycutPicture picture = sheet->picture;
    picture.blank = !sheet->answers || sheet->unknown != NULL;
    const bool boxed = picture.blank && !sheet->online && sheet->unknown == NULL &&
                       (sheet->questions == 0 || sheet->boxed);
    picture.boxes.height = picture.boxes.width = boxed ? 100 : 0;
    picture.boxes.windows = boxed && sheet->windows;
    picture.names = true;
    picture.fold = PLYCUT_FOLD_NONE;
    picture.layout = PLYCUT_LAYOUT_TIDY;
    picture.plain_labels = false;
    if (!sheet_choose(trace, &picture, arena, error))
        return false;
    SheetPages pages = {.sheet = sheet,
                        .figure = {.picture = &picture, .count = 1},
                        .legend = sheet->answers && sheet->questions == 0,
                        .flow = {.arena = arena}};
    Facts facts;
    bool made = facts_open(&facts, trace, NULL, error);
    facts.unknown = sheet->unknown;
    made = made && pages_make(&pages, &facts, error);
    facts_close(&facts);
    if (!made)
        return false;
    sheet_svg(&pages, out);
    if (print != NULL)
        *print = (PlycutPrint){pages.flow.page + 1, sheet_type(pages.figure.scenes, pages.legend),
                               has_boards(pages.figure.scenes)};
    return true;
}

bool plycut_render_sheet(const PlycutTrace *trace, const PlycutSheet *sheet, PlycutOut *out,
                         PlycutPrint *print, PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    bool made =
        sheet_fits(trace, sheet, error) && sheet_make(trace, sheet, &arena, out, print, error);
    arena_release(&arena);
    return made && plycut_out_end(out, "the sheet", error);
}
