/* The trees that answers are about, one for each depth and root; and for each tree, the keys made so far. */
#include "grade/grade.h"

#include <plycut/make.h>

#include <stdlib.h>

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

/* Search, perhaps with a mistake; or find out what the leaves without values decide. */
static bool key_search(SubjectKey *made, const Subject *subject, PlycutError *error)
{
    PlycutSearchOptions options = made->stated;
    if (made->mistake != NO_MISTAKE) {
        made->algorithm = plycut_mistaken_in(options.algorithm, made->mistake);
        options.algorithm = &made->algorithm;
    }
    if (!key_open(&made->key, &subject->game, &subject->index, &options, error))
        return false;
    made->key.facts.unknown = &made->unknown;
    return !trace_is_unsearched(&subject->index.tree) ||
           plycut_pruned_ifs(&made->key.trace, &made->unknown, error);
}

const Key *subject_key(Subject *subject, const PlycutSearchOptions *options, MistakeId mistake,
                       PlycutError *error)
{
    for (const SubjectKey *key = subject->keys; key != NULL; key = key->next)
        if (key->mistake == mistake && same_convention(&key->stated, options))
            return &key->key;
    SubjectKey *made = malloc(sizeof *made);
    if (made == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    *made = (SubjectKey){.next = subject->keys, .mistake = mistake, .stated = *options};
    if (!key_search(made, subject, error)) {
        key_free(made);
        return NULL;
    }
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

Subject *grader_subject(PlycutGrader *grader, const Stated *stated, PlycutError *error)
{
    PlycutPlayer root = stated->root_given ? stated->root : grader->game->root.player;
    for (Subject *subject = grader->subjects; subject != NULL; subject = subject->next)
        if (subject->depth == stated->options.depth && subject->game.root.player == root)
            return subject;
    Subject *made = malloc(sizeof *made);
    if (made == NULL) {
        plycut_no_memory(error);
        return NULL;
    }
    *made =
        (Subject){.next = grader->subjects, .game = *grader->game, .depth = stated->options.depth};
    if (stated->root_given)
        plycut_game_set_root(&made->game, stated->root);
    const bool limited =
        !grader->task.limits_given || plycut_game_limit(&made->game, grader->task.limits, error);
    if (!limited || !index_open(&made->index, &made->game, &stated->options, error)) {
        subject_close(made);
        return NULL;
    }
    return grader->subjects = made;
}
