/* absent.h - what a page does without. */
#pragma once

#include <plycut/base.h>

/* Fail because only the program can do that. */
bool not_here(const char *what, PlycutError *error);
