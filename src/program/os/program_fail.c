/* program_fail.c - a program on trial fails to answer: how it ended, what it said, and when it is given up. */
#include "os/program_talk.h"
#include "os/interrupt.h"
#include "os/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

/* Does the line say where the program was, in Java or Node, rather than what went wrong? */
static bool is_place(const char *line)
{
    line += strspn(line, " \t");
    return strncmp(line, "at ", 3) == 0 || strncmp(line, "... ", 4) == 0 ||
           strncmp(line, "Node.js v", strlen("Node.js v")) == 0 || *line == '\r' || *line == '\n' ||
           *line == '\0';
}

/* Does the line begin with the name of an error, as in "TypeError: ..."? After it, Node writes the members of the error. */
static bool names_error(const char *line)
{
    static const char ENDING[] = "Error";
    const size_t word = strspn(line,
                               "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_."),
                 ending = sizeof ENDING - 1;
    return word >= ending && memcmp(line + word - ending, ENDING, ending) == 0 &&
           (line[word] == ':' || line[word] == ' ');
}

/* The last line that names an error; without one, the last that says what went wrong; without that, the first one that was kept. */
static const char *last_complaint(const char *complaints)
{
    const char *last = complaints;
    bool named = false;
    for (const char *line = complaints; line != NULL;) {
        if (names_error(line) || (!named && !is_place(line)))
            last = line;
        named |= names_error(line);
        const char *end = strchr(line, '\n');
        line = end != NULL ? end + 1 : NULL;
    }
    return last;
}

/* ---- Where it was ---------------------------------------------------------------------------- */

/* A line of a file: both as they are written, without an end. */
typedef struct Place {
    const char *file, *line;
    size_t file_length, line_length;
} Place;

static const Place NO_PLACE = {.file = NULL};

/* The file without its folders, and the line's number; no place: this line has none, or one in what every program uses. */
static Place place_at(const char *file, size_t file_length, const char *line)
{
    static const char *const OTHERS[] = {"plycut.py", "record.py", "plycut.js", "Plycut.java"};
    for (size_t i = file_length; i > 0; i--)
        if (file[i - 1] == '/') {
            file += i;
            file_length -= i;
            break;
        }
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        if (strlen(OTHERS[i]) == file_length && memcmp(OTHERS[i], file, file_length) == 0)
            return NO_PLACE;
    const Place place = {file, line, file_length, strspn(line, "0123456789")};
    return place.line_length > 0 && file_length > 0 ? place : NO_PLACE;
}

/* `File "mine.py", line 7, in alphabeta`, as Python writes it. Its own files are not meant. */
static Place place_in_python(const char *line)
{
    static const char BEFORE[] = "File \"", BETWEEN[] = "\", line ", LIBRARY[] = "/lib/python";
    line += strspn(line, " ");
    const size_t all = strcspn(line, "\r\n");
    const char *end = strncmp(line, BEFORE, sizeof BEFORE - 1) == 0 ? strstr(line, BETWEEN) : NULL,
               *library = strstr(line, LIBRARY);
    if (end == NULL || end >= line + all || (library != NULL && library < end))
        return NO_PLACE;
    line += sizeof BEFORE - 1;
    return *line == '<' ? NO_PLACE : place_at(line, (size_t)(end - line), end + sizeof BETWEEN - 1);
}

/* `at alphabeta (mine.js:7:12)`, `at Mine.alphabeta(Mine.java:7)`: the file begins behind a bracket or a blank. Java's and Node's own files are not meant. */
static Place place_in_others(const char *line)
{
    line += strspn(line, " \t");
    const char *end = line + strcspn(line, "\r\n"), *colon = line;
    if (strncmp(line, "at ", 3) != 0 || strncmp(line, "at java.", strlen("at java.")) == 0)
        return NO_PLACE;
    while (colon < end && !(colon[0] == ':' && colon[1] >= '0' && colon[1] <= '9'))
        colon++;
    const char *file = colon;
    while (file[-1] != '(' && file[-1] != ' ')
        file--;
    return colon == end || strncmp(file, "node:", strlen("node:")) == 0
               ? NO_PLACE
               : place_at(file, (size_t)(colon - file), colon + 1);
}

/* `complaint`: where its line begins. Python writes where it was above the complaint, the innermost last; others below it, the innermost first. */
static Place complaint_place(const char *complaints, const char *complaint)
{
    Place place = NO_PLACE;
    for (const char *line = complaints; line < complaint; line = strchr(line, '\n') + 1) {
        const Place here = place_in_python(line);
        place = *line != ' ' ? NO_PLACE : here.file != NULL ? here : place;
    }
    const char *line = strchr(complaint, '\n');
    while (place.file == NULL && line != NULL) {
        place = place_in_others(line + 1);
        line = strchr(line + 1, '\n');
    }
    return place;
}

/* " (mine.py, line 7)", if there is room. */
static void add_place(const char *complaints, const char *complaint, char why[PLYCUT_WHY])
{
    enum { SHOWN = 60, DIGITS = 8 };
    const Place place = complaint_place(complaints, complaint);
    const size_t said = strlen(why);
    if (place.file != NULL && place.file_length <= SHOWN && place.line_length <= DIGITS)
        (void)snprintf(why + said, PLYCUT_WHY - said, " (%.*s, line %.*s)", (int)place.file_length,
                       place.file, (int)place.line_length, place.line);
}

