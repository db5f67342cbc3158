/* typed_bits.h - which letters the texts of a row of typed.def begin with, as constants of the compiler. */
#pragma once

#include <stdint.h>

/* The bit of a character: one for both cases of a letter. Beyond ASCII, where accents may be left out, and in front of a text whose accents count, a
 * character may be any: it has all bits. */
#define ANY_BIT(c)   ((unsigned char)(c) >= 0x80 || (c) == '=')
#define CHARACTER(c) ((uint64_t)1 << ((unsigned char)(c) | 0x20) % 64)
#define FIRST_BIT(t) (ANY_BIT((t)[0]) ? UINT64_MAX : CHARACTER((t)[0]))
#define SECOND_BIT(t)                                                                              \
    (ANY_BIT((t)[0]) || ANY_BIT((t)[1]) || (t)[1] == '\0' ? UINT64_MAX : CHARACTER((t)[1]))

/* The bits of all texts of a row, of which there are at most TEXTS_MOST. C has no loop over the arguments of a macro: empty texts are added behind
 * them, and of these many the first half and the second one are taken, down to one text, which has its bit unless it is empty. */
enum { TEXTS_MOST = 128 };
#ifdef __cppcheck__ /* which takes minutes for these constants */
#define BITS_OF_TEXTS(bit, ...) UINT64_MAX
#else
#define BITS_OF_TEXTS(bit, ...) BITS_OF_TEXTS_AND(bit, __VA_ARGS__, EMPTY_128)
#endif
#define BITS_OF_TEXTS_AND(bit, ...) OR_128(bit, __VA_ARGS__)
#define OR_1(bit, t)                ((t)[0] == '\0' ? 0 : bit(t))
#define OR_4(bit, a, b, c, d, ...)  (OR_1(bit, a) | OR_1(bit, b) | OR_1(bit, c) | OR_1(bit, d))
#define OR_8(bit, a0, a1, a2, a3, ...)                                                             \
    (OR_4(bit, a0, a1, a2, a3, "\0") | OR_4(bit, __VA_ARGS__, "\0"))
#define OR_16(bit, a0, a1, a2, a3, a4, a5, a6, a7, ...)                                            \
    (OR_8(bit, a0, a1, a2, a3, a4, a5, a6, a7, "\0") | OR_8(bit, __VA_ARGS__, "\0"))
#define OR_32(bit, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, ...)      \
    (OR_16(bit, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, "\0") |      \
     OR_16(bit, __VA_ARGS__, "\0"))
#define OR_64(bit, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, \
              a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, ...)           \
    (OR_32(bit, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17,    \
           a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, "\0") |           \
     OR_32(bit, __VA_ARGS__, "\0"))
#define OR_128(bit, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16,     \
               a17, a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32,     \
               a33, a34, a35, a36, a37, a38, a39, a40, a41, a42, a43, a44, a45, a46, a47, a48,     \
               a49, a50, a51, a52, a53, a54, a55, a56, a57, a58, a59, a60, a61, a62, a63, ...)     \
    (OR_64(bit, a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17,    \
           a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33, a34,    \
           a35, a36, a37, a38, a39, a40, a41, a42, a43, a44, a45, a46, a47, a48, a49, a50, a51,    \
           a52, a53, a54, a55, a56, a57, a58, a59, a60, a61, a62, a63, "\0") |                     \
     OR_64(bit, __VA_ARGS__, "\0"))
#define EMPTY_8   "\0", "\0", "\0", "\0", "\0", "\0", "\0", "\0"
#define EMPTY_32  EMPTY_8, EMPTY_8, EMPTY_8, EMPTY_8
#define EMPTY_128 EMPTY_32, EMPTY_32, EMPTY_32, EMPTY_32
