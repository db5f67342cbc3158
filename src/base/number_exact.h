/* number_exact.h - a number's shortest digits, fast, for values of the size that games have. */
#ifndef PLYCUT_BASE_NUMBER_EXACT_H
#define PLYCUT_BASE_NUMBER_EXACT_H

#include <stdbool.h>
#include <stdint.h>

/* The shortest decimal that reads back as a value that is positive and not whole:
 * digits / 10^decimals, without trailing zeros. False: too small, too large, or
 * this machine lacks 128-bit integers. */
bool exact_shortest(double value, uint64_t *digits, int *decimals);

#endif
