#define _GNU_SOURCE
#include "CFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

#if defined(__APPLE__)

int skinscope_exchange(const char *one, const char *other) { return renamex_np(one, other, RENAME_SWAP); }

int skinscope_synchronise_all(int folder) {
  (void)folder;
  errno = ENOSYS;
  return -1;
}

#elif defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>

// Not every C library has renameat2 or its flags.
int skinscope_exchange(const char *one, const char *other) {
#ifdef SYS_renameat2
  const unsigned int exchange = 1u << 1;
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, exchange);
#else
  errno = ENOSYS;
  return -1;
#endif
}

int skinscope_synchronise_all(int folder) { return syncfs(folder); }

#else

int skinscope_exchange(const char *one, const char *other) {
  errno = ENOSYS;
  return -1;
}

int skinscope_synchronise_all(int folder) {
  errno = ENOSYS;
  return -1;
}

#endif
