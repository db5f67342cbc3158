/* sheet.h - what is handed out: exercise sheets and question banks. */
#ifndef PLYCUT_SHEET_H
#define PLYCUT_SHEET_H

#include <plycut/make.h>
#include <plycut/render.h>

PLYCUT_BEGIN_C

/* ---- Sheets ---------------------------------------------------------------------------------- */

/* "value,best,windows", or "all": the words of the SHEET rows of facts.def. */
bool plycut_questions_parse(const char *text, PlycutFactSet *questions, PlycutError *error);

/* The most nodes that a tree on a sheet may have. */
#define PLYCUT_SHEET_NODES 150

/* A sheet of paper: a title, what to do, the tree, questions below it. Without answers the tree is blank,
 * and there are lines and boxes to fill in: in the tree if there are no questions, otherwise below it. */
struct PlycutSheet {
    PlycutPicture picture; /* title, style and boards of the tree */
    /* 0: none; what an algorithm without windows cannot be asked is left out */
    PlycutFactSet questions;
    /* what the leaves without values decide (plycut_pruned_ifs); NULL: all have values */
    const PlycutPrunedIfs *unknown;
    const double
        *points; /* for each answer about a fact, printed with its question; NULL: none are */
    const char *exercise; /* the name that answers give it (check --exercises), or NULL */
    const char
        *student; /* the student's name, printed on the sheet's name line; NULL: left blank */
    bool answers;
    bool boxed;   /* a blank tree above questions has boxes for values and cuts, too */
    bool windows; /* a blank tree without questions has boxes for windows, too */
    bool online; /* only the blank tree, without boxes: for a page that asks the questions itself */
    int page; /* for print: this page, from 1, of the paper that A4 and Letter share; 0: all of it in
                 one picture, as long as it needs */
};

/* What a sheet is in print: how many pages, and the smallest type in its tree in points (all other text has
 * ten), not counting the names of bounds' owners. Smaller than PLYCUT_SHEET_READABLE it is hard to read. */
struct PlycutPrint {
    int pages;
    double smallest;
    bool boards; /* are there any in the tree? */
};
#define PLYCUT_SHEET_READABLE 5.5
#define PLYCUT_SHEET_LEGIBLE  4.0 /* text smaller than this cannot be read */

/* A sheet as SVG, and (or NULL) what it is in print. If the picture says PLYCUT_BOARDS_AUTO, boards and then detail are
 * left out until the tree can be read. The trace must know all of its tree (a stored one, or expand_pruned; with
 * `unknown`, plycut_trace_unsearched), searched with the children as given or reversed. */
PlycutRenderSheet plycut_render_sheet;

/* Does a sheet ask one of these questions about the search? If it asks none, that is an error. */
bool plycut_sheet_asks(const PlycutTrace *trace, PlycutFactSet questions, PlycutError *error);

/* The form on which answers to the sheet's questions are typed, as plycut_grade reads them: the labels, each with its
 * question as a comment. student: who fills it in, or NULL. */
bool plycut_sheet_form(const PlycutTrace *trace, const PlycutSheet *sheet, const char *student,
                       PlycutOut *out, PlycutError *error);

/* ---- Question banks -------------------------------------------------------------------------- */

/* A tree of a question bank. */
typedef struct PlycutBankTree {
    const char *name;         /* for ids: one tree's differs from another's */
    const char *title;        /* for people: one tree's differs from another's, too */
    const PlycutTrace *trace; /* of the whole tree */
    const char *picture;      /* SVG of the blank tree */
    size_t picture_length;
    bool boards;                     /* are there boards in it? */
    bool separate;                   /* a question for each fact, not one with all of them */
    PlycutFactSet questions;         /* 0: PLYCUT_FACTS_ASKED */
    const double *points;            /* for each answer about a fact; NULL: one */
    const PlycutWrongAnswers *wrong; /* that questions reply to, or NULL */
} PlycutBankTree;

/* A question bank in Moodle's XML: begin, each tree, end; ask the output at the end. */
void plycut_moodle_begin(PlycutOut *out, const char *category);
bool plycut_moodle_tree(PlycutOut *out, const PlycutBankTree *tree, PlycutError *error);
void plycut_moodle_end(PlycutOut *out);

/* Exercises for R/exams, in Markdown, which show the picture NAME.png of the same folder: one of type cloze called NAME; if
 * separate, one of type num, schoice or mchoice for each number, word and list of leaves. Each is passed to `use` as a text;
 * what that returns stops the rest. */
typedef bool PlycutExerciseUse(void *self, const char *name, const PlycutText *text,
                               PlycutError *error);
bool plycut_rexams_tree(const PlycutBankTree *tree, PlycutExerciseUse *use, void *self,
                        PlycutError *error);

/* An exercise of the playground as a package for learning platforms. */
typedef struct PlycutScorm {
    const char *name, *title; /* for the platform; for people */
    const char *link;         /* the exercise: what follows the playground's address, from # on */
    const char *page;         /* the playground, a file of HTML */
    size_t page_length;
} PlycutScorm;

/* Write the package (SCORM 1.2: completion, score, answers), a zip file that is the caller's to free. False: no memory, or it
 * would be too large. */
bool plycut_scorm_write(const PlycutScorm *scorm, PlycutText *package, PlycutError *error);

PLYCUT_END_C

#endif
