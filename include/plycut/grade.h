/* grade.h - compare students' and published answers with the search. */
#ifndef PLYCUT_GRADE_H
#define PLYCUT_GRADE_H

#include <plycut/facts.h>

PLYCUT_BEGIN_C

/* Do these bytes look like students' answers: a JSON object whose format is "plycut-answers", or lines such as
 * "pruned: E F J"? Also false if memory ran out, with the error. */
bool plycut_is_answers(const char *text, size_t length, PlycutError *error);

/* The exercise that a file of answers names ("exercise: NAME"); the last one if it names several, "" if none. A file
 * that cannot be read is an error. */
#define PLYCUT_EXERCISE_MAX 256
bool plycut_answers_exercise(const char *text, size_t length, const char *file,
                             char id[PLYCUT_EXERCISE_MAX], PlycutError *error);

/* ---- Marks ----------------------------------------------------------------------------------- */

enum { PLYCUT_MISTAKES_NAMED = 3 };

/* What an answer is worth to somebody who makes a mistake: as how many questions it counts, and the share that is right. */
typedef struct PlycutFollows {
    bool right;
    double worth, share;
} PlycutFollows;

/* One item of answers. Its texts belong to the grades. */
typedef struct PlycutMark {
    const char *item; /* "pruned", "windows.C", "cutoffs.C", shortened */
    bool quiz;        /* it is a question of a quiz, which has its own */
    bool known;       /* the exercise has this item, given by: */
    PlycutFact fact;
    uint32_t node; /* in the order of the tree; PLYCUT_NO_NODE: the whole search */
    /* as how many of the exercise's questions about the fact it counts: one; 0 if no exercise has this question, such as one
     * about a leaf's value. Under an accepted convention that makes another number of cutoffs, all of them together
     * count as much as those of the exercise's own convention. */
    double worth;
    bool right;
    /* of its points: 1 if right, 0 if wrong; for a wrong list, the part that is right; for an
     * answer to a quiz, less after hints or at the second try */
    double share;
    const char *less; /* why a right answer does not earn all of its points, as a clause, or NULL */
    const char *reading; /* how the answer was read, if not in the default reading, or NULL */
    const char *given;   /* the answer, shortened */
    const char *found;   /* what the search answers */
    const char *
        apart; /* where a wrong list and the search part, if that is short; "" or NULL: it is not */
    const char *unread; /* why the answer could not be parsed, with its place; "": it was */
    /* by each of the mistakes that the grade names (grade.mistakes) */
    PlycutFollows follows[PLYCUT_MISTAKES_NAMED];
    /* a wrong number that is how many elements the student's own list of this fact has; PLYCUT_FACTS: it counts none */
    PlycutFact counts;
    size_t others,
        others_right; /* for a list with words that could not be parsed: how many other words it has, and
                                    how many of them belong in the right answer */
} PlycutMark;

/* How an answer departs from what the search prunes. */
typedef enum PlycutPruning {
    PLYCUT_PRUNING_OTHER,
    PLYCUT_PRUNING_TOO_MUCH,
    PLYCUT_PRUNING_TOO_LITTLE
} PlycutPruning;

/* "too much", "too little", or "". */
const char *plycut_pruning_text(PlycutPruning pruning);

/* Where the answers first depart from the search. */
typedef struct PlycutDivergence {
    const char *item; /* of the mark that it is about; "": there is no divergence */
    uint64_t event;   /* number of the trace's event; 0: no single event, the whole search */
    char node[256];   /* the path of the node in question, shortened; "": none */
    bool shortened;   /* the path is truncated */
    PlycutPruning pruning;
    char text[768];   /* a sentence with the reason */
    const char *at;   /* what sentences call that node; "": none */
    const char *hint; /* a sentence that only says where to look again; "": none */
    bool explained;   /* the mistake that was named explains it */
    bool besides;     /* a mistake was named, and does not explain it */
} PlycutDivergence;

/* A mistake from a closed list that explains the answers: its name, a sentence to the student, and a clause that says
 * what is done wrong. */
typedef struct PlycutMistake {
    const char *name, *text, *clause;
} PlycutMistake;

/* The list: first the mistakes of plycut_mistaken, then those in writing a right search down. */
size_t plycut_mistake_count(void);
PlycutMistake plycut_mistake(size_t index);

