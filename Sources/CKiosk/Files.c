// Which files can be opened.

#define _GNU_SOURCE 1
#include "CKiosk.h"

#include <errno.h>

#if defined(__linux__)
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The header of the kernel that this is built on may be older than the kernel that it runs on; the numbers are the
// same on every architecture (linux/landlock.h).
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { version_wanted = 1, below_path = 1 };
static const uint64_t read_file = 1u << 2, read_folder = 1u << 3;

struct ruleset {
  uint64_t files, ports, scopes;
};

struct path_rule {
  uint64_t allowed;
  int32_t descriptor;
} __attribute__((packed));

int kiosk_renounce_privileges(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) == 0 ? 0 : errno;
}

/// All that a version of Landlock knows to forbid.
static struct ruleset everything(int version) {
  // To execute, to write, to read, to remove, to make: thirteen rights from the beginning.
  struct ruleset set = {.files = (1u << 13) - 1};
  if (version >= 2) set.files |= 1u << 13;  // to move elsewhere
  if (version >= 3) set.files |= 1u << 14;  // to truncate
  if (version >= 4) set.ports = 3;          // TCP, to bind and to connect
  if (version >= 5) set.files |= 1u << 15;  // to command devices
  if (version >= 6) set.scopes = 3;         // abstract sockets, signals
  return set;
}

static int allow(int ruleset, const char *path) {
  const int descriptor = open(path, O_PATH | O_CLOEXEC);
  if (descriptor < 0) return errno == ENOENT || errno == EACCES || errno == ENOTDIR ? 0 : errno;
  struct stat status;
  struct path_rule rule = {.allowed = read_file, .descriptor = descriptor};
  if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode)) rule.allowed |= read_folder;
  const int error = syscall(add_rule, ruleset, below_path, &rule, 0) == 0 ? 0 : errno;
  close(descriptor);
  return error;
}

int kiosk_bind_files(const char *const paths[], size_t count) {
  const long version = syscall(create_ruleset, NULL, 0, version_wanted);
  if (version < 1) return version < 0 ? errno : ENOSYS;
  const struct ruleset set = everything((int)version);
  const int ruleset = (int)syscall(create_ruleset, &set, sizeof set, 0);
  if (ruleset < 0) return errno;
  int error = 0;
  for (size_t i = 0; i < count && error == 0; i++) error = allow(ruleset, paths[i]);
  if (error == 0 && syscall(restrict_self, ruleset, 0) != 0) error = errno;
  close(ruleset);
  return error;
}

#else

int kiosk_renounce_privileges(void) { return ENOSYS; }

int kiosk_bind_files(const char *const paths[], size_t count) {
  (void)paths;
  (void)count;
  return ENOSYS;
}

#endif
