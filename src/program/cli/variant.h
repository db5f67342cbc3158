/* variant.h - the variants of an exercise: a tree for each spec and each seed of --seeds, each
 * searched. */
#pragma once

#include "options/input.h"

/* The tree of an exercise, and its search. */
typedef struct Variant {
    const Input *input;
    PlycutTrace
        trace; /* of the whole tree; not searched if the search needs a leaf of unknown value, ... */
    PlycutError needs;   /* ... which this says */
    const char *student; /* of --roster, or NULL */
    const char *id;      /* the platform's for the student, or NULL: the roster has none */
    bool generated;      /* a tree made from a spec or by --shuffle, which no file has */
} Variant;

/* Has it been searched? If not, the error says which leaf the search needs. */
bool variant_is_searched(const Variant *variant, PlycutError *error);

/* A stored tree as a tree file on one line, without the end of the line. False: no memory. */
bool variant_tree(const Variant *variant, PlycutText *text);

/* The tree of a game that is not stored, as a stored one, whose nodes have letters; to be released. */
bool stored_tree(const Options *options, const Input *input, PlycutGame *tree, PlycutError *error);

/* The title as people should read it: a spec says how a tree was made; it is not a title. */
const char *variant_title(const Variant *variant, const char *title);

/* What the exercise asks: --questions, or what has --points; 0: the default. False: points for something else. */
bool variant_questions(const Options *options, PlycutFactSet *questions, PlycutError *error);

/* Points for each answer about a fact, or NULL: the command line gives none. */
const double *variant_points(const Options *options);

/* Use one; false, with an error, stops. */
typedef bool VariantUse(void *self, const Variant *variant, PlycutError *error);

/* Load and search all inputs, then pass each to `check` (NULL: there is nothing to check), and if none is refused, each to `use`: so that
 * nothing is written before it is known that all can be. */
bool variants_each(const Options *options, VariantUse *check, VariantUse *use, void *self,
                   PlycutError *error);

/* ---- A class as a whole: variant_keys.c ------------------------------------------------------- */

/* How hard the versions are: the smallest and the largest number of leaves visited, shallow and deep cutoffs; zero-initialise. */
enum { VARIANT_RANGES = 3 };
typedef struct VariantRanges {
    uint64_t low[VARIANT_RANGES], high[VARIANT_RANGES];
    bool any;
} VariantRanges;

void variant_ranges_widen(VariantRanges *ranges, const PlycutResult *result);
/* Versions of one exercise should be equally hard: say what differs. `shuffled`: they are orders of one tree, which no condition
 * changes. */
void variant_ranges_tell(const VariantRanges *ranges, bool shuffled);

/* The keys so far, each as a number that its pruned leaves, best move and counts decide; zero-initialise. */
typedef struct VariantKeys {
    uint64_t *items;
    size_t count, room, distinct;
    bool shuffled;   /* the trees are orders of one tree */
    unsigned failed; /* how many other seeds brought no new key, in all */
} VariantKeys;

/* Has no exercise before it this key? */
bool variant_key_is_new(const VariantKeys *keys, const PlycutTrace *trace);
bool variant_key_add(VariantKeys *keys, const PlycutTrace *trace, PlycutError *error);
/* Say how many differ, if there are several. */
void variant_keys_tell(const VariantKeys *keys);
void variant_keys_free(VariantKeys *keys);

/* ---- The students of a class, and a short code for each: roster.c ---------------------------- */

typedef struct Student {
    char *name;     /* first name and last name */
    const char *id; /* the platform's, or "" */
} Student;

typedef struct Roster {
    char *text;        /* of the file; the ids point into it */
    Student *students; /* in the order of the file */
    size_t count, room;
    bool has_ids;
} Roster;

/* Read a list of students as learning platforms and spreadsheets write it: a column with the name, or one with the first name and
 * one with the last name, and perhaps one with ids (platforms.def); or a name on each line. Zero-initialise; call
 * roster_free even after a failure. */
bool roster_read(Roster *roster, const char *file, PlycutError *error);
void roster_free(Roster *roster);

/* "A07" for the seventh student; to be freed. NULL on error: the last code is Z99. */
char *code_of(size_t index, PlycutError *error);
/* The lines of codes.csv: A07,"Ann Alder", and the platform's id, if the roster has ids (not NULL). */
void roster_line_put(PlycutOut *out, bool first, const char *code, const char *student,
                     const char *id);
/* The index of a code. */
bool code_parse(const char *text, size_t *index, PlycutError *error);

/* ---- The versions of an exercise: variant_seeds.c -------------------------------------------- */

/* A spec for each seed of each spec, or for each student. */
typedef struct Seeded {
    Roster roster;
    size_t first_code; /* of its first student */
    uint64_t first;    /* the first seed of each spec */
    char **specs;      /* NULL: those of the command line */
    size_t count;
} Seeded;

/* Is it the spec of a random tree, which has a seed? */
bool spec_is_random(const char *spec);
/* One version of a spec: with a seed of its own, if it is of a random tree. To be freed; NULL on error. */
char *version_of(const Options *options, const char *spec, uint64_t seed, PlycutError *error);
/* A version for each seed; or for each student, of a tree that has no seed the same one. Zero-initialise. */
bool seed_versions(Seeded *seeded, const Options *options, PlycutError *error);
/* The codes are the names of the exercises. */
bool name_by_codes(const Seeded *seeded, Inputs *inputs, PlycutError *error);

/* Is a version of the spec another order of its tree? A random tree has the seed already. */
bool is_shuffled(const Options *options, const char *spec);
/* Make the tree of such an input the version of this seed. */
bool version_shuffle(const Options *options, const char *spec, uint64_t seed, Input *input,
                     PlycutError *error);

/* ---- link.c ---------------------------------------------------------------------------------- */

/* The exercise as the playground takes it, behind its address: from # on. */
bool exercise_link_put(PlycutOut *out, const Variant *variant, PlycutFactSet questions,
                       PlycutError *error);
