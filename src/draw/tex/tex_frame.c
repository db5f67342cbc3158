/* A frame of LaTeX's beamer with an overlay for each cutoff, and one for the end: the moments of `--steps cutoffs`, each drawn
 * as a picture of its own. What is the same in several overlays is written once: a statement of the picture (a node, an edge, an
 * arrow, a heading) has a slot, and a slot has a run for each text that it has in a row of overlays. */
#include "tex/tex.h"

#include <string.h>

/* What a slot says from one overlay to another. */
typedef struct Run {
    const char *text;
    uint32_t first, last;
    struct Run *next;
} Run;

typedef struct Slot {
    Run *first, *last;
} Slot;

struct TexFrame {
    const TexFile *file;
    PlycutError *error;
    Arena *arena;
    TexUsual usual;   /* of all overlays */
    uint32_t overlay; /* the one that is being noted, counted from 1 */
    Slot *slots;      /* of a picture's statements, in their order */
    size_t count, room, next;
    PlycutText text; /* the statement that is being written */
};

/* ---- Noting a moment ------------------------------------------------------------------------- */

static Run *run_new(TexFrame *frame)
{
    Run *run = arena_take(frame->arena, sizeof *run);
    const char *text = arena_copy(frame->arena, frame->text.bytes, frame->text.length);
    if (run != NULL)
        *run = (Run){text, frame->overlay, frame->overlay, NULL};
    return run;
}

/* The statement goes on as in the overlay before, or says something new. */
static void slot_note(TexFrame *frame, Slot *slot)
{
    const bool goes_on = slot->last != NULL && slot->last->last == frame->overlay - 1 &&
                         strlen(slot->last->text) == frame->text.length &&
                         memcmp(slot->last->text, frame->text.bytes, frame->text.length) == 0;
    Run *run = goes_on ? slot->last : run_new(frame);
    if (run == NULL)
        return; /* the arena remembers it */
    run->last = frame->overlay;
    if (goes_on)
        return;
    *(slot->last == NULL ? &slot->first : &slot->last->next) = run;
    slot->last = run;
}

void tex_statement_end(const Tex *tex)
{
    TexFrame *frame = tex->frame;
    if (frame == NULL)
        return;
    (void)plycut_out_flush(tex->out);
    if (frame->next == frame->count &&
        ARENA_ROOM(frame->arena, frame->slots, frame->room, frame->count))
        frame->slots[frame->count++] = (Slot){NULL, NULL};
    if (frame->next < frame->count && frame->text.length > 0)
        slot_note(frame, &frame->slots[frame->next]);
    frame->next++;
    frame->text.length = 0;
}

/* The statements of a moment. */
static void moment_note(const Figure *figure, const void *self, PlycutOut *out)
{
    TexFrame *frame = *(TexFrame *const *)self;
    PlycutOut into;
    (void)out;
    const Tex tex = {
        .figure = figure, .usual = &frame->usual, .frame = frame, .fixed = true, .out = &into};
    plycut_out_init(&into, plycut_text_write, &frame->text);
    tex_usual_note(&frame->usual, figure);
    frame->overlay++;
    frame->next = 0;
    frame->file->statements(&tex);
}

static bool moment_add(TexFrame *frame, const PlycutTrace *moment, const PlycutPicture *picture,
                       PlycutOut *out)
{
    return figure_render(&moment, 1, picture, moment_note, &(TexFrame *const){frame}, out,
                         frame->error) &&
           (!(frame->text.failed || frame->arena->failed) || plycut_no_memory(frame->error));
}

/* The moments just after each cutoff. */
static bool cutoffs_add(TexFrame *frame, const PlycutTrace *trace, const PlycutPicture *picture,
                        PlycutOut *out)
{
    PlycutTrace moment;
    if (!plycut_trace_until(trace, 0, &moment, frame->error))
        return false;
    bool added = true;
    for (size_t i = 0; added && i < trace->event_count; i++)
        if (trace->events[i].kind == PLYCUT_EVENT_CUTOFF) {
            plycut_trace_advance(&moment, i + 1);
            added = moment_add(frame, &moment, picture, out);
        }
    plycut_trace_free(&moment);
    return added;
}

/* ---- Writing it ------------------------------------------------------------------------------ */

static void run_write(const TexFrame *frame, const Run *run, PlycutOut *out)
{
    const bool always = run->first == 1 && run->last == frame->overlay;
    size_t length = strlen(run->text);
    length -= length > 0 && run->text[length - 1] == '\n';
    if (!always && run->first == run->last)
        plycut_out_format(out, "\\visible<%u>{", run->first);
    else if (!always && run->last == frame->overlay)
        plycut_out_format(out, "\\visible<%u->{", run->first);
    else if (!always)
        plycut_out_format(out, "\\visible<%u-%u>{", run->first, run->last);
    plycut_out_bytes(out, run->text, length);
    plycut_out_text(out, always ? "\n" : "}\n");
}

void tex_frame_statements(const Tex *tex)
{
    const TexFrame *frame = tex->noted;
    for (size_t i = 0; i < frame->count; i++)
        for (const Run *run = frame->slots[i].first; run != NULL; run = run->next)
            run_write(frame, run, tex->out);
}

/* The figure of the last overlay says how large the frame is, and which colours it needs. */
static void frame_write(const Figure *figure, const void *self, PlycutOut *out)
{
    const TexFrame *frame = *(TexFrame *const *)self;
    const Tex tex = {.figure = figure,
                     .usual = &frame->usual,
                     .noted = frame,
                     .title = frame->file->title,
                     .fixed = true,
                     .out = out};
    tex_frame_write(&tex, frame->file->body);
}

bool tex_frame_render(const PlycutTrace *trace, const PlycutPicture *picture, const TexFile *file,
                      PlycutOut *out, PlycutError *error)
{
    Arena arena = {.blocks = NULL};
    TexFrame frame = {.file = file, .error = error, .arena = &arena};
    PlycutTrace solved;
    if (picture->legend != PLYCUT_LEGEND_NONE)
        return plycut_fail(
            error, PLYCUT_E_USAGE,
            "--part frame has no legend: it would give away the marks of later overlays");
    if (!plycut_trace_solved(trace, &solved, error))
        return false;
    const bool made = cutoffs_add(&frame, trace, picture, out) &&
                      moment_add(&frame, &solved, picture, out) &&
                      figure_render((const PlycutTrace *[]){&solved}, 1, picture, frame_write,
                                    &(TexFrame *const){&frame}, out, error);
    plycut_trace_free(&solved);
    plycut_text_free(&frame.text);
    arena_release(&arena);
    return made;
}
