/* absent.c - what the page does without: commands that write files, play or print for paper, formats
 * that Graphviz or a terminal shows, and files that are not trees: traces and positions. Each of them
 * is refused with a message: no text is left out. */
#include "wasm/absent.h"

#include "cli/check/check.h"
#include "cli/commands.h"
#include "cli/variant.h"

#include <plycut/render.h>

/* ---- Commands -------------------------------------------------------------------------------- */

#define COMMAND_ABSENT(command)                                                                    \
    int command##_command(const Options *options, PlycutError *error)                              \
    {                                                                                              \
        (void)not_here("plycut " #command, error);                                                 \
        return FAILED;                                                                             \
    }
COMMAND_ABSENT(bank)
COMMAND_ABSENT(experiment)
COMMAND_ABSENT(judge)
COMMAND_ABSENT(list)
COMMAND_ABSENT(match)
COMMAND_ABSENT(play)
COMMAND_ABSENT(run)
COMMAND_ABSENT(sheet)

#define REPORT_ABSENT(command)                                                                     \
    bool command##_report(Job *job)                                                                \
    {                                                                                              \
        return not_here("plycut " #command, job->error);                                           \
    }
REPORT_ABSENT(explain)
REPORT_ABSENT(perft)
REPORT_ABSENT(prove)
REPORT_ABSENT(pseudocode)
REPORT_ABSENT(table)

bool input_ask(Input *input, const Options *options, PlycutError *error)
{
    return not_here("--game", error);
}

bool panels_draw(const Options *options, const Inputs *inputs, const PlycutFormat *format,
                 PlycutError *error)
{
    return steps_draw(options, inputs, format, error);
}

bool steps_draw(const Options *options, const Inputs *inputs, const PlycutFormat *format,
                PlycutError *error)
{
    return not_here("--steps", error);
}

bool stored_tree(const Options *options, const Input *input, PlycutGame *tree, PlycutError *error)
{
    return not_here("storing a generated tree", error);
}

bool feedback_page_write(FeedbackPage *page, const PlycutGrades *grades, size_t from,
                         const PlycutReport *report, PlycutOut *out)
{
    return not_here("a page of feedback", page->error);
}

bool quiz_ask(const Job *job, const PlycutQuiz *quiz)
{
    return not_here("a terminal", job->error);
}

/* ---- Formats --------------------------------------------------------------------------------- */

#define FORMAT_ABSENT(format)                                                                      \
    bool plycut_render_##format(const PlycutTrace *const *traces, size_t count,                    \
                                const PlycutPicture *picture, PlycutOut *out, PlycutError *error)  \
    {                                                                                              \
        return not_here("-f " #format, error);                                                     \
    }
FORMAT_ABSENT(dot)
FORMAT_ABSENT(forest)
FORMAT_ABSENT(pptx)
FORMAT_ABSENT(txt)

bool plycut_render_sheet(const PlycutTrace *trace, const PlycutSheet *sheet, PlycutOut *out,
                         PlycutPrint *print, PlycutError *error)
{
    return not_here("a sheet", error);
}

/* ---- Files that are not trees ---------------------------------------------------------------- */

bool plycut_is_trace(const char *text, size_t length)
{
    return false;
}

bool plycut_is_positions(const char *text, size_t length)
{
    return false;
}

int plycut_obf_next(const char **text, long *next, const char *file, PlycutObfLine *position,
                    PlycutError *error)
{
    (void)not_here(file, error);
    return -1;
}

PlycutTraceReader *plycut_trace_reader_open(const PlycutSource *source, PlycutError *error)
{
    (void)not_here(source->name, error);
    return NULL;
}

/* There is no reader, so these are never called. */
#define READER_ABSENT(Type, what, nothing, ...)                                                    \
    Type plycut_trace_reader_##what(__VA_ARGS__)                                                   \
    {                                                                                              \
        return nothing;                                                                            \
    }
READER_ABSENT(void, close, , PlycutTraceReader *reader)
READER_ABSENT(const PlycutGame *, game, NULL, const PlycutTraceReader *reader)
READER_ABSENT(const PlycutSearchOptions *, options, NULL, const PlycutTraceReader *reader)
READER_ABSENT(const char *, generator, NULL, const PlycutTraceReader *reader)
READER_ABSENT(PlycutValues, values, PLYCUT_VALUES_MAX, const PlycutTraceReader *reader)
READER_ABSENT(bool, replay, false, PlycutTraceReader *reader, uint64_t max_nodes,
              const PlycutObserver *observer, PlycutResult *result, PlycutError *error)
READER_ABSENT(bool, record, false, PlycutTraceReader *reader, uint64_t max_nodes, uint32_t pass,
              PlycutTrace *trace, PlycutError *error)
