/* steps.c - a search step by step, one page per step, all with one layout. Several searches go in step: page 3 shows
 * the third step of each; a search that has ended keeps its last picture. */
#include "cli/commands.h"
#include "cli/picture.h"
#include "os/output.h"
#include "os/convert.h"
#include "os/terminal.h"
#include "os/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is drawn, page by page. */
typedef struct Book {
    const Options *options;
    const Input *input;
    const PlycutFormat *format;
    Traces traces;
    size_t count; /* of pages */
    size_t step;  /* of an animation, from 1 */
} Book;

/* ---- Which events are steps ------------------------------------------------------------------ */

static bool is_step(const PlycutTraceEvent *event, Steps steps)
{
    PlycutEventKind kind = event->kind;
    return steps == STEPS_ALL ||
           (steps == STEPS_CUTOFFS ? kind == PLYCUT_EVENT_CUTOFF
                                   : kind == PLYCUT_EVENT_ENTER || kind == PLYCUT_EVENT_LEAF ||
                                         kind == PLYCUT_EVENT_TABLE);
}

/* The first moment at or after `done` events that is a step; the end of the search is one. */
static size_t step_from(const PlycutTrace *whole, size_t done, Steps steps)
{
    while (done < whole->event_count && (done == 0 || !is_step(&whole->events[done - 1], steps)))
        done++;
    return done;
}

static size_t count_steps(const PlycutTrace *whole, Steps steps)
{
    size_t count = 1;
    for (size_t done = step_from(whole, 0, steps); done < whole->event_count; count++)
        done = step_from(whole, done + 1, steps);
    return count;
}

/* Go on to the next step of each search. */
static void turn_page(Book *book)
{
    for (size_t i = 0; i < book->traces.count; i++) {
        PlycutTrace *moment = &book->traces.moments[i];
        size_t done = moment->event_count;
        plycut_trace_advance(
            moment, step_from(moment->whole, done == 0 ? 0 : done + 1, book->options->show.steps));
    }
}

static bool steps_few_enough(Book *book, PlycutError *error)
{
    for (size_t i = 0; i < book->traces.count; i++) {
        size_t count = count_steps(&book->traces.items[i], book->options->show.steps);
        book->count = count > book->count ? count : book->count;
    }
    return book->count <= PAGES_MAX ||
           plycut_fail(error, PLYCUT_E_LIMIT,
                       "--steps would draw %zu pages, and %d is the limit: %s", book->count,
                       PAGES_MAX,
                       book->options->show.steps == STEPS_CUTOFFS
                           ? "choose a smaller tree, or reduce -d"
                           : "try --steps cutoffs, a smaller tree, or reduce -d");
}

/* ---- Pages ----------------------------------------------------------------------------------- */

static bool page_make(const Book *book, const PlycutFormat *format, PlycutText *page,
                      PlycutError *error)
{
    Drawing drawing = {book->traces.moments, book->traces.count,
                       picture_of(book->options, book->input), book->input};
    drawing.picture.step = book->step;
    if (book->format->kind ==
        PLYCUT_FORMAT_SLIDE) { /* the slide has the title, and no room for a legend that can be read */
        drawing.picture.title = NULL;
        if (drawing.picture.legend == PLYCUT_LEGEND_AUTO)
            drawing.picture.legend = PLYCUT_LEGEND_NONE;
    }
    return picture_draw(&drawing, format, page, error);
}

/* "tree-07.svg" for "tree.svg"; NULL: no memory. */
static char *step_file_name(const Book *book, size_t page, PlycutError *error)
{
    const char *path = book->options->output;
    const size_t stem = length_before(path, book->format->ending);
    return text_format(error, "%.*s-%0*zu.%s", (int)(stem > 0 ? stem : strlen(path)), path,
                       snprintf(NULL, 0, "%zu", book->count), page, book->format->ending);
}

static bool files_write(Book *book, PlycutError *error)
{
    bool written = true;
    for (size_t number = 1; written && number <= book->count; number++) {
        PlycutText page = {0};
        char *name = step_file_name(book, number, error);
        turn_page(book);
        written = name != NULL && page_make(book, book->format, &page, error) &&
                  output_text(&page, name, error);
        if (written)
            message(TALK_DETAIL, "wrote %s", name);
        plycut_text_free(&page);
        free(name);
    }
    return written;
}

/* ---- One document ---------------------------------------------------------------------------- */

static bool steps_document_write(Book *book, const char *path, PlycutError *error)
{
    const PlycutFormat *svg = format_find("svg", true, error);
    Pages pages = {.count = 0};
    bool made = svg != NULL;
    for (size_t number = 0; made && number < book->count; number++) {
        PlycutText page = {0};
        turn_page(book);
        made = page_make(book, svg, &page, error) && pages_add(&pages, &page, error);
        plycut_text_free(&page);
    }
    made = made && pages_write(&pages, path, error);
    pages_free(&pages);
    return made;
}

/* All steps in one SVG. Ids differ from step to step. */
static bool animation_write(Book *book, const char *path, PlycutError *error)
{
    PlycutText text = {0};
    Animation animation;
    bool made = true;
    animation_begin(&animation, &text, book->count, book->options->show.animate);
    for (book->step = 1; made && book->step <= book->count; book->step++) {
        PlycutText page = {0};
        turn_page(book);
        made =
            page_make(book, book->format, &page, error) && animation_add(&animation, &page, error);
        plycut_text_free(&page);
    }
    made = made && animation_end(&animation, error) && output_text(&text, path, error);
    plycut_text_free(&text);
    return made;
}

/* ---- A slide and its pages ------------------------------------------------------------------- */

/* "dir/steps-pages.pdf" for "dir/steps.beamer.tex" or "dir/steps.tex", from which LaTeX makes steps.pdf; NULL:
 * no memory. */
