/* os.c - the operating system as a page has it: standard input, output and error, but no files to
 * write, no signals, no other programs and no threads. It takes the place of output.c, place.c,
 * convert.c, claim.c, interrupt.c, sender.c, child.c and child_run.c in src/program/os. */
#include "wasm/absent.h"

#include "os/claim.h"
#include "os/convert.h"
#include "os/interrupt.h"
#include "os/output.h"
#include "os/place.h"

#include <string.h>
#include <unistd.h>

bool not_here(const char *what, PlycutError *error)
{
    return plycut_fail(error, PLYCUT_E_USAGE, "%s: not possible in a web page; use the program",
                       what);
}

/* ---- Output: only standard output ------------------------------------------------------------ */

static bool output_write(void *self, const char *bytes, size_t n)
{
    return write(STDOUT_FILENO, bytes, n) == (ssize_t)n;
}

bool output_open(Output *output, const char *path, OutputSpool spool, PlycutError *error)
{
    *output = (Output)OUTPUT_CLOSED;
    plycut_out_init(&output->out, output_write, output);
    return path == NULL || strcmp(path, "-") == 0 || not_here(path, error);
}

bool output_commit(Output *output, PlycutError *error)
{
    return plycut_out_flush(&output->out) ||
           plycut_fail(error, PLYCUT_E_SYSTEM, "the page accepts no more output");
}

bool output_end(Output *output, bool written, PlycutError *error)
{
    return written && output_commit(output, error);
}

void output_discard(Output *output)
{
}

bool directory_make(const char *path, PlycutError *error)
{
    return not_here(path, error);
}

bool claim_input(const struct stat *file, const char *name, PlycutError *error)
{
    return true;
}

/* ---- Signals, programs, threads -------------------------------------------------------------- */

void interrupt_install(void)
{
}

bool graphviz_run(const PlycutText *dot, PlycutText *svg, PlycutError *error)
{
    return not_here("--layout dot", error);
}

bool svg_convert(const PlycutText *svg, const char *format, int dpi, PlycutText *made,
                 PlycutError *error)
{
    return not_here(format, error);
}