/* ---- How it ended ---------------------------------------------------------------------------- */

/* In a complaint, the copy is called what its original is. */
static void add_by_original(const Program *p, const char *text, size_t length, char *why,
                            size_t room)
{
    const char *copy = p->apart;
    const size_t copied = copy != NULL ? strlen(copy) : 0;
    while (length > 0 && room > 1) {
        if (copied > 0 && length > copied && strncmp(text, copy, copied) == 0) {
            const size_t begin = program_own_begin(p), original = begin < room ? begin : room - 1;
            memcpy(why, p->path, original);
            why += original;
            room -= original;
            text += copied + 1;
            length -= copied + 1;
        } else {
            *why++ = *text++;
            room--;
            length--;
        }
    }
    *why = '\0';
}

static void add_complaint(Program *p, char why[PLYCUT_WHY])
{
    enum { SHOWN = 200 };
    const char *complaints = child_complaints(&p->child), *line = last_complaint(complaints),
               *complaint = line + strspn(line, " \t");
    size_t length = strcspn(complaint, "\r\n"), said = strlen(why);
    length = length < SHOWN ? length : SHOWN;
    while (length > 0 && complaint[length - 1] == '.') /* the sentence has its own */
        length--;
    if (length > 0 && said + 2 < PLYCUT_WHY) {
        memcpy(why + said, ": ", 3);
        add_by_original(p, complaint, length, why + said + 2, PLYCUT_WHY - said - 2);
        add_place(complaints, line, why);
    }
}

bool program_say_fault(const Program *p, char why[PLYCUT_WHY])
{
    enum { MEGABYTE = 20 };
    const ChildLimits *all = &p->limits.all;
    const unsigned long long memory = all->memory >> MEGABYTE, disk = all->disk >> MEGABYTE;
    switch (p->child.fault) {
    case FAULT_MEMORY:
        (void)snprintf(why, PLYCUT_WHY, "the program used more than %llu MB of memory", memory);
        return true;
    case FAULT_DISK:
        (void)snprintf(why, PLYCUT_WHY, "the program wrote more than %llu MB to files", disk);
        return true;
    case FAULT_PROCESSES:
        (void)snprintf(why, PLYCUT_WHY, "the program had more than %zu processes", all->processes);
        return true;
    default:
        return false;
    }
}

bool program_say_end(Program *p, char why[PLYCUT_WHY])
{
    enum { MILLISECONDS = 20 };
    const double until = plycut_seconds() + 1;
    while (p->child.ends[COMPLAINTS] >= 0 && plycut_seconds() < until &&
           child_serve(&p->child, MILLISECONDS))
        continue;
    const bool ended = child_has_ended(&p->child, until);
    const int status = program_kill(p);
    if (program_say_fault(p, why))
        return false;
    if (!ended)
        (void)snprintf(why, PLYCUT_WHY, "the program closed its output, but went on");
    else if (WIFSIGNALED(status))
        (void)snprintf(why, PLYCUT_WHY, "the program was killed by signal %d (%s)",
                       WTERMSIG(status), strsignal(WTERMSIG(status)));
    else
        (void)snprintf(why, PLYCUT_WHY, "the program ended with status %d", WEXITSTATUS(status));
    add_complaint(p, why);
    return ended && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* One that has ended has been heard. */
PlycutReply program_fails(Program *p, Talk talk, char why[PLYCUT_WHY])
{
    if (talk == SAYS_MORE)
        (void)snprintf(why, PLYCUT_WHY, "the program wrote more than one line");
    else if (talk == SAYS_TOO_MUCH)
        (void)snprintf(why, PLYCUT_WHY, "the program wrote more than %zu bytes", p->limits.output);
    else if (talk == TALKS && p->child.deaf)
        (void)snprintf(why, PLYCUT_WHY, "the program closed its input and did not answer");
    else if (talk == TALKS)
        (void)snprintf(why, PLYCUT_WHY, "the program did not answer within %g %s%s%s",
                       p->limits.seconds, p->limits.seconds > 1 ? "seconds" : "second",
                       p->chatter[0] != '\0' ? "; it wrote " : "", p->chatter);
    (void)program_kill(p);
    if (talk != ENDED)
        (void)program_say_fault(p, why);
    if (talk == NO_ROOM)
        return PLYCUT_NO_MEMORY;
    p->hangs += talk == TALKS;
    p->failures++;
    return p->hangs >= HANGS_MOST ? PLYCUT_NO_PROGRAM : PLYCUT_NO_REPLY;
}

void program_refuse(void *self)
{
    Program *p = self;
    (void)program_kill(p);
    p->failures++;
}

/* It would end by itself when its input does; but what it does then is of no interest. What it failed at because of what it had kept
 * is forgotten, too. */
void program_restart(void *self)
{
    Program *p = self;
    p->failures = 0;
    if (p->child.pid > 0)
        (void)program_kill(p);
}
