/* commands.h - the function of each command, in the file of that name (see Command.run), and what one command does for
 * another. */
#pragma once

#include "options/input.h"

/* A report to be written: the command line, what the report is about (Command.subject), and where it goes. */
struct Job {
    const Options *options;
    const Input *input;
    PlycutTrace trace;
    PlycutOut *out;
    PlycutError *error;
    bool wrong; /* set by the report: exit with status 1 */
};

/* Options.format_word of text|json. */
enum { FORMAT_TEXT, FORMAT_JSON };

/* Run a command that writes a report. Returns the exit status, or FAILED. */
int report_run(const Options *options, PlycutError *error);

#define COMMAND(name, ...) int name##_command(const Options *options, PlycutError *error);
#define REPORT(name, ...)  bool name##_report(Job *job);
#include "options/commands.def"

/* ---- Help ----------------------------------------------------------------------------------------- */

/* Print the help of a command (NULL: of plycut), with its rare options or without, to standard
 * output. */
bool help_print(const Command *command, bool all, PlycutError *error);
bool version_print(PlycutError *error);

/* ---- Threads, of match and experiment --------------------------------------------------------------- */

/* As many as --threads says, or as there are processors. */
unsigned threads_of(const Options *options);

/* ---- Counts, of count and run --------------------------------------------------------------------- */

/* A row for each algorithm of each input, inputs outermost. */
typedef struct CountTable {
    PlycutCountRow *rows;
    size_t count, answered; /* rows; searches that have a result */
} CountTable;

/* Run all the searches. A search that needs a leaf of unknown value says so in its row; if all do, that is the error.
 * Zero-initialise; call counts_free even after a failure. */
bool counts_fill(const Options *options, const Inputs *inputs, CountTable *counts,
                 PlycutError *error);

/* Write the table to the path (NULL: standard output). */
bool counts_write(const CountTable *counts, const char *format, const char *path,
                  PlycutError *error);

void counts_free(CountTable *counts);

/* ---- Traces, of trace and run --------------------------------------------------------------------- */

/* Run the search (of a trace: replay it) and write the trace to the path (NULL: standard
 * output), as it runs, in constant memory. */
bool trace_write(const Options *options, const Input *input, const PlycutSearchOptions *search,
                 bool timed, const char *path, PlycutError *error);

/* ---- Quiz ------------------------------------------------------------------------------------------- */

/* The kinds of questions that are asked. */
const char *quiz_kinds(const Options *options);

/* Print a verdict; `again`: a wrong answer may be followed by another. */
void verdict_say(const PlycutVerdict *verdict, bool again, PlycutOut *out);

/* Ask in the terminal, and write the answers to the report's file if -o names one. */
bool quiz_ask(const Job *job, const PlycutQuiz *quiz);

/* ---- Pictures and exercises ----------------------------------------------------------------------- */

/* Draw the steps that --steps asks for: the pages of one PDF, a beamer frame and its PDF, or, in
 * any other format, files with numbers in their names. */
/* panels.c: moments of a search as panels of one figure. */
enum { PANELS_MAX = 12 };
bool panels_draw(const Options *options, const Inputs *inputs, const PlycutFormat *format,
                 PlycutError *error);
bool steps_draw(const Options *options, const Inputs *inputs, const PlycutFormat *format,
                PlycutError *error);

/* A link to practise with this spec, searched as the trace is: `page` is the playground's address. */
void practice_link_put(PlycutOut *out, const char *page, const char *spec, const PlycutTrace *trace,
                       PlycutFactSet questions);

/* Write a link for each exercise, one per line: the playground's address (options->link) and the exercise. Returns the
 * command's exit status. */
int links_write(const Options *options, PlycutError *error);
