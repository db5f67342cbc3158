/* fuzz.h - what the fuzz targets share. Each target is one file with libFuzzer's entry point; linked with
 * replay.c instead of libFuzzer it replays its corpus. */
#pragma once

#include <plycut/plycut.h>

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The readers of a target, by name, up to NULL. A reader that accepts its input sets its bit, and replay.c fails if no
 * seed of the corpus is accepted: a fuzzer that is always refused at the door tests nothing behind it. */
extern const char *const fuzz_readers[];
extern unsigned fuzz_accepted;
#define FUZZ_READERS(...)                                                                          \
    const char *const fuzz_readers[] = {__VA_ARGS__, NULL};                                        \
    unsigned fuzz_accepted

enum { FUZZ_NODES = 3000 };

/* The search of one of the algorithms: the input chooses which. */
static inline PlycutSearchOptions fuzz_search(size_t choice, uint64_t nodes)
{
    PlycutSearchOptions options =
        plycut_search_defaults(plycut_algorithm(choice % plycut_algorithm_count()));
    options.max_nodes = nodes;
    return options;
}

/* A NUL-terminated copy, so that reading past the end is seen. */
static inline char *fuzz_text(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    if (text == NULL)
        abort();
    memcpy(text, data, size);
    text[size] = '\0';
    return text;
}

/* A refusal must say why. */
static inline void fuzz_refused(const PlycutError *error)
{
    if (error->code == PLYCUT_OK || error->text[0] == '\0')
        abort();
}

static inline bool fuzz_swallow(void *self, const char *bytes, size_t n)
{
    (void)self;
    (void)bytes;
    (void)n;
    return true;
}

/* A picture of the moment in the middle, in every format; those that show all moments refuse it. */
static inline void fuzz_make_moment(const PlycutTrace *trace, PlycutPicture *picture)
{
    static PlycutOut out;
    PlycutError error = {0};
    PlycutTrace moment;
    const PlycutTrace *pointer = &moment;
    plycut_out_init(&out, fuzz_swallow, NULL);
    if (!plycut_trace_until(trace, trace->event_count / 2, &moment, &error))
        abort();
    picture->pseudocode = true;
    for (size_t i = 0; i < plycut_format_count(); i++)
        if (plycut_format(i)->render != NULL &&
            !plycut_format(i)->render(&pointer, 1, picture, &out, &error) &&
            error.code != PLYCUT_E_USAGE)
            abort();
    picture->pseudocode = false; /* slides have no room for it */
    plycut_trace_free(&moment);
}

/* Everything that is made of a trace. */
static inline void fuzz_make_all(const PlycutTrace *trace)
{
    static PlycutOut out;
    PlycutError error = {0};
    PlycutPicture picture = plycut_picture_defaults();
    picture.pages = 1;
    picture.pages_file = "pages.pdf";
    plycut_out_init(&out, fuzz_swallow, NULL);
    fuzz_make_moment(trace, &picture);
    for (size_t i = 0; i < plycut_format_count(); i++)
        if (plycut_format(i)->render != NULL &&
            !plycut_format(i)->render(&trace, 1, &picture, &out, &error))
            abort();
    picture.plain_labels = true;
    picture.layout = PLYCUT_LAYOUT_DOT;
    picture.fold = PLYCUT_FOLD_NONE;
    if (!plycut_render_dot(&trace, 1, &picture, &out, &error))
        abort();
    if (!plycut_explain(trace, NULL, &out, &error))
        abort();
}
