/* answer.h - one answer to one question, as practice asks: read by the readers of sheets, so that both understand the same. */
#pragma once

#include "answers/submission.h"

/* Reads answers about one tree. Zero-initialise but for the index and what the search is; the index must live as long. */
typedef struct AnswerReader {
    const TreeIndex *index;
    bool scouts;        /* as for items_read */
    Submissions texts;  /* owns what has been read */
    PlycutError error;  /* no memory, or why a text cannot be a sheet */
    const char *unread; /* why the last answer was not understood; NULL if it was */
} AnswerReader;

/* Read what somebody typed about a node of the tree: the answer alone ("<= 2"), or a line of a sheet that answers this question
 * ("C: <= 2"). Of an answer about a cutoff, `never` says that there is none. False: it is not understood. */
bool answer_read(AnswerReader *a, PlycutFact fact, uint32_t node, const char *text, Answer *answer);

/* The word for a node in what somebody typed, without brackets and remarks. */
const char *answer_node_word(AnswerReader *a, const char *text);

/* Did memory run out? */
bool answer_reader_failed(const AnswerReader *a);
void answer_reader_close(AnswerReader *a);