static char *pages_name(const char *path, PlycutError *error)
{
    const size_t beamer = length_before(path, "beamer.tex"), tex = length_before(path, "tex");
    return text_format(error, "%.*s-pages.pdf",
                       (int)(beamer > 0 ? beamer
                             : tex > 0  ? tex
                                        : strlen(path)),
                       path);
}

static bool slide_write(const Book *book, const char *pages, PlycutError *error)
{
    Drawing drawing = {book->traces.moments, book->traces.count,
                       picture_of(book->options, book->input), book->input};
    drawing.picture.pages = book->count;
    drawing.picture.pages_file = pages + folder_length(pages);
    return drawing_write(&drawing, book->format, book->options->output, error);
}

/* The PDF with the pages is in the slide's folder, and the slide refers to it. */
static bool slides_write(Book *book, PlycutError *error)
{
    char *pages = pages_name(book->options->output, error);
    bool written = pages != NULL && steps_document_write(book, pages, error) &&
                   slide_write(book, pages, error);
    if (written)
        message(TALK_DETAIL, "wrote %s", pages);
    free(pages);
    return written;
}

/* ---- Slides to edit -------------------------------------------------------------------------- */

/* What is said at a slide: what has happened since the one before, of each search. */
static void notes_say(const Book *book, const PlycutSentences *sentences, const size_t *before,
                      PlycutText *notes)
{
    for (size_t i = 0; i < book->traces.count; i++) {
        const PlycutTrace *moment = &book->traces.moments[i];
        const char *title = moment->options.algorithm->title;
        if (book->traces.count > 1 && moment->event_count > before[i]) {
            plycut_text_write(notes, title, strlen(title));
            plycut_text_write(notes, ":\n", 2);
        }
        for (size_t e = before[i]; e < moment->event_count; e++) {
            const char *said = sentences[i].events[e];
            plycut_text_write(notes, said, strlen(said));
            if (said[0] != '\0')
                plycut_text_write(notes, "\n", 1);
        }
    }
}

/* One slide: the next step of each search. */
static bool step_slide(Book *book, const PlycutSentences *sentences, PlycutDeck *deck,
                       PlycutError *error)
{
    const size_t count = book->traces.count;
    const PlycutPicture picture = picture_of(book->options, book->input);
    const PlycutTrace **moments = calloc(count, sizeof *moments);
    size_t *before = calloc(count, sizeof *before);
    PlycutText notes = {0};
    bool added = moments != NULL && before != NULL;
    for (size_t i = 0; added && i < count; i++) {
        moments[i] = &book->traces.moments[i];
        before[i] = moments[i]->event_count;
    }
    if (added) {
        turn_page(book);
        notes_say(book, sentences, before, &notes);
    }
    added = (added && !notes.failed) || plycut_no_memory(error);
    added = added && plycut_deck_add(deck, moments, count, &picture,
                                     notes.bytes != NULL ? notes.bytes : "", error);
    plycut_error_in_file(error, book->input->name);
    plycut_text_free(&notes);
    free(moments);
    free(before);
    return added;
}

static bool deck_output(const PlycutDeck *deck, const char *path, PlycutError *error)
{
    PlycutText text = {0};
    PlycutOut out;
    plycut_out_init(&out, plycut_text_write, &text);
    const bool written = plycut_deck_write(deck, &out, error) && output_text(&text, path, error);
    plycut_text_free(&text);
    return written;
}

static bool deck_write(Book *book, PlycutError *error)
{
    PlycutSentences *sentences = calloc(book->traces.count, sizeof *sentences);
    PlycutDeck *deck = sentences == NULL ? NULL : plycut_deck_new(error);
    bool made = deck != NULL || plycut_no_memory(error);
    for (size_t i = 0; made && i < book->traces.count; i++)
        made = plycut_sentences_make(&book->traces.items[i], &sentences[i], error);
    for (size_t number = 0; made && number < book->count; number++)
        made = step_slide(book, sentences, deck, error);
    made = made && deck_output(deck, book->options->output, error);
    for (size_t i = 0; sentences != NULL && i < book->traces.count; i++)
        plycut_sentences_free(&sentences[i]);
    free(sentences);
    plycut_deck_free(deck);
    return made;
}

/* ---- All of it ------------------------------------------------------------------------------- */

static bool is_paged(const PlycutFormat *format)
{
    return (format->traits & (PLYCUT_FORMAT_PAGED | PLYCUT_FORMAT_DECK)) != 0;
}

static bool steps_possible(const Options *options, const PlycutFormat *format, PlycutError *error)
{
    if (!is_paged(format) && !(options->show.animate > 0) &&
        (options->output == NULL || strcmp(options->output, "-") == 0))
        return plycut_fail(error, PLYCUT_E_USAGE,
                           "--steps writes several files: give -o FILE.%s, or -o FILE.pdf for one "
                           "document",
                           options->format == NULL ? "svg" : format->ending);
    return true;
}

bool steps_draw(const Options *options, const Inputs *inputs, const PlycutFormat *format,
                PlycutError *error)
{
    Book book = {.options = options, .input = &inputs->items[0], .format = format};
    bool done = steps_possible(options, format, error) &&
                moments_record(options, inputs, &book.traces, error) &&
                steps_few_enough(&book, error) &&
                (options->show.animate > 0 ? animation_write(&book, options->output, error)
                 : (format->traits & PLYCUT_FORMAT_DECK) != 0 ? deck_write(&book, error)
                 : is_paged(format) ? steps_document_write(&book, options->output, error)
                 : format->kind == PLYCUT_FORMAT_SLIDE ? slides_write(&book, error)
                                                       : files_write(&book, error));
    traces_free(&book.traces);
    return done;
}
