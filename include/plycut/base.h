/* base.h - what every other header uses: errors with a place, output that remembers its first failure,
 * numbers as text, streamed JSON, spelling suggestions.
 *
 * Conventions of the whole library. A function that can fail returns bool (or a pointer) and takes a
 * caller-owned PlycutError last; false (NULL) means that the error says why. An error that is already
 * set is never overwritten: the first one wins. The library has no globals, prints nothing and never
 * exits. Text is UTF-8; the locale is ignored. */
#ifndef PLYCUT_BASE_H
#define PLYCUT_BASE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Around the declarations of each header: in C++ their functions are those of C. */
#ifdef __cplusplus
#define PLYCUT_BEGIN_C extern "C" {
#define PLYCUT_END_C   }
#else
#define PLYCUT_BEGIN_C
#define PLYCUT_END_C
#endif

PLYCUT_BEGIN_C

#define PLYCUT_VERSION "1.0.0"

#if defined(__GNUC__)
#define PLYCUT_PRINTF(text, first) __attribute__((__format__(__printf__, text, first)))
#else
#define PLYCUT_PRINTF(text, first)
#endif

/* ---- Errors ---------------------------------------------------------------------------------- */

typedef enum PlycutCode {
    PLYCUT_OK,      /* no error yet */
    PLYCUT_E_USAGE, /* the caller asked for something that does not exist, or for a contradiction */
    PLYCUT_E_INPUT, /* the input is wrong */
    PLYCUT_E_LIMIT, /* the input is right, but exceeds a limit */
    PLYCUT_E_BUDGET, /* the input is right, but the budget ran out before there was an answer */
    PLYCUT_E_VALUE,  /* the input is right, but a search needs a leaf whose value is unknown */
    PLYCUT_E_MEMORY, /* out of memory */
    PLYCUT_E_SYSTEM  /* the system refused: a full disk, a missing program */
} PlycutCode;

/* One error: what is wrong (text), and where. `file` is the name of the input or ""; line and column
 * count from 1 (columns in bytes; 0: unknown); `path` is a JSON path such as $.tree.children[2] or "".
 * Texts longer than their field are shortened. Zero-initialise before first use, and set it to {0}
 * again to go on after an error: until then calls that get it may fail. */
typedef struct PlycutError {
    PlycutCode code;
    char file[256];
    long line, column;
    char path[256];
    char text[512];
} PlycutError;

/* Set the error (unless one is set) and return false, so that `return plycut_fail(...)` is one line. */
bool plycut_fail(PlycutError *error, PlycutCode code, const char *format, ...) PLYCUT_PRINTF(3, 4);

/* The same with a place; file and path may be NULL, line and column 0. */
bool plycut_fail_at(PlycutError *error, PlycutCode code, const char *file, long line, long column,
                    const char *path, const char *format, ...) PLYCUT_PRINTF(7, 8);

/* Fail because memory ran out: one sentence, whatever it was for. */
bool plycut_no_memory(PlycutError *error);

/* Something was tried that may be refused, and its own error is not passed on. False if memory ran out, which then is the
 * error: a refusal for that reason says nothing about what was tried. */
bool plycut_had_memory(const PlycutError *tried, PlycutError *error);

/* Add the file's name to an error that has none yet. */
void plycut_error_in_file(PlycutError *error, const char *file);

/* Write "file:line:column: $.path: text" into buffer (shortened to size), leaving out what is unknown. */
void plycut_error_message(const PlycutError *error, char *buffer, size_t size);

/* Make a text safe to print on one line of a terminal, in place: '?' replaces control characters (U+0080
 * to U+009F included), bidirectional overrides, and bytes that are not UTF-8. Error texts are safe already. */
void plycut_make_printable(char *text);

/* ---- Output ---------------------------------------------------------------------------------- */

/* Writes n bytes; returns false if that fails (the output has then failed for good). */
typedef bool PlycutWrite(void *self, const char *bytes, size_t n);

