/* input.c - resolves SPEC: a game's spec, a file whose content says what it is, or a name from the catalogue. */
#include "options/input.h"
#include "os/catalogue.h"
#include "os/terminal.h"
#include "os/text.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
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

/* ---- A new input ----------------------------------------------------------------------------- */

/* A spec that is being read. */
typedef struct Lead {
    Inputs *inputs;
    const char *name; /* for tables */
    char *file;       /* NULL: a game's spec */
    bool standard;    /* standard input */
    long line;        /* of a positions file; 0: all */
    PlycutError *error;
} Lead;

/* At the end of the list; NULL: no memory. */
static Input *input_new(const Lead *lead)
{
    Inputs *inputs = lead->inputs;
    if (!PLYCUT_ROOM(inputs->items, inputs->capacity, inputs->count, 1)) {
        plycut_no_memory(lead->error);
        return NULL;
    }
    Input *input = &inputs->items[inputs->count++];
    *input = (Input){.name = strdup(lead->name),
                     .file = lead->file != NULL,
                     .stem = lead->standard       ? strdup("stdin")
                             : lead->file != NULL ? stem_of_file(lead->file)
                                                  : stem_of_spec(lead->name)};
    if (input->name == NULL || input->stem == NULL) {
        plycut_no_memory(lead->error);
        return NULL;
    }
    return input;
}

/* ---- Files ----------------------------------------------------------------------------------- */

static bool input_number(Input *input, long line)
{
    PlycutError ignored = {0};
    char *name = text_format(&ignored, "%s:%ld", input->name, line),
         *stem = text_format(&ignored, "%s-%ld", input->stem, line);
    free(input->name);
    free(input->stem);
    input->name = name;
    input->stem = stem;
    return name != NULL && stem != NULL;
}

static bool add_position(const Lead *lead, PlycutObfLine *position)
{
    Input *input = input_new(lead);
    if (input == NULL || (input->position = malloc(sizeof *position)) == NULL) {
        plycut_game_release(&position->game);
        return plycut_no_memory(lead->error);
    }
    *input->position = *position;
    input->made = position->game;
    return true;
}

static bool add_positions(const Lead *lead, const char *text)
{
    size_t first = lead->inputs->count;
    PlycutObfLine position;
    long next = 1;
    int more;
    while ((more = plycut_obf_next(&text, &next, lead->file, &position, lead->error)) > 0)
        if (lead->line != 0 && lead->line != position.line)
            plycut_game_release(&position.game);
        else if (!add_position(lead, &position))
            return false;
    size_t found = lead->inputs->count - first;
    if (more == 0 && found == 0)
        return plycut_fail_at(lead->error, PLYCUT_E_INPUT, lead->file, lead->line, 0, NULL,
                              lead->line != 0 ? "there is no position on this line"
                                              : "there is no position in this file");
    for (size_t i = first; more == 0 && (found > 1 || lead->line != 0) && i < first + found; i++)
        if (!input_number(&lead->inputs->items[i], lead->inputs->items[i].position->line))
            return plycut_no_memory(lead->error);
    return more == 0;
}

/* The name of an empty file decides what it is. */
static bool is_empty_positions(const char *text, const char *name)
{
    const char *dot = strrchr(name, '.');
    return text[strspn(text, " \t\r\n")] == '\0' && dot != NULL && strcmp(dot, ".obf") == 0;
}

/* Is it a document, a picture or a program? The beginning of a text has no control characters. What begins like JSON
 * or with a byte order mark is left to the reader, whose error has a place. */
static bool input_is_binary(const char *text, size_t length)
{
    static const char *const texts[] = {"[", "{", "\"", "\xEF\xBB\xBF", "\xFF\xFE", "\xFE\xFF"};
    enum { BEGINNING = 1000 };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (strncmp(text + strspn(text, " \t\r\n"), texts[i], strlen(texts[i])) == 0)
            return false;
    for (size_t i = 0; i < length && i < BEGINNING; i++)
        if ((unsigned char)text[i] < ' ' && strchr("\t\n\v\f\r", text[i]) == NULL)
            return true;
    return strncmp(text, "%PDF-", 5) == 0;
}