/* Learning platforms that hand files in: platforms.def. */
typedef enum PlycutPlatform {
    PLYCUT_PLATFORM_NONE,
    PLYCUT_PLATFORM_MOODLE,
    PLYCUT_PLATFORM_CANVAS,
    PLYCUT_PLATFORM_GRADESCOPE,
    PLYCUT_PLATFORM_BLACKBOARD,
    PLYCUT_PLATFORM_BRIGHTSPACE,
    PLYCUT_PLATFORM_ILIAS,
    PLYCUT_PLATFORM_TEAMS
} PlycutPlatform;

/* What the name of a folder or a file says about who handed it in. Texts point into that name. */
typedef struct PlycutHandIn {
    PlycutPlatform platform;
    const char *name; /* the student's; the whole name if it follows no platform's pattern */
    size_t name_length;
    const char *id; /* digits, or "" */
    size_t id_length;
} PlycutHandIn;

/* "Ann Alder_4711_assignsubmission_file": Moodle's Ann Alder, 4711. A text with / is a path, whose first folder mostly decides. */
PlycutHandIn plycut_hand_in(const char *text, size_t length);

/* What a column of a list of students holds, by its heading; and is a row that begins with this cell no student, as Canvas has
 * them ("Points Possible")? */
typedef enum PlycutRosterColumn {
    PLYCUT_ROSTER_OTHER,
    PLYCUT_ROSTER_NAME,
    PLYCUT_ROSTER_FIRST,
    PLYCUT_ROSTER_LAST,
    PLYCUT_ROSTER_ID,
    PLYCUT_ROSTER_ROLE,
    PLYCUT_ROSTER_COLUMNS
} PlycutRosterColumn;
PlycutRosterColumn plycut_roster_column(const char *heading);
bool plycut_is_no_student(const char *cell);
/* Does a list of everybody in a course call one who teaches so, as Gradescope does ("Instructor", "TA")? */
bool plycut_is_staff(const char *role);

/* What a column of Moodle's grading worksheet holds, by its heading, in several languages. */
typedef enum PlycutWorksheetColumn {
    PLYCUT_WORKSHEET_OTHER,
    PLYCUT_WORKSHEET_GRADE,
    PLYCUT_WORKSHEET_MOST,
    PLYCUT_WORKSHEET_COMMENTS,
    PLYCUT_WORKSHEET_TEAM,
    PLYCUT_WORKSHEET_COLUMNS
} PlycutWorksheetColumn;
PlycutWorksheetColumn plycut_worksheet_column(const char *heading);

/* Is it the name of a file or folder that an operating system or a word processor leaves behind, and that no student handed in? */
bool plycut_is_system_file(const char *name);

/* Does the text begin as HTML does? Write its text, a line for each block; false: no memory. */
bool plycut_is_html(const char *text, size_t length);
bool plycut_html_lines(const char *html, size_t length, PlycutText *text);

/* The same for a Word document (word/numbering.xml, if it has that, and behind it word/document.xml): a line for each paragraph, with its
 * number in a list, and for each row of a table; and for rich text (.rtf). What is struck out, hidden or deleted is left out. */
bool plycut_word_lines(const char *xml, size_t length, PlycutText *text);
bool plycut_rich_lines(const char *rtf, size_t length, PlycutText *text);

/* The grade of one student, or of published answers, under one convention: the one that the answers claim, otherwise
 * the grader's. */
typedef struct PlycutGrade {
    const char *file, *student; /* student is "" if no name is known */
    PlycutPlatform platform;    /* that the file was handed in through, */
    const char *name, *id;      /* and what it calls the student or the submission, or NULL */
    bool unnamed;        /* the answers give no name: student is taken from the file's name */
    char problem[512];   /* why the file cannot be graded (then there are no marks); "": it can */
    char convention[96]; /* what published answers claim: "cut=strict, fail=hard"; "": nothing */
    char exercise[PLYCUT_EXERCISE_MAX]; /* set by the caller; "": none */
    char said[128];    /* what a student states of the search: "algorithm=minimax, depth=0" */
    char ignored[128]; /* the part of it that the task contradicts, and that does not count */
    bool unstated;     /* nothing states some of that part: the task has the defaults there */
    PlycutSearchOptions stated;
    PlycutPlayer root;
    PlycutLimits limits; /* of leaf values */
    PlycutMark *marks;
    size_t count, right;
    size_t asked
        [PLYCUT_FACTS]; /* how many questions about each fact the exercise has, whatever the student states */
    PlycutMistake mistakes
        [PLYCUT_MISTAKES_NAMED]; /* that explain all answers, or all but one slip; several if they
                                                      explain them equally well */
    size_t mistake_count;
    const char *
        contradiction; /* sentences about answers of the sheet that contradict each other; "": none */
    /* text is "" unless an answer that was parsed is wrong; the first divergence that no mistake
     * explains, if there is one */
    PlycutDivergence divergence;
    /* answers that are right under the better convention; 0: none is worth naming */
    size_t better_right;
    PlycutSearchOptions better; /* that convention */
    const char *better_text;    /* sentences about it, and about readings, with options; "": none */
    const char *better_plain;   /* what of it helps the student, in plain words; "": nothing */
} PlycutGrade;

