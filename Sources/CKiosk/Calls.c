// Which system calls there are left.

#define _GNU_SOURCE 1
#include "CKiosk.h"

#include <errno.h>

#if defined(__linux__)
#include <fcntl.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

#if __has_include(<seccomp.h>)
#include <seccomp.h>
#else
#error "seccomp.h is missing: apt-get install libseccomp-dev"
#endif

#include "CLazy.h"

LAZY_LIBRARY(libseccomp, "libseccomp.so.2", "libseccomp.so");

bool kiosk_load(void) { return lazy_load(&libseccomp); }

static scmp_filter_ctx lib_init(uint32_t action) { LAZY_CALL(libseccomp, seccomp_init, NULL, (action)); }
static void lib_release(scmp_filter_ctx filter) { LAZY_CALL_VOID(libseccomp, seccomp_release, (filter)); }
static int lib_attr_set(scmp_filter_ctx filter, enum scmp_filter_attr attribute, uint32_t value) {
  LAZY_CALL(libseccomp, seccomp_attr_set, -ENOSYS, (filter, attribute, value));
}
static int lib_resolve(const char *name) { LAZY_CALL(libseccomp, seccomp_syscall_resolve_name, __NR_SCMP_ERROR, (name)); }
static int lib_rule_add(
    scmp_filter_ctx filter, uint32_t action, int call, unsigned int count, const struct scmp_arg_cmp *arguments) {
  LAZY_CALL(libseccomp, seccomp_rule_add_array, -ENOSYS, (filter, action, call, count, arguments));
}
static int lib_load(scmp_filter_ctx filter) { LAZY_CALL(libseccomp, seccomp_load, -ENOSYS, (filter)); }
static uint32_t lib_arch(const char *name) { LAZY_CALL(libseccomp, seccomp_arch_resolve_name, 0, (name)); }
static int lib_arch_add(scmp_filter_ctx filter, uint32_t arch) {
  LAZY_CALL(libseccomp, seccomp_arch_add, -ENOSYS, (filter, arch));
}
static int lib_arch_remove(scmp_filter_ctx filter, uint32_t arch) {
  LAZY_CALL(libseccomp, seccomp_arch_remove, -ENOSYS, (filter, arch));
}
static int lib_text(scmp_filter_ctx filter, int descriptor) {
  LAZY_CALL(libseccomp, seccomp_export_pfc, -ENOSYS, (filter, descriptor));
}
static int lib_bytes(scmp_filter_ctx filter, int descriptor) {
  LAZY_CALL(libseccomp, seccomp_export_bpf, -ENOSYS, (filter, descriptor));
}

// Names and not numbers: which there are depends on the architecture.

/// What looking needs, whatever its arguments.
static const char *const allowed[] = {
    // Reading what is open, and drawing.
    "read", "readv", "pread64", "write", "writev", "close", "lseek", "_llseek", "dup", "dup3", "pipe",
    "pipe2", "poll", "ppoll", "ppoll_time64", "select", "_newselect", "pselect6", "pselect6_time64",
    // Looking at files.
    "stat", "stat64", "lstat", "lstat64", "fstat", "fstat64", "newfstatat", "fstatat64", "statx", "access",
    "faccessat", "faccessat2", "readlink", "readlinkat", "getdents", "getdents64", "getcwd", "fadvise64",
    "inotify_init", "inotify_init1", "inotify_add_watch", "inotify_rm_watch",
    // Memory.
    "brk", "munmap", "mremap", "madvise", "futex", "futex_time64", "set_robust_list", "rseq", "membarrier",
    // Signals and time.
    "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "sigreturn", "sigaltstack", "restart_syscall", "setitimer",
    "clock_gettime", "clock_gettime64", "clock_getres", "clock_nanosleep", "clock_nanosleep_time64", "nanosleep",
    "gettimeofday", "time", "times",
    // Who this is.
    "getpid", "gettid", "getppid", "getpgrp", "getpgid", "getsid", "getuid", "getuid32", "geteuid", "geteuid32",
    "getgid", "getgid32", "getegid", "getegid32", "uname", "sysinfo", "getrandom", "getrlimit", "ugetrlimit",
    "sched_getaffinity", "sched_yield", "exit", "exit_group"};

/// What C libraries try first and know how to do without where it does not exist; "not permitted" would stop them.
static const char *const absent[] = {
    "clone3", "openat2", "fchmodat2", "close_range", "epoll_pwait2", "futex_waitv", "futex_wait", "futex_wake",
    "futex_requeue", "map_shadow_stack", "mseal", "cachestat"};

/// What a terminal is asked and told. Not among them is what pretends that somebody typed (TIOCSTI).
static const unsigned long commands[] = {
    TCGETS, TCSETS, TCSETSW, TCSETSF, TCFLSH, TCSBRK, TCXONC, TIOCGWINSZ, TIOCGPGRP, TIOCGSID, FIONREAD,
    // TCGETS2, TCSETS2, TCSETSW2, TCSETSF2, of which only the kernel's own headers know the size.
    0x802c542a, 0x402c542b, 0x402c542c, 0x402c542d,
};

/// What is asked of descriptors. Not among them is what has others told by signals (F_SETOWN, F_SETSIG).
static const int descriptor_commands[] = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL};