/* A bracket of ASCII, or a full-width one: its first byte. */
static bool has_bracket(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (text[i] != '\0' && strchr("([{\xEF", text[i]) != NULL)
            return true;
    return false;
}

/* Does what follows a tree's first name begin here: a bracket or '=', also a full-width one? */
static bool goes_on_as_tree(const char *text)
{
    static const char *const SIGNS[] = {
        "(", "[", "{", "=", "\xEF\xBC\x88", "\xEF\xBC\xBB", "\xEF\xBD\x9B", "\xEF\xBC\x9D"};
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++)
        if (strncmp(text, SIGNS[i], strlen(SIGNS[i])) == 0)
            return true;
    return false;
}

/* Is it empty, or words, such as answers, notes or a program? A tree that begins with a name has a bracket or '=' behind it, or a
 * player in front of it. */
static bool is_prose(const char *text, size_t length)
{
    static const char *const PLAYERS[] = {"max ", "min ", "chance "};
    const size_t blanks = strspn(text, " \t\r\n");
    text += blanks;
    for (size_t i = 0; i < sizeof PLAYERS / sizeof *PLAYERS; i++)
        if (strncasecmp(text, PLAYERS[i], strlen(PLAYERS[i])) == 0)
            return false;
    size_t word = 0;
    while (text[word] != '\0' && strchr(" \t\r\n", text[word]) == NULL &&
           !goes_on_as_tree(text + word))
        word++;
    const size_t sign = word + strspn(text + word, " \t");
    return blanks == length || (isalpha((unsigned char)*text) && !goes_on_as_tree(text + sign));
}

static bool tree_text_add(const Lead *lead, const char *text, size_t length, const char *name)
{
    const PlycutTreeText from = {
        .text = text, .length = length, .file = name, .as = lead->inputs->as};
    Input *input = input_new(lead);
    return input != NULL && plycut_tree_read_any(&from, &input->made, lead->error);
}

static bool input_add_text(const Lead *lead, const char *text, size_t length)
{
    if (input_is_binary(text, length))
        return plycut_fail_at(lead->error, PLYCUT_E_INPUT, lead->file, 0, 0, NULL,
                              "is not a text file: expected a tree, positions or a trace");
    if (plycut_is_positions(text, length) || is_empty_positions(text, lead->file))
        return add_positions(lead, text);
    if (lead->line != 0)
        return plycut_fail_at(lead->error, PLYCUT_E_INPUT, lead->file, 0, 0, NULL,
                              "is not a positions file: leave out ':%ld', the line of a position",
                              lead->line);
    if (lead->inputs->as == NULL && is_prose(text, length) &&
        plycut_tree_notation(text, length, lead->error) == NULL)
        return plycut_fail_at(lead->error, PLYCUT_E_INPUT, lead->file, 0, 0, NULL,
                              "expected a tree such as [[3, 12], [2, 4]], positions or a trace; "
                              "answers are lines such as "
                              "'value: 3' (plycut check TREE ANSWERS)");
    return tree_text_add(lead, text, length, lead->file);
}

static bool add_trace(const Lead *lead, FileSource *source)
{
    Input *input = input_new(lead);
    if (input == NULL) {
        file_source_close(source);
        return false;
    }
    input->source = source;
    input->reader = plycut_trace_reader_open(&source->source, lead->error);
    return input->reader != NULL;
}

/* Add what a file contains: a tree, positions or a trace. */
static bool input_read_file(const Lead *lead)
{
    FileSource *source = file_source_open(lead->standard ? "-" : lead->file, lead->error);
    size_t length;
    if (source == NULL)
        return false;
    if (lead->line == 0 && plycut_is_trace(source->head, source->head_length))
        return add_trace(lead, source);
    char *text = file_source_text(source, &length, lead->error);
    bool added = text != NULL && input_add_text(lead, text, length);
    free(text);
    file_source_close(source);
    return added;
}

/* ---- What a spec names ----------------------------------------------------------------------- */

/* A file in a forbidden folder, or behind links that form a circle, counts as existing: opening
 * it gives the reason. A name without a folder may belong to the catalogue. */
static bool file_exists(const char *path)
{
    struct stat file;
    return stat(path, &file) == 0 || errno == ELOOP ||
           (errno == EACCES && strchr(path, '/') != NULL);
}

