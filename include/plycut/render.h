/* render.h - traces and counts to bytes: Graphviz DOT, tables. SVG, PDF and PNG are Graphviz's. */
#ifndef PLYCUT_RENDER_H
#define PLYCUT_RENDER_H

#include <plycut/trace.h>

/* The words of the options and what they mean: picture.def. */
typedef enum PlycutDetail {
#define DETAIL(id, word, summary) PLYCUT_DETAIL_##id,
#include <plycut/picture.def>
    PLYCUT_DETAILS
} PlycutDetail;

typedef enum PlycutStyle {
#define STYLE(id, word, summary) PLYCUT_STYLE_##id,
#include <plycut/picture.def>
    PLYCUT_STYLES
} PlycutStyle;

typedef enum PlycutLayout {
#define LAYOUT(id, word, summary) PLYCUT_LAYOUT_##id,
#include <plycut/picture.def>
    PLYCUT_LAYOUTS
} PlycutLayout;

typedef enum PlycutFold {
#define FOLD(id, word, summary) PLYCUT_FOLD_##id,
#include <plycut/picture.def>
    PLYCUT_FOLDS
} PlycutFold;

typedef enum PlycutBoards {
#define BOARDS(id, word, summary) PLYCUT_BOARDS_##id,
#include <plycut/picture.def>
    PLYCUT_BOARDSES
} PlycutBoards;

typedef struct PlycutPicture {
    PlycutDetail detail;
    PlycutStyle style;
    PlycutLayout layout;
    PlycutFold fold;
    PlycutBoards boards;
    /* How many nodes to draw before the rest is folded. 0, the default: 45, but a tree of up to three
     * times as many is drawn whole, with smaller labels. */
    size_t draw_nodes;
    bool plain_labels;     /* no HTML labels: for people who edit the DOT by hand */
    bool blank;            /* an exercise: boxes for values, windows and crosses; see "Sheets" */
    const char *title;     /* over the picture, NULL: none */
    const PlycutCountRow *counts; /* rows of the legend's table */
    size_t count_rows;
} PlycutPicture;

PlycutPicture plycut_picture_defaults(void);

bool plycut_detail_parse(const char *text, PlycutDetail *detail, PlycutError *error);
bool plycut_style_parse(const char *text, PlycutStyle *style, PlycutError *error);
bool plycut_layout_parse(const char *text, PlycutLayout *layout, PlycutError *error);
bool plycut_fold_parse(const char *text, PlycutFold *fold, PlycutError *error);
bool plycut_boards_parse(const char *text, PlycutBoards *boards, PlycutError *error);

/* A DOT file of one trace, or of several stacked in one picture: of as many algorithms, each of one pass
 * or of several, or the passes of one search. `neato -n2` draws our layout (PLYCUT_LAYOUT_TIDY), `dot`
 * its own. */
bool plycut_render_dot(const PlycutTrace *const *traces, size_t count, const PlycutPicture *picture,
                       PlycutOut *out, PlycutError *error);

/* ---- Sheets ---------------------------------------------------------------------------------- */

/* What a sheet can ask: question.def. */
typedef enum PlycutQuestion {
#define QUESTION(id, word, windowed, prompt) PLYCUT_QUESTION_##id,
#include <plycut/question.def>
#undef QUESTION
    PLYCUT_QUESTIONS
} PlycutQuestion;

/* A set of questions, bit 1 << PLYCUT_QUESTION_...; the set of all that there are. */
typedef unsigned PlycutQuestionSet;
#define PLYCUT_ALL_QUESTIONS ((1u << PLYCUT_QUESTIONS) - 1)

/* "value,best,windows", or "all". */
bool plycut_questions_parse(const char *text, PlycutQuestionSet *questions, PlycutError *error);

/* A tree on a sheet has at most so many nodes. */
#define PLYCUT_SHEET_NODES 150

/* A sheet of paper: a title, what to do, the tree, questions below it. Without answers the tree is blank,
 * and there are lines and boxes to fill in. */
typedef struct PlycutSheet {
    PlycutPicture picture; /* title, style and boards of the tree */
    PlycutQuestionSet questions; /* 0: none; what an algorithm without windows cannot be asked is left out */
    bool answers;
    int page; /* for print: this page, from 1, of the paper that A4 and Letter share; 0: all of it in
                 one picture, as long as it needs */
} PlycutSheet;

/* What a sheet is in print: how many pages, and the smallest type in its tree in points (all other text has
 * ten), names of owners at bounds left out. Smaller than PLYCUT_SHEET_READABLE it is hard to read. */
typedef struct PlycutPrint {
    int pages;
    double smallest;
} PlycutPrint;
#define PLYCUT_SHEET_READABLE 5.5

/* A sheet as DOT for `neato -n2`, and (or NULL) what it is in print. Where the picture says PLYCUT_BOARDS_AUTO, boards and then detail are
 * left out until the tree can be read. The trace must know all of its tree (a stored one, or expand_pruned),
 * searched with the children as given or reversed. */
bool plycut_render_sheet(const PlycutTrace *trace, const PlycutSheet *sheet, PlycutOut *out,
                         PlycutPrint *print, PlycutError *error);

/* A counts table: "text", "csv", "json", "markdown" or "latex". */
bool plycut_render_counts(const PlycutCountRow *rows, size_t count, const char *format, PlycutOut *out,
                          PlycutError *error);

/* The formats of formats.def. */
typedef struct PlycutFormat {
    const char *name, *ending, *summary;
    bool picture; /* of `draw`; otherwise of tables */
    const char *graphviz; /* the -T option, NULL: written by plycut itself */
} PlycutFormat;

size_t plycut_format_count(void);
const PlycutFormat *plycut_format(size_t index);

#endif
