/* grades_file.h - a "plycut-grades" as structs: what its rows (grades_file.c) describe and grades_json.c fills. A text that is NULL
 * is a member that is left out. */
#pragma once

#include "base/json_rows.h"
#include "grade/grade.h"

typedef struct ConventionFile {
    const char *algorithm, *cut, *fail, *order;
    double guess; /* NAN: none */
    bool limits_cut;
    const void *limits; /* PlycutLimits */
} ConventionFile;

typedef struct MarkFile {
    const char *item;
    bool right;
    const void *asked; /* it is false, if there */
    const char *reading, *given, *found, *not_understood;
    double share, carried;
    int others, others_right;
} MarkFile;

typedef struct DivergenceFile {
    const char *item;
    uint64_t event;
    const char *node, *pruned, *text;
    bool explained;
} DivergenceFile;

typedef struct GradeFile {
    const char *file, *student;
    ConventionFile convention;
    const char *exercise, *stated, *ignored;
    double points, of, carried;
    const char *problem, *contradiction;
    JsonList marks, mistakes;
    DivergenceFile divergence;
    ConventionFile right_for, nearer_to;
    const char *remark, *hint;
} GradeFile;

typedef struct TallyFile {
    const char *item;
    uint64_t answered, right;
} TallyFile;

typedef struct GradesFile {
    const char *input;
    uint64_t wrong;
    JsonList grades, items;
    const void *mistakes; /* PlycutStatistics */
} GradesFile;

extern const JsonShape GRADES_SHAPE;