/* The grades of all files graded so far. Start from zero; free with plycut_grades_free. */
typedef struct PlycutGrades {
    PlycutGrade *items;
    size_t count, room;
    size_t wrong;  /* grades with something wrong */
    size_t unread; /* answers that could not be parsed; marked wrong */
    void *arena;   /* of the texts and marks */
} PlycutGrades;

/* Add a grade with room for this many marks. NULL: no memory. */
PlycutGrade *plycut_grades_add(PlycutGrades *grades, const char *file, const char *student,
                               size_t marks, PlycutError *error);
/* Keep copies of a mark's four texts, shortened. */
bool plycut_mark_keep(PlycutGrades *grades, PlycutMark *mark, const char *item, const char *given,
                      const char *found, const char *unread, PlycutError *error);

/* How much a report shows: only which answers are right; also where to look again; everything. */
typedef enum PlycutFeedback {
    PLYCUT_FEEDBACK_VERDICT,
    PLYCUT_FEEDBACK_HINT,
    PLYCUT_FEEDBACK_FULL
} PlycutFeedback;

/* How grades are reported. Start from plycut_report_defaults. */
typedef struct PlycutReport {
    PlycutFeedback feedback;
    PlycutFactSet questions; /* what the exercise asks; 0: PLYCUT_FACTS_ASKED */
    bool commands; /* for the lecturer: conventions as options, and the command that shows the first
                      divergence */
    bool
        every; /* right answers have a line each; otherwise those of one question have one together */
    bool weighted; /* points as in the table, which says what the exercise asks; otherwise one point
                      for each right answer */
    double points
        [PLYCUT_FACTS]; /* for each right answer about a fact; a wrong list gets its share, in hundredths */
    double out_of; /* all points are scaled to this total, in hundredths; 0: they are not */
    double
        carry; /* the share of its points that an answer earns if it follows from the mistake that is named, or counts
                     a list of the student's own; 0: none */
} PlycutReport;

/* Full feedback, one point for each right answer. */
PlycutReport plycut_report_defaults(void);
/* "verdict", "hint" or "full". On error, nothing is changed. */
bool plycut_feedback_parse(const char *text, PlycutReport *report, PlycutError *error);
/* A total such as 10. On error, nothing is changed. */
bool plycut_out_of_parse(const char *text, PlycutReport *report, PlycutError *error);
/* A share from 0 to 1, such as 0.5. On error, nothing is changed. */
bool plycut_carry_parse(const char *text, PlycutReport *report, PlycutError *error);
/* "value=1,pruned=4,windows=0.5": the facts of the exercise; no other fact gets points. */
bool plycut_points_parse(const char *text, PlycutReport *report, PlycutError *error);
/* The points that the key of a sheet states, if any: "points": {"value": 1, "pruned": 4}. */
bool plycut_points_from_key(PlycutReport *report, const char *text, const char *file,
                            PlycutError *error);

/* What is asked. The command line states it, then the sheet's key, then the answers of the exercise's tree; what none
 * of them states has its default. A student's algorithm, depth, root and window never change it; cut, fail and order
 * do if nothing states them, or if they are accepted. Start from {.options = ...}. */
enum { PLYCUT_ALSO_MOST = 4 };
typedef struct PlycutTask {
    PlycutSearchOptions options; /* max_nodes bounds each search (and the memory) */
    bool root_given;
    PlycutPlayer root; /* if given; otherwise the game's */
    bool limits_given;
    PlycutLimits limits; /* the same */
    unsigned stated;     /* by whom the task is set; bits that only these functions know */
    unsigned accepted;   /* what students may state all the same */
    /* the facts that they may answer in another reading than the one asked for */
    PlycutFactSet readings;
    /* conventions under which answers are right, too: the one that makes most of a student's answers right counts */
    PlycutSearchOptions also[PLYCUT_ALSO_MOST];
    size_t also_count;
    /* on the sheet, whose numbers answers may have; 0: PLYCUT_FACTS_ASKED */
    PlycutFactSet questions;
    bool of_program; /* the answers are a program's: sentences are about it */
} PlycutTask;

