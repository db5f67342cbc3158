/* input_read.c - files as inputs; their content says what they are. */
#include "options/input_read.h"
#include "options/stems.h"
#include "os/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static char *stem_of(const Lead *lead)
{
    if (lead->standard)
        return strdup("stdin");
    return lead->file != NULL ? stem_of_file(lead->file) : stem_of_spec(lead->name);
}

Input *input_new(const Lead *lead)
{
    Inputs *inputs = lead->inputs;
    if (!PLYCUT_ROOM(inputs->items, inputs->capacity, inputs->count, 1)) {
        plycut_no_memory(lead->error);
        return NULL;
    }
    Input *input = &inputs->items[inputs->count++];
    *input = (Input){.name = strdup(lead->name),
                     .standard = lead->standard,
                     .file = lead->file != NULL,
                     .stem = stem_of(lead)};
    if (input->name == NULL || input->stem == NULL) {
        plycut_no_memory(lead->error);
        return NULL;
    }
    return input;
}

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

/* Is it empty, or words, such as answers or notes? JSON begins neither with a letter nor with a comment's '#'. */
static bool is_prose(const char *text, size_t length)
{
    size_t blanks = strspn(text, " \t\r\n");
    return blanks == length || isalpha((unsigned char)text[blanks]) || text[blanks] == '#';
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
    if (is_prose(text, length))
        return plycut_fail_at(lead->error, PLYCUT_E_INPUT, lead->file, 0, 0, NULL,
                              "expected a tree such as [[3, 12], [2, 4]], positions or a trace; "
                              "answers are lines such as "
                              "'value: 3' (plycut check TREE ANSWERS)");
    Input *input = input_new(lead);
    return input != NULL && plycut_tree_read(text, length, lead->file, &input->made, lead->error);
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

bool input_read_file(const Lead *lead)
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
