// kiosk-probe files|calls|limits|all FOLDER OUTSIDE: binds itself and then tries what a guest might. FOLDER holds the
// file `inside`; OUTSIDE is another folder, with the file `secret`. For each trial a line: its name, and the name of
// the error or "ok". With "pfc ARCHITECTURE" it prints the filter for that.

#define _GNU_SOURCE 1
#include "CKiosk.h"

#include <stdio.h>
#include <string.h>

#if defined(__linux__)
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;
static char folder[1024], outside[1024], path[4096];

static const char *in(const char *where, const char *name) {
  snprintf(path, sizeof path, "%s/%s", where, name);
  return path;
}

/// The name of an error that these trials may meet, else its number.
static const char *name_of(int error) {
  static char number[16];
  switch (error) {
  case 0: return "ok";
  case EPERM: return "EPERM";
  case EACCES: return "EACCES";
  case ENOSYS: return "ENOSYS";
  case EFBIG: return "EFBIG";
  default: snprintf(number, sizeof number, "%d", error); return number;
  }
}

/// Says what became of a trial whose failure is told by a negative result.
static void tell(const char *name, long result) {
  const int error = errno;
  printf("%s %s\n", name, result >= 0 ? "ok" : name_of(error));
}

static void tell_error(const char *name, int error) { printf("%s %s\n", name, name_of(error)); }

/// Whoever is a child ends at once.
static void tell_child(const char *name, long child) {
  const int error = errno;
  if (child == 0) _exit(0);
  if (child > 0) waitpid((pid_t)child, NULL, 0);
  errno = error;
  tell(name, child);
}

