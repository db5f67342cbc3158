/* check.h - the parts of plycut check. */
#pragma once

#include "options/input.h"
#include "say/say.h"
#include "os/output.h"
#include "os/source.h"

/* Compare the move:score pairs of a position with searches to the end: one grade. */
bool check_position(const Options *options, const Input *input, PlycutGrades *grades,
                    PlycutError *error);

/* What the command line states, or, if a trace was given instead of a tree, the trace. */
PlycutTask task_given(const Options *options, const Input *input);
/* The one tree that answers are about. */
bool answers_tree(Inputs *inputs, const Options *options, const char *spec, PlycutError *error);
/* An error: this many answers were not understood. more: "more " after others, or "". form: they are not graded. */
bool answers_unread(size_t count, const char *more, const char *file, bool form,
                    PlycutError *error);

/* Grade students' answers. The exit status, or FAILED. */
int check_grade(const Options *options, PlycutError *error);

/* A file of answers. If the answers do not name the student, the file does, or the folder that a learning platform made
 * for the student. */
typedef struct AnswerFile {
    char *path;
    size_t below; /* where its path leaves the folder of the class */
    bool found;   /* in a folder, not named on the command line */
    PlycutHandIn who;
    char *submitters; /* all names in Gradescope's list, or NULL */
} AnswerFile;

/* The files of answers that the operands name. Folders are searched with their subfolders, in the order of names. */
typedef struct AnswerFiles {
    AnswerFile *items;
    size_t count, room;
} AnswerFiles;

bool answer_files_in(AnswerFiles *files, const char *path, PlycutError *error);
bool answer_files(AnswerFiles *files, const Options *options, size_t from, PlycutError *error);
void answer_files_free(AnswerFiles *files);

/* Name the students of the files from `first` on by the list that Gradescope puts into their folder, if there is one: the beginning of
 * their paths, this long. */
bool submitters_find(AnswerFiles *files, size_t first, size_t below, PlycutError *error);

/* A file that was found in a folder must be a regular one. */
bool answers_can_be_read(const AnswerFile *file, PlycutError *error);

/* ---- What a class gets back ------------------------------------------------------------------ */

/* ---- answers_text.c -------------------------------------------------------------------------- */

/* The text of a file of answers, HTML, .docx and .rtf as lines; to be freed. NULL on error: a file of another kind, which the error
 * names, a damaged document, or one that was found in a folder and is larger than answers can be. */
char *answers_text(FileSource *source, bool found, size_t *length, PlycutError *error);

/* Does a file begin as documents, pictures and archives do, which students hand in and which are no tree? */
bool is_handed_in(const FileSource *source);

/* ---- class.c --------------------------------------------------------------------------------- */

/* The file of the exercise with this name, whatever its case, blanks and hyphens; to be freed. NULL on error. */
char *exercise_file(const char *folder, const char *name, PlycutError *error);

/* Take what the key states that `plycut sheet` writes, NAME-answers.json: the sheet states it. It is looked for next to the tree's
 * file (or in the current folder, for a tree without a file) and in out/ there, never among answers, which may be anybody's. report: takes the points, or NULL. */
bool task_of_sheet(PlycutTask *task, const Input *input, PlycutReport *report, PlycutError *error);

/* The points of all exercises in a gradebook are the same. */
bool points_agree(const PlycutReport *one, const PlycutReport *other, const char *tree,
                  PlycutError *error);

/* The student whose exercise it is, by the folder's codes.csv; to be freed. NULL: nobody's. */
char *code_owner(const char *folder, const char *code, PlycutError *error);

/* Draw a search into a page, below a caption. at, node: the name and the path of the node to be marked, or NULL. */
bool figure_put(const PlycutTrace *trace, Saying caption, const char *at, const char *node,
                PlycutOut *out, PlycutError *error);

/* What a page of feedback is about. */
typedef struct FeedbackPage {
    const PlycutGame *game; /* NULL: not known, so there are no pictures */
    const char *link;       /* the playground's address; NULL: no link to practise */
    PlycutFactSet questions;
    PlycutError *error;
} FeedbackPage;

/* False: page->error. */
bool feedback_page_write(FeedbackPage *page, const PlycutGrades *grades, size_t from,
                         const PlycutReport *report, PlycutOut *out);

/* Write what is said about the grades from `from` on into --feedback-to, at the place where the file came in. input: the exercise,
 * or NULL. */
bool class_feedback_write(const Options *options, const PlycutReport *report, const Input *input,
                          const PlycutGrades *grades, size_t from, const AnswerFile *file,
                          PlycutError *error);

/* Open Gradescope's results.json in the folder of a student, which is made. Its path, to be freed after the output's end; NULL on
 * error. */
char *results_open(Output *output, const char *folder, PlycutError *error);

/* Write it for each student into this folder, in folders that are named by the platform's numbers, or by names without such numbers. */
bool gradescope_write(const char *folder, const PlycutReport *report, const PlycutGrades *grades,
                      PlycutError *error);

/* Print whose points differ from those in an earlier gradebook. */
bool grades_compare(const char *earlier, const PlycutReport *report, const PlycutGrades *grades,
                    PlycutOut *out, PlycutError *error);

/* Write Moodle's grading worksheet, or Canvas's gradebook, with the grades of those who handed something in. `column`: the
 * assignment's in Canvas's gradebook, or NULL: it has only one. */
bool worksheet_fill(const char *file, const char *column, const PlycutReport *report,
                    const PlycutGrades *grades, PlycutOut *out, PlycutError *error);

/* ---- check_kind.c ---------------------------------------------------------------------------- */

/* Fail if an option is given that only students' answers take. */
bool no_grading_options(const Options *options, PlycutError *error);
/* Are the operands after the first one files or folders of students' answers? False, with an error, if they are mixed with
 * other files. */
bool check_is_grading(const Options *options, bool *grading, PlycutError *error);
