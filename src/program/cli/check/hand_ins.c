/* check_hand_ins.c - which of the files that were handed in belong to one student. */
#include "cli/check/desk.h"

#include <stdlib.h>
#include <string.h>

static int by_text(const char *a, size_t a_length, const char *b, size_t b_length)
{
    const int order = memcmp(a, b, a_length < b_length ? a_length : b_length);
    return order != 0 ? order : (a_length > b_length) - (a_length < b_length);
}

/* 0: the same student. A file that no platform named is one of its own. */
static int compare_students(const AnswerFile *a, const AnswerFile *b)
{
    const PlycutHandIn *x = &a->who, *y = &b->who;
    if (x->platform != y->platform)
        return x->platform < y->platform ? -1 : 1;
    if (x->platform == PLYCUT_PLATFORM_NONE)
        return (a > b) - (a < b);
    const int names = by_text(x->name, x->name_length, y->name, y->name_length);
    return names != 0 ? names : by_text(x->id, x->id_length, y->id, y->id_length);
}

static int by_student(const void *a, const void *b)
{
    const AnswerFile *x = *(const AnswerFile *const *)a, *y = *(const AnswerFile *const *)b;
    const int order = compare_students(x, y);
    return order != 0 ? order : (x > y) - (x < y);
}

static int by_first_file(const void *a, const void *b)
{
    const HandIn *x = a, *y = b;
    return (x->files[0] > y->files[0]) - (x->files[0] < y->files[0]);
}

bool hand_ins_make(HandIns *made, const AnswerFiles *files, PlycutError *error)
{
    *made = (HandIns){.items = calloc(files->count + 1, sizeof *made->items),
                      .files = calloc(files->count + 1, sizeof *made->files)};
    if (made->items == NULL || made->files == NULL)
        return plycut_no_memory(error);
    for (size_t i = 0; i < files->count; i++)
        made->files[i] = &files->items[i];
    qsort(made->files, files->count, sizeof *made->files, by_student);
    for (size_t i = 0; i < files->count; i++) {
        if (i == 0 || compare_students(made->files[i - 1], made->files[i]) != 0)
            made->items[made->count++] = (HandIn){&made->files[i], 0};
        made->items[made->count - 1].count++;
    }
    qsort(made->items, made->count, sizeof *made->items, by_first_file);
    return true;
}

void hand_ins_free(HandIns *made)
{
    free(made->items);
    free(made->files);
    *made = (HandIns){0};
}