/* The command line states this: "cut", "depth", ...; other words do nothing. */
void plycut_task_state(PlycutTask *task, const char *name);
/* "cut,fail,order,nodes,windows": what students may state, and the facts that they may answer in another reading.
 * "cut=strict": what is right under this convention is right for everybody; the task's other options are known by now. On
 * error, nothing is changed. */
bool plycut_task_accept(PlycutTask *task, const char *text, PlycutError *error);
/* What the key of a sheet states (a file of answers), if nothing has stated it yet. */
bool plycut_task_from_key(PlycutTask *task, const char *text, size_t length, const char *file,
                          PlycutError *error);
/* The same for the answers in the game's own file, if they have the algorithm under one convention only. */
bool plycut_task_from_tree(PlycutTask *task, const PlycutGame *game, const char *file,
                           PlycutError *error);

/* A problem whose answers are graded: each convention's search is made once and kept. */
typedef struct PlycutGrader PlycutGrader;

/* The game must outlive the grader. NULL on error: a search with a table, or with an order that it learns, is refused. */
PlycutGrader *plycut_grader_open(const PlycutGame *game, const PlycutTask *task,
                                 PlycutError *error);
void plycut_grader_close(PlycutGrader *grader);

/* Grade the answers of a file (NUL-terminated text, JSON or lines) and add a grade for each student. A file that
 * cannot be read is an error with its place; then nothing is added. An answer that cannot be parsed, or could mean
 * several nodes, is not an error: it is marked wrong, and its mark says why. Claims before the first "student:" hold
 * for the whole file. */
bool plycut_grade(PlycutGrader *grader, const char *text, size_t length, const char *file,
                  PlycutGrades *grades, PlycutError *error);

/* The text of a file of answers (NUL-terminated), and its name in messages. */
typedef struct PlycutAnswerText {
    const char *text;
    size_t length;
    const char *file;
} PlycutAnswerText;

/* Grade several files as one student's sheet, and add one grade: a question that two of them answer differently is not
 * answered, as within one file, so that a second file is no second try. Files without answers are passed over if others
 * have some. Otherwise as plycut_grade; the grade's file is the first. */
bool plycut_grade_sheet(PlycutGrader *grader, const PlycutAnswerText *texts, size_t count,
                        PlycutGrades *grades, PlycutError *error);

/* Read the answers of a file without a search: the grades' marks say which can be read, and know nothing of right and
 * wrong. Otherwise as plycut_grade. */
bool plycut_read_answers(PlycutGrader *grader, const char *text, size_t length, const char *file,
                         PlycutGrades *grades, PlycutError *error);

/* Add a row for a file that cannot be graded. */
bool plycut_grades_add_problem(PlycutGrades *grades, const char *file, const char *problem,
                               PlycutError *error);
/* From this grade on, note who handed the answers in; students whose answers contain no name have that one. */
bool plycut_grades_name(PlycutGrades *grades, size_t from, const PlycutHandIn *who,
                        PlycutError *error);

/* Grade the published answers of a stored tree and add a grade for each algorithm and convention. Answers that
 * cannot be read or parsed are an error at $.answers...; max_nodes bounds each search. */
bool plycut_grade_published(const PlycutGame *game, const char *file, uint64_t max_nodes,
                            PlycutGrades *grades, PlycutError *error);

/* Read the published answers without grading them. True if they are well-formed, or if the tree has none. */
bool plycut_published_valid(const PlycutGame *game, const char *file, PlycutError *error);

void plycut_grades_free(PlycutGrades *grades);

/* The wrong root values and wrong counts of leaves and nodes that the mistakes lead to, each with the first mistake
 * that leads to it. Free with plycut_wrong_answers_free. */
bool plycut_wrong_answers(const PlycutGame *game, const PlycutSearchOptions *options,
                          PlycutWrongAnswers *list, PlycutError *error);
void plycut_wrong_answers_free(PlycutWrongAnswers *list);

/* How often something happened in a class. */
typedef struct PlycutTally {
    const char *name; /* of an item or a mistake */
    size_t answered,
        right; /* how many students answered the item, and how many were right; for a mistake, answered
                               is how many students made it */
} PlycutTally;

