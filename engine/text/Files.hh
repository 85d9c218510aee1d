#pragma once

#include <string>
#include <string_view>

namespace game_engine {

/// The bytes of a file. @throws InputError
std::string read_text(const std::string& path);

/// Writes or replaces a file, whole or not at all, even if the machine stops.
/// @throws OutputError
void write_text(const std::string& path, std::string_view text);

/// Gives PATH.part its name, once it is on the disk. @throws OutputError
void finish_file(const std::string& path);

/// Makes a folder that only its owner can enter; an existing one stays as it is. Returns whether it
/// was made. @throws OutputError
bool make_private_folder(const std::string& path);

/// Waits until a file is on the disk. @throws OutputError
void sync_file(const std::string& path);

/// Locks a file, made if need be, against other programs until this one and all its forked
/// processes have ended: those of a killed program may write a moment longer. So if another has the
/// lock, this waits some seconds before it returns false. @throws OutputError
bool lock_file(const std::string& path);

/// The same for a file that this run writes, unless it is a special one. @throws OutputError if
/// another run has it
void keep_for_this_run(const std::string& path);

/// The file of lock_file(), for a process that closes all others; -1 if there is none.
int locked_file();

}  // namespace game_engine
