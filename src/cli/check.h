/* check.h - the parts of plycut check. */
#ifndef CLI_CHECK_H
#define CLI_CHECK_H

#include "options/input.h"

/* Compare the move:score pairs of a position with searches to the end: one grade. */
bool check_position(const Options *options, const Input *input, PlycutGrades *grades,
                    PlycutError *error);

/* Find out whether the operands after the first one are files or folders of students' answers. False, with an error, if
 * they are mixed with other files, or if an option does not apply to them. */
bool check_is_grading(const Options *options, bool *grading, PlycutError *error);

/* Grade students' answers. The exit status, or FAILED. */
int check_grade(const Options *options, PlycutError *error);

/* A file of answers, and the student's name if the answers do not give it: the name of the file, or of the folder that
 * a learning platform made for the student. */
typedef struct AnswerFile {
    char *path, *student;
} AnswerFile;

bool is_folder(const char *path);

/* The files of answers that the operands name. Folders are searched with their subfolders, in the order of names. */
typedef struct AnswerFiles {
    AnswerFile *items;
    size_t count, room;
} AnswerFiles;

bool answer_files(AnswerFiles *files, const Options *options, size_t from, PlycutError *error);
void answer_files_free(AnswerFiles *files);

#endif
