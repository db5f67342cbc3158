/* apart.h - programs of a class without a sandbox: each runs on a copy of what was handed in with it, in a folder of its own below TMPDIR, which is removed with all
 * that the program leaves there. It could read other folders, but does not learn where they are. */
#pragma once

#include <plycut/base.h>

/* Between these two, copies can be made. False on error. */
bool apart_begin(PlycutError *error);
void apart_end(void);

/* A new folder with a copy of this file or folder, under the same name; to be freed. NULL: it cannot be made. Any thread may call it. */
char *apart_make(const char *own);
/* Remove the folder, and free its name. */
void apart_remove(char *folder);

/* The environment of a program there: its folder is for temporary files, too, and the first plycut of its PATH does nothing. NULL: no memory. */
char **apart_environment(const char *folder);
void apart_environment_free(char **environment);
