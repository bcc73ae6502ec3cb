// What every system has.

#define _DARWIN_C_SOURCE 1
#define _GNU_SOURCE 1
#include "CKiosk.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>

#if defined(__APPLE__)
#include <crt_externs.h>
#define environment (*_NSGetEnviron())
#else
extern char **environ;
#define environment environ
#endif

void kiosk_clear_environment(void) {
  static char *nothing[] = {NULL};
  environment = nothing;
}

static int limit(int resource, rlim_t most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return errno;
  if (limit.rlim_max < most) most = limit.rlim_max;
  limit.rlim_cur = most;
  limit.rlim_max = most;
  return setrlimit(resource, &limit) == 0 ? 0 : errno;
}

int kiosk_limit(void) {
  // A write beyond the limit is to fail, and not to end the process.
  signal(SIGXFSZ, SIG_IGN);
  const struct {
    int resource;
    rlim_t most;
  } limits[] = {{RLIMIT_CORE, 0}, {RLIMIT_FSIZE, 0}, {RLIMIT_NPROC, 0}, {RLIMIT_NOFILE, 64}};
  int failure = 0;
  for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++) {
    const int error = limit(limits[i].resource, limits[i].most);
    if (error != 0) failure = error;
  }
  return failure;
}