/* Buffered output that remembers a failure: keep writing, and check once at the end. */
typedef struct PlycutOut {
    PlycutWrite *write;
    void *self;
    bool failed;
    bool no_memory; /* it failed because memory ran out, not because of `write` */
    uint64_t total; /* bytes accepted so far */
    size_t used;
    char buffer[16384];
} PlycutOut;

void plycut_out_init(PlycutOut *out, PlycutWrite *write, void *self);
void plycut_out_bytes(PlycutOut *out, const char *bytes, size_t n);
void plycut_out_text(PlycutOut *out, const char *text);
void plycut_out_char(PlycutOut *out, char c);
/* Text that people wrote: `instead` replaces each character that could drive a terminal (see
 * plycut_make_printable), U+FFFD each byte that is not UTF-8. */
void plycut_out_clean(PlycutOut *out, const char *text, char instead);
/* A word of a command line: in quotes if a shell would read it otherwise. */
void plycut_out_shell(PlycutOut *out, const char *word);
/* Fail for lack of memory, unless there was memory (`had`) for a part that was put together elsewhere. */
void plycut_out_memory(PlycutOut *out, bool had);
/* printf for text and whole numbers. No %f, %e, %g: use plycut_out_number. */
void plycut_out_format(PlycutOut *out, const char *format, ...) PLYCUT_PRINTF(2, 3);
void plycut_out_integer(PlycutOut *out, int64_t value);
/* A value in its shortest form (see plycut_number_text); infinities as "inf" and "-inf". */
void plycut_out_number(PlycutOut *out, double value);
/* Write out the buffer. True if everything so far has been written. */
bool plycut_out_flush(PlycutOut *out);
/* The same; an error says what could not be written ("the picture"), or that memory ran out, also for a PlycutText. */
bool plycut_out_end(PlycutOut *out, const char *what, PlycutError *error);

/* Text in memory that grows; a PlycutOut writes into it through plycut_text_write. `bytes` is NULL while
 * the text is empty, and otherwise ends with a NUL. The owner frees it with plycut_text_free. */
typedef struct PlycutText {
    char *bytes;
    size_t length, capacity;
    bool failed; /* memory ran out: the text is incomplete */
} PlycutText;

bool plycut_text_write(void *text, const char *bytes, size_t n);
void plycut_text_free(PlycutText *text);

/* Make room for `more` items after the first `count` of an array with room for `room`, which realloc made (at first NULL
 * and 0). `array` and `room` are variables; both may change. False: no memory, and both are unchanged. */
#define PLYCUT_ROOM(array, room, count, more)                                                      \
    ((count) + (more) <= (room) ||                                                                 \
     plycut_array_room(&(array), &(room), (count), (more), sizeof *(array)))
bool plycut_array_room(void *array, size_t *room, size_t count, size_t more, size_t size);

/* A text of a table of texts, which must not be empty: a table with an empty text does not compile. */
#define PLYCUT_TEXT(text) (&(text)[0 * sizeof(char[sizeof(text) > 1 ? 1 : -1])])

/* What a placeholder of a template stands for: a text, or, if text is NULL, a number. */
typedef struct PlycutTerm {
    const char *name, *text;
    double number;
} PlycutTerm;

/* Write a template. {name} is the term of that name, {name:leaf|leaves} the first word if the term is the
 * number 1, and the second otherwise. Each placeholder must have its term; a term without a name ends them. */
void plycut_out_template(PlycutOut *out, const char *text, const PlycutTerm *terms);
/* plycut_fail with a template; terms may be NULL if it has no placeholders. */
bool plycut_fail_template(PlycutError *error, PlycutCode code, const char *text,
                          const PlycutTerm *terms);

/* Text broken between words into lines of at most `width` columns (a character is taken to be one wide). A PlycutOut
 * writes into it through plycut_wrap_write. Zero-initialise all but `to` and `width`; if the line has begun already,
 * `column` and `hang` say where. The last line must be ended. */
