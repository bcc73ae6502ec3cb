#ifndef SKINSCOPE_CKIOSK_H
#define SKINSCOPE_CKIOSK_H
#include <stdbool.h>
#include <stddef.h>

// How a process gives up, for good, what it does not need in order to show a pack to a stranger. Each function
// returns 0, or the error number where the system has no such thing. On other systems than Linux that is ENOSYS.

/// libseccomp is not installed, which is no error of the system's.
enum { KIOSK_NO_LIBRARY = -1 };

/// Forgets the environment.
void kiosk_clear_environment(void);

/// Leaves no memory image behind, writes no byte into any file, has no children and few descriptors. On every system.
int kiosk_limit(void);

/// Neither this process nor a program that it might start can gain rights by a set-user-ID bit; the two bonds below
/// ask for this. Other processes of the same user can no longer look into this one.
int kiosk_renounce_privileges(void);

/// Loads the library that `kiosk_bind_calls` needs, while files can still be opened. False where it is not installed.
bool kiosk_load(void);

/// Landlock (landlock(7), Linux 5.13): of all files only those below these folders, and these files, can be opened, and
/// only to be read; no port can be reached, nor other processes by signals, as far as the kernel knows to forbid that.
/// Files that are open already stay open.
///
/// Paths that are not there are passed over.
int kiosk_bind_files(const char *const paths[], size_t count);

/// seccomp (seccomp(2)): only the system calls that looking needs. All others fail with EPERM: among them whatever
/// starts programs or processes, reaches the net or other processes, changes files, or makes memory executable.
int kiosk_bind_calls(void);

/// Writes the filter of `kiosk_bind_calls` to a descriptor, to be looked at.
///
/// - architecture: by libseccomp's name, such as "aarch64".
/// - as_text: as libseccomp words it, else as the kernel takes it.
int kiosk_write_calls(const char *architecture, int descriptor, bool as_text);
#endif
