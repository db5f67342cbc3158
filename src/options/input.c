/* input.c - resolves SPEC: a game's spec, a file, or a name from the catalogue. */
#include "options/input_read.h"
#include "os/catalogue.h"
#include "os/text.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

const PlycutGame *input_game(const Input *input)
{
    return input_is_trace(input) ? plycut_trace_reader_game(input->reader) : &input->made;
}

static void input_free(Input *input)
{
    if (input_is_trace(input))
        plycut_trace_reader_close(input->reader);
    file_source_close(input->source);
    plycut_game_release(&input->made);
    free(input->position);
    free(input->name);
    free(input->stem);
}

void inputs_free(Inputs *inputs)
{
    for (size_t i = 0; i < inputs->count; i++)
        input_free(&inputs->items[i]);
    free(inputs->items);
    *inputs = (Inputs){0};
}

static bool add_game(const Lead *lead)
{
    Input *input = input_new(lead);
    if (input == NULL)
        return false;
    if (plycut_game_parse(lead->name, &input->made, lead->error))
        return true;
    plycut_error_in_file(lead->error, lead->name);
    return false;
}

/* A tree without its prefix: text in brackets that names no file. */
static bool add_brackets(const Lead *lead)
{
    Input *input = input_new(lead);
    return input != NULL &&
           plycut_tree_read(lead->name, strlen(lead->name), lead->name, &input->made, lead->error);
}

/* A file in a forbidden folder, or behind links that form a circle, counts as existing: opening
 * it gives the reason. A name without a folder may belong to the catalogue. */
static bool file_exists(const char *path)
{
    struct stat file;
    return stat(path, &file) == 0 || errno == ELOOP ||
           (errno == EACCES && strchr(path, '/') != NULL);
}

/* The file that a spec names, here or in the catalogue. NULL if no such file exists, or with the error set. */
static char *find_file(const char *spec, PlycutError *error)
{
    return file_exists(spec) ? text_format(error, "%s", spec) : catalogue_find(spec, error);
}

/* FILE:LINE, if FILE exists. */
static char *find_file_of_line(const char *spec, long *line, PlycutError *error)
{
    const char *colon = strrchr(spec, ':');
    uint64_t number;
    if (colon == NULL || !plycut_integer_parse(colon + 1, strlen(colon + 1), 1000000000, &number) ||
        number == 0)
        return NULL;
    char *name = text_format(error, "%.*s", (int)(colon - spec), spec);
    char *file = name != NULL ? find_file(name, error) : NULL;
    free(name);
    *line = (long)number;
    return file;
}

/* Is it only a game's name? */
static const PlycutRules *bare_game(const char *spec)
{
    for (size_t i = 0; i < plycut_game_count(); i++)
        if (strcmp(plycut_game_rules(i)->name, spec) == 0)
            return plycut_game_rules(i);
    return NULL;
}

/* Nothing has this name. Was it meant as a game, a file, or a name from the catalogue? */
static bool fail_unknown(const char *spec, PlycutError *error)
{
    PlycutGame game = {0};
    Names names = {0};
    size_t word = strspn(spec, "abcdefghijklmnopqrstuvwxyz");
    if (word > 0 && spec[word] == ':')
        return plycut_game_parse(spec, &game, error);
    if (bare_game(spec) != NULL)
        return plycut_fail(error, PLYCUT_E_INPUT, "'%s' is a game; write its position, such as %s",
                           spec, bare_game(spec)->syntax);
    if (strpbrk(spec, "/.") != NULL)
        return plycut_fail_at(error, PLYCUT_E_INPUT, spec, 0, 0, NULL,
                              "no such file, and no such name in the catalogue");
    if (catalogue_names(&names, error)) {
        const char *nearest =
            plycut_nearest(spec, PLYCUT_WORDS((const char *const *)names.items, names.count));
        plycut_fail(error, PLYCUT_E_INPUT, "unknown input '%s' (%s%s%s)", spec,
                    nearest != NULL ? "did you mean '" : "see 'plycut list trees'",
                    nearest != NULL ? nearest : "", nearest != NULL ? "'?" : "");
    }
    names_free(&names);
    return false;
}

bool inputs_add(Inputs *inputs, const char *spec, PlycutError *error)
{
    const bool standard = strcmp(spec, "-") == 0;
    Lead lead = {.inputs = inputs,
                 .name = standard ? STANDARD_INPUT : spec,
                 .standard = standard,
                 .error = error};
    if (plycut_is_game_spec(spec))
        return add_game(&lead);
    char *file = standard ? text_format(error, "%s", STANDARD_INPUT) : find_file(spec, error);
    if (file == NULL && error->code == PLYCUT_OK)
        file = find_file_of_line(spec, &lead.line, error);
    if (file == NULL && error->code != PLYCUT_OK)
        return false;
    if (file == NULL)
        return spec[0] == '[' ? add_brackets(&lead) : fail_unknown(spec, error);
    const int named = lead.line != 0 ? (int)(strrchr(spec, ':') - spec) : 0;
    char *numbered = lead.line != 0 ? text_format(error, "%.*s", named, spec) : NULL;
    lead.file = file;
    lead.name = numbered != NULL ? numbered : lead.name;
    bool added = (lead.line == 0 || numbered != NULL) && input_read_file(&lead);
    free(numbered);
    free(file);
    return added;
}
