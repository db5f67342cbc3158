/* panels.c - moments of a search as lettered panels of one figure, all with one layout, each with what happens there next to its
 * letter. */
#include "cli/commands.h"
#include "cli/picture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The figure, and what it is made of. */
typedef struct Panels {
    const PlycutTrace *whole;
    PlycutSentences sentences;
    PlycutTrace moments[PANELS_MAX];
    PlycutPanel captions[PANELS_MAX];
    size_t count;
    size_t asked; /* more than PANELS_MAX: too many */
} Panels;

/* ---- Captions -------------------------------------------------------------------------------- */

/* Is this a path in brackets, " (/1/0)", which readers of a figure do not need? Its length, or 0. */
static size_t path_length(const char *text)
{
    return strncmp(text, " (/", 3) == 0            ? strcspn(text, ")") + 1
           : strncmp(text, " (the root)", 11) == 0 ? 11
                                                   : 0;
}

/* Append a character, or the sign that people write for two of them. */
static const char *sign_copy(const char *text, char *to, size_t room)
{
    const bool minus = text[0] == '-' && text[1] >= '0' && text[1] <= '9' && to[0] != '\0' &&
                       to[strlen(to) - 1] == ' ';
    const bool less = strncmp(text, "<=", 2) == 0, more = strncmp(text, ">=", 2) == 0;
    const size_t length = strlen(to);
    if (length + 4 < room)
        snprintf(to + length, room - length, less ? "≤" : more ? "≥" : minus ? "−" : "%c", *text);
    return text + (less || more ? 2 : 1);
}

/* Does a part of a sentence end here, with a full stop or (colon) a colon? */
static bool ends_here(const char *text, bool colon)
{
    return (text[0] == '.' || (colon && text[0] == ':')) &&
           (text[1] == ' ' || text[1] == '\0' || text[1] == '\n');
}

/* Copy up to the end of the sentence, or (colon) to a colon; returns what follows. */
static const char *clause_copy(const char *sentence, bool colon, char *to, size_t room)
{
    while (*sentence != '\0' && *sentence != '\n' && !ends_here(sentence, colon)) {
        const size_t path = path_length(sentence);
        sentence = path > 0 ? sentence + path : sign_copy(sentence, to, room);
    }
    return sentence + (*sentence == '.' || *sentence == ':') +
           (*sentence != '\0' && *sentence != '\n' && sentence[1] == ' ');
}

/* What happens, up to the first full stop or colon; and what follows from it. A leaf and what its parent makes of it are one step. */
static void caption_make(Panels *p, size_t panel, size_t done)
{
    const PlycutTraceEvent *events = p->whole->events;
    PlycutPanel *caption = &p->captions[panel];
    const bool update = done > 1 && events[done - 1].kind == PLYCUT_EVENT_UPDATE &&
                        events[done - 2].kind == PLYCUT_EVENT_LEAF;
    snprintf(caption->head, sizeof caption->head, "(%c) ", (char)('a' + panel));
    const char *first =
        done == 0 ? "Before the first event" : p->sentences.events[done - 1 - update];
    const char *rest = clause_copy(first, true, caption->head, sizeof caption->head);
    (void)clause_copy(update ? p->sentences.events[done - 1] : rest, false, caption->text,
                      sizeof caption->text);
}

/* ---- Moments --------------------------------------------------------------------------------- */

static bool panel_add(Panels *p, size_t done, PlycutError *error)
{
    if (p->asked++ >= PANELS_MAX)
        return true;
    if (!plycut_trace_until(p->whole, done, &p->moments[p->count], error))
        return false;
    caption_make(p, p->count++, done);
    return true;
}

/* The number of events that have happened when a panel ends with this one, together with what follows at once; 0: no panel does. A
 * row of nodes that are entered one after the other is one panel. */
static size_t panel_end(const PlycutTrace *whole, size_t i, Steps steps)
{
    const PlycutTraceEvent *event = &whole->events[i],
                           *next = i + 1 < whole->event_count ? event + 1 : NULL;
    const bool cutoffs = steps == STEPS_CUTOFFS,
               visits = !cutoffs &&
                        (event->kind == PLYCUT_EVENT_LEAF || event->kind == PLYCUT_EVENT_TABLE),
               enters = !cutoffs && event->kind == PLYCUT_EVENT_ENTER &&
                        (next == NULL || next->kind != PLYCUT_EVENT_ENTER);
    if (visits && next != NULL && next->kind == PLYCUT_EVENT_UPDATE)
        return i + 2;
    return visits || enters || (cutoffs && event->kind == PLYCUT_EVENT_CUTOFF) ? i + 1 : 0;
}

