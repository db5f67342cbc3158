/* terminal.c - colours (https://no-color.org) and messages, one line each. */
#include "os/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool coloured(int fd)
{
    const char *no_colour = getenv("NO_COLOR");
    const char *term = getenv("TERM");
    return isatty(fd) && (no_colour == NULL || no_colour[0] == '\0') && term != NULL &&
           strcmp(term, "dumb") != 0;
}

const char *colour_on(int fd, Colour colour)
{
    static const char *const codes[] = {
        [COLOUR_BOLD] = "\033[1m", [COLOUR_RED] = "\033[1;31m", [COLOUR_GREEN] = "\033[32m"};
    return coloured(fd) ? codes[colour] : "";
}

const char *colour_off(int fd)
{
    return coloured(fd) ? "\033[0m" : "";
}

static void print_line(Colour colour, char *text)
{
    plycut_make_printable(text);
    fprintf(stderr, "%splycut:%s %s\n", colour_on(STDERR_FILENO, colour), colour_off(STDERR_FILENO),
            text);
}

static Talk most = TALK_NOTE;

void talk_set(bool quiet, bool verbose)
{
    most = quiet ? TALK_ALWAYS : verbose ? TALK_DETAIL : TALK_NOTE;
}

bool talk_tells(Talk talk)
{
    return talk <= most;
}

void message(Talk talk, const char *format, ...)
{
    char text[1200];
    va_list arguments;
    if (!talk_tells(talk))
        return;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    print_line(COLOUR_BOLD, text);
}

void message_error(const PlycutError *error)
{
    char text[1200];
    plycut_error_message(error, text, sizeof text);
    print_line(COLOUR_RED, text);
}

bool line_read(PlycutOut *prompt, char *line, int size)
{
    static const char BLANKS[] = " \t\r\n";
    if (!plycut_out_flush(prompt))
        return false;
    if (fgets(line, size, stdin) == NULL) {
        plycut_out_char(prompt, '\n');
        return false;
    }
    const size_t blanks = strspn(line, BLANKS);
    size_t length = strlen(line + blanks);
    memmove(line, line + blanks, length + 1);
    while (length > 0 && strchr(BLANKS, line[length - 1]) != NULL)
        line[--length] = '\0';
    plycut_make_printable(line);
    if (!isatty(STDIN_FILENO))
        plycut_out_format(prompt, "%s\n", line);
    return true;
}
