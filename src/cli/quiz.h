/* quiz.h - what the parts of plycut quiz share. */
#pragma once

#include "options/options.h"

/* The kinds of questions that are asked. */
const char *quiz_kinds(const Options *options);

/* quiz_ask.c: ask in the terminal, and write the answers to the file of -o, if there is one. */
bool quiz_ask(const Options *options, const PlycutQuiz *quiz, PlycutOut *out, PlycutError *error);