/* All cutoffs, or all visits; and the end of the search. */
static bool panels_of_steps(Panels *p, Steps steps, PlycutError *error)
{
    size_t last = 0;
    for (size_t i = 0; i < p->whole->event_count; i++) {
        const size_t end = i + 1 == p->whole->event_count ? i + 1 : panel_end(p->whole, i, steps);
        if (end > last && !panel_add(p, last = end, error))
            return false;
    }
    return true;
}

/* The moment, or an error that names this option. */
static bool moment_asked(const PlycutTrace *whole, const char *word, size_t *done,
                         PlycutError *error)
{
    static const char other[] = "--until: ";
    PlycutError refused = {0};
    if (plycut_moment_asked(whole, word, done, &refused))
        return true;
    const bool until = strncmp(refused.text, other, strlen(other)) == 0;
    return plycut_fail(error, refused.code, "%s%s", until ? "--panels: " : "",
                       refused.text + (until ? strlen(other) : 0));
}

/* Moments as --until takes them. */
static bool panels_of_list(Panels *p, const char *list, PlycutError *error)
{
    enum { WORD = 256 };
    char word[WORD];
    size_t done, last = 0;
    while (plycut_list_word(&list, word, sizeof word)) {
        if (!moment_asked(p->whole, word, &done, error))
            return false;
        if (p->asked > 0 && done <= last)
            return plycut_fail(
                error, PLYCUT_E_USAGE,
                "--panels: %s is not after the panel before it: give the moments in their order",
                word);
        last = done;
        if (!panel_add(p, done, error))
            return false;
    }
    return true;
}

static bool panels_make(Panels *p, const char *asked, PlycutError *error)
{
    const Steps steps = strcmp(asked, "cutoffs") == 0 ? STEPS_CUTOFFS
                        : strcmp(asked, "nodes") == 0 ? STEPS_NODES
                                                      : NO_STEPS;
    return plycut_sentences_make(p->whole, &p->sentences, error) &&
           (steps != NO_STEPS ? panels_of_steps(p, steps, error)
                              : panels_of_list(p, asked, error)) &&
           (p->asked <= PANELS_MAX ||
            plycut_fail(error, PLYCUT_E_LIMIT,
                        "--panels would draw %zu panels, and a figure has room for %d: %s",
                        p->asked, PANELS_MAX,
                        steps == STEPS_NODES
                            ? "try --panels cutoffs, choose events (--panels 4,10,14), or draw "
                              "pages with --steps"
                            : "choose events (--panels 4,10,14), or draw pages with --steps"));
}

/* In a table of counts each panel would have a row of its own. */
static void legend_choose(PlycutPicture *picture, const PlycutFormat *format)
{
    const bool room = !(picture->paper.width > 0) && format->kind == PLYCUT_FORMAT_DRAWING;
    if (picture->legend == PLYCUT_LEGEND_ALL || picture->legend == PLYCUT_LEGEND_COUNTS ||
        (picture->legend == PLYCUT_LEGEND_AUTO && room))
        picture->legend = PLYCUT_LEGEND_KEY;
}

static bool one_search(const Traces *traces, PlycutError *error)
{
    return traces->count == 1 ||
           plycut_fail(error, PLYCUT_E_USAGE,
                       "--panels shows moments of one search: give one algorithm and one pass");
}

bool panels_draw(const Options *options, const Inputs *inputs, const PlycutFormat *format,
                 PlycutError *error)
{
    Traces traces = {0};
    Panels *p = calloc(1, sizeof *p);
    bool drawn = (p != NULL || plycut_no_memory(error)) &&
                 traces_record(options, inputs, true, &traces, error) && one_search(&traces, error);
    if (drawn) {
        p->whole = &traces.items[0];
        drawn = panels_make(p, options->show.panels, error);
    }
    if (drawn) {
        Drawing drawing = {p->moments, p->count, picture_of(options, &inputs->items[0]),
                           &inputs->items[0]};
        drawing.picture.panels = p->captions;
        legend_choose(&drawing.picture, format);
        drawn = drawing_write(&drawing, format, options->output, error);
    }
    for (size_t i = 0; p != NULL && i < p->count; i++)
        plycut_trace_free(&p->moments[i]);
    if (p != NULL)
        plycut_sentences_free(&p->sentences);
    free(p);
    traces_free(&traces);
    return drawn;
}
