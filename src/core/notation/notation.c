/* The door for trees as people have them: which notation a text is in. */
#include "notation/notation.h"
#include "notation/by_name.h"
#include "notation/calls.h"
#include "notation/complete.h"
#include "notation/definition.h"
#include "notation/digits.h"
#include "notation/edges.h"
#include "notation/gambit.h"
#include "notation/name_first.h"
#include "notation/name_last.h"
#include "notation/nested.h"
#include "notation/objects.h"
#include "notation/outline.h"
#include "notation/records.h"
#include "notation/short.h"
#include "notation/wrapping.h"
#include "base/letter.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool read_short(Tokens *tokens, Draft *draft, PlycutText *note)
{
    (void)note;
    return short_read(tokens, draft);
}

const Notation NOTATIONS[] = {
#define NOTATION(id, form, text, sample, evidence, reader)                                         \
    [NOTATION_##id] = {.name = (form),                                                             \
                       .says = (text),                                                             \
                       .example = (sample),                                                        \
                       .fits = (evidence),                                                         \
                       .read = (reader)},
#include "notation/notations.def"
#undef NOTATION
};

enum { NOTATION_COUNT = sizeof NOTATIONS / sizeof *NOTATIONS };

size_t notation_count(void)
{
    return NOTATION_COUNT;
}

/* ---- Which one ------------------------------------------------------------------------------- */

/* Say of texts what they were taken for. */
static bool texts_say(const Draft *draft, PlycutText *note)
{
    return (!draft->labels_named || draft_note(draft, note, "labels are names")) &&
           (!draft->players_named ||
            draft_note(draft, note, "MAX, MIN and chance are read as players")) &&
           (!draft->texts_valued || draft_note(draft, note, "texts that are numbers are values")) &&
           (!draft->texts_lost ||
            draft_note(draft, note, "beside names, texts in the place of values are passed over"));
}

/* Read in one notation; the draft and the note are replaced. */
static bool notation_try(Noted *noted, const Notation *notation)
{
    draft_free(&noted->draft);
    plycut_text_free(&noted->note);
    plycut_text_free(&noted->json);
    noted->draft = (Draft){0};
    noted->note = noted->json = (PlycutText){0};
    noted->notation = notation;
    return notation->read(&noted->tokens, &noted->draft, &noted->note) &&
           texts_say(&noted->draft, &noted->note) &&
           leaf_values_give(&noted->values, &noted->draft, &noted->note);
}

/* Leaves may be infinite. */
static bool statics_are_finite(const Noted *noted)
{
    for (uint32_t i = 0; i < noted->draft.count; i++)
        if (noted->draft.nodes[i].has_static && isinf(noted->draft.nodes[i].value))
            return text_fails(
                &noted->tokens, noted->draft.nodes[i].at,
                "a static value is finite: write one beyond all others, such as 1000");
    return true;
}

/* The root node as JSON. */
static bool noted_write(Noted *noted, PlycutError *error)
{
    if (!statics_are_finite(noted))
        return false;
    PlycutOut out;
    PlycutJson json;
    plycut_out_init(&out, plycut_text_write, &noted->json);
    plycut_json_init(&json, &out);
    draft_write(&noted->draft, 0, &json);
    return plycut_out_end(&out, "the tree", error);
}

static bool make_as(Noted *noted, const Notation *notation, PlycutError *error)
{
    noted->tokens.error = error;
    return notation_try(noted, notation) && noted_write(noted, error);
}

/* Two notations fit: an error, unless the trees are the same or one cannot be read. A text that only could be in the other one is a
 * short form, also where it is a wrong one. */
static bool both_fit(Noted *noted, const Notation *one, const Notation *other, PlycutError *error)
{
    PlycutError wrong = {0}, wrong_other = {0};
    const bool fits = make_as(noted, one, &wrong);
    char *json = fits ? strdup(noted->json.bytes) : NULL;
    const bool fits_other = make_as(noted, other, &wrong_other);
    const bool same = json != NULL && fits_other && strcmp(json, noted->json.bytes) == 0;
    const bool had = plycut_had_memory(&wrong, error) && plycut_had_memory(&wrong_other, error) &&
                     (!fits || json != NULL || plycut_no_memory(error));
    free(json);
    noted->tokens.error = error;
    if (had && fits && fits_other && !same) {
        noted->readings[0] = one;
        noted->readings[1] = other;
        return text_fails(&noted->tokens, noted->tokens.text,
                          "two readings, as %s (%s) and as %s (%s): choose one with --as",
                          one->says, one->name, other->says, other->name);
    }
    return had && make_as(noted, fits || one->fits == NULL ? one : other, error);
}

/* The notations that the text has evidence of, at most two; the short form if there is none. */
static size_t notations_find(const Tokens *tokens, const Notation *found[2])
{
    size_t count = 0;
    for (size_t i = 0; i < NOTATION_COUNT && count < 2; i++)
        if (NOTATIONS[i].fits != NULL && NOTATIONS[i].fits(tokens))
            found[count++] = &NOTATIONS[i];
    if (count == 0)
        found[count++] = &NOTATIONS[NOTATION_SHORT];
    if (count == 1 && found[0] == &NOTATIONS[NOTATION_SHORT] && name_first_may_fit(tokens))
        found[count++] = &NOTATIONS[NOTATION_NAME_FIRST];
    return count;
}

