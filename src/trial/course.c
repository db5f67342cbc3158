/* course.c - what a search does on a tree, as far as a program can say it: value, move, nodes in order, windows. */
#include "base/same.h"
#include "trial/trial.h"

static bool watch_visit(Course *o, const PlycutEvent *event)
{
    if (!PLYCUT_ROOM(o->visits, o->room, o->count, 1)) {
        o->failed = true;
        return false;
    }
    o->visits[o->count++] = (Visit){event->state->node, event->window.alpha, event->window.beta};
    return true;
}

/* The last of equal moves: one whose value, perhaps only a bound, is as good as the best so far. */
static bool watch_update(Course *o, const PlycutEvent *event)
{
    if (event->ply == 0 && same_number(event->as.update.value, event->as.update.best))
        o->last_best = event->as.update.from;
    return true;
}

bool course_event(void *self, const PlycutEvent *event)
{
    return event->kind == PLYCUT_EVENT_ENTER || event->kind == PLYCUT_EVENT_LEAF
               ? watch_visit(self, event)
           : event->kind == PLYCUT_EVENT_UPDATE ? watch_update(self, event)
                                                : true;
}

void course_begin(Course *course)
{
    course->count = 0;
    course->last_best = -1;
    course->failed = false;
}

bool course_end(Course *course, bool done, const PlycutResult *result, PlycutError *error)
{
    if (course->failed)
        return plycut_no_memory(error);
    course->value = done ? result->value : 0;
    course->best = done && result->pv_length > 0 ? (int64_t)result->pv[0] : -1;
    return done;
}

bool course_of(const Skeleton *shape, const PlycutSearchOptions *options, Course *course,
               PlycutError *error)
{
    PlycutResult result;
    const PlycutGame game = skeleton_game(shape);
    const PlycutObserver observer = {course_event, course};
    course_begin(course);
    const bool done = plycut_search(&game, options, &observer, &result, error);
    return course_end(course, done, &result, error);
}

/* In a search that visits a leaf twice in a row, programs may list it once. */
unsigned courses_differ(const Skeleton *shape, const Course *a, const Course *b)
{
    bool visits = a->count == b->count, windows = true;
    for (size_t i = 0; visits && i < a->count; i++) {
        visits = a->visits[i].node == b->visits[i].node;
        windows &= shape->tree.nodes[a->visits[i].node].child_count == 0 ||
                   (same_number(a->visits[i].alpha, b->visits[i].alpha) &&
                    same_number(a->visits[i].beta, b->visits[i].beta));
    }
    return (unsigned)!same_number(a->value, b->value) << PLYCUT_SAID_VALUE |
           (unsigned)!visits << PLYCUT_SAID_VISITS |
           (unsigned)(a->best != b->best) << PLYCUT_SAID_BEST |
           (unsigned)(visits && !windows) << PLYCUT_SAID_WINDOWS;
}