static void try_programs(void) {
  char *const arguments[] = {"true", NULL};
  pid_t child = 0;
  tell_error("posix_spawn", posix_spawn(&child, "/bin/true", NULL, NULL, arguments, environ));
  tell_child("fork", fork());
  tell_child("clone", syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
  tell("clone3", syscall(SYS_clone3, NULL, 0));
  tell("ptrace", ptrace(PTRACE_ATTACH, getppid(), NULL, NULL));
  tell("kill-parent", kill(getppid(), 0));
  tell("tgkill-parent", syscall(SYS_tgkill, getppid(), getppid(), 0));
  tell("unshare", unshare(CLONE_NEWUSER));
  tell("setsid", setpgid(0, 0));
}

static void try_net(void) {
  tell("socket-inet", socket(AF_INET, SOCK_STREAM, 0));
  tell("socket-unix", socket(AF_UNIX, SOCK_STREAM, 0));
  int pair[2];
  tell("socketpair", socketpair(AF_UNIX, SOCK_STREAM, 0, pair));
  tell("io_uring", syscall(SYS_io_uring_setup, 1, NULL));
}

static void try_files(void) {
  tell("read-inside", open(in(folder, "inside"), O_RDONLY));
  tell("list-inside", open(folder, O_RDONLY | O_DIRECTORY));
  tell("read-outside", open(in(outside, "secret"), O_RDONLY));
  tell("list-outside", open(outside, O_RDONLY | O_DIRECTORY));
  tell("read-passwd", open("/etc/passwd", O_RDONLY));
  tell("write-inside", open(in(folder, "inside"), O_WRONLY));
  tell("append-inside", open(in(folder, "inside"), O_RDWR | O_APPEND));
  tell("truncate-inside", open(in(folder, "inside"), O_RDONLY | O_TRUNC));
  tell("create-inside", open(in(folder, "new"), O_RDONLY | O_CREAT, 0600));
  tell("create-outside", creat(in(outside, "new"), 0600));
  tell("temporary", open(folder, O_RDWR | O_TMPFILE, 0600));
  tell("openat2", syscall(SYS_openat2, AT_FDCWD, in(folder, "inside"), NULL, 0));
  tell("tty", open("/dev/tty", O_RDWR));
  tell("mkdir", mkdir(in(folder, "new"), 0700));
  tell("symlink", symlink("/etc/passwd", in(folder, "link")));
  tell("chmod", chmod(in(folder, "inside"), 0777));
  tell("truncate", truncate(in(folder, "inside"), 0));
  char other[4096];
  snprintf(other, sizeof other, "%s/moved", folder);
  tell("rename", rename(in(folder, "inside"), other));
  tell("link", link(in(folder, "inside"), other));
  tell("unlink", unlink(in(folder, "doomed")));
  tell("watch-inside", inotify_add_watch(inotify_init1(IN_CLOEXEC), folder, IN_CLOSE_WRITE));
}

static void try_the_rest(void) {
  void *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  tell("memory", page == MAP_FAILED ? -1 : 0);
  tell("execute-memory", mprotect(page, 4096, PROT_READ | PROT_EXEC));
  void *code = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  tell("map-code", code == MAP_FAILED ? -1 : 0);
  char typed = 'x';
  int input = open("/dev/null", O_RDONLY);
  tell("type-for-others", ioctl(input < 0 ? 0 : input, TIOCSTI, &typed));
  tell("signal-others", fcntl(0, F_SETOWN, getppid()));
  tell("descriptor", fcntl(0, F_GETFD));
  struct rlimit limit;
  tell("ask-limit", getrlimit(RLIMIT_CORE, &limit));
  tell("set-limit", setrlimit(RLIMIT_CORE, &limit));
  struct timespec now;
  tell("clock", clock_gettime(CLOCK_MONOTONIC, &now));
  int ends[2];
  tell("pipe", pipe(ends));
  struct pollfd nothing = {.fd = -1};
  tell("poll", poll(&nothing, 1, 1));
  signal(SIGUSR1, SIG_IGN);
  tell("raise", raise(SIGUSR1) == 0 ? 0 : -1);
}

static void try_limits(void) {
  struct rlimit limit;
  const int limits[] = {RLIMIT_CORE, RLIMIT_FSIZE, RLIMIT_NPROC};
  const char *const names[] = {"core", "file", "processes"};
  for (int i = 0; i < 3; i++) {
    getrlimit(limits[i], &limit);
    printf("limit-%s %lu\n", names[i], (unsigned long)limit.rlim_max);
  }
  const int file = open(in(outside, "written"), O_WRONLY | O_CREAT, 0600);
  tell("write-byte", write(file, "x", 1));
}

static void bind_self(const char *what) {
  const bool all = strcmp(what, "all") == 0;
  kiosk_load();
  if (all || strcmp(what, "limits") == 0) printf("bind-limits %d\n", kiosk_limit());
  printf("bind-privileges %d\n", kiosk_renounce_privileges());
  const char *const paths[] = {folder, "/nowhere/at/all"};
  if (all || strcmp(what, "files") == 0) printf("bind-files %d\n", kiosk_bind_files(paths, 2));
  if (all || strcmp(what, "calls") == 0) printf("bind-calls %d\n", kiosk_bind_calls());
}

int main(int count, char **arguments) {
  if (count == 3 && strcmp(arguments[1], "pfc") == 0) return kiosk_write_calls(arguments[2], 1, true);
  if (count != 4) return 2;
  snprintf(folder, sizeof folder, "%s", arguments[2]);
  snprintf(outside, sizeof outside, "%s", arguments[3]);
  // A buffer that is written at once: children inherit none of it.
  setvbuf(stdout, NULL, _IONBF, 0);
  bind_self(arguments[1]);
  if (strcmp(arguments[1], "limits") == 0) {
    try_limits();
    return 0;
  }
  try_programs();
  try_net();
  try_files();
  try_the_rest();
  // The last, as this process would be another after it.
  char *const program[] = {"true", NULL};
  tell("execve", execve("/bin/true", program, environ));
  return 0;
}

#else
int main(void) { return 0; }
#endif
