/* plycut.h - all of the library. */
#ifndef PLYCUT_H
#define PLYCUT_H

#include <plycut/base.h>
#include <plycut/game.h>
#include <plycut/algorithm.h>
#include <plycut/play.h>
#include <plycut/growth.h>
#include <plycut/quiz.h>
#include <plycut/trace.h>
#include <plycut/facts.h>
#include <plycut/render.h>
#include <plycut/words.h>
#include <plycut/grade.h>
#include <plycut/make.h>
#include <plycut/sheet.h>
#include <plycut/page.h>
#include <plycut/trial.h>

#endif
