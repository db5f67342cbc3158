/* commands.h - the function of each command, in the file of that name; see Command.run. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

#include "options/options.h"

#define COMMAND(name, ...) int name##_command(const Options *options, PlycutError *error);
#include "options/commands.def"
#undef COMMAND

#endif
