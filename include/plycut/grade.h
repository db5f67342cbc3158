/* grade.h - published and students' answers compared with the search. */
#ifndef PLYCUT_GRADE_H
#define PLYCUT_GRADE_H

#include <plycut/trace.h>

#ifdef __cplusplus
extern "C" {
#endif

/* One item of published answers: by which algorithm and convention, what it says, what the search says. */
typedef struct PlycutVerdict {
    const char *algorithm;
    char convention[96];  /* "cut=strict, fail=hard", or "" for the defaults */
    char item[64];        /* "leaves", "values./0" ... */
    bool right;
    char expected[256];   /* the answer, shortened */
    char found[256];      /* the search's */
} PlycutVerdict;

typedef struct PlycutVerdicts {
    PlycutVerdict *items;
    size_t count, wrong;
} PlycutVerdicts;

/* Hold the "answers" of a tree file (JSON text) against searches of the game. Answers that cannot be
 * read (unknown members, wrong types, paths that lead nowhere) are an error at $.answers...
 * max_nodes bounds each search. */
bool plycut_check_answers(const PlycutGame *game, const char *answers, const char *file,
                          uint64_t max_nodes, PlycutVerdicts *verdicts, PlycutError *error);

/* Only read them: true where they are well-formed. */
bool plycut_answers_valid(const PlycutGame *game, const char *answers, const char *file,
                          PlycutError *error);

void plycut_verdicts_free(PlycutVerdicts *verdicts);

/* Everything that a trace answers, as a "plycut-answers" file: all right when it is graded. */
bool plycut_answers_write(const PlycutTrace *trace, PlycutOut *out, PlycutError *error);


/* ---- Answers of students --------------------------------------------------------------------- */

/* Do these bytes begin like answers of students: a JSON object that says "plycut-answers", or lines
 * such as "pruned: E F J"? */
bool plycut_is_answers(const char *text, size_t length);

/* ---- Verdicts on students' answers ----------------------------------------------------------- */

/* One item of a student's answers. */
typedef struct PlycutMark {
    char item[64];       /* "pruned", "windows.C", "cutoffs.C" */
    bool right;
    const char *reading; /* how it was read, where not the plain way, or NULL */
    char given[256];     /* the answer, shortened */
    char found[256];     /* the search's */
    char unread[512];    /* why the answer is not understood, with its place; "": it is */
} PlycutMark;

/* Which way an answer leaves the search. */
typedef enum PlycutAstray { PLYCUT_ASTRAY_OTHER, PLYCUT_ASTRAY_TOO_MUCH, PLYCUT_ASTRAY_TOO_LITTLE } PlycutAstray;

/* Pruning "too much", "too little", or "" . */
const char *plycut_astray_text(PlycutAstray astray);

/* The first moment of the search at which the answers leave it. */
typedef struct PlycutDivergence {
    char item[64];   /* whose: the item of a mark */
    uint64_t event;  /* number of the trace's event; 0: no one event, the whole search */
    char node[256];  /* the path of the node it is about, shortened; "": none */
    bool shortened;  /* not all of the path had room */
    PlycutAstray astray;
    char text[768];  /* a sentence with the reason, no capital and no full stop */
} PlycutDivergence;

/* What one student gets. Graded under one convention: what the answers claim, else what the grader
 * was told. */
typedef struct PlycutGrade {
    char *file, *student;   /* owned; "" for a student without a name */
    PlycutSearchOptions stated;
    PlycutMark *marks;
    size_t count, right;
    PlycutDivergence divergence; /* where something understood is wrong; its text is "" elsewhere */
    size_t better_right;         /* the most that are right under another convention, if more */
    PlycutSearchOptions better;  /* that one */
    char better_text[256];       /* "right for cut=strict", or which it is nearest to; "": none */
    char hint[256];              /* another likely reading, which is not counted right; "": none */
} PlycutGrade;

/* The grades of all files graded so far. Start from zero; free with plycut_grades_free. */
typedef struct PlycutGrades {
    PlycutGrade *items;
    size_t count, room;
    size_t wrong; /* students with something wrong */
    size_t unread; /* answers that are not understood, which count as wrong */
    char **headings; /* lines above the answers that are none and cost nobody anything, each with its
                        place and the reason; owned, and freed with the grades */
    size_t heading_count, heading_room;
} PlycutGrades;

/* A problem whose answers are graded: each convention's search is made once and kept. */
typedef struct PlycutGrader PlycutGrader;

/* The game must live as long as the grader. The options say how to search where answers do not;
 * max_nodes bounds each search (and the memory). NULL on error. */
PlycutGrader *plycut_grader_open(const PlycutGame *game, const PlycutSearchOptions *stated,
                                 PlycutError *error);
void plycut_grader_close(PlycutGrader *grader);

/* Grade the answers of a file (NUL-terminated text, JSON or lines) and add a grade for each student.
 * A file that cannot be read is an error with its place; then it adds nothing, and its headings are taken
 * back. An answer that is not understood, or could mean several nodes, is no error: it is wrong and says why
 * in its mark. What stands above all answers and is none is no error either: it is added to the headings.
 * Conventions before the first "student:" hold for all of the file. */
bool plycut_grade(PlycutGrader *grader, const char *text, size_t length, const char *file,
                  PlycutGrades *grades, PlycutError *error);

/* Free the grades and the headings. */
void plycut_grades_free(PlycutGrades *grades);

/* One grade as lines for people; all of them as a gradebook (a row a student, a column an item) and as
 * JSON ("format": "plycut-grades"). `input` names the problem. */
void plycut_grade_text(const PlycutGrade *grade, PlycutOut *out);
bool plycut_grades_csv(const PlycutGrades *grades, PlycutOut *out, PlycutError *error);
void plycut_grades_json(const PlycutGrades *grades, const char *input, PlycutOut *out);

#ifdef __cplusplus
}
#endif

#endif
