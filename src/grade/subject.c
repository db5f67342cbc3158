/* The trees that answers are about, one for each depth and root; of each the keys that were asked
 * for. */
#include "grade/grade.h"

#include <stdlib.h>

/* Room for one more pointer. */
static bool pointers_grow(void **array, size_t count, PlycutError *error)
{
    void *moved = realloc(*array, (count + 1) * sizeof(void *));
    if (moved == NULL)
        return plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the grader");
    *array = moved;
    return true;
}

static void *take_zeroed(size_t size, PlycutError *error)
{
    void *taken = calloc(1, size);
    if (taken == NULL)
        plycut_fail(error, PLYCUT_E_MEMORY, "no memory for the grader");
    return taken;
}

/* ---- Keys ------------------------------------------------------------------------------------ */

static void key_free(SubjectKey *key)
{
    key_close(&key->key);
    free(key);
}

static SubjectKey *key_new(const Subject *subject, const PlycutSearchOptions *options, MistakeId mistake,
                           PlycutError *error)
{
    SubjectKey *made = take_zeroed(sizeof *made, error);
    if (made == NULL)
        return NULL;
    made->mistake = mistake;
    made->stated = *options;
    if (mistake == NO_MISTAKE ? key_open(&made->key, &subject->game, &subject->index, options, error)
                              : replay_open(&made->key, &subject->index, options, &mistake_table[mistake].rule, error))
        return made;
    key_free(made);
    return NULL;
}

const Key *subject_key(Subject *subject, const PlycutSearchOptions *options, MistakeId mistake, PlycutError *error)
{
    void *keys = subject->keys;
    for (size_t i = 0; i < subject->key_count; i++)
        if (subject->keys[i]->mistake == mistake && same_convention(&subject->keys[i]->stated, options))
            return &subject->keys[i]->key;
    if (!pointers_grow(&keys, subject->key_count, error))
        return NULL;
    subject->keys = keys;
    SubjectKey *made = key_new(subject, options, mistake, error);
    if (made == NULL)
        return NULL;
    subject->keys[subject->key_count++] = made;
    return &made->key;
}

/* ---- Trees ----------------------------------------------------------------------------------- */

void subject_close(Subject *subject)
{
    for (size_t i = 0; i < subject->key_count; i++)
        key_free(subject->keys[i]);
    free(subject->keys);
    index_close(&subject->index);
    free(subject);
}

static Subject *subject_new(PlycutGrader *grader, const Stated *stated, PlycutError *error)
{
    void *subjects = grader->subjects;
    if (!pointers_grow(&subjects, grader->subject_count, error))
        return NULL;
    grader->subjects = subjects;
    Subject *subject = take_zeroed(sizeof *subject, error);
    if (subject == NULL)
        return NULL;
    subject->game = *grader->game;
    subject->depth = stated->options.depth;
    if (stated->root_given)
        plycut_game_set_root(&subject->game, stated->root);
    if (index_open(&subject->index, &subject->game, &stated->options, error))
        return grader->subjects[grader->subject_count++] = subject;
    subject_close(subject);
    return NULL;
}

Subject *grader_subject(PlycutGrader *grader, const Stated *stated, PlycutError *error)
{
    PlycutPlayer root = stated->root_given ? stated->root : grader->game->root.player;
    for (size_t i = 0; i < grader->subject_count; i++) {
        Subject *subject = grader->subjects[i];
        if (subject->depth == stated->options.depth && subject->game.root.player == root)
            return subject;
    }
    return subject_new(grader, stated, error);
}
