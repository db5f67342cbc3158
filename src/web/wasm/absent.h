/* absent.h - what a page does without. */
#pragma once

#include <plycut/base.h>

/* What is absent looks at few of its arguments. */
#pragma GCC diagnostic ignored "-Wunused-parameter"

/* Fail because only the program can do that. */
bool not_here(const char *what, PlycutError *error);
