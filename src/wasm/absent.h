/* absent.h - what a page does without. */
#ifndef WASM_ABSENT_H
#define WASM_ABSENT_H

#include <plycut/base.h>

/* Fail because only the program can do that. */
bool not_here(const char *what, PlycutError *error);

#endif