/* What a class got right: each item of the exercise that someone answered, and the mistakes that were named, most
 * frequent first. The grades own the names. */
typedef struct PlycutStatistics {
    PlycutTally *items, *mistakes;
    size_t item_count, mistake_count;
} PlycutStatistics;

bool plycut_statistics(const PlycutGrades *grades, PlycutStatistics *statistics,
                       PlycutError *error);
void plycut_statistics_free(PlycutStatistics *statistics);
/* Write them as lines. */
void plycut_statistics_text(const PlycutStatistics *statistics, PlycutOut *out);

/* How many questions of the exercise have no answer; and (or NULL) which, in the words
 * of the sheet: "leaves, in order; values (3 nodes)". */
size_t plycut_grade_unanswered(const PlycutGrade *grade, const PlycutReport *report,
                               PlycutText *names);

/* Count the answers that no question of the exercise asks for: they earn nothing. If `names` is not NULL, write there which
 * they are, as "values.3 of B, nodes". A line that does not name an answer at all does not count. */
size_t plycut_grade_unasked(const PlycutGrade *grade, const PlycutReport *report,
                            PlycutText *names);

/* Write one grade as lines for people, or all grades as a gradebook (a row for each student, a column for each item)
 * or as JSON ("format": "plycut-grades"). `input` names the problem. */
void plycut_grade_text(const PlycutGrade *grade, const PlycutReport *report, PlycutOut *out);
/* Which answers can be read, and nothing about right or wrong. */
void plycut_form_text(const PlycutGrade *grade, const PlycutReport *report, PlycutOut *out);
/* What a page of feedback shows besides texts: called after the sentences about what went wrong, and at the end. NULL members:
 * nothing. False: an error, which the caller knows. */
typedef struct PlycutFeedbackExtras {
    bool (*figures)(void *context, const PlycutGrade *grade, PlycutOut *out);
    bool (*end)(void *context, const PlycutGrade *grade, PlycutOut *out);
    void *context;
} PlycutFeedbackExtras;

/* The feedback on the grades from `from` on as an HTML page. extras: NULL for none. False: no memory, or an error of the extras. */
bool plycut_feedback_html(const PlycutGrades *grades, size_t from, const PlycutReport *report,
                          const PlycutFeedbackExtras *extras, PlycutOut *out);
/* The feedback on a grade as a comment in HTML, a paragraph for each line. False: no memory. */
bool plycut_feedback_comment(const PlycutGrade *grade, const PlycutReport *report, PlycutOut *out);
/* A text in HTML. */
void plycut_html_text(PlycutOut *out, const char *text);
/* Write only the last of these lines: the mistakes, the first divergence, the convention that fits. */
void plycut_grade_remarks(const PlycutGrade *grade, const PlycutReport *report, PlycutOut *out);
bool plycut_grades_csv(const PlycutGrades *grades, const PlycutReport *report, PlycutOut *out,
                       PlycutError *error);
/* The points that a grade carries: of answers that follow from the mistake that is named, or count a list of the student's own
 * (report->carry). The mistake costs the first question, in the order of the exercise, that it makes wrong; of several
 * mistakes that explain the sheet equally well it is the one that leaves the student most. */
double plycut_grade_carried(const PlycutGrade *grade, const PlycutReport *report);
/* The points of a grade, with those carried, and the most that it could have, which the exercise alone decides. */
double plycut_grade_points(const PlycutGrade *grade, const PlycutReport *report);
double plycut_grade_most(const PlycutGrade *grade, const PlycutReport *report);

/* Is this the grade for the platform's gradebook? Of several grades of one student it is the last that has answers. */
bool plycut_gradebook_takes(const PlycutGrades *grades, size_t index);

/* Grades for a platform: Moodle's grading worksheet; Canvas's CSV, with the grade in a column of this title. A row for each
 * grade that came from the platform. */
bool plycut_gradebook_moodle(const PlycutGrades *grades, const PlycutReport *report,
                             PlycutOut *out);
bool plycut_gradebook_canvas(const PlycutGrades *grades, const PlycutReport *report,
                             const char *title, PlycutOut *out);
/* One student's results.json for Gradescope. */
bool plycut_gradebook_gradescope(const PlycutGrade *grade, const PlycutReport *report,
                                 PlycutOut *out);
bool plycut_grades_json(const PlycutGrades *grades, const char *input, const PlycutReport *report,
                        PlycutOut *out, PlycutError *error);

PLYCUT_END_C

#endif
