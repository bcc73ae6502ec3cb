#ifndef SKINSCOPE_CLAZY_H
#define SKINSCOPE_CLAZY_H
#include <stdbool.h>

// Libraries that a preview may do without cost time and memory at every start when they are linked in. So on Linux
// they are loaded when something of them is first called. Elsewhere they are linked as usual, but for those that are
// loaded on every system, as they may not be installed.

#include <pthread.h>
#include <stddef.h>

struct lazy_library {
  /// The names of its shared object, the likeliest first; NULL after the last.
  const char *const *names;
  pthread_mutex_t mutex;
  bool was_tried;
  void *handle;
};

/// A library that is loaded on every system, by the names of its shared object.
#define LOADED_LIBRARY(library, ...)                                    \
  static const char *const library##_names[] = {__VA_ARGS__, NULL};   \
  static struct lazy_library library = {library##_names, PTHREAD_MUTEX_INITIALIZER, false, NULL}

/// Loads the library if it is not yet. False where it is not installed.
bool lazy_load(struct lazy_library *library);

/// The address of a function of the library, kept in `address`; NULL where there is none.
void *lazy_address(struct lazy_library *library, const char *name, void **address);

#if defined(__linux__)
/// A library that is loaded here.
#define LAZY_LIBRARY(library, ...) LOADED_LIBRARY(library, __VA_ARGS__)

/// Returns what NAME returns of ARGUMENTS, or FAILURE where it is not there.
#define LAZY_CALL(library, name, failure, arguments)                  \
  do {                                                                \
    static void *address;                                             \
    __typeof__(&name) function = NULL;                                \
    *(void **)&function = lazy_address(&library, #name, &address);    \
    if (function == NULL) return failure;                             \
    return function arguments;                                        \
  } while (0)

/// The same for a function that returns nothing.
#define LAZY_CALL_VOID(library, name, arguments)                      \
  do {                                                                \
    static void *address;                                             \
    __typeof__(&name) function = NULL;                                \
    *(void **)&function = lazy_address(&library, #name, &address);    \
    if (function != NULL) function arguments;                         \
  } while (0)
#else
/// A library that is linked: it was loaded with the program.
#define LAZY_LIBRARY(library, ...)                                    \
  static struct lazy_library library = {NULL, PTHREAD_MUTEX_INITIALIZER, true, &library}
#define LAZY_CALL(library, name, failure, arguments) return name arguments
#define LAZY_CALL_VOID(library, name, arguments) name arguments
#endif
#endif