typedef struct PlycutWrap {
    PlycutOut *to;
    size_t width;
    size_t column, hang; /* the column now, and the one where continuation lines begin */
    size_t spaces;       /* before the word held back */
    char word[512];
    size_t length, columns; /* of the word held back */
    bool open;              /* a part of the word is already written */
} PlycutWrap;

/* To be written into a line. HANG: continuation lines begin below the text that follows it. JOIN: a blank that breaks
 * no line. */
#define PLYCUT_WRAP_HANG "\t"
#define PLYCUT_WRAP_JOIN "\v"

bool plycut_wrap_write(void *wrap, const char *bytes, size_t n);

/* ---- Numbers --------------------------------------------------------------------------------- */

#define PLYCUT_NUMBER_SIZE 32

/* The shortest decimal form that reads back as the same double: 12, -0.5, 2.99, 1e+300. Whole numbers
 * up to 2^53 as plain digits, minus zero as 0, infinities as inf and -inf. Returns the length. */
size_t plycut_number_text(double value, char text[PLYCUT_NUMBER_SIZE]);

/* A number as a fraction in lowest terms, the simplest that rounds to it; under is 0 if its denominator would be more than
 * 10^6. */
typedef struct PlycutFraction {
    int64_t over, under;
} PlycutFraction;
PlycutFraction plycut_fraction(double number);

/* sum + factor * value and number / by (by > 0): the double nearest to what exact arithmetic with the fractions gives, as
 * long as they fit. 0 times infinity is 0. */
double plycut_add_product(double sum, double factor, double value);
double plycut_quotient(double number, double by);

/* Like plycut_number_text, but a number whose decimals do not end as a fraction, 5/3, if its denominator has at most four
 * digits. Returns the length. */
size_t plycut_fraction_text(double number, char text[PLYCUT_NUMBER_SIZE]);
/* Read 5/3, -5/3 or 1 2/3; denominators to 10^6. */
bool plycut_fraction_parse(const char *text, size_t length, double *number);

/* Read a JSON number, .5 for 0.5, or, if `infinite` is set, inf, -inf or +inf. False if the text as a whole is not such
 * a number, if it is too large (1e400), or if it is a whole number that a double would round. */
bool plycut_number_parse(const char *text, size_t length, bool infinite, double *value);
/* The same, or a fraction: what a leaf, a limit or a bound may be worth. */
bool plycut_value_parse(const char *text, size_t length, bool infinite, double *value);

/* What is wrong with a number that plycut_number_parse refuses, as the rest of a sentence that begins
 * "NUMBER is": too large, or a whole number that would be rounded. NULL if the text is not a JSON number,
 * or if nothing is wrong with it. */
const char *plycut_number_fault(const char *text, size_t length);

/* Read a whole number of decimal digits, at most `most`. */
bool plycut_integer_parse(const char *text, size_t length, uint64_t most, uint64_t *value);

/* Read LO..HI, two such numbers or two such whole numbers, of which the first is not the larger. */
bool plycut_range_parse(const char *text, bool infinite, double *low, double *high);
bool plycut_whole_range_parse(const char *text, size_t length, uint64_t most, uint64_t *low,
                              uint64_t *high);

/* ---- Streamed JSON --------------------------------------------------------------------------- */

#define PLYCUT_JSON_DEPTH 1024

/* Writes compact JSON, and puts in the commas; wrong nesting fails an assertion. */
typedef struct PlycutJson {
    PlycutOut *out;
    int depth;
    bool fresh;                      /* the innermost container is still empty */
    bool keyed;                      /* a key has been written, its value has not */
    bool broken;                     /* a line break comes before the next element or bracket */
    char closing[PLYCUT_JSON_DEPTH]; /* '}' or ']' of each open container */
} PlycutJson;