/* The file that a spec names, here or in the catalogue: a folder, such as that of an exercise's files, hides no tree of the
 * catalogue. NULL if no such file exists, or with the error set. */
static char *find_file(const char *spec, PlycutError *error)
{
    const bool exists = file_exists(spec);
    char *known = exists && !is_folder(spec) ? NULL : catalogue_find(spec, error);
    return known != NULL || !exists ? known : text_format(error, "%s", spec);
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

/* Nothing has this name. Was it meant as a game, a file, or a name from the catalogue? */
static bool fail_unknown(const char *spec, PlycutError *error)
{
    PlycutGame game = {0};
    Names names = {0};
    size_t word = strspn(spec, "abcdefghijklmnopqrstuvwxyz");
    if (word > 0 && spec[word] == ':')
        return plycut_game_parse(spec, &game, error);
    for (size_t i = 0; i < plycut_game_count(); i++)
        if (strcmp(plycut_game_rules(i)->name, spec) == 0)
            return plycut_fail(error, PLYCUT_E_INPUT,
                               "'%s' is a game; write its position, such as %s", spec,
                               plycut_game_rules(i)->syntax);
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

/* A game's spec, or a tree in brackets; otherwise nothing has this name. */
static bool inputs_add_game(const Lead *lead, const char *spec)
{
    const size_t length = strlen(spec);
    if (!plycut_is_game_spec(spec))
        return has_bracket(spec, length) ? tree_text_add(lead, spec, length, spec)
                                         : fail_unknown(spec, lead->error);
    Input *input = input_new(lead);
    if (input == NULL || plycut_game_parse(spec, &input->made, lead->error))
        return input != NULL;
    plycut_error_in_file(lead->error, spec);
    return false;
}

/* The program of --game takes the place of a spec. */
static bool is_program(const Inputs *inputs, const char *spec)
{
    return inputs->asking != NULL && strcmp(spec, inputs->asking->game.program) == 0;
}

static bool inputs_add_program(const Lead *lead)
{
    Input *input = input_new(lead);
    return input != NULL && input_ask(input, lead->inputs->asking, lead->error);
}

/* A file, then a name of the catalogue, then a game, then a tree in brackets. */
static bool inputs_add_spec(Inputs *inputs, const char *spec, PlycutError *error)
{
    const bool standard = strcmp(spec, "-") == 0;
    Lead lead = {.inputs = inputs,
                 .name = standard ? STANDARD_INPUT : spec,
                 .standard = standard,
                 .error = error};
    if (is_program(inputs, spec))
        return inputs_add_program(&lead);
    char *file = standard ? text_format(error, "%s", STANDARD_INPUT) : find_file(spec, error);
    if (file == NULL && error->code == PLYCUT_OK)
        file = find_file_of_line(spec, &lead.line, error);
    if (file == NULL)
        return error->code == PLYCUT_OK && inputs_add_game(&lead, spec);
    const int named = lead.line != 0 ? (int)(strrchr(spec, ':') - spec) : 0;
    char *numbered = lead.line != 0 ? text_format(error, "%.*s", named, spec) : NULL;
    lead.file = file;
    lead.name = numbered != NULL ? numbered : lead.name;
    bool added = (lead.line == 0 || numbered != NULL) && input_read_file(&lead);
    free(numbered);
    free(file);
    return added;
}

bool inputs_add(Inputs *inputs, const char *spec, PlycutError *error)
{
    const size_t first = inputs->count;
    if (!inputs_add_spec(inputs, spec, error))
        return false;
    for (size_t i = first; i < inputs->count; i++) {
        const PlycutGame *game = input_game(&inputs->items[i]);
        const char *before = i > first ? input_game(&inputs->items[i - 1])->read_as : NULL;
        if (game->read_as != NULL && (before == NULL || strcmp(before, game->read_as) != 0))
            message(TALK_NOTE, "read as %s", game->read_as);
        if (game->other_form != NULL)
            message(TALK_NOTE,
                    "a list of %zu numbers is read as one ply; the leaves of a complete tree are "
                    "written %s",
                    game->rules->node_count(game) - 1, game->other_form);
    }
    return true;
}