/* The notation whose beginning a text has, or NULL. */
static const Notation *notation_begun(const char *text, size_t length)
{
    static const struct {
        NotationId id;
        const char *word;
    } BEGINNINGS[] = {
#define NOTATION(id, form, text, sample, evidence, reader)
#define BEGINNING(notation, begins) {NOTATION_##notation, begins},
#include "notation/notations.def"
#undef BEGINNING
#undef NOTATION
    };
    const char *at = text, *end = text + length;
    while (at < end && is_blank(*at))
        at++;
    for (size_t i = 0; i < sizeof BEGINNINGS / sizeof *BEGINNINGS; i++) {
        const char *word = BEGINNINGS[i].word;
        if ((size_t)(end - at) >= strlen(word) && spells(at, strlen(word), word))
            return &NOTATIONS[BEGINNINGS[i].id];
    }
    return NULL;
}

/* The tokens of the tree alone, without what a text has around it and behind it. */
static bool tree_tokens_read(Tokens *tokens, LeafValues *values, const char *text, size_t length,
                             PlycutError *error)
{
    if (!tokens_read(tokens, text, length, error))
        return false;
    tokens_drop_full_stop(tokens);
    if (!lists_have_clear_digits(tokens) || !leaf_values_take(tokens, values))
        return false;
    definition_drop(tokens);
    return true;
}

/* The notations that a text shows, whatever else is wrong with it. False: no memory. */
static bool notations_look(const char *text, size_t length, const Notation *found[2],
                           PlycutError *error)
{
    Tokens tokens;
    LeafValues values = {0};
    PlycutError wrong = {0};
    if (tree_tokens_read(&tokens, &values, text, length, &wrong))
        (void)notations_find(&tokens, found);
    leaf_values_free(&values);
    tokens_free(&tokens);
    return plycut_had_memory(&wrong, error);
}

const char *notation_evident(const char *text, size_t length, PlycutError *error)
{
    const Notation *found[2] = {NULL, NULL};
    Wrapping wrapping;
    PlycutError wrong = {0};
    (void)wrapping_take(text, length, &wrapping, &wrong);
    const char *alone = wrapping.copy != NULL ? wrapping.copy : text;
    const bool looked =
        plycut_had_memory(&wrong, error) && notations_look(alone, length, found, error);
    if (looked && (found[0] == NULL || found[0]->fits == NULL))
        found[0] = wrapping.shown ? &NOTATIONS[NOTATION_SHORT] : notation_begun(alone, length);
    wrapping_free(&wrapping);
    return looked && found[0] != NULL ? found[0]->name : NULL;
}

/* A list without texts in it is a node of a tree file, and nothing else. */
const Notation *notation_instead_of_json(const char *text, size_t length, PlycutError *error)
{
    const Notation *found[2] = {NULL, NULL};
    if (memchr(text, '"', length) == NULL || !notations_look(text, length, found, error))
        return NULL;
    return found[0] != NULL && found[0]->fits != NULL ? found[0] : found[1];
}

/* ---- The door -------------------------------------------------------------------------------- */

static bool noted_choose(Noted *noted, const char *as, PlycutError *error)
{
    const Notation *found[2];
    if (as != NULL) {
        const int named =
            plycut_name_find("notation", as, PLYCUT_NAMES(NOTATIONS, name, NOTATION_COUNT), error);
        return named >= 0 && make_as(noted, &NOTATIONS[named], error);
    }
    const size_t count = notations_find(&noted->tokens, found);
    if (error->code != PLYCUT_OK)
        return false;
    return count == 1 ? make_as(noted, found[0], error)
                      : both_fit(noted, found[0], found[1], error);
}

/* What draw -f dot, forest, tikz and beamer write: pictures of a search, with values and bounds in the nodes. */
static bool is_own_picture(const char *text, size_t length)
{
    static const char *const BEGINNINGS[] = {"// Draw with: dot", "% Compile with pdflatex."};
    for (size_t i = 0; i < sizeof BEGINNINGS / sizeof *BEGINNINGS; i++)
        if (length > strlen(BEGINNINGS[i]) &&
            memcmp(text, BEGINNINGS[i], strlen(BEGINNINGS[i])) == 0)
            return true;
    return false;
}

/* Does it begin as HTML or XML does, and is something closed in it? */
static bool is_markup(const char *text, size_t length)
{
    const char *at = text, *end = text + length;
    while (at < end && is_blank(*at))
        at++;
    if (end - at < 4 || *at != '<' || small_letter(at[1]) < 'a' || small_letter(at[1]) > 'z')
        return end - at > 4 && memcmp(at, "<?xml", 5) == 0;
    for (; at + 1 < end; at++)
        if ((at[0] == '<' && at[1] == '/') || (at[0] == '/' && at[1] == '>'))
            return true;
    return false;
}

bool noted_read(Noted *noted, const char *text, size_t length, const char *as, PlycutError *error)
{
    *noted = (Noted){.tokens = {.text = text, .end = text + length, .error = error}};
    if (is_own_picture(text, length))
        return text_fails(
            &noted->tokens, text,
            "this is a picture of a search that plycut drew, with bounds in its nodes: "
            "expected the tree that it was drawn of");
    if (is_markup(text, length))
        return text_fails(&noted->tokens, text,
                          "trees in HTML and XML are not read: write an outline, a line a node, "
                          "or JSON, such as {\"name\": \"A\", \"children\": [3, 5]}");
    return tree_tokens_read(&noted->tokens, &noted->values, text, length, error) &&
           noted_choose(noted, as, error);
}

void noted_free(Noted *noted)
{
    draft_free(&noted->draft);
    leaf_values_free(&noted->values);
    tokens_free(&noted->tokens);
    plycut_text_free(&noted->json);
    plycut_text_free(&noted->note);
}

void noted_place(const Noted *noted, PlycutError *error)
{
    if (error->path[0] == '\0')
        return;
    text_place(&noted->tokens, draft_place(&noted->draft, error->path), &error->line,
               &error->column);
    error->path[0] = '\0';
}
