/* check.h - the parts of plycut check. */
#ifndef CLI_CHECK_H
#define CLI_CHECK_H

#include "options/input.h"

/* Compare the move:score pairs of a position with searches to the end: one grade. */
bool check_position(const Options *options, const Input *input, PlycutGrades *grades,
                    PlycutError *error);

/* Are the operands after the first files or folders of students' answers? *grading tells. False
 * where they are mixed with others, or the options do not go with what they are. */
bool check_is_grading(const Options *options, bool *grading, PlycutError *error);

/* Grade students' answers. The exit status, or FAILED. */
int check_grade(const Options *options, PlycutError *error);

/* A file of answers, and the student's name if the answers give none: the file's name, or that of the folder in which a
 * learning platform puts it. */
typedef struct AnswerFile {
    char *path, *student;
} AnswerFile;

bool is_folder(const char *path);

/* The files of answers that the operands name from the one of this number on; those of folders, and of folders in them,
 * in the order of their names. */
typedef struct AnswerFiles {
    AnswerFile *items;
    size_t count, room;
} AnswerFiles;

bool answer_files(AnswerFiles *files, const Options *options, size_t from, PlycutError *error);
void answer_files_free(AnswerFiles *files);

#endif
