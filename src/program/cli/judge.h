/* judge.h - the parts of plycut judge. */
#pragma once

#include "cli/check/check.h"
#include "cli/judge_before.h"
#include "cli/commands.h"
#include "os/output.h"
#include "os/program.h"

/* Options.format_word */
enum { JUDGE_TEXT, JUDGE_CSV, JUDGE_JSON, JUDGE_GRADESCOPE };

/* The programs that are tried, and who wrote them. */
typedef struct Court {
    const Options *options;
    PlycutTrial *trial;
    AnswerFiles files;  /* of a class */
    char **words;       /* of --programs, ending with NULL; NULL: one program */
    char *text;         /* that they point into */
    size_t name_length; /* of /main.py in '{}/main.py'; 0: {} is the program */
    size_t count;
    bool boxed;     /* programs run in a sandbox */
    char **folders; /* where the files of each program of a class go */
    bool keeps;     /* verdicts in the folder of -o */
    KeptVerdicts kept;
    PlycutProgram *programs;
    PlycutJudgement *judgements;
    const size_t *list;       /* of the programs that are judged now, in this order, and ... */
    PlycutJudgement *running; /* ... what is known of them */
    Output output;            /* of all verdicts */
    bool *written;            /* whose verdicts are there */
    size_t next; /* the first program in front of which verdicts from before may not be there yet */
    size_t right; /* verdicts so far */
    int status;   /* of all so far */
} Court;

/* ---- judge_class.c --------------------------------------------------------------------------- */

/* Judge all programs, and write their verdicts. */
bool court_judge(Court *court, PlycutError *error);

/* ---- judge_trees.c --------------------------------------------------------------------------- */

/* The trial, with the trees that the command line asks for. */
bool court_open_trial(Court *court, PlycutError *error);

/* ---- Verdicts -------------------------------------------------------------------------------- */

/* A verdict to be written. */
typedef struct Verdict {
    const Options *options;
    const PlycutTrial *trial;
    const PlycutJudgement *judgement;
    const AnswerFile *
        file; /* of a class: the program's, and the folder in that of -o for what belongs to it; otherwise NULL */
    const char *folder;
} Verdict;

/* Write a verdict to `out`, and what belongs into the folder of -o. *status: plycut_judgement_status. */
bool judge_write(const Verdict *verdict, PlycutOut *out, int *status, PlycutError *error);

/* A folder for each program of a class, each another one, named by the platform's number for the student or the submission. NULL on
 * error; the caller frees the names and the list. */
char **judge_folders(const AnswerFiles *files, PlycutError *error);

/* Write the smallest tree, both searches of it, their picture and their page (which has no chance nodes) into the folder. */
bool judge_show(const Options *options, const PlycutJudgement *judgement, const char *folder,
                PlycutError *error);

/* The search that a program should make. */
PlycutSearchOptions judge_asked(const Options *options);

/* Write its pseudocode for HTML, with the lines that the program has instead; or with the line of the event `at` of the trace (its event_count: none), at which the two part.
 * `out` writes into the text. What stands out there? */
typedef enum JudgeCode { CODE_NONE, CODE_PLAIN, CODE_MARKED, CODE_DIFFERS } JudgeCode;
JudgeCode judge_code(const Options *options, const PlycutJudgement *judgement,
                     const PlycutTrace *trace, size_t at, PlycutText *text, PlycutOut *out);

/* Write the page for who wrote the program, verdict.html, into the folder. */
bool judge_page(const Options *options, const PlycutJudgement *judgement, const char *name,
                const char *folder, PlycutError *error);

/* The words of a command line, one after the other: each ends with a NUL. */
#define ADD_WORD(line, format, ...) plycut_out_format(line, format "%c", __VA_ARGS__, '\0')

/* The rules of the search that the program should make, as they were given. */
void judge_line_rules(PlycutOut *line, const Options *options);

/* The words as they are typed, each after a blank. */
void judge_line_say(const PlycutText *words, PlycutOut *out);

/* Print the command that shows the fault of this program, or of the one in the file, again. */
bool judge_say_again(const Options *options, const PlycutJudgement *judgement,
                     const AnswerFile *file, PlycutOut *out, PlycutError *error);

/* Print the command that draws the smallest tree: from the files in this folder, or (NULL) if it needs none. */
bool judge_say_draw(const Options *options, const PlycutJudgement *judgement, const char *folder,
                    PlycutOut *out, PlycutError *error);