void plycut_json_init(PlycutJson *json, PlycutOut *out);
/* A document: an object that begins with its "format" and "version"; close all that is open, and end the line. */
void plycut_json_begin(PlycutJson *json, PlycutOut *out, const char *format, int version);
void plycut_json_end(PlycutJson *json);
void plycut_json_open(PlycutJson *json, char bracket); /* '{' or '[' */
void plycut_json_close(PlycutJson *json);
/* Break the line before the next element or bracket; the meaning stays the same. */
void plycut_json_newline(PlycutJson *json);
/* An object on a line of its own. */
void plycut_json_row(PlycutJson *json);
void plycut_json_key(PlycutJson *json, const char *key);
void plycut_json_string(PlycutJson *json, const char *text); /* NULL: null */
void plycut_json_string_bytes(PlycutJson *json, const char *bytes, size_t n);
void plycut_json_number(PlycutJson *json, double value); /* not finite: null */
void plycut_json_integer(PlycutJson *json, int64_t value);
void plycut_json_bool(PlycutJson *json, bool value);
void plycut_json_null(PlycutJson *json);
/* A value, which may be infinite: "inf", "-inf"; not a number: null. */
void plycut_json_value(PlycutJson *json, double value);
/* A lower bound, -inf being none: null; an upper bound, inf being none. */
void plycut_json_lower(PlycutJson *json, double bound);
void plycut_json_upper(PlycutJson *json, double bound);
/* A window: [alpha,beta], with null for no bound. */
void plycut_json_window(PlycutJson *json, double alpha, double beta);
/* Text that is already JSON. */
void plycut_json_raw(PlycutJson *json, const char *bytes, size_t n);

/* A key and its value. */
void plycut_json_key_open(PlycutJson *json, const char *key, char bracket);
void plycut_json_key_string(PlycutJson *json, const char *key, const char *text);
/* Nothing if the text is NULL or empty. */
void plycut_json_key_text(PlycutJson *json, const char *key, const char *text);
void plycut_json_key_number(PlycutJson *json, const char *key, double value);
void plycut_json_key_window(PlycutJson *json, const char *key, double alpha, double beta);
void plycut_json_key_integer(PlycutJson *json, const char *key, int64_t value);
/* A count; a negative one is unknown, and written as null. */
void plycut_json_key_count(PlycutJson *json, const char *key, int64_t count);
void plycut_json_key_bool(PlycutJson *json, const char *key, bool value);

/* ---- Reading --------------------------------------------------------------------------------- */

/* A source of bytes: `read` reads up to n and returns how many it read (0: the end), or sets *failed. */
typedef struct PlycutSource {
    size_t (*read)(void *self, char *bytes, size_t n, bool *failed);
    void *self;
    const char *name; /* for messages */
} PlycutSource;

/* Seconds of a clock that never goes back. */
double plycut_seconds(void);

/* ---- Spelling -------------------------------------------------------------------------------- */

/* The names of a closed list: an array of words, or one member of a table's rows. */
typedef struct PlycutNames {
    const char *const *first;
    size_t count, step; /* bytes from one name to the next */
} PlycutNames;

#define PLYCUT_WORDS(words, n)        ((PlycutNames){(words), (n), sizeof *(words)})
#define PLYCUT_NAMES(rows, member, n) ((PlycutNames){&(rows)[0].member, (n), sizeof *(rows)})

/* The index of the name that word is, or -1. */
int plycut_name_index(const char *word, PlycutNames names);

/* The same, and for an unknown word an error: "unknown WHAT 'word' (did you mean 'x'?)", or, if nothing is near, a list
 * of the names. */
int plycut_name_find(const char *what, const char *word, PlycutNames names, PlycutError *error);

/* The name nearest to word (Damerau-Levenshtein distance, at most a third of its letters wrong);
 * otherwise the one with the longest common beginning (at least three letters and two thirds of the
 * word); otherwise NULL. The first wins a tie. */
const char *plycut_nearest(const char *word, PlycutNames names);

/* Take the next word of a list with commas, shortened to `size` bytes with its NUL. False after the last one: *list is
 * NULL. */
bool plycut_list_word(const char **list, char *word, size_t size);

/* Fail as plycut_name_find does. */
bool plycut_unknown(const char *what, const char *word, PlycutNames names, PlycutError *error);

PLYCUT_END_C

#endif
