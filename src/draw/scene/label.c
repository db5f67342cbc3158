/* Labels: lines of runs, measured in Arial. */
#include <string.h>

#include "base/same.h"
#include "scene/label.h"
#include "scene/utf8.h"

int label_line_begin(const Label *label, int line)
{
    return line == 0 ? 0 : label->line_end[line - 1];
}

/* The last run of the open line, if more text may join it. */
static LabelRun *run_to_join(Label *label, int size, bool bold, bool struck, const char *colour)
{
    if (label->run_count == label_line_begin(label, label->line_count))
        return NULL;
    LabelRun *run = &label->runs[label->run_count - 1];
    bool same = run->size == size && run->bold == bold && run->colour == colour && !run->owner &&
                run->struck == struck && run->part == label->part;
    return same ? run : NULL;
}

static void run_append(LabelRun *run, const char *text)
{
    strncat(run->text, text, LABEL_TEXT - 1 - strlen(run->text));
}

/* SVG drops a space that begins a run: it ends the run before. */
static const char *space_moved(Label *label, const char *text)
{
    if (text[0] != ' ' || label->run_count == label_line_begin(label, label->line_count))
        return text;
    run_append(&label->runs[label->run_count - 1], " ");
    return text + 1;
}

static void run_add(Label *label, const char *text, int size, bool bold, bool struck,
                    const char *colour)
{
    if (size == 0)
        return;
    LabelRun *run = run_to_join(label, size, bold, struck, colour);
    if (run == NULL)
        text = space_moved(label, text);
    if (text[0] == '\0' || (run == NULL && label->run_count == LABEL_RUNS))
        return;
    if (run == NULL) {
        run = &label->runs[label->run_count++];
        run->text[0] = '\0';
        run->size = size;
        run->bold = bold;
        run->owner = false;
        run->struck = struck;
        run->part = label->part;
        run->colour = colour;
    }
    run_append(run, text);
}

void label_add(Label *label, const char *text, int size, bool bold, const char *colour)
{
    run_add(label, text, size, bold, false, colour);
}

void label_add_struck(Label *label, const char *text, int size)
{
    run_add(label, text, size, false, true, NULL);
}

/* Empty lines are dropped. */
void label_end_line(Label *label)
{
    if (label->line_count < LABEL_LINES &&
        label_line_begin(label, label->line_count) < label->run_count)
        label->line_end[label->line_count++] = label->run_count;
}

int label_line_width(const Label *label, int line)
{
    int width = 0;
    for (int i = label_line_begin(label, line); i < label->line_end[line]; i++) {
        const LabelRun *run = &label->runs[i];
        width += text_width(run->text, run->size, run->bold) + 999; /* each run is rounded up */
    }
    return (width + 999) / 1000;
}

int label_line_size(const Label *label, int line)
{
    int size = 0;
    for (int i = label_line_begin(label, line); i < label->line_end[line]; i++)
        size = larger(size, label->runs[i].size);
    return size;
}

int label_height(const Label *label)
{
    int height = 0;
    for (int line = 0; line < label->line_count; line++)
        height += label_line_size(label, line) * 6;
    return (height + 4) / 5;
}

void run_letters(const LabelRun *run, const LabelRun *end, char text[LABEL_TEXT])
{
    size_t length = strlen(run->text);
    memcpy(text, run->text, length + 1);
    if (run + 1 < end && run_is_lowered(run + 1, run) && length > 0 && text[length - 1] == ' ')
        text[length - 1] = '\0';
}

/* ---- Plain ----------------------------------------------------------------------------------- */

static int smallest_line(const Label *label)
{
    int size = label_line_size(label, 0);
    for (int line = 1; line < label->line_count; line++)
        if (label_line_size(label, line) < size)
            size = label_line_size(label, line);
    return size;
}

void label_flatten(Label *label)
{
    int size = label->line_count == 0 ? 0 : smallest_line(label);
    bool owned = false;
    for (int i = 0; i < label->run_count; i++) {
        LabelRun *run = &label->runs[i];
        run->size = size;
        run->bold = false;
        if (run->owner) /* the run before ends in a space */
            run[-1].text[strlen(run[-1].text) - 1] = '_';
        owned |= run->owner;
    }
    if (!owned) /* a bound that is not bold */
        label->marks &= ~MARKS_OF(CROSSED);
}
