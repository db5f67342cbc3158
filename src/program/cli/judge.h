/* judge.h - the parts of plycut judge. */
#pragma once

#include "cli/check/check.h"
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
    PlycutProgram *programs;
    PlycutJudgement *judgements;
    Output output; /* of all verdicts */
    size_t right;  /* verdicts so far */
    int status;    /* of all so far */
} Court;

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