/// - Returns: 0, also where this architecture has no such call or the library has not heard of it: it stays refused.
static int add(
    scmp_filter_ctx filter, uint32_t action, const char *name, unsigned int count,
    const struct scmp_arg_cmp *conditions) {
  const int call = lib_resolve(name);
  if (call == __NR_SCMP_ERROR) return 0;
  const int error = lib_rule_add(filter, action, call, count, conditions);
  return error == -EDOM || error == -EEXIST ? 0 : error;
}

/// Allows a call where certain bits of an argument are so.
static int allow_where(scmp_filter_ctx filter, const char *name, unsigned int argument, uint64_t bits, uint64_t value) {
  const struct scmp_arg_cmp condition = {argument, SCMP_CMP_MASKED_EQ, bits, value};
  return add(filter, SCMP_ACT_ALLOW, name, 1, &condition);
}

/// Of an argument that is an int the kernel takes no more than these.
static const uint64_t all_of_int = UINT32_MAX;

static int allow_by_arguments(scmp_filter_ctx filter) {
  int error = 0;
  // To be read, and neither made nor emptied. O_TMPFILE has a bit of its own beside that of O_DIRECTORY.
  const uint64_t changing = O_ACCMODE | O_CREAT | O_TRUNC | (O_TMPFILE & ~O_DIRECTORY);
  if (error == 0) error = allow_where(filter, "open", 1, changing, O_RDONLY);
  if (error == 0) error = allow_where(filter, "openat", 2, changing, O_RDONLY);
  // All libraries are there already.
  const char *const mapping[] = {"mmap", "mmap2", "mprotect"};
  for (int i = 0; i < 3 && error == 0; i++) error = allow_where(filter, mapping[i], 2, PROT_EXEC, 0);
  for (size_t i = 0; i < sizeof commands / sizeof commands[0] && error == 0; i++) {
    error = allow_where(filter, "ioctl", 1, all_of_int, commands[i] & all_of_int);
  }
  for (size_t i = 0; i < sizeof descriptor_commands / sizeof descriptor_commands[0] && error == 0; i++) {
    const uint64_t command = (uint64_t)descriptor_commands[i];
    error = allow_where(filter, "fcntl", 1, all_of_int, command);
    if (error == 0) error = allow_where(filter, "fcntl64", 1, all_of_int, command);
  }
  // To end by a signal that was caught.
  const uint64_t own = (uint64_t)getpid();
  if (error == 0) error = allow_where(filter, "kill", 0, all_of_int, own);
  if (error == 0) error = allow_where(filter, "tgkill", 0, all_of_int, own);
  if (error == 0) error = allow_where(filter, "tkill", 0, all_of_int, (uint64_t)syscall(SYS_gettid));
  // Limits are asked for, and not set.
  if (error == 0) error = allow_where(filter, "prlimit64", 2, UINT64_MAX, 0);
  return error;
}

/// - Parameter architecture: by the library's name; NULL for the one that this runs on.
static int make(scmp_filter_ctx filter, const char *architecture) {
  int error = 0;
  if (architecture) {
    const uint32_t arch = lib_arch(architecture);
    if (arch == 0) return -EINVAL;
    error = lib_arch_add(filter, arch);
    if (error == -EEXIST) error = 0;
    else if (error == 0) error = lib_arch_remove(filter, lib_arch("native"));
  }
  // What comes by the numbers of another architecture of the same machine.
  if (error == 0) error = lib_attr_set(filter, SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_ERRNO(EPERM));
  for (size_t i = 0; i < sizeof allowed / sizeof allowed[0] && error == 0; i++) {
    error = add(filter, SCMP_ACT_ALLOW, allowed[i], 0, NULL);
  }
  for (size_t i = 0; i < sizeof absent / sizeof absent[0] && error == 0; i++) {
    error = add(filter, SCMP_ACT_ERRNO(ENOSYS), absent[i], 0, NULL);
  }
  return error == 0 ? allow_by_arguments(filter) : error;
}

int kiosk_bind_calls(void) {
  if (!kiosk_load()) return KIOSK_NO_LIBRARY;
  scmp_filter_ctx filter = lib_init(SCMP_ACT_ERRNO(EPERM));
  if (filter == NULL) return ENOMEM;
  int error = make(filter, NULL);
  if (error == 0) error = lib_load(filter);
  lib_release(filter);
  return -error;
}

int kiosk_write_calls(const char *architecture, int descriptor, bool as_text) {
  if (!kiosk_load()) return KIOSK_NO_LIBRARY;
  scmp_filter_ctx filter = lib_init(SCMP_ACT_ERRNO(EPERM));
  if (filter == NULL) return ENOMEM;
  int error = make(filter, architecture);
  if (error == 0) error = as_text ? lib_text(filter, descriptor) : lib_bytes(filter, descriptor);
  lib_release(filter);
  return -error;
}

#else

bool kiosk_load(void) { return false; }

int kiosk_bind_calls(void) { return ENOSYS; }

int kiosk_write_calls(const char *architecture, int descriptor, bool as_text) {
  (void)architecture;
  (void)descriptor;
  (void)as_text;
  return ENOSYS;
}

#endif
