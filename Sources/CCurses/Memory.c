// Memory taken before it is needed.

#include "CCurses.h"

#ifdef __GLIBC__
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

void curses_take_memory(size_t bytes) {
  // Screens are some hundred kilobytes, and would otherwise be mapped and given back for every frame.
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 8 << 20);
  void *const block = malloc(bytes);
  if (block == NULL) return;
  const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  const uintptr_t begin = ((uintptr_t)block + page - 1) & ~(page - 1);
  const uintptr_t end = ((uintptr_t)block + bytes) & ~(page - 1);
  // Kernels before 5.14 do not know this, and nothing is lost.
  if (begin < end) madvise((void *)begin, end - begin, MADV_POPULATE_WRITE);
  free(block);
}
#else
void curses_take_memory(size_t bytes) { (void)bytes; }
#endif
