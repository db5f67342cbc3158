/* word.h - the markup of a Word document: its tags, and the numbers of its lists. */
#pragma once

#include "answers/read.h"

/* ---- word_tag.c ---- */

/* <name ...>, </name> or <name .../> */
typedef struct XmlTag {
    const char *name;
    size_t length;
    const char *rest; /* its attributes, up to `end` */
    const char *end;
    bool closes, empty;
} XmlTag;

/* The tag at the '<' at *at, which moves behind it. */
XmlTag xml_tag(const char **at, const char *end);
bool xml_named(const XmlTag *tag, const char *name);
/* The value of an attribute, such as "w:val", and its length; NULL if the tag does not have it. */
const char *xml_value(const XmlTag *tag, const char *attribute, size_t *length);

/* ---- word_numbers.c ---- */

/* The lists of a document, and how far each has counted. To be freed; NULL: no memory. */
typedef struct WordNumbers WordNumbers;
WordNumbers *word_numbers_open(void);

/* Read what a tag says of a list, or of the number of a paragraph, which is counted. */
void word_number_tag(WordNumbers *numbers, const XmlTag *tag);

/* Write the number of the paragraph that is being read, as "3. " or "b) ", once. Returns the length: 0 for a bullet, or if the
 * paragraph has no number or it was written. */
enum { WORD_NUMBER_SIZE = 40 };
size_t word_number_take(WordNumbers *numbers, char text[WORD_NUMBER_SIZE]);
