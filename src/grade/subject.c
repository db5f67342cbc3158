/* The trees that answers are about, one for each depth and root; and for each tree, the keys made so far. */
#include "grade/grade.h"

#include <plycut/make.h>

#include <stdlib.h>

static void *take_zeroed(size_t size, PlycutError *error)
{
    void *taken = calloc(1, size);
    if (taken == NULL)
        plycut_no_memory(error);
    return taken;
}

/* ---- Keys ------------------------------------------------------------------------------------ */

/* Returns the next key. */
static SubjectKey *key_free(SubjectKey *key)
{
    SubjectKey *next = key->next;
    key_close(&key->key);
    plycut_pruned_ifs_free(&key->unknown);
    free(key);
    return next;
}

/* Search, or find out what the leaves without values decide. */
static bool key_search(SubjectKey *made, const Subject *subject, const PlycutSearchOptions *options,
                       PlycutError *error)
{
    if (!key_open(&made->key, &subject->game, &subject->index, options, error))
        return false;
    made->key.facts.unknown = &made->unknown;
    return plycut_game_has_values(&subject->game) ||
           plycut_pruned_ifs(&made->key.trace, &made->unknown, error);
}

/* Search with the mistake. */
static bool key_mistaken(SubjectKey *made, const Subject *subject,
                         const PlycutSearchOptions *options, PlycutError *error)
{
    PlycutSearchOptions mistaken = *options;
    made->algorithm = plycut_mistaken_in(options->algorithm, made->mistake);
    mistaken.algorithm = &made->algorithm;
    return key_open(&made->key, &subject->game, &subject->index, &mistaken, error);
}

static SubjectKey *key_new(const Subject *subject, const PlycutSearchOptions *options,
                           MistakeId mistake, PlycutError *error)
{
    SubjectKey *made = take_zeroed(sizeof *made, error);
    if (made == NULL)
        return NULL;
    made->mistake = mistake;
    made->stated = *options;
    if (mistake == NO_MISTAKE ? key_search(made, subject, options, error)
                              : key_mistaken(made, subject, options, error))
        return made;
    key_free(made);
    return NULL;
}

const Key *subject_key(Subject *subject, const PlycutSearchOptions *options, MistakeId mistake,
                       PlycutError *error)
{
    for (const SubjectKey *key = subject->keys; key != NULL; key = key->next)
        if (key->mistake == mistake && same_convention(&key->stated, options))
            return &key->key;
    SubjectKey *made = key_new(subject, options, mistake, error);
    if (made == NULL)
        return NULL;
    made->next = subject->keys;
    subject->keys = made;
    return &made->key;
}

/* ---- Trees ----------------------------------------------------------------------------------- */

Subject *subject_close(Subject *subject)
{
    Subject *next = subject->next;
    while (subject->keys != NULL)
        subject->keys = key_free(subject->keys);
    index_close(&subject->index);
    free(subject);
    return next;
}

static Subject *subject_new(PlycutGrader *grader, const Stated *stated, PlycutError *error)
{
    Subject *subject = take_zeroed(sizeof *subject, error);
    if (subject == NULL)
        return NULL;
    subject->game = *grader->game;
    subject->depth = stated->options.depth;
    if (stated->root_given)
        plycut_game_set_root(&subject->game, stated->root);
    if (!index_open(&subject->index, &subject->game, &stated->options, error)) {
        subject_close(subject);
        return NULL;
    }
    subject->next = grader->subjects;
    return grader->subjects = subject;
}

Subject *grader_subject(PlycutGrader *grader, const Stated *stated, PlycutError *error)
{
    PlycutPlayer root = stated->root_given ? stated->root : grader->game->root.player;
    for (Subject *subject = grader->subjects; subject != NULL; subject = subject->next)
        if (subject->depth == stated->options.depth && subject->game.root.player == root)
            return subject;
    return subject_new(grader, stated, error);
}
